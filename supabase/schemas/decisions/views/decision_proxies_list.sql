create view public.decision_proxies_list with (security_invoker = true) as
select x.id, x.organization_id, x.property_id, p.name as property_name, x.decision_id, d.question as decision_question, x.unit_id,
  u.label as unit_label, x.giver_id, g.full_name as giver_name, x.holder_id, h.full_name as holder_name, x.given_at, x.revoked_at
from public.decision_proxies x
left join public.properties p on p.organization_id = x.organization_id and p.id = x.property_id
left join public.people h on h.organization_id = x.organization_id and h.id = x.holder_id
left join public.people g on g.organization_id = x.organization_id and g.id = x.giver_id
left join public.units u on u.id = x.unit_id
left join public.decisions d on d.id = x.decision_id;
comment on view public.decision_proxies_list is 'Proxies with the names of who gave and who holds them; no giver is the organization.';
grant select on public.decision_proxies_list to authenticated, service_role;
