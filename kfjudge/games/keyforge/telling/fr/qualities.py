"""French for what a part of a selector adds to a noun."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.fr.agreement import KINDS, elided, feminine, this, this_one
from kfjudge.games.keyforge.telling.fr.nouns import (
    CALLED,
    is_pronoun,
    itself,
    named,
    one,
    owned,
    quality,
    whole,
    word,
)
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    said_just_now,
)
from kfjudge.words.catalogue import called


@quality.register
def _(_: s.AnyCard, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "any", ""


@quality.register
def _(_: s.Friendly, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "allié"


@quality.register
def _(_: s.Enemy, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "ennemi"


@quality.register
def _(part: s.OfType, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "noun", KINDS[part.type]


@quality.register
def _(_: s.Self, so_far: Telling) -> tuple[str, str]:
    return "all", itself(so_far)


@quality.register
def _(_: s.Host, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "all", "cette créature"


@quality.register
def _(part: s.It, so_far: Telling) -> tuple[str, str]:
    if said_just_now(part, so_far):
        return "all", this_one(so_far.it)
    noun = so_far.called.get(str(part.called), so_far.it)
    called = CALLED[str(part.called)][0 if feminine(noun.kind) else 1]
    cards = f"{KINDS[noun.kind]}{'s' if noun.plural else ''}"
    return "all", called.format(cards) if "{}" in called else f"{called} {cards}"


@quality.register
def _(part: s.Among, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "parmi elles"


@quality.register
def _(_: s.TheFought, so_far: Telling) -> tuple[str, str]:
    return "all", f"la créature {elided('que', named(so_far))} combat"


@quality.register
def _(_: s.TheFighter, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "all", "la combattante"


@quality.register
def _(part: s.Attacking, so_far: Telling) -> tuple[str, str]:
    return "after", f"qui attaque {one(part.target, so_far)}"


@quality.register
def _(_: s.Giver, so_far: Telling) -> tuple[str, str]:
    return "all", this(so_far.facts.type)


@quality.register
def _(part: s.InLineOf, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de la même ligne de front"


@quality.register
def _(_: s.NotAlone, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "qui n’est pas seule dans sa ligne de front"


@quality.register
def _(_: s.InPlay, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "en jeu"


@quality.register
def _(_: s.Flank, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "sur un flanc"


@quality.register
def _(part: s.NeighborOf, so_far: Telling) -> tuple[str, str]:
    return "of", f"de {whole(part.of, so_far)}"


@quality.register
def _(part: s.RightOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"à droite {elided('de', whole(part.of, so_far))} dans sa ligne de front"


@quality.register
def _(part: s.LeftOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"à gauche {elided('de', whole(part.of, so_far))} dans sa ligne de front"


@quality.register
def _(_: s.Damaged, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "blessé"


@quality.register
def _(_: s.Ready_, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "redressé"


@quality.register
def _(_: s.Stunned, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "adjective", "sonné"


@quality.register
def _(_: s.WithDoom, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "avec un marqueur doom"


@quality.register
def _(_: s.WithAember, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "portant de l’Aombre"


@quality.register
def _(_: s.WithArmor, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "avec une armure"


@quality.register
def _(part: s.WithKeyword, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    name = word("keyword", part.keyword).lower()
    return ("adjective", name) if part.keyword == "elusive" else ("after", f"avec {name}")


@quality.register
def _(_: s.PlayedNow, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "que vous jouez"


@quality.register
def _(part: s.Trait, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "kind", word("trait", part.trait)


@quality.register
def _(part: s.SharesTrait, so_far: Telling) -> tuple[str, str]:
    return "after", f"ayant un trait en commun avec {whole(part.with_, so_far)}"


@quality.register
def _(part: s.SharesTitle, so_far: Telling) -> tuple[str, str]:
    return "after", f"portant le titre de {whole(part.with_, so_far)}"


@quality.register
def _(part: s.WeakerThan, so_far: Telling) -> tuple[str, str]:
    than = "la sienne" if is_pronoun(part.than, so_far) else f"celle de {whole(part.than, so_far)}"
    return "after", f"de puissance inférieure à {than}"


@quality.register
def _(part: s.OfHouse, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "kind", word("house", part.house)


@quality.register
def _(_: s.SharesHouse, so_far: Telling) -> tuple[str, str]:
    return (
        "after",
        f"qui est de la même Maison que {'ladite' if feminine(so_far.it.kind) else 'ledit'} "
        f"{KINDS[so_far.it.kind]}",
    )


@quality.register
def _(_: s.OfYourHouses, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "d’une de vos Maisons"


@quality.register
def _(_: s.OfActiveHouse, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de la Maison active"


@quality.register
def _(part: s.OfHouseOf, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"de la Maison de {CALLED[part.called][0]}"


@quality.register
def _(_: s.OfNamedHouse, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de cette Maison"


@quality.register
def _(part: s.Named, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "title", f"carte {called(all_facts()[part.id], 'fr')}"


@quality.register
def _(part: s.PowerAtMost, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"de puissance {part.power} ou moins"


@quality.register
def _(part: s.PowerAtLeast, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"de puissance {part.power} ou plus"


@quality.register
def _(part: s.OfPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", f"de puissance {part.power}"


@quality.register
def _(_: s.OfNamedPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "dont la puissance est égale à ce nombre"


@quality.register
def _(_: s.OddPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de puissance impaire"


@quality.register
def _(_: s.EvenPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de puissance paire"


@quality.register
def _(part: s.OfMostPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de la puissance la plus élevée"


@quality.register
def _(part: s.OfLeastPower, so_far: Telling) -> tuple[str, str]:  # noqa: ARG001
    return "after", "de la puissance la plus faible"


@quality.register
def _(part: s.InZone, so_far: Telling) -> tuple[str, str]:
    if part.player is None:
        return "lying", f"dans {'un' if part.zone == 'deck' else 'une'} {word('zone', part.zone)}"
    article = {"archives": "les", "deck": "le"}.get(part.zone, "la")
    zone = owned(article, word("zone", part.zone), part.player, so_far)
    return ("held", zone) if part.zone == "hand" else ("lying", f"dans {zone}")
