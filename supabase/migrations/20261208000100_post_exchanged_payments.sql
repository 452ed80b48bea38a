-- Posting what came in the other currency. The claim is settled in the lease's currency, cash moves in the other one, and the
-- currency-exchange account stands between them, as it does where cash is changed.
create or replace function private.post_entry(
  p_organization_id uuid, p_kind public.journal_kind, p_occurred_on date, p_currency public.currency_code,
  p_lease_id uuid, p_property_id uuid, p_lines jsonb, p_memo text default '', p_reverses_entry_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := gen_random_uuid();
  v_number bigint;
begin
  update private.organization_counters set last_entry_number = last_entry_number + 1
  where organization_id = p_organization_id returning last_entry_number into v_number;
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, reverses_entry_id, created_by)
  values (v_entry, p_organization_id, v_number, p_kind, p_occurred_on, p_memo, p_reverses_entry_id, (select auth.uid()));
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
  select p_organization_id, v_entry, a.id, coalesce((l.value ->> 'currency')::public.currency_code, p_currency),
    (l.value ->> 'amount')::bigint, p_lease_id, p_property_id
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  join public.accounts a on a.organization_id = p_organization_id
    and (a.system_key = l.value ->> 'account' or a.id = (l.value ->> 'account_id')::uuid)
  where (l.value ->> 'amount')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;

create function private.exchange_difference(
  p_base public.currency_code, p_out_currency public.currency_code, p_out_minor bigint, p_in_minor bigint, p_rate numeric)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_base = p_out_currency
    then p_out_minor - private.exchanged_minor(p_in_minor, case p_out_currency when 'USD' then 'DOP' else 'USD' end::public.currency_code, p_rate)
    else private.exchanged_minor(p_out_minor, p_out_currency, p_rate) - p_in_minor end
$$;
comment on function private.exchange_difference is
  'What is lost, in the base currency, when one amount is given for the other, against the rate in pesos for a dollar; a gain is negative.';

create function private.exchange_lines(
  p_organization_id uuid, p_out_currency public.currency_code, p_out_minor bigint, p_in_minor bigint, p_difference_minor bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_in_currency public.currency_code := case p_out_currency when 'USD' then 'DOP' else 'USD' end;
  v_base public.currency_code := (select default_currency from public.organizations where id = p_organization_id);
begin
  -- The difference is in the currency of the organization, on the side of the exchange that has it.
  return jsonb_build_array(
    jsonb_build_object('account', 'currency_exchange', 'currency', p_out_currency,
      'amount', p_out_minor - case when v_base = p_out_currency then p_difference_minor else 0 end),
    jsonb_build_object('account', 'currency_exchange', 'currency', v_in_currency,
      'amount', -p_in_minor - case when v_base = v_in_currency then p_difference_minor else 0 end),
    jsonb_build_object('account', 'exchange_difference', 'currency', v_base, 'amount', p_difference_minor));
end
$$;
comment on function private.exchange_lines is
  'The lines of an entry that stand between what is given in one currency and what comes in the other, with the exchange difference.';

create or replace function private.convert_currency(
  p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_from_account_id uuid, p_from_currency public.currency_code,
  p_from_minor bigint, p_to_account_id uuid, p_to_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date, p_memo text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_base public.currency_code;
  v_to public.currency_code := case p_from_currency when 'USD' then 'DOP' else 'USD' end;
  v_difference bigint;
  v_entry uuid;
  v_id uuid := gen_random_uuid();
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'convert_currency', jsonb_build_object('organization', p_organization_id,
    'on', p_occurred_on, 'from', p_from_account_id, 'currency', p_from_currency, 'out', p_from_minor, 'to', p_to_account_id,
    'in', p_to_minor, 'rate', p_rate, 'source', p_rate_source, 'rated', p_rated_on, 'memo', p_memo));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if coalesce(p_from_minor, 0) <= 0 or coalesce(p_to_minor, 0) <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  perform private.check_rate(p_rate, p_rate_source, p_rated_on, p_occurred_on);
  if exists (
    select 1 from unnest(array[p_from_account_id, p_to_account_id]) u (id)
    left join public.accounts a on a.id = u.id and a.organization_id = p_organization_id and a.subtype = 'cash'
      and a.deactivated_at is null
    where a.id is null
  ) then
    perform private.fail('account_missing');
  end if;
  perform private.lock_money(p_organization_id);
  select default_currency into v_base from public.organizations where id = p_organization_id;
  v_difference := private.exchange_difference(v_base, p_from_currency, p_from_minor, p_to_minor, p_rate);
  v_entry := private.post_entry(p_organization_id, 'conversion', p_occurred_on, p_from_currency, null, null, jsonb_build_array(
    jsonb_build_object('account_id', p_from_account_id, 'amount', -p_from_minor),
    jsonb_build_object('account_id', p_to_account_id, 'currency', v_to, 'amount', p_to_minor))
    || private.exchange_lines(p_organization_id, p_from_currency, p_from_minor, p_to_minor, v_difference),
    coalesce(btrim(p_memo), ''));
  insert into public.currency_conversions (id, organization_id, occurred_on, from_account_id, from_currency, from_minor,
    to_account_id, to_currency, to_minor, rate, rate_source, rated_on, difference_currency, difference_minor, memo, entry_id, created_by)
  values (v_id, p_organization_id, p_occurred_on, p_from_account_id, p_from_currency, p_from_minor, p_to_account_id, v_to,
    p_to_minor, p_rate, btrim(p_rate_source), p_rated_on, v_base, v_difference, coalesce(btrim(p_memo), ''), v_entry,
    (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.check_rate(p_rate numeric, p_source text, p_rated_on date, p_day date)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_fields text[] := array_remove(array[
    case when coalesce(p_rate, 0) <= 0 or p_rate >= 100000 then 'rate' end,
    case when char_length(coalesce(btrim(p_source), '')) not between 1 and 80 then 'rate_source' end,
    case when p_rated_on is null or p_rated_on > p_day or p_rated_on < '2000-01-01' then 'rated_on' end], null);
begin
  if cardinality(v_fields) > 0 then
    perform private.fail('rate_missing', jsonb_build_object('fields', v_fields));
  end if;
end
$$;
comment on function private.check_rate is 'Refuses a rate that is none, has no source, or is of no day up to the one it is for.';

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

revoke execute on function private.exchange_difference, private.exchange_lines, private.check_rate, private.keep_exchange,
  private.received_part from public, anon, authenticated;
