-- What an outside bureau said of an applicant, who has agreed to being asked after. It stands beside the score and is no
-- part of it, and goes with the application.
create table public.bureau_checks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  applicant_id uuid not null,
  status text not null default 'asked' check (status in ('asked', 'answered', 'failed')),
  outcome text check (outcome in ('nothing_found', 'findings')),
  bureau_reference text not null default '' check (char_length(bureau_reference) <= 120),
  summary text not null default '' check (char_length(summary) <= 2000),
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (organization_id, id),
  check ((outcome is not null) = (status = 'answered')),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade,
  foreign key (organization_id, applicant_id) references public.application_applicants (organization_id, id) on delete cascade
);
comment on table public.bureau_checks is
  'Questions to an outside bureau about an applicant, and its answers. Written by the edge alone, after the consent was checked.';
create index bureau_checks_of_application on public.bureau_checks (organization_id, application_id, asked_at desc);
create index bureau_checks_of_applicant on public.bureau_checks (organization_id, applicant_id);
create index bureau_checks_by_asker on public.bureau_checks (asked_by);
alter table public.bureau_checks enable row level security;
grant select on public.bureau_checks to authenticated, service_role;
create policy "readers of people see what a bureau said" on public.bureau_checks for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

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
revoke execute on function private.start_bureau_check, public.start_bureau_check, private.finish_bureau_check,
  public.finish_bureau_check from public, anon, authenticated;
grant execute on function private.start_bureau_check, public.start_bureau_check to authenticated;
grant execute on function private.finish_bureau_check, public.finish_bureau_check to service_role;
