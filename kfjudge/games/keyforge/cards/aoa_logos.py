"""Logos, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

REDACTED = card(
    "[redacted]",
    whenever(
        HouseIsChosen(ANY_CARD, "logos"),
        PutAember(1, SELF),
        if_(IsAtLeast(AemberOn(SELF), 4), Sacrifice(SELF), ForgeFree()),
    ),
)

ARCHIMEDES = card("archimedes", gains(NEIGHBORS, Destroyed(Archive(SELF))))

BACKUP_COPY = card("backup-copy", gains(HOST, Destroyed(PutOnDeck(SELF))))

BINATE_RUPTURE = card("binate-rupture", Play(Gain(AemberOf(YOU)), Gain(AemberOf(OPPONENT), OPPONENT)))

CUTTHROAT_RESEARCH = card("cutthroat-research", Play(if_(HasAember(OPPONENT, 8), Steal(2))))

DIRECTOR_OF_ZYX = card("director-of-zyx", whenever(TurnStarts(ANY_CARD), ArchiveTop()))

ENTROPIC_SWIRL = card(
    "entropic-swirl", Play(Choose(CREATURE), TimesToTheSame(TraitsOf(IT), (Deal(2), Gain(1))))
)

EUREKA = card("eureka", Play(Gain(2), ChooseRandom(YOUR_HAND, 2), Archive(IT)))

EYEGOR = card(
    "eyegor",
    Play(
        LookAtTop(3, called="the seen"),
        Choose(among("the seen")),
        ReturnToHand(IT),
        Discard(among("the seen") - IT),
    ),
)

FETCHDRONES = card(
    "fetchdrones",
    Action(
        DiscardTop(count=2),
        for_each(house("logos") & AMONG_THEM, Choose(FRIENDLY & CREATURE), Capture(2, IT)),
    ),
)

FILA_THE_RESEARCHER = card("fila-the-researcher", whenever(IsPlayedBeside(CREATURE), Draw(1)))

HELPER_BOT = card("helper-bot", Play(ThisTurn(May("play", ANY_CARD - house("logos"), cards=1))))

HEXPION = card("hexpion", Destroyed(Archive(SELF), ArchiveTop()))

JARGOGLE = card(
    "jargogle",
    Play(Choose(YOUR_HAND), PutUnder()),
    Destroyed(either(YourTurn(), [PlayUnder()], [ArchiveUnder()])),
)

MASTER_THE_THEORY = card(
    "master-the-theory",
    Play(
        if_(
            Not(AreThere(FRIENDLY & CREATURE)),
            for_each(ENEMY & CREATURE, you_may(Choose(YOUR_HAND), Archive(IT))),
        )
    ),
)

MEMORY_CHIP = card("memory-chip", whenever(HouseIsChosen(ANY_CARD, "logos"), Choose(YOUR_HAND), Archive(IT)))

PIP_PIP = card("pip-pip", whenever(Reaps(ENEMY & CREATURE), Stun(IT)))

POKE = card("poke", Play(Choose(ENEMY & CREATURE), Deal(1), if_(ItWasDestroyed(), Draw(1))))

PROFESSOR_SUTTERKIN = card(
    "professor-sutterkin", AfterReap(Draw(CountOf(FRIENDLY & house("logos") & CREATURE)))
)

PROJECT_ZYX = card("project-zyx", FightReap(you_may(Choose(YOUR_ARCHIVES), PlayIt(IT))))

QUANTUM_FINGERTRAP = card(
    "quantum-fingertrap",
    Action(
        Choose(CREATURE & NOT_ALONE, called="the first"),
        Choose(CREATURE & InLineOf("the first") - called("the first"), called="the second"),
        Swap(called("the first"), called("the second")),
    ),
)

SCIENTIFICAL_HACK = card(
    "scientifical-hack", Omni(Sacrifice(SELF), ThisTurn(May("use", FRIENDLY & ARTIFACT)))
)

SEISMO_ENTANGLER = card(
    "seismo-entangler", Action(NameHouse(), NextTurn(OPPONENT, cannot("reap", CREATURE & OF_NAMED_HOUSE)))
)

SHARD_OF_KNOWLEDGE = card("shard-of-knowledge", Action(Draw(CountOf(FRIENDLY & trait("shard")))))

STANDARDIZED_TESTING = card(
    "standardized-testing",
    Play(Destroy((CREATURE & OfLeastPower(CREATURE)) | (CREATURE & OfMostPower(CREATURE)))),
)

THE_CURATOR = card("the-curator", EntersReady(FRIENDLY & ARTIFACT))

TITAN_LIBRARIAN = card(
    "titan-librarian", whenever(TurnEnds(ANY_CARD), if_(Not(OnFlank()), Choose(YOUR_HAND), Archive(IT)))
)

ZYX_RESEARCHER = card("zyx-researcher", Play(ChooseOne(((ArchiveTop(),), (ArchiveTop("discard"),)))))
