-- What forms 606, IT-1 and IR-17 have to know of a bill's receipt: that there is none, and at which rate dollars are told in pesos.
alter table public.bills
  add column no_receipt_reason text check (no_receipt_reason in ('state_fee', 'bank_fee', 'payroll', 'informal', 'other')),
  add column dop_rate numeric(12, 4) check (dop_rate > 0 and dop_rate < 100000),
  add column rate_source text not null default '' check (char_length(rate_source) <= 80),
  add column rated_on date,
  add check (no_receipt_reason is null or (ncf = '' and modified_ncf = '')),
  add check (no_receipt_reason is null or itbis_to_cost_minor = itbis_minor),
  add check (dop_rate is null or (currency <> 'DOP' and rate_source <> '' and rated_on <= billed_on)),
  add check ((dop_rate is null) = (rated_on is null));
comment on column public.bills.no_receipt_reason is
  'Why the bill has no fiscal receipt and never will: it stands in no 606, and none of its ITBIS is credited. Null: it has one, or waits for it.';
comment on column public.bills.dop_rate is
  'Pesos for one of the bill''s currency, for the forms of the tax authority; null for pesos, and where nobody knows it. The books keep the bill''s own currency.';

drop trigger keep_posted_fields on public.bills;
create trigger keep_posted_fields before update on public.bills for each row when (old.entry_id is not null)
  execute function private.keep_posted_fields('status', 'paid_minor', 'paid_on', 'payment_form', 'reversal_entry_id',
    'decision_reason', 'total_minor', 'payable_minor', 'outstanding_minor',
    'ncf', 'modified_ncf', 'expense_kind', 'no_receipt_reason', 'dop_rate', 'rate_source', 'rated_on');

create function private.with_receipt(p_bill public.bills)
returns public.bills
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_bill public.bills := p_bill;
begin
  v_bill.no_receipt_reason := nullif(btrim(v_bill.no_receipt_reason), '');
  v_bill.rate_source := left(btrim(coalesce(v_bill.rate_source, '')), 80);
  if v_bill.no_receipt_reason is not null and v_bill.ncf <> '' then
    perform private.fail('receipt_and_reason');
  elsif v_bill.no_receipt_reason is not null and v_bill.itbis_to_cost_minor <> v_bill.itbis_minor then
    perform private.fail('itbis_without_receipt');
  elsif v_bill.currency = 'DOP' then
    v_bill.dop_rate := null;
  elsif v_bill.dop_rate is not null then
    v_bill.rated_on := coalesce(v_bill.rated_on, v_bill.billed_on);
    if v_bill.dop_rate <= 0 or v_bill.rate_source = '' or v_bill.rated_on > v_bill.billed_on then
      perform private.fail('rate_missing');
    end if;
  else
    -- A rate older than a week says nothing of the day of the bill.
    select r.rate, r.source, r.rated_on into v_bill.dop_rate, v_bill.rate_source, v_bill.rated_on
    from public.exchange_rates r
    where r.organization_id = v_bill.organization_id and r.rated_on between v_bill.billed_on - 7 and v_bill.billed_on
    order by r.rated_on desc, r.created_at desc limit 1;
  end if;
  if v_bill.dop_rate is null then
    v_bill.rate_source := '';
    v_bill.rated_on := null;
  end if;
  return v_bill;
end
$$;
comment on function private.with_receipt is
  'A bill with what belongs to its receipt in order: no number beside a reason to have none, no ITBIS credited without one, a rate with its source and day, that of the day where none is given and one is saved. Errors: receipt_and_reason, itbis_without_receipt, rate_missing.';
revoke execute on function private.with_receipt from public, anon, authenticated;

