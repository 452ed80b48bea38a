create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind public.invitation_kind not null,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  role public.membership_role,
  lease_tenant_id uuid,
  person_id uuid,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'member') = (role is not null)),
  check ((kind = 'tenant') = (lease_tenant_id is not null)),
  check ((person_id is not null) = (role is null and lease_tenant_id is null)),
  foreign key (organization_id, lease_tenant_id) references public.lease_tenants (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade
);
comment on table public.invitations is
  'Invitations by e-mail; only a hash of the token is kept. The address must be the one that accepts.';
comment on column public.invitations.person_id is 'The owner of a unit who is invited to the decisions of the building.';

create index invitations_by_organization on public.invitations (organization_id, created_at desc);
create index invitations_by_lease_tenant on public.invitations (organization_id, lease_tenant_id);
create index invitations_by_person on public.invitations (organization_id, person_id);
create index invitations_by_accepter on public.invitations (accepted_by);
create index invitations_by_creator on public.invitations (created_by);

alter table public.invitations enable row level security;
grant all on public.invitations to service_role;
grant select (id, organization_id, kind, email, role, lease_tenant_id, person_id, expires_at, accepted_at, accepted_by,
  revoked_at, created_by, created_at)
  on public.invitations to authenticated;
create policy "readers of people see tenant invitations, managers of members t" on public.invitations for select to authenticated
  using ((kind <> 'member' and organization_id = any (array(select private.my_organization_ids('people.read'))))
    or (kind = 'member' and organization_id = any (array(select private.my_organization_ids('members.manage')))));

-- What follows a change, in this order.
create trigger signal_team_change_on_insert after insert on public.invitations
  for each row when (new.kind = 'member') execute function private.signal_team_change();
create trigger signal_team_change_on_update after update on public.invitations
  for each row when (new.kind = 'member') execute function private.signal_team_change();
create trigger write_audit_log after insert or update or delete on public.invitations
  for each row execute function private.write_audit_log();
select private.compose_texts('public.invitations');
