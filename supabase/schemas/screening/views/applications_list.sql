create view public.applications_list with (security_invoker = true) as
select a.id, a.organization_id, a.property_id, a.unit_id, a.status, a.source, a.move_in_on, a.term_months, a.rent_minor,
  a.rent_currency, a.is_deposit_ready, a.note, a.decision_reason, a.decided_by, a.decided_at, a.score_override,
  a.score_override_note, a.submitted_at, a.retention_until, a.lease_id, a.created_at,
  p.name as property_name, u.label as unit_label, u.unit_use, m.full_name, m.search_name, m.email, m.phone,
  g.applicant_count, g.income_minor, g.income_count, g.foreign_income_count, g.email_count, g.phone_count, g.identity_count,
  g.occupation_count, g.consent_count,
  r.favorable_kinds, r.reference_count, r.checked_count, d.document_count, d.income_document_count,
  m.full_name collate private.natural_order as full_name_order, p.name_order as property_name_order
from public.applications a
join public.properties p on p.organization_id = a.organization_id and p.id = a.property_id
left join public.units u on u.id = a.unit_id
join public.application_applicants m
  on m.organization_id = a.organization_id and m.application_id = a.id and m.is_primary
-- What the score is made of, so that a list can say it without asking for each row.
cross join lateral (
  select count(*)::integer as applicant_count,
    sum(x.income_minor) filter (where x.income_currency = a.rent_currency)::bigint as income_minor,
    count(x.income_minor)::integer as income_count,
    count(*) filter (where x.income_currency <> a.rent_currency)::integer as foreign_income_count,
    count(*) filter (where x.email <> '')::integer as email_count,
    count(*) filter (where x.phone <> '')::integer as phone_count,
    count(*) filter (where x.identity_number <> '')::integer as identity_count,
    count(*) filter (where x.occupation <> '' or x.employer <> '')::integer as occupation_count,
    count(x.consented_at)::integer as consent_count
  from public.application_applicants x where x.organization_id = a.organization_id and x.application_id = a.id
) g
cross join lateral (
  select coalesce(array_agg(distinct x.kind) filter (where x.outcome = 'favorable'), '{}') as favorable_kinds,
    count(*)::integer as reference_count, count(x.checked_at)::integer as checked_count
  from public.application_references x where x.organization_id = a.organization_id and x.application_id = a.id
) r
cross join lateral (
  select count(*)::integer as document_count, count(*) filter (where x.kind = 'income')::integer as income_document_count
  from public.application_documents x where x.organization_id = a.organization_id and x.application_id = a.id
) d;
comment on view public.applications_list is
  'Applications with their place, their main applicant and what the score is made of.';
grant select on public.applications_list to authenticated, service_role;