create or replace function private.write_bill(
  p_id uuid, p_organization_id uuid, p_bill public.bills, p_lines jsonb, p_recurring_bill_id uuid, p_created_by uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills := p_bill;
begin
  v_bill.organization_id := p_organization_id;
  v_bill := private.with_receipt(v_bill);
  insert into public.bills (id, organization_id, vendor_id, property_id, unit_id, ncf, modified_ncf, no_receipt_reason, expense_kind,
    billed_on, due_on, currency, dop_rate, rate_source, rated_on, services_minor, goods_minor, itbis_minor, itbis_withheld_minor,
    itbis_proportional_minor, itbis_to_cost_minor, isr_kind, isr_withheld_minor, excise_minor, other_taxes_minor, tip_minor, note,
    recurring_bill_id, created_by, edited_by)
  values (p_id, p_organization_id, v_bill.vendor_id, v_bill.property_id, v_bill.unit_id, v_bill.ncf, v_bill.modified_ncf,
    v_bill.no_receipt_reason, v_bill.expense_kind, v_bill.billed_on, v_bill.due_on, v_bill.currency, v_bill.dop_rate,
    v_bill.rate_source, v_bill.rated_on, v_bill.services_minor, v_bill.goods_minor, v_bill.itbis_minor, v_bill.itbis_withheld_minor,
    v_bill.itbis_proportional_minor, v_bill.itbis_to_cost_minor, v_bill.isr_kind, v_bill.isr_withheld_minor, v_bill.excise_minor,
    v_bill.other_taxes_minor, v_bill.tip_minor, v_bill.note, p_recurring_bill_id, p_created_by, p_created_by)
  on conflict (id) do update set vendor_id = excluded.vendor_id, property_id = excluded.property_id, unit_id = excluded.unit_id,
    ncf = excluded.ncf, modified_ncf = excluded.modified_ncf, no_receipt_reason = excluded.no_receipt_reason,
    expense_kind = excluded.expense_kind, billed_on = excluded.billed_on, due_on = excluded.due_on, currency = excluded.currency,
    dop_rate = excluded.dop_rate, rate_source = excluded.rate_source, rated_on = excluded.rated_on,
    services_minor = excluded.services_minor, goods_minor = excluded.goods_minor, itbis_minor = excluded.itbis_minor,
    itbis_withheld_minor = excluded.itbis_withheld_minor, itbis_proportional_minor = excluded.itbis_proportional_minor,
    itbis_to_cost_minor = excluded.itbis_to_cost_minor, isr_kind = excluded.isr_kind, isr_withheld_minor = excluded.isr_withheld_minor,
    excise_minor = excluded.excise_minor, other_taxes_minor = excluded.other_taxes_minor, tip_minor = excluded.tip_minor,
    note = excluded.note, edited_by = excluded.edited_by;
  delete from public.bill_lines where bill_id = p_id;
  insert into public.bill_lines (organization_id, bill_id, position, account_id, property_id, description, is_goods, amount_minor)
  select p_organization_id, p_id, l.position, (l.value ->> 'account_id')::uuid,
    coalesce((l.value ->> 'property_id')::uuid, v_bill.property_id), btrim(l.value ->> 'description'),
    coalesce((l.value ->> 'is_goods')::boolean, false), (l.value ->> 'amount_minor')::bigint
  from jsonb_array_elements(p_lines) with ordinality as l (value, position);
end
$$;

create or replace view public.bills_list with (security_invoker = true) as
select b.id, b.organization_id, b.vendor_id, v.name as vendor_name, v.identity_number as vendor_identity_number, b.property_id,
  p.name as property_name, b.unit_id, u.label as unit_label, b.status, b.ncf, b.modified_ncf, b.expense_kind, b.billed_on, b.due_on,
  b.paid_on, b.currency, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor, b.itbis_proportional_minor,
  b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor, b.tip_minor, b.payment_form,
  b.total_minor, b.payable_minor, b.paid_minor, b.outstanding_minor, b.note, b.recurring_bill_id, b.created_by, b.submitted_by,
  b.decided_at, b.decision_reason, b.entry_id, b.reversal_entry_id, b.created_at,
  (select l.description from public.bill_lines l where l.bill_id = b.id order by l.position limit 1) as description,
  b.no_receipt_reason, b.dop_rate, b.rate_source, b.rated_on, v.identity_type as vendor_identity_type
from public.bills b
join public.vendors v on v.id = b.vendor_id
left join public.properties p on p.id = b.property_id
left join public.units u on u.id = b.unit_id;

drop function public.tax_purchases(uuid, date, date, boolean, uuid, integer);
create function public.tax_purchases(p_organization_id uuid, p_from date, p_to date, p_is_by_payment boolean default false,
  p_after_id uuid default '00000000-0000-0000-0000-000000000000', p_limit integer default 1000)
returns table (id uuid, vendor_id uuid, vendor_name text, vendor_id_type public.identity_type, vendor_tax_id text, expense_kind text,
  ncf text, modified_ncf text, no_receipt_reason text, billed_on date, paid_on date, currency public.currency_code, dop_rate numeric,
  services_minor bigint, goods_minor bigint, itbis_minor bigint, itbis_withheld_minor bigint, itbis_proportional_minor bigint,
  itbis_to_cost_minor bigint, isr_kind text, isr_withheld_minor bigint, excise_minor bigint, other_taxes_minor bigint,
  tip_minor bigint, payment_form text)
language sql
stable
set search_path = ''
as $$
  select b.id, b.vendor_id, v.name, v.identity_type, v.identity_number, b.expense_kind, b.ncf, b.modified_ncf, b.no_receipt_reason,
    b.billed_on, b.paid_on, b.currency, b.dop_rate, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor,
    b.itbis_proportional_minor, b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor,
    b.tip_minor, b.payment_form
  from public.bills b
  join public.vendors v on v.organization_id = b.organization_id and v.id = b.vendor_id
  where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid') and b.id > p_after_id
    and case when p_is_by_payment then b.paid_on else b.billed_on end between p_from and p_to
  order by b.id limit least(p_limit, 1000)
$$;
comment on function public.tax_purchases is
  'Posted bills of some days, by the day of the bill or of its payment, a page at a time by id; amounts in minor units of the bill''s currency, dop_rate pesos for one of it. With the reader''s own rights.';
revoke execute on function public.tax_purchases from public, anon;
grant execute on function public.tax_purchases to authenticated;
