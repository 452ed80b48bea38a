create function private.check_client(p_kind public.ncf_kind, p_name text, p_id_type public.identity_type, p_id text, p_total_dop numeric, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(btrim(p_name), '') = '' then
    perform private.fail('client_name_missing');
  elsif (p_id_type is null) <> (coalesce(p_id, '') = '') or p_id !~ (case p_id_type::text
    when 'cedula' then '^\d{11}$' when 'rnc' then '^\d{9}$' when 'passport' then '^[A-Z0-9]{5,15}$' else '^$' end) then
    perform private.fail('client_id_malformed');
  elsif p_kind = 'consumer' then
    if p_id_type is null and p_total_dop >= private.tax_rule('consumer_threshold_minor', p_day) then
      perform private.fail('client_id_missing');
    end if;
  elsif p_id_type is null or p_id_type = 'passport' then
    perform private.fail('client_id_missing');
  end if;
end
$$;
comment on function private.check_client is
  'Refuses a receipt without whom it is for: a consumer below the threshold need not be named by a number, all others must.';

create function private.payments_of_charges(p_charge_ids uuid[])
returns table (cash bigint, transfer bigint, card bigint, other bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(a.amount_minor) filter (where p.method::text = 'cash'), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where p.method::text in ('transfer', 'cheque')), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where p.method::text = 'card'), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where p.method::text not in ('cash', 'transfer', 'cheque', 'card')), 0)::bigint
  from public.payment_allocations a join public.payments p on p.id = a.payment_id
  where a.charge_id = any (p_charge_ids)
$$;
comment on function private.payments_of_charges is 'How charges have been paid so far, as columns 17 to 19 and 23 of the 607.';

create function private.issue_fiscal_invoice(
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
  v_id uuid := gen_random_uuid();
  v_lease public.leases;
  v_today date;
  v_base bigint;
  v_itbis bigint;
  v_due date;
  v_texts text;
  v_ncf record;
  v_itbis_charge uuid;
  v_paid record;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  select l.* into v_lease from public.leases l
  where l.id = (select c.lease_id from public.charges c where c.id = p_charge_ids[1])
    and l.organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  perform private.require_open_form(v_lease.organization_id, '607', v_today);
  if p_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif not exists (select 1 from public.fiscal_profiles where organization_id = v_lease.organization_id) then
    perform private.fail('fiscal_profile_missing');
  elsif (select count(*) from public.charges c where c.id = any (p_charge_ids) and c.lease_id = v_lease.id and c.reversed_at is null
      and c.kind::text not in ('deposit', 'itbis', 'opening_balance')) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  elsif exists (select 1 from public.fiscal_invoice_charges c where c.charge_id = any (p_charge_ids) and c.is_live) then
    perform private.fail('charge_invoiced');
  elsif v_lease.currency <> 'DOP' and (p_dop_rate is null or p_dop_rate <= 0 or coalesce(btrim(p_rate_source), '') = '') then
    perform private.fail('rate_missing');
  end if;
  select sum(amount_minor), max(due_on), string_agg(nullif(description, ''), ', ' order by due_on) into v_base, v_due, v_texts
  from public.charges where id = any (p_charge_ids);
  v_itbis := private.itbis_on(v_base, p_treatment, v_today);
  perform private.check_client(p_kind, p_client_name, p_client_id_type, p_client_id,
    (v_base + v_itbis) * case when v_lease.currency = 'DOP' then 1 else p_dop_rate end, v_today);
  select * into v_ncf from private.allocate_ncf(v_lease.organization_id, p_kind, v_today);
  if v_itbis > 0 then
    v_itbis_charge := private.post_charge(v_lease, 'itbis', v_itbis, greatest(v_due, v_today), v_today,
      p_description => 'ITBIS ' || v_ncf.ncf);
  end if;
  select * into v_paid from private.payments_of_charges(p_charge_ids || v_itbis_charge);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on,
    client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source, base_minor,
    itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by)
  values (v_id, v_lease.organization_id, v_lease.id, v_lease.property_id, v_ncf.range_id, v_ncf.ncf, p_kind, v_ncf.expires_on, v_today,
    btrim(p_client_name), p_client_id_type, coalesce(p_client_id, ''), p_income_type, p_treatment, left(coalesce(v_texts, ''), 300),
    v_lease.currency, case when v_lease.currency = 'DOP' then 1 else p_dop_rate end,
    case when v_lease.currency = 'DOP' then '' else btrim(p_rate_source) end, v_base, v_itbis, v_paid.cash, v_paid.transfer,
    v_paid.card, v_paid.other, v_base + v_itbis - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()));
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, c.id, c.organization_id, c.lease_id, c.kind::text = 'itbis', c.amount_minor
  from public.charges c where c.id = any (p_charge_ids || v_itbis_charge);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.release_charges(p_invoice_id uuid, p_charge_ids uuid[], p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge uuid;
begin
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice_id and charge_id = any (p_charge_ids);
  foreach v_charge in array p_charge_ids loop
    perform private.reverse_charge(gen_random_uuid(), v_charge, p_reason);
  end loop;
end
$$;
comment on function private.release_charges is 'Takes charges off an invoice and out of the books.';

create function private.invoice_for_verb(p_invoice_id uuid)
returns public.fiscal_invoices
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invoice public.fiscal_invoices;
begin
  select * into v_invoice from public.fiscal_invoices
  where id = p_invoice_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_invoice.organization_id);
  select * into v_invoice from public.fiscal_invoices where id = p_invoice_id;
  if v_invoice.cancelled_on is not null then
    perform private.fail('invoice_cancelled');
  end if;
  return v_invoice;
end
$$;
comment on function private.invoice_for_verb is 'A receipt that was not cancelled, with the money lock held; refuses whoever may not take back.';

create function private.has_withholding(p_invoice_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.fiscal_withholdings w join public.payments p on p.id = w.payment_id
    where w.invoice_id = p_invoice_id and p.status = 'confirmed')
$$;
comment on function private.has_withholding is 'Whether something that was withheld of the invoice counts.';

create function private.cancel_fiscal_invoice(p_request_id uuid, p_invoice_id uuid, p_reason text)
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
  elsif v_invoice.modifies_id is not null then
    perform private.fail('note_stays');
  elsif exists (select 1 from public.fiscal_invoices where organization_id = v_invoice.organization_id and modifies_id = p_invoice_id) then
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

create function private.issue_credit_note(p_request_id uuid, p_invoice_id uuid, p_charge_ids uuid[], p_reason text)
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
  elsif v_invoice.modifies_id is not null then
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
    v_ncf.expires_on, p_invoice_id, left(btrim(p_reason), 300), v_today, v_invoice.client_name, v_invoice.client_id_type,
    v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description, v_invoice.currency, v_invoice.dop_rate,
    v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
