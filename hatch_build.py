"""What a wheel carries beside the tree: the store of each game, so that an installed kfjudge answers at once,
and the module that says what they must be like. The same tree gives the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHIP = """
import sys
from pathlib import Path
from kfjudge.games import GAMES
from kfjudge.reference.store.build import ship_stores
root, folder = map(Path, sys.argv[1:])
(folder / "shipped.py").write_text(ship_stores(root, folder / "stores", GAMES), encoding="utf-8")
"""


class ShippedStores(BuildHookInterface):  # type: ignore[type-arg]  # older ones take none
    """Builds the stores, in a process of its own: nothing is known here of a kfjudge that is installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout builds what is asked for
            return
        self.folder = Path(mkdtemp(prefix="kfjudge-stores-"))
        nobody = os.environ | {"KFJUDGE_DATA": str(self.folder / "data")}  # no card of who builds it
        ship = [sys.executable, "-c", SHIP, self.root, str(self.folder)]
        subprocess.run(ship, cwd=self.root, env=nobody, check=True)
        build_data["force_include"][str(self.folder / "stores")] = "kfjudge/content/stores"
        build_data["force_include"][str(self.folder / "shipped.py")] = "kfjudge/shipped.py"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if version != "editable":
            for path in sorted(self.folder.rglob("*"), reverse=True):
                path.rmdir() if path.is_dir() else path.unlink()
            self.folder.rmdir()
