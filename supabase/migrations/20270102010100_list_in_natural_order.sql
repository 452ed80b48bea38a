-- Each list that is sorted by a text has the text in natural order, too, as a column beside it: <column>_order.

create or replace view public.tenants_list with (security_invoker = true) as
-- What no page is ordered by is looked up for the rows of the page alone.
select k.id, k.organization_id, k.person_id, k.lease_id, k.user_id, k.is_primary, k.full_name, k.email, k.phone,
  k.property_id, k.unit_id, k.property_name, k.unit_label, k.rent_minor, k.currency, k.starts_on, k.ends_on, k.status,
  k.receivable_minor, k.credit_minor,
  (select pe.search_name from public.people pe where pe.id = k.person_id) as search_name,
  (select pe.search_text from public.people pe where pe.id = k.person_id) as search_text,
  array(select t.tag from public.person_tags t where t.organization_id = k.organization_id and t.person_id = k.person_id
    order by t.tag collate private.natural_order) as tags,
  k.full_name collate private.natural_order as full_name_order, k.property_name collate private.natural_order as property_name_order
from public.tenant_rows k;

create or replace view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, k.market_rent_minor,
  k.market_rent_currency, u.archived_at, u.created_at,
  -- Who may not read the kept row may still read the property.
  coalesce(k.property_name,
    (select p.name from public.properties p where p.organization_id = u.organization_id and p.id = u.property_id)) as property_name,
  t.lease_id, t.status as lease_status, t.ends_on as lease_ends_on, t.currency as rent_currency, t.rent_minor,
  t.full_name as tenant_name, u.label_order, k.is_let, k.property_name as listed_property, k.label_order as listed_label,
  coalesce(k.property_name,
    (select p.name from public.properties p where p.organization_id = u.organization_id and p.id = u.property_id))
    collate private.natural_order as property_name_order,
  k.property_name collate private.natural_order as listed_property_order
from public.units u
left join public.unit_rows k on k.organization_id = u.organization_id and k.unit_id = u.id
-- Leases in force never share a unit.
left join public.tenant_rows t on t.organization_id = u.organization_id and t.unit_id = u.id and t.is_primary
  and t.status in ('active', 'notice_given', 'month_to_month');

create or replace view public.properties_list with (security_invoker = true) as
select p.id, p.organization_id, p.name, p.property_type, p.street, p.street_number, p.sector, p.municipality, p.province,
  p.archived_at, p.created_at, u.unit_count, private.let_unit_count(p.id) as occupied_unit_count,
  (select f.path from public.property_photos f
    where f.organization_id = p.organization_id and f.property_id = p.id order by f.position limit 1) as cover_path,
  p.name_order, p.municipality collate private.natural_order as municipality_order
from public.properties p
cross join lateral (
  select count(*)::integer as unit_count from public.units
  where organization_id = p.organization_id and property_id = p.id and archived_at is null
) u;

create or replace view public.vendors_list with (security_invoker = true) as
select v.id, v.organization_id, v.name, v.identity_type, v.identity_number, v.phone, v.email, v.address, v.bank_name, v.bank_account,
  v.account_id, v.expense_kind, v.itbis_withheld_basis_points, v.isr_kind, v.isr_basis_points, v.archived_at, v.created_at,
  coalesce(t.bill_count, 0)::integer as bill_count, t.last_billed_on, v.name_order
from public.vendors v
left join lateral (select count(*) as bill_count, max(b.billed_on) as last_billed_on from public.bills b
  where b.organization_id = v.organization_id and b.vendor_id = v.id and b.status <> 'void') t on true;

create or replace view public.documents_list with (security_invoker = true) as
select d.id, d.organization_id, d.kind, d.name, d.file_type, d.size_bytes, d.is_shared, d.path, d.created_at, d.area,
  d.place_property_id as property_id, d.place_unit_id as unit_id, d.lease_id, d.person_id,
  (select p.name from public.properties p where p.id = d.place_property_id) as property_name,
  (select u.label from public.units u where u.id = d.place_unit_id) as unit_label,
  coalesce(
    (select pe.full_name from public.people pe where pe.id = d.person_id),
    (select pe.full_name from public.lease_tenants t join public.people pe on pe.id = t.person_id
      where t.lease_id = d.lease_id and t.is_primary limit 1)
  ) as person_name,
  d.name collate private.natural_order as name_order
from public.documents d;

create or replace view public.bills_list with (security_invoker = true) as
select b.id, b.organization_id, b.vendor_id, v.name as vendor_name, v.identity_number as vendor_identity_number, b.property_id,
  p.name as property_name, b.unit_id, u.label as unit_label, b.status, b.ncf, b.modified_ncf, b.expense_kind, b.billed_on, b.due_on,
  b.paid_on, b.currency, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor, b.itbis_proportional_minor,
  b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor, b.tip_minor, b.payment_form,
  b.total_minor, b.payable_minor, b.paid_minor, b.outstanding_minor, b.note, b.recurring_bill_id, b.created_by, b.submitted_by,
  b.decided_at, b.decision_reason, b.entry_id, b.reversal_entry_id, b.created_at,
  (select l.description from public.bill_lines l where l.bill_id = b.id order by l.position limit 1) as description,
  b.no_receipt_reason, b.dop_rate, b.rate_source, b.rated_on, v.identity_type as vendor_identity_type,
  case when b.entry_id is null then coalesce(substring(b.ncf from 2 for 2) in ('04', '34'), false) else b.is_credit end as is_credit,
  b.own_receipt, (select r.id from public.purchase_receipts r where r.organization_id = b.organization_id and r.bill_id = b.id) as own_receipt_id,
  v.name_order as vendor_name_order
from public.bills b
join public.vendors v on v.id = b.vendor_id
left join public.properties p on p.id = b.property_id
left join public.units u on u.id = b.unit_id;

create or replace view public.maintenance_list with (security_invoker = true) as
select m.id, m.organization_id, m.number, m.property_id, m.unit_id, m.lease_id, m.status, m.stage, m.priority, m.category, m.title,
  m.description, m.may_enter, m.access_note, m.assigned_to, m.scheduled_on, m.created_at, m.respond_by, m.resolve_by, m.responded_at,
  m.completed_at, m.reopened_count, m.rating, m.rating_comment, m.search_text,
  p.name as property_name, u.label as unit_label,
  private.maintenance_actor_name(m.organization_id, m.assigned_to) as assignee_name,
  private.maintenance_actor_name(m.organization_id, m.reported_by) as reporter_name,
  p.name_order as property_name_order
from public.maintenance_requests m
join public.properties p on p.organization_id = m.organization_id and p.id = m.property_id
left join public.units u on u.id = m.unit_id;

create or replace view public.applications_list with (security_invoker = true) as
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

create or replace view public.notice_recipients_list with (security_invoker = true) as
select r.notice_id, r.person_id, r.organization_id, r.lease_id, r.read_at, r.acknowledged_at, pe.full_name,
  pe.user_id is not null as has_account, p.name as property_name, u.label as unit_label,
  pe.full_name_order
from public.notice_recipients r
join public.people pe on pe.organization_id = r.organization_id and pe.id = r.person_id
join public.leases l on l.id = r.lease_id
join public.properties p on p.organization_id = l.organization_id and p.id = l.property_id
join public.units u on u.id = l.unit_id;
