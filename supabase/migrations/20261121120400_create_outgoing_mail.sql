-- Mail is written down in the transaction that causes it and sent afterwards by the edge: a message is never lost with a
-- request, never sent for something that was rolled back, and sent once however often its sender is called.
create table private.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 200),
  to_address text check (to_address ~ '^[^@\s]+@[^@\s]+$' and length(to_address) <= 254),
  reply_to text check (reply_to ~ '^[^@\s]+@[^@\s]+$' and length(reply_to) <= 254),
  language text not null check (language in ('es', 'en')),
  template text not null check (template ~ '^[a-z][a-z_]{1,60}$'),
  parameters jsonb not null default '{}' check (jsonb_typeof(parameters) = 'object'),
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  provider_id text,
  error text,
  created_at timestamptz not null default now(),
  -- It waits, or it was sent, or it was given up.
  check (sent_at is null or next_attempt_at is null)
);
comment on table private.outgoing_mail is
  'Mail to send, one row for each dedupe_key. next_attempt_at is null once it was sent or given up; parameters are emptied then, addresses after 30 days.';
create index outgoing_mail_waiting on private.outgoing_mail (next_attempt_at) where next_attempt_at is not null;
create index outgoing_mail_finished on private.outgoing_mail (created_at) where to_address is not null and next_attempt_at is null;
alter table private.outgoing_mail enable row level security;

create function private.enqueue_mail(p_to text, p_language text, p_template text, p_parameters jsonb, p_dedupe_key text,
  p_reply_to text default null)
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
comment on function private.enqueue_mail is
  'Writes a message down, once for each dedupe key, and returns its id. Verbs call it in their own transaction; the edge renders the template.';

create function private.take_outgoing_mail(p_limit integer)
returns table (id uuid, to_address text, reply_to text, language text, template text, parameters jsonb)
language sql
security definer
set search_path = ''
as $$
  with due as (
    select m.id from private.outgoing_mail m
    where m.next_attempt_at <= now() and coalesce(m.first_attempt_at, now()) > now() - interval '23 hours'
    order by m.next_attempt_at, m.id limit least(greatest(coalesce(p_limit, 10), 1), 100)
    for update skip locked
  )
  -- Who takes a message has five minutes for it; after that it counts as lost on the way and is taken again.
  update private.outgoing_mail m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, now()),
    next_attempt_at = now() + interval '5 minutes'
  from due where m.id = due.id
  returning m.id, m.to_address, m.reply_to, m.language, m.template, m.parameters
$$;
comment on function private.take_outgoing_mail is
  'Takes messages that are due, so that nobody else sends them at the same time. Its id is the key that makes sending it again harmless.';

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
comment on function private.mark_mail_sent is 'The provider took the message.';

create function private.mark_mail_failed(p_id uuid, p_error text, p_retry_after_seconds integer, p_is_final boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  -- A provider remembers what it has sent for a day: after that, trying again could send it twice.
  update private.outgoing_mail m set error = left(p_error, 500),
    next_attempt_at = case when not gives_up then retry_at end,
    parameters = case when gives_up then '{}' else m.parameters end
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
  'Sending failed: tried again after 1, 2, 4 … minutes, 180 at most, not before p_retry_after_seconds, and given up when final or 23 hours after the first try.';

create function private.forget_mail_addresses(p_now timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  with forgotten as (
    update private.outgoing_mail set to_address = null, reply_to = null
    where created_at < p_now - interval '30 days' and next_attempt_at is null and to_address is not null
    returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function private.forget_mail_addresses is
  'Empties the addresses of messages that were sent or given up and are older than 30 days; the rows stay, so that no key is used twice.';

create function public.enqueue_mail(p_to text, p_language text, p_template text, p_parameters jsonb, p_dedupe_key text,
  p_reply_to text default null)
returns uuid language sql set search_path = ''
as $$ select private.enqueue_mail(p_to, p_language, p_template, p_parameters, p_dedupe_key, p_reply_to) $$;
comment on function public.enqueue_mail is 'For the edge, as the service: see private.enqueue_mail.';
create function public.take_outgoing_mail(p_limit integer default 10)
returns table (id uuid, to_address text, reply_to text, language text, template text, parameters jsonb)
language sql set search_path = ''
as $$ select * from private.take_outgoing_mail(p_limit) $$;
comment on function public.take_outgoing_mail is 'For the edge, as the service: see private.take_outgoing_mail.';
create function public.mark_mail_sent(p_id uuid, p_provider_id text)
returns void language sql set search_path = ''
as $$ select private.mark_mail_sent(p_id, p_provider_id) $$;
comment on function public.mark_mail_sent is 'For the edge, as the service: see private.mark_mail_sent.';
create function public.mark_mail_failed(p_id uuid, p_error text, p_retry_after_seconds integer default 0, p_is_final boolean default false)
returns void language sql set search_path = ''
as $$ select private.mark_mail_failed(p_id, p_error, p_retry_after_seconds, p_is_final) $$;
comment on function public.mark_mail_failed is 'For the edge, as the service: see private.mark_mail_failed.';

revoke execute on function private.enqueue_mail, public.enqueue_mail, private.take_outgoing_mail, public.take_outgoing_mail,
  private.mark_mail_sent, public.mark_mail_sent, private.mark_mail_failed, public.mark_mail_failed, private.forget_mail_addresses
  from public, anon, authenticated;
grant execute on function private.enqueue_mail, public.enqueue_mail, private.take_outgoing_mail, public.take_outgoing_mail,
  private.mark_mail_sent, public.mark_mail_sent, private.mark_mail_failed, public.mark_mail_failed to service_role;
