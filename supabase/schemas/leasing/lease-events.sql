create function private.write_lease_event(p_lease public.leases, p_kind public.lease_event_kind, p_facts jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  values (p_lease.organization_id, p_lease.id, p_kind, jsonb_strip_nulls(p_facts), (select auth.uid()))
$$;
comment on function private.write_lease_event is 'Adds a line to the history of a lease, in the name of the caller.';

create function private.write_lease_beginnings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  select n.organization_id, n.id, 'created', jsonb_strip_nulls(jsonb_build_object('starts_on', n.starts_on, 'ends_on', n.ends_on,
    'renews_lease_id', n.renews_lease_id)), (select auth.uid())
  from new_rows n order by n.created_at, n.id;
  return null;
end
$$;
comment on function private.write_lease_beginnings is 'Trigger: the history of a lease begins with its making.';

create function private.write_lease_moves()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  select n.organization_id, n.id,
    case when n.called_off_at is not null then 'called_off'
      else case n.status when 'signed' then 'signed' when 'active' then 'started' when 'month_to_month' then 'month_to_month'
        when 'terminated' then 'terminated' else 'ended' end end::public.lease_event_kind,
    jsonb_strip_nulls(jsonb_build_object('ended_on', case when n.status in ('ended', 'terminated', 'renewed') then n.ended_on end,
      'starts_on', case when n.status in ('signed', 'active') then n.starts_on end,
      'is_renewed', case when n.status = 'renewed' then true end, 'reason', nullif(n.called_off_reason, ''))),
    case when n.status in ('signed', 'terminated') then (select auth.uid()) end
  from (
    select s.*, lag(s.status) over (partition by s.id order by s.is_new) as status_before
    from (select true as is_new, r.* from new_rows r union all select false, r.* from old_rows r) s
  ) n
  -- Notice and its withdrawal are written by their verbs, with what was said.
  where n.is_new and n.status <> n.status_before and n.status not in ('draft', 'sent', 'partially_signed', 'notice_given')
    and not (n.status_before = 'notice_given' and n.status in ('active', 'month_to_month'));
  return null;
end
$$;
comment on function private.write_lease_moves is 'Trigger: what changes the status of a lease stands in its history.';

create function private.member_name(p_organization_id uuid, p_user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(p.full_name, ''), u.email, '') from auth.users u left join public.profiles p on p.id = u.id
    where u.id = p_user_id and p_organization_id = any (array(select private.my_organization_ids('leases.read')))
  );
end
$$;
comment on function private.member_name is 'Who did something in an organisation, for readers of its leases alone.';

grant execute on function private.member_name to authenticated, service_role;
