create function private.retry_ecf(p_document_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents;
begin
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  perform private.require_record(v_document.organization_id, 'money.write');
  if v_document.state not in ('to_sign', 'signed', 'sent') then
    perform private.fail('ecf_done', jsonb_build_object('state', v_document.state));
  end if;
  -- What it says is of the day on which it was given out. Before it is signed, what the issuer says of itself may be mended.
  update public.ecf_documents set problems = '[]', next_try_at = now(), attempts = 0,
    facts = case state when 'to_sign' then facts || jsonb_build_object('issuer',
      private.ecf_issuer_facts(issuer_id) || jsonb_build_object('taxId', facts -> 'issuer' -> 'taxId')) else facts end
  where id = p_document_id;
  perform private.note_ecf(v_document, 'again');
  return p_document_id;
end
$$;
select private.declare_verb('retry_ecf', 'money.write', p_comment =>
  'Makes an e-CF due again at once: to be signed, with what the issuer says of itself by now, sent or asked for. Returns its id. Errors: not_found, ecf_done (it has its verdict, or is annulled).');

create function private.next_number_of(p_document public.ecf_documents, p_range_id uuid, p_expires_on date, p_today date,
  out range_id uuid, out ncf text, out expires_on date)
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The authority said that the number was not used: it is, by the one that takes its place, unless its time is over. Where it
  -- said nothing, the number counts as used: one that was given out twice would be rejected again.
  if p_document.is_number_used is false and (p_expires_on is null or p_expires_on >= p_today) then
    update public.ecf_documents set number_given_back = true where id = p_document.id;
    update public.fiscal_invoices set number_given_back = true where id = p_document.invoice_id;
    update public.purchase_receipts set number_given_back = true where id = p_document.purchase_receipt_id;
    range_id := p_range_id;
    ncf := p_document.encf;
    expires_on := p_expires_on;
  else
    select a.range_id, a.ncf, a.expires_on into strict range_id, ncf, expires_on
    from private.allocate_ncf(p_document.issuer_id, p_document.ncf_kind, p_today) a;
  end if;
end
$$;
comment on function private.next_number_of is
  'The number of what replaces a rejected document: its own, if it was given back, or the next one.';

create function private.replace_receipt(p_old public.fiscal_invoices, p_new public.fiscal_invoices)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_charges uuid[] := array(select charge_id from public.fiscal_invoice_charges where invoice_id = p_old.id and is_live);
  v_paid record;
  v_total bigint := p_old.base_minor + p_old.itbis_minor;
begin
  -- Of a note nothing is paid.
  select * into v_paid from private.payments_of_charges(case when p_old.ncf_kind <> 'credit_note' then v_charges end);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by,
    issuer_id, itbis_to_withhold_minor, isr_to_withhold_minor, is_counted, replaces_id, replaces_paper_id, lines_ncf)
  values (v_id, p_old.organization_id, p_old.lease_id, p_old.property_id, p_new.range_id, p_new.ncf, p_old.ncf_kind,
    p_new.ncf_expires_on, p_old.modifies_id, p_old.reason, p_new.issued_on, p_new.client_name, p_new.client_id_type, p_new.client_id,
    p_old.income_type, p_old.treatment, p_old.description, p_old.currency, p_old.dop_rate, p_old.rate_source, p_old.base_minor,
    p_old.itbis_minor, v_paid.cash, v_paid.transfer, v_paid.card, v_paid.other,
    v_total - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()), p_old.issuer_id,
    p_old.itbis_to_withhold_minor, p_old.isr_to_withhold_minor, p_new.replaces_paper_id is null, p_new.replaces_id,
    p_new.replaces_paper_id, case when p_old.ncf_kind = 'credit_note' then coalesce(p_old.lines_ncf, p_old.ncf) end);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_old.id and is_live;
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, x.charge_id, x.organization_id, x.lease_id, x.is_itbis, x.amount_minor
  from public.fiscal_invoice_charges x where x.invoice_id = p_old.id and x.charge_id = any (v_charges);
  perform private.make_ecf(v_id, case when p_old.ncf_kind = 'credit_note'
    then array(select x.charge_id from public.fiscal_invoice_lines x where x.invoice_id = v_id) else v_charges end);
  return v_id;
end
$$;
comment on function private.replace_receipt is
  'Gives out a receipt that takes the place of another, with the number, day and client of p_new: its charges and its ITBIS move to it. Returns its id. The caller holds the money lock.';

