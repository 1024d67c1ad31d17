"""The screens: the start, the game, the scores, the handover."""
