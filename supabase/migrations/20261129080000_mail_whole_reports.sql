-- The message of a scheduled report has that report's own figures and the report itself. What goes out is made by the Worker,
-- once and with the rights of each reader; what it made is kept until the message is sent, so that trying again sends the same.
create function private.may_receive_report(p_parameters jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.memberships m
    join private.role_permissions p on p.role = m.role and p.permission = 'money.read'
    where m.organization_id = (p_parameters ->> 'organization_id')::uuid and m.user_id = (p_parameters ->> 'user_id')::uuid
  )
$$;
comment on function private.may_receive_report is 'Whether the reader of a scheduled report''s message still sees the organisation''s money.';

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
begin
  for v_schedule in
    select * from public.report_schedules s where s.organization_id = p_organization_id
      and coalesce(s.sent_through, '-infinity') < (private.report_period(s.rhythm, p_today)).ends_on
    order by s.id for update skip locked
  loop
    v_span := private.report_period(v_schedule.rhythm, p_today);
    -- Who left, or may not read money any more, is passed over.
    perform private.mail_user(m.user_id, 'scheduled_report', jsonb_build_object('organization_id', p_organization_id,
        'user_id', m.user_id, 'report', v_schedule.report, 'property_id', v_schedule.property_id, 'from', v_span.starts_on,
        'to', v_span.ends_on, 'basis', v_schedule.basis, 'currency', v_schedule.currency),
      'report/' || v_schedule.id || '/' || v_span.ends_on || '/' || m.user_id)
    from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = p_organization_id and m.user_id = any (v_schedule.recipient_ids);
    update public.report_schedules set sent_through = v_span.ends_on where id = v_schedule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;

create or replace function private.take_outgoing_mail(p_limit integer)
returns table (id uuid, to_address text, reply_to text, language text, template text, parameters jsonb)
language sql
security definer
set search_path = ''
as $$
  -- Who lost the right to read money after a report was written down for them gets nothing of it.
  update private.outgoing_mail m set next_attempt_at = null, parameters = '{}', error = 'not_allowed'
  where m.id in (
    select w.id from private.outgoing_mail w
    where w.next_attempt_at <= now() and w.template = 'scheduled_report' and not private.may_receive_report(w.parameters)
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

create function private.keep_mail_content(p_id uuid, p_content jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  -- The first one stays: a second sender says what the provider knows already.
  update private.outgoing_mail m
  set parameters = case when m.parameters ? 'content' then m.parameters else m.parameters || jsonb_build_object('content', p_content) end
  where m.id = p_id and m.next_attempt_at is not null
  returning m.parameters
$$;
comment on function private.keep_mail_content is
  'Keeps what the edge made for a message that waits, the first time; returns its parameters with what is kept, null when it waits no more.';

create function private.read_report_as(p_user_id uuid, p_report text, p_arguments jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := p_arguments ->> 'p_organization_id';
  v_from date := p_arguments ->> 'p_from';
  v_to date := p_arguments ->> 'p_to';
  v_as_of date := p_arguments ->> 'p_as_of';
  v_basis public.accounting_basis := coalesce(p_arguments ->> 'p_basis', 'accrual');
  v_properties uuid[] := case when p_arguments ? 'p_property_ids'
    then array(select p::uuid from jsonb_array_elements_text(p_arguments -> 'p_property_ids') p) end;
  v_claims text := current_setting('request.jwt.claims', true);
  v_answer jsonb;
begin
  -- The reader's own rights decide, as when the report is opened.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_user_id, 'role', 'authenticated')::text, true);
  case p_report
    when 'report_account_totals' then
      v_answer := private.report_account_totals(v_organization_id, v_from, v_to, v_basis, v_properties);
    when 'report_owner_shares' then
      v_answer := private.report_owner_shares(v_organization_id, v_from, v_to, v_basis, v_properties);
    when 'report_vacancy' then
      v_answer := private.report_vacancy(v_organization_id, v_from, v_to, v_properties);
    when 'report_aged_receivables' then
      v_answer := private.report_aged_receivables(v_organization_id, v_as_of, v_properties);
    when 'report_deposits_held' then
      v_answer := private.report_deposits_held(v_organization_id, v_as_of, v_properties);
    when 'report_rent_parts' then
      v_answer := private.report_rent_parts(v_organization_id, v_as_of, v_properties);
    when 'report_tax_summary' then
      v_answer := (select coalesce(jsonb_agg(to_jsonb(t)), '[]')
        from public.report_tax_summary(v_organization_id, v_from, v_to, v_properties) t);
    when 'report_rent_roll' then
      v_answer := (select coalesce(jsonb_agg(to_jsonb(u)), '[]')
        from public.report_rent_roll(v_organization_id, v_as_of, v_properties, (p_arguments ->> 'p_after_unit_id')::uuid,
          (p_arguments ->> 'p_limit')::integer) u);
    else perform private.fail('not_found');
  end case;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
  return v_answer;
end
$$;
comment on function private.read_report_as is
  'A report''s material (report_account_totals and its like, by name, with their arguments) as a member may read it. Errors: not_found, not_allowed, period_invalid.';

create function public.keep_mail_content(p_id uuid, p_content jsonb)
returns jsonb language sql set search_path = ''
as $$ select private.keep_mail_content(p_id, p_content) $$;
comment on function public.keep_mail_content is 'For the edge, as the service: see private.keep_mail_content.';
create function public.read_report_as(p_user_id uuid, p_report text, p_arguments jsonb)
returns jsonb language sql set search_path = ''
as $$ select private.read_report_as(p_user_id, p_report, p_arguments) $$;
comment on function public.read_report_as is 'For the edge, as the service: see private.read_report_as.';

revoke execute on function private.may_receive_report, private.keep_mail_content, public.keep_mail_content,
  private.read_report_as, public.read_report_as from public, anon, authenticated;
grant execute on function private.keep_mail_content, public.keep_mail_content, private.read_report_as, public.read_report_as
  to service_role;

-- What waits at this moment was written down with figures of another kind of report: it is made anew.
update private.outgoing_mail m set parameters = m.parameters || jsonb_build_object('organization_id', s.organization_id,
  'user_id', split_part(m.dedupe_key, '/', 4))
from public.report_schedules s
where m.template = 'scheduled_report' and m.next_attempt_at is not null and s.id::text = split_part(m.dedupe_key, '/', 2);
comment on table public.report_schedules is
  'Which report goes to whom and how often; recipients are members who read money. The message has the report''s figures and the report as a PDF. sent_through is the last day of the last period that was sent: a period is sent once.';
