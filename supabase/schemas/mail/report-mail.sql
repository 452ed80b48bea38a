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
comment on function private.may_receive_report is
  'Whether the reader of a scheduled report''s message still sees the organisation''s money.';

create function private.keep_mail_content(p_id uuid, p_content jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  -- The first one stays: a second sender says what the provider knows already.
  update private.outgoing_messages m
  set parameters = case when m.parameters ? 'content' then m.parameters else m.parameters || jsonb_build_object('content', p_content) end
  where m.id = p_id and m.next_attempt_at is not null
  returning m.parameters
$$;
select private.declare_verb('keep_mail_content', 'service', p_callers => 'service_role', p_comment =>
  'Keeps what the edge made for a message that waits, the first time; returns its parameters with what is kept, null when it waits no more.');

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
select private.declare_verb('read_report_as', 'service', p_callers => 'service_role', p_comment =>
  'A report''s material (report_account_totals and its like, by name, with their arguments) as a member may read it. Errors: not_found, not_allowed, period_invalid.');
