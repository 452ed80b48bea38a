create view public.decisions_list with (security_invoker = true) as
select d.id, d.organization_id, d.property_id, d.status, d.kind, d.question, d.body, d.matter, d.is_secret, d.results_shown, d.max_choices,
  d.seats, d.score_max, d.budget_minor, d.budget_currency, d.call, d.first_call_id, d.assembly_id, d.rules_id, d.opened_at, d.closes_at, d.closed_at,
  d.certified_at, d.result ->> 'outcome' as outcome, d.created_at, s.property_name,
  (select n.id from public.decisions n where n.property_id = d.property_id and n.first_call_id = d.id) as second_call_id,
  private.plain_text(d.question || ' ' || d.body) as search_text,
  s.votes, s.voted, s.weight, s.voted_weight, s.quorum_numerator, s.quorum_denominator, s.gaps, s.weight_basis,
  m.numerator as majority_numerator, m.denominator as majority_denominator, m.must_exceed as majority_must_exceed, m.base as majority_base,
  m.article as majority_article,
  -- What waits for somebody first: closed and not certified, then open by its close, then drafts; the last ones certified behind.
  (case d.status
    when 'closed' then '1' || to_char(d.closed_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    when 'open' then '2' || coalesce(to_char(d.closes_at at time zone 'UTC', 'YYYYMMDDHH24MISS'), '00000000000000')
    when 'draft' then '3' || to_char(d.created_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    else '4' || lpad((9999999999 - extract(epoch from d.certified_at)::bigint)::text, 14, '0') end) collate private.natural_order as attention
from public.decisions d
cross join lateral private.decision_standing(d.id) s
left join public.decision_majorities m on m.id = s.majority_id;
comment on view public.decisions_list is
  'Decisions with their building and turnout: votes and weight of the roll and of who voted, the quorum of their call and the majority of their matter; of a draft what it lacks. attention orders what waits first.';
grant select on public.decisions_list to authenticated, service_role;
