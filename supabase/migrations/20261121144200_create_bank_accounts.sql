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

create table public.bank_imports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_account_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 160),
  line_count integer not null,
  new_count integer not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, bank_account_id) references public.bank_accounts (organization_id, id)
);
comment on table public.bank_imports is 'A file of a bank that was read: how many lines it had and how many of them were new.';
create index bank_imports_by_account on public.bank_imports (organization_id, bank_account_id, created_at desc);

create table public.bank_reconciliations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_account_id uuid not null,
  ends_on date not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  line_count integer not null,
  closed_by uuid,
  closed_at timestamptz not null default now(),
  reopened_by uuid,
  reopened_at timestamptz,
  reopen_reason text check (char_length(reopen_reason) between 1 and 300),
  unique (organization_id, id),
  check ((reopened_at is null) = (reopen_reason is null)),
  foreign key (organization_id, bank_account_id) references public.bank_accounts (organization_id, id)
);
comment on table public.bank_reconciliations is
  'A statement''s balance that the lines up to its day were found to add up to; a reopened one no longer counts.';
create unique index bank_reconciliations_one_a_day on public.bank_reconciliations (organization_id, bank_account_id, ends_on)
  where reopened_at is null;
create index bank_reconciliations_by_account on public.bank_reconciliations (organization_id, bank_account_id, ends_on desc);

create table public.bank_lines (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_account_id uuid not null,
  import_id uuid not null,
  line_key text not null check (char_length(line_key) between 1 and 300),
  occurred_on date not null check (occurred_on between '1990-01-01' and '2201-01-01'),
  amount_minor bigint not null check (amount_minor <> 0 and amount_minor between -1000000000000 and 1000000000000),
  description text not null default '' check (char_length(description) <= 300),
  reference text not null default '' check (char_length(reference) <= 80),
  matched_minor bigint not null default 0,
  ignored_at timestamptz,
  ignore_reason text check (char_length(ignore_reason) between 1 and 300),
  status text not null generated always as
    (case when ignored_at is not null then 'ignored' when matched_minor = amount_minor then 'matched' else 'open' end) stored,
  reconciliation_id uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (bank_account_id, line_key),
  check ((ignored_at is null) = (ignore_reason is null)),
  check (matched_minor in (0, amount_minor)),
  check (ignored_at is null or matched_minor = 0),
  foreign key (organization_id, bank_account_id) references public.bank_accounts (organization_id, id),
  foreign key (organization_id, import_id) references public.bank_imports (organization_id, id),
  foreign key (organization_id, reconciliation_id) references public.bank_reconciliations (organization_id, id)
);
comment on table public.bank_lines is
  'A line of a bank statement: money in is positive. line_key tells lines apart (the bank''s own number, or what the line says), so that a file read twice adds nothing. Open until it is matched with entries of the books or left out with a reason.';
create index bank_lines_by_day on public.bank_lines (organization_id, bank_account_id, occurred_on desc, id desc);
create index bank_lines_unmatched on public.bank_lines (organization_id, bank_account_id) where status = 'open';
create index bank_lines_by_reconciliation on public.bank_lines (organization_id, reconciliation_id);
create index bank_lines_by_import on public.bank_lines (organization_id, import_id);

create table public.bank_matches (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_line_id uuid not null,
  journal_line_id bigint not null unique references public.journal_lines (id),
  amount_minor bigint not null,
  made text not null check (made in ('nothing', 'payment', 'bill_payment', 'entry')),
  made_id uuid,
  transfer_entry_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((made = 'nothing') = (made_id is null)),
  foreign key (organization_id, bank_line_id) references public.bank_lines (organization_id, id)
);
comment on table public.bank_matches is
  'Which lines of the books on the cash account a bank line is, and what was made for it (a payment, a bill''s payment, an entry), which undoing reverses.';
create index bank_matches_by_line on public.bank_matches (organization_id, bank_line_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['bank_accounts', 'bank_imports', 'bank_lines', 'bank_matches', 'bank_reconciliations'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;
grant insert (id, organization_id, account_id, name, bank_name, currency, last_four, opening_on, opening_minor),
  update (name, bank_name, last_four, csv_mapping, archived_at) on public.bank_accounts to authenticated;
create policy "money writers add bank accounts" on public.bank_accounts for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "money writers change bank accounts" on public.bank_accounts for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create trigger write_audit_log after insert or update on public.bank_accounts
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or delete on public.bank_matches
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update on public.bank_reconciliations
  for each row execute function private.write_audit_log();

create function private.require_cash_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.accounts where organization_id = new.organization_id and id = new.account_id
      and subtype = 'cash') then
    perform private.fail('account_not_allowed');
  end if;
  return new;
end
$$;
comment on function private.require_cash_account is 'Trigger: a bank account belongs to a cash account of the books.';
create trigger require_cash_account before insert on public.bank_accounts
  for each row execute function private.require_cash_account();
