"""The rules of Arkham Horror, a module for each part of the book."""
