-- What waits is gathered: one message a person, channel and window. Items go into it in the transaction that takes them from here.
create function private.hold_notification(
  p_notification public.notifications, p_channel public.notification_channel, p_cadence public.notification_cadence,
  p_from timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.held_notifications (notification_id, channel, user_id, release_at, window_key)
  select p_notification.id, p_channel, p_notification.user_id, w.release_at, w.window_key
  from private.next_window(p_notification.user_id, p_cadence, p_from) w
  on conflict do nothing
$$;
comment on function private.hold_notification is 'Holds a notification for the next digest of a cadence after a moment.';

create function private.release_digests(p_now timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_due record;
  v_count integer := 0;
begin
  -- One releaser at a time: two would each make a digest of a half.
  if not pg_try_advisory_xact_lock(hashtext('release_digests')) then
    return 0;
  end if;
  for v_due in
    select user_id, channel, window_key from private.held_notifications
    where release_at <= p_now group by user_id, channel, window_key order by min(release_at) limit 200
  loop
    v_count := v_count + private.release_digest(v_due.user_id, v_due.channel, v_due.window_key, p_now);
  end loop;
  return v_count;
end
$$;
comment on function private.release_digests is
  'Writes the digests down whose window has come, however late and however often it is asked for. Returns how many.';

create function private.release_digest(
  p_user_id uuid, p_channel public.notification_channel, p_window_key text, p_now timestamptz)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_key text := 'digest/' || p_window_key;
  v_ids uuid[];
begin
  -- What comes for a day whose digest has gone waits for the next.
  if exists (select 1 from private.outgoing_messages
    where dedupe_key = v_key and channel = p_channel and user_id = p_user_id) then
    update private.held_notifications h set release_at = w.release_at, window_key = w.window_key
    from private.next_window(p_user_id, 'daily', p_now) w
    where h.user_id = p_user_id and h.channel = p_channel and h.window_key = p_window_key and h.release_at <= p_now;
    return 0;
  end if;
  with released as (
    delete from private.held_notifications
    where user_id = p_user_id and channel = p_channel and window_key = p_window_key and release_at <= p_now
    returning notification_id
  )
  select array_agg(notification_id) into v_ids from released;
  insert into private.outgoing_messages (dedupe_key, channel, user_id, device_id, to_address, language, template, parameters,
    next_attempt_at)
  select v_key, p_channel, p_user_id, d.id, case when p_channel = 'email' and private.is_mail_address(u.email) then u.email end,
    case when p.locale = 'en' then 'en' else 'es' end, 'notification_digest', jsonb_build_object('ids', to_jsonb(v_ids)),
    private.after_quiet_hours(p_user_id, p_now)
  from auth.users u
  join public.profiles p on p.id = u.id
  left join public.push_devices d on d.user_id = u.id and p_channel = 'push'
  where u.id = p_user_id;
  return 1;
end
$$;
comment on function private.release_digest is 'Writes the digest of a person''s window down, and takes what is in it from what waits.';

create function private.digest_content(p_message private.outgoing_messages)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('ids', p_message.parameters -> 'ids', 'count', count(*), 'items', coalesce(jsonb_agg(jsonb_build_object(
    'notification_id', n.id, 'event', n.event, 'template', n.template, 'organization', coalesce(o.name, ''),
    'record_kind', n.record_kind, 'record_id', n.record_id, 'lease_id', n.lease_id, 'at', n.created_at,
    'parameters', n.parameters) order by n.created_at, n.id), '[]'))
  from jsonb_array_elements_text(p_message.parameters -> 'ids') i (id)
  join public.notifications n on n.id = i.id::uuid and n.user_id = p_message.user_id
  left join public.organizations o on o.id = n.organization_id
  where n.read_at is null and private.cadence_of(n.user_id, n.event, p_message.channel) <> 'off'
    and private.may_hear_of(n.user_id, n.organization_id, n.event, n.lease_id)
    and not exists (select 1 from public.notification_mutes m
      where m.user_id = n.user_id and m.record_kind = n.record_kind and m.record_id = n.record_id)
$$;
comment on function private.digest_content is
  'What a digest says at the moment that it goes: what the person has not read, still wants and may still see.';
