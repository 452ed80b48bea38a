-- A receipt of a card payment says what the card was charged.
create or replace function private.receipt_details(p_payment_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'organization_name', o.name, 'organization_rnc', nullif(o.rnc, ''),
    'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
    'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
      from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id),
    'property_name', pr.name, 'unit_label', u.label,
    'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
    'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on, 'fee_minor', p.fee_minor,
    'card', (select jsonb_strip_nulls(jsonb_build_object('processor', c.processor, 'brand', c.card_brand, 'last4', c.card_last4,
        'order_number', c.order_number)) from public.card_payments c where c.payment_id = p.id),
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

create or replace function private.post_card_payment(p_card public.card_payments, p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, fee_minor, paid_on, reference)
  values (v_id, p_card.organization_id, p_card.lease_id, p_card.property_id, 'reported', 'card', p_card.currency, p_card.amount_minor,
    p_card.fee_minor, private.organization_today(p_card.organization_id), left(coalesce(p_reference, p_card.order_number), 80));
  -- Before the receipt, which names the card.
  update public.card_payments set status = 'approved', payment_id = v_id, card_brand = p_card.card_brand, card_last4 = p_card.card_last4
  where id = p_card.id;
  perform private.post_payment(v_id);
  if private.wants_notification(p_card.user_id, 'payment_decided', 'email') then
    perform private.mail_user(p_card.user_id, 'payment_decided', jsonb_build_object('payment_id', v_id,
        'amount_minor', p_card.amount_minor, 'currency', p_card.currency, 'decision', 'confirmed', 'reason', '',
        'landlord', (select name from public.organizations where id = p_card.organization_id)),
      'payment-decided/' || v_id || '/confirmed');
  end if;
  return v_id;
end
$$;
create or replace function private.settle_card_payment(p_id uuid, p_result jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_outcome text := p_result ->> 'outcome';
  v_card public.card_payments;
  v_amount bigint := (p_result ->> 'amount_minor')::bigint;
  v_currency text := p_result ->> 'currency';
begin
  select * into v_card from public.card_payments where id = p_id;
  if not found then
    perform private.fail('not_found');
  elsif v_outcome is null or v_outcome not in ('approved', 'declined', 'abandoned') then
    perform private.fail('outcome_invalid');
  end if;
  perform private.lock_money(v_card.organization_id);
  select * into strict v_card from public.card_payments where id = p_id for update;
  -- A verified approval overtakes whatever was thought before; nothing else overtakes a decision.
  if v_card.status in ('approved', 'partially_refunded', 'refunded') or v_card.status::text = v_outcome
    or (v_outcome = 'abandoned' and v_card.status = 'declined') then
    return jsonb_build_object('status', v_card.status, 'payment_id', v_card.payment_id, 'changed', false);
  end if;
  -- A processor that does not tell the amount again fixed it when the attempt was opened.
  if v_outcome = 'approved' and (coalesce(v_amount, v_card.amount_minor + v_card.fee_minor) <> v_card.amount_minor + v_card.fee_minor
      or coalesce(v_currency, v_card.currency::text) <> v_card.currency::text) then
    update public.card_payments set problem = 'amount_mismatch', next_check_at = null where id = p_id;
    return jsonb_build_object('status', v_card.status, 'payment_id', null, 'changed', false, 'problem', 'amount_mismatch');
  end if;
  if v_outcome = 'approved' and not v_card.is_test then
    v_card.card_brand := left(p_result ->> 'card_brand', 30);
    v_card.card_last4 := substring(p_result ->> 'card_last4' from '[0-9]{4}$');
    v_card.payment_id := private.post_card_payment(v_card, p_result ->> 'authorization_code');
  end if;
  update public.card_payments set status = v_outcome::public.card_payment_status, payment_id = v_card.payment_id,
    reference = coalesce(left(p_result ->> 'reference', 200), reference),
    authorization_code = left(p_result ->> 'authorization_code', 80), card_brand = left(p_result ->> 'card_brand', 30),
    card_last4 = substring(p_result ->> 'card_last4' from '[0-9]{4}$'), failure = left(p_result ->> 'failure', 200),
    problem = case when v_outcome = 'approved' then null else coalesce(p_result ->> 'problem', problem) end,
    decided_at = now(),
    -- Who left the page may have come back to it: nobody signs that somebody left.
    next_check_at = case when v_outcome = 'abandoned' and p_result ->> 'failure' = 'cancelled' then now() + interval '1 hour' end
  where id = p_id;
  if v_outcome = 'approved' then
    delete from private.card_payment_secrets where card_payment_id = p_id;
  end if;
  return jsonb_build_object('status', v_outcome, 'payment_id', v_card.payment_id, 'changed', true);
end
$$;
