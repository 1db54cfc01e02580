"""Words that are said every day and nearly spelled like others of a game: they are no slip for the name of a card,
and nothing is put right in them."""

from __future__ import annotations

from kfjudge.words.languages import words

EVERYDAY = words(
    """
    abortion abroad actors actress agency agenda albert alleged amazing amazon amongst angels animal anne
    annual answer anymore anyway appeals applications architecture argument arranged arrest arrested
    arthur artist aspect assets attended attract attracted austin autumn awarded babies battery beauty
    belief belt berlin bitter black bloody boring bother boys brazil breast brian bridge britain bubble
    bull bullet butter camera career carl casino castle celebrate celebrity century chair channel channels
    chapter charity charles charlie charlotte charter chat cheese cherry chest chief christ chronic church
    churches cities coaches coalition colleges colonel column comedy comics comments commit compare
    compensation composition computers confident connected connection connections consent considerable
    consideration construction consumers contract contracts contrary contrast convention conventional
    conversations converted cooking cops corporate counties country couple couples cousin craig creative
    creator creek crimes crisis crucial cruise crying custody danger daniel dealer deeper deeply deleted
    denver deputy desk devoted disney dispute divided divine division dollar dress dressed driven drives
    eagles earth ease easier easily east eastern editor energy ensure equity escape escaped excited
    exciting excuse expect explore export expressed extensive extent factor factors faith fame fantastic
    fastest fault favour feature features female filter finance finger fiscal fishing flew ford forgive
    forum foster founder francis fred french friday fucked garage gate gender genetic gentle george global
    grades gravity gray greece green growth hall halloween harris harvard hear heat height hero heroes
    hire hiring history hood hook howard hundred hunter imagine implement injuries injury innovation
    insane insight insurance integration intense intent interests interior intervention introduction
    invest invite iphone iran issued jeff johnny jordan justin knew kong labor labour lake latin lawyer
    lawyers learning leather legislative legs lens lesson liberal liberty license linked listen listened
    literary loan longest louis love lovely luke luxury maintenance makeup margin marine martin material
    materials matthew measure measured measures mentally metal meters metres million millions minister
    ministers minute minutes mission missions mobile model models modern monday months morning movement
    mystery nearby necessarily news north notion occasions offense oliver opinion opinions parade paradise
    parents participate participating partner partners passion patent patient percent perfect period
    periods phones pissed planned planning plants pleasure poetry poland police poor portland portrait
    posted precisely president pretty priest princess product production products progress prominent
    promise promises property proposal protests proved province pupils purple pursue quality quoted quotes
    racism racist reader readers reality realized recipe record reflect reform regime registration regret
    relate related relating relations relatively relief replied report reported reputation rescue resident
    retail review reviews revolution richard rick riding ruined russia safety saint salary sale sales
    samuel sauce scenes science sciences sector secure selling senate serial serious settlement sexual
    shame shaped shirts shock shoe shopping shorter shower silence slaves slowly smart smoke smoking
    smooth social sold solid solution solve sony southern soviet speaker speakers specialist spectrum
    speech spoken squad stable station steady stewart stream streaming stress styles summer summit
    superior supreme survey suspension sweden system talked taught taylor teacher temple tend tennis
    territory theater theatre theme themes thirty thomas thought thoughts thread threats throat ticket
    toilet tongue topics tourism tourist toys tradition trailer trained trans transaction transactions
    transit transition transportation trials tribute trip trophy trucks twelve unions unusual valley
    victoria videos violent vision visits voice voices volume volumes voters vulnerable warm watson
    weather whereas whilst wire wireless wonder wooden wore worker workers writer writes york
    """
)
