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
comment on function private.check_payment_input is 'Refuses what no payment can be: amount_not_positive, date_in_future, date_too_old (3 years), lease_not_in_force.';

create function private.post_payment(p_payment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_payment.paid_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'operating_cash', 'amount', v_payment.amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor)));
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_payment.paid_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
end
$$;
comment on function private.post_payment is
  'Posts a payment: cash in, open charges paid oldest first, the rest as credit, and the receipt. The caller holds the money lock.';

create function private.receipt_details(p_payment_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'organization_name', o.name,
    'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
      from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id),
    'property_name', pr.name, 'unit_label', u.label,
    'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
    'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on,
    'allocations', coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description,
        'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', a.amount_minor) order by c.due_on, c.id)
      from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.payment_id = p.id), '[]'),
    'credit_minor', p.unapplied_minor)
  from public.payments p
  join public.organizations o on o.id = p.organization_id
  join public.leases l on l.id = p.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  where p.id = p_payment_id
$$;
comment on function private.receipt_details is 'What a receipt says, fixed at the moment it is issued.';

create function private.report_payment(
  p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method,
  p_reference text, p_proof_path text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'report_payment', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'on', p_paid_on, 'method', p_method, 'reference', p_reference, 'proof', p_proof_path));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.record_payment(
  p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method, p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'record_payment', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'on', p_paid_on, 'method', p_method, 'reference', p_reference));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''));
  perform private.post_payment(v_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.decidable_payment(p_payment_id uuid, p_permission text, p_status public.payment_status)
returns public.payments
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  select * into v_payment from public.payments
  where id = p_payment_id and organization_id in (select private.my_organization_ids(p_permission));
  if not found then
    perform private.fail('not_found');
  end if;
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

create function private.confirm_payment(p_request_id uuid, p_payment_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'confirm_payment', jsonb_build_object('payment', p_payment_id));
begin
  if v_known is null then
    perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
    perform private.post_payment(p_payment_id);
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  end if;
  return p_payment_id;
end
$$;

create function private.reject_payment(p_request_id uuid, p_payment_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reject_payment',
    jsonb_build_object('payment', p_payment_id, 'reason', p_reason));
begin
  if v_known is null then
    if coalesce(btrim(p_reason), '') = '' then
      perform private.fail('reason_missing');
    end if;
    perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
    update public.payments set status = 'rejected', decision_reason = btrim(p_reason),
      decided_by = (select auth.uid()), decided_at = now() where id = p_payment_id;
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  end if;
  return p_payment_id;
end
$$;

create function private.reverse_payment(p_request_id uuid, p_payment_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_payment',
    jsonb_build_object('payment', p_payment_id, 'reason', p_reason));
  v_payment public.payments;
  v_today date;
  v_reversal uuid;
  v_entry uuid;
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  v_today := private.organization_today(v_payment.organization_id);
  v_reversal := private.reverse_entry(v_payment.entry_id, v_today, btrim(p_reason));
  -- Later entries moved this payment's credit; undone too, the accounts stand as if it had never come.
  for v_entry in
    select distinct entry_id from public.payment_allocations where payment_id = p_payment_id and entry_id <> v_payment.entry_id
  loop
    perform private.reverse_entry(v_entry, v_today, btrim(p_reason));
  end loop;
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select organization_id, payment_id, charge_id, lease_id, currency, -sum(amount_minor), v_today, v_reversal
  from public.payment_allocations where payment_id = p_payment_id
  group by organization_id, payment_id, charge_id, lease_id, currency having sum(amount_minor) <> 0;
  update public.payments set status = 'reversed', unapplied_minor = 0, reversal_entry_id = v_reversal,
    decision_reason = btrim(p_reason), decided_by = (select auth.uid()), decided_at = now() where id = p_payment_id;
  update public.receipts set voided_at = now(), void_reason = btrim(p_reason) where payment_id = p_payment_id;
  perform private.apply_credit(v_payment.lease_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;
