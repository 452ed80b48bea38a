create function private.sha256_of(p_facts jsonb)
returns text
language sql
immutable
set search_path = ''
as $$ select encode(sha256(convert_to(p_facts::text, 'utf8')), 'hex') $$;
comment on function private.sha256_of is 'SHA-256 of facts as jsonb writes them, in hexadecimal.';

-- Nothing of who chose what, and nothing while votes come in: the log would tell the order of secret ones.
create function private.log_decision(p_decision_id uuid, p_act text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
  v_rules public.decision_rules;
begin
  select * into strict v_decision from public.decisions where id = p_decision_id;
  select * into strict v_rules from public.decision_rules where id = v_decision.rules_id;
  perform private.append_log(v_decision.organization_id, 'decision', p_decision_id,
    jsonb_build_object('act', p_act, 'property', v_decision.property_id, 'call', v_decision.call) || case p_act
    when 'opened' then jsonb_build_object('rules', v_rules.id, 'rules_sha256', private.sha256_of(
        to_jsonb(v_rules) - 'published_by' || jsonb_build_object('majorities', (select jsonb_agg(to_jsonb(m) order by m.id)
          from public.decision_majorities m where m.rules_id = v_rules.id))),
      'question_sha256', private.sha256_of(to_jsonb(v_decision)
        - '{status,opened_at,closed_at,certified_at,certified_by,result,ballots_root,created_by}'::text[]),
      'options_sha256', private.sha256_of((select coalesce(jsonb_agg(jsonb_build_array(o.position, o.label, o.detail) order by o.position), '[]')
        from public.decision_options o where o.decision_id = p_decision_id)),
      'votes', (select count(*) from public.decision_votes v where v.decision_id = p_decision_id),
      'votes_sha256', private.sha256_of((select coalesce(jsonb_agg(jsonb_build_array(v.id, v.unit_id, v.person_ids, v.of_organization,
        v.weight) order by v.id), '[]') from public.decision_votes v where v.decision_id = p_decision_id)))
    else jsonb_build_object('outcome', v_decision.result -> 'outcome', 'result_sha256', private.sha256_of(v_decision.result),
      'ballots_root', v_decision.ballots_root) end);
end
$$;
comment on function private.log_decision is
  'Puts into the log that a decision opened, with the hashes of its frozen rules, question, options and votes; or closed or was certified, with its outcome, the hash of its result and the root of its ballots.';

create function private.log_assembly(p_assembly_id uuid, p_act text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.append_log(a.organization_id, 'assembly', a.id, jsonb_build_object('act', p_act, 'property', a.property_id,
    'minutes_sha256', a.minutes_hash, 'signed_as', (select jsonb_agg(s.role order by s.role) from public.minutes_signatures s
      where s.assembly_id = a.id)))
  from public.assemblies a where a.id = p_assembly_id
$$;
comment on function private.log_assembly is
  'Puts into the log that an assembly closed, or that its minutes were signed or certified, with the hash of the minutes.';
