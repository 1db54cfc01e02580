"""An answer on a screen: the verdict and the paragraph that gives the reason, then where it is printed, then
the board that shows it, and what else the question touches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kfjudge.reference.text import words_of
from kfjudge.reference.wording import split_answer
from kfjudge.render.board_entry import command
from kfjudge.render.entry import about, as_typed, numbered, place, quoted_in, set_in
from kfjudge.render.first_screen import Commands, Links, Page
from kfjudge.render.hits import hits, in_a_list, nearest
from kfjudge.render.writers.text import Line, cut, flat, joined, wrapped
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.reference.model import Entry, Hit
    from kfjudge.reference.search.ask import Answer

_SHORT_NOTICE = 2  # lines
_SEVERAL = 2  # cards
_MOST_CARDS = 2  # that are told in a line each


def answer_page(answer: Answer, entry_page: Page, *, names_game: bool = False) -> Page:
    """The page of the best entry, with what answers first; where it is told which game that is of."""
    best, lang, width = answer.best, answer.lang, entry_page.width
    assert best
    notices = tuple(wrapped(notice, width) for notice in _notices(answer))
    own = entry_page.links if best.kind == "card" else ()  # without the questions, which it lists
    page = replace(
        entry_page,
        links=(*own, *_links(answer)),
        notices=(*notices, *entry_page.notices),
        brief_notices=(*notices, *(_in_short(notice, width) for notice in entry_page.brief_notices)),
        runs=_runs(answer) or entry_page.runs,
    )
    if best.kind == "card":
        return page
    told = set_in(lang)
    paragraphs = told(best.text).split("\n\n")
    first = answer.paragraphs[0]
    others = [at for at in range(len(paragraphs)) if at != first]
    of_game = f"{find_template('game.name', lang, best.game)} · " if names_game else ""
    page = replace(
        page,
        heading=[],
        brief_heading=None,
        answer=_compared(answer, width) if answer.beside else _paragraph(best, first, width),
        details=tuple(paragraphs[at] for at in others),
        order=tuple(others.index(at) for at in answer.paragraphs if at != first),
        place=wrapped(f"{of_game}{_name(best)} · {place(best)}", width, role="aside"),
    )
    if answer.beside is None and len(answer.cards) < _SEVERAL:
        return page
    # Of several things, what each is or does is wanted more than the rest of one entry.
    rest = tuple(wrapped(detail, width) for detail in page.details)
    return replace(page, details=(), order=(), background=(*rest, *page.background))


def _in_short(notice: list[Line], width: int) -> list[Line]:
    """A notice that is no longer than two lines; of another, its first."""
    if len(notice) <= _SHORT_NOTICE:
        return notice
    return [Line(cut(f"{notice[0].text} {notice[1].text}", width))]


def _name(entry: Entry) -> str:
    """What an entry is called where it is cited: a question by its number and what it is about."""
    title = set_in(entry.lang)(entry.title)
    return f"{numbered(entry.id)} {about(entry.id, title)}" if entry.kind == "faq" else title


def _paragraph(entry: Entry, number: int, width: int) -> list[Line]:
    """The paragraph that answers. One from within an entry may speak of it as "it", so its name goes
    before."""
    told = set_in(entry.lang)
    verdict, why = split_answer(told(entry.text).split("\n\n")[number], told(entry.verdict or ""))
    if number and not entry.verdict:
        verdict = f"{told(entry.title)}{find_template('entry.colon', entry.lang)} {verdict}"
    return wrapped(why, width, strong=verdict)


def _compared(answer: Answer, width: int) -> list[Line]:
    """Two things side by side: in what they part, then how the entry of each begins."""
    assert answer.best
    assert answer.beside
    told = set_in(answer.lang)
    apart = wrapped(told(answer.beside.apart), width, role="title") if answer.beside.apart else []
    colon = find_template("entry.colon", answer.lang)
    sides = []
    for entry in (answer.best, answer.beside.entry):
        opening = told(entry.text).partition("\n\n")[0]
        title = f"{told(entry.title)}{colon}"
        sides.append(wrapped(f"{opening} · {as_typed(entry.id)}", width, strong=title))
    return flat([apart, *sides])


def _notices(answer: Answer) -> Iterator[str]:
    """What must be known beside the rule: what came with later sets, and who decides on a mistake."""
    if answer.later:
        yield tell("answer.later", answer.lang, words=tuple(map(quoted_in(answer.lang), answer.later)))
    if answer.mistake:
        yield tell("answer.mistake", answer.lang)


def _links(answer: Answer) -> Iterator[Links]:
    """The cards that are named, each with what it does, what else is on it, the likeliest first, the board
    that shows it, and how words were read."""
    lang, told, quoted = answer.lang, set_in(answer.lang), quoted_in(answer.lang)
    for card in answer.cards[:_MOST_CARDS]:
        if answer.best and answer.best.id.endswith(f":card/{card.id}"):
            continue
        title = told(card.title) if card.exact else f"{told(card.title)} ({quoted(card.written)})"
        does = " ".join(map(told, card.does or ())) or find_template("entry.not-modeled", lang)
        yield Links(f"{title}{find_template('entry.colon', lang)}", (does,))
    read_as = unexplained(answer) if answer.best else []
    lists = {
        "entry.see": in_a_list(_further(answer)),
        "hits.read-as": read_as,
        "answer.board": [answer.boards[0].title(lang)] if answer.boards else [],
        "answer.not-read": [quoted(word) for word in answer.not_read],
    }
    for key, names in lists.items():
        if names:
            yield Links(find_template(key, lang), tuple(map(told, names)))


def _further(answer: Answer) -> list[Hit]:
    """What might answer as well, and what the entry that answers refers to, which a card has on its page."""
    if answer.best is None:
        return []
    told = {f"{answer.best.game}:card/{card.id}" for card in answer.cards[:_MOST_CARDS]}
    of_the_entry = {hit.id for hit in answer.rests_on}
    if answer.best.kind == "card":
        told |= {answer.best.id, *answer.best.see}
        of_the_entry = set()
    wanted = of_the_entry | {hit.id for hit in answer.rivals}
    return [hit for hit in answer.further if hit.id in wanted - told]


def unexplained(answer: Answer) -> list[str]:
    """How misspelt words were read, but for those that the cards show."""
    written = {word for card in answer.cards if not card.exact for word in words_of(card.written)}
    asked = set(words_of(answer.question))
    return [guess for guess in answer.did_you_mean if not asked - set(words_of(guess)) <= written]


def _runs(answer: Answer) -> Commands | None:
    if not answer.boards:
        return None
    return Commands(find_template("entry.runs", answer.lang), (command(answer.boards[0].id),))


def nothing(answer: Answer, width: int) -> list[Line]:
    """That nothing was found, and what there is instead: passages that have the words, cards that are named,
    names that are near."""
    lang = answer.lang
    later = [line for notice in _notices(answer) for line in wrapped(notice, width)] if answer.later else []
    key = "answer.passages" if answer.passages else "answer.nothing"
    head = [*later, *wrapped(find_template(key, lang), width, role="title")]
    named = [Line(cut(f"{links.label} {', '.join(links.names)}", width)) for links in _links(answer)]
    runs = _runs(answer)
    board = wrapped(runs.commands[0], width, strong=runs.label) if runs else []
    shown = {hit.title for hit in answer.passages}
    near = [name for name in answer.did_you_mean if name not in shown]
    return joined([head, flat(hits(answer.passages, width)), [*named, *board, *nearest(near, lang, width)]])
