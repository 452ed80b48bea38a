create table public.unit_rows (
  unit_id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  property_name text not null,
  label_order text collate private.natural_order not null,
  is_leased boolean not null,
  market_rent_minor bigint,
  market_rent_currency public.currency_code,
  unique (organization_id, unit_id),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade
);
comment on table public.unit_rows is
  'Kept by triggers, a row for each unit: where it stands in its list, whether it is let, and what it is worth to readers of the portfolio.';

create index unit_rows_vacant on public.unit_rows (organization_id, property_name collate private.natural_order, label_order, unit_id)
  where not is_leased;
create index unit_rows_by_market_rent on public.unit_rows (organization_id, market_rent_minor, unit_id);
create index unit_rows_of_property on public.unit_rows (organization_id, property_id);
create index unit_rows_by_place
  on public.unit_rows (organization_id, property_name collate private.natural_order, label_order, unit_id);

alter table public.unit_rows enable row level security;
grant select on public.unit_rows to authenticated, service_role;
create policy "readers of the portfolio see kept rows of units" on public.unit_rows for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
