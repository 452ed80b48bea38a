-- Charges that come every month beside the rent: the condominium's fee passed on, a service, a parking place.
create table public.recurring_charges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  kind public.charge_kind not null,
  description text not null default '' check (char_length(description) <= 200),
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  starts_on date not null check (starts_on between '2000-01-01' and '2200-01-01'),
  ends_on date check (ends_on between '2000-01-01' and '2200-01-01'),
  charged_through date,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (kind::text in ('condominium_fee', 'utility', 'other')),
  check (kind::text <> 'other' or btrim(description) <> ''),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete cascade
);
comment on table public.recurring_charges is
  'What a lease is charged every calendar month beside the rent, prorated as the rent where the lease has only a part of the month; charged_through is the last day charged so far.';

create index recurring_charges_by_lease on public.recurring_charges (lease_id);

alter table public.recurring_charges enable row level security;
grant select on public.recurring_charges to authenticated, service_role;
create policy "readers of money and tenants see recurring charges" on public.recurring_charges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('recurring_charges'))));
select private.compose_texts('public.recurring_charges');
