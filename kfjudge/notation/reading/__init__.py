"""A board file read, line by line."""
