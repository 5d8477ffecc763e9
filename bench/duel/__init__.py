"""Good bots against others: how strong they are, game by game."""
