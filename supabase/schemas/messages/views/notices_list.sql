create view public.notices_list with (security_invoker = true) as
select n.id, n.organization_id, n.title_es, n.body_es, n.title_en, n.body_en, n.search_text, n.audience, n.property_id, n.unit_ids,
  n.lease_ids, n.publish_at, n.expires_at, n.needs_acknowledgement, n.withdrawn_at, n.created_at, n.recipient_count, n.read_count,
  n.acknowledged_count, p.name as property_name,
  case when n.withdrawn_at is not null then 'withdrawn' when n.publish_at > now() then 'scheduled'
    when n.expires_at <= now() then 'past' else 'current' end as state
from public.notices n
left join public.properties p on p.organization_id = n.organization_id and p.id = n.property_id;
comment on view public.notices_list is
  'Notices as the office lists them: scheduled, current, past or withdrawn, with how many have read them.';
grant select on public.notices_list to authenticated, service_role;
