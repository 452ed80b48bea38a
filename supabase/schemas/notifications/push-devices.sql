create function private.save_push_device(p_endpoint text, p_p256dh text, p_auth text, p_label text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_id uuid;
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  elsif (select count(*) from public.push_devices where user_id = v_user and endpoint <> p_endpoint) >= 20 then
    perform private.fail('too_many_devices');
  end if;
  -- A browser is of who is signed in there: its last user hears nothing there any more.
  delete from public.push_devices where endpoint = p_endpoint and user_id <> v_user;
  insert into public.push_devices (user_id, endpoint, p256dh, auth, label)
  values (v_user, p_endpoint, p_p256dh, p_auth, left(btrim(coalesce(p_label, '')), 80))
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label, failed_at = null
  returning id into v_id;
  return v_id;
end
$$;
select private.declare_verb('save_push_device', 'own', p_comment =>
  'Notifications may be shown in this browser: its endpoint and keys (PushSubscription.toJSON) and what to call it. Repeating it changes nothing; one of somebody else becomes the caller''s. Returns its id. Error: too_many_devices.');

create function private.remove_push_device(p_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$ delete from public.push_devices where id = p_id and user_id = (select auth.uid()) $$;
select private.declare_verb('remove_push_device', 'own', p_comment =>
  'Nothing is shown on this device of the caller any more; repeating it changes nothing.');

create function private.forget_push_device(p_id uuid, p_answer text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_step(id, 'device_gone', p_answer) from private.outgoing_messages where device_id = p_id and event = 'test';
  delete from public.push_devices where id = p_id;
end
$$;
select private.declare_verb('forget_push_device', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: the push service answered 404 or 410 for a device, by the id that take_outgoing_messages gave, in its own words.');

create function private.push_receipt_token(p_message_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select p_message_id || '.' || encode(extensions.hmac(convert_to(p_message_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'push_receipt'
$$;
comment on function private.push_receipt_token is
  'By what a device says that it showed a message, made from the message''s id and a key that never leaves the database.';

create function private.record_push_receipt(p_token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_message private.outgoing_messages;
begin
  select m.* into v_message from private.outgoing_messages m
  where m.id = case when p_token ~ '^[0-9a-f-]{36}[.][0-9a-f]{64}$' then left(p_token, 36)::uuid end
    and p_token = private.push_receipt_token(m.id);
  if not found then
    return false;
  end if;
  update public.push_devices set last_shown_at = now(), failed_at = null where id = v_message.device_id;
  perform private.note_step(v_message.id, 'shown', '')
  where not exists (select 1 from private.outgoing_message_steps where message_id = v_message.id and step = 'shown');
  return true;
end
$$;
select private.declare_verb('record_push_receipt', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: a device says that it showed the message of a token; false for a token that is none. Repeating it changes nothing.');
