create table public.application_references (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  kind public.reference_kind not null,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  phone text not null default '' check (char_length(phone) <= 30),
  outcome public.reference_outcome not null default 'pending',
  note text not null default '' check (char_length(note) <= 1000),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((outcome = 'pending') = (checked_at is null)),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade
);
comment on table public.application_references is 'Whom the applicants name, and what came of asking them.';

create index references_of_application on public.application_references (organization_id, application_id);

alter table public.application_references enable row level security;
grant select, delete on public.application_references to authenticated;
grant select on public.application_references to service_role;
grant insert (id, organization_id, application_id, kind, full_name, phone, outcome, note), update (kind, full_name, phone,
  outcome, note)
  on public.application_references to authenticated;
create policy "people writers add references" on public.application_references for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers change references" on public.application_references for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove references" on public.application_references for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see references" on public.application_references for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger keep_check_time before insert or update of outcome on public.application_references
  for each row execute function private.keep_check_time();
create trigger refuse_decided_delete before delete on public.application_references
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_insert before insert on public.application_references
  for each row execute function private.refuse_decided_application();
create trigger refuse_decided_update before update on public.application_references
  for each row when (old is distinct from new) execute function private.refuse_decided_application();
create trigger touch_updated_at before update on public.application_references
  for each row execute function private.touch_updated_at();
select private.compose_texts('public.application_references');
