"""English words as search weighs them. Common words are not dropped, since "may" and "before" are entries; they
weigh less."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from kfjudge.words.language import Searching, phrases, read_words, words


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Stem a word as Porter's second stemmer does, which Whoosh has."""
    return str(_load_porter()(word)) if len(word) > 2 else word


@lru_cache(maxsize=1)
def _load_porter() -> Any:
    return import_module("whoosh.lang.porter2").stem


SEARCHING = Searching(
    stem=stem,
    common=words(
        """a about again all also am an and any are arent as at be been being between both but by cant
        could couldnt did didnt do does doesnt doing done dont down during each either even ever
        every few for from get gets go goes got had has hasnt have having he her here hers him his
        how i id if ill im in into is isnt it its ive just let lets like make makes made many me
        mean means mine more most much my neither no nor not now of off on once one only onto or
        other our ours out over own per please same say says she should so some still such than that
        thats the their theirs them then there these they this those to too under until up us very
        via was we were what whats when where whether which while who whom whose why will with wont
        would you your yours happen happens happened s t re because another less hello hi sorry
        thank something anything wasnt werent hadnt wouldnt shouldnt can tell explain explains
        define definition work works working know want wants need needs please thanks really well
        always better help sure someone thought however actually though maybe course often
        almost anyone remember nice probably understand yeah idea happy fucking rather reason soon
        myself yourself although asked ask asks easy gonna sometimes heard himself herself
        especially knew likely perfect wish guess themselves tried try tries trying totally correct
        correctly damn simple simply knows ones ways absolutely quick quickly agree asking easily
        anymore gotta seriously stupid wonder awesome anyway literally necessary supposed thus doubt
        glad eventually lots certainly particularly truly therefore mostly realize allowed allow
        allows wrong exactly guy guys dude friend stuff thing things think thinks claims claim told
        tells argue argues argument confused confusing basically honestly ok okay yep nope hey pls
        wtf lol btw afaik imo whatever whenever wherever besides quite pretty kind sort bit lot"""
    ),
    in_passing=words("after before cannot cant first may might must play shall use used using"),
    beside_the_subject=words(
        "difference differences errata erratum faq glossary question questions rule rules"
    ),
    of_a_card=words(
        """abilities ability action actions art artist artwork bad belong belongs best bonus called card cards
        change changed collection common complete cost current destroyed detail details effect effects english
        exact exactly explained explanation faction find flavor flavour force french full give gives good
        illustration illustrations image images info information keyword keywords latest name need nickname
        number official opponent original picture pictures play plays print printed printing prints rare
        rarity read reads ruling rulings serves set show species stat statistics stats strength strong text texts
        trait traits translate translated translation trigger triggers type uncommon useful value values
        version versions word wording words"""
    ),
    comparing=words(
        "compare compared comparing difference differences differ differs different diff distinguish versus vs"
    ),
    alternative=words("same"),
    first_person=words("i id ill im ive me mine my our we"),
    counting=words("many number"),
    example=words("example examples anna"),
    hanging=words(
        "this that these those then otherwise so but however also such both neither nor instead thus"
    ),
    stating=words(
        """accepts acts adds allows answers applies are asks attacks becomes begins belongs binds
        bites breaks brings burns can cannot captures changes chooses closes comes compares
        costs counts cuts deals decides declines depends destroys dies digs discards divides do
        does dooms doubles drags draws ends enters enriches fails falls feeds fetches fights
        fills finds fires follows forbids forges frees gains gets gives goes grows has have
        heals hears helps hits holds hurts ignores is itches keeps kills lasts lays leaves lends
        lets lies lifts likes listens looks loses lowers makes may means misses moves must needs
        offers outlives pass passes pays picks plays prevents protects purges puts raises
        reaches reacts readies reads reaps refills refuses remembers removes resolves rests
        returns reveals saves says searches sees sells sends serves sets shakes shares shields
        shoots shrinks shuffles shuts skips spares spends splashes stacks stands stays steals
        stops strengthens strikes strips stuns survives takes tells ties triggers uses wants was
        were will wins works yields"""
    ),
    telling=words(
        """the of to in at by with and or but not is are was be do does did have has my your his her
        their this that what which who when where why how can could may must should will would i you
        he she it they we if than into from for an am many much had were been before after there"""
    ),
    not_misspelled=read_words(Path(__file__).with_name("not_misspelled.txt")),
    plain=words(
        """time first make going way much right take life world last man three come help old little game
        place against end might money free night few full bad support call job season war makes hope
        mind control death office research lost john needs special light future heart fire works
        word song self clear field mother project total common dead king gold hot sound director
        save round follow key hate lord terms blood door crazy safe sir huge table deep access truth
        ball box wall pain rock network eye charge cold speed fair nature justice collection gun
        knowledge fear lady unit claim leader brain battle finished master dance protect spring
        analysis professor machine smith killing challenge broken theory mass queen stars library
        tree memory ring silver agent strength wild spirit camp copy balance map iron guard reaction
        prince bear forest command moon soldiers brothers ray bodies planet soft ancient golden
        testing everywhere hole weak storm pack quiet flowers strange lights signal champion wave
        guilty markets cycle switch dreams universe blow delivery heaven random stood shift harder
        hidden burn sample destroy commander marked gang shoulder returning hunt pocket grey chamber
        woods silent hearts custom grounds anger hunting knife dust remote inspiration landing
        throwing recall routine seed reverse principle investors boots trap fleet punch pound blast
        chip darkness finishing stem feeding experimental judgment chaos coins healing invasion
        backup souls cave bug nerve customs rat treasure clouds hammer smiling pile binding mighty
        glorious penny flame quantum doll collar analyst dimension ritual"""
    ),
    mistaken=phrases(
        """forgot | forget to | forgotten | forgetting to | missed | by mistake | by accident |
        accidentally | misplayed | miscounted | misread | mixed up | played wrong | played it wrong
        | did it wrong | got it wrong | mistake | should have | should of | shouldve | should not
        have | shouldnt have | realized too late | too late | we noticed | i noticed | noticed later
        | we realized | i realized | realized | realised | noticed | was i supposed | were we
        supposed"""
    ),
    kinds={"errata": "errata", "erratum": "errata", "faq": "faq"},
)
