-- What an area asks for at its start, in one answer that is sent for before the area's code is there. Each part has the rows,
-- columns and order of the query that takes it over (src/data/people/session/first-answer.ts).

-- What the frame of every area asks for.
create function private.start_of_caller()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'profile', (select jsonb_build_object('full_name', p.full_name, 'phone', p.phone, 'locale', p.locale, 'theme', p.theme,
        'time_zone', p.time_zone, 'preferences_saved_at', p.preferences_saved_at)
      from public.profiles p where p.id = (select auth.uid())),
    'user_type', (select p.user_type from public.profiles p where p.id = (select auth.uid())),
    'areas', (select to_jsonb(a) from public.my_areas() a),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'channel', n.channel, 'cadence', n.cadence)
        order by n.event, n.channel), '[]')
      from public.notification_settings n where n.user_id = (select auth.uid())),
    'unread_notifications', private.unread_notification_count())
$$;
grant execute on function private.start_of_caller to authenticated;

-- Where the caller works, and of the organization that they see first what waits for them and, if asked for, its home.
create function private.start_of_owner(p_organization_id uuid, p_at timestamptz, p_shows_home boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  c_months constant integer := 12;
  c_ends_soon_days constant integer := 60;
  c_size constant integer := 4;
  v_user_id uuid := (select auth.uid());
  v_organization_id uuid;
  v_today date;
  v_first_month date;
  v_home jsonb;
begin
  -- The one that they chose; for who has chosen none, or one in which they no longer are, that of which they were a member first.
  select o.id, (coalesce(p_at, now()) at time zone o.time_zone)::date into v_organization_id, v_today
  from public.memberships m join public.organizations o on o.id = m.organization_id
  where m.user_id = v_user_id
  order by (m.organization_id = p_organization_id) desc nulls last, m.created_at limit 1;
  if p_shows_home and exists (select 1 from public.organization_totals where organization_id = v_organization_id) then
    v_first_month := (date_trunc('month', v_today) - make_interval(months => c_months - 1))::date;
    v_home := jsonb_build_object(
      'organization_id', v_organization_id,
      'today', v_today,
      'first_month', v_first_month,
      'ends_until', v_today + c_ends_soon_days,
      'size', c_size,
      'overview', public.home_overview(v_organization_id, v_today, v_first_month, v_today + c_ends_soon_days, c_size));
  end if;
  return jsonb_build_object(
    'memberships', (select coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'id', o.id, 'name', o.name,
        'default_currency', o.default_currency, 'time_zone', o.time_zone, 'is_closed', o.closed_at is not null)
        order by m.created_at), '[]')
      from public.memberships m join public.organizations o on o.id = m.organization_id where m.user_id = v_user_id),
    'waiting', jsonb_build_object('organization_id', v_organization_id, 'counts', public.waiting_counts(v_organization_id)),
    'home', v_home);
end
$$;
grant execute on function private.start_of_owner to authenticated;

-- What waits for the caller as a tenant, the landlord's time and, if asked for, how their lease stands.
create function private.start_of_tenant(p_lease_id uuid, p_shows_home boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'my_waiting', public.my_waiting_counts(),
    'landlord_time_zone', (select o.time_zone from public.organizations o order by o.created_at desc limit 1),
    'tenancy', case when p_shows_home then
      jsonb_build_object('asked_lease_id', p_lease_id, 'overview', public.tenancy_overview(p_lease_id)) end);
end
$$;
grant execute on function private.start_of_tenant to authenticated;

create function public.start_overview(
  p_area text,
  p_at timestamptz,
  p_shows_home boolean,
  p_organization_id uuid default null,
  p_lease_id uuid default null
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.start_of_caller() || case p_area
    when 'owner' then private.start_of_owner(p_organization_id, p_at, p_shows_home)
    when 'tenant' then private.start_of_tenant(p_lease_id, p_shows_home)
    else '{}'::jsonb
  end;
end
$$;
select private.declare_verb('start_overview', 'rows', p_comment =>
  'What an area (owner, tenant, admin) begins with: the caller''s profile and settings; for owners their memberships and what home_overview answers of the organization that they see first, as of p_at; for tenants what tenancy_overview answers. With the reader''s own rights; nothing of an organization to strangers.');
