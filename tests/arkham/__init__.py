"""Arkham Horror: its boards, its words, its rules."""
