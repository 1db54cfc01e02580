"""How the board files of Fateforge are read and written."""
