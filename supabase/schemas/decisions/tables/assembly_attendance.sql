create table public.assembly_attendance (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  assembly_id uuid not null,
  unit_id uuid not null,
  person_id uuid,
  proxy_id uuid references public.decision_proxies (id) on delete restrict,
  arrived_at timestamptz not null default now(),
  left_at timestamptz check (left_at >= arrived_at),
  weight bigint check (weight between 1 and 1000000000),
  recorded_by uuid references auth.users (id) on delete set null,
  foreign key (organization_id, assembly_id) references public.assemblies (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete restrict
);
comment on table public.assembly_attendance is
  'Which units are represented at an assembly, by whom, from when until when. A null person is somebody of the organization.';
comment on column public.assembly_attendance.weight is
  'What the unit weighed as it arrived; null where votes are by person, or its weight was not known.';

create unique index assembly_attendance_one_at_a_time on public.assembly_attendance (assembly_id, unit_id) where left_at is null;
create index assembly_attendance_of_organization on public.assembly_attendance (organization_id, assembly_id);
create index assembly_attendance_of_unit on public.assembly_attendance (property_id, unit_id);
create index assembly_attendance_of_person on public.assembly_attendance (person_id, organization_id);
create index assembly_attendance_of_proxy on public.assembly_attendance (proxy_id);
create index assembly_attendance_of_recorder on public.assembly_attendance (recorded_by);

alter table public.assembly_attendance enable row level security;
grant select on public.assembly_attendance to authenticated, service_role;
create policy "readers of people see attendance, and who attends theirs" on public.assembly_attendance for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read')))
    or person_id = any (array(select private.my_person_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.assembly_attendance
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update of id, assembly_id, unit_id, person_id, proxy_id, arrived_at, weight
  on public.assembly_attendance for each row execute function private.refuse_change();
