"""Wolfden in a terminal: the screen, the files and the loop of one person's game."""
