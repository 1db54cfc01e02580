"""The prompt: `kfjudge` alone in a terminal answers line after line until the person leaves. A line leaves
nothing behind but the last command and what was set for the session."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kfjudge.cli import app, interruptions, run, terminal
from kfjudge.cli.errors import NOTHING_FOUND, report
from kfjudge.cli.help import PROGRAM
from kfjudge.cli.options import LAST_GAME, Options, check_options, editions_newest_first
from kfjudge.cli.preparse import COMMON, Preparsed
from kfjudge.cli.prompt.line import (
    GAME,
    LONGEST_LINE,
    ParsedLine,
    PromptWords,
    parse_line,
    repeat_with,
    split_options,
)
from kfjudge.core.errors import Trouble
from kfjudge.core.message import game_message, message
from kfjudge.core.text import fold
from kfjudge.games import GAMES, get_game
from kfjudge.render.writers.text import wrapped
from kfjudge.words import LANGUAGES, other_language
from kfjudge.words.catalogue import load_page, tell

_FAQ, _CARD = "faq", "card"  # what a number opens: a question, where they were listed last; else a card
_OTHER_WAYS = ("full", "quote", "both", "step")  # options that show the last answer in another way
_SETTINGS = ("lang", "edition", GAME)
_BOTH = "--both"
_ANY = ""  # what stands for all games, where one is set


def open_prompt(options: Options) -> int:
    """Greet, and answer what is typed until the person leaves."""
    from kfjudge.cli.prompt.completion import complete_at_prompt
    from kfjudge.cli.prompt.editor import find_history, make_line_editor

    session = Session(options)
    read_line = make_line_editor(find_history(), lambda before: complete_at_prompt(before, session.lang))
    session.say("prompt.welcome")
    terminal.flush()
    return session.answer_lines(read_line)


class Session:
    """What holds for all lines typed at one prompt, and the command that was carried out last."""

    def __init__(self, options: Options) -> None:
        self._usual_lang = options.lang
        self._usual_game = options.usual_game
        self._set: dict[str, str] = {}
        if options.lang_given:
            self._set["lang"] = options.lang
        for option, value in (("edition", options.edition), ("game", options.game)):
            if value is not None:
                self._set[option] = value
        self._last: tuple[str, ...] = ()
        self._last_game: str | None = ""

    @property
    def lang(self) -> str:
        return self._set.get("lang", self._usual_lang)

    @property
    def prompt(self) -> str:
        """Return the program's name, with the settings that are not the usual ones: "kfjudge fr 1.1> "."""
        usual = {
            "lang": self._usual_lang,
            "edition": editions_newest_first(self._set.get("game") or self._usual_game)[0],
        }
        unusual = [value for option, value in self._set.items() if value != usual.get(option)]
        return f"{' '.join([PROGRAM, *unusual])}> "

    def answer_lines(self, read_line: Callable[[str], str]) -> int:
        while True:
            try:
                interruptions.catch_ctrl_c_again()
                line = read_line(self.prompt)
            except KeyboardInterrupt:
                continue
            except EOFError:
                return 0
            try:
                if not self.answer(line):
                    return 0
            except (Exception, KeyboardInterrupt) as error:
                report(error, Preparsed(self.lang))

    def answer(self, line: str) -> bool:
        """Do what a line asks for; return whether the session goes on."""
        if len(line) > LONGEST_LINE:
            raise Trouble(message("prompt.too-long", most=LONGEST_LINE))
        typed = parse_line(line, vocabulary(), self._takes_words, self._is_a_name, self._only_tells)
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
                if typed.is_put_right:
                    self.say("prompt.read-as", line=" ".join(typed.words))
                self._run(typed.words)
        terminal.show([""])
        terminal.flush()
        return True

    def say(self, key: str, **places: object) -> None:
        terminal.show(wrapped(tell(key, self.lang, **places), terminal.width()))

    def _run(self, words: tuple[str, ...]) -> None:
        """Carry out a command line, with the settings of the session in front of it."""
        options = [part for option, value in self._set.items() for part in (f"--{option}", value)]
        token = LAST_GAME.set(self._last_game)
        try:
            status = run([*options, *words])
            self._last_game = LAST_GAME.get()
        finally:
            LAST_GAME.reset(token)
        if status in (0, NOTHING_FOUND):
            self._last = words

    def _help(self, typed: ParsedLine) -> None:
        if typed.words:
            run(["--lang", self.lang, *typed.words, "--help"])
            return
        from kfjudge.cli.help import format_prompt_help

        terminal.show(format_prompt_help(app.commands(), self.lang, terminal.width()).split("\n"))

    def _change(self, option: str, value: str | None = None) -> None:
        """Set the language, edition or game of the session, or say which holds. Another game has other
        editions."""
        wanted = self._set if value is None else self._set | {option: value}
        if option == GAME and value is not None:
            wanted = {name: word for name, word in wanted.items() if word and name != "edition"}
        options = self._check_options(wanted)
        self._set = dict(wanted)
        if option == GAME:
            key = "prompt.game-is" if options.game else "prompt.game-is-any"
            self.say(key, value=game_message(options.played_game, "game.name"))
            return
        self.say(
            f"prompt.{option}-is", value={"lang": options.lang, "edition": options.played_edition}[option]
        )

    def _check_options(self, settings: dict[str, str]) -> Options:
        return check_options({one.name: settings.get(one.name) for one in COMMON}, self._usual_lang)

    def _again(self, typed: ParsedLine) -> None:
        """Show the last answer in another way: in full, in the other language."""
        if not self._last:
            raise Trouble(message("prompt.nothing-asked"))
        command, option = self._last[0], typed.words[0]
        if not any(option in one.opts for one in app.load_command(command, self.lang).params):
            if option == _BOTH:
                last = self._last
                for lang in (self.lang, other_language(self.lang)):
                    self._run(repeat_with(last, ("--lang", lang)))
                    terminal.show([""] if lang == self.lang else [])
                self._last = last
                return
            raise Trouble(message("prompt.not-of", option=option, command=command))
        self._run(repeat_with(self._last, typed.words))

    def _open(self, number: str) -> None:
        """Open the question of that number, where questions were shown last, else the card."""
        if self._last[:1] == (_FAQ,):
            self._run((_FAQ, *split_options(self._last[1:])[1], number))
        else:
            self._run((_CARD, number))

    def _takes_words(self, command: str, words: list[str]) -> bool:
        """Tell whether words behind that of a command are meant for it: "cards in archives" is a question."""
        if not app.takes_words(command):
            return False
        takes = getattr(app.import_command(command), "takes_words", None)
        return takes is None or takes(split_options(words)[0], self._check_options(self._set))

    def _is_a_name(self, text: str) -> bool:
        from kfjudge.reference.lookup import find_exactly

        return bool(find_exactly(text, lang=self.lang, game=self._set.get("game"), home=self._usual_game))

    def _only_tells(self, text: str) -> bool:
        from kfjudge.situation.api import only_tells

        return only_tells(text, self.lang, self._set.get("game") or self._usual_game)


@cache
def vocabulary() -> PromptWords:
    """Collect the words that the prompt understands, in every language."""
    from kfjudge.cli.help import other_words

    return PromptWords(
        commands=frozenset(app.commands()),
        games={fold(name): game for game in GAMES for name in (game, *get_game(game).called)}
        | dict.fromkeys(_words_for("any-game"), _ANY),
        other_words={word: names[0] for word, names in other_words("commands").items()},
        leave=_words_for("leave"),
        help=_words_for("help"),
        settings={word: option for option in _SETTINGS for word in {option, *_words_for(f"set-{option}")}},
        again={lang: ("--lang", lang) for lang in LANGUAGES}
        | {word: (f"--{way}",) for way in _OTHER_WAYS for word in {way, *_words_for(way)}},
    )


def _words_for(what: str) -> frozenset[str]:
    """List the words for something in each language: "leave" → quit, exit, quitter …"""
    pages = (load_page("prompt", lang) for lang in LANGUAGES)
    return frozenset(word for one in pages for word in one.get(f"prompt.word.{what}", "").split())
