create table public.journal_lines (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  entry_id uuid not null,
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor <> 0),
  lease_id uuid,
  property_id uuid,
  occurred_on date not null,
  entry_number bigint not null,
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.journal_lines is
  'Debits are positive, credits negative, in minor units; they sum to zero per entry and currency.';
comment on column public.journal_lines.occurred_on is 'The day of its entry.';
comment on column public.journal_lines.entry_number is 'The number of its entry.';

create index journal_lines_by_entry on public.journal_lines (organization_id, entry_id);
-- What days add up to is read from it alone, without the rows.
create index journal_lines_by_account on public.journal_lines (organization_id, account_id, occurred_on, entry_number)
  include (currency, amount_minor);
create index journal_lines_by_lease on public.journal_lines (organization_id, lease_id, occurred_on);
create index journal_lines_by_property on public.journal_lines (organization_id, property_id, occurred_on, account_id)
  include (currency, amount_minor) where property_id is not null;
create index journal_lines_by_amount on public.journal_lines (organization_id, account_id, amount_minor, occurred_on);

alter table public.journal_lines enable row level security;
grant select on public.journal_lines to authenticated, service_role;
create policy "readers of money see journal lines" on public.journal_lines for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.journal_lines
  for each statement execute function private.refuse_change();
create trigger date_journal_line before insert on public.journal_lines
  for each row execute function private.date_journal_line();
create trigger refuse_change before delete or update on public.journal_lines
  for each row execute function private.refuse_change();
create trigger keep_account_balances after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_account_balances();
create trigger keep_account_months after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_account_months();
create trigger keep_cash_apart after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_cash_apart();
create trigger keep_expense_totals after insert on public.journal_lines referencing new table as new_rows
  for each statement execute function private.keep_expense_totals();
create trigger keep_lease_account_years after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_lease_account_years();
create trigger open_book_lines after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.open_book_lines();
create constraint trigger check_entry_balances after insert on public.journal_lines
  deferrable initially deferred for each row execute function private.check_entry_balances();
