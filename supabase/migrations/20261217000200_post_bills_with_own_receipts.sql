-- A bill for which its organization gives out the receipt gets its number when it is posted.
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
  if v_bill.own_receipt is not null then
    if v_bill.ncf <> '' or v_bill.no_receipt_reason is not null then
      perform private.fail('receipt_and_reason');
    end if;
    perform private.check_own_receipt(v_bill, v_bill.own_receipt);
  end if;
  insert into public.bills (id, organization_id, vendor_id, property_id, unit_id, ncf, modified_ncf, no_receipt_reason, expense_kind,
    billed_on, due_on, currency, dop_rate, rate_source, rated_on, services_minor, goods_minor, itbis_minor, itbis_withheld_minor,
    itbis_proportional_minor, itbis_to_cost_minor, isr_kind, isr_withheld_minor, excise_minor, other_taxes_minor, tip_minor, note,
    recurring_bill_id, created_by, edited_by, own_receipt)
  values (p_id, p_organization_id, v_bill.vendor_id, v_bill.property_id, v_bill.unit_id, v_bill.ncf, v_bill.modified_ncf,
    v_bill.no_receipt_reason, v_bill.expense_kind, v_bill.billed_on, v_bill.due_on, v_bill.currency, v_bill.dop_rate,
    v_bill.rate_source, v_bill.rated_on, v_bill.services_minor, v_bill.goods_minor, v_bill.itbis_minor, v_bill.itbis_withheld_minor,
    v_bill.itbis_proportional_minor, v_bill.itbis_to_cost_minor, v_bill.isr_kind, v_bill.isr_withheld_minor, v_bill.excise_minor,
    v_bill.other_taxes_minor, v_bill.tip_minor, v_bill.note, p_recurring_bill_id, p_created_by, p_created_by,
    v_bill.own_receipt)
  on conflict (id) do update set vendor_id = excluded.vendor_id, property_id = excluded.property_id, unit_id = excluded.unit_id,
    ncf = excluded.ncf, modified_ncf = excluded.modified_ncf, no_receipt_reason = excluded.no_receipt_reason,
    expense_kind = excluded.expense_kind, billed_on = excluded.billed_on, due_on = excluded.due_on, currency = excluded.currency,
    dop_rate = excluded.dop_rate, rate_source = excluded.rate_source, rated_on = excluded.rated_on,
    services_minor = excluded.services_minor, goods_minor = excluded.goods_minor, itbis_minor = excluded.itbis_minor,
    itbis_withheld_minor = excluded.itbis_withheld_minor, itbis_proportional_minor = excluded.itbis_proportional_minor,
    itbis_to_cost_minor = excluded.itbis_to_cost_minor, isr_kind = excluded.isr_kind, isr_withheld_minor = excluded.isr_withheld_minor,
    excise_minor = excluded.excise_minor, other_taxes_minor = excluded.other_taxes_minor, tip_minor = excluded.tip_minor,
    note = excluded.note, edited_by = excluded.edited_by,
    own_receipt = excluded.own_receipt;
  delete from public.bill_lines where bill_id = p_id;
  insert into public.bill_lines (organization_id, bill_id, position, account_id, property_id, description, is_goods, amount_minor)
  select p_organization_id, p_id, l.position, (l.value ->> 'account_id')::uuid,
    coalesce((l.value ->> 'property_id')::uuid, v_bill.property_id), btrim(l.value ->> 'description'),
    coalesce((l.value ->> 'is_goods')::boolean, false), (l.value ->> 'amount_minor')::bigint
  from jsonb_array_elements(p_lines) with ordinality as l (value, position);
end
$$;

create or replace function private.post_bill(p_bill_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_base bigint;
  v_extra bigint;
  v_lines jsonb;
  v_entry uuid;
  v_is_credit boolean;
  v_sign integer;
begin
  select * into strict v_bill from public.bills where id = p_bill_id;
  if v_bill.own_receipt is not null and v_bill.ncf = '' then
    v_bill.ncf := private.give_out_own_receipt(v_bill, v_bill.own_receipt);
  end if;
  v_is_credit := private.is_credit_note(v_bill.ncf);
  v_sign := case when v_is_credit then -1 else 1 end;
  if v_is_credit and v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor > 0 then
    perform private.fail('credit_note_withheld');
  end if;
  v_base := v_bill.services_minor + v_bill.goods_minor;
  -- Taxes that are cost go with the lines, each its share; rounding the running sum keeps every cent.
  v_extra := v_bill.itbis_to_cost_minor + v_bill.excise_minor + v_bill.other_taxes_minor + v_bill.tip_minor;
  select jsonb_agg(jsonb_build_object('account_id', s.account_id, 'property_id', s.property_id,
      'amount', v_sign * (s.amount_minor + round(v_extra::numeric * s.through / v_base)
        - round(v_extra::numeric * (s.through - s.amount_minor) / v_base)))
      order by s.position)
    into v_lines
  from (select l.*, sum(l.amount_minor) over (order by l.position) as through
    from public.bill_lines l where l.bill_id = p_bill_id) s;
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill', v_bill.billed_on, v_bill.currency, v_lines || jsonb_build_array(
    jsonb_build_object('account', 'creditable_itbis', 'amount', v_sign * (v_bill.itbis_minor - v_bill.itbis_to_cost_minor),
      'property_id', v_bill.property_id),
    jsonb_build_object('account', 'payables', 'amount', -v_sign * v_bill.payable_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account', 'withholdings_payable', 'property_id', v_bill.property_id,
      'amount', -(v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor))),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), nullif(v_bill.ncf, '')));
  update public.bills set status = 'approved', ncf = v_bill.ncf, is_credit = v_is_credit, entry_id = v_entry, decided_by = (select auth.uid()),
    decided_at = now()
  where id = p_bill_id;
end
$$;
comment on function private.post_bill is
  'Approves and posts: cost and creditable ITBIS against what is payable to the vendor and what is withheld for the tax authority; a credit note the other way round. Where the organization gives out the receipt itself, it takes the next number. The caller holds the money lock.';

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
  b.own_receipt, (select r.id from public.purchase_receipts r where r.organization_id = b.organization_id and r.bill_id = b.id) as own_receipt_id
from public.bills b
join public.vendors v on v.id = b.vendor_id
left join public.properties p on p.id = b.property_id
left join public.units u on u.id = b.unit_id;
