"""The laboratory: many games between bots, counted."""
