create function private.application_move(p_verb text, p_from public.application_status)
returns public.application_status
language sql
immutable
set search_path = ''
as $$
  -- src/domain/screening.ts has the same table.
  select case
    when p_verb = 'submit' and p_from = 'draft' then 'submitted'
    when p_verb = 'start_review' and p_from = 'submitted' then 'in_review'
    when p_verb = 'approve' and p_from = 'in_review' then 'approved'
    when p_verb = 'reject' and p_from = 'in_review' then 'rejected'
    when p_verb = 'withdraw' and p_from in ('draft', 'submitted', 'in_review', 'approved') then 'withdrawn'
    when p_verb = 'reopen' and p_from in ('approved', 'rejected', 'withdrawn') then 'in_review'
  end::public.application_status
$$;
comment on function private.application_move is
  'What a verb makes of an application in a status; null where it may not.';

create function private.application_retention_days(p_organization_id uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$ select coalesce((select retention_days from public.screening_settings where organization_id = p_organization_id), 90) $$;
comment on function private.application_retention_days is
  'For how many days refused and withdrawn applications are kept.';

create function private.note_application_event(
  p_application public.applications, p_kind public.application_event_kind, p_note text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.application_events (organization_id, application_id, kind, actor_id, note)
  values (p_application.organization_id, p_application.id, p_kind, (select auth.uid()), coalesce(p_note, ''))
$$;
comment on function private.note_application_event is 'Writes a line of the history of an application.';

create function private.move_application(p_application_id uuid, p_permission text, p_verb text, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_application public.applications;
  v_to public.application_status;
  v_reason text := btrim(coalesce(p_reason, ''));
begin
  select * into v_application from public.applications where id = p_application_id for update;
  perform private.require_record(v_application.organization_id, p_permission);
  v_to := private.application_move(p_verb, v_application.status);
  if v_to is null then
    perform private.fail('application_moved', jsonb_build_object('status', v_application.status));
  elsif p_verb = 'reject' and v_reason = '' then
    perform private.fail('reason_missing');
  elsif v_application.lease_id is not null then
    perform private.fail('application_has_lease');
  elsif v_to = 'submitted' and exists (
    select 1 from public.application_applicants where application_id = p_application_id and consented_at is null
  ) then
    perform private.fail('consent_missing');
  end if;
  update public.applications set
    status = v_to,
    submitted_at = case when v_to = 'submitted' then now() else submitted_at end,
    decision_reason = case when v_to in ('approved', 'rejected', 'withdrawn') then v_reason else '' end,
    decided_by = case when v_to in ('approved', 'rejected', 'withdrawn') then (select auth.uid()) end,
    decided_at = case when v_to in ('approved', 'rejected', 'withdrawn') then now() end,
    retention_until = case when v_to in ('rejected', 'withdrawn')
      then private.organization_today(organization_id) + private.application_retention_days(organization_id) end
  where id = p_application_id;
  perform private.note_application_event(v_application,
    case when p_verb = 'reopen' then 'reopened' when v_to = 'in_review' then 'review_started' else v_to::text end::public.application_event_kind,
    v_reason);
  -- What the office writes down itself is no news to it.
  if v_application.status = 'draft' and v_to = 'submitted' and v_application.source = 'listing' then
    perform private.mail_received_application(v_application);
  end if;
  return p_application_id;
end
$$;
comment on function private.move_application is
  'Moves an application along its statuses, with what each step needs, and writes its history.';

create function private.submit_application(p_application_id uuid)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_application(p_application_id, 'people.write', 'submit', '') $$;
select private.declare_verb('submit_application', 'people.write', p_repeatable => true, p_comment =>
  'Says that a draft is complete. Errors: not_found, application_moved, consent_missing.');

create function private.start_application_review(p_application_id uuid)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_application(p_application_id, 'people.write', 'start_review', '') $$;
select private.declare_verb('start_application_review', 'people.write', p_repeatable => true, p_comment =>
  'Begins to look at a submitted application. Errors: not_found, application_moved.');

create function private.withdraw_application(p_application_id uuid, p_reason text default '')
returns uuid language sql security definer set search_path = ''
as $$ select private.move_application(p_application_id, 'people.write', 'withdraw', p_reason) $$;
select private.declare_verb('withdraw_application', 'people.write', p_repeatable => true, p_comment =>
  'The applicants do not want it any more. Errors: not_found, application_moved, application_has_lease.');

create function private.reopen_application(p_application_id uuid)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_application(p_application_id, 'leases.write', 'reopen', '') $$;
select private.declare_verb('reopen_application', 'leases.write', p_repeatable => true, p_comment =>
  'Takes a decision or a withdrawal back into review. Errors: not_found, application_moved, application_has_lease.');

create function private.decide_application(p_application_id uuid, p_decision public.application_status, p_reason text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_decision is null or p_decision not in ('approved', 'rejected') then
    perform private.fail('decision_missing');
  end if;
  return private.move_application(p_application_id, 'leases.write',
    case p_decision when 'approved' then 'approve' else 'reject' end, p_reason);
end
$$;
select private.declare_verb('decide_application', 'leases.write', p_repeatable => true, p_comment =>
  'Approves or rejects an application in review; a rejection needs its reason. Errors: not_found, application_moved, reason_missing, decision_missing.');

create function private.override_application_score(p_application_id uuid, p_score integer default null, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_application public.applications;
  v_note text := btrim(coalesce(p_note, ''));
begin
  select * into v_application from public.applications where id = p_application_id for update;
  perform private.require_record(v_application.organization_id, 'leases.write');
  if v_application.status not in ('submitted', 'in_review') then
    perform private.fail('application_moved', jsonb_build_object('status', v_application.status));
  elsif p_score is not null and v_note = '' then
    perform private.fail('reason_missing');
  end if;
  update public.applications set score_override = p_score, score_override_note = case when p_score is null then '' else v_note end
  where id = p_application_id;
  perform private.note_application_event(v_application, 'score_overridden',
    case when p_score is null then '' else p_score || ': ' || v_note end);
  return p_application_id;
end
$$;
select private.declare_verb('override_application_score', 'leases.write', p_repeatable => true, p_comment =>
  'Puts a person''s own score with its reason beside the computed one; without a score it is taken away. Errors: not_found, application_moved, reason_missing.');

create function private.link_application_lease(p_application_id uuid, p_lease_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_application public.applications;
begin
  select * into v_application from public.applications
  where id = p_application_id and organization_id in (select private.my_organization_ids('leases.write'))
  for update;
  if not found or not exists (
    select 1 from public.leases where id = p_lease_id and organization_id = v_application.organization_id
      and property_id = v_application.property_id
  ) then
    perform private.fail('not_found');
  elsif v_application.lease_id is not distinct from p_lease_id then
    return p_application_id;
  elsif v_application.lease_id is not null then
    perform private.fail('application_has_lease');
  elsif v_application.status <> 'approved' then
    perform private.fail('application_moved', jsonb_build_object('status', v_application.status));
  end if;
  update public.applications set lease_id = p_lease_id where id = p_application_id;
  perform private.note_application_event(v_application, 'lease_made', '');
  return p_application_id;
end
$$;
select private.declare_verb('link_application_lease', 'leases.write', p_comment =>
  'Remembers the lease that was made from an approved application; the same one again changes nothing. Errors: not_found, application_moved, application_has_lease.');
