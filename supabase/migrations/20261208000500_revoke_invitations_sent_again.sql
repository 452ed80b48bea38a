-- Who withdraws an invitation means whoever is invited: one that was sent again in the meantime goes with it.
create or replace function private.revoke_invitation(p_invitation_id uuid)
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
  update public.invitations i set revoked_at = now()
  where i.organization_id = v_invitation.organization_id and i.kind = v_invitation.kind and i.revoked_at is null and i.accepted_at is null
    -- Sending again withdraws the one before in the same transaction, which has one time.
    and (i.id = p_invitation_id or (i.created_at = v_invitation.revoked_at and lower(i.email) = lower(v_invitation.email)
      and i.lease_tenant_id is not distinct from v_invitation.lease_tenant_id));
  return p_invitation_id;
end
$$;
