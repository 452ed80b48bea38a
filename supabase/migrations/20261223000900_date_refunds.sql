-- What is given back, and what never came, stands on its own day too.
drop function public.refund_payment, private.refund_payment, private.post_refund, public.bounce_payment, private.bounce_payment,
  public.reverse_payment, private.reverse_payment, private.reverse_confirmed_payment;

create function private.post_refund(p_refund_id uuid, p_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_refund public.refunds;
  v_payment public.payments;
  v_exchange public.payment_exchanges;
  v_today date;
  v_credit bigint;
  v_entry uuid;
  v_account uuid;
  v_part bigint;
  v_cash jsonb;
begin
  select * into strict v_refund from public.refunds where id = p_refund_id;
  select * into strict v_payment from public.payments where id = v_refund.payment_id;
  v_today := coalesce(p_on, private.organization_today(v_refund.organization_id));
  -- From where it arrived, also when that account is not used any more.
  v_account := coalesce(v_payment.account_id, private.cash_account(v_refund.organization_id, null, 'payments'));
  v_credit := least(v_payment.unapplied_minor, v_refund.amount_minor);
  v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'amount', -v_refund.amount_minor));
  select * into v_exchange from public.payment_exchanges where payment_id = v_payment.id;
  if found then
    -- In the money that it came in, at its own rate: parts of it add up to what was received.
    v_part := private.received_part(v_exchange.received_minor, v_payment.amount_minor, v_payment.refunded_minor + v_refund.amount_minor)
      - private.received_part(v_exchange.received_minor, v_payment.amount_minor, v_payment.refunded_minor);
    v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'currency', v_exchange.received_currency, 'amount', -v_part))
      || private.exchange_lines(v_refund.organization_id, v_exchange.received_currency, v_part, v_refund.amount_minor,
        private.exchange_difference(v_exchange.difference_currency, v_exchange.received_currency, v_part, v_refund.amount_minor,
          v_exchange.rate));
  end if;
  v_entry := private.post_entry(v_refund.organization_id, 'payment_refund', v_today, v_refund.currency, v_refund.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_credit),
      jsonb_build_object('account', 'receivables', 'amount', v_refund.amount_minor - v_credit)) || v_cash, v_refund.reason);
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select v_refund.organization_id, v_payment.id, s.charge_id, v_refund.lease_id, v_refund.currency, -s.amount_minor, v_today, v_entry
  from private.shares_to_take_back(v_payment.id, v_refund.amount_minor - v_credit) s;
  update public.payments set unapplied_minor = unapplied_minor - v_refund.amount_minor,
    refunded_minor = refunded_minor + v_refund.amount_minor
  where id = v_payment.id;
  update public.refunds set status = 'done', entry_id = v_entry, refunded_on = v_today, decided_at = now(), next_check_at = null
  where id = p_refund_id;
  perform private.apply_credit(v_refund.lease_id, private.organization_today(v_refund.organization_id));
end
$$;
revoke execute on function private.post_refund from public, anon, authenticated;

