-- Bills of vendors as forms 606 and IR-17 take them. A database that keeps no bills yet has none to tell.
create function public.tax_purchases(p_organization_id uuid, p_from date, p_to date, p_is_by_payment boolean default false,
  p_after_id uuid default '00000000-0000-0000-0000-000000000000', p_limit integer default 1000)
returns table (id uuid, vendor_id uuid, vendor_id_type public.identity_type, vendor_tax_id text, expense_kind text, ncf text,
  modified_ncf text, billed_on date, paid_on date, currency public.currency_code, services_minor bigint, goods_minor bigint,
  itbis_minor bigint, itbis_withheld_minor bigint, itbis_proportional_minor bigint, itbis_to_cost_minor bigint, isr_kind text,
  isr_withheld_minor bigint, excise_minor bigint, other_taxes_minor bigint, tip_minor bigint, payment_form text)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if to_regclass('public.bills') is null then
    return;
  end if;
  return query
    select b.id, b.vendor_id, v.identity_type, v.identity_number, b.expense_kind, b.ncf, b.modified_ncf, b.billed_on, b.paid_on,
      b.currency, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor, b.itbis_proportional_minor,
      b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor, b.tip_minor, b.payment_form
    from public.bills b
    join public.vendors v on v.organization_id = b.organization_id and v.id = b.vendor_id
    where b.organization_id = p_organization_id and b.status::text in ('approved', 'partially_paid', 'paid') and b.id > p_after_id
      and case when p_is_by_payment then b.paid_on else b.billed_on end between p_from and p_to
    order by b.id limit least(p_limit, 1000);
end
$$;
comment on function public.tax_purchases is
  'Posted bills of some days, by the day of the bill or of its payment, a page at a time by id; amounts in minor units of the bill''s currency. With the reader''s own rights.';
revoke execute on function public.tax_purchases from public, anon;
grant execute on function public.tax_purchases to authenticated;
