"""A rules bot for a chat: `!judge` and a question, or `!arbitre` for an answer in French."""

import sys

from kfjudge.api import ask

LANGUAGES = {"!judge": "en", "!arbitre": "fr"}


def reply(message: str) -> str | None:
    """Answer a message that is meant for the bot; None for any other."""
    command, _, question = message.strip().partition(" ")
    if command not in LANGUAGES or not question:
        return None
    answer = ask(question, lang=LANGUAGES[command])
    if answer.best is None:
        return "—"  # the books have nothing on it
    verdict = "" if answer.verdict in answer.passage else f"{answer.verdict} "
    return f"{verdict}{answer.passage}\n— {answer.best.cite} · {answer.best.id}"


if __name__ == "__main__":  # in a chat, its library calls reply with each message
    for line in sys.stdin:
        print(reply(line) or "", flush=True)