create function private.replace_rejected_ecf(
  p_document_id uuid, p_client_name text default null, p_client_id_type public.identity_type default null, p_client_id text default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_document public.ecf_documents;
  v_id uuid;
begin
  select * into v_document from public.ecf_documents where id = p_document_id;
  perform private.require_record(v_document.organization_id, 'money.reverse');
  perform private.lock_money(v_document.organization_id);
  select * into v_document from public.ecf_documents where id = p_document_id for update;
  if v_document.state <> 'rejected' or v_document.replaced_by is not null then
    perform private.fail('ecf_done', jsonb_build_object('state', v_document.state));
  elsif v_document.environment <> private.environment_of_issuer(v_document.issuer_id) then
    -- Its number and its charges are those of another environment.
    perform private.fail('environment_differs');
  end if;
  v_id := case when v_document.invoice_id is null then private.replace_rejected_purchase(v_document)
    else private.replace_rejected_invoice(v_document, p_client_name, p_client_id_type, p_client_id) end;
  update public.ecf_documents set replaced_by = (select d.id from public.ecf_documents d where v_id in (d.invoice_id, d.purchase_receipt_id))
  where id = p_document_id;
  perform private.note_ecf(v_document, 'replaced', jsonb_build_object('by', v_id));
  return v_id;
end
$$;
select private.declare_verb('replace_rejected_ecf', 'money.reverse', p_repeatable => true, p_comment =>
  'Gives out an e-CF of today that takes the place of a rejected one: with its number, if the tax authority said that it was not used, or else the next. Charges, ITBIS and payments move to it. p_client_…: whom it is for, if that was wrong; without a name, as before. Returns the id of the new receipt. Errors: not_found, ecf_done (it was not rejected, or is replaced already), environment_differs (it is of a trial that is over), client_name_missing, client_id_missing, client_id_malformed, value_too_long, base_not_accepted, invoice_has_withholding, ncf_range_missing, ncf_range_expired, issuer_address_missing, contingency_open, month_filed.');

create function private.replace_rejected_invoice(
  p_document public.ecf_documents, p_client_name text, p_client_id_type public.identity_type, p_client_id text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.fiscal_invoices;
  v_new public.fiscal_invoices;
  v_number record;
begin
  select * into strict v_old from public.fiscal_invoices where id = p_document.invoice_id;
  v_new.issued_on := private.fiscal_today();
  v_new.replaces_id := v_old.id;
  v_new.replaces_paper_id := v_old.replaces_paper_id;
  v_new.client_name := btrim(coalesce(p_client_name, v_old.client_name));
  v_new.client_id_type := case when p_client_name is null then v_old.client_id_type else p_client_id_type end;
  v_new.client_id := case when p_client_name is null then v_old.client_id else coalesce(p_client_id, '') end;
  perform private.require_open_form(v_old.issuer_id, 'IT-1', v_new.issued_on);
  perform private.require_e_numbers(v_old.issuer_id, v_new.issued_on);
  perform private.require_accepted_base(v_old.modifies_id);
  if private.has_withholding(v_old.id) then
    perform private.fail('invoice_has_withholding');
  elsif char_length(v_new.client_name) > 150 then
    perform private.fail('value_too_long', '{"fields": ["client_name"]}');
  end if;
  perform private.check_client(coalesce((select m.ncf_kind from public.fiscal_invoices m where m.id = v_old.modifies_id), v_old.ncf_kind),
    v_new.client_name, v_new.client_id_type, v_new.client_id, private.pesos_of(v_old), v_new.issued_on);
  select * into v_number from private.next_number_of(p_document, v_old.range_id, v_old.ncf_expires_on, v_new.issued_on);
  v_new.range_id := v_number.range_id;
  v_new.ncf := v_number.ncf;
  v_new.ncf_expires_on := v_number.expires_on;
  return private.replace_receipt(v_old, v_new);
end
$$;
comment on function private.replace_rejected_invoice is
  'The receipt that takes the place of a rejected one. The caller holds the money lock and links the two.';

create function private.replace_rejected_purchase(p_document public.ecf_documents)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_today date := private.fiscal_today();
  v_old public.purchase_receipts;
  v_number record;
begin
  select * into strict v_old from public.purchase_receipts where id = p_document.purchase_receipt_id;
  if v_old.cancelled_on is not null then
    perform private.fail('invoice_cancelled');
  end if;
  perform private.require_e_numbers(v_old.issuer_id, v_today);
  select * into v_number from private.next_number_of(p_document, v_old.range_id, v_old.ncf_expires_on, v_today);
  update public.purchase_receipts set cancelled_on = v_today, cancellation_reason = '04' where id = v_old.id;
  insert into public.purchase_receipts (id, organization_id, bill_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on, details, created_by, issuer_id)
  values (v_id, v_old.organization_id, v_old.bill_id, v_number.range_id, v_number.ncf, v_old.ncf_kind, v_number.expires_on, v_old.issued_on,
    v_old.details, (select auth.uid()), v_old.issuer_id);
  update public.bills set ncf = v_number.ncf where id = v_old.bill_id and ncf <> v_number.ncf;
  perform private.make_purchase_ecf(v_id);
  return v_id;
end
$$;
comment on function private.replace_rejected_purchase is
  'The receipt of a purchase that takes the place of a rejected one; its bill has the new number. The caller holds the money lock and links the two.';
