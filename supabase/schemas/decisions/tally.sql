-- Counting: exact integers only. src/domain/decisions/tally.ts counts the same for a preview.
create function private.counted_choices(p_decision_id uuid)
returns private.counted_choice[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(row(s.choice, s.weight, s.ballots)::private.counted_choice), '{}') from (
    select b.choice, sum(v.weight)::bigint as weight, count(*) as ballots
    from public.decision_ballots b join public.decision_votes v on v.id = b.vote_id where b.decision_id = p_decision_id group by b.choice
    union all
    select choice, weight, ballots from private.secret_choices where decision_id = p_decision_id) s
$$;
comment on function private.counted_choices is 'The ballots of a decision, open or secret, summed up by what they say.';

create function private.present_weight(p_decision public.decisions)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  with here as (
    select a.unit_id, a.person_id, a.proxy_id from public.assembly_attendance a
    where a.assembly_id = (p_decision).assembly_id and a.arrived_at <= coalesce((p_decision).closed_at, least((p_decision).closes_at, now()))
      and (a.left_at is null or a.left_at > (p_decision).opened_at)
  )
  select coalesce(sum(v.weight), 0)::bigint from public.decision_votes v
  where v.decision_id = (p_decision).id and case
    when (p_decision).assembly_id is null then v.has_voted
    when v.unit_id is not null then v.unit_id in (select unit_id from here)
    else v.has_voted or exists (select 1 from here h left join public.decision_proxies p on p.id = h.proxy_id
      where case when p.id is not null then p.giver_id = any (v.person_ids) or p.giver_id is null and v.of_organization
        else h.person_id = any (v.person_ids) or h.person_id is null and v.of_organization end) end
$$;
comment on function private.present_weight is
  'The weight that took part: of an assembly, who was there at some time of the voting; else who voted.';

create function private.option_totals(p_kind public.decision_kind, p_options integer, p_counted private.counted_choice[])
returns numeric[]
language sql
immutable
set search_path = ''
as $$
  select array(select coalesce(t.total, 0) from generate_series(1, p_options) o left join (
    select case when p_kind in ('score', 'budget') then u.place else u.value end as position,
      sum(c.weight::numeric * case when p_kind in ('score', 'budget') then u.value else 1 end) as total
    from unnest(p_counted) c cross join lateral unnest(c.choice) with ordinality as u (value, place) group by 1
  ) t on t.position = o order by o)
$$;
comment on function private.option_totals is 'For each option the weight of who chose it; of scores and shares, weight times value.';

create function private.runoff(p_options integer, p_counted private.counted_choice[], p_tie public.ranked_tie_rule)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_alive integer[] := array(select generate_series(1, p_options));
  v_rounds jsonb := '[]';
  v_totals numeric[];
  v_all numeric;
  v_top numeric;
  v_last integer[];
  v_fewer integer[];
  v_back integer;
begin
  loop
    select array(select case when o = any (v_alive) then coalesce(f.total, 0) end from generate_series(1, p_options) o left join (
      select first.option, sum(c.weight::numeric) as total from unnest(p_counted) c
      cross join lateral (select u.option from unnest(c.choice) with ordinality as u (option, place)
        where u.option = any (v_alive) order by u.place limit 1) first
      group by 1) f on f.option = o order by o) into v_totals;
    select sum(t), max(t) into v_all, v_top from unnest(v_totals) t;
    select array_agg(o order by o) into v_last from unnest(v_alive) o where v_totals[o] = (select min(t) from unnest(v_totals) t);
    if v_top * 2 > v_all then
      return jsonb_build_object('rounds', v_rounds || private.runoff_round(v_totals, '{}'), 'top', v_top::text,
        'chosen', array(select o from unnest(v_alive) o where v_totals[o] = v_top), 'tied', '[]'::jsonb);
    elsif cardinality(v_last) = cardinality(v_alive) then
      return jsonb_build_object('rounds', v_rounds || private.runoff_round(v_totals, '{}'), 'top', v_top::text,
        'chosen', '[]'::jsonb, 'tied', v_alive);
    end if;
    -- Of several that are last, those go that were last in the latest round in which they differed; else all of them.
    if p_tie = 'earlier_rounds' then
      for v_back in reverse jsonb_array_length(v_rounds) - 1 .. 0 loop
        select array_agg(o order by o) into v_fewer from unnest(v_last) o
        where (v_rounds -> v_back -> 'totals' ->> (o - 1))::numeric
          = (select min((v_rounds -> v_back -> 'totals' ->> (n - 1))::numeric) from unnest(v_last) n);
        v_last := v_fewer;
      end loop;
    end if;
    v_rounds := v_rounds || private.runoff_round(v_totals, v_last);
    v_alive := array(select o from unnest(v_alive) o where o <> all (v_last) order by o);
  end loop;
