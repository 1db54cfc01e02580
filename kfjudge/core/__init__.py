"""What any game needs: choices, decisions, the door for events, the trace. Knows no game."""

import os

if os.environ.get("KFJUDGE_SOUND"):  # debugging: every board of every run is looked at
    from kfjudge.core.invariants import check_every_event

    check_every_event()
