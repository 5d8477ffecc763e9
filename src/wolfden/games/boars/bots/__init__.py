"""Players of Boars on the Run!."""
