"""From one view to the next: where cards lie after an event, and the pictures in between."""
