"""Words that are said every day and nearly spelled like others of a game: they are no slip for the name of a card,
and nothing is put right in them."""

from __future__ import annotations

from kfjudge.words.languages import words

EVERYDAY = words(
    """
    aboard abortion abroad activist actors actress addiction admit advantages agency agenda ages albert
    alice alleged amazing amazon amongst android andy angels animal anime anne annual answer anymore
    anyway appeal appeals apple applications appreciation architecture arena argument army arranged arrest
    arrested arthur artist arts aspect assess assets associates attended attitude attract attracted aunt
    austin autumn awarded babies ballot bang barrier basket bath battery beach beam beard beauty beds beer
    beijing belgium belief belly belt bend beneficial berlin beta bias bible bird birds bitter black
    blacks blessed blew bloody blown boat boats boom booth bored boring born boston bother bowl bowling
    boys brad brazil breast brian bridge bridges bright britain brush bubble bull bullet burger busy
    butler butt butter cable camera cancer career careers carl carrier casino castle catching cats cattle
    celebrate celebrity centres century chair channel channels chapter charity charles charlie charlotte
    charm charter chat cheers cheese cherry chest chick chief chiefs christ chronic church churches
    cigarette cities clarke clever closet closure clue coaches coalition cock coke cole colin college
    colleges collins colonel colony column comedy comics commented comments commit comparable compare
    comparing compensation complex composition compromise computer computers computing confident
    confirmation connected connection connections consent considerable consideration console construction
    consumers contract contracts contrary contrast convention conventional conversations convert converted
    conviction cook cookie cookies cooking cooling copper cops core corporate costa counties country
    county couple couples cousin craig creative creator creek crimes crisis crops crucial cruise crying
    cult curse curve custody cute danger daniel dare darling date dating dawn deadline dealer debate debt
    decade decades deeper deeply deleted demo dental denver deputy deserve desk destiny detect detroit
    devoted dick diesel diet dining dinner dirt dishes disney dispute distant dive divide divided divine
    division dollar dress dressed dresses driven drivers drives drum dutch eagles earth ease easier easily
    east easter eastern eating editor eleven ellen energy engaged ensure entity equity escape escaped
    essays estate excited exciting excuse expect explore export expressed extensive extent fabric facial
    factor factors fairy faith fame fantastic farmers fastest father fathers fault favour feature features
    feet female filmed filter finance finest finger fiscal fishing fits fitting flew flood flying food
    foods ford forecast forgive formal forth forty forum foster founder francis fred french friday fucked
    fuel garage garden gardens gate gender genetic gentle george global grade grades grandma gravity gray
    greece green grid grip growth guilt haha hair hall halloween hannah happier hardest harris harvard
    harvey hatred haven hear hearing heat heated heating heels height hell hero heroes hill hills hint
    hire hiring history holmes holy hood hook horizon hotel hours howard hughes hundred hunger hunter
    imagine implement infected injuries injury innovation insane insight insurance integration intend
    intense intensity intensive intent interests interface interior intervention introduction inventory
    invest invitation invite iphone iran issued james jeff johnny jones jordan julia justin keith kent
    keyboard kidding kids kinda knee knew kong kyle labor labour lake lane latin latter lawyer lawyers
    learning leather legislative legs lens lesser lesson liberal liberty license lighter linear linked
    lips listen listened literary loading loan longest louis love lovely lovers loving luke luxury madison
    maintenance makeup mall marcus margin marine married martial martin mary mask mason material materials
    matt matthew mature meal measure measured measures meat mentally metal meters metres mike miller
    million millions minister ministers minute minutes mission missions mobile model models modern
    momentum monday montana month months montreal mood moore morning morris movement movies mystery nearby
    necessarily neck news noon norman notion nurses nuts occasions offense oliver opinion opinions
    optical owen pace painted pair palace pale parade paradise parents parish parker participate
    participating particles partner partners party passion patent patient paul peer pepper percent perfect
    period periods pete petty phil philip phones pics pilots pine pissed planned planning plants pleasure
    poetry poland police poll poor portland portrait portugal posted poster potter praise pray prayer
    prayers precisely president pretty pride priest princess prize product production products prof
    profession progress prominent promise promises promising property proposal prosecution prospect
    protest protests prove proved proves province publish pupils purple pursue pursuit quality quoted
    quotes rachel racism racist rangers raped rating reader readers realised reality realized rebels
    recipe recognised record reed reflect reform reforms regime registration regret relate related
    relating relations relatively relief rental replied report reported reportedly reporter reputation
    rescue resident respected retail retired retreat review reviews revised revolution rice richard rick
    riding risk rivers road roads rocky rogers roster ruin ruined russia ryan sacred safer safety saint
    saints salary sale sales samuel sand sauce scared scenes scholars science sciences sector sectors
    secure sell selling sells senate serial serious settlement sexual shame shaped sheep ship ships shirt
    shirts shit shock shocking shoe shoes shopping shorter shower sierra silence sink slave slaves slept
    slowly smart smell smells smoke smoking smooth soccer social soil sold solid solution solve solved
    sony soup southern soviet span speaker speakers specialist spectrum speech spoke spoken sport sporting
    sports squad stable stairs stan station steady steak steam sterling steven stewart strain stream
    streaming streams stress stuart style styles submission suck summer summit superior supreme survey
    suspension sweden system tackle talked talking tall tastes taught taxi taylor teacher temple tend
    tender tennis territory thai theater theatre theme themes thirty thomas thou thought thoughts thread
    threat threats throat throne thunder ticket tier toilet tongue topics torn tourism tourist toys
    tradition tragic trailer trained trans transaction transactions transit transition transportation
    treaty trends trial trials tribute trip trips trophy truck trucks tune turner twelve unions unity
    unusual urgent valley vice victor victoria video videos vincent violent visa vision visits voice
    voices volume volumes voters vulnerable warm warner watson weather whereas whilst whites wine wire
    wireless wonder wooden wore worker workers worrying wrestling writer writes writing york
    """
)
