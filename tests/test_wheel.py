"""An installed kfjudge needs no checkout: a wheel, in a clean environment outside the repo, unable to write
where it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

REPO = Path(__file__).parents[1]

# What is run there, and what its output must say. One line a command.
RUNS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("lookup", "stun"), "exhausts"),
    (("lookup", "sonné", "--lang", "fr"), "incline"),
    (("search", "bad", "peny", "purged"), "Bad Penny"),
    (("lookup", "attack of opportunity"), "ready enemies"),
    (("card", "dodge", "--game", "arkham"), "Since the book of 2016"),
    (("lookup", "brelan", "--lang", "fr"), "Fateforge"),
    (("index", "--check"), "no mistake"),
    (("replay", "faq/1.3/10"), "Back to your hand."),
    (("replay", "faq/1.3/10", "--html", "replay.html"), "replay.html"),
    (("page", "timing", "--html", "timing.html"), "timing.html"),
)


MOST = 4_000_000  # bytes, with all games


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


def test_a_wheel_stays_small(wheel: Path) -> None:
    assert wheel.stat().st_size <= MOST


def test_an_installed_kfjudge_answers_without_the_repo(wheel: Path, tmp_path: Path) -> None:
    python = environment_with(wheel, tmp_path / "environment")
    package = Path(run([python, "-c", "import kfjudge; print(kfjudge.__path__[0])"], tmp_path).strip())
    assert REPO not in package.parents
    for page in ("share/man/man1/kfjudge.1", "share/man/fr/man1/kfjudge.1"):
        assert (python.parents[1] / page).is_file()
    installed = files_under(package)
    shut(package)
    for words, expected in RUNS:
        assert expected in run([python.with_name("kfjudge"), *words], tmp_path), words
    assert files_under(package) == installed


def built_wheel(folder: Path) -> Path:
    """The wheel, by the build backend that is installed here, or else by one that pip fetches."""
    options = ["--no-build-isolation"] if find_spec("hatchling") else []
    pip("wheel", "--no-deps", *options, "--wheel-dir", str(folder), str(REPO))
    (wheel,) = folder.glob("kfjudge-*.whl")
    return wheel


def environment_with(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel and what it depends on; its Python."""
    venv.create(folder, symlinks=True, with_pip=False)
    python = folder / "bin" / "python"
    pip("--python", str(python), "install", "--no-compile", str(wheel))
    return python


def pip(*words: str) -> None:
    """Run pip; where it fails because it reaches no registry, there is nothing to test."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode and not registry_answers():
        pytest.skip("pip reaches no registry")
    assert done.returncode == 0, done.stderr


def registry_answers() -> bool:
    command = [sys.executable, "-m", "pip", "--retries", "0", "--timeout", "5", "index", "versions", "typer"]
    return subprocess.run(command, capture_output=True, timeout=60).returncode == 0


def shut(package: Path) -> None:
    """Take away the right to write where the package is."""
    for path in (package, *package.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222)


def files_under(package: Path) -> set[Path]:
    return {path.relative_to(package) for path in package.rglob("*")}


def run(command: list[Path | str], folder: Path) -> str:
    """Run a command with a home of its own, away from the repo, and without anything of this one's."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    environment = {
        "PATH": os.defpath,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "1",  # as root nothing is read-only
    }
    done = subprocess.run(
        [str(part) for part in command], cwd=home, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return done.stdout
