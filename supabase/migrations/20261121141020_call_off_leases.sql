-- A signed lease is called off before its first day: what it charged is undone, what was paid as deposit waits to be returned.
create or replace function private.write_lease_moves()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  select n.organization_id, n.id,
    case when n.called_off_at is not null then 'called_off'
      else case n.status when 'signed' then 'signed' when 'active' then 'started' when 'month_to_month' then 'month_to_month'
        when 'terminated' then 'terminated' else 'ended' end end::public.lease_event_kind,
    jsonb_strip_nulls(jsonb_build_object('ended_on', case when n.status in ('ended', 'terminated', 'renewed') then n.ended_on end,
      'starts_on', case when n.status in ('signed', 'active') then n.starts_on end,
      'is_renewed', case when n.status = 'renewed' then true end, 'reason', nullif(n.called_off_reason, ''))),
    case when n.status in ('signed', 'terminated') then (select auth.uid()) end
  from new_rows n join old_rows o using (id)
  -- Notice and its withdrawal are written by their verbs, with what was said.
  where n.status <> o.status and n.status not in ('draft', 'sent', 'partially_signed', 'notice_given')
    and not (o.status = 'notice_given' and n.status in ('active', 'month_to_month'));
  return null;
end
$$;

create function private.undo_lease_money(p_lease public.leases, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_old public.leases;
begin
  for v_charge in
    select id from public.charges
    where lease_id = p_lease.id and reversed_at is null and (kind <> 'deposit' or outstanding_minor = amount_minor)
    order by kind = 'deposit', created_at, id
  loop
    perform private.reverse_charge(gen_random_uuid(), v_charge.id, p_reason);
  end loop;
  if p_lease.renews_lease_id is null then
    return;
  end if;
  -- The deposit goes back to the lease that it came from.
  select * into strict v_old from public.leases where id = p_lease.renews_lease_id;
  perform private.carry_deposit(p_lease, v_old, private.deposit_liability(p_lease.id) - private.unpaid_deposit(p_lease.id),
    private.organization_today(p_lease.organization_id));
end
$$;
comment on function private.undo_lease_money is
  'Reverses what a lease charged; a deposit that was paid stays held, for its settlement or for the lease that was to be renewed.';

create function private.call_off_lease(p_request_id uuid, p_lease_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'call_off_lease',
    jsonb_build_object('reason', v_reason));
  v_lease public.leases;
begin
  if v_known is not null then
    return p_lease_id;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'call_off_lease');
  if v_reason = '' then
    perform private.fail('reason_missing');
  elsif exists (select 1 from public.payments where lease_id = p_lease_id and status = 'reported') then
    perform private.fail('payment_to_decide');
  end if;
  perform private.undo_lease_money(v_lease, v_reason);
  -- No day of it is left to charge.
  update public.leases set status = 'terminated', called_off_at = now(), called_off_reason = v_reason,
    charged_through = greatest(ends_on, bill_from)
  where id = p_lease_id;
  -- The lease that it was to follow runs on as if it had never been, unless its next days are promised again.
  begin
    update public.leases set ended_on = null
    where id = v_lease.renews_lease_id and status in ('active', 'month_to_month');
  exception when exclusion_violation then
    null;
  end;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
create function public.call_off_lease(p_request_id uuid, p_lease_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.call_off_lease(p_request_id, p_lease_id, p_reason) $$;
comment on function public.call_off_lease is
  'Calls a signed lease off before its first day: its charges are reversed, its unit is free; a deposit that was paid is settled or stays with the lease it renews. Errors: not_found, lease_not_signed, reason_missing, payment_to_decide.';
revoke execute on function private.call_off_lease, public.call_off_lease from public, anon;
grant execute on function private.call_off_lease, public.call_off_lease to authenticated;

-- As before, and also before the first day of a lease that was called off.
create or replace function private.settle_deposit(
  p_request_id uuid, p_lease_id uuid, p_returned_on date, p_deductions jsonb, p_method public.payment_method)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'money.write', 'settle_deposit',
    jsonb_build_object('on', p_returned_on, 'deductions', p_deductions, 'method', p_method));
  v_lease public.leases;
  v_today date;
  v_id uuid := gen_random_uuid();
  v_held bigint;
  v_kept bigint;
  v_payment uuid;
  v_refund uuid;
  v_charges uuid[] := '{}';
  v_line record;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'settle_deposit');
  v_today := private.organization_today(v_lease.organization_id);
  if exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  elsif p_returned_on is null or p_returned_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_returned_on < v_lease.starts_on and v_lease.called_off_at is null then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  -- The last days may not be charged yet: what is owed is counted with them.
  perform private.post_due_rent(v_lease.organization_id, v_today);
  v_held := private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id);
  if v_held <= 0 then
    perform private.fail('no_deposit_held');
  end if;
  v_kept := private.check_deductions(p_lease_id, p_deductions, v_held);
  if v_kept < v_held and (p_method is null or p_method = 'deposit') then
    perform private.fail('method_not_allowed');
  end if;
  for v_line in
    select d.kind, btrim(coalesce(d.description, '')) as description, d.amount_minor
    from jsonb_to_recordset(coalesce(p_deductions, '[]')) as d (kind public.deduction_kind, description text, amount_minor bigint)
  loop
    v_charges := v_charges || case when v_line.kind <> 'owed' then
      private.post_charge(v_lease, 'other', v_line.amount_minor, v_today, v_today, null, null, v_line.description) end;
  end loop;
  -- The part of the deposit that was charged and never came cancels itself.
  if v_kept + private.unpaid_deposit(p_lease_id) > 0 then
    v_payment := private.pay_from_deposit(v_lease, v_kept + private.unpaid_deposit(p_lease_id), v_today);
  end if;
  if v_held > v_kept then
    v_refund := private.post_entry(v_lease.organization_id, 'deposit_refund', v_today, v_lease.currency, p_lease_id,
      v_lease.property_id, jsonb_build_array(jsonb_build_object('account', 'deposits_held', 'amount', v_held - v_kept),
        jsonb_build_object('account', 'operating_cash', 'amount', v_kept - v_held)));
  end if;
  insert into public.deposit_settlements (id, organization_id, lease_id, currency, returned_on, settled_on, held_minor, kept_minor,
    method, payment_id, refund_entry_id, details)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, p_returned_on, v_today, v_held, v_kept,
    case when v_held > v_kept then p_method end, v_payment, v_refund, private.statement_details(p_lease_id));
  insert into public.deposit_deductions (organization_id, settlement_id, lease_id, position, kind, description, amount_minor, charge_id)
  select v_lease.organization_id, v_id, p_lease_id, d.position, (d.value ->> 'kind')::public.deduction_kind,
    btrim(coalesce(d.value ->> 'description', '')), (d.value ->> 'amount_minor')::bigint, v_charges[d.position]
  from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position);
  perform private.write_lease_event(v_lease, 'deposit_settled', jsonb_build_object('held_minor', v_held, 'kept_minor', v_kept,
    'refund_minor', v_held - v_kept, 'currency', v_lease.currency, 'returned_on', p_returned_on));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
