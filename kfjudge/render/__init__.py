"""Pages for a person: entries, boards, replays, in a terminal, in Markdown, in HTML."""
