create view public.assemblies_list with (security_invoker = true) as
select a.id, a.organization_id, a.property_id, p.name as property_name, a.status, a.title, a.place, a.starts_at, a.second_call_at, a.call,
  a.called_at, a.opened_at, a.closed_at, a.created_at, a.rules_id,
  a.quorum, a.minutes, a.minutes_hash,
  private.plain_text(a.title || ' ' || a.place) as search_text,
  (select count(*) from public.assembly_items i where i.assembly_id = a.id)::integer as item_count,
  (select count(*) from public.minutes_signatures s where s.assembly_id = a.id)::integer as signature_count
from public.assemblies a
left join public.properties p on p.organization_id = a.organization_id and p.id = a.property_id;
comment on view public.assemblies_list is 'Assemblies with their building, how many items they have and how many have signed.';
grant select on public.assemblies_list to authenticated, service_role;
