"""Parse a board file into a scenario."""
