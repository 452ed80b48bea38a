create function private.managed_decision(p_decision_id uuid)
returns public.decisions
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
begin
  select * into v_decision from public.decisions where id = p_decision_id for update;
  perform private.require_record(v_decision.organization_id, 'decisions.write');
  return v_decision;
end
$$;
comment on function private.managed_decision is 'A decision that the caller runs, locked. Error: not_found.';

create function private.refuse_after_opening()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.decisions where id = coalesce(new.decision_id, old.decision_id) and status <> 'draft') then
    perform private.fail('decision_opened');
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.refuse_after_opening is
  'Trigger: what a decision asks stays as it was when voting opened. Error: decision_opened.';

create function private.save_decision(p_decision_id uuid, p_property_id uuid, p_decision jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_new public.decisions := jsonb_populate_record(null::public.decisions, p_decision);
  v_known public.decisions;
begin
  select * into v_known from public.decisions where id = p_decision_id for update;
  if v_known.property_id <> p_property_id then
    perform private.fail('not_found');
  elsif v_known.status <> 'draft' then
    perform private.fail('decision_opened');
  end if;
  insert into public.decisions (id, organization_id, property_id, kind, question, body, matter, is_secret, results_shown, max_choices,
    seats, score_max, budget_minor, budget_currency, assembly_id, created_by)
  values (p_decision_id, v_organization_id, p_property_id, v_new.kind, btrim(v_new.question), btrim(coalesce(v_new.body, '')),
    btrim(coalesce(v_new.matter, '')), coalesce(v_new.is_secret, false), coalesce(v_new.results_shown, 'after_close'),
    coalesce(v_new.max_choices, 1), coalesce(v_new.seats, 1), coalesce(v_new.score_max, 10), v_new.budget_minor, v_new.budget_currency,
    v_new.assembly_id, (select auth.uid()))
  on conflict (id) do update set kind = excluded.kind, question = excluded.question, body = excluded.body, matter = excluded.matter,
    is_secret = excluded.is_secret, results_shown = excluded.results_shown, max_choices = excluded.max_choices, seats = excluded.seats,
    score_max = excluded.score_max, budget_minor = excluded.budget_minor, budget_currency = excluded.budget_currency,
    assembly_id = excluded.assembly_id;
  delete from public.decision_options where decision_id = p_decision_id;
  insert into public.decision_options (decision_id, position, organization_id, property_id, label, detail)
  select p_decision_id, n, v_organization_id, p_property_id, btrim(o ->> 'label'), btrim(coalesce(o ->> 'detail', ''))
  from jsonb_array_elements(case when v_new.kind <> 'yes_no' and jsonb_typeof(p_decision -> 'options') = 'array'
    then p_decision -> 'options' else '[]' end) with ordinality as u (o, n);
  delete from public.decision_documents where decision_id = p_decision_id;
  insert into public.decision_documents (decision_id, document_id, organization_id, property_id)
  select distinct p_decision_id, d.id::uuid, v_organization_id, p_property_id
  from jsonb_array_elements_text(case jsonb_typeof(p_decision -> 'document_ids') when 'array' then p_decision -> 'document_ids'
    else '[]' end) as d (id);
  return p_decision_id;
end
$$;
select private.declare_verb('save_decision', 'decisions.write', p_comment =>
  'Writes a draft under an id that the client made, all of it each time: the columns of decisions, options [{label, detail}] and document_ids. Errors: not_found, decision_opened.');

create function private.discard_decision(p_decision_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  if v_decision.status <> 'draft' then
    perform private.fail('decision_opened');
  elsif exists (select 1 from public.decision_proxies where decision_id = p_decision_id)
    or exists (select 1 from public.assembly_items where decision_id = p_decision_id) then
    perform private.fail('in_use', '{"table": "decisions"}');
  end if;
  delete from public.decision_options where decision_id = p_decision_id;
  delete from public.decision_documents where decision_id = p_decision_id;
  delete from public.decisions where id = p_decision_id;
end
$$;
select private.declare_verb('discard_decision', 'decisions.write', p_comment =>
  'Deletes a draft. Errors: not_found, decision_opened, in_use.');

create function private.missing_to_open(p_decision public.decisions, p_rules public.decision_rules)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_roll record;
begin
  select count(*) as votes, count(*) filter (where weight is null or weight < 1) as weightless into v_roll
  from private.roll_of((p_decision).property_id, p_rules);
  return array_remove(array[
    case when p_rules.voters is null then 'voters' end,
    case when p_rules.weight is null then 'weight' end,
    case when (p_decision).call = 1 and p_rules.first_quorum_numerator is null then 'first_quorum' end,
    case when (p_decision).call = 2 and p_rules.second_quorum_numerator is null then 'second_quorum' end,
    case when p_rules.count_abstentions is null then 'abstentions' end,
    case when p_rules.proxies_allowed is null then 'proxies' end,
    case when (p_decision).kind = 'ranked' and p_rules.ranked_tie is null then 'ranked_tie' end,
    case when (p_decision).kind not in ('score', 'budget') and not exists (select 1 from public.decision_majorities
      where rules_id = p_rules.id and matter = (p_decision).matter) then 'majority' end,
    case when (p_decision).kind <> 'yes_no'
      and (select count(*) from public.decision_options where decision_id = (p_decision).id) < 2 then 'options' end,
    case when p_rules.weight is not null and p_rules.voters is not null and v_roll.votes = 0 then 'votes' end,
    case when v_roll.weightless > 0 then case p_rules.weight when 'area' then 'areas' else 'coefficients' end end
  ], null);
end
$$;
comment on function private.missing_to_open is 'What a decision lacks before it can open; src/domain/decisions has the same words.';

create function private.decision_gaps(p_decision_id uuid)
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
begin
  return private.missing_to_open(v_decision, private.current_decision_rules(v_decision.property_id));
end
$$;
select private.declare_verb('decision_gaps', 'decisions.write', p_comment =>
  'What is missing before a decision can open: voters, weight, first_quorum, second_quorum, abstentions, proxies, ranked_tie, majority, options, votes, areas, coefficients. Error: not_found.');

create function private.secrecy_warnings(p_decision_id uuid)
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
  v_roll record;
begin
  select count(*) as votes, coalesce(max(weight), 0) as most, coalesce(sum(weight), 0) as total,
    count(*) filter (where alike = 1) as alone into v_roll
  from (select weight, count(*) over (partition by weight) as alike
    from private.roll_of(v_decision.property_id, private.current_decision_rules(v_decision.property_id))) r;
  return array_remove(array[
    case when v_roll.votes < 5 then 'few_votes' end,
    case when v_roll.alone > 0 and v_roll.votes > 1 then 'weights_differ' end,
    case when v_roll.most * 2 > v_roll.total and v_roll.votes > 1 then 'one_outweighs' end,
    -- However many they are: when all choose the same, the totals say so of each.
    'unanimity'
  ], null);
end
$$;
select private.declare_verb('secrecy_warnings', 'decisions.write', p_comment =>
  'How the totals of a secret decision could still give a voter away: few_votes (fewer than five), weights_differ (a weight that nobody else has), one_outweighs, unanimity (always). Error: not_found.');

create function private.open_decision(p_decision_id uuid, p_closes_at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions := private.managed_decision(p_decision_id);
  v_rules public.decision_rules := private.current_decision_rules(v_decision.property_id);
  v_missing text[];
begin
  if v_decision.status = 'open' and v_decision.closes_at is not distinct from p_closes_at then
    return;
  elsif v_decision.status <> 'draft' then
    perform private.fail('decision_opened');
  end if;
  if v_decision.assembly_id is null then
    if p_closes_at is null or p_closes_at <= now() or p_closes_at > now() + interval '366 days' then
      perform private.fail('closing_time_wrong');
    end if;
  else
    select * into v_rules from public.decision_rules
    where id = (select rules_id from public.assemblies where id = v_decision.assembly_id and status = 'in_session');
    if not found then
      perform private.fail('assembly_not_in_session');
    end if;
    v_decision.call := (select call from public.assemblies where id = v_decision.assembly_id);
  end if;
  v_missing := private.missing_to_open(v_decision, v_rules);
  if cardinality(v_missing) > 0 then
    perform private.fail('decision_incomplete', jsonb_build_object('missing', v_missing));
  end if;
  insert into public.decision_votes (organization_id, property_id, decision_id, unit_id, person_ids, of_organization, weight)
  select v_decision.organization_id, v_decision.property_id, p_decision_id, r.unit_id, r.person_ids, r.of_organization, r.weight
  from private.roll_of(v_decision.property_id, v_rules) r;
  update public.decisions set status = 'open', rules_id = v_rules.id, opened_at = now(), closes_at = p_closes_at,
    call = v_decision.call,
    majority_id = (select m.id from public.decision_majorities m where m.rules_id = v_rules.id and m.matter = v_decision.matter)
  where id = p_decision_id;
  perform private.log_decision(p_decision_id, 'opened');
  perform private.notify_of_decision(p_decision_id, 'decision_opened');
end
$$;
select private.declare_verb('open_decision', 'decisions.write', p_comment =>
  'Opens a decision: rules, votes and weights are frozen. In an assembly it closes when somebody closes it, else at p_closes_at. Never opened again. Errors: not_found, decision_opened, closing_time_wrong, assembly_not_in_session, decision_incomplete (missing).');

create function private.call_decision_again(p_new_id uuid, p_decision_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_first public.decisions := private.managed_decision(p_decision_id);
begin
  if exists (select 1 from public.decisions where id = p_new_id and first_call_id = p_decision_id) then
    return p_new_id;
  elsif v_first.result ->> 'outcome' is distinct from 'no_quorum' or v_first.call = 2 then
    perform private.fail('no_second_call');
  end if;
  insert into public.decisions (id, organization_id, property_id, kind, question, body, matter, is_secret, results_shown, max_choices,
    seats, score_max, budget_minor, budget_currency, assembly_id, call, first_call_id, created_by)
  values (p_new_id, v_first.organization_id, v_first.property_id, v_first.kind, v_first.question, v_first.body, v_first.matter,
    v_first.is_secret, v_first.results_shown, v_first.max_choices, v_first.seats, v_first.score_max, v_first.budget_minor,
    v_first.budget_currency, v_first.assembly_id, 2, p_decision_id, (select auth.uid()));
  insert into public.decision_options (decision_id, position, organization_id, property_id, label, detail)
  select p_new_id, position, organization_id, property_id, label, detail from public.decision_options where decision_id = p_decision_id;
  insert into public.decision_documents (decision_id, document_id, organization_id, property_id)
  select p_new_id, document_id, organization_id, property_id from public.decision_documents where decision_id = p_decision_id;
  return p_new_id;
end
$$;
select private.declare_verb('call_decision_again', 'decisions.write', p_comment =>
  'Makes the second call of a decision that lacked a quorum: a draft with the same question. Errors: not_found, no_second_call.');

create function private.comment_on_decision(p_comment_id uuid, p_decision_id uuid, p_body text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
  v_name text;
begin
  select * into v_decision from public.decisions where id = p_decision_id and status = 'open'
    and (organization_id in (select private.my_organization_ids('decisions.write')) or id in (select private.my_decision_ids()));
  if not found then
    perform private.fail('not_found');
  end if;
  select coalesce(
    (select full_name from public.people where user_id = (select auth.uid()) and organization_id = v_decision.organization_id
      order by created_at limit 1),
    (select nullif(btrim(full_name), '') from public.profiles where id = (select auth.uid())), '—') into v_name;
  insert into public.decision_comments (id, organization_id, property_id, decision_id, author_id, author_name, body)
  values (p_comment_id, v_decision.organization_id, v_decision.property_id, p_decision_id, (select auth.uid()), v_name, btrim(p_body))
  on conflict (id) do nothing;
  if not found and not exists (select 1 from public.decision_comments where id = p_comment_id and author_id = (select auth.uid())
    and decision_id = p_decision_id and body = btrim(p_body)) then
    perform private.fail('request_id_reused');
  end if;
  return p_comment_id;
end
$$;
select private.declare_verb('comment_on_decision', 'decisions.write, own', p_comment =>
  'Says something of an open decision, under an id that the client made: who has a voice in the building, or the office. Errors: not_found, request_id_reused.');

create function private.withdraw_decision_comment(p_comment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.decision_comments set withdrawn_at = coalesce(withdrawn_at, now())
  where id = p_comment_id and author_id = (select auth.uid());
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;
select private.declare_verb('withdraw_decision_comment', 'own', p_comment => 'An author takes back what they said. Error: not_found.');
