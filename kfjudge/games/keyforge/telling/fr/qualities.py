"""French for what a selected card is and has, and for its relation to others."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.fr.agreement import KINDS, elided, feminine
from kfjudge.games.keyforge.telling.fr.nouns import (
    CALLED,
    is_pronoun,
    one,
    quality,
    whole,
    word,
)
from kfjudge.games.keyforge.telling.telling import (
    Telling,
)
from kfjudge.words.catalogue import pick_name


@quality.register
def _(_: dsl.Flank, so_far: Telling) -> tuple[str, str]:
    return "after", "sur un flanc"


@quality.register
def _(_: dsl.Damaged, so_far: Telling) -> tuple[str, str]:
    return "adjective", "blessé"


@quality.register
def _(_: dsl.Ready_, so_far: Telling) -> tuple[str, str]:
    return "adjective", "redressé"


@quality.register
def _(_: dsl.Stunned, so_far: Telling) -> tuple[str, str]:
    return "adjective", "sonné"


@quality.register
def _(_: dsl.WithDoom, so_far: Telling) -> tuple[str, str]:
    return "after", "avec un marqueur fatalité"


@quality.register
def _(_: dsl.WithAember, so_far: Telling) -> tuple[str, str]:
    return "after", "portant de l’Aombre"


@quality.register
def _(_: dsl.WithArmor, so_far: Telling) -> tuple[str, str]:
    return "after", "avec une armure"


@quality.register
def _(part: dsl.WithKeyword, so_far: Telling) -> tuple[str, str]:
    name = word("keyword", part.keyword).lower()
    return ("adjective", name) if part.keyword == "elusive" else ("after", f"avec {name}")


@quality.register
def _(_: dsl.PlayedNow, so_far: Telling) -> tuple[str, str]:
    return "after", "que vous jouez"


@quality.register
def _(part: dsl.Trait, so_far: Telling) -> tuple[str, str]:
    return "kind", word("trait", part.trait)


@quality.register
def _(part: dsl.OfHouse, so_far: Telling) -> tuple[str, str]:
    return "kind", word("house", part.house)


@quality.register
def _(_: dsl.OfYourHouses, so_far: Telling) -> tuple[str, str]:
    return "after", "d’une de vos Maisons"


@quality.register
def _(_: dsl.OfActiveHouse, so_far: Telling) -> tuple[str, str]:
    return "after", "de la Maison active"


@quality.register
def _(_: dsl.OfNamedHouse, so_far: Telling) -> tuple[str, str]:
    return "after", "de cette Maison"


@quality.register
def _(part: dsl.Named, so_far: Telling) -> tuple[str, str]:
    return "title", f"carte {pick_name(all_facts()[part.id], 'fr')}"


@quality.register
def _(part: dsl.PowerAtMost, so_far: Telling) -> tuple[str, str]:
    return "after", f"de puissance {part.power} ou moins"


@quality.register
def _(part: dsl.PowerAtLeast, so_far: Telling) -> tuple[str, str]:
    return "after", f"de puissance {part.power} ou plus"


@quality.register
def _(part: dsl.OfPower, so_far: Telling) -> tuple[str, str]:
    return "after", f"de puissance {part.power}"


@quality.register
def _(_: dsl.OfNamedPower, so_far: Telling) -> tuple[str, str]:
    return "after", "dont la puissance est égale à ce nombre"


@quality.register
def _(_: dsl.OddPower, so_far: Telling) -> tuple[str, str]:
    return "after", "de puissance impaire"


@quality.register
def _(_: dsl.EvenPower, so_far: Telling) -> tuple[str, str]:
    return "after", "de puissance paire"


@quality.register
def _(part: dsl.Attacking, so_far: Telling) -> tuple[str, str]:
    return "after", f"qui attaque {one(part.target, so_far)}"


@quality.register
def _(part: dsl.InLineOf, so_far: Telling) -> tuple[str, str]:
    return "after", "de la même ligne de front"


@quality.register
def _(part: dsl.NeighborOf, so_far: Telling) -> tuple[str, str]:
    return "of", f"de {whole(part.of, so_far)}"


@quality.register
def _(_: dsl.NotAlone, so_far: Telling) -> tuple[str, str]:
    return "after", "qui n’est pas seule dans sa ligne de front"


@quality.register
def _(part: dsl.RightOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"à droite {elided('de', whole(part.of, so_far))} dans sa ligne de front"


@quality.register
def _(part: dsl.LeftOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"à gauche {elided('de', whole(part.of, so_far))} dans sa ligne de front"


@quality.register
def _(part: dsl.SharesTrait, so_far: Telling) -> tuple[str, str]:
    return "after", f"ayant un trait en commun avec {whole(part.with_, so_far)}"


@quality.register
def _(part: dsl.SharesTitle, so_far: Telling) -> tuple[str, str]:
    return "after", f"portant le titre de {whole(part.with_, so_far)}"


@quality.register
def _(part: dsl.WeakerThan, so_far: Telling) -> tuple[str, str]:
    than = "la sienne" if is_pronoun(part.than, so_far) else f"celle de {whole(part.than, so_far)}"
    return "after", f"de puissance inférieure à {than}"


@quality.register
def _(_: dsl.SharesHouse, so_far: Telling) -> tuple[str, str]:
    return (
        "after",
        f"qui est de la même Maison que {'ladite' if feminine(so_far.it.kind) else 'ledit'} "
        f"{KINDS[so_far.it.kind]}",
    )


@quality.register
def _(part: dsl.OfHouseOf, so_far: Telling) -> tuple[str, str]:
    return "after", f"de la Maison de {CALLED[part.called][0]}"


@quality.register
def _(part: dsl.OfMostPower, so_far: Telling) -> tuple[str, str]:
    return "after", "de la puissance la plus élevée"


@quality.register
def _(part: dsl.OfLeastPower, so_far: Telling) -> tuple[str, str]:
    return "after", "de la puissance la plus faible"
