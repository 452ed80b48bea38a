create table public.decision_votes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  decision_id uuid not null,
  unit_id uuid,
  person_ids uuid[] not null default '{}',
  of_organization boolean not null default false,
  weight bigint not null check (weight between 1 and 1000000000),
  has_voted boolean not null default false,
  is_entered boolean not null default false,
  proxy_id uuid references public.decision_proxies (id) on delete restrict,
  unique (decision_id, id),
  unique (organization_id, id),
  unique (decision_id, unit_id),
  constraint decision_votes_of_somebody check (of_organization or cardinality(person_ids) > 0),
  foreign key (organization_id, decision_id) references public.decisions (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict
);
comment on table public.decision_votes is
  'The electoral roll, frozen as voting opens: each row is one vote with its weight, and who may cast it. Whether it was cast is here; how, is not.';
comment on column public.decision_votes.person_ids is 'Co-owners of a unit, or its tenants, or one person: any of them casts it, once.';
comment on column public.decision_votes.is_entered is 'A moderator entered it for somebody without a device.';
comment on column public.decision_votes.proxy_id is 'The proxy by which it was cast.';

create index decision_votes_of_decision on public.decision_votes (organization_id, decision_id);
create index decision_votes_of_unit on public.decision_votes (organization_id, unit_id);
create index decision_votes_of_proxy on public.decision_votes (proxy_id);
create index decision_votes_of_person on public.decision_votes using gin (person_ids);

alter table public.decision_votes enable row level security;
grant select on public.decision_votes to authenticated, service_role;
create policy "readers of people see the roll, voters their votes" on public.decision_votes for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read')))
    or person_ids && array(select private.my_person_ids()));
