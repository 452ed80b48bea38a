-- A test goes the way of every message: through the same outbox, with the same settings, quiet hours and rights.
create function private.note_step(p_message_id uuid, p_step public.message_step, p_detail text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.outgoing_message_steps (message_id, step, detail)
  select id, p_step, left(coalesce(p_detail, ''), 500) from private.outgoing_messages where id = p_message_id and event = 'test'
$$;
comment on function private.note_step is 'Notes a hop of a message, if that is a test.';

create function private.send_test_notification(p_channel public.notification_channel, p_device_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_notification public.notifications;
  v_message uuid;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif p_channel is null or (p_device_id is not null
    and not exists (select 1 from public.push_devices where id = p_device_id and user_id = v_user)) then
    perform private.fail('not_found');
  end if;
  perform private.count_attempt('notification test', v_user::text, 60, interval '1 hour');
  insert into public.notifications (user_id, organization_id, event, template, dedupe_key, group_key, is_shown)
  select v_user, private.organization_writing_to(v_user), 'test', 'notification_test', 'test/' || k.id, 'test/' || k.id, p_channel = 'in_app'
  from gen_random_uuid() k (id) returning * into v_notification;
  insert into private.outgoing_messages (dedupe_key, channel, user_id, event, notification_id, organization_id, device_id, to_address,
    language, template, parameters, next_attempt_at, sent_at)
  select v_notification.dedupe_key, p_channel, v_user, 'test', v_notification.id, v_notification.organization_id, p_device_id,
    case when p_channel = 'email' and private.is_mail_address(u.email) then u.email end, case when p.locale = 'en' then 'en' else 'es' end,
    'notification_test', jsonb_build_object('channel', p_channel),
    case when p_channel <> 'in_app' then now() end, case when p_channel = 'in_app' then now() end
  from auth.users u join public.profiles p on p.id = u.id where u.id = v_user
  returning id into v_message;
  perform private.note_step(v_message, 'queued', '');
  if p_channel = 'in_app' then
    perform private.note_step(v_message, 'accepted', '');
  end if;
  return v_message;
end
$$;
select private.declare_verb('send_test_notification', 'own', p_repeatable => true, p_comment =>
  'Sends the caller a test on a channel, and by push to one of their devices, through the outbox; only no digest holds it. Returns the message''s id, by which my_test_messages shows its hops. Errors: not_found, rate_limited.');

create function private.note_test_shown(p_message_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.note_step(m.id, 'shown', '') from private.outgoing_messages m
  where m.id = p_message_id and m.user_id = (select auth.uid()) and m.event = 'test' and m.channel = 'in_app'
    and not exists (select 1 from private.outgoing_message_steps s where s.message_id = m.id and s.step = 'shown')
$$;
select private.declare_verb('note_test_shown', 'own', p_comment =>
  'A screen of the caller''s has shown their test in the notification centre; repeating it changes nothing.');

create function private.my_test_messages()
returns table (id uuid, channel public.notification_channel, device_id uuid, notification_id uuid, created_at timestamptz,
  next_attempt_at timestamptz, sent_at timestamptz, steps jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select m.id, m.channel, m.device_id, m.notification_id, m.created_at, m.next_attempt_at, m.sent_at,
    coalesce((select jsonb_agg(jsonb_build_object('step', h.step, 'at', h.at, 'detail', h.detail) order by h.at, h.position) from (
      select s.step::text, s.at, s.detail, s.id as position from private.outgoing_message_steps s where s.message_id = m.id
      union all
      select case w.status when 'sent' then 'accepted' else w.status end, w.at, coalesce(w.error, ''),
        array_position(array['sent', 'delivered', 'read', 'failed'], w.status) + 9000000000000
      from private.whatsapp_statuses w where w.provider_id = m.provider_id and m.channel = 'whatsapp') h), '[]')
  from private.outgoing_messages m
  where m.user_id = (select auth.uid()) and m.event = 'test' and m.created_at > now() - interval '30 days'
  order by m.created_at desc, m.id limit 20
$$;
select private.declare_verb('my_test_messages', 'own', p_comment =>
  'The caller''s last twenty tests with their hops in order: {step, at, detail}; the detail is the provider''s own words.');
