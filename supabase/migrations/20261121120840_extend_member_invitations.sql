create or replace function private.invite_member(p_request_id uuid, p_organization_id uuid, p_email text, p_role public.membership_role)
returns table (invitation_id uuid, email text, token text, expires_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id,
    case when p_role = 'owner' then 'organization.manage' else 'members.manage' end);
  if p_role is null then
    perform private.fail('role_missing');
  end if;
  if not exists (select 1 from private.requests r where r.actor_id = (select auth.uid()) and r.request_id = p_request_id) then
    if exists (select 1 from public.memberships m join auth.users u on u.id = m.user_id
      where m.organization_id = p_organization_id and lower(u.email) = lower(btrim(p_email))) then
      perform private.fail('already_member');
    end if;
    -- Each sends a message to an address that somebody typed.
    if (select count(*) from public.invitations i where i.organization_id = p_organization_id and i.kind = 'member'
      and i.created_at > now() - interval '1 day') >= 50 then
      perform private.fail('too_many_invitations');
    end if;
  end if;
  return query select * from private.issue_invitation(p_request_id, 'invite_member', p_organization_id, p_email, p_role, null);
end
$$;
comment on function public.invite_member is
  'Makes an invitation (7 days) to work in the organisation; an open one to the same address is withdrawn. Errors: not_allowed, email_missing, role_missing, already_member, too_many_invitations.';

-- The reader of an invitation is told as what they would work.
drop function public.read_invitation(text);
drop function private.read_invitation(text);
create function private.read_invitation(p_token text)
returns table (state text, kind public.invitation_kind, email text, role public.membership_role, organization_name text,
  property_name text, unit_label text)
language sql
stable
security definer
set search_path = ''
as $$
  select case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' else 'valid' end,
    i.kind, i.email, i.role, o.name, p.name, u.label
  from public.invitations i
  join public.organizations o on o.id = i.organization_id
  left join public.lease_tenants lt on lt.id = i.lease_tenant_id
  left join public.leases l on l.id = lt.lease_id
  left join public.units u on u.id = l.unit_id
  left join public.properties p on p.id = l.property_id
  where i.token_hash = private.token_hash(p_token)
$$;
create function public.read_invitation(p_token text)
returns table (state text, kind public.invitation_kind, email text, role public.membership_role, organization_name text,
  property_name text, unit_label text)
language sql set search_path = ''
as $$ select * from private.read_invitation(p_token) $$;
comment on function public.read_invitation is
  'What an invitation is about and its state (valid, expired, accepted, revoked), for who holds its token; no row for an unknown one. role is null for a tenant.';
revoke execute on function private.read_invitation, public.read_invitation from public;
grant execute on function private.read_invitation, public.read_invitation to anon, authenticated;
