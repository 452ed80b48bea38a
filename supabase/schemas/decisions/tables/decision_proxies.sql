create table public.decision_proxies (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  decision_id uuid,
  unit_id uuid,
  giver_id uuid,
  holder_id uuid not null,
  given_at timestamptz not null default now(),
  recorded_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  check (giver_id is distinct from holder_id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, decision_id) references public.decisions (property_id, id) on delete cascade,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, giver_id) references public.people (organization_id, id) on delete restrict,
  foreign key (organization_id, holder_id) references public.people (organization_id, id) on delete restrict
);
comment on table public.decision_proxies is
  'Who may vote for whom: in one decision or, without one, in all of the building; for one unit or, without one, for all of the giver''s. A null giver is the organization.';

create unique index decision_proxies_one_each on public.decision_proxies (property_id, giver_id, decision_id, unit_id)
  nulls not distinct where revoked_at is null;
create index decision_proxies_of_organization on public.decision_proxies (organization_id, property_id);
create index decision_proxies_of_decision on public.decision_proxies (property_id, decision_id);
create index decision_proxies_of_unit on public.decision_proxies (property_id, unit_id);
create index decision_proxies_of_giver on public.decision_proxies (giver_id, organization_id);
create index decision_proxies_of_holder on public.decision_proxies (holder_id, organization_id);
create index decision_proxies_of_recorder on public.decision_proxies (recorded_by);

alter table public.decision_proxies enable row level security;
grant select on public.decision_proxies to authenticated, service_role;
create policy "readers of people see proxies, givers and holders theirs" on public.decision_proxies for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read')))
    or giver_id = any (array(select private.my_person_ids()))
    or holder_id = any (array(select private.my_person_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.decision_proxies
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update of id, property_id, decision_id, unit_id, giver_id, holder_id, given_at
  on public.decision_proxies for each row execute function private.refuse_change();
