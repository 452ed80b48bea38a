create function private.decision_standing(p_decision_id uuid)
returns table (votes integer, voted integer, weight bigint, voted_weight bigint, quorum_numerator integer, quorum_denominator integer,
  gaps text[], property_name text, weight_basis public.vote_weight, majority_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  with of_decision as (
    select d, coalesce((select r from public.decision_rules r where r.id = d.rules_id),
      private.current_decision_rules(d.property_id)) as r
    from public.decisions d where d.id = p_decision_id
  )
  select t.votes, t.voted, t.weight, t.voted_weight,
    case (d).call when 1 then (r).first_quorum_numerator else (r).second_quorum_numerator end,
    case (d).call when 1 then (r).first_quorum_denominator else (r).second_quorum_denominator end,
    case when (d).status = 'draft' then private.missing_to_open(d, r) else '{}' end,
    (select p.name from public.properties p where p.id = (d).property_id),
    (r).weight,
    coalesce((d).majority_id, (select m.id from public.decision_majorities m where m.rules_id = (r).id and m.matter = (d).matter))
  from of_decision cross join lateral (
    select count(*)::integer as votes, (count(*) filter (where v.has_voted))::integer as voted,
      coalesce(sum(v.weight), 0)::bigint as weight, coalesce(sum(v.weight) filter (where v.has_voted), 0)::bigint as voted_weight
    from public.decision_votes v where v.decision_id = (d).id) t
$$;
comment on function private.decision_standing is
  'How a decision stands: its roll, who of it voted, the quorum of its call, and of a draft what is missing. Never what was chosen.';

create function private.proxy_id_of(p_vote_id uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$ select (private.proxy_of(v)).id from public.decision_votes v where v.id = p_vote_id $$;
comment on function private.proxy_id_of is 'The proxy that holds for a vote, or null.';

grant execute on function private.decision_standing, private.proxy_id_of to authenticated, service_role;
