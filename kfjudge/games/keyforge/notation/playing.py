"""What replays ask of KeyForge (`replay.game.Playing`)."""
