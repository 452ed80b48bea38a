create function private.mark_message_sent(p_id uuid, p_provider_id text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.note_step(p_id, 'accepted', p_provider_id);
  -- What it said is in the reader's mailbox now, links with their tokens included: nothing of it has to be kept here.
  update private.outgoing_messages set sent_at = coalesce(sent_at, now()), next_attempt_at = null, provider_id = p_provider_id,
    error = null, parameters = '{}'
  where id = p_id
$$;
select private.declare_verb('mark_message_sent', 'service', p_callers => 'service_role', p_comment =>
  'The provider took the message.');

-- A wrong key of the mail provider for a day gave every message of that day up, with what it said. What was given up because
-- sending failed is kept as long as its address, so that whoever runs the product can decide to send it after all.
create function private.mark_message_failed(
  p_id uuid, p_error text, p_retry_after_seconds integer default 0, p_is_final boolean default false)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.note_step(id, case when p_is_final then 'refused' else 'retried' end::public.message_step, p_error)
  from private.outgoing_messages where id = p_id and sent_at is null;
  update public.push_devices d set failed_at = now() from private.outgoing_messages m where m.id = p_id and d.id = m.device_id;
  -- A provider remembers what it has sent for a day: after that, trying again by itself could send it twice.
  update private.outgoing_messages m set error = left(p_error, 500),
    next_attempt_at = case when not gives_up then retry_at end,
    -- What the provider refused for good, or its reader may not have, will not be sent later either.
    parameters = case when p_is_final then '{}' else m.parameters end
  from (
    select o.id, t.retry_at, p_is_final or t.retry_at > o.first_attempt_at + interval '23 hours' as gives_up
    from private.outgoing_messages o
    cross join lateral (select now() + greatest(make_interval(secs => coalesce(p_retry_after_seconds, 0)),
      least(interval '1 minute' * power(2, least(o.attempts, 10) - 1), interval '3 hours')) as retry_at) t
    where o.id = p_id and o.sent_at is null
  ) f
  where m.id = f.id
$$;
select private.declare_verb('mark_message_failed', 'service', p_callers => 'service_role', p_comment =>
  'Sending failed: tried again after 1, 2, 4 … minutes, 180 at most, not before p_retry_after_seconds, and given up when final or 23 hours after the first try. What was given up without being final can be sent again (private.send_messages_again) until its address is forgotten.');

create function private.forget_message_addresses(p_now timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  with forgotten as (
    update private.outgoing_messages set to_address = null, reply_to = null, parameters = '{}'
    where created_at < p_now - interval '30 days' and next_attempt_at is null
      and (to_address is not null or parameters <> '{}')
    returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function private.forget_message_addresses is
  'Empties the addresses, and what is left of the parameters, of messages that were sent or given up and are older than 30 days; the rows stay, so that no key is used twice.';

