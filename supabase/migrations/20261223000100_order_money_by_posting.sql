-- Wherever money goes to one of several that are equal by day, the order of posting decides, which a book keeps when it is restored.

create or replace function private.apply_credit(p_lease_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_amount bigint;
  v_entry uuid;
begin
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_lease_id and p.unapplied_minor > 0 order by p.paid_on, e.entry_number
  loop
    v_amount := least(v_payment.unapplied_minor, private.open_amount(p_lease_id));
    exit when v_amount = 0;
    v_entry := private.post_entry(v_payment.organization_id, 'credit_application', p_today, v_payment.currency,
      p_lease_id, v_payment.property_id, jsonb_build_array(
        jsonb_build_object('account', 'prepaid_rent', 'amount', v_amount),
        jsonb_build_object('account', 'receivables', 'amount', -v_amount)));
    perform private.allocate_payment(v_payment.id, v_amount, p_today, v_entry);
  end loop;
end
$$;

create or replace function private.refund_credit(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_lease public.leases;
  v_payment public.payments;
  v_left bigint := p_amount_minor;
  v_part bigint;
  v_money bigint;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'refund_credit', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'method', p_method, 'reason', p_reason));
  if v_known is not null then
    return (v_known ->> 'amount')::bigint;
  end if;
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
    perform private.post_refund(private.start_refund(v_payment.id, v_part, p_method, p_reason, ''));
    v_left := v_left - v_part;
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('amount', p_amount_minor));
  return p_amount_minor;
end
$$;

create function private.shares_to_take_back(p_payment_id uuid, p_amount_minor bigint)
returns table (charge_id uuid, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  with paid as (
    select c.id, sum(a.amount_minor)::bigint as amount, c.due_on, c.posting_number, private.charge_rank(c.kind) as rank,
      case when private.charge_rank(c.kind) = 1 then 0 else c.posting_number end as step
    from public.payment_allocations a join public.charges c on c.id = a.charge_id
    where a.payment_id = p_payment_id group by c.id having sum(a.amount_minor) > 0
  ), summed as (
    select p.id, p.amount,
      (sum(p.amount) over (partition by p.due_on, p.rank, p.step order by p.posting_number))::bigint as through,
      (sum(p.amount) over (partition by p.due_on, p.rank, p.step))::bigint as together,
      (sum(p.amount) over (order by p.due_on desc, p.rank desc, p.step desc))::bigint as after
    from paid p
  ), given as (
    select s.*, least(p_amount_minor - (s.after - s.together), s.together) as given from summed s
    where s.after - s.together < p_amount_minor
  )
  select x.id, x.part from (
    select g.id, private.share_through(g.given, g.through, g.together)
      - private.share_through(g.given, g.through - g.amount, g.together) as part from given g
  ) x where x.part > 0;
end
$$;
comment on function private.shares_to_take_back is
  'What of an amount goes back from each charge that a payment paid: the last that is paid first, those paid together each its share.';
revoke execute on function private.shares_to_take_back from public, anon, authenticated;

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
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select v_refund.organization_id, v_payment.id, s.charge_id, v_refund.lease_id, v_refund.currency, -s.amount_minor, v_today, v_entry
  from private.shares_to_take_back(v_payment.id, v_refund.amount_minor - v_credit) s;
  update public.payments set unapplied_minor = unapplied_minor - v_refund.amount_minor,
    refunded_minor = refunded_minor + v_refund.amount_minor
  where id = v_payment.id;
  update public.refunds set status = 'done', entry_id = v_entry, refunded_on = v_today, decided_at = now(), next_check_at = null
  where id = p_refund_id;
  perform private.apply_credit(v_refund.lease_id, v_today);
end
$$;
