"""Which part each card of a situation has in what is done (who acts, who is attacked, who is chosen), and
creatures that are added where something is impossible without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from msgspec.structs import replace

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.situation.game import refers_to
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep
from kfjudge.situation.scenario import order_row
from kfjudge.words.catalogue import find_template

ATTACKS = ("step.attack", "step.fight")
FROM_HAND = ("step.play", "step.play-on", "step.discard")
NEEDS_A_HOUSE = (*FROM_HAND, *ATTACKS, "step.reap", "step.use", "step.action", "step.unstun")
LINE, ARTIFACTS, ATTACHED, HAND = "line", "artifacts", "attached", "hand"
PLAIN = ("doc-bookton", "bumpsy")  # power 5, no armor, no keyword, and nothing but an ability to reap
POWER = 5
PLAIN_OF_POWER = {  # no armor, no keyword, nothing but what it does when it is played
    1: ("dust-pixie", "helper-bot"),
    2: ("zyx-researcher", "eyegor"),
    3: ("numquid-the-fair", "wardrummer"),
    4: ("dr-escotera", "flaxia"),
    5: ("lomir-flamefist", "shooler"),
    6: ("hebe-the-huge", "veemos-lightbringer"),
    7: ("earthshaker", "hebe-the-huge"),
}
PLAIN_OF_ARMOR = {  # armor and power; no keyword, nothing but what it does when it is played or used
    (1, 3): ("yzphyz-knowdrone",),
    (1, 4): ("brammo", "sergeant-zakiel", "tyxl-beambuckler", "prince-derric-unifier"),
    (1, 5): ("gatekeeper",),
    (2, 4): ("raiding-knight",),
    (2, 5): ("lady-maxena",),
    (2, 7): ("skullion",),
}
PLAIN_ARTIFACTS = ("the-warchest", "whispering-reliquary")  # what they do, they do when they are used


# cards of steps


def find_card(cards: Sequence[ParsedCard], ref: CardRef | None) -> int | None:
    """Find the place of a card that is named, if it is there."""
    return next((at for at, card in enumerate(cards) if ref is not None and refers_to(ref, card)), None)


def find_actor(situation: ParsedSituation, step: ParsedStep) -> int | None:
    """Find the card that acts, or is played or discarded."""
    is_action = step.phrase.key.startswith("step.")
    return find_card(situation.cards, step.phrase.get("card")) if is_action else None


def find_attacked(situation: ParsedSituation, step: ParsedStep) -> int | None:
    """Find the creature that is attacked: told with the attack, or as its first answer."""
    if step.phrase.key not in ATTACKS:
        return None
    if step.phrase.get("other") is not None:
        return find_card(situation.cards, step.phrase["other"])
    if step.phrase.key == "step.fight" and step.answers:
        return find_card(situation.cards, step.answers[0].get("card"))
    return None


def find_host(situation: ParsedSituation, step: ParsedStep) -> int | None:
    """Find the creature that an upgrade is played on."""
    if step.phrase.key == "step.play-on":
        return find_card(situation.cards, step.phrase["other"])
    played = find_actor(situation, step)
    if step.phrase.key != "step.play" or played is None or type_of(situation.cards[played]) != "upgrade":
        return None
    return find_card(situation.cards, step.answers[0].get("card")) if step.answers else None


def find_chosen(situation: ParsedSituation) -> list[int]:
    """Find the cards that answers name, each once, but for those that act, are attacked, or get an
    upgrade."""
    found: dict[int | None, None] = {}
    others: set[int | None] = {None}
    for step in situation.steps:
        find_roles = (find_actor, find_attacked, find_host)
        others.update(find(situation, step) for find in find_roles)
        is_answer = step.phrase.key.startswith("answer.")
        for answer in (*step.answers, *((step.phrase,) if is_answer else ())):
            found.update(dict.fromkeys(find_card(situation.cards, ref) for ref in answer.refs()))
    return [at for at in found if at is not None and at not in others]


# cards that do nothing by themselves


def find_plain_card(
    type: str, sizes: Mapping[str, int], named: Set[str]
) -> tuple[str, tuple[Phrase, ...]] | None:
    """Find a creature of some power and armor, or an artifact, that does nothing in play; power counters make
    up for what no such creature has."""
    if type == "artifact" and not sizes:
        return next(((card, ()) for card in PLAIN_ARTIFACTS if card not in named), None)
    wanted, armor = sizes.get("power", POWER), sizes.get("armor", 0)
    if type not in ("creature", "") or wanted == 0:
        return None
    armored = {power: cards for (has, power), cards in PLAIN_OF_ARMOR.items() if has == armor}
    of_power: Mapping[int, tuple[str, ...]] = armored if armor else PLAIN_OF_POWER
    for printed in sorted((power for power in of_power if power <= wanted), reverse=True):
        card = next((card for card in of_power[printed] if card not in named), "")
        if card:
            counters = (make_phrase("fact.counters", n=wanted - printed),) if wanted > printed else ()
            return card, counters
    return None


# facts of cards and of the situation


def type_of(card: ParsedCard) -> str:
    return all_facts()[card.card].type


def house_of(card: ParsedCard) -> str:
    """Find the house that a card belongs to: printed, or that of a maverick."""
    given = next((fact["house"] for fact in card.facts if fact.key == "fact.house"), None)
    return str(given or all_facts()[card.card].house)


def zone_in_play(card: ParsedCard) -> str:
    """Find where cards of its type are in play; an action card is in hand."""
    return {"creature": LINE, "artifact": ARTIFACTS, "upgrade": ATTACHED}.get(type_of(card), HAND)


def find_seat_nearby(cards: Sequence[ParsedCard], at: int) -> str:
    """Find the player whose card is next to a card, on it, or under it, as far as that was told."""
    card = cards[at]
    others = [place for place, other in enumerate(cards) if at in other.beside or other.on == at]
    near = [*card.beside, *others, *([card.on] if card.on is not None else [])]
    return next((cards[place].seat for place in near if cards[place].seat), "")


def name_card(card: ParsedCard) -> object:
    """Name a card in messages: by its label, else by its title."""
    return card.label or all_facts()[card.card]


def find_turn_fact(situation: ParsedSituation, key: str) -> Phrase | None:
    return next((fact for line, fact in situation.board_facts if line == "turn" and fact.key == key), None)


def has_no_more(situation: ParsedSituation, type: str, seat: str) -> bool:
    """Tell whether a player was said to have no cards of a type but those that were named."""
    return any(absent == type and whose in ("", seat) for absent, whose in situation.absent)


def replace_at(cards: Sequence[ParsedCard], at: int, card: ParsedCard) -> tuple[ParsedCard, ...]:
    return (*cards[:at], card, *cards[at + 1 :])


# the line


def line_of(situation: ParsedSituation, seat: str) -> list[int]:
    """List the line of a player, from left to right."""
    cards = situation.cards
    return order_row(cards, [at for at, card in enumerate(cards) if (card.seat, card.zone) == (seat, LINE)])


def add_creature(
    situation: ParsedSituation, seat: str, beside: tuple[int, ...] = ()
) -> tuple[ParsedSituation, str]:
    """Add a plain creature to a player's line; return the situation and its label."""
    labels = {card.label for card in situation.cards}
    name = find_template("situation.bystander", situation.lang, GAME)
    label = next(one for one in (name, *(f"{name} {n}" for n in range(2, 99))) if one not in labels)
    named = {card.card for card in situation.cards if not card.label}
    plain = next((one for one in PLAIN if one not in named), PLAIN[0])
    added = ParsedCard(plain, label, seat, LINE, beside=beside)
    return replace(situation, cards=(*situation.cards, added)), label
