create function private.start_bureau_check(p_applicant_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_applicant public.application_applicants;
  v_status public.application_status;
  v_id uuid;
begin
  select * into v_applicant from public.application_applicants where id = p_applicant_id for share;
  perform private.require_record(v_applicant.organization_id, 'people.write');
  select status into v_status from public.applications where id = v_applicant.application_id;
  if v_applicant.consented_at is null then
    perform private.fail('consent_missing');
  elsif v_status not in ('submitted', 'in_review') then
    perform private.fail('application_moved', jsonb_build_object('status', v_status));
  elsif v_applicant.identity_type is null or btrim(v_applicant.identity_number) = '' then
    perform private.fail('identity_missing');
  end if;
  insert into public.bureau_checks (organization_id, application_id, applicant_id, asked_by)
  values (v_applicant.organization_id, v_applicant.application_id, p_applicant_id, (select auth.uid()))
  returning id into v_id;
  return v_id;
end
$$;

-- Whom it is about is read each time: requests stay, and applicants are forgotten one day.
create function private.bureau_question(p_check_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'full_name', a.full_name, 'identity_type', a.identity_type,
    'identity_number', a.identity_number, 'consent_version', a.consent_version, 'consented_at', a.consented_at)
  from public.bureau_checks c join public.application_applicants a on a.id = c.applicant_id
  where c.id = p_check_id and c.organization_id in (select private.my_organization_ids('people.write'))
$$;
comment on function private.bureau_question is 'What a bureau is asked.';
select private.declare_verb('start_bureau_check', 'people.write', p_repeatable => true, p_answer => 'bureau_question', p_comment =>
  'Notes that a bureau is asked about an applicant who agreed to it; returns {id, full_name, identity_type, identity_number, consent_version, consented_at} for the question. Errors: not_found, consent_missing, application_moved, identity_missing.');

create function private.finish_bureau_check(
  p_check_id uuid, p_outcome text, p_bureau_reference text default '', p_summary text default '')
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bureau_checks set status = case when p_outcome is null then 'failed' else 'answered' end, outcome = p_outcome,
    bureau_reference = left(coalesce(p_bureau_reference, ''), 120), summary = left(coalesce(p_summary, ''), 2000), answered_at = now()
  where id = p_check_id and status <> 'answered'
$$;
select private.declare_verb('finish_bureau_check', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: what the bureau answered; without an outcome it could not be asked.');
