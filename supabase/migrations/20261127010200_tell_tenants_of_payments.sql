-- Tenants hear of what the office does with their money: a payment that it recorded, with its receipt, one that it gave back, whole or
-- in part, and one that was reversed or came back.
create function private.mail_tenants(p_lease_id uuid, p_template text, p_parameters jsonb, p_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_facts jsonb := private.place_of_lease(p_lease_id) || jsonb_build_object('lease_id', p_lease_id) || p_parameters;
  v_tenant record;
begin
  for v_tenant in
    select lt.id, lt.user_id, pe.email from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = p_lease_id order by lt.is_primary desc, lt.id
  loop
    if v_tenant.user_id is not null then
      if private.wants_notification(v_tenant.user_id, 'payment_decided', 'email') then
        perform private.mail_user(v_tenant.user_id, p_template, v_facts || '{"has_account": true}', p_key || '/' || v_tenant.id);
      end if;
    -- Who has no account yet is owed the notice all the same; there is no page for them to open.
    elsif v_tenant.email <> '' and length(v_tenant.email) <= 254 then
      perform private.enqueue_mail(v_tenant.email, 'es', p_template, v_facts || '{"has_account": false}', p_key || '/' || v_tenant.id);
    end if;
  end loop;
end
$$;
comment on function private.mail_tenants is
  'Writes a message about their payments to the tenants of a lease who have an address and did not switch it off.';

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
create constraint trigger mail_recorded_payment after update on public.payments deferrable initially deferred
  -- Who reported a payment hears of the decision, and the deposit has a settlement of its own.
  for each row when (old.status = 'reported' and new.status = 'confirmed' and new.reported_by is null
    and new.method in ('cash', 'transfer', 'cheque', 'card'))
  execute function private.mail_recorded_payment();

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
create constraint trigger mail_reversed_payment after update on public.payments deferrable initially deferred
  for each row when (old.status = 'confirmed' and new.status = 'reversed' and new.method not in ('deposit', 'withholding'))
  execute function private.mail_reversed_payment();

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
create trigger mail_refunded_payment after update of status on public.refunds
  for each row when (old.status = 'requested' and new.status = 'done')
  execute function private.mail_refunded_payment();

revoke execute on function private.mail_tenants, private.mail_recorded_payment, private.mail_reversed_payment,
  private.mail_refunded_payment from public, anon, authenticated;
