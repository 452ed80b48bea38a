-- Debit notes (B03, E33): what is added to a receipt after it was given out, late interest above all. They name that receipt,
-- have its client and its treatment, and are cancelled, withheld of and credited as it is.
create or replace function private.ncf_type(p_series text, p_kind public.ncf_kind)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text
    when 'fiscal_credit' then case p_series when 'B' then '01' else '31' end
    when 'consumer' then case p_series when 'B' then '02' else '32' end
    when 'debit_note' then case p_series when 'B' then '03' else '33' end
    when 'credit_note' then case p_series when 'B' then '04' else '34' end
    when 'purchases' then case p_series when 'B' then '11' else '41' end
    when 'minor_expenses' then case p_series when 'B' then '13' else '43' end
    when 'special_regime' then case p_series when 'B' then '14' else '44' end
    when 'government' then case p_series when 'B' then '15' else '45' end
  end
$$;

do $$
declare
  v_rule record;
begin
  for v_rule in select conname from pg_catalog.pg_constraint where conrelid = 'public.fiscal_invoices'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%modifies_id%' loop
    execute format('alter table public.fiscal_invoices drop constraint %I', v_rule.conname);
  end loop;
end
$$;
alter table public.fiscal_invoices add constraint fiscal_invoices_notes_name_a_receipt check (
  (ncf_kind in ('credit_note', 'debit_note')) = (modifies_id is not null)
  and (ncf_kind in ('credit_note', 'debit_note')) = (reason <> ''));
comment on column public.fiscal_invoices.modifies_id is
  'The receipt that a note is about: always one that was given out for charges, never another note.';
comment on table public.fiscal_invoices is
  'Fiscal receipts (comprobantes fiscales) given for charges, the debit notes that add charges to them, and the credit notes that take charges back; amounts in the lease''s currency, dop_rate pesos for one of it. Only a cancellation changes one.';

create function private.give_out_receipt(p_lease public.leases, p_charge_ids uuid[], p_invoice public.fiscal_invoices)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_today date := private.organization_today(p_lease.organization_id);
  v_rate numeric := case when p_lease.currency = 'DOP' then 1 else p_invoice.dop_rate end;
  v_base bigint;
  v_itbis bigint;
  v_due date;
  v_texts text;
  v_ncf record;
  v_itbis_charge uuid;
  v_paid record;
begin
  perform private.require_open_form(p_lease.organization_id, '607', v_today);
  if not exists (select 1 from public.fiscal_profiles where organization_id = p_lease.organization_id) then
    perform private.fail('fiscal_profile_missing');
  elsif (select count(*) from public.charges c where c.id = any (p_charge_ids) and c.lease_id = p_lease.id and c.reversed_at is null
      and c.kind::text not in ('deposit', 'itbis', 'opening_balance')) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  elsif exists (select 1 from public.fiscal_invoice_charges c where c.charge_id = any (p_charge_ids) and c.is_live) then
    perform private.fail('charge_invoiced');
  elsif p_lease.currency <> 'DOP' and (v_rate is null or v_rate <= 0 or coalesce(btrim(p_invoice.rate_source), '') = '') then
    perform private.fail('rate_missing');
  end if;
  -- What was taken off a charge before is not billed with it.
  select sum(amount_minor - credited_minor), max(due_on), string_agg(nullif(description, ''), ', ' order by due_on, posting_number)
    into v_base, v_due, v_texts
  from public.charges where id = any (p_charge_ids);
  if exists (select 1 from public.charges where id = any (p_charge_ids) and credited_minor >= amount_minor) then
    perform private.fail('nothing_to_invoice');
  end if;
  v_itbis := private.itbis_on(v_base, p_invoice.treatment, v_today);
  perform private.check_client(coalesce((select m.ncf_kind from public.fiscal_invoices m where m.id = p_invoice.modifies_id),
    p_invoice.ncf_kind), p_invoice.client_name, p_invoice.client_id_type, p_invoice.client_id, (v_base + v_itbis) * v_rate, v_today);
  select * into v_ncf from private.allocate_ncf(p_lease.organization_id, p_invoice.ncf_kind, v_today);
  if v_itbis > 0 then
    v_itbis_charge := private.post_charge(p_lease, 'itbis', v_itbis, greatest(v_due, v_today), v_today,
      p_description => 'ITBIS ' || v_ncf.ncf);
  end if;
  select * into v_paid from private.payments_of_charges(p_charge_ids || v_itbis_charge);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by)
  values (v_id, p_lease.organization_id, p_lease.id, p_lease.property_id, v_ncf.range_id, v_ncf.ncf, p_invoice.ncf_kind,
    v_ncf.expires_on, p_invoice.modifies_id, coalesce(p_invoice.reason, ''), v_today, btrim(p_invoice.client_name),
    p_invoice.client_id_type, coalesce(p_invoice.client_id, ''), p_invoice.income_type, p_invoice.treatment,
    left(coalesce(v_texts, ''), 300), p_lease.currency, v_rate,
    case when p_lease.currency = 'DOP' then '' else btrim(p_invoice.rate_source) end, v_base, v_itbis, v_paid.cash, v_paid.transfer,
    v_paid.card, v_paid.other, v_base + v_itbis - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()));
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, c.id, c.organization_id, c.lease_id, c.kind::text = 'itbis', c.amount_minor - c.credited_minor
  from public.charges c where c.id = any (p_charge_ids || v_itbis_charge);
  return v_id;
