create function private.legal_steps_of(p_kind public.legal_file_kind)
returns public.legal_step[]
language sql
immutable
set search_path = ''
as $$
  select (case p_kind
    when 'end_of_term' then '{paper_written,served,unit_returned}'
    when 'rent_increase' then '{paper_written,sent,agreed}'
    when 'deposit' then '{unit_returned,condition_recorded,paper_written,sent,deposit_refunded}'
    when 'unpaid_rent' then '{paper_written,sent,debt_paid}'
    when 'eviction' then '{paper_written,served,claim_filed,hearing_set,judgment_given,judgment_served,unit_recovered}'
    when 'new_owner' then '{ownership_changed,paper_written,sent}'
    when 'death_of_tenant' then '{tenant_died,paper_written,sent,taken_over}'
    when 'sublease' then '{sublease_requested,paper_written,sent}'
  end)::text[]::public.legal_step[]
$$;
comment on function private.legal_steps_of is
  'The steps of a kind of legal file, in their order; a note belongs to each. src/domain/law/legal-files.ts is the twin.';

create function private.legal_paper_of(p_file public.legal_files, p_facts jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_unit_use public.unit_use;
  v_rule private.rental_law;
  v_from date := (p_facts ->> 'day')::date;
  v_last_day date;
  v_is_counted boolean := p_file.kind in ('end_of_term', 'deposit', 'death_of_tenant');
  v_owed bigint;
begin
  select * into v_lease from public.leases where id = p_file.lease_id;
  select unit_use into v_unit_use from public.units where id = v_lease.unit_id;
  if p_file.kind = 'end_of_term' then
    v_from := v_lease.ends_on;
    v_rule := private.rental_law_on('notice', v_unit_use, v_from);
    v_last_day := v_from - v_rule.value;
  elsif v_is_counted then
    v_rule := private.rental_law_on(case p_file.kind when 'deposit' then 'retention_reasons' else 'take_over' end, v_unit_use, v_from);
    v_last_day := v_from + v_rule.value;
  end if;
  if p_file.kind <> 'end_of_term' and v_from is null then
    perform private.fail('value_missing', '{"fields": ["day"]}');
  elsif v_is_counted and (v_last_day is null
      or p_file.kind = 'end_of_term' and private.organization_today(p_file.organization_id) > v_last_day) then
    perform private.fail('legal_date_unknown');
  end if;
  select receivable_minor into v_owed from public.lease_balances where lease_id = p_file.lease_id;
  if p_file.kind in ('unpaid_rent', 'eviction') and coalesce(v_owed, 0) <= 0 then
    perform private.fail('nothing_owed');
  end if;
  return jsonb_build_object(
    'facts', jsonb_build_object('day', coalesce(p_facts ->> 'day', ''), 'until_day', coalesce(p_facts ->> 'until_day', ''),
      'amount_minor', (p_facts ->> 'amount_minor')::bigint, 'name', left(coalesce(p_facts ->> 'name', ''), 160),
      'text', left(coalesce(p_facts ->> 'text', ''), 2000)),
    -- Neither guarantors nor older versions stand on a paper.
    'lease', private.contract_facts(p_file.lease_id) || '{"guarantors": [], "signed_version": null}',
    'owed_minor', coalesce(v_owed, 0), 'last_day', v_last_day, 'law', v_rule.law, 'article', v_rule.article);
end
$$;
comment on function private.legal_paper_of is
  'What the paper of a legal file is written from today, with the last day that the law gives. Errors: value_missing, legal_date_unknown, nothing_owed.';

create function private.open_legal_file(p_file_id uuid, p_lease_id uuid, p_kind public.legal_file_kind)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id for share;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  if exists (select 1 from public.legal_files where id = p_file_id and lease_id = p_lease_id and kind = p_kind) then
    return p_file_id;
  elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force', jsonb_build_object('status', v_lease.status));
  elsif exists (select 1 from public.legal_files where lease_id = p_lease_id and kind = p_kind and status = 'open') then
    perform private.fail('legal_file_exists');
  end if;
  insert into public.legal_files (id, organization_id, lease_id, kind, opened_by)
  values (p_file_id, v_lease.organization_id, p_lease_id, p_kind, (select auth.uid()));
  return p_file_id;
end
$$;
select private.declare_verb('open_legal_file', 'leases.write', p_comment =>
  'Opens a file of a lease under an id that the client made; one open file of each kind. Errors: not_found, lease_not_in_force, legal_file_exists.');

create function private.managed_legal_file(p_file_id uuid)
returns public.legal_files
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_file public.legal_files;
begin
  select * into v_file from public.legal_files where id = p_file_id for update;
  perform private.require_record(v_file.organization_id, 'leases.write');
  return v_file;
end
$$;
comment on function private.managed_legal_file is 'A legal file that the caller keeps, locked. Error: not_found.';

create function private.add_legal_file_event(p_event_id uuid, p_file_id uuid, p_event jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_file public.legal_files := private.managed_legal_file(p_file_id);
  v_event public.legal_file_events := jsonb_populate_record(null::public.legal_file_events, p_event - 'paper');
  v_today date := private.organization_today(v_file.organization_id);
  v_documents uuid[] := array(select distinct d::uuid from jsonb_array_elements_text(
    case jsonb_typeof(p_event -> 'document_ids') when 'array' then p_event -> 'document_ids' else '[]' end) d);
begin
  if exists (select 1 from public.legal_file_events where id = p_event_id and file_id = p_file_id) then
    return p_event_id;
  elsif v_file.status = 'closed' then
    perform private.fail('legal_file_closed');
  elsif v_event.step is null or v_event.step <> 'note' and v_event.step <> all (private.legal_steps_of(v_file.kind)) then
    perform private.fail('step_not_of_file', '{"fields": ["step"]}');
  elsif v_event.happened_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today, 'fields', array['happened_on']));
  elsif v_event.step = 'paper_written' and v_event.happened_on <> v_today then
    -- It is written from what the lease says today.
    perform private.fail('paper_not_of_today', jsonb_build_object('today', v_today, 'fields', array['happened_on']));
  elsif v_event.due_on < v_event.happened_on then
    perform private.fail('due_before_event', '{"fields": ["due_on"]}');
  elsif v_event.corrects_id is not null and exists (select 1 from public.legal_file_events where corrects_id = v_event.corrects_id) then
    perform private.fail('event_corrected');
  elsif cardinality(v_documents) > 20 then
    perform private.fail('too_many_proofs', '{"most": 20}');
  elsif (select count(*) from public.legal_file_events where file_id = p_file_id) >= 200 then
    perform private.fail('too_many_events', '{"most": 200}');
  elsif exists (select 1 from unnest(v_documents) d where not exists (select 1 from public.documents o
      join public.leases l on l.id = v_file.lease_id
      where o.id = d and o.organization_id = v_file.organization_id
        -- A person's own papers are not for everybody who reads leases.
        and (o.lease_id = l.id or o.area = 'portfolio' and o.place_property_id = l.property_id))) then
    perform private.fail('not_found', '{"fields": ["document_ids"]}');
  end if;
  insert into public.legal_file_events (id, organization_id, file_id, number, step, happened_on, due_on, note, paper, corrects_id, author_id,
    author_name)
  values (p_event_id, v_file.organization_id, p_file_id,
    (select coalesce(max(number), 0) + 1 from public.legal_file_events where file_id = p_file_id), v_event.step, v_event.happened_on,
    v_event.due_on, btrim(coalesce(v_event.note, '')),
    case v_event.step when 'paper_written' then private.legal_paper_of(v_file, p_event -> 'paper') end, v_event.corrects_id,
    (select auth.uid()),
    left(coalesce((select nullif(btrim(full_name), '') from public.profiles where id = (select auth.uid())), '—'), 120));
  insert into public.legal_file_documents (event_id, document_id, organization_id)
  select p_event_id, d, v_file.organization_id from unnest(v_documents) d;
  return p_event_id;
end
$$;
select private.declare_verb('add_legal_file_event', 'leases.read, leases.write', p_comment =>
  'Enters what happened in an open file, under an id that the client made: {step, happened_on, due_on, note, document_ids, corrects_id, paper: {day, until_day, amount_minor, name, text}}. A paper is written today, from what the lease says today, and kept so. Errors: not_found, legal_file_closed, step_not_of_file, date_in_future, paper_not_of_today, due_before_event, event_corrected, too_many_proofs, too_many_events, value_missing, legal_date_unknown, nothing_owed.');

create function private.close_legal_file(p_file_id uuid, p_outcome text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.managed_legal_file(p_file_id);
  update public.legal_files set status = 'closed', closed_at = now(), outcome = btrim(coalesce(p_outcome, ''))
  where id = p_file_id and status = 'open';
end
$$;
select private.declare_verb('close_legal_file', 'leases.write', p_comment =>
  'Closes a file for good, with how it came out. Again changes nothing. Error: not_found.');
