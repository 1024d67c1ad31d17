-- A table that is read knows all of its commands, so nothing looks for one in the log any more.

DROP INDEX entries_by_command;
ALTER TABLE entries DROP COLUMN person;
ALTER TABLE entries DROP COLUMN command;
