"""What a seat can believe: `evidence.py` is what it saw and heard, `deals.py` counts the deals that fit it, `redeal.py`
draws one of them, and `odds.py` says how likely each player is to play each character. `deduction.py` does that for a
view.
"""
