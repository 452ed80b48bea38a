-- Until its first day a lease that tenants move to can be called off: everything is as it was before the move was agreed.
create or replace function private.undo_lease_money(p_lease public.leases, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_old public.leases;
  v_today date := private.organization_today(p_lease.organization_id);
  v_held bigint;
begin
  for v_charge in
    select id from public.charges
    where lease_id = p_lease.id and reversed_at is null and (kind <> 'deposit' or outstanding_minor = amount_minor)
    order by kind = 'deposit', posting_number
  loop
    perform private.reverse_charge(gen_random_uuid(), v_charge.id, p_reason);
  end loop;
  if p_lease.renews_lease_id is null and p_lease.moved_from_lease_id is null then
    return;
  end if;
  -- The deposit goes back to the lease that it came from.
  select * into strict v_old from public.leases where id = coalesce(p_lease.renews_lease_id, p_lease.moved_from_lease_id);
  v_held := private.deposit_liability(p_lease.id) - private.unpaid_deposit(p_lease.id);
  if p_lease.renews_lease_id is not null then
    perform private.carry_deposit(p_lease, v_old, v_held, v_today);
  else
    perform private.move_deposit(p_lease, v_old, v_held, v_today);
  end if;
end
$$;

create function private.stay_in_unit(p_called_off public.leases, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.leases;
  v_runs_on boolean;
begin
  select * into v_old from public.leases where id = p_called_off.moved_from_lease_id and status = 'notice_given' for update;
  if not found then
    return;
  end if;
  v_runs_on := v_old.ends_on < private.organization_today(v_old.organization_id);
  begin
    update public.leases set ended_on = null,
      status = case when v_runs_on then 'month_to_month' else 'active' end::public.lease_status
    where id = v_old.id;
  exception when exclusion_violation then
    return;
  end;
  perform private.write_lease_event(v_old, 'unit_moved', jsonb_build_object('is_called_off', true, 'reason', p_reason));
  perform private.lengthen_rent(v_old.id, p_reason);
end
$$;
comment on function private.stay_in_unit is
  'A move that is called off: the lease that was to end goes on, with the rent that was taken off. Where its unit is promised to somebody else by now, it ends all the same.';
revoke execute on function private.stay_in_unit from public, anon, authenticated;

create or replace function private.call_off_lease(p_request_id uuid, p_lease_id uuid, p_reason text)
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
  if v_lease.moved_from_lease_id is not null then
    perform private.stay_in_unit(v_lease, v_reason);
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
comment on function public.call_off_lease is
  'Ends a signed lease before its first day: what it charged is taken back, its deposit goes back to the lease that it renews or that its tenants were to move from, and that lease goes on unless its next days are promised to somebody else. Errors: not_found, reason_missing, lease_not_signed, payment_to_decide.';
