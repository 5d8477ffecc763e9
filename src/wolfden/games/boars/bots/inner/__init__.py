"""How players of Boars on the Run! think; compiled."""
