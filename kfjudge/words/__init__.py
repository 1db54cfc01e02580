"""What is said, in every language: the languages themselves, and what all games say, a folder a language."""
