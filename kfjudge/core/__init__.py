"""What every game needs: choices and decisions, the events that change a board, the trace. Knows no game."""

import os

if os.environ.get("KFJUDGE_SOUND"):  # debugging: every board of every run is checked
    from kfjudge.core.invariants import check_every_event

    check_every_event()
