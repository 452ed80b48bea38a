create function private.credit_charge(
  p_request_id uuid, p_charge_id uuid, p_kind public.charge_credit_kind, p_amount_minor bigint, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'credit_charge', jsonb_build_object('charge', p_charge_id,
    'kind', p_kind, 'amount', p_amount_minor, 'reason', p_reason));
  v_charge public.charges;
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  select * into v_charge from public.charges
  where id = p_charge_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  elsif v_charge.kind = 'deposit' then
    perform private.fail('credit_not_for_deposit');
  elsif p_amount_minor > v_charge.amount_minor - v_charge.credited_minor then
    perform private.fail('credit_exceeds_charge', jsonb_build_object('left_minor', v_charge.amount_minor - v_charge.credited_minor));
  elsif p_kind = 'write_off' and p_amount_minor > v_charge.outstanding_minor then
    perform private.fail('credit_exceeds_charge', jsonb_build_object('left_minor', v_charge.outstanding_minor));
  end if;
  v_id := private.post_charge_credit(v_charge, p_kind, p_amount_minor,
    private.organization_today(v_charge.organization_id), btrim(p_reason));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.reverse_charge_credit(p_request_id uuid, p_credit_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_charge_credit',
    jsonb_build_object('credit', p_credit_id, 'reason', p_reason));
  v_credit public.charge_credits;
  v_today date;
begin
  if v_known is not null then
    return p_credit_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_credit from public.charge_credits
  where id = p_credit_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_credit.organization_id);
  if exists (select 1 from public.charge_credits where id = p_credit_id and reversed_at is not null) then
    perform private.fail('entry_already_reversed');
  end if;
  v_today := private.organization_today(v_credit.organization_id);
  perform private.take_back_credit(p_credit_id, v_today, btrim(p_reason));
  perform private.apply_credit(v_credit.lease_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_credit_id));
  return p_credit_id;
end
$$;

-- A charge that is taken back takes its credits with it.
create or replace function private.reverse_charge(p_request_id uuid, p_charge_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_charge',
    jsonb_build_object('charge', p_charge_id, 'reason', p_reason));
  v_charge public.charges;
  v_today date;
  v_entry uuid;
  v_paid record;
  v_credit uuid;
begin
  if v_known is not null then
    return p_charge_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_charge from public.charges
  where id = p_charge_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  end if;
  v_today := private.organization_today(v_charge.organization_id);
  for v_credit in select id from public.charge_credits where charge_id = p_charge_id and reversed_at is null loop
    perform private.take_back_credit(v_credit, v_today, btrim(p_reason));
  end loop;
  -- What was paid on it becomes the tenant's credit, one entry a payment.
  for v_paid in
    select payment_id, sum(amount_minor) as amount from public.payment_allocations
    where charge_id = p_charge_id group by payment_id having sum(amount_minor) <> 0
  loop
    v_entry := private.post_entry(v_charge.organization_id, 'adjustment', v_today, v_charge.currency, v_charge.lease_id,
      v_charge.property_id, jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', v_paid.amount),
        jsonb_build_object('account', 'prepaid_rent', 'amount', -v_paid.amount)), btrim(p_reason));
    insert into public.payment_allocations
      (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
    values (v_charge.organization_id, v_paid.payment_id, p_charge_id, v_charge.lease_id, v_charge.currency, -v_paid.amount,
      v_today, v_entry);
  end loop;
  update public.charges set reversed_at = now(), reversal_reason = btrim(p_reason),
    reversal_entry_id = private.reverse_entry(v_charge.entry_id, v_today, btrim(p_reason)) where id = p_charge_id;
  perform private.apply_credit(v_charge.lease_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_charge_id));
  return p_charge_id;
end
$$;

create function public.credit_charge(p_request_id uuid, p_charge_id uuid, p_kind public.charge_credit_kind, p_amount_minor bigint,
  p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.credit_charge(p_request_id, p_charge_id, p_kind, p_amount_minor, p_reason) $$;
comment on function public.credit_charge is
  'Takes an amount off a charge, with a reason: a correction or a discount also off what is paid (it becomes credit), a write-off only off what is open. Returns the credit''s id. Errors: not_found, amount_not_positive, reason_missing, charge_already_reversed, credit_not_for_deposit, credit_exceeds_charge.';
create function public.reverse_charge_credit(p_request_id uuid, p_credit_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_charge_credit(p_request_id, p_credit_id, p_reason) $$;
comment on function public.reverse_charge_credit is
  'Takes a credit back: the charge is open again by that much. Errors: not_found, reason_missing, entry_already_reversed.';
do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['credit_charge', 'reverse_charge_credit'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
