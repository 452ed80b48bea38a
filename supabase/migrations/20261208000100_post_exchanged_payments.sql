-- Posting what came in the other currency. The claim is settled in the lease's currency, cash moves in the other one, and the
-- currency-exchange account stands between them, as it does where cash is changed.

-- Further from the rate than this is no exchange but a discount, or a slip of the pen.
create function private.keep_exchange(
  p_payment_id uuid, p_received_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_received public.currency_code;
  v_expected bigint;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_received := case v_payment.currency when 'USD' then 'DOP' else 'USD' end;
  if coalesce(p_received_minor, 0) <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["received_minor"]}');
  end if;
  perform private.check_rate(p_rate, p_rate_source, p_rated_on, v_payment.paid_on);
  v_expected := private.exchanged_minor(p_received_minor, v_received, p_rate);
  if abs(v_payment.amount_minor - v_expected) * 10 > v_expected then
    perform private.fail('exchange_far_from_rate', jsonb_build_object('fields', '["amount_minor"]'::jsonb, 'expected_minor', v_expected,
      'currency', v_payment.currency));
  end if;
  insert into public.payment_exchanges as x (payment_id, organization_id, lease_id, currency, received_currency, received_minor, rate,
    rate_source, rated_on)
  values (p_payment_id, v_payment.organization_id, v_payment.lease_id, v_payment.currency, v_received, p_received_minor, p_rate,
    btrim(p_rate_source), p_rated_on)
  on conflict (payment_id) do update set received_minor = excluded.received_minor, rate = excluded.rate,
    rate_source = excluded.rate_source, rated_on = excluded.rated_on
  where (x.received_minor, x.rate, x.rate_source, x.rated_on)
    is distinct from (excluded.received_minor, excluded.rate, excluded.rate_source, excluded.rated_on);
end
$$;
comment on function private.keep_exchange is
  'Writes down in which money a payment came that is not posted yet. Errors: amount_not_positive, rate_missing, exchange_far_from_rate.';

create or replace function private.post_payment(p_payment_id uuid, p_account_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_exchange public.payment_exchanges;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
  v_posted_on date;
  v_account uuid;
  v_cash jsonb;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_account := private.cash_account(v_payment.organization_id, p_account_id, 'payments');
  v_cash := jsonb_build_array(
    jsonb_build_object('account_id', v_account, 'amount', v_payment.amount_minor + v_payment.fee_minor));
  select * into v_exchange from public.payment_exchanges where payment_id = p_payment_id;
  if found then
    v_exchange.difference_currency := (select default_currency from public.organizations where id = v_payment.organization_id);
    v_exchange.difference_minor := private.exchange_difference(v_exchange.difference_currency, v_payment.currency,
      v_payment.amount_minor, v_exchange.received_minor, v_exchange.rate);
    update public.payment_exchanges set difference_currency = v_exchange.difference_currency,
      difference_minor = v_exchange.difference_minor where payment_id = p_payment_id;
    v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'currency', v_exchange.received_currency,
        'amount', v_exchange.received_minor))
      || private.exchange_lines(v_payment.organization_id, v_payment.currency, v_payment.amount_minor, v_exchange.received_minor,
        v_exchange.difference_minor);
  end if;
  -- The tenant says when they paid: in a time that is closed by now, it is posted on the first open day. The office is
  -- told instead that the day is closed.
  v_posted_on := case when v_payment.reported_by is null then v_payment.paid_on
    else private.open_day(v_payment.organization_id, v_payment.paid_on) end;
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_posted_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, v_cash || jsonb_build_array(
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor),
      jsonb_build_object('account', 'other_income', 'amount', -v_payment.fee_minor)),
    case when v_posted_on <> v_payment.paid_on then v_payment.paid_on::text else '' end);
  update public.payments set status = 'confirmed', entry_id = v_entry, account_id = v_account, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_posted_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
end
$$;

create or replace function private.post_refund(p_refund_id uuid)
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
  v_today := private.organization_today(v_refund.organization_id);
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
  with paid as (
    select a.charge_id, sum(a.amount_minor) as amount, c.due_on, c.kind
    from public.payment_allocations a join public.charges c on c.id = a.charge_id
    where a.payment_id = v_payment.id group by 1, 3, 4 having sum(a.amount_minor) > 0
  ), latest_first as (
    select charge_id, amount, kind,
      sum(amount) over (order by due_on desc, private.charge_rank(kind) desc, charge_id desc) - amount as before
    from paid
  )
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select v_refund.organization_id, v_payment.id, charge_id, v_refund.lease_id, v_refund.currency,
    -least(amount, v_refund.amount_minor - v_credit - before), v_today, v_entry
  from latest_first where before < v_refund.amount_minor - v_credit;
  update public.payments set unapplied_minor = unapplied_minor - v_refund.amount_minor,
    refunded_minor = refunded_minor + v_refund.amount_minor
  where id = v_payment.id;
  update public.refunds set status = 'done', entry_id = v_entry, refunded_on = v_today, decided_at = now(), next_check_at = null
  where id = p_refund_id;
  perform private.apply_credit(v_refund.lease_id, v_today);
end
$$;

create function private.received_part(p_received_minor bigint, p_amount_minor bigint, p_part_minor bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$ select round(p_received_minor::numeric * p_part_minor / p_amount_minor)::bigint $$;
comment on function private.received_part is
  'How much of what was received in the other currency a part of the payment is, rounded half up; the whole is all of it.';

revoke execute on function private.keep_exchange, private.received_part from public, anon, authenticated;
