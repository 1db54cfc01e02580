"""`kfjudge` alone in a terminal: line after line is read and answered, in one process, until the person
leaves. A line leaves nothing behind but what was last asked and what was set for the round."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kfjudge.cli import frame, interrupt, run, screen, trouble
from kfjudge.cli.common import Asked, checked, editions_of
from kfjudge.cli.overheard import COMMON, Overheard
from kfjudge.cli.typed_line import Typed, Vocabulary, again, parted, read
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.render.writers.text import wrapped
from kfjudge.words import LANGUAGES, default
from kfjudge.words.catalogue import page, tell

_LONGEST = 2000  # letters of a line
_LISTED, _CARD = "faq", "card"  # what a number opens: a question, where they were listed last; else a card
_WAYS = ("full", "quote", "both", "step")  # options that show the last answer in another way
_SETTINGS = ("lang", "edition")


def answer_all(asked: Asked) -> int:
    """Greet, and answer what is typed."""
    from kfjudge.cli.history import place
    from kfjudge.cli.line_editor import line_editor
    from kfjudge.cli.offers import offered

    held = Round(asked)
    line_after = line_editor(place(), lambda before: offered(before, held.lang))
    held.say("prompt.welcome")
    screen.flush()
    return held.answer_lines(line_after)


class Round:
    """A round of questions: what holds for all of it, and what was answered last."""

    def __init__(self, asked: Asked) -> None:
        self._usual_lang = asked.lang
        self._home = asked.home
        self._set: dict[str, str] = {}
        if asked.lang_given:
            self._set["lang"] = asked.lang
        for option, value in (("edition", asked.edition), ("game", asked.game)):
            if value is not None:
                self._set[option] = value
        self._last: tuple[str, ...] = ()

    @property
    def lang(self) -> str:
        return self._set.get("lang", self._usual_lang)

    @property
    def prompt(self) -> str:
        """The program, and what is otherwise than it would be."""
        usual = {"lang": self._usual_lang, "edition": editions_of(self._set.get("game") or self._home)[0]}
        otherwise = [value for option, value in self._set.items() if value != usual.get(option)]
        return f"{' '.join([frame.PROGRAM, *otherwise])}> "

    def answer_lines(self, line_after: Callable[[str], str]) -> int:
        while True:
            try:
                interrupt.heed_again()
                line = line_after(self.prompt)
            except KeyboardInterrupt:
                continue
            except EOFError:
                return 0
            try:
                if not self.answer(line):
                    return 0
            except (Exception, KeyboardInterrupt) as error:
                trouble.exit_status(error, Overheard(self.lang))

    def answer(self, line: str) -> bool:
        """Do what a line asks for; whether the round goes on."""
        typed = read(line[:_LONGEST], vocabulary(), _takes_words, self._is_a_name)
        match typed.kind:
            case "nothing":
                return True
            case "leave":
                return False
            case "help":
                self._help(typed)
            case "set":
                self._change(*typed.words)
            case "again":
                self._again(typed)
            case "number":
                self._open(typed.words[0])
            case "run":
                self._run(typed.words)
        screen.show([""])
        screen.flush()
        return True

    def say(self, key: str, **places: object) -> None:
        screen.show(wrapped(tell(key, self.lang, **places), screen.width()))

    def _run(self, words: tuple[str, ...]) -> None:
        """Carry out a command line, with what was set for the round in front of it."""
        options = [part for option, value in self._set.items() for part in (f"--{option}", value)]
        status = run([*options, *words])
        if status in (0, trouble.NOTHING_FOUND):
            self._last = words

    def _help(self, typed: Typed) -> None:
        if typed.words:
            run(["--lang", self.lang, *typed.words, "--help"])
            return
        from kfjudge.cli.help import of_prompt

        screen.show(of_prompt(frame.commands(), self.lang, screen.width()).split("\n"))

    def _change(self, option: str, value: str | None = None) -> None:
        """Set something for the round, or say what holds."""
        wanted = self._set if value is None else self._set | {option: value}
        asked = checked({one.name: wanted.get(one.name) for one in COMMON}, self._usual_lang)
        self._set = dict(wanted)
        self.say(f"prompt.{option}-is", value={"lang": asked.lang, "edition": asked.played_edition}[option])

    def _again(self, typed: Typed) -> None:
        """The last answer in another way."""
        if not self._last:
            raise Trouble(message("prompt.nothing-asked"))
        command, option = self._last[0], typed.words[0]
        if not any(option in one.opts for one in frame.command(command, self.lang).params):
            raise Trouble(message("prompt.not-of", option=option, command=command))
        self._run(again(self._last, typed.words))

    def _open(self, number: str) -> None:
        """The question of that number, where questions were shown last; else the card."""
        if self._last[:1] == (_LISTED,):
            self._run((_LISTED, *parted(self._last[1:])[1], number))
        else:
            self._run((_CARD, number))

    def _is_a_name(self, text: str) -> bool:
        from kfjudge.reference.names.lookup import find_exactly

        return bool(find_exactly(text, lang=self.lang, game=self._set.get("game"), home=self._home))


@cache
def vocabulary() -> Vocabulary:
    """The words of the prompt, in every language."""
    return Vocabulary(
        commands=frozenset(frame.commands()),
        leave=_said("leave"),
        help=_said("help"),
        settings={word: option for option in _SETTINGS for word in {option, *_said(f"set-{option}")}},
        again={lang: ("--lang", lang) for lang in LANGUAGES}
        | {word: (f"--{way}",) for way in _WAYS for word in {way, *_said(way)}},
    )


def _said(what: str) -> frozenset[str]:
    """The words for something, in each language."""
    pages = (page("prompt", lang) for lang in LANGUAGES)
    return frozenset(word for one in pages for word in one.get(f"prompt.word.{what}", "").split())


def _takes_words(command: str) -> bool:
    return any(one.param_type_name == "argument" for one in frame.command(command, default()).params)
