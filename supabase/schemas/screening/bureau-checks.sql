create function private.start_bureau_check(p_request_id uuid, p_applicant_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_applicant public.application_applicants;
  v_status public.application_status;
  v_known jsonb;
  v_check uuid;
begin
  select * into v_applicant from public.application_applicants
  where id = p_applicant_id and organization_id in (select private.my_organization_ids('people.write'))
  for share;
  if not found then
    perform private.fail('not_found');
  end if;
  select status into v_status from public.applications where id = v_applicant.application_id;
  v_known := private.claim_personal_request(p_request_id, 'start_bureau_check', jsonb_build_object('applicant', p_applicant_id));
  if v_known is not null then
    v_check := (v_known ->> 'id')::uuid;
  elsif v_applicant.consented_at is null then
    perform private.fail('consent_missing');
  elsif v_status not in ('submitted', 'in_review') then
    perform private.fail('application_moved', jsonb_build_object('status', v_status));
  elsif v_applicant.identity_type is null or btrim(v_applicant.identity_number) = '' then
    perform private.fail('identity_missing');
  else
    insert into public.bureau_checks (organization_id, application_id, applicant_id, asked_by)
    values (v_applicant.organization_id, v_applicant.application_id, p_applicant_id, (select auth.uid()))
    returning id into v_check;
    perform private.complete_request(p_request_id, jsonb_build_object('id', v_check));
  end if;
  return jsonb_build_object('id', v_check, 'full_name', v_applicant.full_name, 'identity_type', v_applicant.identity_type,
    'identity_number', v_applicant.identity_number, 'consent_version', v_applicant.consent_version,
    'consented_at', v_applicant.consented_at);
end
$$;

create function public.start_bureau_check(p_request_id uuid, p_applicant_id uuid)
returns jsonb language sql set search_path = ''
as $$ select private.start_bureau_check(p_request_id, p_applicant_id) $$;
comment on function public.start_bureau_check is
  'Notes that a bureau is asked about an applicant who agreed to it; returns {id, full_name, identity_type, identity_number, consent_version, consented_at} for the question. Errors: not_found, consent_missing, application_moved, identity_missing.';

create function private.finish_bureau_check(p_check_id uuid, p_outcome text, p_bureau_reference text, p_summary text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bureau_checks set status = case when p_outcome is null then 'failed' else 'answered' end, outcome = p_outcome,
    bureau_reference = left(coalesce(p_bureau_reference, ''), 120), summary = left(coalesce(p_summary, ''), 2000), answered_at = now()
  where id = p_check_id and status <> 'answered'
$$;

create function public.finish_bureau_check(p_check_id uuid, p_outcome text, p_bureau_reference text default '', p_summary text default '')
returns void language sql set search_path = ''
as $$ select private.finish_bureau_check(p_check_id, p_outcome, p_bureau_reference, p_summary) $$;
comment on function public.finish_bureau_check is
  'For the edge, as the service: what the bureau answered; without an outcome it could not be asked.';

grant execute on function private.start_bureau_check, public.start_bureau_check to authenticated;
grant execute on function private.finish_bureau_check, public.finish_bureau_check to service_role;
select private.guard_door('start_bureau_check');
