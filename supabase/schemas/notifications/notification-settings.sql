create function private.cadence_of(
  p_user_id uuid, p_event public.notification_event, p_channel public.notification_channel)
returns public.notification_cadence
language sql
stable
security definer
set search_path = ''
as $$
  select case when p_event = 'test' then 'at_once' else coalesce(
    (select cadence from public.notification_settings where user_id = p_user_id and event = p_event and channel = p_channel),
    case when p_channel <> 'whatsapp' or (select is_on_whatsapp from private.notification_events where event = p_event::text)
      then 'at_once' else 'off' end::public.notification_cadence) end
$$;
comment on function private.cadence_of is
  'How soon a person hears of an event on a channel: as they chose, else at once; by WhatsApp only of what the list says.';

create function private.set_notification(
  p_event public.notification_event, p_channel public.notification_channel, p_cadence public.notification_cadence)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_rule private.notification_events;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  end if;
  select * into v_rule from private.notification_events where event = p_event::text;
  if p_event is null or p_channel is null or p_cadence is null or p_event = 'test'
    or (p_cadence in ('daily', 'weekly') and (p_channel not in ('email', 'push') or not v_rule.can_wait)) then
    perform private.fail('cadence_not_offered');
  end if;
  -- Two changes at once must not switch the last two channels off.
  perform 1 from public.profiles where id = v_user for update;
  insert into public.notification_settings (user_id, event, channel, cadence)
  values (v_user, p_event, p_channel, p_cadence)
  on conflict (user_id, event, channel) do update set cadence = excluded.cadence, updated_at = now();
  if v_rule.is_critical and not exists (
    select 1 from unnest('{email,push,whatsapp}'::public.notification_channel[]) c (channel)
    where private.cadence_of(v_user, p_event, c.channel) <> 'off' and private.is_reached_by(v_user, c.channel)
  ) then
    perform private.fail('notification_needed');
  end if;
  perform private.follow_cadence(v_user, p_event, p_channel, p_cadence);
end
$$;
select private.declare_verb('set_notification', 'own', p_comment =>
  'How soon the caller hears of an event on a channel: off, at once, or in a daily or weekly digest (email and push). Repeating it changes nothing. Errors: cadence_not_offered, notification_needed for the last channel of what is critical.');

create function private.is_reached_by(p_user_id uuid, p_channel public.notification_channel)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case p_channel
    when 'push' then exists (select 1 from public.push_devices where user_id = p_user_id)
    when 'whatsapp' then private.whatsapp_phone_of(p_user_id) is not null
    else true end
$$;
comment on function private.is_reached_by is 'Whether a channel leads to a person at all: a device, a number that they agreed to.';

create function private.follow_cadence(
  p_user_id uuid, p_event public.notification_event, p_channel public.notification_channel,
  p_cadence public.notification_cadence)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_cadence = 'off' then
    delete from private.held_notifications h using public.notifications n
    where h.user_id = p_user_id and h.channel = p_channel and n.id = h.notification_id and n.event = p_event;
  elsif p_cadence = 'at_once' then
    -- What was held goes now, in one message: each of it once, and not with the next window.
    update private.held_notifications h set release_at = now(),
      window_key = 'switch/' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
    from public.notifications n
    where h.user_id = p_user_id and h.channel = p_channel and n.id = h.notification_id and n.event = p_event;
  else
    update private.held_notifications h set release_at = w.release_at, window_key = w.window_key
    from public.notifications n, private.next_window(p_user_id, p_cadence, now()) w
    where h.user_id = p_user_id and h.channel = p_channel and n.id = h.notification_id and n.event = p_event
      and h.release_at > w.release_at;
  end if;
end
$$;
comment on function private.follow_cadence is
  'What a digest holds follows a new setting: it goes at once, at the earlier window, or never.';
