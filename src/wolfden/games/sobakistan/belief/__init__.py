"""What a seat can believe: where the Wolves have been, which route it is, which hints are where.

Wolves are taken to choose among their legal actions by chance. Ways come as often as they should, and so do routes and
hint cards: neither words nor remarks are taken to mean anything here. Read `ways` (one Wolf), `packs` (all of them
together), `known` (what a seat was told of them), and then what is made of it: `whereabouts` and `redeal`.
"""
