create view public.decision_votes_list with (security_invoker = true) as
select v.id, v.organization_id, v.decision_id, v.unit_id, v.person_ids, v.of_organization, v.weight, v.has_voted, v.is_entered, v.proxy_id,
  u.label as unit_label, u.label_order as unit_label_order,
  array(select pe.full_name from public.people pe where pe.id = any (v.person_ids) order by pe.full_name) as names,
  (select pe.full_name from public.decision_proxies x join public.people pe on pe.id = x.holder_id
    where x.id = case when v.has_voted then v.proxy_id else private.proxy_id_of(v.id) end) as holder_name
from public.decision_votes v
left join public.units u on u.id = v.unit_id;
comment on view public.decision_votes_list is
  'The roll of a decision with names: whose each vote is, whether it was cast, and who cast it, or may, by proxy.';
grant select on public.decision_votes_list to authenticated, service_role;
