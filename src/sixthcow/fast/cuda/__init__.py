"""Rounds on a GPU, one in each thread, by the rules and the random numbers of the other kernels."""
