-- A message is held back when its reader has left by the time that it goes.
create function private.may_still_receive(p_template text, p_parameters jsonb, p_to text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_template = 'notice_published' then not exists (
      select 1 from public.notices n where n.id = (p_parameters ->> 'notice_id')::uuid
        and not private.lives_where_notice_is_for(n, (p_parameters ->> 'person_id')::uuid, (p_parameters ->> 'lease_id')::uuid))
    -- These wait for ten minutes, in which somebody may be taken off the lease.
    when p_template in ('parcel_waiting', 'rules_published', 'document_shared')
      or p_template = 'message_received' and p_parameters ->> 'to' = 'tenant' then
      p_parameters ->> 'lease_id' is null or exists (
        select 1 from public.lease_tenants lt join auth.users u on u.id = lt.user_id
        join public.leases l on l.id = lt.lease_id
        where lt.lease_id = (p_parameters ->> 'lease_id')::uuid and lower(u.email) = lower(p_to)
          and (p_template not in ('parcel_waiting', 'rules_published') or private.is_occupying(l.status)))
    else true end
$$;
comment on function private.may_still_receive is
  'Whether a message to a tenant is still for them when it goes: who has left gets nothing that was written before.';

create or replace function private.take_outgoing_mail(p_limit integer)
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
revoke execute on function private.may_still_receive from public, anon, authenticated;
