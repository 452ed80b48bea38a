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

create function private.require_second_step()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and exists (select 1 from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified') then
    perform private.fail('second_factor_needed');
  end if;
end
$$;
comment on function private.require_second_step is
  'Refuses with second_factor_needed when the caller has set up a second factor and this session has not shown it.';

create function private.begin_team_change(p_organization_id uuid, p_permission text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, p_permission);
  perform 1 from public.organizations where id = p_organization_id for no key update;
  -- Asked again: while this waited, another change may have taken the caller's role away.
  perform private.require_permission(p_organization_id, p_permission);
end
$$;
comment on function private.begin_team_change is
  'One change of a team at a time, by who still holds the permission when it is their turn. Refuses with not_allowed.';

create function private.list_members(p_organization_id uuid)
returns table (user_id uuid, full_name text, email text, role public.membership_role, joined_at timestamptz,
  has_second_factor boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  end if;
  return query
    select m.user_id, p.full_name, u.email::text, m.role, m.created_at,
      case when p_organization_id in (select private.my_organization_ids('members.manage')) then
        exists (select 1 from auth.mfa_factors f where f.user_id = m.user_id and f.status = 'verified') end
    from public.memberships m
    join auth.users u on u.id = m.user_id
    join public.profiles p on p.id = m.user_id
    where m.organization_id = p_organization_id
    order by m.role, p.full_name collate private.natural_order, m.user_id;
end
$$;
select private.declare_verb('list_members', 'members.manage', p_comment =>
  'Who works in an organisation, for its members; whether they have a second factor only for who manages them, else null. Error: not_found.');

create function private.change_member_role(p_organization_id uuid, p_user_id uuid, p_role public.membership_role)
returns public.membership_role
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_role public.membership_role;
begin
  perform private.begin_team_change(p_organization_id, 'members.manage');
  select m.role into v_role from public.memberships m
  where m.organization_id = p_organization_id and m.user_id = p_user_id for update;
  if not found then
    perform private.fail('not_found');
  elsif v_role = p_role then
    return p_role;
  end if;
  if 'owner' in (v_role, p_role) then
    perform private.require_permission(p_organization_id, 'organization.manage');
    perform private.require_second_step();
  end if;
  update public.memberships set role = p_role where organization_id = p_organization_id and user_id = p_user_id;
  return p_role;
end
$$;
select private.declare_verb('change_member_role', 'members.manage, organization.manage', p_comment =>
  'Gives a member another role; owners are made and unmade by owners. Errors: not_allowed, not_found, last_owner, second_factor_needed.');

create function private.remove_member(p_organization_id uuid, p_user_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_role public.membership_role;
begin
  perform private.begin_team_change(p_organization_id, 'members.manage');
  select m.role into v_role from public.memberships m
  where m.organization_id = p_organization_id and m.user_id = p_user_id for update;
  if not found then
    perform private.fail('not_found');
  elsif v_role = 'owner' then
    perform private.require_permission(p_organization_id, 'organization.manage');
    perform private.require_second_step();
  end if;
  delete from public.memberships where organization_id = p_organization_id and user_id = p_user_id;
  return p_user_id;
end
$$;
select private.declare_verb('remove_member', 'members.manage, organization.manage', p_repeatable => true, p_comment =>
  'Ends somebody''s work in the organisation, at once; their open invitations are withdrawn. Errors: not_allowed, not_found, last_owner, second_factor_needed.');

create function private.leave_organization(p_organization_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.organizations where id = p_organization_id for no key update;
  delete from public.memberships where organization_id = p_organization_id and user_id = (select auth.uid());
  if not found then
    perform private.fail('not_found');
  end if;
  return p_organization_id;
end
$$;
select private.declare_verb('leave_organization', 'own', p_repeatable => true, p_comment =>
  'The caller stops working in the organisation. Errors: not_found, last_owner.');

create function private.require_confirmation(p_organization_id uuid, p_confirmation text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.organizations
    where id = p_organization_id and lower(btrim(name)) = lower(btrim(coalesce(p_confirmation, '')))) then
    perform private.fail('confirmation_differs');
  end if;
end
$$;
comment on function private.require_confirmation is
  'What cannot be taken back by who does it is confirmed with the organisation''s name. Refuses with confirmation_differs.';

create function private.transfer_ownership(p_organization_id uuid, p_user_id uuid, p_confirmation text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.begin_team_change(p_organization_id, 'organization.manage');
  perform private.require_confirmation(p_organization_id, p_confirmation);
  perform private.require_second_step();
  if p_user_id = (select auth.uid()) then
    perform private.fail('already_owner');
  end if;
  update public.memberships set role = 'owner' where organization_id = p_organization_id and user_id = p_user_id;
  if not found then
    perform private.fail('not_found');
  end if;
  update public.memberships set role = 'manager'
  where organization_id = p_organization_id and user_id = (select auth.uid());
  return p_user_id;
end
$$;
select private.declare_verb('transfer_ownership', 'organization.manage', p_repeatable => true, p_comment =>
  'Makes another member owner and the caller manager; p_confirmation is the organisation''s name, typed. Errors: not_allowed, confirmation_differs, second_factor_needed, already_owner, not_found.');
