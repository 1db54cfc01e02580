"""What events and boards of Arkham Horror look like: the locations in rows by their distance from where the
lead investigator is, the investigators below them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kfjudge.core.events import Event
from kfjudge.core.message import Message
from kfjudge.core.schema import CARD
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.engine.board import (
    ASSETS,
    ATTACHED,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENEMIES,
    HAND,
    LOCATIONS,
    THREAT,
    Board,
)
from kfjudge.games.arkham.engine.places import connected_locations, distances_from
from kfjudge.games.arkham.engine.state import read
from kfjudge.games.arkham.facts import UNKNOWN, on_boards
from kfjudge.render.boards import (
    DrawnBoard,
    DrawnCard,
    DrawnList,
    DrawnOwner,
    DrawnRow,
    Piece,
    Pile,
    State,
    count,
    describe_marks,
    known,
    name_of,
    named_cards,
)
from kfjudge.render.game import GameDrawing
from kfjudge.render.trace import (
    OwnerNames,
    card_title,
    name_owner,
    names_card,
    translate_labels,
    write_message,
)
from kfjudge.words.catalogue import tell

TOLD_BY_KIND = ("attacks", "suffers-trauma")  # events whose words depend on their kind
WIDEST = 3  # locations beside each other


class ArkhamDrawing(GameDrawing):
    def event_message(self, event: Event) -> Message:
        """Say an event, and what it holds by its id, in words."""
        fields = event.fields()
        if isinstance(fields.get("phase"), str):
            fields["phase"] = message(f"phase.{fields['phase']}")
        for key in ("skill", "token"):
            if isinstance(fields.get(key), str):
                fields[key] = message(f"{key}.{fields[key]}")
        if "terms" in fields:
            first, *rest = fields["terms"]
            total = sum(fields["terms"])
            parts = [str(first), *(f"{'−' if term < 0 else '+'} {abs(term)}" for term in rest)]
            parts += [f"= {'−' if total < 0 else ''}{abs(total)}"] if rest else []
            fields["terms"] = " ".join(parts)  # "4 − 8 + 2 = −2"
        if event.name == "heals":
            kinds = (("damage", fields["damage"]), ("horror", fields["horror"]))
            fields["what"] = tuple(message(f"board.{kind}", n=n) for kind, n in kinds if n)
        name = f"{event.name}-{fields['kind']}" if event.name in TOLD_BY_KIND else event.name
        if event.name == "value-is" and fields["amount"] != max(sum(event.fields()["terms"]), 0):
            name = "value-counts-as"
        if fields.get("stays"):
            name = "becomes-current-beside"
        return message(f"event.{name}", **fields)

    def draw_board(self, state: State, lang: str, owners: OwnerNames) -> DrawnBoard:
        """Draw the locations from the nearest to the farthest, each with who and what is there and where it
        leads; below, the investigators."""
        board = read({name: value for name, value in state.items() if name != "game"})
        state = translate_labels(state, lang, owners)
        there = {card["uid"]: card for card in state[ENCOUNTER][ENCOUNTER][LOCATIONS]}
        far = distances_from(board, board.players[board.lead].at)
        rows: dict[int, list[str]] = {}
        for uid in there:
            rows.setdefault(far.get(uid, len(there)), []).append(uid)
        above = []
        for distance, uids in sorted(rows.items()):
            heading = (
                message("board.distance", n=distance) if distance < len(there) else message("board.apart")
            )
            for start in range(0, len(uids), WIDEST):
                cells = []
                for uid in uids[start : start + WIDEST]:
                    ways = [one.uid for one in connected_locations(board, uid)]
                    cells.append(self._draw_location(state, there[uid], ways, lang, owners))
                above.append(DrawnOwner(write_message(heading, lang), row=DrawnRow(tuple(cells), "", "")))
        turn = state["turn"]
        if state["over"]:
            between = message("board.over")
        elif state["active"]:
            between = message("board.turn-of", player=state["active"])
        elif turn["begun"]:
            between = message("board.next-turn")
        else:
            between = message("board.before-phase", phase=message(f"phase.{turn['phase']}"))
        lead = [message("board.lead", player=state["lead"])] if len(state["players"]) > 1 else []
        lasting = [
            message("board.lasting-on", card=board.cards[one.card], player=one.player)
            for one in board.lasting
        ]
        if lasting:
            lead.append(message("board.lasting", cards=tuple(lasting)))
        lead += [message("board.bag", tokens=tuple(_count_tokens(board.bag)))] if board.bag else []
        plot = [write_message(one, lang, owners) for one in self._describe_plot(board)]
        below = tuple(self._draw_investigator(state, name, lang, owners) for name in state["players"])
        return DrawnBoard(
            tuple(above),
            (write_message(between, lang, owners), *plot),
            tuple(write_message(one, lang, owners) for one in lead),
            below,
        )

    def _draw_location(
        self, state: State, card: Piece, leads_to: list[str], lang: str, owners: OwnerNames
    ) -> DrawnCard:
        """Draw a location: what is true of it, who is there, the enemies that nobody is engaged with."""
        named = named_cards(state, GAME)
        here = [
            name_owner(name, lang, owners)
            for name, one in state["players"].items()
            if one["at"] == card["uid"]
        ]
        common = state[ENCOUNTER][ENCOUNTER]
        there = (one for one in (*common[ATTACHED], *common[ENEMIES]) if one.get("at") == card["uid"])
        enemies = []
        for enemy in there:
            drawn = self._card({**enemy, "at": None}, lang, owners, named)
            what = ", ".join(drawn.facts)
            enemies.append(
                tell("board.with-facts", lang, card=drawn.name, facts=what) if what else drawn.name
            )
        facts = describe_marks(card, CARD, lang, owners, GAME, named)
        to = tuple(named[uid] for uid in leads_to)
        ways = [write_message(message("board.leads-to", cards=to), lang, owners)] if to else []
        return DrawnCard(card["uid"], name_of(card, lang, GAME), facts=(*facts, *here, *enemies, *ways))

    def _draw_investigator(self, state: State, name: str, lang: str, owners: OwnerNames) -> DrawnOwner:
        """Draw what is true of an investigator, the threat area and the assets, and count the other cards."""
        data = state["players"][name]
        named = named_cards(state, GAME)
        lists = []
        for zone in (THREAT, ASSETS):
            cards = tuple(self._card(card, lang, owners, named) for card in data[zone])
            if cards:
                lists.append(DrawnList(write_message(message(f"zone.{zone}"), lang), cards))
        has = tuple(describe_marks(data, "player", lang, owners, GAME, named, owner=name))
        printed = on_boards()[data["card"]]
        beside = () if names_card(name, printed) else (card_title(printed, lang),)
        return DrawnOwner(
            name_owner(name, lang, owners), beside=beside, has=has, piles=tuple(self._draw_piles(data, lang)),
            lists=tuple(lists),
        )  # fmt: skip

    def _draw_piles(self, data: Piece, lang: str) -> Iterator[Pile]:
        for zone in (HAND, DECK, DISCARD):
            names = tuple(
                name_of(card, lang, GAME) for card in known(data[zone]) if card["card"] != UNKNOWN.id
            )
            told = write_message(message(f"zone.{zone}"), lang)
            yield Pile(tell("board.counted", lang, zone=told, n=count(data[zone])), names, told)

    def _describe_plot(self, board: Board) -> Iterator[Message]:
        """Say which agenda and act are the current ones, what they want, and how many encounter cards there
        are."""
        common = board.common
        for card in map(board.cards.__getitem__, common.agenda):
            if card.turned:
                yield message("board.other-side", card=card)
                continue
            yield message("board.agenda", card=card, n=card.doom, most=card.facts.printed("doom") or 0)
        for card in map(board.cards.__getitem__, common.act):
            wanted = (card.facts.printed("clues") or 0) * board.started
            yield message("board.act-wants" if wanted else "board.act", card=card, n=wanted)
        deck, discarded = len(common.encounter_deck) + len(common.shuffled), len(common.encounter_discard)
        if deck or discarded:
            yield message("board.encounter", n=deck, other=discarded)


def _count_tokens(bag: tuple[str, ...]) -> Iterator[Message]:
    """Say the tokens of the chaos bag, each with how many there are."""
    for token, n in Counter(bag).items():
        told = message(f"token.{token}")
        yield message("board.times", n=n, token=told) if n > 1 else told
