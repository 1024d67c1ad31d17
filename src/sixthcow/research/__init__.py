"""Standard environments, batches as arrays and data sets, for those who study these games."""
