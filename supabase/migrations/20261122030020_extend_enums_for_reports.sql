-- What goes to a property's owners, and the report of the year's taxes.
alter type public.journal_kind add value if not exists 'owner_distribution';
alter type public.report_kind add value if not exists 'tax_summary';
create type public.report_file_status as enum ('waiting', 'working', 'done', 'failed');
