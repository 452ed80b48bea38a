-- What a client withheld for the tax authority never came as money, nor does what a deposit pays: neither is given back as money.
create function private.came_as_money(p_method public.payment_method)
returns boolean
language sql
immutable
set search_path = ''
as $$ select p_method::text not in ('deposit', 'withholding') $$;
comment on function private.came_as_money is
  'Whether a payment of the method moved cash. What a client withheld is taken back by reversing it; what a deposit paid, not at all.';
revoke execute on function private.came_as_money from public, anon, authenticated;

create or replace function private.start_refund(p_payment_id uuid, p_amount_minor bigint, p_method public.payment_method, p_reason text,
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
    select * from public.payments where lease_id = p_lease_id and unapplied_minor > 0 and private.came_as_money(method)
    order by paid_on desc, id desc
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

comment on function public.refund_payment is
  'Writes down that a confirmed payment was given back by hand, whole or in part: its credit goes first, then what it paid is owed again. Returns the refund''s id. Errors: not_found, payment_already_decided, reason_missing, amount_not_positive, refund_exceeds_payment, method_not_allowed (also of what was withheld or paid by a deposit), deposit_settled.';
comment on function public.refund_credit is
  'Gives back what a tenant has paid ahead, at move-out above all; the newest payments first, none that never came as money. Returns the amount. Errors as refund_payment, and refund_exceeds_credit, credit_without_money.';
