-- A credit note of a vendor (type 04, electronic 34) is posted the other way round: it lowers cost, creditable ITBIS and what is owed.
create function private.is_credit_note(p_ncf text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select coalesce(substring(p_ncf from 2 for 2) in ('04', '34'), false) $$;
comment on function private.is_credit_note is
  'Whether a fiscal receipt number is that of a credit note, as the forms of the tax authority read it.';

create function private.keep_sense_of_bill()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail('credit_note_stays', '{"fields": ["ncf"]}');
  return new;
end
$$;
comment on function private.keep_sense_of_bill is
  'Trigger: what is posted as a bill does not become a credit note by another number, nor the other way round.';

create function private.pass_no_credit_on()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select is_credit from public.bills where id = new.bill_id) then
    perform private.fail('pass_on_exceeds_bill', '{"left_minor": 0}');
  end if;
  return new;
end
$$;
comment on function private.pass_no_credit_on is 'Trigger: nobody is charged for what a vendor took off.';

create function private.apply_vendor_credit(p_credit_id uuid, p_bill_id uuid, p_amount_minor bigint, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_credit public.bills;
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
  v_on date;
  v_left bigint;
  v_entry uuid;
begin
  v_credit := private.bill_for_verb(p_credit_id, 'money.write', '{approved,partially_paid}');
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid}');
  v_left := least(-v_credit.outstanding_minor, v_bill.outstanding_minor);
  if not v_credit.is_credit or v_bill.is_credit or (v_bill.organization_id, v_bill.vendor_id, v_bill.currency)
    is distinct from (v_credit.organization_id, v_credit.vendor_id, v_credit.currency) then
    perform private.fail('credit_not_of_bill', '{"fields": ["bill_id"]}');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  elsif p_amount_minor > v_left then
    perform private.fail('amount_exceeds_bill', jsonb_build_object('outstanding_minor', v_left, 'fields', jsonb_build_array('amount_minor')));
  end if;
  v_on := private.posting_day(v_bill.organization_id, p_on,
    greatest(private.first_day_of_bill(v_bill), private.first_day_of_bill(v_credit)));
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill_payment', v_on, v_bill.currency, jsonb_build_array(
    jsonb_build_object('account', 'payables', 'amount', p_amount_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account', 'payables', 'amount', -p_amount_minor, 'property_id', v_credit.property_id)),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), v_credit.ncf));
  insert into public.bill_payments (id, organization_id, bill_id, vendor_id, settled_with, currency, amount_minor, paid_on, reference,
    entry_id, created_by)
  values (v_id, v_bill.organization_id, p_bill_id, v_bill.vendor_id, p_credit_id, v_bill.currency, p_amount_minor, v_on, v_credit.ncf,
      v_entry, (select auth.uid())),
    (gen_random_uuid(), v_bill.organization_id, p_credit_id, v_bill.vendor_id, p_bill_id, v_bill.currency, p_amount_minor, v_on,
      v_bill.ncf, v_entry, (select auth.uid()));
  perform private.refresh_bill_payments(p_bill_id);
  perform private.refresh_bill_payments(p_credit_id);
  return v_id;
end
$$;
select private.declare_verb('apply_vendor_credit', 'money.write', p_repeatable => true, p_comment =>
  'Settles a bill with a credit note of the same vendor and currency, whole or in part, without cash, on the day given, or today. Returns the id of the bill''s payment; reversing it frees both. Errors: not_found, bill_moved, credit_not_of_bill, amount_not_positive, amount_exceeds_bill, bill_month_filed, date_in_future, date_before_corrected (first), period_closed.');
