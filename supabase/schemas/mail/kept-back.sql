-- What is asked at the moment at which a message goes: rights, settings and devices may have changed since it was written down.
create function private.reason_to_keep_back(p_message private.outgoing_messages)
returns public.message_step
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_notification public.notifications;
  v_is_critical boolean := coalesce((select is_critical from private.notification_events where event = p_message.event::text), false);
begin
  select * into v_notification from public.notifications where id = p_message.notification_id;
  return case
    -- Who lost the right to read money after a report was written down for them gets nothing of it; nor does an owner who sold,
    -- has another address or wants no more, or a tenant who has left.
    when not private.may_receive(p_message) then 'not_allowed'
    when p_message.event is not null
      and not private.may_hear_of(p_message.user_id, p_message.organization_id, p_message.event, v_notification.lease_id) then 'not_allowed'
    when p_message.event is not null and not v_is_critical
      and private.cadence_of(p_message.user_id, p_message.event, p_message.channel) = 'off' then 'switched_off'
    when not v_is_critical and exists (select 1 from public.notification_mutes m where m.user_id = p_message.user_id
      and m.record_kind = v_notification.record_kind and m.record_id = v_notification.record_id) then 'muted'
    when p_message.is_for_unread and v_notification.read_at is not null then 'read'
    when p_message.channel = 'email' and p_message.to_address is null then 'no_address'
    when p_message.channel = 'push' and not exists (select 1 from public.push_devices d
      where d.id = p_message.device_id and d.user_id = p_message.user_id) then 'no_device'
    when p_message.channel = 'whatsapp' and private.phone_of_message(p_message) is null then 'no_consent'
    when p_message.channel = 'whatsapp' and private.whatsapp_sender_for(p_message.organization_id) is null then 'no_sender'
  end;
end
$$;
comment on function private.reason_to_keep_back is 'Why a message is not to be sent after all; null when it is.';

create function private.may_receive(p_message private.outgoing_messages)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case p_message.template
    when 'scheduled_report' then private.may_receive_report(p_message.parameters)
    when 'owner_statement' then private.may_receive_statement(p_message.parameters, p_message.to_address)
    else private.may_still_receive(p_message.template, p_message.parameters,
      coalesce(p_message.to_address, (select email from auth.users where id = p_message.user_id))) end
$$;
comment on function private.may_receive is 'Whether what a message says is still for its reader, by what it is about.';

create function private.may_hear_of(
  p_user_id uuid, p_organization_id uuid, p_event public.notification_event, p_lease_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select p_organization_id is null or e.is_for_tenants or e.permission is null or exists (
    select 1 from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = e.permission
    where m.organization_id = p_organization_id and m.user_id = p_user_id)
  from private.notification_events e where e.event = p_event::text
$$;
comment on function private.may_hear_of is
  'Whether a person still is one of those whom an event of an organization concerns; of tenants may_still_receive says more.';

create function private.not_before(p_message private.outgoing_messages)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_message.user_id is null or p_message.template = 'whatsapp_code' or exists (
      select 1 from private.notification_events where event = p_message.event::text and is_critical) then now()
    else private.after_quiet_hours(p_message.user_id, now()) end
$$;
comment on function private.not_before is 'Now, or the end of its reader''s quiet hours; nothing critical waits for that.';

create function private.is_mail_address(p_address text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select coalesce(p_address ~ '^[^@\s]+@[^@\s]+$' and length(p_address) <= 254, false) $$;
comment on function private.is_mail_address is 'Whether mail can go to an address.';

create function private.phone_of_message(p_message private.outgoing_messages)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  -- The code that proves a number goes to it before it is proved.
  select case when p_message.template = 'whatsapp_code'
    then (select phone from public.whatsapp_consents
      where id = (p_message.parameters ->> 'consent_id')::uuid and withdrawn_at is null)
    else private.whatsapp_phone_of(p_message.user_id) end
$$;
comment on function private.phone_of_message is 'To which number a message goes by WhatsApp; null when its reader agreed to none.';

create function private.sender_of_message(p_message private.outgoing_messages)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('sender_id', s.id, 'phone_number_id', s.phone_number_id, 'waba_id', s.waba_id, 'sealed', t.sealed,
    'is_open', exists (select 1 from private.whatsapp_windows w where w.phone = private.phone_of_message(p_message)
      and w.phone_number_id in (s.phone_number_id, '') and w.last_inbound_at > now() - interval '24 hours'))
  from public.whatsapp_senders s join private.whatsapp_sender_tokens t on t.sender_id = s.id
  where s.id = private.whatsapp_sender_for(p_message.organization_id)
$$;
comment on function private.sender_of_message is 'The number that a message goes out from by WhatsApp, and whether free words may be sent now.';

-- A morning of many events is not a morning of many rings: more than twelve in an hour come as one.
create function private.is_too_much(p_message private.outgoing_messages)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select p_message.channel = 'push' and p_message.attempts = 0 and p_message.template <> 'notification_digest'
    and p_message.event <> 'test'
    and not (select is_critical from private.notification_events where event = p_message.event::text)
    and (select count(distinct m.notification_id) >= 12 from private.outgoing_messages m
      where m.user_id = p_message.user_id and m.channel = 'push' and m.first_attempt_at > now() - interval '1 hour'
        and m.notification_id <> p_message.notification_id)
    -- A notification that rang on one device rings on the others.
    and not exists (select 1 from private.outgoing_messages m
      where m.notification_id = p_message.notification_id and m.channel = 'push' and m.first_attempt_at is not null)
$$;
comment on function private.is_too_much is 'Whether a push would be the thirteenth notification within an hour: it is held for one that gathers them.';

create function private.hold_for_hour(p_notification_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.held_notifications (notification_id, channel, user_id, release_at, window_key)
  select n.id, 'push', n.user_id, date_trunc('hour', now()) + interval '1 hour',
    'hour/' || to_char(date_trunc('hour', now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24')
  from public.notifications n where n.id = p_notification_id
  on conflict do nothing
$$;
comment on function private.hold_for_hour is 'Holds a push for the one that gathers those of its hour.';
