create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  code text not null check (code ~ '^[0-9]{4}$'),
  system_key text,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  kind public.account_kind not null,
  subtype text not null check (subtype in ('cash', 'receivable', 'other_asset', 'payable', 'deposits_held', 'other_liability',
    'owner_equity', 'operating_income', 'other_income', 'operating_expense', 'financing_expense')),
  cash_flow_class text check (cash_flow_class in ('operating', 'investing', 'financing')),
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  held_for public.cash_holding not null default 'own',
  unique (organization_id, id),
  unique (organization_id, code),
  unique (organization_id, system_key),
  check (kind = private.kind_of_subtype(subtype)),
  check ((subtype = 'cash') = (cash_flow_class is null)),
  -- What tenants owe and what is held for them is posted by verbs alone, to the accounts that the chart came with.
  check (system_key is not null or subtype not in ('receivable', 'deposits_held')),
  check (system_key is null or deactivated_at is null),
  check (held_for = 'own' or subtype = 'cash')
);
comment on table public.accounts is
  'Chart of accounts. system_key names the accounts that verbs post to; screens translate them by it.';
comment on column public.accounts.deactivated_at is 'Since when nothing new is posted to it by hand; its entries stay.';
comment on column public.accounts.held_for is
  'Whose money a cash account keeps; what keeps deposits or owners'' money is only drawn on for them (private.keep_cash_apart).';

alter table public.accounts enable row level security;
grant select on public.accounts to authenticated, service_role;
create policy "readers of money see accounts" on public.accounts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log_on_insert after insert on public.accounts
  for each row when (new.system_key is null) execute function private.write_audit_log();
create trigger write_audit_log_on_update after update on public.accounts
  for each row execute function private.write_audit_log();
select private.compose_texts('public.accounts');
