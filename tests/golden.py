"""Record what kfjudge prints, and compare another state of the tree with it: nothing else may have changed.

    python -m tests.golden record FOLDER [--tree CHECKOUT]     record a checkout (this one by default)
    python -m tests.golden compare FOLDER [--tree CHECKOUT]    run them again and show what differs
        --only replay,lookup     some parts, of those that PARTS lists
        --share 20               every 20th command of a part
        --most 10                so many differences are shown in full

A part is a file of FOLDER: a line for each command with its words, its input, the width of the terminal, and
what came of it. The commands are made from the boards, entries and questions of the tree of this module."""

from __future__ import annotations

import argparse
import csv
import difflib
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "fr")
GAMES = ("keyforge", "arkham", "fateforge")
SLOWEST = (
    1.5  # seconds: what takes longer may meet a bound on one machine and not on another, so it is left out
)
KEYS = {"step": "n\nn\n\nb\nf\nl\nq\n", "interactive": "1\n1\n?\nq\n"}

Case = dict[str, Any]  # words, and where they differ from a plain command: columns, stdin, writes


def case(*words: str, **more: Any) -> Case:
    return {"words": list(words), **more}


def in_both(*words: str, **more: Any) -> Iterator[Case]:
    for lang in LANGUAGES:
        yield case(*words, "--lang", lang, **more)


# The commands of each part


def boards() -> list[tuple[str, str]]:
    """Return every packaged board: its game, and its name as it is typed."""
    found = []
    for path in sorted((ROOT / "scenarios").rglob("*.kf")):
        game, *parts = path.relative_to(ROOT / "scenarios").with_suffix("").parts
        name = "/".join(parts)
        found.append((game, name if game == GAMES[0] else f"{game}:{name}"))
    return found


def entries() -> list[str]:
    """Return the id of every entry that stands in a file of its own."""
    found = []
    for folder in ("glossary", "faq"):
        for path in sorted((ROOT / folder).rglob("*.yaml")):
            game, *parts = path.relative_to(ROOT / folder).with_suffix("").parts
            kind = [] if folder == "glossary" else ["faq"]
            found.append(f"{game}:{'/'.join([*kind, *parts])}")
    return found


def cards() -> list[str]:
    found = []
    for path in sorted((ROOT / "kfjudge" / "games").rglob("cards/*.csv")):
        with path.open(encoding="utf-8", newline="") as lines:
            game = path.relative_to(ROOT / "kfjudge" / "games").parts[0]
            found += [f"{game}:card/{row['id']}" for row in csv.DictReader(lines)]
    return sorted(set(found))


def rows(*patterns: str) -> Iterator[dict[str, str]]:
    """Read every row of the sets of questions under tests/ with such names."""
    for pattern in patterns:
        for path in sorted((ROOT / "tests").glob(pattern)):
            lang = path.stem.removesuffix("-second").rpartition("_")[2]
            with path.open(encoding="utf-8", newline="") as lines:
                for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                    text = row.get("query") or row.get("question") or row.get("situation") or row.get("text")
                    if text:
                        yield {"lang": lang, **row, "text": text}
                    for each in (each for each in LANGUAGES if not text and row.get(each)):
                        yield {**row, "lang": each, "text": row[each]}


def replays() -> Iterator[Case]:
    yield from in_both("replay", "--all")
    for _, name in boards():
        yield case("replay", name, "--editions", "all", "--json")
    for game, name in boards():
        for edition in ("1.0", "1.1", "1.3") if game == GAMES[0] else ():
            yield case("replay", name, "--edition", edition, "--json")
        yield from in_both("replay", name)
        yield case("replay", name, "--boards", "--expect", "--lang", "fr", columns=40)


def pages_of_boards() -> Iterator[Case]:
    for _, name in boards():
        yield from in_both("replay", name, "--markdown")
        for lang in LANGUAGES:
            yield case("replay", name, "--html", "page.html", "--lang", lang, writes="page.html")


def lookups() -> Iterator[Case]:
    for id in entries():
        for more in ([], ["--full"], ["--json"], ["--quote"]):
            yield from in_both("lookup", id, *more)
        yield from in_both("lookup", id, columns=40)
        yield case("lookup", id, "--both", "--full")
    for id in cards():
        for more in ([], ["--full"], ["--json"]):
            yield from in_both("lookup", id, *more)


def card_pages() -> Iterator[Case]:
    for id in cards():
        game, _, name = id.partition(":card/")
        yield from in_both("card", name, "--game", game)
        yield case("card", name, "--game", game, "--both", columns=40)


