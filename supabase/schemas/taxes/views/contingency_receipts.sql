-- Papers of a contingency that no e-CF replaces yet; due_by is null while it goes on.
create view public.contingency_receipts with (security_invoker = true) as
select i.organization_id, i.issuer_id, i.id as invoice_id, i.ncf, i.ncf_kind, i.issued_on, i.client_name, i.currency,
  i.base_minor + i.itbis_minor as total_minor, c.id as contingency_id, c.ends_on + 30 as due_by
from public.ncf_ranges r
join public.fiscal_invoices i on i.issuer_id = r.issuer_id and i.range_id = r.id and i.cancelled_on is null
left join lateral (
  -- Papers of the day of the end were given out before it.
  select x.id, x.ends_on from public.contingencies x
  where x.organization_id = i.organization_id and x.issuer_id = i.issuer_id and x.starts_on <= i.issued_on
  order by x.starts_on desc limit 1
) c on true
where r.for_contingency and not exists (select 1 from public.fiscal_invoices e
  where e.organization_id = i.organization_id and e.replaces_paper_id = i.id);
comment on view public.contingency_receipts is
  'Paper receipts of a declared contingency that wait for the e-CF that replaces them, and until when: 30 days after its end.';
grant select on public.contingency_receipts to authenticated, service_role;
