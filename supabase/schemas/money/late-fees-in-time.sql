create function private.reported_part(p_charge public.charges, p_today date)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_reported bigint;
begin
  select coalesce(sum(amount_minor), 0) into v_reported from public.payments
  where lease_id = p_charge.lease_id and status = 'reported' and paid_on <= p_today;
  if v_reported = 0 then
    return 0;
  end if;
  return coalesce((select s.amount_minor from private.shares_of_charges(p_charge.lease_id, v_reported) s where s.charge_id = p_charge.id), 0);
end
$$;
comment on function private.reported_part is
  'What payments that wait for the office would pay of a charge: the oldest charges of its lease first, as a payment pays.';

-- A payment of an earlier day takes back the late fees that were charged because it was not known.
create function private.undo_charge(p_charge_id uuid, p_today date, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_entry uuid;
  v_paid record;
  v_credit uuid;
begin
  select * into strict v_charge from public.charges where id = p_charge_id;
  for v_credit in select id from public.charge_credits where charge_id = p_charge_id and reversed_at is null loop
    perform private.take_back_credit(v_credit, p_today, p_reason);
  end loop;
  -- What was paid on it becomes the tenant's credit, one entry a payment.
  for v_paid in
    select payment_id, sum(amount_minor) as amount from public.payment_allocations
    where charge_id = p_charge_id group by payment_id having sum(amount_minor) <> 0
  loop
    v_entry := private.post_entry(v_charge.organization_id, 'adjustment', p_today, v_charge.currency, v_charge.lease_id,
      v_charge.property_id, jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', v_paid.amount),
        jsonb_build_object('account', 'prepaid_rent', 'amount', -v_paid.amount)), p_reason);
    insert into public.payment_allocations
      (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
    values (v_charge.organization_id, v_paid.payment_id, p_charge_id, v_charge.lease_id, v_charge.currency, -v_paid.amount,
      p_today, v_entry);
  end loop;
  update public.charges set reversed_at = now(), reversal_reason = p_reason,
    reversal_entry_id = private.reverse_entry(v_charge.entry_id, p_today, p_reason) where id = p_charge_id;
end
$$;
comment on function private.undo_charge is
  'Takes a charge and its credits back on a day; what was paid on it becomes credit, which the caller applies.';

create function private.fees_of_rent_paid(p_rent public.charges, p_rule public.late_fee_rules, p_pays_minor bigint, p_paid_on date)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(f.id order by f.due_on), '{}')
  from (
    -- The first day that each fee is for.
    select id, due_on, reversed_at, coalesce(lag(due_on) over (order by due_on) + 1,
      p_rent.due_on + coalesce(p_rule.grace_days, 0) + 1) as first_day
    from public.charges where late_fee_for = p_rent.id and paid_in_time_by is null
  ) f
  where f.reversed_at is null and p_paid_on < f.first_day
    -- What would have been left on that day: what was paid of it since was late.
    and p_rent.outstanding_minor - p_pays_minor + (
      select coalesce(sum(a.amount_minor), 0) from public.payment_allocations a join public.payments p on p.id = a.payment_id
      where a.charge_id = p_rent.id and p.paid_on >= f.first_day) < greatest(1, coalesce(p_rule.minimum_balance_minor, 0))
    -- A fiscal receipt is taken back by a credit note alone.
    and not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = f.id and i.is_live)
$$;
comment on function private.fees_of_rent_paid is
  'The late fees of a rent charge that are for days after a day on which so much of it was paid that none would have come.';

create function private.late_fees_in_time(p_lease_id uuid, p_amount_minor bigint, p_paid_on date)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_rule public.late_fee_rules;
  v_next record;
  v_left bigint := coalesce(p_amount_minor, 0);
  v_given bigint := 0;
  v_fees uuid[] := '{}';
begin
  select r.* into v_rule from public.leases l cross join lateral private.late_fee_rule_of(l) r where l.id = p_lease_id;
  for v_next in select * from private.charges_to_pay(p_lease_id) loop
    -- A fee falls due after its rent: what goes back is known before its turn, and is not paid.
    continue when v_next.charge_id = any (v_fees);
    if v_next.through_minor = v_next.outstanding_minor then
      exit when v_left <= 0;
      v_given := least(v_left, v_next.together_minor);
      v_left := v_left - v_given;
    end if;
    if v_next.kind = 'rent' then
      select * into strict v_charge from public.charges where id = v_next.charge_id;
      v_fees := v_fees || private.fees_of_rent_paid(v_charge, v_rule,
        private.share_through(v_given, v_next.through_minor, v_next.together_minor)
          - private.share_through(v_given, v_next.through_minor - v_next.outstanding_minor, v_next.together_minor), p_paid_on);
    end if;
  end loop;
  return v_fees;
end
$$;
comment on function private.late_fees_in_time is
  'The late fees that a payment of a lease would take back: those of rent that it pays, for days after the day of the payment.';

create function private.take_back_late_fees(p_payment public.payments)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.open_day(p_payment.organization_id, private.organization_today(p_payment.organization_id));
  v_fees uuid[] := private.late_fees_in_time(p_payment.lease_id, p_payment.amount_minor, p_payment.paid_on);
  v_fee uuid;
begin
  foreach v_fee in array v_fees loop
    perform private.undo_charge(v_fee, v_today, p_payment.paid_on::text);
    update public.charges set paid_in_time_by = p_payment.id where id = v_fee;
  end loop;
  if v_fees <> '{}' then
    perform private.apply_credit(p_payment.lease_id, v_today);
  end if;
end
$$;
comment on function private.take_back_late_fees is
  'Takes back the late fees of rent that a payment which is about to be posted had paid in time, on the first open day; the reason is the day of the payment.';

create function private.late_fees_paid_in_time(p_lease_id uuid, p_amount_minor bigint, p_paid_on date)
returns table (charge_id uuid, due_on date, period_start date, period_end date, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.leases
    where id = p_lease_id and organization_id in (select private.my_organization_ids('money.read'))) then
    perform private.fail('not_found');
  end if;
  return query
    select c.id, c.due_on, c.period_start, c.period_end, c.amount_minor - c.credited_minor from public.charges c
    where c.id = any (private.late_fees_in_time(p_lease_id, p_amount_minor, p_paid_on)) order by c.due_on, c.posting_number;
end
$$;
select private.declare_verb('late_fees_paid_in_time', 'money.read', p_comment =>
  'The late fees that a payment of a lease of this amount and day would take back when it is posted, because the rent that it pays was paid in time. Error: not_found.');
