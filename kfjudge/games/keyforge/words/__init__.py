"""What KeyForge says, a folder a language."""
