-- Every word of what is looked for must be found: places and people.
create or replace function private.find_people(p_organization_id uuid, p_text text, p_limit integer default 1000)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  perform private.require_permission(p_organization_id, 'people.read');
  return query
    select p.id from public.people p
    where p.organization_id = p_organization_id
      and p.search_text like v_pattern and ' ' || p.search_text like all (v_every)
    limit p_limit;
end
$$;

create or replace function private.search_records(p_organization_id uuid, p_text text, p_limit integer)
returns table (kind text, id uuid, title text, detail text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 5), 1), 20);
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  perform private.require_permission(p_organization_id, 'portfolio.read');
  if btrim(coalesce(p_text, '')) = '' then
    return;
  end if;
  return query
    select 'property', p.id, p.name, concat_ws(', ', nullif(p.sector, ''), p.municipality)
    from public.properties p
    where p.organization_id = p_organization_id and p.archived_at is null and p.search_text like v_pattern
      and ' ' || p.search_text like all (v_every)
    order by p.search_text limit v_limit;
  return query
    select 'unit', f.id, f.label, pr.name
    from (select u.id, u.label, u.property_id from public.units u
      where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like v_pattern
        and ' ' || u.search_text like all (v_every) limit 200) f
    join public.properties pr on pr.id = f.property_id
    order by pr.name, f.label limit v_limit;
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email)
      from private.find_people(p_organization_id, p_text, 200) f (person_id)
      join public.people pe on pe.id = f.person_id
      order by pe.search_text limit v_limit;
  end if;
end
$$;

create or replace function private.find_properties(p_organization_id uuid, p_text text)
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
      order by p.name, p.id limit private.search_limit();
  end if;
end
$$;

create or replace function private.find_units(p_organization_id uuid, p_text text)
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
        (select u.id, p.name, u.label_order from public.properties p
          join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
          where u.organization_id = p_organization_id and u.search_text like v_pattern
            and ' ' || u.search_text like all (v_every)
          order by p.name, u.label_order, u.id limit v_limit)
        union
        (select u.id, p.name, u.label_order from public.properties p
          join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
          where p.organization_id = p_organization_id and p.search_text like v_pattern
            and ' ' || p.search_text like all (v_every)
          order by p.name, u.label_order, u.id limit v_limit)
        union
        (select u.id, p.name, u.label_order from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
          join public.leases l on l.id = t.lease_id and l.status in ('active', 'notice_given', 'month_to_month')
          join public.units u on u.id = l.unit_id
          join public.properties p on p.id = u.property_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by p.name, u.label_order, u.id limit v_limit)
      ) h order by h.name, h.label_order, h.id limit v_limit;
  end if;
end
$$;

create or replace function private.find_tenants(p_organization_id uuid, p_text text)
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
      order by pe.full_name, t.id limit private.search_limit();
  end if;
end
$$;

create or replace function private.find_applications(p_organization_id uuid, p_text text)
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
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select a.id from public.application_applicants m
      join public.applications a on a.organization_id = m.organization_id and a.id = m.application_id
      where m.organization_id = p_organization_id and m.is_primary and m.search_name like v_pattern
        and ' ' || m.search_name like all (v_every)
      order by a.created_at desc, a.id desc limit private.search_limit();
  end if;
end
$$;
