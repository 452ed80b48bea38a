create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind public.invitation_kind not null,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  role public.membership_role,
  lease_tenant_id uuid,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  revoked_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'member') = (role is not null)),
  check ((kind = 'tenant') = (lease_tenant_id is not null)),
  foreign key (organization_id, lease_tenant_id) references public.lease_tenants (organization_id, id) on delete cascade
);
comment on table public.invitations is 'Invitations by e-mail; only a hash of the token is kept. The address must be the one that accepts.';
create index invitations_by_organization on public.invitations (organization_id, created_at desc);
create index invitations_by_lease_tenant on public.invitations (organization_id, lease_tenant_id);
create index invitations_by_accepter on public.invitations (accepted_by);
create index invitations_by_creator on public.invitations (created_by);

alter table public.invitations enable row level security;
grant select (id, organization_id, kind, email, role, lease_tenant_id, expires_at, accepted_at, accepted_by, revoked_at, created_by, created_at)
  on public.invitations to authenticated;
grant all on public.invitations to service_role;
create policy "readers of people see tenant invitations, managers of members the rest" on public.invitations
  for select to authenticated
  using ((kind = 'tenant' and organization_id = any (array(select private.my_organization_ids('people.read'))))
    or (kind = 'member' and organization_id = any (array(select private.my_organization_ids('members.manage')))));
create trigger write_audit_log after insert or update or delete on public.invitations
  for each row execute function private.write_audit_log();

create function private.invitation_token(p_invitation_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_invitation_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'invitation_token'
$$;
comment on function private.invitation_token is 'The token of an invitation, made from its id and a key that never leaves the database: a replay gives the same.';

create function private.token_hash(p_token text)
returns bytea
language sql
immutable
set search_path = ''
as $$ select extensions.digest(convert_to(coalesce(p_token, ''), 'utf8'), 'sha256') $$;
comment on function private.token_hash is 'What is kept of a token.';

create function private.issue_invitation(p_request_id uuid, p_verb text, p_organization_id uuid, p_email text,
  p_role public.membership_role, p_lease_tenant_id uuid)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := lower(btrim(coalesce(p_email, '')));
  v_known jsonb := private.claim_request(p_request_id, p_verb, jsonb_build_object('organization', p_organization_id,
    'email', v_email, 'role', p_role, 'lease_tenant', p_lease_tenant_id));
  v_id uuid := coalesce((v_known ->> 'id')::uuid, gen_random_uuid());
begin
  if v_known is null then
    if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
      perform private.fail('email_missing');
    end if;
    -- A new invitation takes the place of the ones that are still open.
    update public.invitations i set revoked_at = now()
    where i.organization_id = p_organization_id and i.accepted_at is null and i.revoked_at is null
      and i.lease_tenant_id is not distinct from p_lease_tenant_id and (p_lease_tenant_id is not null or i.email = v_email);
    insert into public.invitations (id, organization_id, kind, email, role, lease_tenant_id, token_hash, expires_at, created_by)
    values (v_id, p_organization_id,
      case when p_lease_tenant_id is null then 'member' else 'tenant' end::public.invitation_kind,
      v_email, p_role, p_lease_tenant_id, private.token_hash(private.invitation_token(v_id)), now() + interval '7 days',
      (select auth.uid()));
    perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  end if;
  return query select i.id, i.email, private.invitation_token(i.id), i.expires_at from public.invitations i where i.id = v_id;
end
$$;
comment on function private.issue_invitation is 'Makes the invitation and revokes open ones for the same person; callers check the permission first.';

create function private.invite_tenant(p_request_id uuid, p_lease_tenant_id uuid)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_tenant record;
begin
  select lt.organization_id, lt.user_id, p.email into v_tenant
  from public.lease_tenants lt join public.people p on p.id = lt.person_id
  where lt.id = p_lease_tenant_id and lt.organization_id in (select private.my_organization_ids('leases.write'));
  if not found then
    perform private.fail('not_found');
  elsif v_tenant.user_id is not null then
    perform private.fail('already_accepted');
  end if;
  return query select * from private.issue_invitation(p_request_id, 'invite_tenant', v_tenant.organization_id, v_tenant.email,
    null, p_lease_tenant_id);
end
$$;

create function private.invite_member(p_request_id uuid, p_organization_id uuid, p_email text, p_role public.membership_role)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id,
    case when p_role = 'owner' then 'organization.manage' else 'members.manage' end);
  return query select * from private.issue_invitation(p_request_id, 'invite_member', p_organization_id, p_email, p_role, null);
end
$$;

