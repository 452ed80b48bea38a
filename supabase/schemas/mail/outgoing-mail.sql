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
  insert into private.outgoing_mail (dedupe_key, to_address, reply_to, language, template, parameters)
  values (p_dedupe_key, p_to, p_reply_to, case when p_language = 'en' then 'en' else 'es' end, p_template, coalesce(p_parameters, '{}'))
  on conflict (dedupe_key) do nothing
  returning id into v_id;
  return coalesce(v_id, (select id from private.outgoing_mail where dedupe_key = p_dedupe_key));
end
$$;
select private.declare_verb('enqueue_mail', 'service', p_callers => 'service_role', p_comment =>
  'Writes a message down, once for each dedupe key, and returns its id. Verbs call it in their own transaction; the edge renders the template.');

create function private.take_outgoing_mail(p_limit integer default 10)
returns table (id uuid, to_address text, reply_to text, language text, template text, parameters jsonb)
language sql
security definer
set search_path = ''
as $$
  -- Who lost the right to read money after a report was written down for them gets nothing of it; nor does an owner who sold,
  -- has another address or wants no more, or a tenant who has left.
  update private.outgoing_mail m set next_attempt_at = null, parameters = '{}', error = 'not_allowed'
  where m.id in (
    select w.id from private.outgoing_mail w
    where w.next_attempt_at <= now() and case w.template
      when 'scheduled_report' then not private.may_receive_report(w.parameters)
      when 'owner_statement' then not private.may_receive_statement(w.parameters, w.to_address)
      else not private.may_still_receive(w.template, w.parameters, w.to_address) end
    for update skip locked
  );
  with due as (
    select m.id from private.outgoing_mail m
    where m.next_attempt_at <= now() and coalesce(m.first_attempt_at, now()) > now() - interval '23 hours'
    order by m.next_attempt_at, m.id limit least(greatest(coalesce(p_limit, 10), 1), 100)
    for update skip locked
  )
  -- Who takes a message has five minutes for it; after that it counts as lost on the way and is taken again.
  update private.outgoing_mail m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, now()),
    next_attempt_at = now() + interval '5 minutes',
    parameters = case when m.attempts = 0 then private.mail_as_it_goes(m.template, m.parameters) else m.parameters end
  from due where m.id = due.id
  returning m.id, m.to_address, m.reply_to, m.language, m.template, m.parameters
$$;
select private.declare_verb('take_outgoing_mail', 'service', p_callers => 'service_role', p_comment =>
  'Takes messages that are due, so that nobody else sends them at the same time. Its id is the key that makes sending it again harmless.');

create function private.mark_mail_sent(p_id uuid, p_provider_id text)
returns void
language sql
security definer
set search_path = ''
as $$
  -- What it said is in the reader's mailbox now, links with their tokens included: nothing of it has to be kept here.
  update private.outgoing_mail set sent_at = coalesce(sent_at, now()), next_attempt_at = null, provider_id = p_provider_id,
    error = null, parameters = '{}'
  where id = p_id
$$;
select private.declare_verb('mark_mail_sent', 'service', p_callers => 'service_role', p_comment =>
  'The provider took the message.');

-- A wrong key of the mail provider for a day gave every message of that day up, with what it said. What was given up because
-- sending failed is kept as long as its address, so that whoever runs the product can decide to send it after all.
create function private.mark_mail_failed(
  p_id uuid, p_error text, p_retry_after_seconds integer default 0, p_is_final boolean default false)
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
select private.declare_verb('mark_mail_failed', 'service', p_callers => 'service_role', p_comment =>
  'Sending failed: tried again after 1, 2, 4 … minutes, 180 at most, not before p_retry_after_seconds, and given up when final or 23 hours after the first try. What was given up without being final can be sent again (private.send_mail_again) until its address is forgotten.');

create function private.forget_mail_addresses(p_now timestamptz)
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

create function private.mail_as_it_goes(p_template text, p_parameters jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when p_template <> 'notice_published' then p_parameters else p_parameters || coalesce((
    select jsonb_object_agg(t.name, private.fill_words(p_parameters ->> t.name, (p_parameters ->> 'lease_id')::uuid,
      (p_parameters ->> 'person_id')::uuid))
    from unnest(array['title_es', 'body_es', 'title_en', 'body_en']) as t (name)
    where p_parameters ->> t.name is not null
  ), '{}') end
$$;
comment on function private.mail_as_it_goes is
  'The parameters of a message with what is true at the moment: the words of a notice, filled for its reader.';

-- A message is held back when its reader has left by the time that it goes.
create function private.may_still_receive(p_template text, p_parameters jsonb, p_to text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select (p_parameters ->> 'lease_id' is null or p_template = 'autopay_stopped' or not exists (
    select 1 from public.lease_tenants lt
    join public.people pe on pe.id = lt.person_id left join auth.users u on u.id = lt.user_id
    where lt.lease_id = (p_parameters ->> 'lease_id')::uuid
      and lower(p_to) in (lower(u.email), lower(btrim(pe.email)))
      and lt.left_on < private.organization_today(lt.organization_id)
      -- Somebody of the office may have lived there.
      and not exists (select 1 from public.memberships m where m.organization_id = lt.organization_id and m.user_id = lt.user_id)
      -- One address may serve several.
      and not exists (select 1 from public.lease_parties x
        join public.people xp on xp.id = x.person_id left join auth.users xu on xu.id = x.user_id
        where x.lease_id = lt.lease_id and lower(p_to) in (lower(xu.email), lower(btrim(xp.email)))))) and case
    when p_template = 'notice_published' then not exists (
      select 1 from public.notices n where n.id = (p_parameters ->> 'notice_id')::uuid
        and not private.lives_where_notice_is_for(n, (p_parameters ->> 'person_id')::uuid, (p_parameters ->> 'lease_id')::uuid))
    -- These wait for ten minutes, in which somebody may be taken off the lease.
    when p_template in ('parcel_waiting', 'rules_published', 'document_shared')
      or p_template = 'message_received' and p_parameters ->> 'to' = 'tenant' then
      p_parameters ->> 'lease_id' is null or exists (
        select 1 from public.lease_parties lt join auth.users u on u.id = lt.user_id
        join public.leases l on l.id = lt.lease_id
        where lt.lease_id = (p_parameters ->> 'lease_id')::uuid and lower(u.email) = lower(p_to)
          and (p_template not in ('parcel_waiting', 'rules_published') or private.is_occupying(l.status)))
    else true end
$$;
comment on function private.may_still_receive is
  'Whether a message to a tenant is still for them when it goes: who has left gets nothing that was written before.';

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
