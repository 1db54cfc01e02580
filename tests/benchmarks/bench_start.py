"""What starting kfjudge costs, beside Python that does nothing: Typer's own start changes with its versions.

    python tests/benchmarks/bench_start.py [ROUNDS]

Prints the processor time of each command (user and system) as the ratio of the medians of interleaved runs,
and what each may be at most."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

KFJUDGE = "from kfjudge.cli import main; main()"  # what the installed script does
AT_MOST = {
    ("--version",): 3,
    ("lookup", "stun"): 7,
    ("card", "bad penny"): 8,
    ("search", "creature", "loses", "armor"): 11,
    ("replay", "faq/1.3/13"): 11,
    ("explore", "faq/1.3/1"): 11,
    ("ask", "can a stunned creature fight"): 12,
    ("try", "Krump attacks Noddy the Thief"): 14,
    ("ask", "Krump attacks Noddy the Thief. What happens?"): 16,
}


def seconds(command: list[str], environment: dict[str, str]) -> float:
    """The processor time of one run."""
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    if running.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {running.returncode}")
    return used.ru_utime + used.ru_stime


def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "KFJUDGE_CACHE": str(Path(folder) / "cache"),
            # Whoever installs a program has its modules compiled: measured is what they have.
            "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled"),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        commands = {(): [sys.executable, "-c", "pass"]}
        commands |= {words: [sys.executable, "-c", KFJUDGE, *words] for words in AT_MOST}
        times: dict[tuple[str, ...], list[float]] = {words: [] for words in commands}
        for command in commands.values():  # the first run compiles modules and builds the index
            seconds(command, environment)
        for _ in range(rounds):
            for words, command in commands.items():
                times[words].append(seconds(command, environment))
    medians = {words: statistics.median(taken) for words, taken in times.items()}
    print(f"{'python -c pass':48} {medians[()] * 1000:6.1f} ms")
    for words, most in AT_MOST.items():
        ratio = medians[words] / medians[()]
        print(f"{' '.join(words):48} {medians[words] * 1000:6.1f} ms  {ratio:5.1f} times (at most {most})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
