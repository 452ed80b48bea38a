-- What is found stands in the order of its list.

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
      order by p.name_order, p.id limit private.search_limit();
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
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
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
      order by pe.full_name_order, t.id limit private.search_limit();
  end if;
end
$$;

create or replace function private.find_people_by_name(p_organization_id uuid, p_text text)
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

create or replace function private.find_vendors(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_digits text := regexp_replace(p_text, '[\s().+/-]', '', 'g');
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select v.id from public.vendors v
      where v.organization_id = p_organization_id
        and (private.plain_text(v.name || ' ' || v.email) like v_pattern
            and (v_every = '{}' or ' ' || private.plain_text(v.name || ' ' || v.email) like all (v_every))
          or v_digits ~ '^[0-9]{3,}$' and (v.identity_number like '%' || v_digits || '%'
            or regexp_replace(v.phone, '\D', '', 'g') like '%' || v_digits || '%'))
      order by v.name_order, v.id limit private.search_limit();
  end if;
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
    order by pr.name_order, f.label collate private.natural_order limit v_limit;
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email)
      from private.find_people(p_organization_id, p_text, 200) f (person_id)
      join public.people pe on pe.id = f.person_id
      order by pe.search_text limit v_limit;
  end if;
end
$$;

create or replace function private.list_members(p_organization_id uuid)
returns table (user_id uuid, full_name text, email text, role public.membership_role, joined_at timestamptz,
  has_second_factor boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  end if;
  return query
    select m.user_id, p.full_name, u.email::text, m.role, m.created_at,
      case when p_organization_id in (select private.my_organization_ids('members.manage')) then
        exists (select 1 from auth.mfa_factors f where f.user_id = m.user_id and f.status = 'verified') end
    from public.memberships m
    join auth.users u on u.id = m.user_id
    join public.profiles p on p.id = m.user_id
    where m.organization_id = p_organization_id
    order by m.role, p.full_name collate private.natural_order, m.user_id;
end
$$;

create or replace function private.house_rule_readers(p_property_id uuid)
returns table (lease_tenant_id uuid, unit_label text, full_name text, acknowledged_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select t.id, u.label, p.full_name, a.acknowledged_at
  from public.leases l
  join public.units u on u.id = l.unit_id
  join public.lease_tenants t on t.lease_id = l.id
  join public.people p on p.id = t.person_id
  left join public.house_rules r on r.property_id = l.property_id
    and r.version = (select max(version) from public.house_rules where property_id = p_property_id)
  left join public.house_rule_acknowledgements a on a.rules_id = r.id and a.lease_id = l.id and a.user_id = t.user_id
  where l.property_id = p_property_id and private.is_occupying(l.status)
    and l.organization_id in (select private.my_organization_ids('people.read'))
  order by u.label_order, p.full_name_order
$$;
