"""Imports point one way: cli → screen, replay, reference → notation, words → core. A game’s engine, cards and
card language import the core alone; the engine needs no index."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import kfjudge

ROOT = Path(kfjudge.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "words": {"core", "games", "words"},
    "notation": {"core", "games", "words", "notation"},
    "replay": {"core", "games", "words", "notation", "replay"},
    "reference": {"core", "games", "words", "notation", "reference"},
    "screen": {"core", "games", "words", "notation", "replay", "reference", "screen"},
}


def imported(path: Path) -> set[str]:
    """The parts of kfjudge that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("kfjudge.")}
    return found


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
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = (getattr(node, "module", None) or "") if isinstance(node, ast.ImportFrom) else ""
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [module]
            if (
                any(name.split(".")[0] in ("typer", "rich", "click") for name in names)
                and "cli" not in path.relative_to(ROOT).parts
            ):
                wrong.append(str(path.relative_to(ROOT)))
    assert wrong == []


def test_only_the_index_and_the_english_stemmer_import_whoosh() -> None:
    imports = re.compile(r"^\s*(import|from) whoosh|import_module\(f?[\"']whoosh", re.MULTILINE)
    found = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        if imports.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"reference/store/index.py", "words/en/searching.py"}


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