end
$$;
comment on function private.runoff is
  'Instant runoff: until one option has more than half of the ballots that still name one, the last goes. Equals are said to be tied.';

create function private.runoff_round(p_totals numeric[], p_eliminated integer[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object('totals', array(select t::text from unnest(p_totals) with ordinality as u (t, n) order by n),
    'eliminated', p_eliminated))
$$;
comment on function private.runoff_round is 'A round of a runoff: the total of each option, null once it is out, and which go.';

create function private.budget_shares(p_budget bigint, p_totals numeric[])
returns bigint[]
language sql
immutable
set search_path = ''
as $$
  with parts as (
    select n, t, div(p_budget * t, nullif(s.total, 0)) as whole, mod(p_budget * t, nullif(s.total, 0)) as rest
    from unnest(p_totals) with ordinality as u (t, n), (select sum(t) as total from unnest(p_totals) t) s
  ), placed as (
    select n, whole, row_number() over (order by rest desc, t desc, n) as place from parts
  )
  select array(select (whole + case when place <= p_budget - (select sum(whole) from parts) then 1 else 0 end)::bigint
    from placed where whole is not null order by n)
$$;
comment on function private.budget_shares is
  'An amount shared by largest remainder; of equal remainders, the larger total first, then the earlier option. Empty where nothing was given.';

create function private.passes(p_weight numeric, p_base numeric, p_majority public.decision_majorities)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_base > 0 and case when (p_majority).must_exceed
    then p_weight * (p_majority).denominator > p_base * (p_majority).numerator
    else p_weight * (p_majority).denominator >= p_base * (p_majority).numerator end
$$;
comment on function private.passes is 'Whether a weight is the majority that is needed of a base, compared exactly.';

create function private.chosen_options(p_totals numeric[], p_passing integer[], p_seats integer)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  with passing as (select o, p_totals[o] as total from unnest(p_passing) o),
  cut as (select (select total from passing order by total desc offset p_seats - 1 limit 1) as total),
  placed as (
    select p.o, p.total > coalesce(c.total, -1) as is_above, p.total = c.total as is_at,
      count(*) filter (where p.total >= coalesce(c.total, -1)) over () > p_seats as is_full
    from passing p, cut c
  )
  select jsonb_build_object(
    'chosen', array(select o from placed where is_above or is_at and not is_full order by o),
    'tied', array(select o from placed where is_at and is_full order by o))
$$;
comment on function private.chosen_options is
  'The seats'' highest options of those that pass; those that share the last seat are tied, and none of them is chosen.';

create function private.tally_of(p_decision_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_decision public.decisions;
  v_rules public.decision_rules;
  v_majority public.decision_majorities;
  v_counted private.counted_choice[] := private.counted_choices(p_decision_id);
  v_all record;
  v_cast record;
  v_present bigint;
  v_quorum integer[];
  v_base numeric;
  v_totals numeric[];
  v_options integer;
  v_result jsonb;
begin
  select * into v_decision from public.decisions where id = p_decision_id;
  select * into v_rules from public.decision_rules where id = v_decision.rules_id;
  select * into v_majority from public.decision_majorities where id = v_decision.majority_id;
  v_options := case v_decision.kind when 'yes_no' then 2 else (select count(*) from public.decision_options where decision_id = p_decision_id) end;
  select coalesce(sum(weight), 0) as weight, count(*) as votes into v_all from public.decision_votes where decision_id = p_decision_id;
  select coalesce(sum(c.weight), 0) as weight, coalesce(sum(c.ballots), 0) as ballots,
    coalesce(sum(c.weight) filter (where cardinality(c.choice) = 0), 0) as abstained into v_cast from unnest(v_counted) c;
  v_present := private.present_weight(v_decision);
  v_quorum := case v_decision.call when 1 then array[v_rules.first_quorum_numerator, v_rules.first_quorum_denominator]
    else array[v_rules.second_quorum_numerator, v_rules.second_quorum_denominator] end;
  v_base := case v_majority.base when 'all' then v_all.weight when 'present' then v_present
    else v_cast.weight - case when v_rules.count_abstentions then 0 else v_cast.abstained end end;
  v_totals := private.option_totals(v_decision.kind, v_options, v_counted);
  v_result := private.outcome_of(v_decision, v_rules, v_majority, v_counted, v_totals, v_base);
  return v_result || jsonb_build_object('all', v_all.weight::text, 'votes', v_all.votes, 'present', v_present::text,
    'cast', v_cast.weight::text, 'abstained', v_cast.abstained::text, 'ballots', v_cast.ballots, 'base', v_base::text,
    'quorum', jsonb_build_object('numerator', v_quorum[1], 'denominator', v_quorum[2]),
    'totals', array(select t::text from unnest(v_totals) with ordinality as u (t, n) order by n),
    'outcome', case when v_present::numeric * v_quorum[2] < v_all.weight * v_quorum[1] or v_cast.ballots = 0 then 'no_quorum'
      else v_result ->> 'outcome' end);
end
$$;
comment on function private.tally_of is
  'The count of a decision: all, present, cast, abstained and base are weights (integers as text), votes and ballots are numbers; totals and shares by option; chosen and tied options; rounds of a runoff; the outcome.';

create function private.outcome_of(p_decision public.decisions, p_rules public.decision_rules, p_majority public.decision_majorities,
  p_counted private.counted_choice[], p_totals numeric[], p_base numeric)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_top numeric := (select max(t) from unnest(p_totals) t);
  v_first integer[] := array(select n::integer from unnest(p_totals) with ordinality as u (t, n) where t = v_top order by n);
  v_result jsonb;
  v_passing integer[];
begin
  if (p_decision).kind = 'yes_no' then
    return jsonb_build_object('chosen', '[]'::jsonb, 'tied', '[]'::jsonb, 'outcome', case
      when private.passes(p_totals[1], p_base, p_majority) then 'adopted'
      when p_totals[1] = p_totals[2] and p_totals[1] > 0 then 'tied' else 'rejected' end);
  elsif (p_decision).kind = 'budget' then
    return jsonb_build_object('chosen', '[]'::jsonb, 'tied', '[]'::jsonb,
      'outcome', case when v_top > 0 then 'shared' else 'no_majority' end,
      'shares', array(select s::text from unnest(private.budget_shares((p_decision).budget_minor, p_totals)) with ordinality as u (s, n) order by n));
  elsif (p_decision).kind = 'ranked' then
    v_result := private.runoff(cardinality(p_totals), p_counted, (p_rules).ranked_tie);
    return v_result - 'top' || case
      when jsonb_array_length(v_result -> 'tied') > 0 then jsonb_build_object('outcome', case when v_top > 0 then 'tied' else 'no_majority' end)
      when private.passes((v_result ->> 'top')::numeric, p_base, p_majority) then '{"outcome": "chosen"}'
      else '{"outcome": "no_majority", "chosen": []}' end;
  end if;
  v_passing := array(select n::integer from unnest(p_totals) with ordinality as u (t, n)
    where t > 0 and ((p_decision).kind = 'score' or private.passes(t, p_base, p_majority)) order by n);
  if cardinality(v_passing) > 0 then
    v_result := private.chosen_options(p_totals, v_passing, (p_decision).seats);
    return v_result || jsonb_build_object('outcome', case when jsonb_array_length(v_result -> 'tied') > 0 then 'tied' else 'chosen' end);
  end if;
  return jsonb_build_object('chosen', '[]'::jsonb, 'tied', case when v_top > 0 and cardinality(v_first) > 1 then v_first else '{}' end,
    'outcome', case when v_top > 0 and cardinality(v_first) > 1 then 'tied' else 'no_majority' end);
end
$$;
comment on function private.outcome_of is 'What totals mean under the rules of a decision, its quorum aside.';
