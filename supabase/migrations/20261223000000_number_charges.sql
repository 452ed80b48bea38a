-- In which order charges were posted. Their ids are random, and a day may have several: what a payment pays must not depend on
-- chance, nor change when a book is restored.
alter table public.charges add column posting_number bigint;
alter table public.charges disable trigger user;
update public.charges c set posting_number = n.number
from (
  select c.id, row_number() over (order by e.created_at, c.organization_id, e.entry_number) as number
  from public.charges c join public.journal_entries e on e.id = c.entry_id
) n where n.id = c.id;
alter table public.charges enable trigger user;
alter table public.charges alter column posting_number set not null;
alter table public.charges alter column posting_number add generated always as identity;
select setval(pg_get_serial_sequence('public.charges', 'posting_number'), greatest(1, (select max(posting_number) from public.charges)),
  exists (select 1 from public.charges));
comment on column public.charges.posting_number is
  'Grows with each charge that is posted. Decides which of charges of one due day and one rank a payment pays first.';

create or replace view public.charges_list with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.property_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor, c.allocated_minor, c.outstanding_minor, c.reversed_at, c.reversal_reason, c.created_at,
  coalesce(k.property_name, (select p.name from public.properties p where p.id = c.property_id)) as property_name,
  coalesce(k.unit_label, (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = c.lease_id)) as unit_label,
  k.full_name as tenant_name, c.credited_minor, c.posting_number
from public.charges c
left join public.tenant_rows k on k.lease_id = any (array[c.lease_id]) and k.is_primary;

create function private.share_through(p_amount_minor bigint, p_through_minor bigint, p_whole_minor bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_whole_minor = 0 then 0
    else div(2 * p_amount_minor::numeric * p_through_minor + p_whole_minor, 2 * p_whole_minor::numeric)::bigint end
$$;
comment on function private.share_through is
  'What of an amount the first parts of a whole get together, to the nearest cent, half a cent up. A part gets what it adds: parts sum to the amount.';

-- One stated order. Of a lease's charges the oldest due is paid first. Of one day: opening balance; rent and its ITBIS together,
-- each its share of what is open; late fees; what is charged beside; the deposit. What is left equal goes in the order of posting.
create function private.charges_to_pay(p_lease_id uuid)
returns table (charge_id uuid, kind public.charge_kind, outstanding_minor bigint, before_minor bigint, through_minor bigint, together_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  with open_charges as (
    select c.id, c.kind, c.due_on, c.outstanding_minor, c.posting_number, private.charge_rank(c.kind) as rank,
      case when private.charge_rank(c.kind) = 1 then 0 else c.posting_number end as step
    from public.charges c where c.lease_id = p_lease_id and c.outstanding_minor > 0
  ), summed as (
    select o.id, o.kind, o.outstanding_minor, o.due_on, o.rank, o.step, o.posting_number,
      (sum(o.outstanding_minor) over (partition by o.due_on, o.rank, o.step order by o.posting_number))::bigint as through,
      (sum(o.outstanding_minor) over (partition by o.due_on, o.rank, o.step))::bigint as together,
      -- Those of one step are peers: the sum ends with the whole of them.
      (sum(o.outstanding_minor) over (order by o.due_on, o.rank, o.step))::bigint as after
    from open_charges o
  )
  select s.id, s.kind, s.outstanding_minor, s.after - s.together, s.through, s.together
  from summed s order by s.due_on, s.rank, s.step, s.posting_number;
end
$$;
comment on function private.charges_to_pay is
  'Open charges of a lease in the order in which they are paid. Those that are paid together have one before_minor (what is paid earlier) and one together_minor; through_minor is what they sum to, up to each.';

create function private.shares_of_charges(p_lease_id uuid, p_amount_minor bigint)
returns table (charge_id uuid, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select p.charge_id, p.part from (
    select c.charge_id, private.share_through(c.given, c.through_minor, c.together_minor)
      - private.share_through(c.given, c.through_minor - c.outstanding_minor, c.together_minor) as part
    from (select t.*, least(p_amount_minor - t.before_minor, t.together_minor) as given
      from private.charges_to_pay(p_lease_id) t where t.before_minor < p_amount_minor) c
  ) p where p.part > 0;
end
$$;
comment on function private.shares_of_charges is 'What an amount pays of each open charge of a lease, in the stated order.';

create or replace function private.allocate_payment(p_payment_id uuid, p_amount_minor bigint, p_occurred_on date, p_entry_id uuid)
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

create or replace function private.reported_part(p_charge public.charges, p_today date)
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

create or replace function private.late_fees_in_time(p_lease_id uuid, p_amount_minor bigint, p_paid_on date)
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

revoke execute on function private.share_through, private.charges_to_pay, private.shares_of_charges from public, anon, authenticated;
