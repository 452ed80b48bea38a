create function private.is_purchase_receipt_number(p_ncf text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select coalesce(substring(p_ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43'), false) $$;
comment on function private.is_purchase_receipt_number is
  'Whether a number is of a kind that the buyer gives out. Twin: isOwnPurchaseNumber in src/domain/tax-do/own-purchase.ts.';

create function private.refuse_sale_of_purchase_kind()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail('ncf_kind_not_allowed');
  return new;
end
$$;
comment on function private.refuse_sale_of_purchase_kind is
  'Trigger: clients get no receipt of a kind that is for one''s own purchases.';

create function private.check_purchase_receipt(p_bill public.bills, p_kind public.ncf_kind)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_vendor public.vendors;
begin
  select * into v_vendor from public.vendors where id = p_bill.vendor_id;
  if p_kind is null or p_kind not in ('purchases', 'minor_expenses') then
    perform private.fail('ncf_kind_not_allowed', '{"fields": ["no_receipt_reason"]}');
  elsif p_kind = 'purchases' and (v_vendor.identity_type is distinct from 'cedula' or v_vendor.identity_number !~ '^\d{11}$') then
    perform private.fail('vendor_cedula_missing', '{"fields": ["vendor_id"]}');
  elsif p_kind = 'purchases' and p_bill.itbis_withheld_minor <> p_bill.itbis_minor then
    perform private.fail('purchase_itbis_not_withheld', '{"fields": ["itbis_withheld_minor"]}');
  elsif p_kind = 'minor_expenses' and p_bill.itbis_to_cost_minor <> p_bill.itbis_minor then
    perform private.fail('minor_expense_itbis', '{"fields": ["itbis_to_cost_minor"]}');
  elsif p_kind = 'minor_expenses' and p_bill.itbis_withheld_minor + p_bill.isr_withheld_minor > 0 then
    perform private.fail('minor_expense_withheld', jsonb_build_object('fields', jsonb_build_array(
      case when p_bill.itbis_withheld_minor > 0 then 'itbis_withheld_minor' else 'isr_withheld_minor' end)));
  end if;
end
$$;
comment on function private.check_purchase_receipt is
  'Refuses a receipt for one''s own purchase that its bill is not fit for. Of purchases: a vendor with a cédula, all of the ITBIS withheld. Of minor expenses: no ITBIS credited, nothing withheld.';

create function private.insert_purchase_receipt(p_bill public.bills, p_kind public.ncf_kind)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ncf record;
  v_id uuid := gen_random_uuid();
  v_today date := private.fiscal_today();
  -- A draft is given the issuer of its day when it is posted.
  v_issuer uuid := case when p_bill.entry_id is null
    then private.issuer_of(p_bill.organization_id, p_bill.property_id, p_bill.billed_on) else p_bill.issuer_id end;
begin
  perform private.check_purchase_receipt(p_bill, p_kind);
  perform private.require_known_issuer(v_issuer, '{"fields": ["no_receipt_reason"]}');
  -- Own purchases can wait until e-CF can be made again: their papers would have to be replaced.
  if private.is_in_contingency(v_issuer, v_today) then
    perform private.fail('contingency_open', '{"fields": ["no_receipt_reason"]}');
  end if;
  loop
    select * into v_ncf from private.allocate_ncf(v_issuer, p_kind, v_today);
    exit when not exists (select 1 from public.bills b where b.organization_id = p_bill.organization_id and b.issuer_id = v_issuer and b.ncf = v_ncf.ncf
      and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43'));
  end loop;
  insert into public.purchase_receipts (id, organization_id, bill_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on, details, created_by, issuer_id)
  select v_id, p_bill.organization_id, p_bill.id, v_ncf.range_id, v_ncf.ncf, p_kind, v_ncf.expires_on,
    -- No e-CF is of a day before the issuer's first one.
    case when v_ncf.series = 'E' and p_bill.billed_on < f.electronic_since then v_today else p_bill.billed_on end,
    jsonb_strip_nulls(jsonb_build_object(
      'organization_name', f.legal_name, 'organization_rnc', nullif(f.tax_id, ''),
      'organization_address', coalesce(nullif(f.address, ''), case when f.id = o.id then nullif(o.address, '') end),
      'organization_phone', coalesce(nullif(f.phone, ''), case when f.id = o.id then nullif(o.phone, '') end),
      'vendor_name', v.name, 'vendor_id_type', v.identity_type, 'vendor_id', nullif(v.identity_number, ''),
      'vendor_address', nullif(v.address, ''), 'property_name', p.name, 'unit_label', u.label)),
    (select auth.uid()), v_issuer
  from public.organizations o
  join public.fiscal_issuers f on f.organization_id = o.id and f.id = v_issuer
  join public.vendors v on v.id = p_bill.vendor_id
  left join public.properties p on p.id = p_bill.property_id
  left join public.units u on u.id = p_bill.unit_id
  where o.id = p_bill.organization_id;
  perform private.make_purchase_ecf(v_id);
  return v_ncf.ncf;
end
$$;
comment on function private.insert_purchase_receipt is
  'Gives out the next number of a kind for a bill and writes down what its paper says; numbers that a bill has already are passed over. The caller holds the money lock and writes the number into the bill.';

create function private.keep_ncf_of_purchase()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.ncf <> new.ncf and exists (select 1 from public.purchase_receipts r
      where r.organization_id = old.organization_id and r.bill_id = old.id and r.ncf = old.ncf and r.cancelled_on is null) then
    perform private.fail('purchase_receipt_stays', '{"fields": ["ncf"]}');
  elsif private.is_purchase_receipt_number(new.ncf)
    and exists (select 1 from public.ncf_ranges r where r.issuer_id = new.issuer_id
      and coalesce(r.environment = private.environment_of_issuer(new.issuer_id), true) and r.series || r.ncf_type = substring(new.ncf from 1 for 3)
      and substring(new.ncf from 4)::bigint between r.first_number and r.last_number)
    and not exists (select 1 from public.purchase_receipts r where r.organization_id = new.organization_id and r.bill_id = new.id
      and r.ncf = new.ncf)
    and (tg_op = 'INSERT' or old.ncf <> new.ncf) then
    perform private.fail('ncf_of_own_range', '{"fields": ["ncf"]}');
  end if;
  return new;
end
$$;
comment on function private.keep_ncf_of_purchase is
  'Trigger: a number of one''s own range is given out, not typed, and a bill keeps the one that was given out for it.';

create function private.cancel_purchase_receipt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_receipt public.purchase_receipts;
begin
  select * into v_receipt from public.purchase_receipts r
  where r.organization_id = new.organization_id and r.bill_id = new.id and r.cancelled_on is null;
  if found then
    perform private.require_open_form(v_receipt.issuer_id, '608', v_receipt.issued_on);
    perform private.annul_purchase_ecf(v_receipt.id);
    update public.purchase_receipts set cancelled_on = private.fiscal_today(), cancellation_reason = '04'
    where id = v_receipt.id;
  end if;
  return null;
end
$$;
comment on function private.cancel_purchase_receipt is
  'Trigger: with a bill that is voided the receipt is cancelled that was given out for it, as a correction of what it said (04): it stands in the 608 of its day. Refuses with ecf_not_cancelled once the tax authority may have it.';

create function private.issue_purchase_receipt(p_bill_id uuid, p_kind public.ncf_kind)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_ncf text;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  if v_bill.ncf <> '' then
    perform private.fail('bill_has_receipt', jsonb_build_object('ncf', v_bill.ncf));
  end if;
  v_ncf := private.insert_purchase_receipt(v_bill, p_kind);
  update public.bills set ncf = v_ncf, no_receipt_reason = null where id = p_bill_id;
  return v_ncf;
end
$$;
select private.declare_verb('issue_purchase_receipt', 'money.write', p_repeatable => true, p_comment =>
  'Gives out a receipt of purchases or of minor expenses for a posted bill that has none. Returns its number, which is the NCF of the bill from now on. Errors: not_found, bill_moved, bill_has_receipt, ncf_kind_not_allowed, vendor_cedula_missing, purchase_itbis_not_withheld, minor_expense_itbis, minor_expense_withheld, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, issuer_address_missing, bill_month_filed.');