def searches() -> Iterator[Case]:
    for row in rows("search/*.tsv", "search/*/*.tsv", "situation/*.tsv"):
        yield case("search", row["text"], "--json", "--lang", row["lang"])
    for game in GAMES[1:]:
        for row in rows(f"search/{game}/*.tsv"):
            yield case("search", row["text"], "--lang", row["lang"], "--game", game)


def questions() -> Iterator[Case]:
    for row in rows("search/frozen/*.tsv", "search/across.tsv", "search/*/top.tsv", "situation/frozen/*.tsv"):
        yield case("ask", row["text"], "--lang", row["lang"])
        yield case("ask", row["text"], "--lang", row["lang"], "--json")
    for row in rows("search/held.tsv", "search/tuned.tsv"):
        yield case("ask", row["text"], "--lang", row["lang"], columns=60)


def situations() -> Iterator[Case]:
    for row in rows("situation/*.tsv", "situation/frozen/*.tsv"):
        yield case("try", row["text"], "--lang", row["lang"])
        yield case("try", row["text"], "--lang", row["lang"], "--json")
        yield case(
            "try", row["text"], "--full", "--lang", row["lang"], "--save", "board.kf", writes="board.kf"
        )
    for game in GAMES[1:]:
        for row in rows(f"{game}/situations_*.tsv"):
            yield case("try", row["text"], "--lang", row["lang"], "--game", game)
            yield case("try", row["text"], "--lang", row["lang"], "--game", game, "--json")


def explorations() -> Iterator[Case]:
    drawn = random.Random(30)
    opened = [
        path.stem
        for path in sorted((ROOT / "scenarios").rglob("*.kf"))
        if " ?" in path.read_text(encoding="utf-8")
    ]
    found = [name for _, name in boards()]
    for name in [*drawn.sample(opened, 15), *drawn.sample(found, 15)]:
        yield from in_both("explore", name)
        yield case("explore", name, "--json")


def broken_files() -> Iterator[Case]:
    """Boards in which a line or a word is missing, twice, elsewhere or another one."""
    drawn = random.Random(400)
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "scenarios").rglob("*.kf"))]
    words = sorted({word for text in texts for word in text.split()})
    for number in range(400):
        lines = drawn.choice(texts).splitlines()
        for _ in range(drawn.randint(1, 3)):
            at, other = drawn.randrange(len(lines)), drawn.randrange(len(lines))
            parts = lines[at].split(" ")
            match drawn.randrange(6):
                case 0:
                    lines[at] = ""
                case 1:
                    lines.insert(other, lines[at])
                case 2:
                    lines[at], lines[other] = lines[other], lines[at]
                case 3:
                    parts[drawn.randrange(len(parts))] = drawn.choice(words)
                    lines[at] = " ".join(parts)
                case 4:
                    lines[at] = lines[at].replace("a", "", 1)
                case 5:
                    lines[at] = " ".join(parts[: drawn.randrange(len(parts))])
        yield case("check", "-", "--lang", LANGUAGES[number % 2], stdin="\n".join(lines) + "\n")
        yield case("replay", "-", "--json", "--lang", LANGUAGES[number % 2], stdin="\n".join(lines) + "\n")


def helps() -> Iterator[Case]:
    commands = sorted(path.stem.rstrip("_") for path in (ROOT / "kfjudge/cli/commands").glob("[a-z]*.py"))
    for words in ([], *([command] for command in commands)):
        yield from in_both(*words, "--help")
        yield from in_both(*words, "--help", columns=40)
    for command in commands:
        yield from in_both(command, "--nonsense")
        yield from in_both(command, "zzzz", "qqqq")
    for game in GAMES:
        yield from in_both("check", "--grammar", "--game", game)


def printed_pages() -> Iterator[Case]:
    for game in GAMES:
        yield from in_both("page", "--game", game)
        for name in ("timing", "keywords", "editions"):
            for more in ([], ["--markdown"], ["--json"]):
                yield from in_both("page", name, "--game", game, *more)
            yield case("page", name, "--game", game, "--html", "page.html", writes="page.html")


def completions() -> Iterator[Case]:
    for line in (
        "kfjudge ", "kfjudge l", "kfjudge lookup st", "kfjudge card bad", "kfjudge replay faq/1.3/",
        "kfjudge replay arch", "kfjudge search --kind ", "kfjudge --lang ", "kfjudge lookup --game ark",
        "kfjudge page ", "kfjudge editions fi", "kfjudge diff 1", "kfjudge replay x --reading fi",
        "kfjudge cards --house ", "kfjudge faq ", "kfjudge cards --trait g", "kfjudge errata b",
        "kfjudge lookup son --lang fr ", "kfjudge check scen",
    ):  # fmt: skip
        for shell in ("bash", "zsh"):
            yield case(env={"_KFJUDGE_COMPLETE": shell, "_KFJUDGE_LINE": line})


