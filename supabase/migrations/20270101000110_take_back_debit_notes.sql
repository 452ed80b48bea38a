-- A debit note is cancelled, credited and withheld of as a receipt is; its paper lists what it adds.
create or replace function private.cancel_fiscal_invoice(p_request_id uuid, p_invoice_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'cancel_fiscal_invoice', jsonb_build_object('invoice', p_invoice_id, 'reason', p_reason));
  v_invoice public.fiscal_invoices;
begin
  if v_known is not null then
    return p_invoice_id;
  end if;
  v_invoice := private.invoice_for_verb(p_invoice_id);
  if coalesce(p_reason, '') !~ '^(0[1-9]|10)$' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('note_stays');
  elsif exists (select 1 from public.fiscal_invoices where organization_id = v_invoice.organization_id and modifies_id = p_invoice_id
      and cancelled_on is null)
    -- A credit note takes charges off a debit note, and names the receipt.
    or exists (select 1 from public.fiscal_invoice_charges where invoice_id = p_invoice_id and not is_live) then
    perform private.fail('invoice_has_note');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  end if;
  perform private.require_open_form(v_invoice.organization_id, '607', v_invoice.issued_on);
  perform private.require_open_form(v_invoice.organization_id, '608', v_invoice.issued_on);
  -- The ITBIS goes with the receipt; the rent stays owed, and may get another receipt.
  perform private.release_charges(p_invoice_id, array(select charge_id from public.fiscal_invoice_charges
    where invoice_id = p_invoice_id and is_live and is_itbis), v_invoice.ncf);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice_id and is_live;
  update public.fiscal_invoices set cancelled_on = private.organization_today(v_invoice.organization_id), cancellation_reason = p_reason
  where id = p_invoice_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_invoice_id));
  return p_invoice_id;
end
$$;

