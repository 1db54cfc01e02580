"""The setup and the five steps of a turn."""
