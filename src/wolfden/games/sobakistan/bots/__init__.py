"""Players of Sobakistan.

`simple` does not know what words mean. `good` does, with a player for each role: `bloodhound`, `liaison` and `wolf`.
They read journals (`reading`, which goes by `associations`, `hints`, `streets`, `fear` and `trust`), remember what they
have read (`memory`), and know what they may hope for (`prospect`). `mind` and `reader` are what players share.
"""
