create function private.mail_recorded_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Who paid by card on the processor's page was told when it was approved.
  if exists (select 1 from public.card_payments where payment_id = new.id) then
    return null;
  end if;
  perform private.mail_tenants(new.lease_id, 'payment_recorded', jsonb_build_object('payment_id', new.id,
      'amount_minor', new.amount_minor, 'currency', new.currency, 'paid_on', new.paid_on, 'method', new.method,
      'receipt_number', (select number from public.receipts where payment_id = new.id)),
    'payment-recorded/' || new.id);
  return null;
end
$$;
comment on function private.mail_recorded_payment is
  'Trigger, as the transaction ends and the receipt is there: tells tenants of a payment that the office recorded.';

create function private.mail_reversed_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_tenants(new.lease_id, 'payment_reversed', jsonb_build_object('payment_id', new.id,
      'amount_minor', new.amount_minor, 'currency', new.currency, 'paid_on', new.paid_on, 'reason', coalesce(new.decision_reason, ''),
      'receipt_number', (select number from public.receipts where payment_id = new.id),
      -- What its return costs is charged in the same transaction, which has one time.
      'fee_minor', (select coalesce(sum(amount_minor), 0) from public.charges
        where lease_id = new.lease_id and created_at = new.decided_at and reversed_at is null)),
    'payment-reversed/' || new.id);
  return null;
end
$$;
comment on function private.mail_reversed_payment is
  'Trigger, as the transaction ends: tells tenants of a payment that was reversed, and of the fee that was charged with it.';

create function private.mail_refunded_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_tenants(new.lease_id, 'payment_refunded', jsonb_build_object('payment_id', new.payment_id,
      'amount_minor', new.amount_minor, 'currency', new.currency, 'refunded_on', new.refunded_on, 'method', new.method,
      'reason', new.reason, 'paid_minor', p.amount_minor, 'paid_on', p.paid_on,
      'owed_again_minor', (select coalesce(-sum(a.amount_minor), 0) from public.payment_allocations a
        where a.entry_id = new.entry_id and a.amount_minor < 0)),
    'payment-refunded/' || new.id)
  from public.payments p where p.id = new.payment_id;
  return null;
end
$$;
comment on function private.mail_refunded_payment is
  'Trigger: tells tenants what of a payment was given back, how and why, and what of it is owed again.';
