-- A landlord who comes with tenants has their deposits already: they are opened in the books, nobody owes them.
create function private.open_deposit(
  p_lease public.leases, p_amount_minor bigint, p_on date, p_account_id uuid, p_charged_minor bigint, p_due_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid := private.post_entry(p_lease.organization_id, 'opening', p_on, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(
      jsonb_build_object('account_id', coalesce(p_account_id, private.account_of(p_lease.organization_id, 'opening_equity')),
        'amount', p_amount_minor),
      jsonb_build_object('account', 'deposits_held', 'amount', -p_amount_minor)));
begin
  insert into public.held_deposits (id, organization_id, lease_id, currency, amount_minor, occurred_on, account_id, entry_id,
    charged_minor, due_on, created_by)
  values (v_id, p_lease.organization_id, p_lease.id, p_lease.currency, p_amount_minor, p_on, p_account_id, v_entry,
    p_charged_minor, p_due_on, (select auth.uid()));
  perform private.write_lease_event(p_lease, 'deposit_opened',
    jsonb_build_object('amount_minor', p_amount_minor, 'currency', p_lease.currency));
  return v_id;
end
$$;
comment on function private.open_deposit is
  'Posts a deposit that is held already: on its cash account, or else against opening equity. The caller holds the money lock.';

create function private.record_held_deposit(
  p_lease_id uuid, p_amount_minor bigint, p_on date default null, p_account_id uuid default null,
  p_is_in_cash boolean default true, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_today date;
  v_account uuid;
  v_unpaid bigint;
  v_charge public.charges;
  v_id uuid;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.write');
  select * into strict v_lease from public.leases where id = p_lease_id;
  perform private.lock_money(v_lease.organization_id);
  select * into strict v_lease from public.leases where id = p_lease_id for update;
  v_today := private.organization_today(v_lease.organization_id);
  perform private.check_entry_day(v_lease.organization_id, coalesce(p_on, v_today));
  if v_lease.status in ('draft', 'sent', 'partially_signed') or v_lease.called_off_at is not null then
    perform private.fail('lease_not_in_force', jsonb_build_object('status', v_lease.status));
  elsif coalesce(p_amount_minor, 0) not between 1 and 1000000000000 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  elsif exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  end if;
  v_unpaid := private.unpaid_deposit(p_lease_id);
  if private.deposit_liability(p_lease_id) > v_unpaid then
    perform private.fail('deposit_already_held');
  end if;
  if coalesce(p_is_in_cash, true) then
    v_account := private.cash_account(v_lease.organization_id, p_account_id, 'deposits');
  end if;
  if v_unpaid > 0 then
    select * into strict v_charge from public.charges where lease_id = p_lease_id and kind = 'deposit' and reversed_at is null;
    perform private.reverse_charge(v_charge.id, coalesce(nullif(btrim(p_note), ''), 'Depósito ya entregado'));
  end if;
  v_id := private.open_deposit(v_lease, p_amount_minor, coalesce(p_on, v_today), v_account, least(v_unpaid, p_amount_minor),
    v_charge.due_on);
  -- Whoever held a part of what was agreed is still owed the rest.
  if v_unpaid > p_amount_minor then
    perform private.post_charge(v_lease, 'deposit', v_unpaid - p_amount_minor, v_charge.due_on, v_today);
  end if;
  return v_id;
end
$$;
select private.declare_verb('record_held_deposit', 'money.reverse, money.write', p_repeatable => true, p_comment =>
  'The deposit of a lease was left before these books began: it is held from the day given (today) without a payment or a receipt, on the cash account given or the usual one of deposits, or without cash against opening equity. What was charged of it and not paid is taken back, with the note as its reason; beyond the amount it is charged again. Returns the id. Errors: not_found, lease_not_in_force, amount_not_positive, deposit_settled, deposit_already_held, account_not_allowed, date_in_future, date_too_old, period_closed.');

create function private.reverse_held_deposit(p_lease_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_lease public.leases;
  v_held public.held_deposits;
  v_rest public.charges;
  v_on date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.reverse');
  if v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  select * into strict v_lease from public.leases where id = p_lease_id;
  perform private.lock_money(v_lease.organization_id);
  select * into v_held from public.held_deposits where lease_id = p_lease_id and reversed_at is null;
  if not found then
    perform private.fail('no_deposit_held');
  elsif private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id) < v_held.amount_minor then
    perform private.fail('deposit_settled');
  end if;
  -- Not before the last movement of the deposit: until then it was another.
  v_on := private.posting_day(v_lease.organization_id, p_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id
      and l.account_id = private.account_id(v_lease.organization_id, 'deposits_held')));
  update public.held_deposits set reversed_at = now(), reversal_reason = v_reason,
    reversal_entry_id = private.reverse_entry(v_held.entry_id, v_on, v_reason)
  where id = v_held.id;
  if v_held.charged_minor > 0 then
    -- A lease has one charge of its deposit: the rest, where it was charged alone, becomes part of the whole again.
    select * into v_rest from public.charges where lease_id = p_lease_id and kind = 'deposit' and reversed_at is null;
    if found then
      perform private.reverse_charge(v_rest.id, v_reason, v_on);
    end if;
    perform private.post_charge(v_lease, 'deposit', v_held.charged_minor + coalesce(v_rest.amount_minor, 0), v_held.due_on, v_on);
  end if;
  perform private.write_lease_event(v_lease, 'deposit_reopened', jsonb_build_object('amount_minor', v_held.amount_minor,
    'currency', v_held.currency, 'reason', v_reason));
  return v_held.id;
end
$$;
select private.declare_verb('reverse_held_deposit', 'money.reverse', p_repeatable => true, p_comment =>
  'A deposit was said to be held already and is not: its opening entry is reversed, and what had been charged of it is charged again. On the day given, or today. Returns its id. Errors: not_found, reason_missing, no_deposit_held, deposit_settled, date_in_future, date_before_corrected (first), period_closed.');
