create function private.signal_memberships(p_organization_id uuid, p_former_member uuid default null)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.membership_signals (id, changed_at)
  select s.user_id, clock_timestamp()
  from (select m.user_id from public.memberships m where m.organization_id = p_organization_id
    union select p_former_member where p_former_member is not null) s
  -- A user whose account is being removed is not there any more.
  where exists (select 1 from auth.users u where u.id = s.user_id)
  order by s.user_id
  on conflict (id) do update set changed_at = excluded.changed_at
$$;
comment on function private.signal_memberships is
  'Tells the members of an organisation, and somebody who was one, that its team changed; in the order of their ids, so that two changes never wait for each other in a circle.';

create function private.signal_team_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform private.signal_memberships(
    case when tg_table_name = 'organizations' then (v_row ->> 'id')::uuid else (v_row ->> 'organization_id')::uuid end,
    case when tg_table_name = 'memberships' then (v_row ->> 'user_id')::uuid end);
  return null;
end
$$;
comment on function private.signal_team_change is
  'Trigger: who works where, as what, and who is invited, reaches the screens at once.';
