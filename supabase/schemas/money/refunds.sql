create function private.keep_refunded_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.refunded_minor > 0 or exists (select 1 from public.refunds where payment_id = new.id and status = 'requested') then
    perform private.fail('payment_refunded');
  end if;
  return new;
end
$$;
comment on function private.keep_refunded_payment is
  'Trigger: a payment of which something was given back is not reversed as well.';

create function private.refundable_minor(p_payment public.payments)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select p_payment.amount_minor - p_payment.refunded_minor - p_payment.moved_minor
    - coalesce((select sum(amount_minor) from public.refunds where payment_id = p_payment.id and status = 'requested'), 0)::bigint
$$;
comment on function private.refundable_minor is 'What of a payment can still be given back.';

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
  perform private.mail_refunded_payment(p_refund_id);
end
$$;

create function private.start_refund(p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method, p_reason text,
  p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  v_id uuid := gen_random_uuid();
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_amount_minor > private.refundable_minor(v_payment) then
    perform private.fail('refund_exceeds_payment', jsonb_build_object('refundable_minor', private.refundable_minor(v_payment)));
  elsif not private.came_as_money(v_payment.method) or p_method is null or not private.came_as_money(p_method) then
    perform private.fail('method_not_allowed');
  elsif exists (select 1 from public.deposit_settlements where lease_id = v_payment.lease_id)
    and p_amount_minor > v_payment.unapplied_minor then
    -- What this payment paid of the deposit has gone back with it.
    perform private.fail('deposit_settled');
  end if;
  insert into public.refunds (id, organization_id, lease_id, payment_id, status, method, currency, amount_minor, reason, reference,
    requested_by)
  values (v_id, v_payment.organization_id, v_payment.lease_id, p_payment_id, 'requested', p_method, v_payment.currency, p_amount_minor,
    btrim(p_reason), btrim(coalesce(p_reference, '')), (select auth.uid()));
  return v_id;
end
$$;
comment on function private.start_refund is 'Checks a refund and writes it down as requested, under the money lock.';

create function private.refund_payment(
  p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method, p_reason text, p_reference text default '',
  p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_id uuid;
begin
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  v_id := private.start_refund(p_payment_id, p_amount_minor, p_method, p_reason, p_reference);
  perform private.post_refund(v_id, private.posting_day(v_payment.organization_id, p_on, private.first_day_to_give_back(v_payment)));
  return v_id;
end
$$;
select private.declare_verb('refund_payment', 'money.reverse', p_repeatable => true, p_comment =>
  'Writes down that a confirmed payment was given back by hand, whole or in part: its credit goes first, then what it paid is owed again. On the day given, or today. Returns the refund''s id. Errors: not_found, payment_already_decided, reason_missing, amount_not_positive, refund_exceeds_payment, method_not_allowed (also of what was withheld or paid by a deposit), deposit_settled, date_in_future, date_before_corrected (first), period_closed.');

create function private.refund_credit(
  p_lease_id uuid, p_amount_minor bigint, p_method public.payment_method, p_reason text, p_on date default null)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_payment public.payments;
  v_left bigint := p_amount_minor;
  v_part bigint;
  v_money bigint;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.reverse');
  perform private.lock_money(v_lease.organization_id);
  if p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_amount_minor > (select credit_minor from public.lease_balances where lease_id = p_lease_id) then
    perform private.fail('refund_exceeds_credit', (select jsonb_build_object('credit_minor', credit_minor)
      from public.lease_balances where lease_id = p_lease_id));
  end if;
  select coalesce(sum(unapplied_minor), 0) into v_money from public.payments
  where lease_id = p_lease_id and unapplied_minor > 0 and private.came_as_money(method);
  if p_amount_minor > v_money then
    perform private.fail('credit_without_money', jsonb_build_object('refundable_minor', v_money));
  end if;
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_lease_id and p.unapplied_minor > 0 and private.came_as_money(p.method)
    order by p.paid_on desc, e.entry_number desc
  loop
    v_part := least(v_left, v_payment.unapplied_minor);
    exit when v_part = 0;
    perform private.post_refund(private.start_refund(v_payment.id, v_part, p_method, p_reason, ''),
      private.posting_day(v_payment.organization_id, p_on, private.first_day_to_give_back(v_payment)));
    v_left := v_left - v_part;
  end loop;
  return p_amount_minor;
end
$$;
select private.declare_verb('refund_credit', 'money.reverse', p_repeatable => true, p_comment =>
  'Gives back what a tenant has paid ahead, at move-out above all; the newest payments first, none that never came as money. On the day given, or today. Returns the amount. Errors as refund_payment, and refund_exceeds_credit, credit_without_money.');

create function private.bounce_payment(
  p_payment_id uuid, p_reason text, p_fee_minor bigint default 0, p_fee_description text default '', p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_lease public.leases;
  v_today date;
begin
  if coalesce(p_fee_minor, 0) < 0 then
    perform private.fail('amount_not_positive');
  end if;
  -- The whole is one transaction, which this request keeps from happening twice.
  v_payment := private.take_payment_back(p_payment_id, p_reason, p_on);
  if p_fee_minor > 0 then
    select * into strict v_lease from public.leases where id = v_payment.lease_id;
    v_today := coalesce(p_on, private.organization_today(v_lease.organization_id));
    perform private.post_charge(v_lease, 'returned_payment', p_fee_minor, v_today, v_today, null, null,
      coalesce(btrim(p_fee_description), ''));
  end if;
  perform private.mail_reversed_payment(p_payment_id, coalesce(p_fee_minor, 0));
  return p_payment_id;
end
$$;
select private.declare_verb('bounce_payment', 'money.reverse', p_repeatable => true, p_comment =>
  'Reverses a payment that came back, and charges what that cost when there is a fee; its description is what else is to be said of it. On the day given, or today. Errors as reverse_payment, and payment_refunded, amount_not_positive.');
