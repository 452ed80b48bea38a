-- Late fees by rule: the lease's own, else the property's, else the organisation's; the most specific one counts as a whole.
-- src/domain/late-fee.ts says the same, and a test holds them equal.
create table public.late_fee_rules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  property_id uuid,
  lease_id uuid,
  currency public.currency_code not null,
  kind public.late_fee_kind not null,
  amount_minor bigint check (amount_minor between 1 and 1000000000000),
  basis_points integer check (basis_points between 1 and 10000),
  frequency public.late_fee_frequency not null default 'one_time',
  grace_days smallint not null default 0 check (grace_days between 0 and 60),
  minimum_balance_minor bigint not null default 0 check (minimum_balance_minor between 0 and 1000000000000),
  monthly_maximum_minor bigint check (monthly_maximum_minor between 1 and 1000000000000),
  maximum_minor bigint check (maximum_minor between 1 and 1000000000000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique nulls not distinct (organization_id, property_id, lease_id, currency),
  check (num_nonnulls(property_id, lease_id) <= 1),
  check (case kind
    when 'none' then amount_minor is null and basis_points is null
    when 'fixed' then amount_minor is not null and basis_points is null
    else amount_minor is null and basis_points is not null end),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete cascade
);
comment on table public.late_fee_rules is
  'How late rent in a currency is charged for: in the organisation, in a property, or in one lease. Amounts in minor units; kind none is an exemption.';
comment on column public.late_fee_rules.monthly_maximum_minor is
  'The most that all late fees of one lease may come to in a calendar month.';
comment on column public.late_fee_rules.maximum_minor is 'The most that one late rent may ever bring in fees.';

create index late_fee_rules_by_lease on public.late_fee_rules (lease_id) where lease_id is not null;
create index late_fee_rules_by_property on public.late_fee_rules (property_id) where property_id is not null;

alter table public.late_fee_rules enable row level security;
grant select on public.late_fee_rules to authenticated, service_role;
create policy "readers of leases see late fee rules" on public.late_fee_rules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.late_fee_rules
  for each row execute function private.write_audit_log();
