-- Who owned a property from which day on. property_owners stays who owns it now; the lists before stand in terms, each with its
-- first and last day. A term begins on the first day of a month, so that statements read months that are kept, and no lines.
create table public.property_owner_terms (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  owners jsonb not null check (jsonb_typeof(owners) = 'array'),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, property_id, starts_on),
  check (starts_on < ends_on),
  check (extract(day from starts_on) = 1 and extract(day from ends_on + 1) = 1),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_owner_terms is
  'Who owned a property before, with their shares in their order: [{name, identity_type, identity_number, share_basis_points}], none where the organisation owned it. The first begins on 1900-01-01; present owners own it from the day after the last term, or from that day on where there is none.';

alter table public.property_owner_terms enable row level security;
grant select on public.property_owner_terms to authenticated;
grant all on public.property_owner_terms to service_role;
create policy "readers of people see who owned properties" on public.property_owner_terms for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.property_owner_terms
  for each row execute function private.write_audit_log();
