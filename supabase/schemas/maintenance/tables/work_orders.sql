create table public.work_orders (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  number bigint not null check (number > 0),
  maintenance_id uuid not null,
  property_id uuid not null,
  unit_id uuid,
  title text not null check (char_length(btrim(title)) between 3 and 120),
  scope text not null default '' check (char_length(scope) <= 4000),
  status public.work_order_status not null default 'draft',
  vendor_id uuid,
  payer public.work_order_payer not null default 'owner',
  lease_id uuid,
  currency public.currency_code not null,
  tax public.quote_tax not null default 'none',
  net_minor bigint check (net_minor between 1 and 1000000000000),
  itbis_minor bigint not null default 0 check (itbis_minor between 0 and 1000000000000),
  total_minor bigint generated always as (net_minor + itbis_minor) stored,
  quote_id uuid,
  planned_on date,
  submitted_by uuid,
  approved_by uuid,
  approved_at timestamptz,
  decision_reason text not null default '' check (char_length(decision_reason) <= 300),
  done_at timestamptz,
  done_note text not null default '' check (char_length(done_note) <= 1000),
  bill_id uuid unique,
  charge_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.plain_text(title || ' ' || scope)) stored,
  unique (organization_id, id),
  unique (organization_id, number),
  check ((payer = 'owner') = (lease_id is null)),
  check (approved_at is not null or status not in ('approved', 'in_progress', 'done', 'billed')),
  check (approved_at is null or (vendor_id is not null and net_minor is not null)),
  check ((done_at is not null) = (status in ('done', 'billed'))),
  check ((status = 'billed') = (bill_id is not null)),
  check (quote_id is null or vendor_id is not null),
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, vendor_id) references public.vendors (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (organization_id, bill_id) references public.bills (organization_id, id) on delete restrict,
  foreign key (organization_id, charge_id) references public.charges (organization_id, id) on delete restrict
);
comment on table public.work_orders is
  'What a vendor is to do about a request, for how much, and who pays: an owner by the bill, tenants by a charge of it, or the deposit of a lease when it is settled.';
comment on column public.work_orders.lease_id is
  'Whose tenants are charged, or whose deposit pays; null where the owner does.';
comment on column public.work_orders.net_minor is
  'The agreed price without ITBIS; null until there is one.';
comment on column public.work_orders.quote_id is
  'The quote that was accepted; null for a price that the office entered.';
comment on column public.work_orders.charge_id is
  'The charge that carries the cost to the lease; one that was reversed counts no more.';
alter table public.work_orders add foreign key (organization_id, quote_id) references public.quotes (organization_id, id);

create index work_orders_newest on public.work_orders (organization_id, created_at desc, id desc);
create index work_orders_of_maintenance on public.work_orders (organization_id, maintenance_id, created_at);
create index work_orders_of_property on public.work_orders (organization_id, property_id);
create index work_orders_of_unit on public.work_orders (property_id, unit_id);
create index work_orders_of_vendor on public.work_orders (organization_id, vendor_id);
create index work_orders_of_lease on public.work_orders (organization_id, lease_id) where lease_id is not null;
create index work_orders_of_bill on public.work_orders (organization_id, bill_id) where bill_id is not null;
create index work_orders_of_charge on public.work_orders (organization_id, charge_id) where charge_id is not null;
create index work_orders_of_quote on public.work_orders (organization_id, quote_id) where quote_id is not null;
create index work_orders_to_approve on public.work_orders (organization_id, created_at) where status = 'awaiting_approval';
create index work_orders_search on public.work_orders using gin (organization_id, search_text extensions.gin_trgm_ops);

alter table public.work_orders enable row level security;
grant select on public.work_orders to authenticated, service_role;
create policy "readers of maintenance see work orders" on public.work_orders for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.work_orders
  for each statement execute function private.refuse_change();
select private.compose_texts('public.work_orders');
