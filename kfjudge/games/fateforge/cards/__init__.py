"""The cards that the book shows, written in the language of `dsl`; `book.csv` has what is printed on them."""
