"""The page of a card: what is printed on it, what it does and what it did before its erratum, our notes, the
questions that name it, and the boards on which it is played."""

from __future__ import annotations

from kfjudge.core.ids import short_id
from kfjudge.games import get_game, qualify
from kfjudge.render import open_points
from kfjudge.render.blocks import Command, Page, Text
from kfjudge.render.entry_names import (
    board_command,
    find_same_question,
    id_to_type,
    question_number,
    question_topic,
    replay_command,
)
from kfjudge.render.entry_page import EntryPage, quotation
from kfjudge.render.entry_view import EntryView
from kfjudge.words.catalogue import find_template, tell

_MOST_BOARDS = 8  # that are named


def lay_out_card(view: EntryView) -> EntryPage:
    """Put the page of a card together."""
    card = view.entry
    questions = _find_questions(view)
    rules = [id for id in card.see if not short_id(id).startswith(("errata/", "faq/"))]
    hanging = 2 if card.does is not None else 0
    return EntryPage(
        lang=view.lang,
        title=view.title,
        heading=view.heading,
        brief_heading=view.brief_heading,
        answer=(
            Text(view.typeset(card.text)),
            *(Text(effect, hanging=hanging) for effect in view.effects),
            *(Text(text, strong=label, hanging=2) for label, text in _describe_errata(view)),
        ),
        items=_list_questions(questions, view.lang),
        place=Text(f"{view.typeset(card.cite)} · {id_to_type(card.id)}", role="aside"),
        notices=(*map(Text, view.rulings), *view.names_of_points),
        brief_notices=(*view.brief_rulings, *view.names_of_points),
        background=(*view.remarks, *map(Text, open_points.describe_points(view.points, card))),
        links=(*view.refer_to(rules), *view.in_other_games),
        runs=_first_run(view, questions),
        other_runs=_other_runs(view),
    )


def quote_card(view: EntryView) -> Page:
    """Quote a card with its place, to paste where a player reads it."""
    card = view.entry
    facts = f"{view.title}{find_template('entry.colon', view.lang)} {view.typeset(card.text)}"
    corrected = [f"{label} {text}".strip() for label, text in _describe_errata(view)]
    source = tell("entry.cited", view.lang, place=view.typeset(card.cite), id=id_to_type(card.id))
    return quotation(view, [facts, *view.effects, *corrected, *view.rulings, f"— {source}"])


def _describe_errata(view: EntryView) -> list[tuple[str, str]]:
    """Say of each erratum that it changed the card, and what the card does in the editions on the other side
    of it: 'Changed by the erratum of 1.3 (errata/bait-and-switch). Before:', 'Play: …'."""
    card, lang = view.entry, view.lang
    described = []
    for erratum in view.errata:
        edition, id = erratum.entry.edition, short_id(erratum.entry.id)
        if card.does is None:  # so what the erratum makes of it is all there is to say
            described.append((tell("entry.corrected-to", lang, edition=edition), erratum.paragraphs[0]))
            continue
        order = get_game(card.game).editions
        came = order.index(edition)
        is_corrected = order.index(card.asked) >= came
        other = view.record.does(lang, order[came - 1] if is_corrected else edition) or ()
        differing = " ".join(effect for effect in other if effect not in card.does)
        # Of some cards we have not seen what was printed first: others say it.
        reported = get_game(card.game).drawing.rulebooks().unprinted.values()
        is_reported = view.record.slug in [id.partition("/")[2] for id in reported]
        key = "since" if not is_corrected else "before-reported" if is_reported else "before"
        label = f"entry.corrected-{key}" if differing else "entry.corrected"
        described.append((tell(label, lang, edition=edition, id=id), differing))
    return described


# the questions


def _find_questions(view: EntryView) -> list[EntryView]:
    """Return the questions that name the card: those of the edition asked for before those of the others, the
    newest first."""
    order = get_game(view.game).editions

    def rank(id: str) -> tuple[bool, int]:
        edition = short_id(id).split("/")[1]
        return edition != view.entry.asked, -order.index(edition)

    ids = [id for id in view.entry.see if short_id(id).startswith("faq/")]
    return [view.see_entry(id) for id in sorted(ids, key=rank)]


def _list_questions(questions: list[EntryView], lang: str) -> tuple[Text, ...]:
    """List each question with its verdict; what another book asks again is only named."""
    first: list[EntryView] = []
    again: list[str] = []
    for view in questions:
        same = find_same_question(view.entry.id, view.entry.see)
        twin = next((one for one in first if one.entry.id == same), None)
        number = question_number(view.entry.id)
        if twin is None:
            first.append(view)
        elif view.entry.verdict == twin.entry.verdict:
            again.append(number)
        else:
            again.append(tell("entry.answered-otherwise", lang, question=number))
    items = [
        Text(
            f"{question_topic(view.entry.id, view.title)} — {view.verdict}",
            strong=question_number(view.entry.id),
            hanging=2,
        )
        for view in first
    ]
    elsewhere = Text(", ".join(again), strong=find_template("entry.other-books", lang), hanging=2)
    return (*items, elsewhere) if again else tuple(items)


# the boards


def _first_run(view: EntryView, questions: list[EntryView]) -> Command | None:
    """What replays a question by its number, which stands for all its boards, or a board."""
    if not view.boards:
        return None
    by_number = [replay_command(question.entry.id) for question in questions if question.entry.scenarios]
    by_name = [board_command(f"{view.game}:board/{name}") for name in view.boards]
    first, *others = (*by_number[:1], *by_name, *by_number[1:])
    count = len(view.boards) - 1
    more = tell("entry.more-runs", view.lang, n=count) if count else ""
    return Command(find_template("entry.runs", view.lang), first, more=more, others=tuple(others))


def _other_runs(view: EntryView) -> tuple[Text, ...]:
    """The other boards on which the card does something, the first of them by name."""
    others = [qualify(name, view.game) for name in view.boards[1:]]
    if not others:
        return ()
    named = ", ".join(others[:_MOST_BOARDS])
    label = find_template("entry.also-runs", view.lang)
    left = len(others) - _MOST_BOARDS
    if left <= 0:
        return (Text(named, strong=label),)
    search = Text(f"kfjudge search {view.record.slug} --kind board")
    return (Text(f"{named}{tell('entry.more-boards', view.lang, n=left)}", strong=label), search)
