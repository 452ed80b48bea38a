create function private.with_receipt(p_bill public.bills)
returns public.bills
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_bill public.bills := p_bill;
begin
  v_bill.no_receipt_reason := nullif(btrim(v_bill.no_receipt_reason), '');
  v_bill.rate_source := left(btrim(coalesce(v_bill.rate_source, '')), 80);
  if v_bill.no_receipt_reason is not null and v_bill.ncf <> '' then
    perform private.fail('receipt_and_reason');
  elsif v_bill.no_receipt_reason is not null and v_bill.itbis_to_cost_minor <> v_bill.itbis_minor then
    perform private.fail('itbis_without_receipt');
  elsif v_bill.entry_id is null and private.is_credit_note(v_bill.ncf) and v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor > 0 then
    perform private.fail('credit_note_withheld', jsonb_build_object('fields', jsonb_build_array(
      case when v_bill.itbis_withheld_minor > 0 then 'itbis_withheld_minor' else 'isr_withheld_minor' end)));
  elsif v_bill.currency = 'DOP' then
    v_bill.dop_rate := null;
  elsif v_bill.dop_rate is not null then
    v_bill.rated_on := coalesce(v_bill.rated_on, v_bill.billed_on);
    if v_bill.dop_rate <= 0 or v_bill.rate_source = '' or v_bill.rated_on > v_bill.billed_on then
      perform private.fail('rate_missing');
    end if;
  else
    -- A rate older than a week says nothing of the day of the bill.
    select r.rate, r.source, r.rated_on into v_bill.dop_rate, v_bill.rate_source, v_bill.rated_on
    from public.exchange_rates r
    where r.organization_id = v_bill.organization_id and r.rated_on between v_bill.billed_on - 7 and v_bill.billed_on
    order by r.rated_on desc, r.created_at desc limit 1;
  end if;
  if v_bill.dop_rate is null then
    v_bill.rate_source := '';
    v_bill.rated_on := null;
  end if;
  return v_bill;
end
$$;
comment on function private.with_receipt is
  'A bill with what belongs to its receipt in order: no number beside a reason to have none, no ITBIS credited without one, nothing withheld of a credit note, a rate with its source and day, that of the day where none is given and one is saved. Errors: receipt_and_reason, itbis_without_receipt, credit_note_withheld, rate_missing.';

-- What a posted bill says to the tax authority can be put right; what it says to the books cannot.
create function private.require_open_forms_of_bill(p_old public.bills, p_new public.bills, p_is_other_identity boolean)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_is_other_rate boolean := p_old.dop_rate is distinct from p_new.dop_rate;
  v_has_withheld boolean := p_old.itbis_withheld_minor + p_old.isr_withheld_minor > 0 and p_old.paid_on is not null;
  v_filing public.tax_filings;
begin
  perform private.require_open_form(p_old.issuer_id, '606', p_old.billed_on);
  if p_old.itbis_minor > 0 and (p_old.ncf <> p_new.ncf or v_is_other_rate) then
    perform private.require_open_form(p_old.issuer_id, 'IT-1', p_old.billed_on);
  end if;
  if v_has_withheld then
    perform private.require_open_form(p_old.issuer_id, '606', p_old.paid_on);
  end if;
  if v_has_withheld and p_old.itbis_withheld_minor > 0 and (v_is_other_rate or p_is_other_identity) then
    perform private.require_open_form(p_old.issuer_id, 'IT-1', p_old.paid_on);
  end if;
  if v_has_withheld and p_old.isr_withheld_minor > 0 and v_is_other_rate then
    perform private.require_open_form(p_old.issuer_id, 'IR-17', p_old.paid_on);
  end if;
  if p_is_other_identity then
    -- The number is the vendor's: it stands in the rows of all of their bills.
    select f.* into v_filing from public.tax_filings f
    where f.organization_id = p_old.organization_id and f.form = '606' and f.status = 'filed' and exists (
      select 1 from public.bills b where b.organization_id = f.organization_id and b.issuer_id = f.issuer_id and b.vendor_id = p_old.vendor_id and b.ncf <> ''
        and b.status in ('approved', 'partially_paid', 'paid')
        and (b.billed_on between f.month and f.month + interval '1 month' - interval '1 day'
          or (b.itbis_withheld_minor + b.isr_withheld_minor > 0
            and b.paid_on between f.month and f.month + interval '1 month' - interval '1 day')))
    order by f.month limit 1;
    perform private.require_open_form(v_filing.issuer_id, '606', v_filing.month);
  end if;
end
$$;
comment on function private.require_open_forms_of_bill is
  'Refuses with month_filed a correction of a bill that a filed form would not be the same with.';

create function private.correct_bill_receipt(p_bill_id uuid, p_facts jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.bills;
  v_new public.bills;
  v_vendor public.vendors;
  v_type public.identity_type;
  v_number text;
  v_is_other_identity boolean;
begin
  v_old := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  select * into strict v_vendor from public.vendors where id = v_old.vendor_id for update;
  -- Nothing but these facts is taken of what was sent.
  v_new := jsonb_populate_record(v_old, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_facts)
    where key in ('ncf', 'modified_ncf', 'no_receipt_reason', 'expense_kind', 'dop_rate', 'rate_source', 'rated_on')));
  v_new.ncf := upper(btrim(coalesce(v_new.ncf, '')));
  v_new.modified_ncf := upper(btrim(coalesce(v_new.modified_ncf, '')));
  if v_new.expense_kind is null then
    perform private.fail('expense_kind_missing');
  end if;
  perform private.check_receipt_numbers(v_old.organization_id, p_bill_id, v_new);
  v_new := private.with_receipt(v_new);
  v_type := case when p_facts ? 'vendor_id_type' then (nullif(p_facts ->> 'vendor_id_type', ''))::public.identity_type
    else v_vendor.identity_type end;
  v_number := case when p_facts ? 'vendor_tax_id' then coalesce(regexp_replace(p_facts ->> 'vendor_tax_id', '[\s-]', '', 'g'), '')
    else v_vendor.identity_number end;
  if v_number = '' then
    v_type := null;
  end if;
  v_is_other_identity := v_type is distinct from v_vendor.identity_type or v_number <> v_vendor.identity_number;
  perform private.require_open_forms_of_bill(v_old, v_new, v_is_other_identity);
  update public.bills set ncf = v_new.ncf, modified_ncf = v_new.modified_ncf, no_receipt_reason = v_new.no_receipt_reason,
    expense_kind = v_new.expense_kind, dop_rate = v_new.dop_rate, rate_source = v_new.rate_source, rated_on = v_new.rated_on
  where id = p_bill_id;
  if v_is_other_identity then
    update public.vendors set identity_type = v_type, identity_number = v_number where id = v_vendor.id;
  end if;
  return p_bill_id;
end
$$;
select private.declare_verb('correct_bill_receipt', 'money.write', p_repeatable => true, p_comment =>
  'Puts right what a posted bill says to the tax authority, not its amounts. p_facts: any of ncf, modified_ncf, no_receipt_reason, expense_kind, dop_rate, rate_source, rated_on, and the vendor''s vendor_id_type and vendor_tax_id. The audit log has what was there before. Errors: not_found, bill_moved, month_filed, ncf_malformed, modified_ncf_missing, ncf_taken, receipt_and_reason, itbis_without_receipt, rate_missing, expense_kind_missing.');
