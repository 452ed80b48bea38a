-- Bills, owners and the bank: what is taken back stands on the day it belongs to.

drop function public.reverse_bill_payment, private.reverse_bill_payment,
  public.reverse_distribution, private.reverse_distribution,
  public.void_bill, private.void_bill,
  public.apply_vendor_credit, private.apply_vendor_credit,
  public.undo_bank_line, private.undo_bank_line;

create function private.first_day_of_bill(p_bill public.bills)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(
    (select e.occurred_on from public.journal_entries e where e.id = p_bill.entry_id),
    (select max(case when b.reversed_at is null then b.paid_on else e.occurred_on end)
      from public.bill_payments b left join public.journal_entries e on e.id = b.reversal_entry_id where b.bill_id = p_bill.id))
$$;
comment on function private.first_day_of_bill is 'Before this day a bill was not posted, or less of it was open than is now.';

create function private.day_of_entry(p_entry_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$ select occurred_on from public.journal_entries where id = p_entry_id $$;
comment on function private.day_of_entry is 'On which day an entry stands in the journal.';
revoke execute on function private.first_day_of_bill, private.day_of_entry from public, anon, authenticated;

create function private.reverse_bill_payment(p_request_id uuid, p_bill_payment_id uuid, p_reason text,
  p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_bill_payment',
    jsonb_build_object('payment', p_bill_payment_id, 'reason', p_reason) || private.day_argument(p_on));
  v_payment public.bill_payments;
  v_reversal uuid;
begin
  if v_known is not null then
    return p_bill_payment_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_payment from public.bill_payments
  where id = p_bill_payment_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_payment.organization_id);
  select * into v_payment from public.bill_payments where id = p_bill_payment_id;
  if v_payment.reversed_at is not null then
    perform private.fail('payment_already_decided', jsonb_build_object('status', 'reversed'));
  end if;
  v_reversal := private.reverse_entry(v_payment.entry_id,
    private.day_of_deed(v_payment.organization_id, p_on, v_payment.paid_on), btrim(p_reason));
  -- A credit note that is taken off its bill is free again with it: both have the one entry.
  update public.bill_payments set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300), reversal_entry_id = v_reversal
  where organization_id = v_payment.organization_id and entry_id = v_payment.entry_id;
  perform private.refresh_bill_payments(v_payment.bill_id);
  if v_payment.settled_with is not null then
    perform private.refresh_bill_payments(v_payment.settled_with);
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_bill_payment_id));
  return p_bill_payment_id;
end
$$;

create function public.reverse_bill_payment(p_request_id uuid, p_bill_payment_id uuid, p_reason text,
  p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.reverse_bill_payment(p_request_id, p_bill_payment_id, p_reason, p_on) $$;
comment on function public.reverse_bill_payment is
  'Undoes a payment of a bill: it is owed again. On the day given, or today. Errors: not_found, payment_already_decided, reason_missing, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.reverse_bill_payment, public.reverse_bill_payment from public, anon;
grant execute on function private.reverse_bill_payment, public.reverse_bill_payment to authenticated;
select private.guard_door('reverse_bill_payment');

create function private.reverse_distribution(p_request_id uuid, p_distribution_id uuid, p_reason text,
  p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_distribution',
    jsonb_build_object('distribution', p_distribution_id, 'reason', p_reason) || private.day_argument(p_on));
  v_row public.owner_distributions;
begin
  if v_known is not null then
    return p_distribution_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_row from public.owner_distributions
  where id = p_distribution_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_row.organization_id);
  select * into v_row from public.owner_distributions where id = p_distribution_id;
  if v_row.reversed_at is not null then
    perform private.fail('entry_already_reversed');
  end if;
  update public.owner_distributions set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_row.entry_id,
      private.day_of_deed(v_row.organization_id, p_on, v_row.paid_on), btrim(p_reason))
  where id = p_distribution_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_distribution_id));
  return p_distribution_id;
end
$$;

create function public.reverse_distribution(p_request_id uuid, p_distribution_id uuid, p_reason text,
  p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.reverse_distribution(p_request_id, p_distribution_id, p_reason, p_on) $$;
comment on function public.reverse_distribution is
  'Takes a distribution back, on the day given, or today. Errors: not_found, reason_missing, entry_already_reversed, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.reverse_distribution, public.reverse_distribution from public, anon;
grant execute on function private.reverse_distribution, public.reverse_distribution to authenticated;
select private.guard_door('reverse_distribution');

create function private.void_bill(p_request_id uuid, p_bill_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'void_bill', jsonb_build_object('bill', p_bill_id, 'reason', p_reason)
    || private.day_argument(p_on));
  v_bill public.bills;
begin
  if v_known is not null then
    return p_bill_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_bill := private.bill_for_verb(p_bill_id, 'money.reverse', '{approved,partially_paid,paid}');
  if v_bill.paid_minor > 0 then
    perform private.fail('bill_has_payments');
  end if;
  update public.bills set status = 'void', decision_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_bill.entry_id,
      private.day_of_deed(v_bill.organization_id, p_on, private.first_day_of_bill(v_bill)), btrim(p_reason))
  where id = p_bill_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_bill_id));
  return p_bill_id;
