"""What a seat can work out: `redeal.py` imagines the table anew, with hands out of `hands.py`."""
