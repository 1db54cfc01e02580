"""What any game needs: choices, decisions, the door for events, the trace. Knows no game."""
