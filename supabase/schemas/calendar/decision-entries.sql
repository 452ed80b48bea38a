-- When buildings meet and when they have decided.
create function private.decision_entries(p_organization_id uuid, p_property_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select d.rule || '/' || a.id, 'decision'::public.calendar_kind, d.rule::public.calendar_rule, null::text, null::text,
      null::date, null::date, d.at, d.at, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title', a.title, 'place', nullif(a.place, ''), 'status', a.status)),
      'assembly', a.id, a.property_id, null::uuid, null::uuid, null::uuid, 'decision'::public.calendar_fixed_reason, a.closed_at
    from public.assemblies a
    cross join lateral (values ('assembly_starts', a.starts_at),
      ('assembly_second_call', case when a.status = 'called' or a.call = 2 then a.second_call_at end)) as d (rule, at)
    where a.organization_id = p_organization_id and a.status <> 'draft' and (p_property_id is null or a.property_id = p_property_id)
      and d.at >= p_from - 2 and d.at < p_to + 2;
  return query
    select 'decision_closes/' || d.id, 'decision'::public.calendar_kind, 'decision_closes'::public.calendar_rule, null::text, null::text,
      null::date, null::date, d.closes_at, d.closes_at, p_zone, jsonb_build_object('title', d.question, 'status', d.status),
      'decision', d.id, d.property_id, null::uuid, null::uuid, null::uuid, 'decision'::public.calendar_fixed_reason, d.closed_at
    from public.decisions d
    where d.organization_id = p_organization_id and d.status <> 'draft' and (p_property_id is null or d.property_id = p_property_id)
      and d.closes_at >= p_from - 2 and d.closes_at < p_to + 2;
end
$$;
comment on function private.decision_entries is
  'Assemblies that were called, with their second call while it may come, and when votes outside of them close; null property: all of them.';
