"""What a seat can believe: `evidence.py` is what it saw and heard, `deals.py` counts the deals that fit it, `redeal.py`
draws one of them, and `odds.py` says how likely everybody is to be whom. `deduction.py` does that for a view.
"""
