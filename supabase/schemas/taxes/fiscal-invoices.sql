create function private.keep_invoiced_charge()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ncf text;
begin
  select i.ncf into v_ncf from public.fiscal_invoice_charges c join public.fiscal_invoices i on i.id = c.invoice_id
  where c.charge_id = new.id and c.is_live;
  if found then
    perform private.fail('charge_invoiced', jsonb_build_object('ncf', v_ncf));
  end if;
  return new;
end
$$;
comment on function private.keep_invoiced_charge is
  'Trigger: a charge with a fiscal receipt is taken back by a credit note or a cancellation, never beside them.';

create function private.require_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.fiscal_withholdings where payment_id = new.id) then
    perform private.fail('method_not_allowed');
  end if;
  return null;
end
$$;
comment on function private.require_withholding is
  'Trigger at commit: only a withholding of an invoice pays without cash.';

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
  select coalesce(sum(a.amount_minor) filter (where m.method = 'cash'), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where m.method in ('transfer', 'cheque')), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where m.method = 'card'), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where m.method not in ('cash', 'transfer', 'cheque', 'card')), 0)::bigint
  from public.payment_allocations a
  cross join lateral (select private.method_of_money(a.payment_id)::text as method) m
  where a.charge_id = any (p_charge_ids)
$$;
comment on function private.payments_of_charges is
  'How charges have been paid so far, as columns 17 to 19 and 23 of the 607.';