create function private.refund_payment(p_request_id uuid, p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text, p_reference text,
  p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'refund_payment', jsonb_build_object('payment', p_payment_id,
    'amount', p_amount_minor, 'method', p_method, 'reason', p_reason, 'reference', p_reference) || private.day_argument(p_on));
  v_payment public.payments;
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  v_id := private.start_refund(p_payment_id, p_amount_minor, p_method, p_reason, p_reference);
  perform private.post_refund(v_id, private.day_of_deed(v_payment.organization_id, p_on, private.first_day_to_give_back(v_payment)));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.refund_payment(
  p_request_id uuid, p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method, p_reason text, p_reference text default '',
  p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.refund_payment(p_request_id, p_payment_id, p_amount_minor, p_method, p_reason, p_reference, p_on) $$;
comment on function public.refund_payment is
  'Writes down that a confirmed payment was given back by hand, whole or in part: its credit goes first, then what it paid is owed again. On the day given, or today. Returns the refund''s id. Errors: not_found, payment_already_decided, reason_missing, amount_not_positive, refund_exceeds_payment, method_not_allowed (also of what was withheld or paid by a deposit), deposit_settled, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.refund_payment, public.refund_payment from public, anon;
grant execute on function private.refund_payment, public.refund_payment to authenticated;
select private.guard_door('refund_payment');

create function private.reverse_confirmed_payment(p_payment public.payments, p_reason text, p_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.day_of_deed(p_payment.organization_id, p_on, private.first_day_to_give_back(p_payment));
  v_reversal uuid := private.reverse_entry(p_payment.entry_id, v_today, btrim(p_reason));
  v_entry uuid;
begin
  -- Later entries moved this payment's credit; undone too, the accounts stand as if it had never come.
  for v_entry in
    select e.id from public.journal_entries e where e.id <> p_payment.entry_id
      and e.id in (select a.entry_id from public.payment_allocations a where a.payment_id = p_payment.id) order by e.entry_number
  loop
    perform private.reverse_entry(v_entry, v_today, btrim(p_reason));
  end loop;
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select organization_id, payment_id, charge_id, lease_id, currency, -sum(amount_minor), v_today, v_reversal
  from public.payment_allocations where payment_id = p_payment.id
  group by organization_id, payment_id, charge_id, lease_id, currency having sum(amount_minor) <> 0;
  update public.payments set status = 'reversed', unapplied_minor = 0, reversal_entry_id = v_reversal,
    decision_reason = btrim(p_reason), decided_by = (select auth.uid()), decided_at = now() where id = p_payment.id;
  update public.receipts set voided_at = now(), void_reason = btrim(p_reason) where payment_id = p_payment.id;
  perform private.apply_credit(p_payment.lease_id, private.organization_today(p_payment.organization_id));
end
$$;
revoke execute on function private.reverse_confirmed_payment from public, anon, authenticated;

create function private.reverse_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_payment',
    jsonb_build_object('payment', p_payment_id, 'reason', p_reason) || private.day_argument(p_on));
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  perform private.reverse_confirmed_payment(private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed'), p_reason, p_on);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;

create function public.reverse_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.reverse_payment(p_request_id, p_payment_id, p_reason, p_on) $$;
comment on function public.reverse_payment is
  'Undoes a confirmed payment (a bounced transfer): opposite entries, charges open again, receipt voided. On the day given, or today. Errors: not_found, payment_already_decided, reason_missing, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.reverse_payment, public.reverse_payment from public, anon;
grant execute on function private.reverse_payment, public.reverse_payment to authenticated;
select private.guard_door('reverse_payment');

create function private.bounce_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_fee_minor bigint,
  p_fee_description text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'bounce_payment', jsonb_build_object('payment', p_payment_id,
    'reason', p_reason, 'fee', p_fee_minor, 'description', p_fee_description) || private.day_argument(p_on));
  v_payment public.payments;
  v_lease public.leases;
  v_today date;
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(p_fee_minor, 0) < 0 then
    perform private.fail('amount_not_positive');
  end if;
  -- The whole is one transaction, which this request keeps from happening twice.
  perform private.reverse_payment(gen_random_uuid(), p_payment_id, p_reason, p_on);
  if p_fee_minor > 0 then
    select * into strict v_payment from public.payments where id = p_payment_id;
    select * into strict v_lease from public.leases where id = v_payment.lease_id;
    v_today := coalesce(p_on, private.organization_today(v_lease.organization_id));
    perform private.post_charge(v_lease, 'returned_payment', p_fee_minor, v_today, v_today, null, null,
      coalesce(btrim(p_fee_description), ''));
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;

create function public.bounce_payment(
  p_request_id uuid, p_payment_id uuid, p_reason text, p_fee_minor bigint default 0, p_fee_description text default '', p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.bounce_payment(p_request_id, p_payment_id, p_reason, p_fee_minor, p_fee_description, p_on) $$;
comment on function public.bounce_payment is
  'Reverses a payment that came back, and charges what that cost when there is a fee; its description is what else is to be said of it. On the day given, or today. Errors as reverse_payment, and payment_refunded, amount_not_positive.';
revoke execute on function private.bounce_payment, public.bounce_payment from public, anon;
grant execute on function private.bounce_payment, public.bounce_payment to authenticated;
select private.guard_door('bounce_payment');
