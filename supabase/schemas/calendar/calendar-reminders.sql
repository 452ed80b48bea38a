create function private.remind_of_item(
  p_user_id uuid, p_organization_id uuid, p_entry private.calendar_entry, p_is_tenant boolean, p_at timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(p_user_id, p_organization_id, 'calendar_reminder', 'calendar_reminder', 'calendar_event', p_entry.record_id,
    jsonb_build_object('title', p_entry.facts ->> 'title', 'place', coalesce(p_entry.facts ->> 'place', ''), 'is_tenant', p_is_tenant,
      'starts_on', p_entry.starts_on, 'starts_at', p_entry.starts_at, 'time_zone', p_entry.time_zone, 'lease_id', p_entry.lease_id,
      'property', coalesce(p.name, ''), 'unit', coalesce(u.label, '')),
    -- Moved to another time, it is reminded of again.
    'calendar-reminder/' || p_entry.key || '/' || coalesce(p_entry.starts_on::text, extract(epoch from p_entry.starts_at)::bigint::text)
      || '/' || p_user_id, null, p_at)
  from (select 1) one
  left join public.properties p on p.id = p_entry.property_id
  left join public.units u on u.id = p_entry.unit_id
$$;
comment on function private.remind_of_item is 'Writes to one person that an item of the calendar comes up, from a moment on.';

create function private.remind_of_calendar_items(p_organization_id uuid, p_now timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_zone text := (select time_zone from public.organizations where id = p_organization_id);
  v_today date := (p_now at time zone v_zone)::date;
  v_due record;
begin
  for v_due in
    select e, i.created_by, i.is_shown_to_tenants, t.is_tenant, t.at
    from private.item_entries(p_organization_id, null, v_today, v_today + 1) e
    join public.calendar_items i on i.id = e.record_id
    cross join lateral (values
      -- Who sees to it an hour before, or in the morning; who lives there on the evening before.
      (false, coalesce(e.starts_at - interval '1 hour', (e.starts_on + time '08:00') at time zone e.time_zone)),
      (true, (coalesce(e.starts_on, (e.starts_at at time zone e.time_zone)::date) - 1 + time '18:00') at time zone e.time_zone)) t (is_tenant, at)
    -- The job runs every hour; one that came late makes up for what it missed.
    where e.done_at is null and t.at > p_now - interval '3 hours' and t.at <= p_now + interval '65 minutes'
      and (i.is_shown_to_tenants or not t.is_tenant)
  loop
    if v_due.is_tenant then
      perform private.remind_of_item(l.user_id, p_organization_id, v_due.e, true, v_due.at)
      from public.lease_parties l where l.lease_id = (v_due.e).lease_id and l.user_id is not null;
    else
      perform private.remind_of_item(m.user_id, p_organization_id, v_due.e, false, v_due.at)
      from public.memberships m
      where m.organization_id = p_organization_id and m.user_id = coalesce((v_due.e).assignee, v_due.created_by);
    end if;
  end loop;
end
$$;
comment on function private.remind_of_calendar_items is
  'Reminds of what members wrote into the calendar, each time once: whom it is assigned to, else who wrote it, an hour before or at eight in the morning; tenants who are shown it on the evening before.';

create function private.warn_of_ending_leases(p_organization_id uuid, p_today date)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_organization_id, 'lease_ending', 'lease_ending', 'lease', l.id,
    jsonb_build_object('lease_id', l.id, 'property', p.name, 'unit', u.label, 'last_day', l.ends_on, 'days', w.days,
      'tenant', coalesce((select pe.full_name from public.lease_parties t join public.people pe on pe.id = t.person_id
        where t.lease_id = l.id order by t.is_primary desc, pe.full_name collate private.natural_order, pe.id limit 1), '')),
    'lease-ending/' || l.id || '/' || l.ends_on || '/' || w.days || '/' || m.user_id)
  from public.leases l
  -- A job that did not run for two days makes up for it.
  join unnest('{90,60,30}'::integer[]) w (days) on l.ends_on between p_today + w.days - 2 and p_today + w.days
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  join public.memberships m on m.organization_id = l.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
  where l.organization_id = p_organization_id and l.status = 'active' and l.ended_on is null
    -- One that is renewed ends quietly.
    and not exists (select 1 from public.leases n where n.organization_id = l.organization_id and n.renews_lease_id = l.id
      and n.status in ('signed', 'active'))
$$;
comment on function private.warn_of_ending_leases is
  'Writes to those who handle leases that the term of one ends in 90, 60 or 30 days and nothing follows it, each once.';
