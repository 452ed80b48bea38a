create function public.tax_purchases(p_organization_id uuid, p_from date, p_to date, p_is_by_payment boolean default false,
  p_after_id uuid default '00000000-0000-0000-0000-000000000000', p_limit integer default 1000,
  p_issuer_id uuid default null)
returns table (id uuid, vendor_id uuid, vendor_name text, vendor_id_type public.identity_type, vendor_tax_id text, expense_kind text,
  ncf text, modified_ncf text, no_receipt_reason text, billed_on date, paid_on date, currency public.currency_code, dop_rate numeric,
  services_minor bigint, goods_minor bigint, itbis_minor bigint, itbis_withheld_minor bigint, itbis_proportional_minor bigint,
  itbis_to_cost_minor bigint, isr_kind text, isr_withheld_minor bigint, excise_minor bigint, other_taxes_minor bigint,
  tip_minor bigint, payment_form text)
language plpgsql
stable
set search_path = ''
-- By which of the two days it is asked decides which index serves.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
  return query
    select b.id, b.vendor_id, v.name, v.identity_type, v.identity_number, b.expense_kind,
      -- A number of a trial is none.
      case when exists (select 1 from public.purchase_receipts r
          join public.ecf_documents d on d.organization_id = r.organization_id and d.purchase_receipt_id = r.id and d.environment <> 'ecf'
          where r.organization_id = b.organization_id and r.bill_id = b.id and r.ncf = b.ncf and r.cancelled_on is null)
        then '' else b.ncf end, b.modified_ncf, b.no_receipt_reason,
      b.billed_on, b.paid_on, b.currency, b.dop_rate, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor,
      b.itbis_proportional_minor, b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor,
      b.tip_minor, b.payment_form
    from public.bills b
    join public.vendors v on v.organization_id = b.organization_id and v.id = b.vendor_id
    where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid') and b.id > p_after_id
      and (p_issuer_id is null or b.issuer_id = p_issuer_id)
      and (p_is_by_payment or b.billed_on between p_from and p_to)
      and (not p_is_by_payment or b.paid_on between p_from and p_to)
    order by b.id limit least(p_limit, 1000);
end
$$;
select private.declare_verb('tax_purchases', 'rows', p_comment =>
  'Posted bills of some days, of one issuer or of all (null), by the day of the bill or of its payment, a page at a time by id; ncf is empty of a bill whose own receipt is of a trial; amounts in minor units of the bill''s currency, dop_rate pesos for one of it. With the reader''s own rights.');

create function private.report_tax_summary(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[] default null,
  p_issuer_id uuid default null)
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
        private.itbis_of_invoice(i)::numeric as billed,
        0 as paid, 0 as itbis_by_clients, 0 as isr_by_clients, 0 as isr, 0 as itbis, 0 as left_out
      from public.fiscal_invoices i
      where i.organization_id = p_organization_id and i.cancelled_on is null and i.issued_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
        and (p_issuer_id is null or i.issuer_id = p_issuer_id)
      union all
      select w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate), round(w.isr_minor * i.dop_rate), 0, 0, 0
      from public.fiscal_withholdings w
      join public.fiscal_invoices i on i.id = w.invoice_id
      join public.payments y on y.id = w.payment_id and y.status = 'confirmed'
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
        and (p_issuer_id is null or i.issuer_id = p_issuer_id)
      union all
      -- Payouts are the organization's, not a property's.
      select s.settled_on, 0, 0, s.itbis_withheld_minor, 0, 0, 0, 0
      from public.card_settlements s
      where s.organization_id = p_organization_id and s.reversed_at is null and s.settled_on between p_from and p_to
        and p_property_ids is null and coalesce(p_issuer_id, p_organization_id) = p_organization_id
      union all
      select b.billed_on, 0, case when b.currency <> 'DOP' or private.number_of_bill(b) = '' then 0
          when substring(b.ncf from 2 for 2) in ('04', '34') then b.itbis_to_cost_minor - b.itbis_minor
          else b.itbis_minor - b.itbis_to_cost_minor end, 0, 0, 0, 0, (b.currency <> 'DOP')::integer
      from public.bills b
      where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid')
        and b.billed_on between p_from and p_to and (p_property_ids is null or b.property_id = any (p_property_ids))
        and (p_issuer_id is null or b.issuer_id = p_issuer_id)
      union all
      select b.paid_on, 0, 0, 0, 0, b.isr_withheld_minor, b.itbis_withheld_minor, 0
      from public.bills b
      where b.organization_id = p_organization_id and b.status = 'paid' and b.currency = 'DOP' and b.paid_on between p_from and p_to
        and (p_property_ids is null or b.property_id = any (p_property_ids))
        and (p_issuer_id is null or b.issuer_id = p_issuer_id)
    ) r
    group by 1 order by 1;
end
$$;
select private.declare_verb('report_tax_summary', 'money.read', p_comment =>
  'By month, in centavos of DOP: ITBIS of fiscal receipts by their day (credit notes taken off), ITBIS of bills that may be taken off (those with a receipt of fiscal value) by the day of the bill, what clients withheld by its day, and what was withheld from vendors by the day on which the bill was paid. p_issuer_id: of one issuer; null: of all. left_out_count: bills in dollars, which have no rate. Errors: not_allowed, period_invalid.');
