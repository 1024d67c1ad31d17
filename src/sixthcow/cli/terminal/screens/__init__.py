"""What a person sees at a time: the start, the game, the scores, the handover."""
