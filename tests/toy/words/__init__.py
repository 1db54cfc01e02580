"""What the toy says, a folder a language."""
