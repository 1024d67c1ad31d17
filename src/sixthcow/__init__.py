"""Sixth Cow: play, study and research 6 nimmt!, its variants and Himmel, A... und Zwirn!"""

__version__ = "0.1.0"
