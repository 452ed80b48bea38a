create function private.record_withholding(
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
  perform private.require_open_form(v_invoice.organization_id, '607', v_invoice.issued_on);
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

create function private.keep_filed_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_open_form(i.organization_id, '607', i.issued_on)
  from public.fiscal_withholdings w join public.fiscal_invoices i on i.id = w.invoice_id where w.payment_id = new.id;
  return new;
end
$$;
comment on function private.keep_filed_withholding is 'Trigger: what was withheld stays when the form that tells it was filed.';
create trigger keep_filed_withholding before update of status on public.payments
  for each row when (new.status = 'reversed' and old.method::text = 'withholding')
  execute function private.keep_filed_withholding();

create function public.issue_fiscal_invoice(p_request_id uuid, p_charge_ids uuid[], p_kind public.ncf_kind,
  p_treatment public.tax_treatment, p_client_name text, p_client_id_type public.identity_type default null, p_client_id text default '',
  p_income_type text default '04', p_dop_rate numeric default 1, p_rate_source text default '')
returns uuid language sql set search_path = ''
as $$ select private.issue_fiscal_invoice(p_request_id, p_charge_ids, p_kind, p_treatment, p_client_name, p_client_id_type, p_client_id,
  p_income_type, p_dop_rate, p_rate_source) $$;
comment on function public.issue_fiscal_invoice is
  'Gives out a fiscal receipt for charges of one lease; ITBIS is charged on top. p_dop_rate: pesos for one of the lease''s currency, with its source. Returns the invoice''s id. Errors: not_found, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, ncf_kind_not_allowed, charges_mixed, charge_invoiced, client_name_missing, client_id_missing, client_id_malformed, rate_missing, month_filed.';
create function public.cancel_fiscal_invoice(p_request_id uuid, p_invoice_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.cancel_fiscal_invoice(p_request_id, p_invoice_id, p_reason) $$;
comment on function public.cancel_fiscal_invoice is
  'Cancels a receipt of a month that is not filed yet, with a reason of form 608 (01 to 10); its ITBIS is taken back, its charges may get another. Errors: not_found, invoice_cancelled, reason_missing, note_stays, invoice_has_note, invoice_has_withholding, month_filed.';
create function public.issue_credit_note(p_request_id uuid, p_invoice_id uuid, p_charge_ids uuid[], p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.issue_credit_note(p_request_id, p_invoice_id, p_charge_ids, p_reason) $$;
comment on function public.issue_credit_note is
  'Takes charges of an invoice back, with their ITBIS, by a credit note. Returns its id. Errors: not_found, invoice_cancelled, reason_missing, charges_mixed, invoice_has_withholding, ncf_kind_not_allowed, ncf_range_missing, ncf_range_expired, month_filed.';
create function public.record_withholding(p_request_id uuid, p_invoice_id uuid, p_withheld_on date, p_itbis_minor bigint default 0,
  p_isr_minor bigint default 0)
returns uuid language sql set search_path = ''
as $$ select private.record_withholding(p_request_id, p_invoice_id, p_withheld_on, p_itbis_minor, p_isr_minor) $$;
comment on function public.record_withholding is
  'What the client withheld of an invoice: pays its charges without cash, once an invoice; taken back as a payment is. Errors: not_found, invoice_cancelled, ncf_kind_not_allowed, amount_not_positive, withholding_exceeds_invoice, withholding_exceeds_owed, date_in_future, date_before_invoice, month_filed.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['issue_fiscal_invoice', 'cancel_fiscal_invoice', 'issue_credit_note', 'record_withholding'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
