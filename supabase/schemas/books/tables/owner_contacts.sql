-- Where an owner of properties gets their own statement, in which language, and whether they want it. An owner is known by
-- the key of owners, in all properties of an organisation at once.
create table public.owner_contacts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  owner_key text not null check (char_length(owner_key) between 1 and 120),
  email text not null check (email = private.normal_email(email)),
  language text not null check (language in ('es', 'en')),
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, owner_key)
);
comment on table public.owner_contacts is
  'The address of somebody who owns properties here (private.owner_key), for statements of their own share. It goes with their last property. stopped_at: whoever reads that address wants no more of them.';

alter table public.owner_contacts enable row level security;
grant select on public.owner_contacts to authenticated;
grant all on public.owner_contacts to service_role;
create policy "readers of money see where owners get their statements" on public.owner_contacts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.owner_contacts
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.owner_contacts
  for each row execute function private.write_audit_log();
select private.compose_texts('public.owner_contacts');
