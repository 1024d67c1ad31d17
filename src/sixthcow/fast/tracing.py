"""What all scalar kernels share: copying a table, and tracing the decisions made on it."""

from sixthcow.fast._jit import I32, I64, part, u64

# A trace has one line per decision: its kind, the seat, two numbers, and the table before it. The
# first line counts the others.
TABLE_AT = 4


@part
def copy(target: I32, source: I32) -> None:
    """Copy all numbers of an array."""
    for index in range(u64(target.shape[0])):
        target[index] = source[index]


@part
def note(trace: I64, what: int, seat: int, one: int, two: int, table: I32) -> None:
    """Record a decision, with as much of the table as the trace has room for."""
    if trace.shape[0] == 0:
        return
    trace[0, 0] += 1
    line = trace[0, 0]
    trace[line, 0], trace[line, 1], trace[line, 2], trace[line, 3] = what, seat, one, two
    for index in range(trace.shape[1] - TABLE_AT):
        trace[line, TABLE_AT + index] = table[index]