create or replace function private.issue_credit_note(p_request_id uuid, p_invoice_id uuid, p_charge_ids uuid[], p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'issue_credit_note',
    jsonb_build_object('invoice', p_invoice_id, 'charges', p_charge_ids, 'reason', p_reason));
  v_id uuid := gen_random_uuid();
  v_invoice public.fiscal_invoices;
  v_lease public.leases;
  v_today date;
  v_base bigint;
  v_itbis bigint;
  v_left bigint;
  v_itbis_charge public.charges;
  v_new_charge uuid;
  v_ncf record;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.organization_today(v_invoice.organization_id);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  end if;
  perform private.require_open_form(v_invoice.organization_id, '607', v_today);
  select coalesce(sum(amount_minor) filter (where charge_id = any (p_charge_ids)), 0),
    coalesce(sum(amount_minor) filter (where charge_id <> all (p_charge_ids)), 0) into v_base, v_left
  from public.fiscal_invoice_charges where invoice_id = p_invoice_id and is_live and not is_itbis;
  if v_base = 0 or (select count(*) from public.fiscal_invoice_charges where invoice_id = p_invoice_id and is_live and not is_itbis
      and charge_id = any (p_charge_ids)) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  end if;
  select c.* into v_itbis_charge from public.charges c join public.fiscal_invoice_charges i on i.charge_id = c.id
  where i.invoice_id = p_invoice_id and i.is_live and i.is_itbis;
  v_itbis := coalesce(v_itbis_charge.amount_minor, 0) - private.itbis_on(v_left, v_invoice.treatment, v_invoice.issued_on);
  select * into v_ncf from private.allocate_ncf(v_invoice.organization_id, 'credit_note', v_today);
  perform private.release_charges(p_invoice_id, p_charge_ids, v_ncf.ncf);
  if v_itbis_charge.id is not null and v_itbis > 0 then
    perform private.release_charges(p_invoice_id, array[v_itbis_charge.id], v_ncf.ncf);
    if v_itbis_charge.amount_minor > v_itbis then
      select * into strict v_lease from public.leases where id = v_invoice.lease_id;
      v_new_charge := private.post_charge(v_lease, 'itbis', v_itbis_charge.amount_minor - v_itbis, v_itbis_charge.due_on, v_today,
        p_description => 'ITBIS ' || v_invoice.ncf);
      insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
      values (p_invoice_id, v_new_charge, v_invoice.organization_id, v_invoice.lease_id, true, v_itbis_charge.amount_minor - v_itbis);
    end if;
  end if;
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, on_credit_minor, created_by)
  values (v_id, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, v_ncf.range_id, v_ncf.ncf, 'credit_note',
    -- A note is about a receipt, never about another note: what a debit note added is taken off the receipt that it names.
    v_ncf.expires_on, coalesce(v_invoice.modifies_id, p_invoice_id), left(btrim(p_reason), 300), v_today, v_invoice.client_name,
    v_invoice.client_id_type, v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description,
    v_invoice.currency, v_invoice.dop_rate, v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create or replace function private.record_withholding(
  p_request_id uuid, p_invoice_id uuid, p_withheld_on date, p_itbis_minor bigint, p_isr_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'record_withholding', jsonb_build_object('invoice', p_invoice_id,
    'on', p_withheld_on, 'itbis', p_itbis_minor, 'isr', p_isr_minor));
  v_id uuid := gen_random_uuid();
  v_payment uuid := gen_random_uuid();
  v_invoice public.fiscal_invoices;
  v_total bigint := coalesce(p_itbis_minor, 0) + coalesce(p_isr_minor, 0);
  v_today date;
  v_entry uuid;
  v_number bigint;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.organization_today(v_invoice.organization_id);
  if v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif coalesce(p_itbis_minor, 0) < 0 or coalesce(p_isr_minor, 0) < 0 or v_total <= 0 then
    perform private.fail('amount_not_positive');
  elsif coalesce(p_itbis_minor, 0) > v_invoice.itbis_minor or coalesce(p_isr_minor, 0) > v_invoice.base_minor
    or private.has_withholding(p_invoice_id) then
    perform private.fail('withholding_exceeds_invoice');
  elsif p_withheld_on is null or p_withheld_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_withheld_on < v_invoice.issued_on then
    perform private.fail('date_before_invoice');
  elsif v_total > private.open_amount(v_invoice.lease_id) then
    perform private.fail('withholding_exceeds_owed', jsonb_build_object('owed_minor', private.open_amount(v_invoice.lease_id)));
  end if;
  perform private.require_open_withholding(v_invoice, p_withheld_on);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_payment, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, 'reported', 'withholding',
    v_invoice.currency, v_total, p_withheld_on, v_invoice.ncf);
  v_entry := private.post_entry(v_invoice.organization_id, 'payment', p_withheld_on, v_invoice.currency, v_invoice.lease_id,
    v_invoice.property_id, jsonb_build_array(jsonb_build_object('account', 'withholdings_receivable', 'amount', v_total),
      jsonb_build_object('account', 'receivables', 'amount', -v_total)), v_invoice.ncf);
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = v_payment;
  perform private.allocate_withholding(v_payment, p_invoice_id, coalesce(p_itbis_minor, 0), coalesce(p_isr_minor, 0), p_withheld_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_invoice.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_invoice.organization_id, v_number, v_payment, v_invoice.lease_id, v_today, v_invoice.currency, v_total,
    private.receipt_details(v_payment));
  insert into public.fiscal_withholdings (id, organization_id, invoice_id, lease_id, payment_id, withheld_on, itbis_minor, isr_minor)
  values (v_id, v_invoice.organization_id, p_invoice_id, v_invoice.lease_id, v_payment, p_withheld_on, coalesce(p_itbis_minor, 0),
    coalesce(p_isr_minor, 0));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

-- A credit note also takes back what debit notes added to the receipt that it names.
create or replace view public.fiscal_invoice_lines with (security_invoker = true) as
select i.id as invoice_id, i.organization_id, i.lease_id, c.id as charge_id, c.kind, c.description, c.period_start, c.period_end,
  c.due_on, x.amount_minor
