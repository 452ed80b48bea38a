create view public.assets_list with (security_invoker = true) as
select a.id, a.organization_id, a.property_id, a.unit_id, a.name, a.kind, a.maker, a.model, a.serial_number, a.installed_on,
  a.warranty_until, a.expected_life_years, a.cost_minor, a.cost_currency, a.note, a.retired_on, a.created_at, a.name_order,
  a.search_text, p.name as property_name, p.name_order as property_name_order, u.label as unit_label,
  (a.installed_on + make_interval(years => a.expected_life_years))::date as life_ends_on,
  coalesce(m.request_count, 0)::integer as request_count, coalesce(m.open_count, 0)::integer as open_count
from public.assets a
join public.properties p on p.organization_id = a.organization_id and p.id = a.property_id
left join public.units u on u.id = a.unit_id
left join lateral (select count(*) as request_count, count(*) filter (where r.status in ('pending', 'in_progress')) as open_count
  from public.maintenance_requests r where r.asset_id = a.id) m on true;
comment on view public.assets_list is 'Assets with their place, when their expected life ends, and how many requests they had.';
grant select on public.assets_list to authenticated, service_role;
