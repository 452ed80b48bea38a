create function private.check_payment_input(p_lease public.leases, p_amount_minor bigint, p_paid_on date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_lease.organization_id);
begin
  if p_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_paid_on is null or p_paid_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_paid_on < v_today - 1096 then
    perform private.fail('date_too_old');
  end if;
end
$$;
comment on function private.check_payment_input is
  'Refuses what no payment can be: amount_not_positive, date_in_future, date_too_old (3 years), lease_not_in_force.';

create function private.post_payment(p_payment_id uuid, p_account_id uuid default null)
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
  -- Before it pays: what it need not pay is gone.
  perform private.take_back_late_fees(v_payment);
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
  perform private.mail_posted_payment(p_payment_id);
end
$$;
comment on function private.post_payment is
  'What happens when a payment is confirmed: late fees that it makes undue go, it is posted on the cash account that was chosen or the usual one, pays what is due, gets its receipt, and people hear of it.';

create function private.receipt_details(p_payment_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'organization_name', o.name, 'organization_rnc', nullif(o.rnc, ''),
      'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
      'tenant_name', private.lease_party_names(p.lease_id, p.paid_on),
      'property_name', pr.name, 'unit_label', u.label,
      'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
      'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on, 'fee_minor', p.fee_minor,
      'card', (select jsonb_strip_nulls(jsonb_build_object('processor', c.processor, 'brand', c.card_brand, 'last4', c.card_last4,
          'order_number', c.order_number)) from public.card_payments c where c.payment_id = p.id),
      'allocations', coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description,
          'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', a.amount_minor) order by c.due_on, private.charge_rank(c.kind), c.posting_number)
        from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.payment_id = p.id), '[]'),
      'credit_minor', p.unapplied_minor,
      'received', (select jsonb_build_object('currency', x.received_currency, 'amount_minor', x.received_minor, 'rate', x.rate,
          'rate_source', x.rate_source, 'rated_on', x.rated_on) from public.payment_exchanges x where x.payment_id = p.id))
    from public.payments p
    join public.organizations o on o.id = p.organization_id
    join public.leases l on l.id = p.lease_id
    join public.units u on u.id = l.unit_id
    join public.properties pr on pr.id = l.property_id
    where p.id = p_payment_id
  );
end
$$;
comment on function private.receipt_details is 'What a receipt says, fixed at the moment it is issued.';

create function private.report_payment(
  p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method default 'transfer',
  p_reference text default '', p_proof_path text default null, p_received_minor bigint default null, p_rate numeric default null,
  p_rate_source text default null, p_rated_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  if p_proof_path is not null and not exists (
    select 1 from storage.objects where bucket_id = 'payment-proofs' and name = p_proof_path
      and starts_with(name, v_lease.organization_id || '/' || v_lease.id || '/')
  ) then
    perform private.fail('proof_not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on,
    reference, proof_path, reported_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''), p_proof_path, (select auth.uid()));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.mail_reported_payment(v_id);
  return v_id;
end
$$;
select private.declare_verb('report_payment', 'own', p_repeatable => true, p_comment =>
  'A tenant says that they paid; it counts once it is confirmed. What was paid in the other currency is said as in record_payment. Returns its id. Errors: not_found, lease_not_in_force, amount_not_positive, date_in_future, date_too_old, proof_not_found, rate_missing, exchange_far_from_rate.');

create function private.record_payment(
  p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method default 'cash',
  p_reference text default '', p_account_id uuid default null, p_received_minor bigint default null, p_rate numeric default null,
  p_rate_source text default null, p_rated_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.post_payment(v_id, p_account_id);
  return v_id;
end
$$;
select private.declare_verb('record_payment', 'money.write', p_repeatable => true, p_comment =>
  'The organisation records money it received: confirmed at once, with its receipt, on the cash account given or else the usual one. What came in the other currency says how much of it (p_received_minor) and the rate in pesos for a dollar with its source and day; p_amount_minor is what it counts as, in the lease''s currency. Errors as report_payment, and account_not_allowed.');

create function private.decidable_payment(p_payment_id uuid, p_permission text, p_status public.payment_status)
returns public.payments
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  select * into v_payment from public.payments where id = p_payment_id;
  perform private.require_record(v_payment.organization_id, p_permission);
  perform private.lock_money(v_payment.organization_id);
  select * into v_payment from public.payments where id = p_payment_id;
  if v_payment.status <> p_status then
    perform private.fail('payment_already_decided', jsonb_build_object('status', v_payment.status));
  end if;
  return v_payment;
end
$$;
comment on function private.decidable_payment is
  'The payment in the given state under the money lock; refuses with not_found or payment_already_decided.';

create function private.confirm_payment(
  p_payment_id uuid, p_account_id uuid default null, p_amount_minor bigint default null, p_received_minor bigint default null,
  p_rate numeric default null, p_rate_source text default null, p_rated_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
  if p_received_minor is null and p_amount_minor is not null then
    -- What a tenant says they paid in the lease's own currency is confirmed as it is, or rejected.
    perform private.fail('value_malformed', '{"fields": ["amount_minor"]}');
  elsif p_received_minor is not null then
    if p_amount_minor <= 0 then
      perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
    end if;
    update public.payments set amount_minor = p_amount_minor where id = p_payment_id and amount_minor <> p_amount_minor;
    perform private.keep_exchange(p_payment_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.post_payment(p_payment_id, p_account_id);
  return p_payment_id;
end
$$;
select private.declare_verb('confirm_payment', 'money.write', p_repeatable => true, p_comment =>
  'Confirms a reported payment: posts it on the cash account given or else the usual one, and issues the receipt. Where it came in the other currency, what came, the rate and what it counts as may be said anew. Errors: not_found, payment_already_decided, account_not_allowed, amount_not_positive, rate_missing, exchange_far_from_rate.');

create function private.reject_payment(p_payment_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
  update public.payments set status = 'rejected', decision_reason = btrim(p_reason),
    decided_by = (select auth.uid()), decided_at = now() where id = p_payment_id
  returning * into v_payment;
  perform private.mail_decided_payment(v_payment);
  return p_payment_id;
end
$$;
select private.declare_verb('reject_payment', 'money.write', p_repeatable => true, p_comment =>
  'Rejects a reported payment with a reason that the tenant reads. Errors: not_found, payment_already_decided, reason_missing.');

create function private.take_payment_back(p_payment_id uuid, p_reason text, p_on date)
returns public.payments
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  -- It is a part of a payment of the lease before: that one is reversed, and this with it.
  if v_payment.moved_from_payment_id is not null then
    perform private.fail('moved_credit_stays');
  end if;
  perform private.reverse_confirmed_payment(v_payment, p_reason, p_on);
  return v_payment;
end
$$;
comment on function private.take_payment_back is
  'Reverses a payment for a reason, and tells nobody: what is charged for its return comes first. Errors as reverse_payment.';

create function private.reverse_payment(p_payment_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.take_payment_back(p_payment_id, p_reason, p_on);
  perform private.mail_reversed_payment(p_payment_id);
  return p_payment_id;
end
$$;
select private.declare_verb('reverse_payment', 'money.reverse', p_repeatable => true, p_comment =>
  'Undoes a confirmed payment (a bounced transfer): opposite entries, charges open again, receipt voided. On the day given, or today. Errors: not_found, payment_already_decided, reason_missing, date_in_future, date_before_corrected (first), period_closed.');
