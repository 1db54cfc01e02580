"""Tests of the table of editions and of `diff`."""