end
$$;
comment on function private.give_out_receipt is
  'Gives charges of a lease a receipt or a debit note with what p_invoice says of kind, client, treatment and rate; ITBIS is charged on top. The caller holds the money lock.';

create function private.lease_to_invoice(p_charge_ids uuid[])
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select l.* into v_lease from public.leases l
  where l.id = (select c.lease_id from public.charges c where c.id = p_charge_ids[1])
    and l.organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  return v_lease;
end
$$;
comment on function private.lease_to_invoice is 'The lease of charges that are to get a receipt, with the money lock held.';

create or replace function private.issue_fiscal_invoice(
  p_request_id uuid, p_charge_ids uuid[], p_kind public.ncf_kind, p_treatment public.tax_treatment, p_client_name text,
  p_client_id_type public.identity_type, p_client_id text, p_income_type text, p_dop_rate numeric, p_rate_source text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'issue_fiscal_invoice', jsonb_build_object('charges', p_charge_ids,
    'kind', p_kind, 'treatment', p_treatment, 'name', p_client_name, 'id_type', p_client_id_type, 'id', p_client_id,
    'income', p_income_type, 'rate', p_dop_rate, 'source', p_rate_source));
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_lease := private.lease_to_invoice(p_charge_ids);
  if p_kind in ('credit_note', 'debit_note') then
    perform private.fail('ncf_kind_not_allowed');
  end if;
  v_invoice.ncf_kind := p_kind;
  v_invoice.treatment := p_treatment;
  v_invoice.client_name := p_client_name;
  v_invoice.client_id_type := p_client_id_type;
  v_invoice.client_id := p_client_id;
  v_invoice.income_type := p_income_type;
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_id := private.give_out_receipt(v_lease, p_charge_ids, v_invoice);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.issue_debit_note(
  p_request_id uuid, p_invoice_id uuid, p_charge_ids uuid[], p_reason text, p_dop_rate numeric, p_rate_source text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'issue_debit_note', jsonb_build_object('invoice', p_invoice_id,
    'charges', p_charge_ids, 'reason', p_reason, 'rate', p_dop_rate, 'source', p_rate_source));
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_lease := private.lease_to_invoice(p_charge_ids);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  end if;
  select * into v_invoice from public.fiscal_invoices i
  where i.id = p_invoice_id and i.lease_id = v_lease.id and i.cancelled_on is null and i.modifies_id is null
    and exists (select 1 from public.fiscal_invoice_charges c where c.invoice_id = i.id and c.is_live and not c.is_itbis);
  if not found then
    perform private.fail('receipt_not_standing', '{"fields": ["invoice_id"]}');
  end if;
  v_invoice.modifies_id := v_invoice.id;
  v_invoice.ncf_kind := 'debit_note';
  v_invoice.reason := left(btrim(p_reason), 300);
  -- What is added now has the rate of its own day.
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_id := private.give_out_receipt(v_lease, p_charge_ids, v_invoice);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
create function public.issue_debit_note(p_request_id uuid, p_invoice_id uuid, p_charge_ids uuid[], p_reason text,
  p_dop_rate numeric default 1, p_rate_source text default '')
returns uuid language sql set search_path = ''
as $$ select private.issue_debit_note(p_request_id, p_invoice_id, p_charge_ids, p_reason, p_dop_rate, p_rate_source) $$;
comment on function public.issue_debit_note is
  'Adds charges of its lease to a receipt that stands, by a debit note with its client and treatment; ITBIS is charged on top. p_dop_rate: as in issue_fiscal_invoice, of the note''s day. Returns the note''s id. Errors: not_found, reason_missing, receipt_not_standing, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, charges_mixed, charge_invoiced, nothing_to_invoice, client_id_missing, rate_missing, month_filed.';
revoke execute on function private.give_out_receipt, private.lease_to_invoice, private.issue_debit_note, public.issue_debit_note
  from public, anon, authenticated;
grant execute on function private.issue_debit_note, public.issue_debit_note to authenticated;
select private.guard_door('issue_debit_note');
insert into private.refusal_kinds (code, kind) values ('receipt_not_standing', 'conflict');
