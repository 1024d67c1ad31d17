"""The table without its screen: who plays, what is shown, where it is saved."""
