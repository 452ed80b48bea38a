create table public.unit_owners (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  person_id uuid,
  created_at timestamptz not null default now(),
  unique nulls not distinct (unit_id, person_id),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete restrict
);
comment on table public.unit_owners is
  'Who owns a unit, alone or with others. A null person is the organization itself. A unit without rows is the organization''s.';

create index unit_owners_of_organization on public.unit_owners (organization_id, unit_id);
create index unit_owners_of_property on public.unit_owners (property_id, unit_id);
create index unit_owners_of_person on public.unit_owners (person_id, organization_id);

alter table public.unit_owners enable row level security;
grant select on public.unit_owners to authenticated, service_role;
create policy "readers of people see who owns units, owners themselves" on public.unit_owners for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read')))
    or person_id = any (array(select private.my_person_ids())));

-- What follows a change, in this order.
create trigger write_audit_log after insert or delete on public.unit_owners
  for each row execute function private.write_audit_log();
