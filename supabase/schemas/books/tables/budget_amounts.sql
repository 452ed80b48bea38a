-- What the organisation means to earn and spend: an amount for each account, month and property, or for all together.
create table public.budget_amounts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  year smallint not null check (year between 1990 and 2200),
  month smallint not null check (month between 1 and 12),
  property_id uuid,
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between -1000000000000 and 1000000000000),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (organization_id, year, property_id, currency, account_id, month),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.budget_amounts is
  'A budget''s cells: income and expenses as people write them, both positive. Without a property: what is planned for the organisation and no property of its own. A cell that is not there is not planned.';

create index budget_amounts_by_account on public.budget_amounts (account_id);

alter table public.budget_amounts enable row level security;
grant select on public.budget_amounts to authenticated, service_role;
create policy "readers of money see budget amounts" on public.budget_amounts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.budget_amounts
  for each row execute function private.write_audit_log();
