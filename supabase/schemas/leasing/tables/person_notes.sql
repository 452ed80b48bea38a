-- What an organisation writes down about a person for itself. In tables of their own: a tenant reads the row of
-- public.people that stands for them, and must not read these.
create table public.person_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  person_id uuid not null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade
);
comment on table public.person_notes is 'Private notes about a person; the person never sees them.';

create index person_notes_by_person on public.person_notes (organization_id, person_id, created_at desc);

alter table public.person_notes enable row level security;
grant select, delete on public.person_notes to authenticated;
grant select on public.person_notes to service_role;
grant insert (id, organization_id, person_id, body) on public.person_notes to authenticated;
create policy "people writers add person notes" on public.person_notes for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove person notes" on public.person_notes for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see person notes" on public.person_notes for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger limit_person_rows before insert on public.person_notes
  for each row execute function private.limit_person_rows('200');
select private.compose_texts('public.person_notes');