end
$$;

create function public.void_bill(p_request_id uuid, p_bill_id uuid, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.void_bill(p_request_id, p_bill_id, p_reason, p_on) $$;
comment on function public.void_bill is
  'Undoes a posted bill by a reversal of the day given, or of today. Errors: not_found, bill_moved, bill_has_payments, reason_missing, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.void_bill, public.void_bill from public, anon;
grant execute on function private.void_bill, public.void_bill to authenticated;
select private.guard_door('void_bill');

create function private.apply_vendor_credit(p_request_id uuid, p_credit_id uuid, p_bill_id uuid, p_amount_minor bigint,
  p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'apply_vendor_credit', jsonb_build_object('credit', p_credit_id,
    'bill', p_bill_id, 'amount', p_amount_minor) || private.day_argument(p_on));
  v_credit public.bills;
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
  v_on date;
  v_left bigint;
  v_entry uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  v_on := private.day_of_deed(v_bill.organization_id, p_on,
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.apply_vendor_credit(p_request_id uuid, p_credit_id uuid, p_bill_id uuid, p_amount_minor bigint,
  p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.apply_vendor_credit(p_request_id, p_credit_id, p_bill_id, p_amount_minor, p_on) $$;
comment on function public.apply_vendor_credit is
  'Settles a bill with a credit note of the same vendor and currency, whole or in part, without cash, on the day given, or today. Returns the id of the bill''s payment; reversing it frees both. Errors: not_found, bill_moved, credit_not_of_bill, amount_not_positive, amount_exceeds_bill, bill_month_filed, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.apply_vendor_credit, public.apply_vendor_credit from public, anon;
grant execute on function private.apply_vendor_credit, public.apply_vendor_credit to authenticated;
select private.guard_door('apply_vendor_credit');

create function private.undo_bank_line(p_request_id uuid, p_bank_line_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'undo_bank_line', jsonb_build_object('line', p_bank_line_id, 'reason', p_reason)
    || private.day_argument(p_on));
  v_line public.bank_lines;
  v_match public.bank_matches;
begin
  if v_known is not null then
    return p_bank_line_id;
  end if;
  v_line := private.bank_line_for_verb(p_bank_line_id);
  for v_match in delete from public.bank_matches where bank_line_id = p_bank_line_id returning * loop
    continue when v_match.made = 'nothing' and v_match.transfer_entry_id is null;
    if v_line.organization_id not in (select private.my_organization_ids('money.reverse')) then
      perform private.fail('not_allowed');
    elsif coalesce(btrim(p_reason), '') = '' then
      perform private.fail('reason_missing');
    end if;
    if v_match.transfer_entry_id is not null then
      perform private.reverse_entry(v_match.transfer_entry_id, private.day_of_deed(v_line.organization_id, p_on,
        private.day_of_entry(v_match.transfer_entry_id)), btrim(p_reason));
    end if;
    -- What somebody took back already on its own page stays as it is.
    if v_match.made = 'payment' and exists (select 1 from public.payments where id = v_match.made_id and status = 'confirmed') then
      perform private.reverse_payment(gen_random_uuid(), v_match.made_id, btrim(p_reason), p_on);
    elsif v_match.made = 'bill_payment' and exists (select 1 from public.bill_payments
        where id = v_match.made_id and reversed_at is null) then
      perform private.reverse_bill_payment(gen_random_uuid(), v_match.made_id, btrim(p_reason), p_on);
    elsif v_match.made = 'entry' and not exists (select 1 from public.journal_entries
        where organization_id = v_line.organization_id and reverses_entry_id = v_match.made_id) then
      perform private.reverse_entry(v_match.made_id,
        private.day_of_deed(v_line.organization_id, p_on, private.day_of_entry(v_match.made_id)), btrim(p_reason));
    end if;
  end loop;
  update public.bank_lines set matched_minor = 0, ignored_at = null, ignore_reason = null where id = p_bank_line_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_bank_line_id));
  return p_bank_line_id;
end
$$;

create function public.undo_bank_line(p_request_id uuid, p_bank_line_id uuid, p_reason text default '',
  p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.undo_bank_line(p_request_id, p_bank_line_id, p_reason, p_on) $$;
comment on function public.undo_bank_line is
  'Opens a bank line again: what was made for it is reversed, with the reason, on the day given, or today; what was there before only loses its link, and a reported payment that it confirmed stays confirmed. Errors: not_found, line_reconciled, not_allowed, reason_missing, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.undo_bank_line, public.undo_bank_line from public, anon;
grant execute on function private.undo_bank_line, public.undo_bank_line to authenticated;
select private.guard_door('undo_bank_line');
