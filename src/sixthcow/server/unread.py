"""Bytes that wait until somebody reads them: how many for each name, and for all together."""

MIB = 1024 * 1024


class Unread:
    """A budget for what has been made for people and not been read by them yet."""

    def __init__(self, per_name: int = 4 * MIB, in_all: int = 128 * MIB) -> None:
        self._per_name, self._in_all = per_name, in_all
        self._waiting: dict[str, int] = {}
        self.total = 0

    def has_room(self, name: str, size: int) -> bool:
        """Whether a name may have so many bytes more."""
        return self._waiting.get(name, 0) + size <= self._per_name and self.has_room_in_all(size)

    def has_room_in_all(self, size: int) -> bool:
        """Whether so many bytes more may wait for somebody."""
        return self.total + size <= self._in_all

    def add(self, name: str, size: int) -> bool:
        """More waits for a name; whether that is no more than anybody may have."""
        self._waiting[name] = waiting = self._waiting.get(name, 0) + size
        self.total += size
        return waiting <= self._per_name

    def remove(self, name: str, size: int) -> None:
        """It was read, or nobody will read it any more."""
        self.total -= size
        left = self._waiting.get(name, 0) - size
        if left:
            self._waiting[name] = left
        else:
            self._waiting.pop(name, None)
