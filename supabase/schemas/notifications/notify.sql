-- The one writer: what a person is notified of goes to their centre, and from there out on the channels that they chose.
create function private.notify_user(
  p_user_id uuid, p_organization_id uuid, p_event public.notification_event, p_template text,
  p_record_kind public.notification_record, p_record_id uuid, p_parameters jsonb, p_dedupe_key text,
  p_wait interval default null, p_at timestamptz default now())
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_notification public.notifications;
  v_is_critical boolean := (select is_critical from private.notification_events where event = p_event::text);
  v_is_muted boolean := exists (select 1 from public.notification_mutes
    where user_id = p_user_id and record_kind = p_record_kind and record_id = p_record_id);
begin
  if not exists (select 1 from public.profiles where id = p_user_id) then
    return null;
  end if;
  insert into public.notifications (user_id, organization_id, event, template, dedupe_key, record_kind, record_id, group_key,
    lease_id, parameters, is_shown, created_at, read_at)
  values (p_user_id, p_organization_id, p_event, p_template, p_dedupe_key, case when p_record_id is not null then p_record_kind end,
    case when p_record_kind is not null then p_record_id end,
    coalesce(p_record_kind::text || '/' || p_record_id::text, p_event::text || '/' || p_dedupe_key),
    (p_parameters ->> 'lease_id')::uuid, private.facts_of_message(p_template, p_parameters),
    private.cadence_of(p_user_id, p_event, 'in_app') <> 'off', greatest(p_at, now()),
    case when v_is_muted and not v_is_critical then now() end)
  on conflict (user_id, dedupe_key, event) do nothing
  returning * into v_notification;
  if v_notification.id is not null and (v_is_critical or not v_is_muted) then
    perform private.queue_messages(v_notification, coalesce(p_parameters, '{}'), v_is_critical, p_wait);
  end if;
  return coalesce(v_notification.id, (select id from public.notifications
    where user_id = p_user_id and dedupe_key = p_dedupe_key and event = p_event));
end
$$;
comment on function private.notify_user is
  'Notifies a person of an event, once for each key: in the centre from p_at on, by push then, by mail and WhatsApp after p_wait. With a p_wait nothing more is sent once they have read it. Words are made of p_template and p_parameters in the reader''s language. Returns the notification''s id.';

-- Words are made in the reader's language. What only a mail says word by word is not kept in the centre.
create function private.facts_of_message(p_template text, p_parameters jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(private.mail_as_it_goes(p_template, p_parameters), '{}')
    - '{text,body_es,body_en,consent,message,answer,content,lease_id,user_id,organization_id}'::text[]
$$;
comment on function private.facts_of_message is 'What a notification keeps of the parameters of its message: facts, without long texts.';

create function private.queue_messages(
  p_notification public.notifications, p_parameters jsonb, p_is_critical boolean, p_wait interval)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_from timestamptz := p_notification.created_at;
  v_device uuid;
  v_count integer := 0;
begin
  v_count := private.queue_on(p_notification, 'email', null, p_parameters, v_from, p_wait, p_is_critical);
  for v_device in select id from public.push_devices where user_id = p_notification.user_id order by created_at, id loop
    v_count := v_count + private.queue_on(p_notification, 'push', v_device, p_parameters, v_from, p_wait * 0, p_is_critical);
  end loop;
  if private.whatsapp_phone_of(p_notification.user_id) is not null
    and private.whatsapp_sender_for(p_notification.organization_id) is not null then
    v_count := v_count + private.queue_on(p_notification, 'whatsapp', null, p_parameters, v_from, p_wait, p_is_critical);
  end if;
  -- What is critical reaches the person on one channel at least.
  if v_count = 0 and p_is_critical then
    perform private.queue_message(p_notification, 'email', null, p_parameters, v_from + coalesce(p_wait, '0'), p_wait is not null);
  end if;
end
$$;
comment on function private.queue_messages is 'Writes down the messages of a notification that the settings of its person ask for.';

create function private.queue_on(
  p_notification public.notifications, p_channel public.notification_channel, p_device_id uuid, p_parameters jsonb,
  p_from timestamptz, p_wait interval, p_is_critical boolean)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_cadence public.notification_cadence := private.cadence_of(p_notification.user_id, p_notification.event, p_channel);
  v_from timestamptz := p_from + coalesce(p_wait, '0');
begin
  if v_cadence = 'off' then
    return 0;
  elsif v_cadence <> 'at_once' then
    perform private.hold_notification(p_notification, p_channel, v_cadence, v_from);
    return 1;
  end if;
  return private.queue_message(p_notification, p_channel, p_device_id, p_parameters,
    case when p_is_critical then v_from else private.after_quiet_hours(p_notification.user_id, v_from) end, p_wait is not null);
end
$$;
comment on function private.queue_on is 'Writes a message on a channel down, or holds it for a digest, as the person chose; how many.';

create function private.queue_message(
  p_notification public.notifications, p_channel public.notification_channel, p_device_id uuid, p_parameters jsonb,
  p_from timestamptz, p_is_for_unread boolean)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_to text;
  v_locale text;
  v_id uuid;
begin
  select u.email, p.locale into v_to, v_locale
  from auth.users u join public.profiles p on p.id = u.id where u.id = p_notification.user_id;
  -- An address that no mail can go to must not undo what the message is about.
  if v_to !~ '^[^@\s]+@[^@\s]+$' or length(v_to) > 254 or p_channel <> 'email' then
    v_to := null;
  end if;
  if v_to is null and p_channel = 'email' and p_notification.event <> 'test' then
    return 0;
  end if;
  insert into private.outgoing_messages (dedupe_key, channel, user_id, event, notification_id, organization_id, device_id,
    is_for_unread, to_address, language, template, parameters, next_attempt_at)
  values (p_notification.dedupe_key, p_channel, p_notification.user_id, p_notification.event, p_notification.id,
    p_notification.organization_id, p_device_id, p_is_for_unread, v_to, case when v_locale = 'en' then 'en' else 'es' end,
    p_notification.template, p_parameters, p_from)
  on conflict do nothing
  returning id into v_id;
  return (v_id is not null)::integer;
end
$$;
comment on function private.queue_message is 'Writes one message of a notification down, to be sent from a moment on.';

create function private.withdraw_notification(p_user_id uuid, p_dedupe_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.outgoing_messages m using public.notifications n
  where n.user_id = p_user_id and n.dedupe_key = p_dedupe_key and m.notification_id = n.id and m.attempts = 0 and m.sent_at is null;
  delete from public.notifications where user_id = p_user_id and dedupe_key = p_dedupe_key;
end
$$;
comment on function private.withdraw_notification is
  'Takes a notification back, and its messages that nobody has begun to send: what it was about is no more.';

create function private.mark_read_of(p_user_id uuid, p_record_kind public.notification_record, p_record_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  with read as (
    update public.notifications set read_at = now(), snoozed_until = null
    where user_id = p_user_id and group_key = p_record_kind::text || '/' || p_record_id::text and read_at is null and created_at <= now()
    returning id
  )
  delete from private.outgoing_messages m using read
  where m.notification_id = read.id and m.is_for_unread and m.attempts = 0 and m.sent_at is null
$$;
comment on function private.mark_read_of is
  'A person has read a record itself: its notifications are read too, and what waited for that is not sent.';
