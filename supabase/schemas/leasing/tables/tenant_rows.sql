-- The lists of tenants and units are put in order by what stands in several tables: a name, a place, today's rent, a balance.
-- No index spans them, so every such page read the whole portfolio. Each row's own values are kept together here, and the
-- pages of both lists are read from an index.
create table public.tenant_rows (
  id uuid primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  person_id uuid not null,
  user_id uuid,
  unit_id uuid not null,
  property_id uuid not null,
  is_primary boolean not null,
  full_name text not null,
  property_name text not null,
  status public.lease_status not null,
  starts_on date not null,
  ends_on date not null,
  rent_minor bigint,
  receivable_minor bigint not null,
  unit_label text not null,
  currency public.currency_code not null,
  email text not null,
  phone text not null,
  credit_minor bigint not null,
  left_on date,
  has_left boolean not null default false,
  unique (organization_id, id),
  -- No other: the API would take this table for a way from tenants to their people and units.
  foreign key (organization_id, id) references public.lease_tenants (organization_id, id) on delete cascade
);
comment on table public.tenant_rows is
  'Kept by triggers, a row for each tenant of a lease: what the lists of tenants and units are sorted and filtered by. rent_minor is that of the day on which the jobs ran last.';
comment on column public.tenant_rows.left_on is 'Their last day as a party; null while they stay.';
comment on column public.tenant_rows.has_left is 'Their last day is over: their row says ended, and owes nothing.';

create index tenant_rows_by_name on public.tenant_rows (organization_id, full_name collate private.natural_order, id);
create index tenant_rows_by_property on public.tenant_rows (organization_id, property_name collate private.natural_order, id);
create index tenant_rows_by_rent on public.tenant_rows (organization_id, rent_minor, id);
create index tenant_rows_by_start on public.tenant_rows (organization_id, starts_on, id);
create index tenant_rows_by_end on public.tenant_rows (organization_id, ends_on, id);
create index tenant_rows_by_balance on public.tenant_rows (organization_id, receivable_minor, id);
create index tenant_rows_owing on public.tenant_rows (organization_id, full_name collate private.natural_order, id)
  where receivable_minor > 0;
create index tenant_rows_upcoming on public.tenant_rows (organization_id, full_name collate private.natural_order, id)
  where status in ('signed', 'sent', 'partially_signed', 'draft');
create index tenant_rows_of_property
  on public.tenant_rows (organization_id, property_id, full_name collate private.natural_order, id);
create index tenant_rows_of_lease on public.tenant_rows (lease_id, organization_id);
create index tenant_rows_of_user on public.tenant_rows (user_id, lease_id);
create index tenant_rows_of_person on public.tenant_rows (organization_id, person_id);
create index tenant_rows_of_unit on public.tenant_rows (unit_id)
  where is_primary and status in ('active', 'notice_given', 'month_to_month');
create index tenant_rows_of_all_units on public.tenant_rows (organization_id, unit_id);
create index tenant_rows_let_by_rent on public.tenant_rows (organization_id, rent_minor, unit_id)
  where is_primary and status in ('active', 'notice_given', 'month_to_month');
create index tenant_rows_let_by_end on public.tenant_rows (organization_id, ends_on, unit_id)
  where is_primary and status in ('active', 'notice_given', 'month_to_month');

alter table public.tenant_rows enable row level security;
grant select on public.tenant_rows to authenticated, service_role;
create policy "readers of leases, people and money see kept rows of tenants, a" on public.tenant_rows for select to authenticated
  using ((organization_id = any (array(select private.my_organization_ids('leases.read'))) and organization_id = any (array(select private.my_organization_ids('people.read'))) and organization_id = any (array(select private.my_organization_ids('money.read'))))
    or ((user_id = ( SELECT auth.uid() AS uid)) and lease_id = any (array(select private.my_lease_ids()))));
