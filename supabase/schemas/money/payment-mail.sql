-- What people hear about a payment, a reversal and a refund. The verbs call these, as their last step.
create function private.mail_reported_payment(p_payment_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, pay.organization_id, 'payment_reported', 'payment_reported', 'payment', pay.id,
    jsonb_build_object('payment_id', pay.id,
      'amount_minor', pay.amount_minor, 'currency', pay.currency, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = pay.lease_id order by (lt.user_id = pay.reported_by) desc nulls last, lt.is_primary desc limit 1), '')),
    'payment-reported/' || pay.id || '/' || m.user_id)
  from public.payments pay
  join public.memberships m on m.organization_id = pay.organization_id
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = pay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where pay.id = p_payment_id
$$;
comment on function private.mail_reported_payment is
  'Tells those who handle money that a tenant says to have paid.';

create function private.mail_decided_payment(p_payment public.payments)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify_user(p_payment.reported_by, p_payment.organization_id, 'payment_decided', 'payment_decided', 'payment',
    p_payment.id, jsonb_build_object('payment_id', p_payment.id,
      'lease_id', p_payment.lease_id, 'amount_minor', p_payment.amount_minor, 'currency', p_payment.currency,
      'decision', p_payment.status, 'reason', coalesce(p_payment.decision_reason, ''),
      'landlord', (select o.name from public.organizations o where o.id = p_payment.organization_id)),
    'payment-decided/' || p_payment.id || '/' || p_payment.status);
end
$$;
comment on function private.mail_decided_payment is 'Tells who reported a payment what became of it.';

create function private.mail_posted_payment(p_payment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  if v_payment.reported_by is not null then
    perform private.mail_decided_payment(v_payment);
  -- A settled deposit tells of itself, and post_card_payment tells who paid on the processor's page.
  elsif v_payment.method in ('cash', 'transfer', 'cheque', 'card')
    and not exists (select 1 from public.card_payments where payment_id = p_payment_id) then
    perform private.mail_tenants(v_payment.lease_id, 'payment_recorded', jsonb_build_object('payment_id', p_payment_id,
        'amount_minor', v_payment.amount_minor, 'currency', v_payment.currency, 'paid_on', v_payment.paid_on,
        'method', v_payment.method, 'receipt_number', (select number from public.receipts where payment_id = p_payment_id)),
      'payment-recorded/' || p_payment_id);
  end if;
end
$$;
comment on function private.mail_posted_payment is
  'Tells who reported a payment that it was confirmed, or the tenants of one that the office recorded. Its receipt is there.';

create function private.mail_reversed_payment(p_payment_id uuid, p_fee_minor bigint default 0)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  if v_payment.method::text not in ('deposit', 'withholding', 'opening_credit', 'moved_credit') then
    perform private.mail_tenants(v_payment.lease_id, 'payment_reversed', jsonb_build_object('payment_id', p_payment_id,
        'amount_minor', v_payment.amount_minor, 'currency', v_payment.currency, 'paid_on', v_payment.paid_on,
        'reason', coalesce(v_payment.decision_reason, ''),
        'receipt_number', (select number from public.receipts where payment_id = p_payment_id), 'fee_minor', p_fee_minor),
      'payment-reversed/' || p_payment_id);
  end if;
end
$$;
comment on function private.mail_reversed_payment is
  'Tells tenants of a payment that was reversed, and of the fee that was charged for its return.';

create function private.mail_refunded_payment(p_refund_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_tenants(r.lease_id, 'payment_refunded', jsonb_build_object('payment_id', r.payment_id,
      'amount_minor', r.amount_minor, 'currency', r.currency, 'refunded_on', r.refunded_on, 'method', r.method,
      'reason', r.reason, 'paid_minor', p.amount_minor, 'paid_on', p.paid_on,
      'owed_again_minor', (select coalesce(-sum(a.amount_minor), 0) from public.payment_allocations a
        where a.entry_id = r.entry_id and a.amount_minor < 0)),
    'payment-refunded/' || r.id)
  from public.refunds r join public.payments p on p.id = r.payment_id where r.id = p_refund_id
$$;
comment on function private.mail_refunded_payment is
  'Tells tenants what of a payment was given back, how and why, and what of it is owed again.';
