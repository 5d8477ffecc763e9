"""Good bots against random ones: how strong they are, game by game."""
