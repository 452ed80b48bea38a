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
comment on function private.shares_of_charges is
  'What an amount pays of each open charge of a lease, in the stated order.';

create function private.shares_to_take_back(p_payment_id uuid, p_amount_minor bigint)
returns table (charge_id uuid, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  with paid as (
    select c.id, sum(a.amount_minor)::bigint as amount, c.due_on, c.posting_number, private.charge_rank(c.kind) as rank,
      case when private.charge_rank(c.kind) = 1 then 0 else c.posting_number end as step
    from public.payment_allocations a join public.charges c on c.id = a.charge_id
    where a.payment_id = p_payment_id group by c.id having sum(a.amount_minor) > 0
  ), summed as (
    select p.id, p.amount,
      (sum(p.amount) over (partition by p.due_on, p.rank, p.step order by p.posting_number))::bigint as through,
      (sum(p.amount) over (partition by p.due_on, p.rank, p.step))::bigint as together,
      (sum(p.amount) over (order by p.due_on desc, p.rank desc, p.step desc))::bigint as after
    from paid p
  ), given as (
    select s.*, least(p_amount_minor - (s.after - s.together), s.together) as given from summed s
    where s.after - s.together < p_amount_minor
  )
  select x.id, x.part from (
    select g.id, private.share_through(g.given, g.through, g.together)
      - private.share_through(g.given, g.through - g.amount, g.together) as part from given g
  ) x where x.part > 0;
end
$$;
comment on function private.shares_to_take_back is
  'What of an amount goes back from each charge that a payment paid: the last that is paid first, those paid together each its share.';