from public.fiscal_invoices i
join lateral (
  select i.id where i.ncf_kind <> 'credit_note'
  union all
  select i.modifies_id where i.ncf_kind = 'credit_note'
  union all
  select d.id from public.fiscal_invoices d where i.ncf_kind = 'credit_note' and d.organization_id = i.organization_id
    and d.modifies_id = i.modifies_id and d.ncf_kind = 'debit_note'
) f on true
join public.fiscal_invoice_charges x on x.organization_id = i.organization_id and x.invoice_id = f.id and not x.is_itbis
join public.charges c on c.id = x.charge_id
-- A credit note reverses the charges that it takes back, and names itself as the reason.
where i.ncf_kind <> 'credit_note' or c.reversal_reason = i.ncf;

create or replace view public.charges_to_invoice with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor - c.credited_minor as amount_minor,
  p.name as property_name, u.label as unit_label, u.unit_use, 'furnished' = any (u.amenities) as is_furnished,
  pe.full_name as tenant_name, pe.identity_type, pe.identity_number, c.property_id,
  r.id as receipt_id, r.ncf as receipt_ncf, r.treatment as receipt_treatment, r.client_name as receipt_client
from public.charges c
join public.properties p on p.id = c.property_id
join public.leases l on l.id = c.lease_id
join public.units u on u.id = l.unit_id
left join public.lease_tenants lt on lt.lease_id = c.lease_id and lt.is_primary
left join public.people pe on pe.id = lt.person_id
left join public.fiscal_invoice_charges x on x.charge_id = c.late_fee_for and x.is_live
left join public.fiscal_invoices n on n.id = x.invoice_id
left join public.fiscal_invoices r on r.id = coalesce(n.modifies_id, n.id)
where c.reversed_at is null and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  and not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live);
comment on view public.charges_to_invoice is
  'Charges without a fiscal receipt, with who would get it; receipt: of a late fee the one of its rent, which a debit note adds it to.';

create or replace view public.fiscal_invoices_list with (security_invoker = true) as
select i.id, i.organization_id, i.lease_id, i.property_id, i.range_id, i.ncf, i.ncf_kind, i.ncf_expires_on, i.modifies_id,
  i.reason, i.issued_on, i.client_name, i.client_id_type, i.client_id, i.income_type, i.treatment, i.description, i.currency,
  i.dop_rate, i.rate_source, i.base_minor, i.itbis_minor, i.paid_cash_minor, i.paid_transfer_minor, i.paid_card_minor,
  i.paid_other_minor, i.on_credit_minor, i.cancelled_on, i.cancellation_reason, i.created_by, i.created_at, m.ncf as modified_ncf, p.name as property_name, u.label as unit_label, u.unit_use,
  'furnished' = any (u.amenities) as is_furnished,
  w.withheld_on, coalesce(w.itbis_minor, 0)::bigint as itbis_withheld_minor, coalesce(w.isr_minor, 0)::bigint as isr_withheld_minor,
  exists (select 1 from public.fiscal_invoice_charges c where c.organization_id = i.organization_id and c.invoice_id = i.id
    and c.is_live and not c.is_itbis) as is_standing,
  i.is_itbis_lost, m.issued_on as modified_issued_on
from public.fiscal_invoices i
join public.properties p on p.id = i.property_id
join public.leases l on l.id = i.lease_id
join public.units u on u.id = l.unit_id
left join public.fiscal_invoices m on m.organization_id = i.organization_id and m.id = i.modifies_id
left join lateral (
  select max(x.withheld_on) as withheld_on, sum(x.itbis_minor) as itbis_minor, sum(x.isr_minor) as isr_minor
  from public.fiscal_withholdings x join public.payments y on y.id = x.payment_id and y.status = 'confirmed'
  where x.organization_id = i.organization_id and x.invoice_id = i.id
) w on true;
