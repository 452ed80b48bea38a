-- Odd days and numbers are kept out of every column; functions refuse them where they are declared.
select private.guard_columns();
