create type public.charge_credit_kind as enum ('correction', 'discount', 'write_off');
create type public.late_fee_frequency as enum ('one_time', 'daily');
-- What each account moved by in each month, kept as the journal is written: a report of a month, of a year or of all time
-- reads as many rows as there are accounts and months, never the journal's lines. One table for the whole organisation and
-- one by property, because neither could be read from the other without counting.
create type public.accounting_basis as enum ('accrual', 'cash');
-- Reports that go out by themselves: a short message with the figures of the period that is over and a link, to members who
-- may see them. What the report shows is read when the link is opened, as the reader.
create type public.report_kind as enum (
  'income_statement', 'balance_sheet', 'trial_balance', 'cash_flow', 'rent_roll', 'aged_receivables', 'deposits_held',
  'owner_statement', 'vacancy_loss', 'budget_variance', 'tax_summary');
create type public.report_rhythm as enum ('weekly', 'monthly');
create type private.report_span as (starts_on date, ends_on date);
create type public.report_file_status as enum ('waiting', 'working', 'done', 'failed');
