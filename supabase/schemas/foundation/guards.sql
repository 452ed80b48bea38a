-- Odd days and numbers are refused everywhere: by functions that take them, and by the columns that keep them.
select private.guard_values(function_name::text) from private.value_checks() where not is_checked;
select private.guard_columns();
