"""The answer to a question: the verdict and the paragraph that gives the reason, then where it is printed,
the board that shows it, and what else the question touches; below it, the situation as it was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kfjudge.reference.api import record
from kfjudge.reference.model import Hit
from kfjudge.reference.text import words_of
from kfjudge.render.blocks import Block, Command, Page, References, Text, section
from kfjudge.render.entry_names import board_command, id_to_type, name_of_source, quote_words
from kfjudge.render.entry_page import EntryPage, entry_data, entry_page, quote_text
from kfjudge.render.entry_view import EntryView
from kfjudge.render.lists import name_in_line, name_nearest, name_other_games, rows_of_hits
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry
    from kfjudge.reference.search.ask import Answer
    from kfjudge.situation.api import AnsweredQuestion

_MOST_CARDS = 2  # that are told in a line each
_SEVERAL = 2  # cards


def answer_page(found: AnsweredQuestion, *, names_game: bool = False) -> Page:
    """All of an answer, and what other games have by that name."""
    answer = found.answer
    also = section(*name_other_games(answer.elsewhere, answer.lang))
    if answer.best is None:
        return Page(answer.lang, answer.question, (*without_answer(answer).sections, also))
    sections = entry_answer(answer, names_game=names_game).page.sections
    return Page(answer.lang, answer.question, (*sections, also))


def entry_answer(answer: Answer, *, names_game: bool = False) -> EntryPage:
    """The page of the best entry, with what answers first; where `names_game`, its place says of which game
    it is."""
    best, lang = answer.best, answer.lang
    assert best
    view = EntryView(record(best.id), best, names_game)
    page, notices = entry_page(view), tuple(map(Text, _notices(answer)))
    own_links = page.links if best.kind == "card" else ()
    page = replace(
        page,
        links=(*own_links, *_links(answer)),
        notices=(*notices, *page.notices),
        brief_notices=notices,
        cut_notices=page.brief_notices,
        runs=_run_of_board(answer) or page.runs,
    )
    if best.kind == "card":
        return page
    first = answer.paragraphs[0]
    others = [at for at in range(len(view.paragraphs)) if at != first]
    of_game = f"{find_template('game.name', lang, best.game)} · " if names_game else ""
    page = replace(
        page,
        heading=Text(""),
        brief_heading=Text(""),
        answer=_compare(answer) if answer.beside else (_answer_in(view, first),),
        details=tuple(view.paragraphs[at] for at in others),
        order=tuple(others.index(at) for at in answer.paragraphs if at != first),
        place=Text(f"{of_game}{name_of_source(best)} · {view.place}", role="aside"),
    )
    if answer.beside is None and len(answer.cards) < _SEVERAL:
        return page
    # Of several things, what each is or does is wanted more than the rest of one entry.
    return replace(page, details=(), order=(), background=(*map(Text, page.details), *page.background))


def quote_answer(answer: Answer) -> Page:
    """Quote what answers, with its citation, to paste in a chat."""
    assert answer.best
    return quote_text(EntryView(record(answer.best.id), answer.quotable))


def _answer_in(view: EntryView, number: int) -> Text:
    """The paragraph that answers. One from within an entry may speak of it as "it", so its name goes
    before."""
    text = view.answer_in(number)
    if not number or view.entry.verdict:
        return text
    return replace(text, strong=f"{view.title}{find_template('entry.colon', view.lang)} {text.strong}")


def _compare(answer: Answer) -> tuple[Text, ...]:
    """Set two things side by side: in what they part, then how the entry of each begins."""
    assert answer.best
    assert answer.beside
    typeset, colon = load_language(answer.lang).typeset, find_template("entry.colon", answer.lang)
    sides = []
    for entry in (answer.best, answer.beside.entry):
        opening = typeset(entry.text).partition("\n\n")[0]
        sides.append(Text(f"{opening} · {id_to_type(entry.id)}", strong=f"{typeset(entry.title)}{colon}"))
    return (Text(typeset(answer.beside.apart or ""), role="title"), *sides)


def _notices(answer: Answer) -> Iterator[str]:
    """What must be known beside the rule: what came with later sets, and who decides on a mistake."""
    if answer.later:
        words = tuple(quote_words(word, answer.lang) for word in answer.later)
        yield tell("answer.later", answer.lang, words=words)
    if answer.mistake:
        yield tell("answer.mistake", answer.lang)


def _links(answer: Answer) -> Iterator[References]:
    """The cards that are named, each with what it does, what else is on it, the likeliest first, the board
    that shows it, and how words were read."""
    lang, typeset = answer.lang, load_language(answer.lang).typeset
    for card in answer.cards[:_MOST_CARDS]:
        if answer.best and answer.best.id.endswith(f":card/{card.id}"):
            continue
        title = typeset(card.title)
        if not card.exact:
            title = f"{title} ({quote_words(card.written, lang)})"
        effects = " ".join(map(typeset, card.does or ())) or find_template("entry.not-modeled", lang)
        yield References(f"{title}{find_template('entry.colon', lang)}", (effects,))
    lists = {
        "entry.see": name_in_line(_find_further(answer)),
        "hits.read-as": _corrected_readings(answer) if answer.best else [],
        "answer.board": [answer.boards[0].title(lang)] if answer.boards else [],
        "answer.not-read": [quote_words(word, lang) for word in answer.not_read],
    }
    for key, names in lists.items():
        if names:
            yield References(find_template(key, lang), tuple(map(typeset, names)))


def _find_further(answer: Answer) -> list[Hit]:
    """Find what might answer as well, and what the entry that answers refers to, which a card has on its
    page."""
    if answer.best is None:
        return []
    shown = {f"{answer.best.game}:card/{card.id}" for card in answer.cards[:_MOST_CARDS]}
    of_the_entry = {hit.id for hit in answer.rests_on}
    if answer.best.kind == "card":
        shown |= {answer.best.id, *answer.best.see}
        of_the_entry = set()
    wanted = of_the_entry | {hit.id for hit in answer.rivals}
    return [hit for hit in answer.further if hit.id in wanted - shown]


def _corrected_readings(answer: Answer) -> list[str]:
    """How misspelt words were read, but for those that the cards show."""
    written = {word for card in answer.cards if not card.exact for word in words_of(card.written)}
    asked = set(words_of(answer.question))
    return [guess for guess in answer.did_you_mean if not asked - set(words_of(guess)) <= written]


def _run_of_board(answer: Answer) -> Command | None:
    if not answer.boards:
        return None
    return Command(find_template("entry.runs", answer.lang), board_command(answer.boards[0].id))


def without_answer(answer: Answer) -> Page:
    """Say that nothing was found, and what there is instead: passages that have the words, cards that are
    named, names that are near."""
    lang = answer.lang
    later: list[Block] = [Text(notice) for notice in _notices(answer)] if answer.later else []
    key = "answer.passages" if answer.passages else "answer.nothing"
    named = [Text(f"{link.label} {', '.join(link.names)}", most=1) for link in _links(answer)]
    runs = _run_of_board(answer)
    board = [Text(runs.command, strong=runs.label)] if runs else []
    shown = {hit.title for hit in answer.passages}
    near = name_nearest([name for name in answer.did_you_mean if name not in shown], lang)
    sections = (
        section(*later, Text(find_template(key, lang), role="title")),
        section(*rows_of_hits(answer.passages)),
        section(*named, *board, near),
    )
    return Page(lang, answer.question, sections)


def answer_data(found: AnsweredQuestion, edition: str | None) -> dict[str, Any]:
    """The contract's Answer as a program reads it, and beside it what else was found."""
    answer = found.answer

    def data(entry: Entry) -> dict[str, Any]:
        return entry_data(EntryView(record(entry.id), entry))

    return {
        "question": answer.question,
        "lang": answer.lang,
        "best": data(answer.best) if answer.best else None,
        "verdict": answer.verdict,
        "passage": answer.passage,
        "also": [data(entry) for entry in answer.also(edition)],
        "cards": [card.id for card in answer.cards],
        "boards": answer.names_of_boards,
        "not_read": list(answer.not_read),
        "apart": answer.beside.apart if answer.beside else None,
        "later_sets": list(answer.later),
        "mistake": answer.mistake,
        "passages": answer.passages,
        "did_you_mean": list(answer.did_you_mean),
        "played": _played_data(found),
        **({"elsewhere": list(answer.elsewhere)} if answer.elsewhere else {}),
    }


def _played_data(found: AnsweredQuestion) -> dict[str, Any] | None:
    if found.tried is None:
        return None
    from kfjudge.render.situation_page import SituationView, situation_data

    return situation_data(SituationView(found.tried, found.answer.lang))
