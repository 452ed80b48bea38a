create table public.property_contacts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  position smallint not null check (position between 1 and 30),
  kind public.property_contact_kind not null,
  name text not null check (char_length(btrim(name)) between 2 and 80),
  phone text not null default '' check (phone = '' or phone ~ '^[+*#0-9][0-9 ()*#.-]{1,29}$'),
  email text not null default '' check (email = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  note text not null default '' check (char_length(note) <= 160),
  unique (property_id, position),
  check (phone <> '' or email <> ''),
  check (kind <> 'emergency' or phone <> ''),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_contacts is
  'Whom tenants of a property call: the office, who is in charge, and emergency numbers beside the country''s 911.';

create index property_contacts_of_organization on public.property_contacts (organization_id, property_id);

alter table public.property_contacts enable row level security;
grant select on public.property_contacts to authenticated, service_role;
create policy "readers and tenants see whom to call" on public.property_contacts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_property_ids())));
select private.compose_texts('public.property_contacts');
