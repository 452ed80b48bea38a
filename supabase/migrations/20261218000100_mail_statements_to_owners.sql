-- Statements to owners themselves: each gets what is theirs and nothing of anybody else, by a schedule or at once.
alter table public.report_schedules add column to_owners boolean not null default false,
  add constraint report_schedules_to_owners_of_statements check (not to_owners or report = 'owner_statement'),
  drop constraint report_schedules_recipient_ids_check,
  add constraint report_schedules_for_somebody
    check (cardinality(recipient_ids) <= 20 and (to_owners or cardinality(recipient_ids) >= 1));
comment on table public.report_schedules is
  'Which report goes to whom and how often; recipients are members who read money, and with to_owners each owner gets the statement of their own share. The message has the report''s figures and the report as a PDF. sent_through is the last day of the last period that was sent: a period is sent once.';
grant insert (to_owners), update (to_owners) on public.report_schedules to authenticated;

create function private.may_receive_statement(p_parameters jsonb, p_address text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_receive_report(p_parameters)
    and exists (select 1 from public.owner_contacts c
      where c.organization_id = (p_parameters ->> 'organization_id')::uuid and c.owner_key = p_parameters ->> 'owner'
        and c.email = p_address and c.stopped_at is null)
    and exists (select 1 from public.property_owners o
      where o.organization_id = (p_parameters ->> 'organization_id')::uuid
        and private.owner_key(o.full_name, o.identity_number) = p_parameters ->> 'owner'
        and (p_parameters ->> 'property_id' is null or o.property_id = (p_parameters ->> 'property_id')::uuid))
$$;
comment on function private.may_receive_statement is
  'Whether an owner''s statement may still go to an address: theirs, not stopped, and they own something of what it is about.';

create function private.mail_owner_statement(p_contact public.owner_contacts, p_reader uuid, p_statement jsonb, p_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.enqueue_mail(p_contact.email, p_contact.language, 'owner_statement',
    w.words || jsonb_build_object('leave_token', private.owner_mail_token(l.id)), p_key)
  from (select p_statement || jsonb_build_object('organization_id', p_contact.organization_id, 'user_id', p_reader,
    'report', 'owner_statement', 'owner', p_contact.owner_key)) w (words)
  join private.owner_mail_lists l on l.organization_id = p_contact.organization_id
    and l.address_hash = private.token_hash(p_contact.email)
  where private.may_receive_statement(w.words, p_contact.email)
$$;
comment on function private.mail_owner_statement is
  'Writes an owner''s statement down for them, once for each key, to be made with the rights of a member; nothing where it may not go.';

create or replace function private.send_scheduled_reports(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_schedule public.report_schedules;
  v_span private.report_span;
  v_count integer := 0;
  v_keeper uuid;
begin
  -- Statements to owners are the organisation's, whoever set them up and may have left since.
  select m.user_id into v_keeper from public.memberships m
  where m.organization_id = p_organization_id and m.role = 'owner' order by m.created_at, m.user_id limit 1;
  for v_schedule in
    select * from public.report_schedules s where s.organization_id = p_organization_id
      and coalesce(s.sent_through, '-infinity') < (private.report_period(s.rhythm, p_today)).ends_on
    order by s.id for update skip locked
  loop
    v_span := private.report_period(v_schedule.rhythm, p_today);
    -- Who left, or may not read money any more, is passed over; and nothing goes out of an owner who owns nothing any more.
    perform private.mail_user(m.user_id, 'scheduled_report', jsonb_build_object('organization_id', p_organization_id,
        'user_id', m.user_id, 'report', v_schedule.report, 'property_id', v_schedule.property_id,
        'owner', v_schedule.owner_key, 'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis,
        'currency', v_schedule.currency),
      'report/' || v_schedule.id || '/' || v_span.ends_on || '/' || m.user_id)
    from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = p_organization_id and m.user_id = any (v_schedule.recipient_ids)
      and (v_schedule.owner_key is null or private.is_owner(p_organization_id, v_schedule.owner_key));
    if v_schedule.to_owners then
      perform private.mail_owner_statement(c, v_keeper, jsonb_build_object('property_id', v_schedule.property_id,
          'from', v_span.starts_on, 'to', v_span.ends_on, 'basis', v_schedule.basis, 'currency', v_schedule.currency),
        'owner-report/' || v_schedule.id || '/' || v_span.ends_on || '/' || c.id)
      from public.owner_contacts c
      where c.organization_id = p_organization_id
        and (v_schedule.owner_key is null or c.owner_key = v_schedule.owner_key);
    end if;
    update public.report_schedules set sent_through = v_span.ends_on where id = v_schedule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;

create function private.send_owner_statement(p_request_id uuid, p_organization_id uuid, p_owner_key text, p_email text,
  p_from date, p_to date, p_basis public.accounting_basis, p_currency public.currency_code, p_property_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_contact public.owner_contacts;
  v_statement jsonb := jsonb_build_object('property_id', p_property_id, 'from', p_from, 'to', p_to,
    'basis', coalesce(p_basis, 'cash'), 'currency', coalesce(p_currency, 'DOP'));
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if private.claim_request(p_request_id, 'send_owner_statement', v_statement || jsonb_build_object(
    'organization', p_organization_id, 'owner', p_owner_key, 'email', p_email)) is not null then
    return;
  end if;
  perform private.require_period(p_from, p_to);
  select * into v_contact from public.owner_contacts c
  where c.organization_id = p_organization_id and c.owner_key = p_owner_key;
  if not found or not exists (select 1 from public.property_owners o where o.organization_id = p_organization_id
    and private.owner_key(o.full_name, o.identity_number) = p_owner_key
    and (p_property_id is null or o.property_id = p_property_id)) then
    perform private.fail('not_found', '{"fields": ["owner_key"]}');
  elsif v_contact.email is distinct from private.normal_email(p_email) then
    -- What was confirmed on the screen is where it goes, or it does not go.
    perform private.fail('owner_address_changed', '{"fields": ["email"]}');
  elsif v_contact.stopped_at is not null then
    perform private.fail('owner_mail_stopped', '{"fields": ["email"]}');
  end if;
  perform private.count_attempt('owner statement', v_contact.id::text, 20, interval '1 day');
  perform private.mail_owner_statement(v_contact, (select auth.uid()), v_statement, 'owner-statement/' || p_request_id);
  perform private.complete_request(p_request_id, '{"is_sent": true}');
end
$$;
create function public.send_owner_statement(p_request_id uuid, p_organization_id uuid, p_owner_key text, p_email text,
  p_from date, p_to date, p_basis public.accounting_basis default 'cash', p_currency public.currency_code default 'DOP',
  p_property_id uuid default null)
returns void language sql set search_path = ''
as $$ select private.send_owner_statement(p_request_id, p_organization_id, p_owner_key, p_email, p_from, p_to, p_basis, p_currency, p_property_id) $$;
comment on function public.send_owner_statement is
  'Sends an owner (private.owner_key) the statement of their own share of a period, to the address that was confirmed, which must be theirs still. Errors: not_allowed, not_found, owner_address_changed, owner_mail_stopped, period_invalid, rate_limited.';
select private.guard_door('send_owner_statement');

create or replace function private.take_outgoing_mail(p_limit integer)
returns table (id uuid, to_address text, reply_to text, language text, template text, parameters jsonb)
language sql
security definer
set search_path = ''
as $$
  -- Who lost the right to read money after a report was written down for them gets nothing of it; nor does an owner who sold,
  -- has another address or wants no more.
  update private.outgoing_mail m set next_attempt_at = null, parameters = '{}', error = 'not_allowed'
  where m.id in (
    select w.id from private.outgoing_mail w
    where w.next_attempt_at <= now() and case w.template
      when 'scheduled_report' then not private.may_receive_report(w.parameters)
      when 'owner_statement' then not private.may_receive_statement(w.parameters, w.to_address) end
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

insert into private.refusal_kinds (code, kind) values
  ('owner_address_changed', 'conflict'),
  ('owner_mail_stopped', 'conflict');
revoke execute on function private.may_receive_statement, private.mail_owner_statement from public, anon, authenticated;
revoke execute on function private.send_owner_statement, public.send_owner_statement from public, anon;
grant execute on function private.send_owner_statement, public.send_owner_statement to authenticated;
