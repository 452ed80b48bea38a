create function private.assembly_units(p_assembly_id uuid)
returns table (unit_id uuid, unit_label text, weight bigint, attendance_id uuid, person_id uuid, person_name text, proxy_id uuid,
  arrived_at timestamptz, stand_ins jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
  v_rules public.decision_rules;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id;
  perform private.require_record(v_assembly.organization_id, 'people.read');
  select * into v_rules from public.decision_rules
  where id = coalesce(v_assembly.rules_id, (private.current_decision_rules(v_assembly.property_id)).id);
  return query
  select u.id, u.label, case when v_rules.weight <> 'one_each' then
      (select r.weight from private.roll_of(v_assembly.property_id, v_rules) r where r.unit_id = u.id) end,
    a.id, a.person_id, n.full_name, a.proxy_id, a.arrived_at,
    (select coalesce(jsonb_agg(jsonb_build_object('person_id', s.person_id, 'name', p.full_name, 'proxy_id', s.proxy_id,
        'giver_name', g.full_name) order by s.proxy_id is not null, p.full_name collate private.natural_order, s.proxy_id), '[]')
      from (select unnest(h.person_ids) as person_id, null::uuid as proxy_id, null::uuid as giver_id
        union all select null, null, null where h.of_organization
        union all select x.holder_id, x.id, x.giver_id from public.decision_proxies x
        where x.property_id = v_assembly.property_id and x.revoked_at is null and (x.unit_id is null or x.unit_id = u.id)
          and (x.decision_id is null or exists (select 1 from public.decisions d where d.id = x.decision_id and d.assembly_id = p_assembly_id))
          and (x.giver_id = any (h.person_ids) or x.giver_id is null and h.of_organization)) s
      left join public.people p on p.id = s.person_id left join public.people g on g.id = s.giver_id)
  from private.roll_of(v_assembly.property_id, jsonb_populate_record(v_rules, '{"weight": "unit"}')) h
  join public.units u on u.id = h.unit_id
  left join public.assembly_attendance a on a.assembly_id = p_assembly_id and a.unit_id = u.id and a.left_at is null
  left join public.people n on n.id = a.person_id
  order by u.label_order, u.id;
end
$$;
select private.declare_verb('assembly_units', 'people.read', p_comment =>
  'The units of an assembly''s building, each with its weight (null where votes are by person), who stands for it now, and who may: stand_ins [{person_id, name, proxy_id, giver_name}], a null person for the organization. Error: not_found.');

create function private.assembly_presence(p_assembly_id uuid)
returns table (unit_label text, weight bigint, arrived_at timestamptz, left_at timestamptz, by_proxy boolean, person_name text,
  giver_name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
  v_is_named boolean;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id and (id in (select private.my_assembly_ids())
    or organization_id in (select private.my_organization_ids('portfolio.read')));
  if not found then
    perform private.fail('not_found');
  end if;
  v_is_named := v_assembly.organization_id in (select private.my_organization_ids('people.read'))
    or exists (select 1 from public.unit_owners o where o.property_id = v_assembly.property_id
      and o.person_id in (select private.my_person_ids()));
  return query
  select u.label, a.weight, a.arrived_at, a.left_at, a.proxy_id is not null, case when v_is_named then p.full_name end,
    case when v_is_named then g.full_name end
  from public.assembly_attendance a
  join public.units u on u.id = a.unit_id
  left join public.people p on p.id = a.person_id
  left join public.decision_proxies x on x.id = a.proxy_id
  left join public.people g on g.id = x.giver_id
  where a.assembly_id = p_assembly_id
  order by u.label_order, a.arrived_at, a.id;
end
$$;
select private.declare_verb('assembly_presence', 'people.read, portfolio.read, own', p_comment =>
  'Who stood for which unit of an assembly, from when until when and with what weight, for its minutes. Names are for those who read people and for co-owners of the building. Error: not_found.');
