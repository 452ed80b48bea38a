-- What an electronic receipt says, written down in the transaction that takes its number. Keys are those of the domain's types
-- (src/domain/taxes/ecf): this JSON is read by the Worker as it stands.
create function private.makes_ecf(p_issuer_id uuid, p_ncf text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select p_ncf like 'E%' and exists (select 1 from public.fiscal_issuers where id = p_issuer_id and issuing_way in ('direct', 'provider'))
$$;
comment on function private.makes_ecf is
  'Whether a number gets a document here: an electronic one, of an issuer that does not make it elsewhere.';

create function private.ecf_issuer_facts(p_issuer_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('taxId', i.tax_id, 'legalName', i.legal_name, 'tradeName', i.trade_name, 'address', i.address,
    'municipalityCode', i.municipality_code, 'provinceCode', i.province_code,
    'phone', case i.phone when '' then '' else '+1' || replace(i.phone, '-', '') end, 'email', i.email)
  from public.fiscal_issuers i where i.id = p_issuer_id
$$;
comment on function private.ecf_issuer_facts is 'An issuer as its documents name it (EcfIssuer).';

create function private.part_taken_back(p_amount bigint, p_whole bigint, p_left_before bigint, p_left_after bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_whole = 0 then 0
    else (round(p_amount::numeric * p_left_before / p_whole) - round(p_amount::numeric * p_left_after / p_whole))::bigint end
$$;
comment on function private.part_taken_back is
  'What a credit note takes back of an amount that goes with a whole, by what is left of the whole before and after it: several notes take back the amount to the centavo.';

create function private.ecf_charge_name(p_charge public.charges)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select concat_ws(', ',
    concat_ws(' ', case p_charge.kind::text when 'rent' then 'Alquiler' when 'late_fee' then 'Mora' when 'condominium_fee' then 'Mantenimiento'
      when 'utility' then 'Servicios' when 'returned_payment' then 'Cargo por pago devuelto' else coalesce(nullif(p_charge.description, ''), 'Cargo') end,
      u.label),
    case when p_charge.kind::text <> 'other' then nullif(p_charge.description, '') end,
    case when p_charge.period_end = (date_trunc('month', p_charge.period_start) + interval '1 month - 1 day')::date
        and extract(day from p_charge.period_start) = 1
      then (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre',
        'diciembre'])[extract(month from p_charge.period_start)::integer] || to_char(p_charge.period_start, ' YYYY')
      else to_char(p_charge.period_start, 'DD-MM-YYYY') || to_char(p_charge.period_end, '" a "DD-MM-YYYY') end)
  from public.leases l join public.units u on u.id = l.unit_id where l.id = p_charge.lease_id
$$;
comment on function private.ecf_charge_name is
  'A charge as a line of an electronic receipt names it: documents for the tax authority are in Spanish.';

create function private.pesos_of(p_invoice public.fiscal_invoices)
returns bigint
language sql
immutable
set search_path = ''
as $$ select (round(p_invoice.base_minor * p_invoice.dop_rate) + round(p_invoice.itbis_minor * p_invoice.dop_rate))::bigint $$;
comment on function private.pesos_of is
  'What a receipt comes to in centavos of DOP, price and ITBIS each by itself. Twin: toPesos in src/domain/taxes/invoice-sale.ts.';

create function private.ecf_verdict_of(p_invoice_id uuid, p_ncf text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  -- Of one that was given out elsewhere nothing is known here; whoever writes a note about it says that it stands.
  select coalesce((select case when d.state in ('accepted', 'conditional', 'rejected') then d.state::text else 'pending' end
    from public.ecf_documents d where d.invoice_id = p_invoice_id), case when p_ncf like 'B%' then 'paper' else 'accepted' end)
$$;
comment on function private.ecf_verdict_of is 'What the tax authority said of a receipt, as notes about it ask.';

create function private.ecf_base_facts(p_base_id uuid, p_note_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', b.ncf_kind, 'verdict', private.ecf_verdict_of(b.id, b.ncf), 'totalMinor', private.pesos_of(b),
    'balanceMinor', private.pesos_of(b) + coalesce((
      select sum(case n.ncf_kind when 'credit_note' then -1 else 1 end * private.pesos_of(n)) from public.fiscal_invoices n
      where n.organization_id = b.organization_id and n.modifies_id = b.id and n.id <> p_note_id and n.cancelled_on is null
        -- In a trial, notes of the trial count among themselves.
        and (n.is_counted or private.trial_of_invoice(n.id) is not null and private.ecf_verdict_of(n.id, n.ncf) <> 'rejected')), 0))
  from public.fiscal_invoices b where b.id = p_base_id
$$;
comment on function private.ecf_base_facts is
  'The receipt that a note changes (EcfBase), with what the notes before it left.';

create function private.ecf_reference_facts(p_invoice public.fiscal_invoices, p_base jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('ncf', r.ncf, 'issuedOn', r.issued_on, 'otherTaxId', '',
    -- 4 replaces a paper of a contingency, 1 takes the whole back, 3 changes amounts.
    'code', case when p_invoice.replaces_paper_id is not null then 4
      when p_invoice.ncf_kind = 'credit_note' and private.pesos_of(p_invoice) = (p_base ->> 'totalMinor')::bigint
        and (p_base ->> 'balanceMinor')::bigint = (p_base ->> 'totalMinor')::bigint then 1 else 3 end,
    'reason', case when p_invoice.replaces_paper_id is null then p_invoice.reason else '' end)
  from public.fiscal_invoices r where r.id = coalesce(p_invoice.replaces_paper_id, p_invoice.modifies_id)
$$;
comment on function private.ecf_reference_facts is
  'What a document refers to (EcfReference): the receipt that a note changes, or the paper that it replaces.';

create function private.write_ecf_document(p_document public.ecf_documents, p_content jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_issuer public.fiscal_issuers;
begin
  select * into strict v_issuer from public.fiscal_issuers where id = p_document.issuer_id;
  insert into public.ecf_documents (id, organization_id, issuer_id, environment, ncf_kind, encf, invoice_id, purchase_receipt_id, lease_id,
    issued_on, total_minor, buyer_tax_id, is_summary, facts)
  values (v_id, p_document.organization_id, p_document.issuer_id, v_issuer.environment, p_document.ncf_kind, p_document.encf,
    p_document.invoice_id, p_document.purchase_receipt_id, p_document.lease_id, p_document.issued_on, p_document.total_minor,
    p_document.buyer_tax_id, p_document.ncf_kind = 'consumer'
      and p_document.total_minor < coalesce(private.tax_rule('consumer_threshold_minor', p_document.issued_on), 0),
    jsonb_build_object('issuer', private.ecf_issuer_facts(p_document.issuer_id), 'sale', null, 'purchase', null, 'base', null,
      'electronicSince', v_issuer.electronic_since, 'totalMinor', p_document.total_minor) || p_content);
  insert into public.ecf_events (organization_id, document_id, kind, actor_id)
  values (p_document.organization_id, v_id, 'issued', (select auth.uid()));
  return v_id;
end
$$;
comment on function private.write_ecf_document is
  'Keeps the document of a number that was just taken, with what it says.';

create function private.make_ecf(p_invoice_id uuid, p_charge_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invoice public.fiscal_invoices;
  v_document public.ecf_documents;
  v_base jsonb;
  v_lines record;
begin
  select * into strict v_invoice from public.fiscal_invoices where id = p_invoice_id;
  if not private.makes_ecf(v_invoice.issuer_id, v_invoice.ncf) then
    return null;
  end if;
  select jsonb_agg(jsonb_build_object('name', private.ecf_charge_name(c), 'amountMinor', x.amount_minor) order by c.due_on, c.posting_number)
      as charges, max(c.due_on) as due_on, min(c.period_start) as period_start, max(c.period_end) as period_end
    into strict v_lines
  from public.charges c
  -- As it stands with the last receipt that it was given: a note's own charges are those of another.
  cross join lateral (select f.amount_minor from public.fiscal_invoice_charges f join public.fiscal_invoices i on i.id = f.invoice_id
    where f.charge_id = c.id and not f.is_itbis order by i.created_at desc limit 1) x
  where c.id = any (p_charge_ids);
  v_base := case when v_invoice.replaces_paper_id is null then private.ecf_base_facts(v_invoice.modifies_id, v_invoice.id) end;
  v_document.organization_id := v_invoice.organization_id;
  v_document.issuer_id := v_invoice.issuer_id;
  v_document.ncf_kind := v_invoice.ncf_kind;
  v_document.encf := v_invoice.ncf;
  v_document.invoice_id := v_invoice.id;
  v_document.lease_id := v_invoice.lease_id;
  v_document.issued_on := v_invoice.issued_on;
  v_document.total_minor := private.pesos_of(v_invoice);
  v_document.buyer_tax_id := case when v_invoice.client_id_type in ('rnc', 'cedula') then v_invoice.client_id else '' end;
  return private.write_ecf_document(v_document, jsonb_build_object('base', v_base, 'sale', jsonb_build_object(
    'kind', v_invoice.ncf_kind, 'expiresOn', v_invoice.ncf_expires_on, 'issuedOn', v_invoice.issued_on, 'internalNumber', '',
    'incomeType', v_invoice.income_type, 'treatment', v_invoice.treatment, 'currency', v_invoice.currency, 'dopRate', v_invoice.dop_rate,
    'charges', v_lines.charges, 'itbisMinor', v_invoice.itbis_minor,
    'paid', jsonb_build_object('cash', v_invoice.paid_cash_minor, 'transfer', v_invoice.paid_transfer_minor,
      'card', v_invoice.paid_card_minor, 'other', v_invoice.paid_other_minor, 'credit', v_invoice.on_credit_minor),
    'dueOn', case when v_invoice.ncf_kind <> 'credit_note' then v_lines.due_on end,
    'period', case when v_lines.period_start is not null
      then jsonb_build_object('from', v_lines.period_start, 'to', v_lines.period_end) end,
    'client', jsonb_build_object('idType', v_invoice.client_id_type, 'id', v_invoice.client_id, 'name', v_invoice.client_name),
    'withheld', jsonb_build_object('itbisMinor', v_invoice.itbis_to_withhold_minor, 'isrMinor', v_invoice.isr_to_withhold_minor),
    'reference', private.ecf_reference_facts(v_invoice, v_base))));
end
$$;
comment on function private.make_ecf is
  'Makes the document of a receipt or note that was just given out, if one is made here, for these charges. Returns its id, or null.';

create function private.make_purchase_ecf(p_receipt_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_receipt public.purchase_receipts;
  v_bill public.bills;
  v_vendor public.vendors;
  v_document public.ecf_documents;
  v_rate numeric;
  v_is_minor boolean;
  v_others bigint;
  v_total bigint;
  v_paid bigint;
begin
  select * into strict v_receipt from public.purchase_receipts where id = p_receipt_id;
  if not private.makes_ecf(v_receipt.issuer_id, v_receipt.ncf) then
    return null;
  end if;
  select * into strict v_bill from public.bills where id = v_receipt.bill_id;
  select * into strict v_vendor from public.vendors where id = v_bill.vendor_id;
  v_rate := case when v_bill.currency = 'DOP' then 1 else v_bill.dop_rate end;
  if v_rate is null then
    perform private.fail('rate_missing');
  end if;
  v_is_minor := v_receipt.ncf_kind = 'minor_expenses';
  v_others := v_bill.excise_minor + v_bill.other_taxes_minor + v_bill.tip_minor;
  if v_others > 0 and not v_is_minor then
    perform private.fail('purchase_other_taxes', '{"fields": ["other_taxes_minor"]}');
  end if;
  -- Each tax is changed into pesos by itself.
  v_total := round((v_bill.services_minor + v_bill.goods_minor) * v_rate) + round(v_bill.itbis_minor * v_rate) + round(v_others * v_rate);
  v_paid := least(v_bill.paid_minor, v_bill.total_minor);
  v_document.organization_id := v_receipt.organization_id;
  v_document.issuer_id := v_receipt.issuer_id;
  v_document.ncf_kind := v_receipt.ncf_kind;
  v_document.encf := v_receipt.ncf;
  v_document.purchase_receipt_id := v_receipt.id;
  v_document.issued_on := v_receipt.issued_on;
  v_document.total_minor := v_total;
  v_document.buyer_tax_id := case when v_vendor.identity_type in ('rnc', 'cedula') and not v_is_minor
    and v_vendor.identity_number ~ '^(\d{9}|\d{11})$' then v_vendor.identity_number else '' end;
  return private.write_ecf_document(v_document, jsonb_build_object('purchase', jsonb_build_object(
    'kind', v_receipt.ncf_kind, 'expiresOn', v_receipt.ncf_expires_on, 'issuedOn', v_receipt.issued_on, 'internalNumber', '',
    'vendor', jsonb_build_object('idType', v_vendor.identity_type, 'id', coalesce(v_vendor.identity_number, ''), 'name', v_vendor.name),
    'currency', v_bill.currency, 'dopRate', v_rate,
    'bought', (select jsonb_agg(jsonb_build_object('name', l.description, 'isGoods', l.is_goods, 'amountMinor', l.amount_minor)
      order by l.position) from public.bill_lines l where l.bill_id = v_bill.id),
    'itbisMinor', v_bill.itbis_minor, 'othersMinor', v_others,
    'withheld', jsonb_build_object('itbisMinor', v_bill.itbis_withheld_minor, 'isrMinor', v_bill.isr_withheld_minor),
    -- By the ways of column 23 of the 606: 01 cash, 02 transfer or cheque, 03 card, 04 on credit.
    'paid', jsonb_build_object('cash', case v_bill.payment_form when '01' then v_paid else 0 end,
      'transfer', case v_bill.payment_form when '02' then v_paid else 0 end, 'card', case v_bill.payment_form when '03' then v_paid else 0 end,
      'other', case when v_bill.payment_form in ('01', '02', '03') then 0 else v_paid end, 'credit', v_bill.total_minor - v_paid),
    'dueOn', v_bill.due_on)));
end
$$;
comment on function private.make_purchase_ecf is
  'Makes the document of a receipt for an own purchase that was just given out, if one is made here. Returns its id, or null.';