create function private.issue_fiscal_invoice(
  p_charge_ids uuid[], p_kind public.ncf_kind, p_treatment public.tax_treatment, p_client_name text,
  p_client_id_type public.identity_type default null, p_client_id text default '', p_income_type text default '04',
  p_dop_rate numeric default 1, p_rate_source text default '', p_itbis_to_withhold_minor bigint default null,
  p_isr_to_withhold_minor bigint default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
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
  v_invoice.itbis_to_withhold_minor := p_itbis_to_withhold_minor;
  v_invoice.isr_to_withhold_minor := p_isr_to_withhold_minor;
  v_id := private.issue_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$$;
select private.declare_verb('issue_fiscal_invoice', 'money.write', p_repeatable => true, p_comment =>
  'Gives out a fiscal receipt for charges of one lease; ITBIS is charged on top. p_dop_rate: pesos for one of the lease''s currency, with its source. p_…_to_withhold_minor: what the client will withhold, which an e-CF says; null is nothing. Returns the invoice''s id. Errors: not_found, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, ncf_kind_not_allowed, charges_mixed, charge_invoiced, client_name_missing, client_id_missing, client_id_malformed, value_too_long, rate_missing, withholding_not_allowed, withholding_exceeds_invoice, special_regime_taxed, issuer_address_missing, month_filed.');

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
    perform private.reverse_charge(v_charge, p_reason);
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
begin
  perform private.require_record((select organization_id from public.fiscal_invoices where id = p_invoice_id), 'money.reverse');
  return private.standing_invoice(p_invoice_id);
end
$$;
comment on function private.invoice_for_verb is
  'A receipt that was neither cancelled nor rejected, with the money lock held; refuses whoever may not take back.';

create function private.standing_invoice(p_invoice_id uuid)
returns public.fiscal_invoices
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invoice public.fiscal_invoices;
begin
  perform private.lock_money(organization_id) from public.fiscal_invoices where id = p_invoice_id;
  select * into v_invoice from public.fiscal_invoices where id = p_invoice_id;
  if v_invoice.cancelled_on is not null then
    perform private.fail('invoice_cancelled');
  elsif private.ecf_verdict_of(v_invoice.id, v_invoice.ncf) = 'rejected' then
    -- There is nothing valid to change: another takes its place.
    perform private.fail('ecf_rejected');
  end if;
  return v_invoice;
end
$$;
comment on function private.standing_invoice is
  'A receipt that was neither cancelled nor rejected, with the money lock held; the caller has asked who may.';

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

create function private.take_off_charges(p_invoice public.fiscal_invoices, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The ITBIS goes with the receipt; the rent stays owed, and may get another receipt.
  perform private.release_charges(p_invoice.id, array(select charge_id from public.fiscal_invoice_charges
    where invoice_id = p_invoice.id and is_live and is_itbis), p_invoice.ncf);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice.id and is_live;
  update public.fiscal_invoices set cancelled_on = private.fiscal_today(), cancellation_reason = p_reason
  where id = p_invoice.id;
end
$$;
comment on function private.take_off_charges is
  'Cancels a receipt: its ITBIS is taken back, its charges have none. The caller holds the money lock.';

-- A debit note is cancelled, credited and withheld of as a receipt is; its paper lists what it adds.
create function private.cancel_fiscal_invoice(p_invoice_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_invoice public.fiscal_invoices;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  if coalesce(p_reason, '') !~ '^(0[1-9]|10)$' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf like 'E%' then
    -- One that was sent to nobody is annulled; anything else is corrected by a note.
    perform private.fail('ecf_not_cancelled');
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
  perform private.require_open_form(v_invoice.issuer_id, '607', v_invoice.issued_on);
  perform private.require_open_form(v_invoice.issuer_id, '608', v_invoice.issued_on);
  perform private.take_off_charges(v_invoice, p_reason);
  return p_invoice_id;
end
$$;
select private.declare_verb('cancel_fiscal_invoice', 'money.reverse', p_repeatable => true, p_comment =>
  'Cancels a paper receipt of a month that is not filed yet, with a reason of form 608 (01 to 10); its ITBIS is taken back, its charges may get another. Errors: not_found, invoice_cancelled, ecf_not_cancelled, reason_missing, note_stays, invoice_has_note, invoice_has_withholding, month_filed.');

create function private.issue_credit_note(p_invoice_id uuid, p_charge_ids uuid[], p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
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
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.fiscal_today();
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  elsif private.is_electronic(v_invoice.issuer_id, v_today) and char_length(btrim(p_reason)) > 90 then
    perform private.fail('value_too_long', '{"fields": ["reason"]}');
  end if;
  perform private.require_same_environment(p_invoice_id, v_today);
  perform private.require_accepted_base(p_invoice_id);
  perform private.require_accepted_base(v_invoice.modifies_id);
  perform private.require_open_form(v_invoice.issuer_id, '607', v_today);
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
  select * into v_ncf from private.allocate_ncf(v_invoice.issuer_id, 'credit_note', v_today);
  perform private.release_charges(p_invoice_id, p_charge_ids, v_ncf.ncf);
  if v_itbis_charge.id is not null and v_itbis > 0 then
    perform private.release_charges(p_invoice_id, array[v_itbis_charge.id], v_ncf.ncf);
    if v_itbis_charge.amount_minor > v_itbis then
      select * into strict v_lease from public.leases where id = v_invoice.lease_id;
      v_new_charge := private.post_charge(v_lease, 'itbis', v_itbis_charge.amount_minor - v_itbis, v_itbis_charge.due_on, v_today);
      insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
      values (p_invoice_id, v_new_charge, v_invoice.organization_id, v_invoice.lease_id, true, v_itbis_charge.amount_minor - v_itbis);
    end if;
  end if;
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, on_credit_minor, created_by, issuer_id, itbis_to_withhold_minor, isr_to_withhold_minor)
  values (v_id, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, v_ncf.range_id, v_ncf.ncf, 'credit_note',
    -- A note is about a receipt, never about another note: what a debit note added is taken off the receipt that it names.
    v_ncf.expires_on, coalesce(v_invoice.modifies_id, p_invoice_id), left(btrim(p_reason), 300), v_today, v_invoice.client_name,
    v_invoice.client_id_type, v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description,
    v_invoice.currency, v_invoice.dop_rate, v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()),
    v_invoice.issuer_id, private.part_taken_back(v_invoice.itbis_to_withhold_minor, v_invoice.itbis_minor,
      coalesce(v_itbis_charge.amount_minor, 0), coalesce(v_itbis_charge.amount_minor, 0) - v_itbis),
    private.part_taken_back(v_invoice.isr_to_withhold_minor, v_invoice.base_minor, v_base + v_left, v_left));
  perform private.make_ecf(v_id, p_charge_ids);
  return v_id;
end
$$;
select private.declare_verb('issue_credit_note', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes charges of an invoice back, with their ITBIS, by a credit note. Returns its id. Errors: not_found, invoice_cancelled, reason_missing, charges_mixed, invoice_has_withholding, ncf_kind_not_allowed, ecf_rejected, environment_differs (it is of a trial, or the issuer is in one), base_not_accepted (its e-CF was not accepted yet), value_too_long, ncf_range_missing, ncf_range_expired, issuer_address_missing, month_filed.');

create function public.search_fiscal_invoices(p_organization_id uuid, p_text text)
returns setof public.fiscal_invoices_list
language sql stable set search_path = ''
as $$ select f.* from public.fiscal_invoices_list f where f.organization_id = p_organization_id
  and private.plain_text(concat_ws(' ', f.ncf, f.client_name))
    like all (array(select '%' || private.like_literal(w) || '%' from unnest(private.search_words(p_text)) as w)) $$;
select private.declare_verb('search_fiscal_invoices', 'rows', p_comment =>
  'Rows of fiscal_invoices_list with the text in number or client.');

create function private.issue_receipt(p_lease public.leases, p_charge_ids uuid[], p_invoice public.fiscal_invoices)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_today date := private.fiscal_today();
  v_rate numeric := case when p_lease.currency = 'DOP' then 1 else p_invoice.dop_rate end;
  v_base bigint;
  v_itbis bigint;
  v_due date;
  v_texts text;
  v_ncf record;
  v_itbis_charge uuid;
  v_paid record;
  -- A note is its receipt's issuer's.
  v_issuer uuid := coalesce(p_invoice.issuer_id, private.issuer_of(p_lease.organization_id, p_lease.property_id, v_today));
begin
  perform private.require_open_form(v_issuer, '607', v_today);
  perform private.require_known_issuer(v_issuer);
  if (select count(*) from public.charges c where c.id = any (p_charge_ids) and c.lease_id = p_lease.id and c.reversed_at is null
      and c.kind::text not in ('deposit', 'itbis', 'opening_balance')) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  elsif exists (select 1 from public.fiscal_invoice_charges c where c.charge_id = any (p_charge_ids) and c.is_live) then
    perform private.fail('charge_invoiced');
  elsif p_lease.currency <> 'DOP' and (v_rate is null or v_rate <= 0 or coalesce(btrim(p_invoice.rate_source), '') = '') then
    perform private.fail('rate_missing');
  elsif private.is_electronic(v_issuer, v_today) and char_length(btrim(p_invoice.client_name)) > 150 then
    perform private.fail('value_too_long', '{"fields": ["client_name"]}');
  elsif private.is_electronic(v_issuer, v_today) and char_length(btrim(p_invoice.reason)) > 90 then
    perform private.fail('value_too_long', '{"fields": ["reason"]}');
  end if;
  perform private.require_same_environment(p_invoice.modifies_id, v_today);
  perform private.require_accepted_base(p_invoice.modifies_id);
  -- What was taken off a charge before is not billed with it.
  select sum(amount_minor - credited_minor), max(due_on), string_agg(nullif(description, ''), ', ' order by due_on, posting_number)
    into v_base, v_due, v_texts
  from public.charges where id = any (p_charge_ids);
  if exists (select 1 from public.charges where id = any (p_charge_ids) and credited_minor >= amount_minor) then
    perform private.fail('nothing_to_invoice');
  end if;
  v_itbis := private.itbis_on(v_base, p_invoice.treatment, v_today);
  perform private.check_ecf_amounts(v_issuer, p_invoice, v_base, v_itbis, v_today);
  perform private.check_client(coalesce((select m.ncf_kind from public.fiscal_invoices m where m.id = p_invoice.modifies_id),
    p_invoice.ncf_kind), p_invoice.client_name, p_invoice.client_id_type, p_invoice.client_id, (v_base + v_itbis) * v_rate, v_today);
  select * into v_ncf from private.allocate_ncf(v_issuer, p_invoice.ncf_kind, v_today);
  if v_itbis > 0 then
    v_itbis_charge := private.post_charge(p_lease, 'itbis', v_itbis, greatest(v_due, v_today), v_today);
  end if;
  select * into v_paid from private.payments_of_charges(p_charge_ids || v_itbis_charge);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by, issuer_id,
    itbis_to_withhold_minor, isr_to_withhold_minor)
  values (v_id, p_lease.organization_id, p_lease.id, p_lease.property_id, v_ncf.range_id, v_ncf.ncf, p_invoice.ncf_kind,
    v_ncf.expires_on, p_invoice.modifies_id, coalesce(p_invoice.reason, ''), v_today, btrim(p_invoice.client_name),
    p_invoice.client_id_type, coalesce(p_invoice.client_id, ''), p_invoice.income_type, p_invoice.treatment,
    left(coalesce(v_texts, ''), 300), p_lease.currency, v_rate,
    case when p_lease.currency = 'DOP' then '' else btrim(p_invoice.rate_source) end, v_base, v_itbis, v_paid.cash, v_paid.transfer,
    v_paid.card, v_paid.other, v_base + v_itbis - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()), v_issuer,
    coalesce(p_invoice.itbis_to_withhold_minor, 0), coalesce(p_invoice.isr_to_withhold_minor, 0));
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, c.id, c.organization_id, c.lease_id, c.kind::text = 'itbis', c.amount_minor - c.credited_minor
  from public.charges c where c.id = any (p_charge_ids || v_itbis_charge);
  perform private.make_ecf(v_id, p_charge_ids);
  return v_id;
end
$$;
comment on function private.issue_receipt is
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
comment on function private.lease_to_invoice is
  'The lease of charges that are to get a receipt, with the money lock held.';

create function private.check_ecf_amounts(p_issuer_id uuid, p_invoice public.fiscal_invoices, p_base_minor bigint, p_itbis_minor bigint, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_itbis bigint := coalesce(p_invoice.itbis_to_withhold_minor, 0);
  v_isr bigint := coalesce(p_invoice.isr_to_withhold_minor, 0);
  v_field text := case when v_itbis > 0 then 'itbis_to_withhold_minor' else 'isr_to_withhold_minor' end;
begin
  if v_itbis < 0 or v_isr < 0 or v_itbis > p_itbis_minor or v_isr > p_base_minor then
    perform private.fail('withholding_exceeds_invoice', jsonb_build_object('fields', jsonb_build_array(
      case when v_itbis < 0 or v_itbis > p_itbis_minor then 'itbis_to_withhold_minor' else 'isr_to_withhold_minor' end)));
  elsif not private.is_electronic(p_issuer_id, p_day) then
    return;
  -- Ley 32-23, art. 34: the State withholds nothing of an electronic issuer. The formats of the others have no place for it.
  elsif v_itbis + v_isr > 0 and p_invoice.ncf_kind in ('consumer', 'special_regime', 'government') then
    perform private.fail('withholding_not_allowed', jsonb_build_object('fields', jsonb_build_array(v_field)));
  elsif p_itbis_minor > 0 and p_invoice.ncf_kind = 'special_regime' then
    perform private.fail('special_regime_taxed', '{"fields": ["treatment"]}');
  end if;
end
$$;
comment on function private.check_ecf_amounts is
  'Refuses what a receipt cannot say of withholding, and ITBIS where its electronic format has no place for it. Twin: ecfRules in src/domain/taxes/ecf/ecf-kinds.ts.';
