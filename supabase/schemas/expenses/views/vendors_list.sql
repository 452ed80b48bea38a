create view public.vendors_list with (security_invoker = true) as
select v.id, v.organization_id, v.name, v.identity_type, v.identity_number, v.phone, v.email, v.address, v.bank_name, v.bank_account,
  v.account_id, v.expense_kind, v.itbis_withheld_basis_points, v.isr_kind, v.isr_basis_points, v.archived_at, v.created_at,
  coalesce(t.bill_count, 0)::integer as bill_count, t.last_billed_on, v.name_order,
  array(select r.kind from public.required_vendor_documents r
    cross join lateral (select (now() at time zone o.time_zone)::date as day from public.organizations o where o.id = v.organization_id) today
    where r.organization_id = v.organization_id and not exists (select 1 from public.vendor_documents d
      where d.organization_id = v.organization_id and d.vendor_id = v.id and d.kind = r.kind
        and coalesce(d.valid_from, today.day) <= today.day and coalesce(d.valid_until, today.day) >= today.day)
    order by r.kind) as missing_documents
from public.vendors v
left join lateral (select count(*) as bill_count, max(b.billed_on) as last_billed_on from public.bills b
  where b.organization_id = v.organization_id and b.vendor_id = v.id and b.status <> 'void') t on true;
comment on view public.vendors_list is 'Vendors with how many bills they sent, when the last one, and which required papers are missing or not valid today.';
grant select on public.vendors_list to authenticated, service_role;
