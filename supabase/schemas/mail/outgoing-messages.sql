create function private.enqueue_mail(
  p_to text, p_language text, p_template text, p_parameters jsonb, p_dedupe_key text, p_reply_to text default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into private.outgoing_messages (dedupe_key, to_address, reply_to, language, template, parameters)
  values (p_dedupe_key, p_to, p_reply_to, case when p_language = 'en' then 'en' else 'es' end, p_template, coalesce(p_parameters, '{}'))
  on conflict do nothing
  returning id into v_id;
  return coalesce(v_id, (select id from private.outgoing_messages where dedupe_key = p_dedupe_key and user_id is null));
end
$$;
select private.declare_verb('enqueue_mail', 'service', p_callers => 'service_role', p_comment =>
  'Writes a message down, once for each dedupe key, and returns its id. Verbs call it in their own transaction; the edge renders the template.');

create function private.take_outgoing_messages(p_limit integer default 10, p_channels text[] default '{email}')
returns table (
  id uuid, channel public.notification_channel, to_address text, reply_to text, language text, template text, parameters jsonb,
  event public.notification_event, notification_id uuid, organization_id uuid, record_kind public.notification_record,
  record_id uuid, lease_id uuid, device jsonb, phone text, sender jsonb, receipt_token text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_open text[] := array(select c from unnest(p_channels) c where c in ('email', 'push', 'whatsapp'));
  v_limit integer := least(greatest(coalesce(p_limit, 10), 1), 100);
  v_taken uuid[] := '{}';
  v_turn integer := 0;
  v_seen integer := 0;
  v_id uuid;
begin
  perform private.release_digests(now());
  -- One sender at a time takes pushes: how many rang within an hour is counted by one, and nobody waits for another.
  if 'push' = any (v_open) and not pg_try_advisory_xact_lock(hashtext('take_push')) then
    v_open := array_remove(v_open, 'push');
  end if;
  -- By turns: what piles up on one channel does not keep the others waiting.
  while cardinality(v_open) > 0 and cardinality(v_taken) < v_limit and v_seen < 1000 loop
    v_seen := v_seen + 1;
    v_turn := v_turn % cardinality(v_open) + 1;
    select m.id into v_id from private.outgoing_messages m
    where m.channel = v_open[v_turn]::public.notification_channel and m.next_attempt_at <= now()
      and coalesce(m.first_attempt_at, now()) > now() - interval '23 hours'
    order by m.next_attempt_at, m.id limit 1 for update skip locked;
    if not found then
      v_open := array_remove(v_open, v_open[v_turn]);
    elsif private.take_message(v_id) then
      v_taken := v_taken || v_id;
    end if;
  end loop;
  return query
    select m.id, m.channel, m.to_address, m.reply_to, m.language, m.template, m.parameters, m.event, m.notification_id,
      m.organization_id, n.record_kind, n.record_id, n.lease_id,
      case when d.id is not null then jsonb_build_object('id', d.id, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) end,
      case when m.channel = 'whatsapp' then private.phone_of_message(m) end,
      case when m.channel = 'whatsapp' then private.sender_of_message(m) end,
      case when m.channel = 'push' then private.push_receipt_token(m.id) end
    from unnest(v_taken) with ordinality t (id, position)
    join private.outgoing_messages m on m.id = t.id
    left join public.notifications n on n.id = m.notification_id
    left join public.push_devices d on d.id = m.device_id
    order by t.position;
end
$$;
select private.declare_verb('take_outgoing_messages', 'service', p_callers => 'service_role', p_comment =>
  'Takes messages of some channels that are due, so that nobody else sends them at the same time; what its reader may not have, has switched off, muted or read meanwhile is not among them. Its id is the key that makes sending it again harmless. device: {id, endpoint, p256dh, auth}; sender: {phone_number_id, waba_id, sealed, sender_id, is_open}, is_open while free words may be sent.');

create function private.take_message(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_message private.outgoing_messages;
  v_reason public.message_step;
  v_at timestamptz;
begin
  select * into v_message from private.outgoing_messages where id = p_id;
  v_reason := private.reason_to_keep_back(v_message);
  if v_reason is null and v_message.template = 'notification_digest' and v_message.attempts = 0 then
    v_message.parameters := private.digest_content(v_message);
    v_reason := case when (v_message.parameters ->> 'count')::integer = 0 then 'switched_off' end;
  end if;
  if v_reason is null and private.is_too_much(v_message) then
    perform private.hold_for_hour(v_message.notification_id);
    v_reason := 'throttled';
  end if;
  if v_reason is not null then
    update private.outgoing_messages set next_attempt_at = null, parameters = '{}', error = v_reason::text where id = p_id;
    perform private.note_step(p_id, v_reason, '');
    return false;
  end if;
  v_at := private.not_before(v_message);
  if v_at > now() then
    update private.outgoing_messages set next_attempt_at = v_at where id = p_id;
    perform private.note_step(p_id, 'waits_for_morning', v_at::text);
    return false;
  end if;
  -- Who takes a message has five minutes for it; after that it counts as lost on the way and is taken again.
  update private.outgoing_messages m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, now()),
    next_attempt_at = now() + interval '5 minutes',
    parameters = case when m.attempts = 0 then private.mail_as_it_goes(m.template, v_message.parameters) else m.parameters end
  where m.id = p_id;
  perform private.note_step(p_id, 'taken', '');
  return true;
end
$$;
comment on function private.take_message is
  'Takes a message that is due: true. One that is kept back, or waits for the end of quiet hours, says why: false.';

