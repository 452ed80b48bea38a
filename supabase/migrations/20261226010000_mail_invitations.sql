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
revoke execute on function private.invitation_key from public, anon, authenticated;

create or replace function private.issue_invitation(p_request_id uuid, p_verb text, p_organization_id uuid, p_email text,
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
    -- Each sends a message to an address that somebody typed. Counted before the open one is replaced: it still works then.
    perform private.count_attempt('invitation address', v_email, 10, interval '1 hour');
    if p_lease_tenant_id is not null and (select count(*) from public.invitations i
      where i.organization_id = p_organization_id and i.kind = 'tenant' and i.created_at > now() - interval '1 day') >= 500 then
      perform private.fail('too_many_invitations');
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
comment on function private.issue_invitation is
  'Makes the invitation and revokes open ones for the same person; callers check the permission first. Ten an hour for one address, 500 tenants a day for one organisation.';
comment on function public.invite_tenant is
  'Makes an invitation (7 days) for a tenant of a lease; the edge mails it. Errors: not_found, already_accepted, email_missing, rate_limited, too_many_invitations.';
comment on function public.invite_member is
  'Makes an invitation (7 days) to work in the organisation; an open one to the same address is withdrawn. Errors: not_allowed, email_missing, role_missing, already_member, rate_limited, too_many_invitations.';

create function private.has_confirmed_account(p_email text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select exists (select 1 from auth.users u where lower(u.email) = p_email and u.email_confirmed_at is not null) $$;
comment on function private.has_confirmed_account is 'Whether somebody has entered with this address, written small, before.';
revoke execute on function private.has_confirmed_account from public, anon, authenticated;

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
  if exists (select 1 from private.outgoing_mail m where m.dedupe_key = v_key) then
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
      'organization', o.name, 'property', coalesce(p.name, ''), 'unit', coalesce(u.label, ''),
      'token', p_token, 'key', private.invitation_key(v_invitation.id),
      'expires_on', (v_invitation.expires_at at time zone o.time_zone)::date), v_key)
  from public.organizations o
  left join public.lease_tenants lt on lt.id = v_invitation.lease_tenant_id
  left join public.leases l on l.id = lt.lease_id
  left join public.units u on u.id = l.unit_id
  left join public.properties p on p.id = l.property_id
  where o.id = v_invitation.organization_id;
  return null;
end
$$;
comment on function private.mail_invitation is
  'Writes down the message of a valid invitation, once for each request, in the language of who is invited; five an hour. Without a request its holder asks for it again: one who has an account gets a link to sign in with instead, to the address that is returned.';

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
comment on function private.open_invitation is
  'Whom a valid invitation is for, when its link was followed from the mailbox: the key proves that.';

create function public.mail_invitation(p_token text, p_request_id uuid, p_language text)
returns text language sql set search_path = ''
as $$ select private.mail_invitation(p_token, p_request_id, p_language) $$;
comment on function public.mail_invitation is
  'For the edge, as the service: see private.mail_invitation. Errors: invitation_not_found, _revoked, _expired, _already_accepted, rate_limited.';
create function public.open_invitation(p_token text, p_key text)
returns table (email text, kind public.invitation_kind) language sql set search_path = ''
as $$ select * from private.open_invitation(p_token, p_key) $$;
comment on function public.open_invitation is
  'For the edge, as the service: see private.open_invitation. Errors: invitation_not_found, _revoked, _expired, _already_accepted, rate_limited.';
revoke execute on function private.mail_invitation, public.mail_invitation, private.open_invitation, public.open_invitation
  from public, anon, authenticated;
grant execute on function private.mail_invitation, public.mail_invitation, private.open_invitation, public.open_invitation
  to service_role;

drop function public.find_invitation_email(text);
drop function private.find_invitation_email(text);
