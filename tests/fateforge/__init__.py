"""Fateforge: its boards, its words, its rules."""
