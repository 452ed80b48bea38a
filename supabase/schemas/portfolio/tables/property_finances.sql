create table public.property_finances (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null unique,
  value_minor bigint check (value_minor between 0 and 1000000000000),
  value_currency public.currency_code,
  valued_on date check (valued_on between '1990-01-01' and '2200-01-01'),
  purchase_minor bigint check (purchase_minor between 0 and 1000000000000),
  closing_costs_minor bigint check (closing_costs_minor between 0 and 1000000000000),
  purchase_currency public.currency_code,
  purchased_on date check (purchased_on between '1900-01-01' and '2200-01-01'),
  loan_minor bigint check (loan_minor between 0 and 1000000000000),
  debt_service_minor bigint check (debt_service_minor between 0 and 1000000000000),
  loan_currency public.currency_code,
  condominium_fee_minor bigint check (condominium_fee_minor between 0 and 1000000000000),
  condominium_fee_currency public.currency_code,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, property_id),
  check ((value_minor is null) = (value_currency is null) and (valued_on is null or value_minor is not null)),
  check ((purchase_minor is null) = (purchase_currency is null)
    and (purchase_minor is not null or (closing_costs_minor is null and purchased_on is null))),
  check ((loan_currency is null) = (loan_minor is null and debt_service_minor is null)),
  check ((condominium_fee_minor is null) = (condominium_fee_currency is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_finances is
  'What a property is worth, what it cost, what is owed on it a year and its condominium''s monthly fee; a row for every property. Unknown is null, never zero. loan_minor is what was borrowed for the purchase.';

alter table public.property_finances enable row level security;
grant select on public.property_finances to authenticated;
grant all on public.property_finances to service_role;
grant update (value_minor, value_currency, valued_on, purchase_minor, closing_costs_minor, purchase_currency, purchased_on,
  loan_minor, debt_service_minor, loan_currency, condominium_fee_minor, condominium_fee_currency)
  on public.property_finances to authenticated;
create policy "portfolio writers change what properties are worth" on public.property_finances for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "readers of money see what properties are worth" on public.property_finances for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.property_finances
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after update on public.property_finances
  for each row execute function private.write_audit_log();
