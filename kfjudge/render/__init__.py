"""How things are shown: traces, boards and entries, in English and in French."""
