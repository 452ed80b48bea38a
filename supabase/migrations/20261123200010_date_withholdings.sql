-- What a client withheld belongs to the IT-1 of the month in which they withheld it, and to the line of its receipt in the 607 only
-- when that was the receipt's month. A month of which it tells nothing may be filed already when the certificate comes.
create function private.require_open_withholding(p_invoice public.fiscal_invoices, p_withheld_on date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_open_form(p_invoice.organization_id, 'IT-1', p_withheld_on);
  if date_trunc('month', p_withheld_on) = date_trunc('month', p_invoice.issued_on) then
    perform private.require_open_form(p_invoice.organization_id, '607', p_invoice.issued_on);
  end if;
end
$$;
comment on function private.require_open_withholding is
  'Refuses with month_filed what a client withheld on a day whose IT-1, or whose receipt''s 607, was filed with it.';

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
  if v_invoice.modifies_id is not null then
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
  perform private.allocate_payment(v_payment, v_total, p_withheld_on, v_entry);
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

create or replace function private.keep_filed_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_open_withholding(i, w.withheld_on)
  from public.fiscal_withholdings w join public.fiscal_invoices i on i.id = w.invoice_id where w.payment_id = new.id;
  return new;
end
$$;
revoke execute on function private.require_open_withholding from public, anon, authenticated;
