-- Payments arrive on the account that is chosen or on the usual one, and money goes back from where it stands.
-- A line names its account by what programs call it, or by its id: cash arrives and leaves where somebody chose.
create or replace function private.post_entry(
  p_organization_id uuid, p_kind public.journal_kind, p_occurred_on date, p_currency public.currency_code,
  p_lease_id uuid, p_property_id uuid, p_lines jsonb, p_memo text default '', p_reverses_entry_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := gen_random_uuid();
  v_number bigint;
begin
  update private.organization_counters set last_entry_number = last_entry_number + 1
  where organization_id = p_organization_id returning last_entry_number into v_number;
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, reverses_entry_id, created_by)
  values (v_entry, p_organization_id, v_number, p_kind, p_occurred_on, p_memo, p_reverses_entry_id, (select auth.uid()));
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
  select p_organization_id, v_entry, a.id, p_currency, (l.value ->> 'amount')::bigint, p_lease_id, p_property_id
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  join public.accounts a on a.organization_id = p_organization_id
    and (a.system_key = l.value ->> 'account' or a.id = (l.value ->> 'account_id')::uuid)
  where (l.value ->> 'amount')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;

drop function private.post_payment;
create function private.post_payment(p_payment_id uuid, p_account_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
  v_posted_on date;
  v_account uuid;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_account := private.cash_account(v_payment.organization_id, p_account_id, 'payments');
  -- The tenant says when they paid: in a time that is closed by now, it is posted on the first open day. The office is
  -- told instead that the day is closed.
  v_posted_on := case when v_payment.reported_by is null then v_payment.paid_on
    else private.open_day(v_payment.organization_id, v_payment.paid_on) end;
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_posted_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account_id', v_account, 'amount', v_payment.amount_minor + v_payment.fee_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor),
      jsonb_build_object('account', 'other_income', 'amount', -v_payment.fee_minor)),
    case when v_posted_on <> v_payment.paid_on then v_payment.paid_on::text else '' end);
  update public.payments set status = 'confirmed', entry_id = v_entry, account_id = v_account, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_posted_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
end
$$;

drop function public.record_payment;
drop function private.record_payment;
create function private.record_payment(
  p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method, p_reference text,
  p_account_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'record_payment', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'on', p_paid_on, 'method', p_method, 'reference', p_reference, 'account', p_account_id));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''));
  perform private.post_payment(v_id, p_account_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
create function public.record_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date,
  p_method public.payment_method default 'cash', p_reference text default '', p_account_id uuid default null)
returns uuid language sql set search_path = ''
as $$ select private.record_payment(p_request_id, p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_account_id) $$;

drop function public.confirm_payment;
drop function private.confirm_payment;
create function private.confirm_payment(p_request_id uuid, p_payment_id uuid, p_account_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'confirm_payment', jsonb_build_object('payment', p_payment_id, 'account', p_account_id));
begin
  if v_known is null then
    perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
    perform private.post_payment(p_payment_id, p_account_id);
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  end if;
  return p_payment_id;
end
$$;
create function public.confirm_payment(p_request_id uuid, p_payment_id uuid, p_account_id uuid default null)
returns uuid language sql set search_path = ''
as $$ select private.confirm_payment(p_request_id, p_payment_id, p_account_id) $$;

