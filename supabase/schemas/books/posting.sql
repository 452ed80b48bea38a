-- What stands between two currencies is made in one place, whether cash is changed or a claim is settled in the other money.
create function private.post_entry(
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
  select p_organization_id, v_entry, a.id, coalesce((l.value ->> 'currency')::public.currency_code, p_currency),
    (l.value ->> 'amount')::bigint, p_lease_id, p_property_id
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  join public.accounts a on a.organization_id = p_organization_id
    and (a.system_key = l.value ->> 'account' or a.id = (l.value ->> 'account_id')::uuid)
  where (l.value ->> 'amount')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;
comment on function private.post_entry is
  'Posts one entry; p_lines = [{account: system_key, amount: minor units, debit positive}], zero lines left out. Returns its id.';

create function private.reverse_entry(p_entry_id uuid, p_occurred_on date, p_memo text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.journal_entries;
  v_entry uuid := gen_random_uuid();
  v_number bigint;
begin
  select * into strict v_old from public.journal_entries where id = p_entry_id;
  update private.organization_counters set last_entry_number = last_entry_number + 1
  where organization_id = v_old.organization_id returning last_entry_number into v_number;
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, reverses_entry_id, created_by)
  values (v_entry, v_old.organization_id, v_number, 'reversal', p_occurred_on, p_memo, p_entry_id, (select auth.uid()));
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
  select organization_id, v_entry, account_id, currency, -amount_minor, lease_id, property_id
  from public.journal_lines where organization_id = v_old.organization_id and entry_id = p_entry_id order by id;
  return v_entry;
end
$$;
comment on function private.reverse_entry is 'Posts the opposite of an entry, once; returns the reversal''s id.';

-- ITBIS is owed to the State: a liability, never income. Kinds are compared as text, so that new ones may stand here.
create function private.charge_rank(p_kind public.charge_kind)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text when 'opening_balance' then 0 when 'rent' then 1 when 'itbis' then 1 when 'late_fee' then 2
    when 'deposit' then 4 else 3 end
$$;
comment on function private.charge_rank is 'Order in which charges of the same due day are paid.';

create function private.income_account(p_kind public.charge_kind)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text when 'rent' then 'rent_income' when 'late_fee' then 'late_fee_income'
    when 'deposit' then 'deposits_held' when 'itbis' then 'itbis_payable' when 'opening_balance' then 'opening_equity'
    when 'condominium_fee' then 'recovered_expenses' when 'utility' then 'recovered_expenses' else 'other_income' end
$$;
comment on function private.income_account is
  'System key of the account that a charge credits; a deposit and ITBIS are liabilities.';

create function private.allocate_payment(p_payment_id uuid, p_amount_minor bigint, p_occurred_on date, p_entry_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select p.organization_id, p.id, s.charge_id, p.lease_id, p.currency, s.amount_minor, p_occurred_on, p_entry_id
  from public.payments p cross join lateral private.shares_of_charges(p.lease_id, p_amount_minor) s
  where p.id = p_payment_id;
end
$$;
comment on function private.allocate_payment is
  'Pays open charges of the lease with up to the amount, the oldest due first; the rest stays credit.';

create function private.open_amount(p_lease_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(outstanding_minor), 0)::bigint from public.charges
    where lease_id = p_lease_id and outstanding_minor > 0
  );
end
$$;
comment on function private.open_amount is 'What the lease owes, in minor units of its currency.';

create function private.apply_credit(p_lease_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_amount bigint;
  v_entry uuid;
  v_on date;
begin
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_lease_id and p.unapplied_minor > 0 order by p.paid_on, e.entry_number
  loop
    v_amount := least(v_payment.unapplied_minor, private.open_amount(p_lease_id));
    exit when v_amount = 0;
    -- A charge that is dated back is not paid by money that came later.
    v_on := greatest(p_today, private.first_day_to_give_back(v_payment));
    v_entry := private.post_entry(v_payment.organization_id, 'credit_application', v_on, v_payment.currency,
      p_lease_id, v_payment.property_id, jsonb_build_array(
        jsonb_build_object('account', 'prepaid_rent', 'amount', v_amount),
        jsonb_build_object('account', 'receivables', 'amount', -v_amount)));
    perform private.allocate_payment(v_payment.id, v_amount, v_on, v_entry);
  end loop;
end
$$;
comment on function private.apply_credit is
  'Pays open charges of the lease from what was paid ahead, the oldest payment first.';

create function private.post_charge(
  p_lease public.leases, p_kind public.charge_kind, p_amount_minor bigint, p_due_on date, p_today date,
  p_period_start date default null, p_period_end date default null, p_description text default '', p_late_fee_for uuid default null,
  p_recurring_charge_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge uuid := gen_random_uuid();
  v_entry uuid := private.post_entry(p_lease.organization_id, 'charge', p_today, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', p_amount_minor),
      jsonb_build_object('account', private.income_account(p_kind), 'amount', -p_amount_minor)));
begin
  insert into public.charges (id, organization_id, lease_id, property_id, kind, description, period_start, period_end,
    due_on, currency, amount_minor, late_fee_for, entry_id, recurring_charge_id)
  values (v_charge, p_lease.organization_id, p_lease.id, p_lease.property_id, p_kind, p_description, p_period_start, p_period_end,
    p_due_on, p_lease.currency, p_amount_minor, p_late_fee_for, v_entry, p_recurring_charge_id);
  perform private.apply_credit(p_lease.id, p_today);
  return v_charge;
end
$$;
