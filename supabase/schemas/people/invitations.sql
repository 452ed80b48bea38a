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
comment on function private.invitation_token is
  'The token of an invitation, made from its id and a key that never leaves the database: a replay gives the same.';

create function private.token_hash(p_token text)
returns bytea
language sql
immutable
set search_path = ''
as $$ select extensions.digest(convert_to(coalesce(p_token, ''), 'utf8'), 'sha256') $$;
comment on function private.token_hash is 'What is kept of a token.';

create function private.issue_invitation(
  p_organization_id uuid, p_email text, p_role public.membership_role, p_lease_tenant_id uuid, p_person_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := lower(btrim(coalesce(p_email, '')));
  v_id uuid := gen_random_uuid();
begin
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail('email_missing');
  end if;
  -- Each sends a message to an address that somebody typed. Counted before the open one is replaced: it still works then.
  perform private.count_attempt('invitation address', v_email, 10, interval '1 hour');
  if p_role is null and (select count(*) from public.invitations i
    where i.organization_id = p_organization_id and i.kind <> 'member' and i.created_at > now() - interval '1 day') >= 500 then
    perform private.fail('too_many_invitations');
  end if;
  -- A new invitation takes the place of the ones that are still open.
  update public.invitations i set revoked_at = now()
  where i.organization_id = p_organization_id and i.accepted_at is null and i.revoked_at is null
    and i.lease_tenant_id is not distinct from p_lease_tenant_id and i.person_id is not distinct from p_person_id
    and (p_role is null or i.email = v_email);
  insert into public.invitations
    (id, organization_id, kind, email, role, lease_tenant_id, person_id, token_hash, expires_at, created_by)
  values (v_id, p_organization_id,
    case when p_role is not null then 'member' when p_person_id is not null then 'co_owner' else 'tenant' end::public.invitation_kind,
    v_email, p_role, p_lease_tenant_id, p_person_id, private.token_hash(private.invitation_token(v_id)), now() + interval '7 days',
    (select auth.uid()));
  return v_id;
end
$$;
comment on function private.issue_invitation is
  'Makes the invitation and revokes open ones for the same person; callers check the permission first. Ten an hour for one address, 500 tenants and co-owners a day for one organisation.';

-- The token is made each time: only its hash is kept.
create function private.issued_invitation(p_invitation_id uuid)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select i.id, i.email, private.invitation_token(i.id), i.expires_at from public.invitations i
  where i.id = p_invitation_id and i.created_by = (select auth.uid()) and i.organization_id in (select private.my_organization_ids())
$$;
comment on function private.issued_invitation is 'What whoever invites is told of their invitation.';

create function private.invite_tenant(p_lease_tenant_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_tenant record;
begin
  select lt.organization_id, lt.user_id, p.email into v_tenant
  from public.lease_parties lt join public.people p on p.id = lt.person_id where lt.id = p_lease_tenant_id;
  perform private.require_record(v_tenant.organization_id, 'leases.write');
  if v_tenant.user_id is not null then
    perform private.fail('already_accepted');
  end if;
  return private.issue_invitation(v_tenant.organization_id, v_tenant.email, null, p_lease_tenant_id);
end
$$;
select private.declare_verb('invite_tenant', 'leases.write', p_repeatable => true, p_answer => 'issued_invitation', p_comment =>
  'Makes an invitation (7 days) for a tenant of a lease; the edge mails it. Errors: not_found, already_accepted, email_missing, rate_limited, too_many_invitations.');

create function private.invite_member(p_organization_id uuid, p_email text, p_role public.membership_role)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id,
    case when p_role = 'owner' then 'organization.manage' else 'members.manage' end);
  if p_role is null then
    perform private.fail('role_missing');
  elsif exists (select 1 from public.memberships m join auth.users u on u.id = m.user_id
    where m.organization_id = p_organization_id and lower(u.email) = lower(btrim(p_email))) then
    perform private.fail('already_member');
  -- Each sends a message to an address that somebody typed.
  elsif (select count(*) from public.invitations i where i.organization_id = p_organization_id and i.kind = 'member'
    and i.created_at > now() - interval '1 day') >= 50 then
    perform private.fail('too_many_invitations');
  end if;
  return private.issue_invitation(p_organization_id, p_email, p_role, null);
end
$$;
select private.declare_verb('invite_member', 'members.manage, organization.manage', p_repeatable => true, p_answer => 'issued_invitation', p_comment =>
  'Makes an invitation (7 days) to work in the organisation; an open one to the same address is withdrawn. Errors: not_allowed, email_missing, role_missing, already_member, rate_limited, too_many_invitations.');

-- Who withdraws an invitation means whoever is invited: one that was sent again in the meantime goes with it.
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
    and i.organization_id in (select private.my_organization_ids(
      case i.kind when 'tenant' then 'leases.write' when 'co_owner' then 'decisions.write' else 'members.manage' end))
  for update;
  if not found then
    perform private.fail('not_found');
  elsif v_invitation.accepted_at is not null then
    perform private.fail('already_accepted');
  end if;
  update public.invitations i set revoked_at = now()
  where i.organization_id = v_invitation.organization_id and i.kind = v_invitation.kind and i.revoked_at is null and i.accepted_at is null
    -- Sending again withdraws the one before in the same transaction, which has one time.
    and (i.id = p_invitation_id or (i.created_at = v_invitation.revoked_at and lower(i.email) = lower(v_invitation.email)
      and i.lease_tenant_id is not distinct from v_invitation.lease_tenant_id
      and i.person_id is not distinct from v_invitation.person_id));
  return p_invitation_id;
end
$$;
select private.declare_verb('revoke_invitation', 'leases.write, decisions.write, members.manage', p_comment =>
  'Takes an open invitation back. Errors: not_found, already_accepted.');

create function private.invited_place(p_invitation public.invitations)
returns table (property_name text, unit_label text)
language sql
stable
security definer
set search_path = ''
as $$
  select string_agg(distinct p.name, ', '), string_agg(distinct u.label, ', ')
  from public.units u join public.properties p on p.id = u.property_id
  where u.id in (
    select l.unit_id from public.lease_tenants t join public.leases l on l.id = t.lease_id
    where t.id = (p_invitation).lease_tenant_id
    union all
    select o.unit_id from public.unit_owners o where o.person_id = (p_invitation).person_id)
$$;
comment on function private.invited_place is
  'The place that an invitation is about: of a tenant what they rent, of a co-owner what they own. Null for a member.';

create function private.read_invitation(p_token text)
returns table (state text, kind public.invitation_kind, email text, role public.membership_role, organization_name text,
  property_name text, unit_label text, inviter_name text)
language sql
stable
security definer
set search_path = ''
as $$
  select case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' else 'valid' end,
    i.kind, i.email, i.role, o.name, p.property_name, p.unit_label,
    coalesce((select f.full_name from public.profiles f where f.id = i.created_by), '')
  from public.invitations i
  join public.organizations o on o.id = i.organization_id
  cross join lateral private.invited_place(i) p
  where i.token_hash = private.token_hash(p_token)
$$;
select private.declare_verb('read_invitation', 'anyone', p_callers => 'anon, authenticated', p_comment =>
  'What an invitation is about, who invites, and its state (valid, expired, accepted, revoked), for who holds its token; no row for an unknown one. role is null for a tenant or a co-owner, inviter_name empty for who has no name.');

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
    select p.* into v_person from public.people p
    where p.id = coalesce(v_invitation.person_id,
      (select t.person_id from public.lease_tenants t where t.id = v_invitation.lease_tenant_id)) for update;
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
select private.declare_verb('accept_invitation', 'own', p_comment =>
  'The signed-in user accepts; the e-mail must be the invited one. Errors: invitation_not_found, _revoked, _expired, _already_accepted, invitation_for_someone_else, person_already_linked.');

-- Who accepts the invitation of a tenant or a co-owner is called as the office calls them, until they choose another name.
create function private.name_invited_tenant()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles set full_name = btrim(new.full_name)
  where id = new.user_id and btrim(full_name) = '';
  return null;
end
$$;
comment on function private.name_invited_tenant is
  'Trigger: a profile without a name takes that of the person it is linked to.';

create function private.withdraw_invitations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.invitations i set revoked_at = now()
  where i.organization_id = old.organization_id and i.kind = 'member' and i.created_by = old.user_id
    and i.accepted_at is null and i.revoked_at is null
    and (tg_op = 'DELETE' or not exists (
      select 1 from private.role_permissions p where p.role = new.role
        and p.permission = case when i.role = 'owner' then 'organization.manage' else 'members.manage' end));
  return null;
end
$$;
comment on function private.withdraw_invitations is
  'Trigger: whoever may no longer invite leaves no open invitation behind through which they could come back.';

-- An invitation is a message of the product's own: it says who invites, to where and until when, and its link lives as long
-- as the invitation. What the link proves is the mailbox, so it carries a key that nobody else is told, the inviter included.
create function private.invitation_key(p_invitation_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_invitation_id::text || '/mailbox', 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'invitation_token'
$$;
comment on function private.invitation_key is
  'What only the mailbox of an invitation is told, beside its token: whoever has both owns the address.';

create function private.has_confirmed_account(p_email text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select exists (select 1 from auth.users u where lower(u.email) = p_email and u.email_confirmed_at is not null) $$;
comment on function private.has_confirmed_account is
  'Whether somebody has entered with this address, written small, before.';

create function private.mail_invitation(p_token text, p_request_id uuid, p_language text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invitation public.invitations := private.valid_invitation(p_token);
  v_is_asked_for boolean := p_request_id is null;
  v_key text := 'invitation/' || v_invitation.id || '/' || coalesce(p_request_id, gen_random_uuid());
  v_has_account boolean := private.has_confirmed_account(v_invitation.email);
begin
  if exists (select 1 from private.outgoing_messages m where m.dedupe_key = v_key) then
    return null;
  end if;
  perform private.count_attempt('invitation', v_invitation.id::text, 5, interval '1 hour');
  if v_is_asked_for then
    perform private.count_attempt('invitation address', v_invitation.email, 10, interval '1 hour');
    if v_has_account then
      return v_invitation.email;
    end if;
  end if;
  perform private.enqueue_mail(v_invitation.email,
    case when v_is_asked_for then p_language else coalesce(
      (select p.locale from public.profiles p join auth.users u on u.id = p.id
        where v_has_account and lower(u.email) = v_invitation.email), p_language) end,
    'invitation', jsonb_build_object('kind', v_invitation.kind, 'role', v_invitation.role,
      'inviter', coalesce((select p.full_name from public.profiles p where p.id = v_invitation.created_by), ''),
      'organization', o.name, 'property', coalesce(p.property_name, ''), 'unit', coalesce(p.unit_label, ''),
      'token', p_token, 'key', private.invitation_key(v_invitation.id),
      'expires_on', (v_invitation.expires_at at time zone o.time_zone)::date), v_key)
  from public.organizations o cross join lateral private.invited_place(v_invitation) p
  where o.id = v_invitation.organization_id;
  return null;
end
$$;
select private.declare_verb('mail_invitation', 'service', p_callers => 'service_role', p_comment =>
  'Writes down the message of a valid invitation, once for each request, in the language of who is invited; five an hour. Without a request its holder asks for it again: one who has an account gets a link to sign in with instead, to the address that is returned. Errors: invitation_not_found, _revoked, _expired, _already_accepted, rate_limited.');

create function private.open_invitation(p_token text, p_key text)
returns table (email text, kind public.invitation_kind)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invitation public.invitations := private.valid_invitation(p_token);
begin
  if p_key is distinct from private.invitation_key(v_invitation.id) then
    perform private.fail('invitation_not_found');
  end if;
  perform private.count_attempt('invitation opened', v_invitation.id::text, 20, interval '1 hour');
  return query select v_invitation.email, v_invitation.kind;
end
$$;
select private.declare_verb('open_invitation', 'service', p_callers => 'service_role', p_comment =>
  'Whom a valid invitation is for, when its link was followed from the mailbox: the key proves that. Errors: invitation_not_found, _revoked, _expired, _already_accepted, rate_limited.');
