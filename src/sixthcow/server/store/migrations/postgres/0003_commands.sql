-- A table that is read knows all of its commands, so nothing looks for one in the log any more. The
-- columns `person` and `command` stay, empty from now on, as long as older servers may still write
-- them beside newer ones.

DROP INDEX entries_by_command;
