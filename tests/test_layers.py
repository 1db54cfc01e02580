"""Imports point one way: cli → render → situation → replay, reference → notation, words → core. A game’s
engine, cards and card language import the core alone; the engine needs no index. What only one game knows
stands in its folder, what only one language knows in that of the language: no name and no string elsewhere
has a word of it. Docstrings and comments may take any example."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import kfjudge
from kfjudge.games import GAMES, get_game
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import load_page

ROOT = Path(kfjudge.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "words": {"core", "games", "words"},
    "notation": {"core", "games", "words", "notation"},
    "replay": {"core", "games", "words", "notation", "replay"},
    "reference": {"core", "games", "words", "notation", "reference"},
    "books": {"core", "games", "words", "reference", "books"},
    "situation": {"core", "games", "words", "notation", "replay", "reference", "situation"},
    "render": {"core", "games", "words", "notation", "replay", "reference", "situation", "books", "render"},
}
# What the rooms of a game may import beside the game itself: the neutral layers that they serve.
ROOMS = {
    "game": {"core"}, "engine": {"core"}, "dsl": {"core"}, "cards": {"core"}, "words": {"core"},
    "telling": {"core", "words"},
    "notation": {"core", "words", "notation", "replay"}, "drawing": {"core", "words", "render"},
    "replay": {"core", "notation", "replay"}, "reference": {"core", "words", "reference"},
    "situation": {"core", "words", "notation", "replay", "situation"},
}  # fmt: skip
PLAYING = ("engine", "dsl", "cards")  # these do without the others
TALKING = ("game", "words", "telling", "notation", "replay", "drawing", "reference", "situation")
BASE = "kfjudge.games.base.BaseGame"  # what games derive from


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(path: Path) -> Iterator[str]:
    """Everything of kfjudge that a file imports, wherever in it."""
    body = parse(path).body
    if path == ROOT / "core" / "game.py":  # says by their types what the layers give a game
        body = [node for node in body if not isinstance(node, ast.If)]
    for node in chain.from_iterable(map(ast.walk, body)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def imported(path: Path) -> set[str]:
    """The parts of kfjudge that a file imports."""
    parts = {name.split(".")[1] for name in modules(path) if name.startswith("kfjudge.")}
    return {part for part in parts if (ROOT / part).is_dir()}


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {part}"
        for layer, allowed in MAY_IMPORT.items()
        for path in sorted((ROOT / layer).rglob("*.py"))
        for part in sorted(imported(path) - allowed)
    ]
    assert wrong == []


def test_only_the_command_line_imports_typer_and_rich() -> None:
    wrong = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(parse(path)):
            module = (getattr(node, "module", None) or "") if isinstance(node, ast.ImportFrom) else ""
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [module]
            if (
                any(name.split(".")[0] in ("typer", "rich", "click") for name in names)
                and "cli" not in path.relative_to(ROOT).parts
            ):
                wrong.append(str(path.relative_to(ROOT)))
    assert wrong == []


def test_only_the_index_and_the_english_stemmer_import_whoosh_and_nothing_unpickles() -> None:
    imports = re.compile(
        r"^\s*(import|from) (whoosh|_?pickle|marshal|shelve|dbm)|import_module\(f?[\"']whoosh", re.MULTILINE
    )
    found = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        if imports.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"words/en/searching.py", "reference/store/index.py"}


def test_the_engine_runs_without_whoosh_and_yaml() -> None:
    program = (
        "import sys\n"
        "sys.modules['whoosh'] = sys.modules['yaml'] = sys.modules['typer'] = None\n"
        "from kfjudge.api import Match\n"
        "match = Match.from_state({'house': 'brobnar', 'players': {'South': {'line': ['troll']}}})\n"
        "match.choose('reap:s1')\n"
        "print(match.state()['players']['South']['aember'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


# games


def rooms_of(game: str) -> Iterator[tuple[str, Path]]:
    """The files of a game, each with its room; what stands beside the rooms is of the engine."""
    folder = ROOT / "games" / game
    for path in sorted(folder.rglob("*.py")):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        yield room if room in ROOMS else "engine", path


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another_and_its_rooms_only_the_layer_they_serve(game: str) -> None:
    wrong, rooms = [], set()
    for room, path in rooms_of(game):
        rooms.add(room)
        for name in modules(path):
            _, part, *rest = [*name.split("."), ""]
            if not name.startswith("kfjudge.") or (room == "game" and name == BASE):
                continue
            if part != "games":
                allowed = part in ROOMS[room]
            else:
                allowed = rest[0] == game and not (room in PLAYING and rest[1] in TALKING)
            if not allowed:
                wrong.append(f"{path.relative_to(ROOT)} ({room}) imports {name}")
    assert wrong == []
    assert rooms | {"replay"} == set(ROOMS) if get_game(game).plays else rooms < set(ROOMS)


@pytest.mark.parametrize("game", [game for game in GAMES if get_game(game).plays])
def test_engine_and_card_language_of_a_game_depend_on_each_other_one_way(game: str) -> None:
    found = {
        (room, other)
        for room, path in rooms_of(game)
        for name in modules(path)
        for other in ("engine", "dsl")
        if room in ("engine", "dsl") and room != other and name.startswith(f"kfjudge.games.{game}.{other}.")
    }
    assert len(found) == 1


# words

NEUTRAL = (
    "__init__.py",
    "__main__.py",
    "api.py",
    "cli",
    "core",
    "words",
    "notation",
    "replay",
    "reference",
    "books",
    "render",
    "situation",
)
# What its books call things, in every language, beside what the schema of its boards says.
OF_ITS_BOOKS = {
    "keyforge": """archives archon artefact artefacts artifact artifacts artéfact artéfacts assault assaut
        battleline chain chains chaîne chaînes clé clés combat creature creatures créature créatures
        deploy doom elusive escarmouche fight fights flank flanks flanc flancs forge forged forger forges
        forging hazardous hasardeux insaisissable mulligan maison maisons maverick neighbor neighbors omega
        omni archonte poison provocation purge purged purges purger reap reaped reaping reaps moisson
        moissonne moissonner skirmish sonné sonnée stun stunned stuns unstun unstuns taunt unforge upgrade
        upgrades ward warded armor power aember aembers æmber ambre aombre aombres house houses""",
    "arkham": """aloof agendas ahlcg arkham chaos chasseur cultist cultiste doom encounter fatalité ghoul
        goule investigator investigators investigateur investigateurs horror horrors horreur horreurs indice
        indices intrigue intrigues mythos mythe prey proie retaliate riposte sanity shroud soutiens surge
        traîtrise traîtrises treachery weakness willpower volonté""",
    "fateforge": """barricade barricades beastmaster brelan corruption fateforge hardcore meneur meneurs
        minion minions parry portails relance relances reroll rerolls sbire sbires sicaire
        sprint stunned varsha watchdog""",
}
# Words of a game that say nothing of it: every board has them, or programs, files and plain English do.
PLAIN = """base claims color controller deck deeds first header held host keys keyword kf line named number
    owner played player players under used zone"""
# The same of one game alone: what its board calls so, plain English or a style sheet does too.
PLAIN_HERE = {
    "arkham": """act acted actions assets at begun bottom card clues connected enemy extra reference removed
        resources round secrets token turned""",
    "fateforge": """action at blank blocking card cost covered direction does east exit exploration face
        faces focus items last leads left move next nothing order passive place push rest
        result round second special test token trait turned white zones""",
}
SEATS = {"south", "north"}  # Match.new(south, north), as the contract of api.py has it


# What speakers of a language say, whatever it is about.
DICTIONARY = ("searching.py", "booktext.py")


def in_words(text: str) -> tuple[str, ...]:
    """The words of a text, and of its names: `red_key`, RedKey, `red-key` are two each. A letter is none."""
    found = re.findall(r"[^\W\d_a-zß-öø-ÿœ]?[a-zß-öø-ÿœ]+|[^\W\d_]+", text)
    return tuple(word.lower() for word in found if len(word) > 1)


def words_in(text: str) -> set[str]:
    """The words of a text, and what up to four of them say together."""
    said = in_words(text)
    return {" ".join(said[at : at + many]) for many in range(1, 5) for at in range(len(said))}


@cache
def own_words(game: str) -> frozenset[str]:
    """The words of a game: what it is called, what its boards consist of, the terms of its books."""
    terms = [*get_game(game).called, *OF_ITS_BOOKS[game].split()]
    if not get_game(game).plays:  # it has no boards
        return frozenset(terms)
    schema = get_game(game).engine.schema
    names = [*terms, *get_game(game).notation.slots]
    names += [zone.name for zone in schema.zones]
    names += [name for mark in schema.marks for name in (mark.name, mark.field)]
    names += [name for kind, each in schema.vocabularies.items() for name in (kind, *each)]
    names += [name for owners in schema.owners for name in (owners.kind, owners.field, *owners.names)]
    return frozenset(" ".join(in_words(name)) for name in names if in_words(name))


def neutral_files() -> Iterator[Path]:
    for part in NEUTRAL:
        place = ROOT / part
        every = sorted(place.rglob("*")) if place.is_dir() else [place]
        texts = (path for path in every if path.suffix in (".py", ".html", ".md", ".css", ".js"))
        yield from (path for path in texts if path.name not in DICTIONARY)


def docstrings(tree: ast.Module) -> set[int]:
    """The ids of the strings that stand alone."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def strings_of(tree: ast.Module) -> Iterator[str]:
    """Every string of a module that is no docstring."""
    prose = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def names_of(tree: ast.Module) -> Iterator[str]:
    """Every identifier of a module: what it defines, uses, imports and passes by keyword."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "asname", "arg", "module"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


def words_of(path: Path) -> set[str]:
    """The words that count in a file: names and strings of a module, every word of a page or style sheet."""
    if path.suffix != ".py":
        return words_in(path.read_text(encoding="utf-8"))
    tree = parse(path)
    return {word for each in (path.stem, *names_of(tree), *strings_of(tree)) for word in words_in(each)}


@cache
def words_of_neutral_rooms() -> dict[str, set[str]]:
    return {path.relative_to(ROOT).as_posix(): words_of(path) for path in neutral_files()}


@pytest.mark.parametrize("game", GAMES)
def test_no_neutral_room_has_a_word_of_a_game(game: str) -> None:
    assert len(own_words(game).difference(PLAIN.split())) >= (100 if get_game(game).plays else 20)
    telling = own_words(game).difference(PLAIN.split(), PLAIN_HERE.get(game, "").split())
    # What the help prints has the lines that each game gives for it.
    pages = (load_page("game", lang, each) for lang in LANGUAGES for each in GAMES)
    printed = {word for lines in pages for word in words_in(" ".join(lines.values()))}
    # A month of that name, and what a PDF calls what is no text.
    still = {"api.py": SEATS, "cli/COMMANDS.md": {game, *printed}, "words/fr/date.py": {"mars"}}
    still["books/pdf.py"] = {"artifact"}
    wrong = [
        f"{name}: {word}"
        for name, said in words_of_neutral_rooms().items()
        for word in sorted((said & telling).difference(still.get(name, ())))
    ]
    assert wrong == []


def test_an_example_of_a_game_may_stand_in_a_docstring_and_a_comment_but_in_no_name(tmp_path: Path) -> None:
    file = tmp_path / "plain.py"
    file.write_text('"""A stunned creature reaps."""\n\nnumber = 1  # of Æmber\n', encoding="utf-8")
    assert words_of(file) == {"plain", "number"}
    file = tmp_path / "named.py"
    file.write_text("def reap(creature): return f'{creature} is stunned'\n", encoding="utf-8")
    assert {"reap", "creature", "stunned"} <= words_of(file)


# languages

NAMES_OF_LANGUAGES = {"english", "french", "anglais", "anglaise", "français", "française"}
OF_A_LANGUAGE_STILL = {
    "render/entry_page.py": {"french"},  # older_in_french, in what programs read
    "games/arkham/game.py": {"fr"},  # the language that each rulebook is printed in
    "games/fateforge/game.py": {"fr"},  # and what this one is called after, for want of a date
    "games/keyforge/__init__.py": {"en", "fr"},
    "games/keyforge/facts.py": {"en", "fr"},  # what the card is called that nobody knows
}


def outside_languages() -> Iterator[Path]:
    """The modules that are of no language: neither of `words` nor in a language’s folder of a game."""
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).parts
        if parts[0] != "words" and not any(part in LANGUAGES for part in parts):
            yield path


def languages_named(path: Path) -> set[str]:
    """The languages that a module names: by their id as a string, or in a string or name by what they are
    called."""
    tree = parse(path)
    found = set[str]()
    for text in strings_of(tree):
        found |= {text} & set(LANGUAGES) | words_in(text) & NAMES_OF_LANGUAGES
    for name in names_of(tree):
        found |= words_in(name) & NAMES_OF_LANGUAGES
        found |= {f"_{lang}" for lang in LANGUAGES if name.endswith(f"_{lang}")}
    return found


def test_no_module_outside_words_and_the_folders_of_a_language_names_one() -> None:
    found = {path.relative_to(ROOT).as_posix(): languages_named(path) for path in outside_languages()}
    wrong = [
        f"{name}: {word}"
        for name, named in found.items()
        for word in sorted(named.difference(OF_A_LANGUAGE_STILL.get(name, ())))
    ]
    assert wrong == []
