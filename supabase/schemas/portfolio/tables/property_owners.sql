create table public.property_owners (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  position smallint not null check (position between 1 and 20),
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  share_basis_points integer not null check (share_basis_points between 1 and 10000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (property_id, position),
  check (identity_number = '' or identity_type is not null),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_owners is
  'Who owns a property together, with their shares: they sum to 100 % (10000), or there are none and the organisation owns it.';

create index property_owners_by_property on public.property_owners (organization_id, property_id, position);

alter table public.property_owners enable row level security;
grant select on public.property_owners to authenticated;
grant all on public.property_owners to service_role;
create policy "readers of people see who owns properties" on public.property_owners for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.property_owners
  for each row execute function private.write_audit_log();
create constraint trigger check_property_owners after insert or update or delete on public.property_owners
  deferrable initially deferred for each row execute function private.check_property_owners();
create constraint trigger follow_owner_contacts after update or delete on public.property_owners
  deferrable initially deferred for each row execute function private.follow_owner_contacts();
select private.compose_texts('public.property_owners');
