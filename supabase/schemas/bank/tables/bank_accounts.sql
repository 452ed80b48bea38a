create table public.bank_accounts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  account_id uuid not null,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  bank_name text not null default '' check (char_length(bank_name) <= 80),
  currency public.currency_code not null,
  last_four text not null default '' check (last_four ~ '^(\d{4})?$'),
  opening_on date not null check (opening_on between '1990-01-01' and '2201-01-01'),
  opening_minor bigint not null default 0 check (opening_minor between -1000000000000 and 1000000000000),
  csv_mapping jsonb,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, name),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id)
);
comment on table public.bank_accounts is
  'An account at a bank and the cash account of the books that it belongs to. opening_minor is what it held when opening_on began: statements are reconciled from then on. csv_mapping remembers which column of the bank''s files is which.';

create index bank_accounts_by_account on public.bank_accounts (organization_id, account_id);

alter table public.bank_accounts enable row level security;
grant select on public.bank_accounts to authenticated, service_role;
grant insert (id, organization_id, account_id, name, bank_name, currency, last_four, opening_on, opening_minor), update (name,
  bank_name, last_four, csv_mapping, archived_at)
  on public.bank_accounts to authenticated;
create policy "money writers add bank accounts" on public.bank_accounts for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "money writers change bank accounts" on public.bank_accounts for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "readers of money see bank accounts" on public.bank_accounts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger require_cash_account before insert on public.bank_accounts
  for each row execute function private.require_cash_account();
create trigger open_book_lines after insert on public.bank_accounts
  for each row execute function private.open_book_lines_of_account();
create trigger write_audit_log after insert or update on public.bank_accounts
  for each row execute function private.write_audit_log();
select private.compose_texts('public.bank_accounts');
