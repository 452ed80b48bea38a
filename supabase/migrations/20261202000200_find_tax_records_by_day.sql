-- Forms are made of the bills paid and the receipts withheld from in a month: both are found by that day, in ten years of them.
create index bills_by_payment_day on public.bills (organization_id, paid_on, id) where paid_on is not null;
create index fiscal_withholdings_by_day on public.fiscal_withholdings (organization_id, withheld_on, invoice_id);

create or replace function public.tax_purchases(p_organization_id uuid, p_from date, p_to date, p_is_by_payment boolean default false,
  p_after_id uuid default '00000000-0000-0000-0000-000000000000', p_limit integer default 1000)
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
    select b.id, b.vendor_id, v.name, v.identity_type, v.identity_number, b.expense_kind, b.ncf, b.modified_ncf, b.no_receipt_reason,
      b.billed_on, b.paid_on, b.currency, b.dop_rate, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor,
      b.itbis_proportional_minor, b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor,
      b.tip_minor, b.payment_form
    from public.bills b
    join public.vendors v on v.organization_id = b.organization_id and v.id = b.vendor_id
    where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid') and b.id > p_after_id
      and (p_is_by_payment or b.billed_on between p_from and p_to)
      and (not p_is_by_payment or b.paid_on between p_from and p_to)
    order by b.id limit least(p_limit, 1000);
end
$$;

create function public.invoices_withheld(p_organization_id uuid, p_from date, p_to date)
returns setof public.fiscal_invoices_list
language sql
stable
set search_path = ''
as $$
  select i.* from public.fiscal_invoices_list i
  where i.organization_id = p_organization_id and i.withheld_on between p_from and p_to
    and i.id = any (array(select w.invoice_id from public.fiscal_withholdings w
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to))
$$;
comment on function public.invoices_withheld is
  'Fiscal receipts of which a client withheld something, the last of it on some days. With the reader''s own rights.';
revoke execute on function public.invoices_withheld from public, anon;
grant execute on function public.invoices_withheld to authenticated;

create or replace function public.count_charges_without_receipt(p_organization_id uuid, p_from date, p_to date)
returns table (currency public.currency_code, billed_count integer, missing_count integer, missing_minor bigint, untaxed_count integer)
language sql
stable
set search_path = ''
as $$
  select c.currency, count(*)::integer, count(*) filter (where c.is_missing)::integer,
    coalesce(sum(c.minor) filter (where c.is_missing), 0)::bigint,
    count(*) filter (where c.is_missing and (u.unit_use = 'commercial' or 'furnished' = any (u.amenities)))::integer
  from (
    select c.currency, c.lease_id, c.amount_minor - c.credited_minor as minor,
      not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live) as is_missing
    from public.charges c
    where c.organization_id = p_organization_id and c.due_on between p_from and p_to and c.reversed_at is null
      and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  ) c
  left join public.leases l on l.id = c.lease_id
  left join public.units u on u.id = l.unit_id
  group by c.currency
$$;
