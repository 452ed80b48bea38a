create function private.add_charge(
  p_request_id uuid, p_lease_id uuid, p_kind public.charge_kind, p_amount_minor bigint, p_due_on date, p_description text,
  p_period_start date, p_period_end date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'add_charge', jsonb_build_object('lease', p_lease_id, 'kind', p_kind,
    'amount', p_amount_minor, 'due', p_due_on, 'description', p_description, 'from', p_period_start, 'to', p_period_end));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if v_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_kind = 'other' and coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing');
  end if;
  perform private.lock_money(v_lease.organization_id);
  begin
    v_id := private.post_charge(v_lease, p_kind, p_amount_minor, p_due_on, private.organization_today(v_lease.organization_id),
      p_period_start, p_period_end, coalesce(btrim(p_description), ''));
  exception when unique_violation then
    perform private.fail('charge_exists');
  end;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.reverse_charge(p_request_id uuid, p_charge_id uuid, p_reason text)
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

create function public.report_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date,
  p_method public.payment_method default 'transfer', p_reference text default '', p_proof_path text default null)
returns uuid language sql set search_path = ''
as $$ select private.report_payment(p_request_id, p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_proof_path) $$;
comment on function public.report_payment is
  'A tenant says that they paid; the organisation confirms or rejects it. Returns the payment''s id. Errors: not_found, amount_not_positive, date_in_future, date_too_old, proof_not_found, lease_not_in_force.';
create function public.record_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date,
  p_method public.payment_method default 'cash', p_reference text default '')
returns uuid language sql set search_path = ''
as $$ select private.record_payment(p_request_id, p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference) $$;
comment on function public.record_payment is 'The organisation records money it received: confirmed at once, with its receipt. Errors as report_payment.';
create function public.confirm_payment(p_request_id uuid, p_payment_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.confirm_payment(p_request_id, p_payment_id) $$;
comment on function public.confirm_payment is 'Confirms a reported payment: posts it and issues the receipt. Errors: not_found, payment_already_decided.';
create function public.reject_payment(p_request_id uuid, p_payment_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reject_payment(p_request_id, p_payment_id, p_reason) $$;
comment on function public.reject_payment is 'Rejects a reported payment with a reason that the tenant reads. Errors: not_found, payment_already_decided, reason_missing.';
create function public.reverse_payment(p_request_id uuid, p_payment_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_payment(p_request_id, p_payment_id, p_reason) $$;
comment on function public.reverse_payment is
  'Undoes a confirmed payment (a bounced transfer): opposite entries, charges open again, receipt voided. Errors: not_found, payment_already_decided, reason_missing.';
create function public.add_charge(p_request_id uuid, p_lease_id uuid, p_kind public.charge_kind, p_amount_minor bigint,
  p_due_on date, p_description text default '', p_period_start date default null, p_period_end date default null)
returns uuid language sql set search_path = ''
as $$ select private.add_charge(p_request_id, p_lease_id, p_kind, p_amount_minor, p_due_on, p_description, p_period_start, p_period_end) $$;
comment on function public.add_charge is
  'Charges a lease by hand; credit pays it at once. Errors: not_found, amount_not_positive, description_missing, charge_exists, lease_not_in_force.';
create function public.reverse_charge(p_request_id uuid, p_charge_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_charge(p_request_id, p_charge_id, p_reason) $$;
comment on function public.reverse_charge is
  'Undoes a charge: opposite entry; what was paid on it becomes credit. Errors: not_found, charge_already_reversed, reason_missing.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['report_payment', 'record_payment', 'confirm_payment', 'reject_payment', 'reverse_payment',
    'add_charge', 'reverse_charge'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
