create function private.find_properties(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select p.id from public.properties p
      where p.organization_id = p_organization_id
        and (p.search_text like v_pattern and ' ' || p.search_text like all (v_every)
          or private.plain_text(p.street || ' ' || p.street_number) like v_pattern
            and (v_every = '{}' or ' ' || private.plain_text(p.street || ' ' || p.street_number) like all (v_every)))
      order by p.name_order, p.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_properties is 'Properties by a part of name, street, sector or municipality.';

create function private.find_units(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := private.search_limit();
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
  v_people_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select h.id from (
        (select u.id, p.name_order, u.label_order from public.properties p
          join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
          where u.organization_id = p_organization_id and u.search_text like v_pattern
            and ' ' || u.search_text like all (v_every)
          order by p.name_order, u.label_order, u.id limit v_limit)
        union
        (select u.id, p.name_order, u.label_order from public.properties p
          join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
          where p.organization_id = p_organization_id and p.search_text like v_pattern
            and ' ' || p.search_text like all (v_every)
          order by p.name_order, u.label_order, u.id limit v_limit)
        union
        (select u.id, p.name_order, u.label_order from public.people pe
          join public.lease_parties t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
          join public.leases l on l.id = t.lease_id and l.status in ('active', 'notice_given', 'month_to_month')
          join public.units u on u.id = l.unit_id
          join public.properties p on p.id = u.property_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by p.name_order, u.label_order, u.id limit v_limit)
      ) h order by h.name_order, h.label_order, h.id limit v_limit;
  end if;
end
$$;
comment on function private.find_units is
  'Units by a part of their label or of their property; for readers of people by their tenant too.';

-- Public functions: the rows of the view, in no order of their own; the request filters, sorts and cuts them.
create function public.search_properties(p_organization_id uuid, p_text text)
returns setof public.properties_list
language sql stable set search_path = ''
as $$ select l.* from public.properties_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_properties(p_organization_id, p_text))) $$;
select private.declare_verb('search_properties', 'rows', p_comment =>
  'Rows of properties_list with the text in name, street, sector or municipality, the first 300 by name.');

create function public.search_units(p_organization_id uuid, p_text text)
returns setof public.units_list
language sql stable set search_path = ''
as $$ select l.* from public.units_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_units(p_organization_id, p_text))) $$;
select private.declare_verb('search_units', 'rows', p_comment =>
  'Rows of units_list with the text in label, property or tenant, the first 300 by property and label.');

grant execute on function private.find_properties, private.find_units to authenticated;
