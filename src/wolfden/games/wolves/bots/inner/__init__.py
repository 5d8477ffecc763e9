"""What the players of Wolves compute, compiled."""
