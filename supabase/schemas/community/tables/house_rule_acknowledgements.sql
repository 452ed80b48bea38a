create table public.house_rule_acknowledgements (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  rules_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  acknowledged_at timestamptz not null default now(),
  unique (rules_id, lease_id, user_id),
  foreign key (organization_id, rules_id) references public.house_rules (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.house_rule_acknowledgements is
  'Which tenant has said, and when, that they have read a version of the house rules.';

create index acknowledgements_of_organization on public.house_rule_acknowledgements (organization_id, rules_id);
create index acknowledgements_of_user on public.house_rule_acknowledgements (user_id);
create index acknowledgements_of_lease on public.house_rule_acknowledgements (lease_id);

alter table public.house_rule_acknowledgements enable row level security;
grant select on public.house_rule_acknowledgements to authenticated, service_role;
create policy "readers see who read the rules, tenants their own reading" on public.house_rule_acknowledgements for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))) or user_id = (select auth.uid()));
