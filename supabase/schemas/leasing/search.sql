create function private.find_tenants(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select t.id from public.people pe
      join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
        and ' ' || pe.search_text like all (v_every)
      order by pe.full_name_order, t.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_tenants is 'Tenants of leases by a part of name, telephone or identity number.';

create function private.find_people_by_name(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select pe.id from public.people pe
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
        and ' ' || pe.search_text like all (v_every)
      order by pe.full_name_order, pe.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_people_by_name is
  'The first people by name that the text finds, for readers of people.';

create function public.search_tenants(p_organization_id uuid, p_text text)
returns setof public.tenants_list
language sql stable set search_path = ''
as $$ select l.* from public.tenants_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_tenants(p_organization_id, p_text))) $$;
select private.declare_verb('search_tenants', 'rows', p_comment =>
  'Rows of tenants_list with the text in name, telephone or identity number, the first 300 by name.');

create function public.search_people(p_organization_id uuid, p_text text)
returns setof public.people
language sql stable set search_path = ''
as $$ select p.* from public.people p where p.organization_id = p_organization_id
  and p.id = any (array(select private.find_people_by_name(p_organization_id, p_text))) $$;
select private.declare_verb('search_people', 'rows', p_comment =>
  'People with the text in name, telephone or identity number, the first 300 by name.');

grant execute on function private.find_tenants, private.find_people_by_name to authenticated;
