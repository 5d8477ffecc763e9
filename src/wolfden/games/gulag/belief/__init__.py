"""What a seat can believe: `redeal.py` imagines worlds, `odds.py` weighs them by how people play, see `people.py`."""