def lists() -> Iterator[Case]:
    pairs = (("1.0", "1.1"), ("1.1", "1.3"), ("1.0", "1.3"), ("1.3", "1.1"))
    for command in ("faq", "errata", "editions", "cards"):
        for game in GAMES:
            for more in ([], ["--full"], ["--json"]):
                yield from in_both(command, *more, "--game", game)
                yield case(command, *more, "--game", game, columns=40)
    for old, new in pairs:
        for more in ([], ["--full"], ["--markdown"], ["--json"], ["stun"], ["bad penny"]):
            yield from in_both("diff", old, new, *more)
    for words in (
        "--house mars", "--house mars --text stun", "--trait goblin", "--power 5+", "--type artifact",
        "--keyword poison", "--rarity rare --set aoa", "--number 296", "--house nowhere",
    ):  # fmt: skip
        yield from in_both("cards", *words.split())
    for word in ("fight.cut-short", "stun", "destroyed", "1.1", "archon", "zzz"):
        for more in ([], ["--full"], ["--json"]):
            yield from in_both("editions", word, *more)
    for kind in ("glossary", "rule", "faq", "errata", "edition", "card", "board"):
        yield from in_both("search", "stun", "--kind", kind)
        yield from in_both("search", "creature", "--kind", kind, "--full", columns=40)
    yield from in_both("search", "destroyed", "--edition", "1.1", "--limit", "3")
    for term in (
        "stun",
        "sonné",
        "brobnr",
        "card/urchin",
        "296",
        "cota 296",
        "faq 10",
        "zzzz",
        "stunned creature",
        "é",
        "-",
    ):
        yield from in_both("lookup", term)
        yield from in_both("card", term)
    yield from in_both("card", "bad penny, urchin, troll")
    yield from in_both("lookup", "stun", "--edition", "1.1")


def screens() -> Iterator[Case]:
    """What is typed at while it runs, and narrow and wide screens of what else there is."""
    drawn = random.Random(60)
    names = [name for _, name in boards()]
    for name in drawn.sample(names, 60):
        for lang in LANGUAGES:
            yield case("replay", name, "--step", "--lang", lang, stdin=KEYS["step"])
            yield case("replay", name, "--interactive", "--lang", lang, stdin=KEYS["interactive"])
            yield case("replay", name, "--lang", lang, columns=40)
            yield case("replay", name, "--boards", "--lang", lang, columns=100)
            yield case("replay", name, "--expect", "--lang", lang, columns=100)
    for name in ("faq/1.3/1", "faq/1.3/13", "faq/1.1/1", "editions/stun-omni", "editions/fight-cut-short"):
        for more in ([], ["--json"], ["--markdown"]):
            yield from in_both("replay", name, "--editions", "1.1,1.3", *more)
            yield from in_both("replay", name, "--editions", "all", *more)
        yield case("replay", name, "--editions", "1.1,1.3", "--html", "page.html", writes="page.html")
    for row in rows("search/frozen/*.tsv", "situation/frozen/*.tsv"):
        yield case("ask", row["text"], "--lang", row["lang"], "--full", columns=40)
        yield case("ask", row["text"], "--lang", row["lang"], "--quote", columns=100)


PARTS: dict[str, Callable[[], Iterator[Case]]] = {
    "replay": replays, "pages": pages_of_boards, "lookup": lookups, "card": card_pages, "search": searches,
    "ask": questions, "try": situations, "explore": explorations, "broken": broken_files, "help": helps,
    "page": printed_pages, "completion": completions, "lists": lists, "screens": screens,
}  # fmt: skip

# Running them: in a process of the checkout that is measured, one command after the other

WORKER = """
import io, json, os, sys, time
from contextlib import redirect_stdout, redirect_stderr
from pathlib import Path
from kfjudge.cli import run

for line in sys.stdin:
    case = json.loads(line)
    os.environ["COLUMNS"] = str(case.get("columns", 80))
    os.environ.update(case.get("env", {}))
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in "oe")
    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(case.get("stdin", "").encode()))
    began = time.process_time()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = run(case["words"])
        except SystemExit as end:
            status = f"exit {end.code}"
        except BaseException as error:
            status = f"{type(error).__name__}: {error}"
    sys.stdin = stdin
    took = time.process_time() - began
    for name in case.get("env", {}):
        del os.environ[name]
    result = {"status": status}
    for name, stream in (("out", out), ("err", err)):
        stream.flush()
        result[name] = stream.buffer.getvalue().decode("utf-8", "replace")
    if "writes" in case:
        written = Path(case["writes"])
        result["written"] = written.read_text(encoding="utf-8") if written.exists() else None
        written.unlink(missing_ok=True)
    print(json.dumps({"took": took, "result": result}), flush=True)
"""