create function private.revoke_invitation(p_invitation_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invitation public.invitations;
begin
  select * into v_invitation from public.invitations i where i.id = p_invitation_id
    and i.organization_id in (select private.my_organization_ids(case i.kind when 'tenant' then 'leases.write' else 'members.manage' end))
  for update;
  if not found then
    perform private.fail('not_found');
  elsif v_invitation.accepted_at is not null then
    perform private.fail('already_accepted');
  end if;
  update public.invitations set revoked_at = coalesce(revoked_at, now()) where id = p_invitation_id;
  return p_invitation_id;
end
$$;

create function private.read_invitation(p_token text)
returns table (state text, kind public.invitation_kind, email text, organization_name text, property_name text, unit_label text)
language sql
stable
security definer
set search_path = ''
as $$
  select case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' else 'valid' end,
    i.kind, i.email, o.name, p.name, u.label
  from public.invitations i
  join public.organizations o on o.id = i.organization_id
  left join public.lease_tenants lt on lt.id = i.lease_tenant_id
  left join public.leases l on l.id = lt.lease_id
  left join public.units u on u.id = l.unit_id
  left join public.properties p on p.id = l.property_id
  where i.token_hash = private.token_hash(p_token)
$$;

create function private.valid_invitation(p_token text)
returns public.invitations
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invitation public.invitations;
begin
  select * into v_invitation from public.invitations where token_hash = private.token_hash(p_token) for update;
  if not found then
    perform private.fail('invitation_not_found');
  elsif v_invitation.revoked_at is not null then
    perform private.fail('invitation_revoked');
  elsif v_invitation.accepted_at is not null then
    perform private.fail('invitation_already_accepted');
  elsif v_invitation.expires_at <= now() then
    perform private.fail('invitation_expired');
  end if;
  return v_invitation;
end
$$;
comment on function private.valid_invitation is
  'The invitation of a token, locked; refuses with invitation_not_found, _revoked, _already_accepted or _expired.';

create function private.find_invitation_email(p_token text)
returns text
language sql
security definer
set search_path = ''
as $$ select (private.valid_invitation(p_token)).email $$;

create function private.accept_invitation(p_token text)
returns public.invitation_kind
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_invitation public.invitations;
  v_person public.people;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  end if;
  select * into v_invitation from public.invitations where token_hash = private.token_hash(p_token);
  -- Opening the link twice is no mistake.
  if found and v_invitation.accepted_by = v_user then
    return v_invitation.kind;
  end if;
  v_invitation := private.valid_invitation(p_token);
  if not exists (select 1 from auth.users where id = v_user and lower(email) = v_invitation.email) then
    perform private.fail('invitation_for_someone_else', jsonb_build_object('email', v_invitation.email));
  end if;
  if v_invitation.kind = 'member' then
    insert into public.memberships (organization_id, user_id, role)
    values (v_invitation.organization_id, v_user, v_invitation.role) on conflict do nothing;
  else
    select p.* into v_person from public.people p join public.lease_tenants lt on lt.person_id = p.id
    where lt.id = v_invitation.lease_tenant_id for update of p;
    if v_person.user_id is not null and v_person.user_id <> v_user then
      perform private.fail('person_already_linked');
    end if;
    update public.people set user_id = v_user where id = v_person.id;
    update public.lease_tenants set user_id = v_user
    where organization_id = v_invitation.organization_id and person_id = v_person.id;
  end if;
  update public.invitations set accepted_at = now(), accepted_by = v_user where id = v_invitation.id;
  return v_invitation.kind;
end
$$;

create function public.invite_tenant(p_request_id uuid, p_lease_tenant_id uuid)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language sql set search_path = ''
as $$ select * from private.invite_tenant(p_request_id, p_lease_tenant_id) $$;
comment on function public.invite_tenant is
  'Makes an invitation (7 days) for a tenant of a lease; the edge mails its token. Errors: not_found, already_accepted, email_missing.';
create function public.invite_member(p_request_id uuid, p_organization_id uuid, p_email text, p_role public.membership_role)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language sql set search_path = ''
as $$ select * from private.invite_member(p_request_id, p_organization_id, p_email, p_role) $$;
comment on function public.invite_member is 'Makes an invitation (7 days) to work in the organisation. Errors: not_allowed, email_missing.';
create function public.revoke_invitation(p_invitation_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.revoke_invitation(p_invitation_id) $$;
comment on function public.revoke_invitation is 'Takes an open invitation back. Errors: not_found, already_accepted.';
create function public.read_invitation(p_token text)
returns table (state text, kind public.invitation_kind, email text, organization_name text, property_name text, unit_label text)
language sql set search_path = ''
as $$ select * from private.read_invitation(p_token) $$;
comment on function public.read_invitation is 'What an invitation is about and its state (valid, expired, accepted, revoked), for who holds its token; no row for an unknown one.';
create function public.accept_invitation(p_token text)
returns public.invitation_kind language sql set search_path = ''
as $$ select private.accept_invitation(p_token) $$;
comment on function public.accept_invitation is
  'The signed-in user accepts; the e-mail must be the invited one. Errors: invitation_not_found, _revoked, _expired, _already_accepted, invitation_for_someone_else, person_already_linked.';
create function public.find_invitation_email(p_token text)
returns text language sql set search_path = ''
as $$ select private.find_invitation_email(p_token) $$;
comment on function public.find_invitation_email is 'For the edge, as the service: where to mail a fresh link of a valid invitation.';

revoke execute on function private.invite_tenant, public.invite_tenant, private.invite_member, public.invite_member,
  private.revoke_invitation, public.revoke_invitation, private.accept_invitation, public.accept_invitation,
  private.read_invitation, public.read_invitation, private.find_invitation_email, public.find_invitation_email
  from public, anon, authenticated;
grant execute on function private.invite_tenant, public.invite_tenant, private.invite_member, public.invite_member,
  private.revoke_invitation, public.revoke_invitation, private.accept_invitation, public.accept_invitation to authenticated;
grant execute on function private.read_invitation, public.read_invitation to anon, authenticated;
grant execute on function private.find_invitation_email, public.find_invitation_email to service_role;
