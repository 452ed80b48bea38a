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
  'A line of a bank statement: money in is positive. line_key tells lines apart (the bank''s own number or what the line says, the day, the amount, and the place among those that are the same in these), so that a file read twice adds nothing. Open until it is matched with entries of the books or left out with a reason.';

create index bank_lines_by_day on public.bank_lines (organization_id, bank_account_id, occurred_on desc, id desc);
create index bank_lines_unmatched on public.bank_lines (organization_id, bank_account_id, occurred_on desc, id desc) where status = 'open';
create index bank_lines_by_reconciliation on public.bank_lines (organization_id, reconciliation_id);
create index bank_lines_by_import on public.bank_lines (organization_id, import_id);
create index bank_lines_unreconciled on public.bank_lines (organization_id, bank_account_id, occurred_on) where reconciliation_id is null;
create index bank_lines_left_out on public.bank_lines (organization_id, bank_account_id, occurred_on desc, id desc) where status = 'ignored';
create index bank_lines_by_amount on public.bank_lines (organization_id, bank_account_id, amount_minor, id);
-- Lines of a bank account are searched as the other lists are (ADR 0009). State and days are asked for here and not of what is
-- returned: of the words that most of a statement has, the newest hits say nothing of the few lines that are open.
create index bank_lines_by_words on public.bank_lines
  using gin (bank_account_id, private.plain_text(description || ' ' || reference) extensions.gin_trgm_ops);

alter table public.bank_lines enable row level security;
grant select on public.bank_lines to authenticated, service_role;
create policy "readers of money see bank lines" on public.bank_lines for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
select private.compose_texts('public.bank_lines');