def run_cases(tree: Path, cases: list[Case], cache: Path, jobs: int) -> list[dict[str, Any]]:
    """Run the commands in a checkout; return what each printed and how long it took, in their order."""
    with ThreadPoolExecutor(jobs) as pool:
        chunks = list(pool.map(lambda first: _run_chunk(tree, cases[first::jobs], cache), range(jobs)))
    done: list[dict[str, Any]] = [{}] * len(cases)
    for first, chunk in enumerate(chunks):
        done[first::jobs] = chunk
    return done


def _run_chunk(tree: Path, cases: list[Case], cache: Path) -> list[dict[str, Any]]:
    if not cases:
        return []
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("KFJUDGE")}
        environment |= {"PYTHONPATH": str(tree), "KFJUDGE_CACHE": str(cache), "LC_ALL": "C.UTF-8",
                        "HOME": folder, "NO_COLOR": "1", "PYTHONHASHSEED": "0"}  # fmt: skip
        lines = "".join(json.dumps(case) + "\n" for case in cases)
        ran = subprocess.run([sys.executable, "-c", WORKER], input=lines, capture_output=True,
                             text=True, cwd=folder, env=environment, encoding="utf-8")  # fmt: skip
    done = [json.loads(line) for line in ran.stdout.replace(str(tree), "TREE").splitlines()]
    if len(done) != len(cases):
        raise SystemExit(f"stopped at {cases[len(done)]}:\n{ran.stderr[-2000:]}")
    return done


def record(folder: Path, tree: Path, parts: list[str], jobs: int, cache: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        began = time.monotonic()
        cases = list(PARTS[part]())
        done = run_cases(tree, cases, cache, jobs)
        kept = [
            (case, each["result"]) for case, each in zip(cases, done, strict=True) if each["took"] < SLOWEST
        ]
        with gzip.open(folder / f"{part}.jsonl.gz", "wt", encoding="utf-8", compresslevel=4) as file:
            file.writelines(json.dumps([case, result], ensure_ascii=False) + "\n" for case, result in kept)
        print(
            f"{part}: {len(kept)} commands recorded, {len(cases) - len(kept)} too slow, "
            f"{time.monotonic() - began:.0f} s"
        )


def compare(folder: Path, tree: Path, parts: list[str], jobs: int, cache: Path, share: int, most: int) -> int:
    """Run what was recorded again; return how many commands print something else."""
    wrong = 0
    for part in parts:
        with gzip.open(folder / f"{part}.jsonl.gz", "rt", encoding="utf-8") as file:
            recorded = [json.loads(line) for number, line in enumerate(file) if number % share == 0]
        done = run_cases(tree, [case for case, _ in recorded], cache, jobs)
        differing = [
            (case, before, after["result"])
            for (case, before), after in zip(recorded, done, strict=True)
            if before != after["result"]
        ]
        for case, before, after in differing[: max(most - wrong, 0)]:
            print(f"\n{part}: {case}\n{difference(before, after)}")
        print(f"{part}: {len(differing)} of {len(recorded)} differ")
        wrong += len(differing)
    return wrong


def difference(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return the lines that differ, at most forty, cut to 300 letters."""
    found = []
    for name in sorted(before.keys() | after.keys()):
        if before.get(name) != after.get(name):
            old, new = (str(result.get(name)).splitlines() for result in (before, after))
            found += [f"  {name}", *difflib.unified_diff(old, new, "before", "after", lineterm="", n=1)]
    return "\n".join(line[:300] for line in found[:40])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("action", choices=["record", "compare"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--most", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    parts, tree = given.only.split(","), given.tree.resolve()
    with tempfile.TemporaryDirectory() as cache:
        warm = [case("search", "stun", "--game", game) for game in GAMES]
        run_cases(tree, warm, Path(cache), 1)  # builds the stores
        if given.action == "record":
            record(given.folder, tree, parts, given.jobs, Path(cache))
            return 0
        wrong = compare(given.folder, tree, parts, given.jobs, Path(cache), given.share, given.most)
        return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
