"""What pages ask of KeyForge (`screen.game.Drawing`)."""
