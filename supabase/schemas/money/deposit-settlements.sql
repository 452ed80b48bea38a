-- What was paid out of a deposit stays with its settlement, and a deposit that is gone cannot be taken back from the books.
create function private.keep_settled_deposit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'payments' or private.deposit_liability(new.lease_id) < 0
    or exists (select 1 from public.deposit_settlements s where s.lease_id = new.lease_id) then
    perform private.fail('deposit_settled');
  end if;
  return new;
end
$$;
comment on function private.keep_settled_deposit is
  'Trigger: refuses to reverse a deposit, or what was paid from it, once it was settled or carried over.';

create function private.refuse_settled_deposit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.deposit_settlements s where s.lease_id = new.lease_id) then
    perform private.fail('deposit_settled');
  end if;
  return new;
end
$$;
comment on function private.refuse_settled_deposit is
  'Trigger: no deposit is charged on a lease whose deposit was settled.';

create function private.require_settlement()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.deposit_settlements where payment_id = new.id) then
    perform private.fail('method_not_allowed');
  end if;
  return null;
end
$$;
comment on function private.require_settlement is 'Trigger at commit: only a settlement pays from a deposit.';

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
      'tenant_name', private.lease_party_names(l.id, coalesce(l.ended_on, l.ends_on)),
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
comment on function private.statement_details is
  'What the statement of a deposit says, fixed at the moment it is made.';

create function private.settle_deposit(
  p_lease_id uuid, p_returned_on date, p_deductions jsonb default '[]', p_method public.payment_method default null,
  p_account_id uuid default null, p_settled_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_today date;
  v_on date;
  v_id uuid := gen_random_uuid();
  v_held bigint;
  v_kept bigint;
  v_payment uuid;
  v_refund uuid;
  v_account uuid;
  v_charges uuid[] := '{}';
  v_line record;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.write');
  v_lease := private.lease_for_verb(p_lease_id, 'settle_deposit');
  v_today := private.organization_today(v_lease.organization_id);
  v_account := private.cash_account(v_lease.organization_id, p_account_id, 'deposits');
  if exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  elsif p_returned_on is null or p_returned_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_returned_on < v_lease.starts_on and v_lease.called_off_at is null then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  -- The last days may not be charged yet: what is owed is counted with them.
  perform private.post_due_rent(v_lease.organization_id, v_today);
  v_on := private.posting_day(v_lease.organization_id, p_settled_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id));
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
      private.post_charge(v_lease, 'other', v_line.amount_minor, v_on, v_on, null, null, v_line.description) end;
  end loop;
  -- The part of the deposit that was charged and never came cancels itself.
  if v_kept + private.unpaid_deposit(p_lease_id) > 0 then
    v_payment := private.pay_from_deposit(v_lease, v_kept + private.unpaid_deposit(p_lease_id), v_on);
  end if;
  if v_held > v_kept then
    v_refund := private.post_entry(v_lease.organization_id, 'deposit_refund', v_on, v_lease.currency, p_lease_id,
      v_lease.property_id, jsonb_build_array(jsonb_build_object('account', 'deposits_held', 'amount', v_held - v_kept),
        jsonb_build_object('account_id', v_account, 'amount', v_kept - v_held)));
  end if;
  insert into public.deposit_settlements (id, organization_id, lease_id, currency, returned_on, settled_on, held_minor, deducted_minor,
    method, payment_id, refund_entry_id, account_id, details)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, p_returned_on, v_on, v_held, v_kept,
    case when v_held > v_kept then p_method end, v_payment, v_refund,
    case when v_refund is not null then v_account end, private.statement_details(p_lease_id));
  insert into public.deposit_deductions (organization_id, settlement_id, lease_id, position, kind, description, amount_minor, charge_id)
  select v_lease.organization_id, v_id, p_lease_id, d.position, (d.value ->> 'kind')::public.deduction_kind,
    btrim(coalesce(d.value ->> 'description', '')), (d.value ->> 'amount_minor')::bigint, v_charges[d.position]
  from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position);
  perform private.carry_work_into_deposit(v_lease, p_deductions, v_charges);
  perform private.write_lease_event(v_lease, 'deposit_settled', jsonb_build_object('held_minor', v_held, 'deducted_minor', v_kept,
    'refund_minor', v_held - v_kept, 'currency', v_lease.currency, 'returned_on', p_returned_on));
  return v_id;
end
$$;
select private.declare_verb('settle_deposit', 'money.write', p_repeatable => true, p_comment =>
  'Gives back a deposit, once, after the lease has ended: deductions [{kind, description, amount_minor, work_order_id}] pay what is owed or what they charge, or carry the bill of work that the deposit pays; the rest leaves the cash account given, or else the usual one of deposits. Posted on the day given, or today. Returns the settlement''s id. Errors: not_found, lease_not_ended, deposit_settled, no_deposit_held, date_in_future, date_outside_lease, date_before_corrected (first), period_closed, amount_not_positive, description_missing, deductions_exceed_deposit, deductions_exceed_owed, method_not_allowed, account_not_allowed, deposits_short, work_payer_differs, work_not_billed, work_charged, pass_on_exceeds_bill.');
