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
  elsif v_payment.method = 'deposit' or p_method is null or p_method = 'deposit' then
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

create function private.refund_payment(p_request_id uuid, p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text, p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'refund_payment', jsonb_build_object('payment', p_payment_id,
    'amount', p_amount_minor, 'method', p_method, 'reason', p_reason, 'reference', p_reference));
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_id := private.start_refund(p_payment_id, p_amount_minor, p_method, p_reason, p_reference);
  perform private.post_refund(v_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.refund_credit(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_method public.payment_method,
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
  for v_payment in
    select * from public.payments where lease_id = p_lease_id and unapplied_minor > 0 order by paid_on desc, id desc
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

create function private.bounce_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_fee_minor bigint,
  p_fee_description text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'bounce_payment', jsonb_build_object('payment', p_payment_id,
    'reason', p_reason, 'fee', p_fee_minor, 'description', p_fee_description));
  v_payment public.payments;
  v_lease public.leases;
  v_today date;
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(p_fee_minor, 0) < 0 then
    perform private.fail('amount_not_positive');
  elsif p_fee_minor > 0 and coalesce(btrim(p_fee_description), '') = '' then
    perform private.fail('description_missing');
  end if;
  -- The whole is one transaction, which this request keeps from happening twice.
  perform private.reverse_payment(gen_random_uuid(), p_payment_id, p_reason);
  if p_fee_minor > 0 then
    select * into strict v_payment from public.payments where id = p_payment_id;
    select * into strict v_lease from public.leases where id = v_payment.lease_id;
    v_today := private.organization_today(v_lease.organization_id);
    perform private.post_charge(v_lease, 'other', p_fee_minor, v_today, v_today, null, null, btrim(p_fee_description));
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;

create function public.refund_payment(p_request_id uuid, p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text, p_reference text default '')
returns uuid language sql set search_path = ''
as $$ select private.refund_payment(p_request_id, p_payment_id, p_amount_minor, p_method, p_reason, p_reference) $$;
comment on function public.refund_payment is
  'Writes down that a confirmed payment was given back by hand, whole or in part: its credit goes first, then what it paid is owed again. Returns the refund''s id. Errors: not_found, payment_already_decided, reason_missing, amount_not_positive, refund_exceeds_payment, method_not_allowed, deposit_settled.';
create function public.refund_credit(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text)
returns bigint language sql set search_path = ''
as $$ select private.refund_credit(p_request_id, p_lease_id, p_amount_minor, p_method, p_reason) $$;
comment on function public.refund_credit is
  'Gives back what a tenant has paid ahead, at move-out above all; the newest payments first. Returns the amount. Errors as refund_payment, and refund_exceeds_credit.';
create function public.bounce_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_fee_minor bigint default 0,
  p_fee_description text default '')
returns uuid language sql set search_path = ''
as $$ select private.bounce_payment(p_request_id, p_payment_id, p_reason, p_fee_minor, p_fee_description) $$;
comment on function public.bounce_payment is
  'Reverses a payment that came back, and charges what that cost when there is a fee. Errors as reverse_payment, and payment_refunded, amount_not_positive, description_missing.';

revoke execute on function private.refund_payment, public.refund_payment from public, anon;
grant execute on function private.refund_payment, public.refund_payment to authenticated;
revoke execute on function private.refund_credit, public.refund_credit from public, anon;
grant execute on function private.refund_credit, public.refund_credit to authenticated;
revoke execute on function private.bounce_payment, public.bounce_payment from public, anon;
grant execute on function private.bounce_payment, public.bounce_payment to authenticated;