create or replace function private.post_refund(p_refund_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_refund public.refunds;
  v_payment public.payments;
  v_today date;
  v_credit bigint;
  v_entry uuid;
  v_account uuid;
begin
  select * into strict v_refund from public.refunds where id = p_refund_id;
  select * into strict v_payment from public.payments where id = v_refund.payment_id;
  v_today := private.organization_today(v_refund.organization_id);
  -- From where it arrived, also when that account is not used any more.
  v_account := coalesce(v_payment.account_id, private.cash_account(v_refund.organization_id, null, 'payments'));
  v_credit := least(v_payment.unapplied_minor, v_refund.amount_minor);
  v_entry := private.post_entry(v_refund.organization_id, 'payment_refund', v_today, v_refund.currency, v_refund.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_credit),
      jsonb_build_object('account', 'receivables', 'amount', v_refund.amount_minor - v_credit),
      jsonb_build_object('account_id', v_account, 'amount', -v_refund.amount_minor)), v_refund.reason);
  with paid as (
    select a.charge_id, sum(a.amount_minor) as amount, c.due_on, c.kind
    from public.payment_allocations a join public.charges c on c.id = a.charge_id
    where a.payment_id = v_payment.id group by 1, 3, 4 having sum(a.amount_minor) > 0
  ), latest_first as (
    select charge_id, amount, kind,
      sum(amount) over (order by due_on desc, private.charge_rank(kind) desc, charge_id desc) - amount as before
    from paid
  )
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select v_refund.organization_id, v_payment.id, charge_id, v_refund.lease_id, v_refund.currency,
    -least(amount, v_refund.amount_minor - v_credit - before), v_today, v_entry
  from latest_first where before < v_refund.amount_minor - v_credit;
  update public.payments set unapplied_minor = unapplied_minor - v_refund.amount_minor,
    refunded_minor = refunded_minor + v_refund.amount_minor
  where id = v_payment.id;
  update public.refunds set status = 'done', entry_id = v_entry, refunded_on = v_today, decided_at = now(), next_check_at = null
  where id = p_refund_id;
  perform private.apply_credit(v_refund.lease_id, v_today);
end
$$;

drop function public.settle_deposit;
drop function private.settle_deposit;
create function private.settle_deposit(
  p_request_id uuid, p_lease_id uuid, p_returned_on date, p_deductions jsonb, p_method public.payment_method,
  p_account_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'money.write', 'settle_deposit',
    jsonb_build_object('on', p_returned_on, 'deductions', p_deductions, 'method', p_method, 'account', p_account_id));
  v_lease public.leases;
  v_today date;
  v_id uuid := gen_random_uuid();
  v_held bigint;
  v_kept bigint;
  v_payment uuid;
  v_refund uuid;
  v_account uuid;
  v_charges uuid[] := '{}';
  v_line record;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
        jsonb_build_object('account_id', v_account, 'amount', v_kept - v_held)));
  end if;
  insert into public.deposit_settlements (id, organization_id, lease_id, currency, returned_on, settled_on, held_minor, kept_minor,
    method, payment_id, refund_entry_id, account_id, details)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, p_returned_on, v_today, v_held, v_kept,
    case when v_held > v_kept then p_method end, v_payment, v_refund,
    case when v_refund is not null then v_account end, private.statement_details(p_lease_id));
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
  p_method public.payment_method default null, p_account_id uuid default null)
returns uuid language sql set search_path = ''
as $$ select private.settle_deposit(p_request_id, p_lease_id, p_returned_on, p_deductions, p_method,
  p_account_id) $$;

comment on function private.post_payment is
  'Posts a payment on the cash account that was chosen, or the usual one, and issues its receipt.';
comment on function public.record_payment is
  'The organisation records money it received: confirmed at once, with its receipt, on the cash account given or else the usual one. Errors as report_payment, and account_not_allowed.';
comment on function public.confirm_payment is
  'Confirms a reported payment: posts it on the cash account given or else the usual one, and issues the receipt. Errors: not_found, payment_already_decided, account_not_allowed.';
comment on function public.settle_deposit is
  'Gives back a deposit, once, after the lease has ended: deductions [{kind, description, amount_minor}] pay what is owed or what they charge; the rest leaves the cash account given, or else the usual one of deposits. Returns the settlement''s id. Errors: not_found, lease_not_ended, deposit_settled, no_deposit_held, date_in_future, date_outside_lease, amount_not_positive, description_missing, deductions_exceed_deposit, deductions_exceed_owed, method_not_allowed, account_not_allowed, deposits_short.';
revoke execute on function private.post_payment from public, anon, authenticated;
revoke execute on function private.record_payment, private.confirm_payment, private.settle_deposit,
  public.record_payment, public.confirm_payment, public.settle_deposit from public, anon;
grant execute on function private.record_payment, private.confirm_payment, private.settle_deposit,
  public.record_payment, public.confirm_payment, public.settle_deposit to authenticated;
select private.guard_door('record_payment');
select private.guard_door('confirm_payment');
select private.guard_door('settle_deposit');
