"""From one view to the next: where cards are after an event, and the frames in between."""
