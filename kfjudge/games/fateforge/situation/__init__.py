"""Situations of Fateforge that are told in a sentence."""
