create function private.day_after_business_days(p_from date, p_business_days integer)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_day date := p_from;
  v_left integer := p_business_days;
begin
  -- The day itself does not count.
  while v_left > 0 loop
    v_day := v_day + 1;
    if extract(isodow from v_day) < 6 and not exists (select 1 from private.holidays h where h.country = 'DO' and h.day = v_day) then
      v_left := v_left - 1;
    end if;
  end loop;
  return v_day;
end
$$;
comment on function private.day_after_business_days is
  'The last of so many business days after a day; src/domain/law/count-period.ts counts the same.';

create function private.ask_about_data(
  p_data_request_id uuid, p_organization_id uuid, p_kind public.data_request_kind, p_details text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_details text := btrim(coalesce(p_details, ''));
  v_person public.people;
  v_today date := private.organization_today(p_organization_id);
  v_period private.data_request_periods;
  v_due date;
begin
  if p_organization_id not in (select private.my_landlord_ids()) then
    perform private.fail('not_found');
  elsif exists (select 1 from public.data_requests where id = p_data_request_id and user_id = v_user
    and organization_id = p_organization_id and kind = p_kind) then
    return p_data_request_id;
  elsif p_kind = 'correction' and v_details = '' then
    perform private.fail('details_missing', '{"fields": ["details"]}');
  elsif exists (select 1 from public.data_requests
    where organization_id = p_organization_id and user_id = v_user and kind = p_kind and status = 'open') then
    perform private.fail('data_request_open');
  end if;
  select * into v_person from public.people where organization_id = p_organization_id and user_id = v_user order by created_at limit 1;
  select * into v_period from private.data_request_periods where kind = p_kind and v_today between valid_from and coalesce(valid_to, v_today);
  v_due := private.day_after_business_days(v_today, v_period.business_days);
  insert into public.data_requests (id, organization_id, user_id, person_id, kind, details, due_on, business_days, law, article, reviewed_on)
  values (p_data_request_id, p_organization_id, v_user, v_person.id, p_kind, v_details,
    case when v_period.kind is not null then v_due end, v_period.business_days, v_period.law, v_period.article, v_period.reviewed_on);
  perform private.append_log(p_organization_id, 'data_request', p_data_request_id,
    jsonb_build_object('act', 'asked', 'kind', p_kind, 'due_on', v_due));
  perform private.notify_user(m.user_id, p_organization_id, 'data_requested', 'data_requested', 'data_request', p_data_request_id,
    jsonb_build_object('kind', p_kind, 'tenant', coalesce(v_person.full_name, ''), 'due_on', v_due),
    'data-requested/' || p_data_request_id || '/' || m.user_id)
  from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'people.write'
  where m.organization_id = p_organization_id;
  return p_data_request_id;
end
$$;
select private.declare_verb('ask_about_data', 'own', p_comment =>
  'A tenant of today or of before asks a landlord for a copy, a correction or the deletion of their data, under an id that the client made; the office is notified. A correction says what is wrong. Errors: not_found, details_missing, data_request_open (the same was asked and not answered yet).');

create function private.withdraw_data_request(p_data_request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.data_requests;
begin
  select * into v_request from public.data_requests where id = p_data_request_id and user_id = (select auth.uid()) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_request.status = 'withdrawn' then
    return;
  elsif v_request.status <> 'open' then
    perform private.fail('data_request_answered');
  end if;
  update public.data_requests set status = 'withdrawn' where id = p_data_request_id;
  perform private.append_log(v_request.organization_id, 'data_request', p_data_request_id, '{"act": "withdrawn"}');
end
$$;
select private.declare_verb('withdraw_data_request', 'own', p_comment =>
  'Who asked about their data takes it back. Errors: not_found, data_request_answered.');

create function private.answer_data_request(p_data_request_id uuid, p_is_done boolean, p_answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.data_requests;
  v_answer text := btrim(coalesce(p_answer, ''));
  v_status public.data_request_status := case when p_is_done then 'done' else 'refused' end;
begin
  select * into v_request from public.data_requests where id = p_data_request_id for update;
  perform private.require_record(v_request.organization_id, 'people.write');
  if v_request.status = v_status and v_request.answer = v_answer then
    return;
  elsif v_request.status <> 'open' then
    perform private.fail('data_request_answered');
  elsif v_answer = '' then
    perform private.fail('answer_missing', '{"fields": ["answer"]}');
  end if;
  update public.data_requests set status = v_status, answer = v_answer, answered_by = (select auth.uid()), answered_at = now()
  where id = p_data_request_id;
  perform private.append_log(v_request.organization_id, 'data_request', p_data_request_id,
    jsonb_build_object('act', v_status, 'due_on', v_request.due_on));
  perform private.notify_user(v_request.user_id, v_request.organization_id, 'data_answered', 'data_answered', 'data_request',
    p_data_request_id, jsonb_build_object('kind', v_request.kind, 'outcome', v_status, 'answer', v_answer,
      'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'data-answered/' || p_data_request_id)
  where v_request.user_id is not null;
end
$$;
select private.declare_verb('answer_data_request', 'people.write', p_comment =>
  'The office says what it did about a request for data, or why it does not; who asked is notified. Errors: not_found, answer_missing, data_request_answered.');
