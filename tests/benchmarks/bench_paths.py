"""How many functions and modules of ours a command runs through, on a warm store.

    python -m tests.benchmarks.bench_paths [--tree CHECKOUT]

A function counts once, however often it is called; a module counts where one of its functions runs."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
COMMANDS = {
    ("ask", "does a stunned creature deal damage"): 60,  # modules, as many as they should be at most
    ("replay", "faq/1.3/13"): 90,
    ("try", "Krump attacks Noddy the Thief"): 100,
}
COUNT = """
import io, sys
from contextlib import redirect_stdout
from pathlib import Path

functions, OPTIMIZED = set(), 1
root = str(Path(sys.argv[1]) / "kfjudge")

def note(frame, event, _):
    code = frame.f_code
    is_function = code.co_flags & OPTIMIZED and code.co_name[0] != "<"  # no module, class or comprehension
    if event == "call" and is_function and code.co_filename.startswith(root):
        functions.add((code.co_filename, code.co_firstlineno))

from kfjudge.cli import run
sys.setprofile(note)
with redirect_stdout(io.StringIO()):
    run(sys.argv[2:])
sys.setprofile(None)
print(len(functions), len({name for name, _ in functions}))
"""


def count(tree: Path, words: tuple[str, ...], cache: str) -> tuple[int, int]:
    """Count the functions and the modules that run, the second time that a command is given."""
    environment = os.environ | {"PYTHONPATH": str(tree), "KFJUDGE_CACHE": cache, "LC_ALL": "C.UTF-8"}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", COUNT, str(tree), *words],
            env=environment, cwd=cache, capture_output=True, text=True, check=True,
        )  # fmt: skip
    functions, modules = done.stdout.split()
    return int(functions), int(modules)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=Path, default=ROOT)
    tree = parser.parse_args().tree.resolve()
    with tempfile.TemporaryDirectory() as cache:
        for words, goal in COMMANDS.items():
            functions, modules = count(tree, words, cache)
            print(f"{' '.join(words)}: {functions} functions, {modules} modules (goal {goal})")


if __name__ == "__main__":
    main()
