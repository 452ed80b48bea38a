create table public.people (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  email text not null default '' check (email = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text not null default '' check (char_length(phone) <= 30),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_name text generated always as (private.plain_text(full_name)) stored,
  search_text text generated always as (
    private.plain_text(full_name) || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' ||
    regexp_replace(lower(identity_number), '[^0-9a-z]', '', 'g')) stored,
  full_name_order text collate private.natural_order generated always as (full_name) stored,
  unique (organization_id, id)
);
comment on table public.people is
  'People an organisation deals with; a person becomes a tenant through a lease, and a user by accepting an invitation.';
comment on column public.people.search_name is 'The name in small letters without accents, for searching.';
comment on column public.people.search_text is
  'Name as searches compare it, then the digits of the telephone and of the identity number.';
comment on column public.people.full_name_order is
  'The name in natural order: for sorting and for pages that begin behind somebody.';

create index people_by_name on public.people (organization_id, full_name_order, id);
create index people_by_user on public.people (user_id);
create index people_by_search_text on public.people using gin (organization_id, search_text extensions.gin_trgm_ops);
create index people_by_first_letters on public.people (organization_id, search_text text_pattern_ops);

alter table public.people enable row level security;
grant select, delete on public.people to authenticated;
grant all on public.people to service_role;
grant insert (id, organization_id, full_name, email, phone, identity_type, identity_number), update (full_name, email, phone,
  identity_type, identity_number)
  on public.people to authenticated;
create policy "people writers add people" on public.people for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers change people" on public.people for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove people" on public.people for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers see people and people see themselves" on public.people for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read')))
    or user_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.people
  for each row execute function private.touch_updated_at();
create trigger name_invited_tenant after update of user_id on public.people
  for each row when (new.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.name_invited_tenant();
create trigger write_audit_log after insert or update or delete on public.people
  for each row execute function private.write_audit_log();
create trigger keep_list_rows_changed after update on public.people referencing new table as new_rows
  for each statement execute function private.keep_rows_of_names();
select private.compose_texts('public.people');
