create function private.my_community_ids(p_part text)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select l.property_id from public.leases l left join public.communities c on c.property_id = l.property_id
  where l.id in (select private.my_living_lease_ids())
    and case p_part when 'board' then coalesce(c.has_board, true) when 'areas' then coalesce(c.has_areas, true)
      when 'parcels' then coalesce(c.has_parcels, true) when 'lost_and_found' then coalesce(c.has_lost_and_found, true)
      else true end
$$;
comment on function private.my_community_ids is
  'Properties where the caller lives or works today and that have the part; any other word asks for no part.';

create function private.community_lease(p_property_id uuid, p_part text, p_right text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease_id uuid;
begin
  if exists (select 1 from public.properties where id = p_property_id
    and organization_id in (select private.my_organization_ids(p_right))) then
    return null;
  end if;
  select id into v_lease_id from public.leases
  where property_id = p_property_id and id in (select private.my_living_lease_ids())
    and property_id in (select private.my_community_ids(p_part))
  order by starts_on, id limit 1;
  if v_lease_id is null then
    perform private.fail('not_found');
  end if;
  return v_lease_id;
end
$$;
comment on function private.community_lease is
  'As whom the caller acts in a property: null for the office, else their lease there. Error: not_found.';

create function private.neighbour_name(p_lease_id uuid, p_user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease record;
  v_name text;
  v_shown public.neighbour_name_kind;
begin
  select l.organization_id, l.property_id, u.label into v_lease
  from public.leases l join public.units u on u.id = l.unit_id where l.id = p_lease_id;
  if v_lease.organization_id is null then
    return '';
  end if;
  v_name := coalesce((select nullif(btrim(full_name), '') from public.profiles where id = p_user_id), '');
  if v_lease.organization_id in (select private.my_organization_ids('people.read')) then
    return concat_ws(' · ', nullif(v_name, ''), v_lease.label);
  elsif v_lease.organization_id in (select private.my_organization_ids('portfolio.read')) then
    return v_lease.label;
  elsif v_lease.property_id not in (select private.my_community_ids('any')) and p_user_id is distinct from (select auth.uid()) then
    return '';
  end if;
  v_shown := coalesce((select shown from public.neighbour_names where user_id = p_user_id), 'first_name');
  v_name := nullif(split_part(v_name, ' ', 1), '');
  return case
    when v_shown = 'unit' then v_lease.label
    when v_shown = 'first_name' then coalesce(v_name, v_lease.label)
    else concat_ws(' · ', v_name, v_lease.label) end;
end
$$;
comment on function private.neighbour_name is
  'How the author of something is named to the caller: in full to the office, as they chose to neighbours, not at all to others. Empty for the office.';

grant execute on function private.my_community_ids, private.neighbour_name to authenticated, service_role;
