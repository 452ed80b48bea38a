create function private.export_decisions(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with me as (select id from public.people where user_id = p_user_id)
  select jsonb_build_object('decisions', jsonb_build_object(
    'units_owned', (select coalesce(jsonb_agg(jsonb_build_object('property', p.name, 'unit', u.label) order by p.name collate private.natural_order, u.label collate private.natural_order, u.id), '[]')
      from public.unit_owners o join public.units u on u.id = o.unit_id join public.properties p on p.id = o.property_id
      where o.person_id in (select id from me)),
    'votes', (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('question', d.question, 'unit', u.label, 'weight', v.weight,
      'has_voted', v.has_voted, 'choice', b.choice, 'cast_by_you', b.cast_by = p_user_id, 'cast_at', b.cast_at)) order by d.created_at, v.id), '[]')
      from public.decision_votes v join public.decisions d on d.id = v.decision_id left join public.units u on u.id = v.unit_id
      left join public.decision_ballots b on b.vote_id = v.id where v.person_ids && array(select id from me) or b.cast_by = p_user_id),
    'comments', (select coalesce(jsonb_agg(jsonb_build_object('question', d.question, 'body', c.body, 'created_at', c.created_at,
      'withdrawn_at', c.withdrawn_at) order by c.created_at, c.id), '[]')
      from public.decision_comments c join public.decisions d on d.id = c.decision_id where c.author_id = p_user_id),
    'proxies', (select coalesce(jsonb_agg(jsonb_build_object('property', r.name, 'given_by_you', x.giver_id in (select id from me),
      'given_at', x.given_at, 'revoked_at', x.revoked_at) order by x.given_at, x.id), '[]')
      from public.decision_proxies x join public.properties r on r.id = x.property_id
      where x.giver_id in (select id from me) or x.holder_id in (select id from me)),
    'attendance', (select coalesce(jsonb_agg(jsonb_build_object('assembly', a.title, 'arrived_at', t.arrived_at, 'left_at', t.left_at)
      order by t.arrived_at, t.id), '[]')
      from public.assembly_attendance t join public.assemblies a on a.id = t.assembly_id where t.person_id in (select id from me)),
    'signed_minutes', (select coalesce(jsonb_agg(jsonb_build_object('assembly', a.title, 'role', s.role, 'name', s.full_name,
      'signed_at', s.signed_at) order by s.signed_at), '[]')
      from public.minutes_signatures s join public.assemblies a on a.id = s.assembly_id where s.user_id = p_user_id)))
$$;
comment on function private.export_decisions is
  'What a person owns, voted, said and signed in a building''s decisions. How they voted in a secret one is kept nowhere.';
