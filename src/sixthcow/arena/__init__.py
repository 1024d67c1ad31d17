"""Bots against bots: duplicate deals, rotated seats, standard errors and ratings."""

from sixthcow.arena.plan import Plan, make_plan, set_table
from sixthcow.arena.report import Report, Standing, report
from sixthcow.arena.result import Deal
from sixthcow.arena.run import run

__all__ = ["Deal", "Plan", "Report", "Standing", "make_plan", "report", "run", "set_table"]
