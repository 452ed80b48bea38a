create function private.keep_an_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two owners who step down at the same moment would each still see the other: one waits for the other here.
  perform 1 from public.organizations where id = old.organization_id for no key update;
  if found and not exists (
    select 1 from public.memberships where organization_id = old.organization_id and role = 'owner') then
    perform private.fail('last_owner');
  end if;
  return null;
end
$$;
comment on function private.keep_an_owner is
  'Trigger: an organisation always has an owner, whoever changes or removes the last one, and by whatever way.';
create trigger keep_an_owner_on_update after update of role on public.memberships
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function private.keep_an_owner();
create trigger keep_an_owner_on_delete after delete on public.memberships
  for each row when (old.role = 'owner') execute function private.keep_an_owner();

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
create trigger withdraw_invitations_on_update after update of role on public.memberships
  for each row when (old.role <> new.role) execute function private.withdraw_invitations();
create trigger withdraw_invitations_on_delete after delete on public.memberships
  for each row execute function private.withdraw_invitations();
