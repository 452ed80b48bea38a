-- Where a portfolio's properties are: what the map of properties shows, by the filters of their list.
create function public.property_places(
  p_organization_id uuid, p_text text default '', p_types public.property_type[] default null, p_is_archived boolean default false)
returns table (province text, municipality text, property_count integer)
language sql
stable
set search_path = ''
as $$
  select p.province, p.municipality, count(*)::integer
  from public.properties p
  where p.organization_id = p_organization_id and (p.archived_at is not null) = p_is_archived
    and (p_types is null or p.property_type = any (p_types))
    and (btrim(p_text) = '' or p.id = any (array(select private.find_properties(p_organization_id, p_text))))
  group by 1, 2
  order by 1, 3 desc, 2
$$;
select private.declare_verb('property_places', 'rows', p_comment =>
  'How many properties there are in each municipality, by province, as far as the caller may read them.');
