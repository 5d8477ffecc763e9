"""Games outside of the package. `phantom_ttt` is the smallest whole one, and `make game` begins a new one with it."""
