create or replace function private.lease_refusal(p_verb text, p_status public.lease_status)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_verb = 'give_notice' and p_status = 'notice_given' then 'notice_already_given'
    when p_verb = 'renew_lease' and p_status = 'notice_given' then 'notice_stands'
    when p_verb = 'withdraw_notice' then case when p_status = 'notice_given' then null else 'no_notice' end
    when p_verb = 'settle_deposit' then
      case when p_status in ('ended', 'terminated', 'renewed') then null else 'lease_not_ended' end
    when p_verb in ('give_notice', 'renew_lease') then
      case when p_status in ('active', 'month_to_month') then null else 'lease_not_in_force' end
    when p_verb in ('add_rent_step', 'change_lease_tenants', 'set_lease_guarantors', 'terminate_lease') then
      case when p_status in ('signed', 'active', 'notice_given', 'month_to_month') then null else 'lease_not_in_force' end
    else 'lease_not_in_force'
  end
$$;

create function private.check_deductions(p_lease_id uuid, p_deductions jsonb, p_held_minor bigint)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_line record;
  v_total numeric := 0;
  v_owed numeric := 0;
begin
  for v_line in
    select d.kind, btrim(coalesce(d.description, '')) as description, d.amount_minor
    from jsonb_to_recordset(coalesce(p_deductions, '[]')) as d (kind public.deduction_kind, description text, amount_minor bigint)
  loop
    if v_line.amount_minor is null or v_line.amount_minor <= 0 then
      perform private.fail('amount_not_positive');
    elsif v_line.kind is null or (v_line.kind <> 'owed' and v_line.description = '') then
      perform private.fail('description_missing');
    end if;
    v_total := v_total + v_line.amount_minor;
    v_owed := v_owed + case when v_line.kind = 'owed' then v_line.amount_minor else 0 end;
  end loop;
  if v_total > p_held_minor then
    perform private.fail('deductions_exceed_deposit', jsonb_build_object('held_minor', p_held_minor));
  elsif v_owed > private.open_amount(p_lease_id) - private.unpaid_deposit(p_lease_id) then
    perform private.fail('deductions_exceed_owed', jsonb_build_object('owed_minor',
      private.open_amount(p_lease_id) - private.unpaid_deposit(p_lease_id)));
  end if;
  return v_total::bigint;
end
$$;
comment on function private.check_deductions is
  'What a settlement keeps in all; refuses lines without amount or reason, more than is held, and more than is owed.';

create function private.pay_from_deposit(p_lease public.leases, p_amount_minor bigint, p_today date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_allocated bigint := least(p_amount_minor, private.open_amount(p_lease.id));
  v_entry uuid;
  v_number bigint;
begin
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on)
  values (v_id, p_lease.organization_id, p_lease.id, p_lease.property_id, 'reported', 'deposit', p_lease.currency, p_amount_minor,
    p_today);
  v_entry := private.post_entry(p_lease.organization_id, 'payment', p_today, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(jsonb_build_object('account', 'deposits_held', 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - p_amount_minor)));
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = v_id;
  perform private.allocate_payment(v_id, v_allocated, p_today, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = p_lease.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (p_lease.organization_id, v_number, v_id, p_lease.id, p_today, p_lease.currency, p_amount_minor,
    private.receipt_details(v_id));
  return v_id;
end
$$;
comment on function private.pay_from_deposit is
  'Pays open charges out of the deposit, with its receipt: as a payment, but no cash comes in. The caller holds the money lock.';

create function private.statement_details(p_lease_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object(
      'organization_name', o.name, 'organization_rnc', nullif(o.rnc, ''),
      'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
      'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
        from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = l.id),
      'property_name', pr.name, 'unit_label', u.label, 'unit_use', u.unit_use,
      'starts_on', l.starts_on, 'ended_on', coalesce(l.ended_on, l.ends_on)))
    from public.leases l
    join public.organizations o on o.id = l.organization_id
    join public.units u on u.id = l.unit_id
    join public.properties pr on pr.id = l.property_id
    where l.id = p_lease_id
  );
end
$$;
comment on function private.statement_details is 'What the statement of a deposit says, fixed at the moment it is made.';

create function private.settle_deposit(
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
  elsif p_returned_on < v_lease.starts_on then
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

create function public.settle_deposit(p_request_id uuid, p_lease_id uuid, p_returned_on date, p_deductions jsonb default '[]',
  p_method public.payment_method default null)
returns uuid language sql set search_path = ''
as $$ select private.settle_deposit(p_request_id, p_lease_id, p_returned_on, p_deductions, p_method) $$;
comment on function public.settle_deposit is
  'Gives back a deposit, once, after the lease has ended: deductions [{kind, description, amount_minor}] pay what is owed or what they charge; the rest leaves operating cash. Returns the settlement''s id. Errors: not_found, lease_not_ended, deposit_settled, no_deposit_held, date_in_future, date_outside_lease, amount_not_positive, description_missing, deductions_exceed_deposit, deductions_exceed_owed, method_not_allowed.';
revoke execute on function private.settle_deposit, public.settle_deposit from public, anon;
grant execute on function private.settle_deposit, public.settle_deposit to authenticated;
