-- The year's taxes by month, from the records that the forms are made of.
create function private.report_tax_summary(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[])
returns table (month text, itbis_billed_minor bigint, itbis_paid_minor bigint, itbis_withheld_by_clients_minor bigint,
  isr_withheld_by_clients_minor bigint, isr_withheld_minor bigint, itbis_withheld_minor bigint, left_out_count integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return query
    select to_char(r.day, 'YYYY-MM'), sum(r.billed)::bigint, sum(r.paid)::bigint, sum(r.itbis_by_clients)::bigint,
      sum(r.isr_by_clients)::bigint, sum(r.isr)::bigint, sum(r.itbis)::bigint, sum(r.left_out)::integer
    from (
      select i.issued_on as day,
        round(i.itbis_minor * i.dop_rate) * case when i.ncf_kind = 'credit_note' then -1 else 1 end as billed,
        0 as paid, 0 as itbis_by_clients, 0 as isr_by_clients, 0 as isr, 0 as itbis, 0 as left_out
      from public.fiscal_invoices i
      where i.organization_id = p_organization_id and i.cancelled_on is null and i.issued_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
      union all
      select w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate), round(w.isr_minor * i.dop_rate), 0, 0, 0
      from public.fiscal_withholdings w
      join public.fiscal_invoices i on i.id = w.invoice_id
      join public.payments y on y.id = w.payment_id and y.status = 'confirmed'
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
      union all
      select b.billed_on, 0, case when b.currency <> 'DOP' then 0
          when substring(b.ncf from 2 for 2) in ('04', '34') then b.itbis_to_cost_minor - b.itbis_minor
          else b.itbis_minor - b.itbis_to_cost_minor end, 0, 0, 0, 0, (b.currency <> 'DOP')::integer
      from public.bills b
      where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid')
        and b.billed_on between p_from and p_to and (p_property_ids is null or b.property_id = any (p_property_ids))
      union all
      select b.paid_on, 0, 0, 0, 0, b.isr_withheld_minor, b.itbis_withheld_minor, 0
      from public.bills b
      where b.organization_id = p_organization_id and b.status = 'paid' and b.currency = 'DOP' and b.paid_on between p_from and p_to
        and (p_property_ids is null or b.property_id = any (p_property_ids))
    ) r
    group by 1 order by 1;
end
$$;
create function public.report_tax_summary(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[] default null)
returns table (month text, itbis_billed_minor bigint, itbis_paid_minor bigint, itbis_withheld_by_clients_minor bigint,
  isr_withheld_by_clients_minor bigint, isr_withheld_minor bigint, itbis_withheld_minor bigint, left_out_count integer)
language sql stable set search_path = ''
as $$ select * from private.report_tax_summary(p_organization_id, p_from, p_to, p_property_ids) $$;
comment on function public.report_tax_summary is
  'By month, in centavos of DOP: ITBIS of fiscal receipts by their day (credit notes taken off), ITBIS of bills that may be taken off by the day of the bill, what clients withheld by its day, and what was withheld from vendors by the day on which the bill was paid. left_out_count: bills in dollars, which have no rate. Errors: not_allowed, period_invalid.';
revoke execute on function private.report_tax_summary, public.report_tax_summary from public, anon;
grant execute on function private.report_tax_summary, public.report_tax_summary to authenticated;
