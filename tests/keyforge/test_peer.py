"""What another engine did on the same boards, where its recorded games are at hand (`../shared/peer`). It
plays today’s rules: where the two differ, the book has decided, and here it says how."""

from __future__ import annotations

import importlib.util
import json
import lzma
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

SHARED = Path(__file__).parents[3] / "shared"
TRACES = SHARED / "peer" / "public.jsonl.xz"

# What differs, by how it was decided, with the passage.
DECIDED = {
    # FAQ 1.3 on Replicator and an enemy Sanctum Guardian: the swap does nothing
    "Core/Replicator#3": "disagrees",
    # 1.3, Armor: armor that is lost is first that which was used, so it is still there to be lost
    "Core/RedhotArmor#1": "disagrees",
    # 1.3, Destroyed: immediately before the card would be destroyed; as was answered in 2019, Archimedes
    # archives whoever comes to stand beside it meanwhile. Later rulebooks trigger all at once
    "AoA/Archimedes#2": "disagrees",
    "AoA/Archimedes#5": "disagrees",
}


@pytest.fixture(scope="module")
def peer() -> ModuleType:
    """The adapter, which plays recorded games on `kfjudge.api`."""
    if not TRACES.exists():
        pytest.skip("the recorded games are not here")
    spec = importlib.util.spec_from_file_location("peer", SHARED / "tools" / "peer.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_the_peer_agrees_but_for_what_the_book_has_decided(peer: ModuleType) -> None:
    with lzma.open(TRACES, "rt", encoding="utf-8") as lines:
        verdicts = [peer.judge(json.loads(line)) for line in lines]
    outcomes = Counter(verdict.outcome for verdict in verdicts)
    assert outcomes["not modeled"] == outcomes["crash"] == outcomes["refused"] == 0
    assert len(verdicts) - outcomes["skipped"] >= 455
    agreeing = ("agrees", "agrees by search", "skipped")
    assert {v.id: v.outcome for v in verdicts if v.outcome not in agreeing} == DECIDED
