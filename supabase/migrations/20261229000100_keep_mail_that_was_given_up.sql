-- A wrong key of the mail provider for a day gave every message of that day up, with what it said. What was given up because
-- sending failed is kept as long as its address, so that whoever runs the product can decide to send it after all.
create or replace function private.mark_mail_failed(p_id uuid, p_error text, p_retry_after_seconds integer, p_is_final boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  -- A provider remembers what it has sent for a day: after that, trying again by itself could send it twice.
  update private.outgoing_mail m set error = left(p_error, 500),
    next_attempt_at = case when not gives_up then retry_at end,
    -- What the provider refused for good, or its reader may not have, will not be sent later either.
    parameters = case when p_is_final then '{}' else m.parameters end
  from (
    select o.id, t.retry_at, p_is_final or t.retry_at > o.first_attempt_at + interval '23 hours' as gives_up
    from private.outgoing_mail o
    cross join lateral (select now() + greatest(make_interval(secs => coalesce(p_retry_after_seconds, 0)),
      least(interval '1 minute' * power(2, least(o.attempts, 10) - 1), interval '3 hours')) as retry_at) t
    where o.id = p_id and o.sent_at is null
  ) f
  where m.id = f.id
$$;
comment on function private.mark_mail_failed is
  'Sending failed: tried again after 1, 2, 4 … minutes, 180 at most, not before p_retry_after_seconds, and given up when final or 23 hours after the first try. What was given up without being final can be sent again (private.send_mail_again) until its address is forgotten.';
comment on table private.outgoing_mail is
  'Mail to send, one row for each dedupe_key. next_attempt_at is null once it was sent or given up. Parameters are emptied when it was sent or refused for good, else with the address, after 30 days.';

create or replace function private.forget_mail_addresses(p_now timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  with forgotten as (
    update private.outgoing_mail set to_address = null, reply_to = null, parameters = '{}'
    where created_at < p_now - interval '30 days' and next_attempt_at is null and to_address is not null
    returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function private.forget_mail_addresses is
  'Empties the addresses, and what is left of the parameters, of messages that were sent or given up and are older than 30 days; the rows stay, so that no key is used twice.';

create function private.send_mail_again(p_since timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  with again as (
    update private.outgoing_mail set next_attempt_at = now(), first_attempt_at = null, attempts = 0
    where created_at >= p_since and sent_at is null and to_address is not null and error is not null and parameters <> '{}'
      -- Given up, or not tried again in time.
      and (next_attempt_at is null or first_attempt_at <= now() - interval '23 hours')
    returning 1
  )
  select count(*)::integer from again
$$;
comment on function private.send_mail_again is
  'For whoever runs the product, by SQL: has messages that were given up since then sent after all, and returns how many. Ask the provider first whether it sent any of them: it does not know their keys any more.';
revoke execute on function private.send_mail_again from public, anon, authenticated, service_role;
