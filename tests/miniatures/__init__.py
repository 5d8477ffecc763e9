"""Miniature games: honest ones, with the hard things of the real games, and ones that are broken on purpose."""
