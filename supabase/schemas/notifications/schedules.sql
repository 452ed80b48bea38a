-- Times of day are a person's own: quiet hours end and digests come by the clock on their wall, also on the days on which it is
-- put forward or back.
create function private.zone_of(p_user_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select time_zone from public.notification_schedules where user_id = p_user_id),
    (select time_zone from public.profiles where id = p_user_id), 'America/Santo_Domingo')
$$;
comment on function private.zone_of is 'The time zone of a person''s quiet hours and digests: the one they chose for them, else that of the profile.';

create function private.is_quiet(p_clock time, p_from time, p_to time)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when p_from < p_to then p_clock >= p_from and p_clock < p_to else p_clock >= p_from or p_clock < p_to end
$$;
comment on function private.is_quiet is 'Whether a time of day lies in quiet hours, which may go over midnight.';

create function private.after_quiet_hours(p_user_id uuid, p_at timestamptz)
returns timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_schedule public.notification_schedules;
  v_zone text;
  v_clock timestamp;
  v_end timestamptz;
begin
  select * into v_schedule from public.notification_schedules where user_id = p_user_id and quiet_from is not null;
  if not found then
    return p_at;
  end if;
  v_zone := private.zone_of(p_user_id);
  v_clock := p_at at time zone v_zone;
  if not private.is_quiet(v_clock::time, v_schedule.quiet_from, v_schedule.quiet_to) then
    return p_at;
  end if;
  v_end := (v_clock::date + v_schedule.quiet_to
    + case when v_clock::time < v_schedule.quiet_to then interval '0' else interval '1 day' end) at time zone v_zone;
  -- With no change of the clock until then, that is it. Else the first minute at which the clock is out of quiet hours.
  if v_end - p_at = (v_end at time zone v_zone) - v_clock and (v_end - interval '4 hours') at time zone v_zone
    = (v_end at time zone v_zone) - interval '4 hours' then
    return v_end;
  end if;
  return (
    select min(m) from generate_series(date_trunc('minute', p_at) + interval '1 minute', v_end + interval '1 day', interval '1 minute') m
    where not private.is_quiet((m at time zone v_zone)::time, v_schedule.quiet_from, v_schedule.quiet_to));
end
$$;
comment on function private.after_quiet_hours is
  'The moment itself, or the end of the person''s quiet hours that it falls into.';

create function private.next_window(p_user_id uuid, p_cadence public.notification_cadence, p_after timestamptz)
returns table (release_at timestamptz, window_key text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_zone text := private.zone_of(p_user_id);
  v_time time := coalesce((select digest_time from public.notification_schedules where user_id = p_user_id), '08:00');
  v_weekday integer := coalesce((select digest_weekday from public.notification_schedules where user_id = p_user_id), 1);
  v_today date := (p_after at time zone v_zone)::date;
begin
  return query
    select d.at, 'day/' || to_char(d.day, 'YYYY-MM-DD')
    from (select g.day::date as day, (g.day::date + v_time) at time zone v_zone as at
      from generate_series(v_today - 1, v_today + 15, interval '1 day') g (day)) d
    where d.at > p_after and (p_cadence = 'daily' or extract(isodow from d.day) = v_weekday)
    order by d.at limit 1;
end
$$;
comment on function private.next_window is
  'When the person''s next digest of a cadence (daily, weekly) goes after a moment, and the day of theirs by which it is known.';

create function private.set_notification_schedule(
  p_time_zone text, p_quiet_from time, p_quiet_to time, p_digest_time time, p_digest_weekday integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif (p_quiet_from is null) <> (p_quiet_to is null) or p_quiet_from = p_quiet_to then
    perform private.fail('quiet_hours_incomplete');
  elsif p_digest_weekday is null or p_digest_weekday not between 1 and 7 or p_digest_time is null then
    perform private.fail('digest_time_missing');
  end if;
  insert into public.notification_schedules (user_id, time_zone, quiet_from, quiet_to, digest_time, digest_weekday)
  values (v_user, p_time_zone, p_quiet_from, p_quiet_to, p_digest_time, p_digest_weekday)
  on conflict (user_id) do update set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
    quiet_to = excluded.quiet_to, digest_time = excluded.digest_time, digest_weekday = excluded.digest_weekday, updated_at = now();
  -- What is held follows: each piece of it goes with the next digest of its cadence.
  update private.held_notifications h set release_at = w.release_at, window_key = w.window_key
  from (select distinct c.channel, n.event, private.held_cadence(v_user, n.event, c.channel) as cadence
    from private.held_notifications c join public.notifications n on n.id = c.notification_id where c.user_id = v_user) c
  cross join lateral private.next_window(v_user, c.cadence, now()) w, public.notifications n
  where h.user_id = v_user and h.channel = c.channel and n.id = h.notification_id and n.event = c.event
    and h.window_key like 'day/%';
end
$$;
select private.declare_verb('set_notification_schedule', 'own', p_comment =>
  'Sets the caller''s quiet hours (both null for none), the time and weekday (1 is Monday) of their digests, and the zone (null: that of the profile). Errors: quiet_hours_incomplete, digest_time_missing, unknown_time_zone.');

create function private.held_cadence(
  p_user_id uuid, p_event public.notification_event, p_channel public.notification_channel)
returns public.notification_cadence
language sql
stable
security definer
set search_path = ''
as $$
  select case private.cadence_of(p_user_id, p_event, p_channel) when 'weekly' then 'weekly' else 'daily' end::public.notification_cadence
$$;
comment on function private.held_cadence is 'With which digest something goes that is held: the weekly one, or the next.';
