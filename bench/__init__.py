"""How fast Wolfden is, beside OpenSpiel: `python -m bench`."""
