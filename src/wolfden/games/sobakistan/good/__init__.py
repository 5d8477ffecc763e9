"""Good players of Sobakistan, who know what words mean."""
