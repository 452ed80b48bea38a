-- What came along from another lease was paid there: the 607 has it in the form in which its money came.
create function private.method_of_money(p_payment_id uuid)
returns public.payment_method
language sql
stable
security definer
set search_path = ''
as $$
  with recursive came as (
    select p.method, p.moved_from_payment_id from public.payments p where p.id = p_payment_id
    union all
    select p.method, p.moved_from_payment_id from came join public.payments p on p.id = came.moved_from_payment_id
  )
  select method from came where moved_from_payment_id is null
$$;
comment on function private.method_of_money is
  'How a payment came: of a credit that came along from another lease, how the payment came that it was left of.';

create or replace function private.payments_of_charges(p_charge_ids uuid[])
returns table (cash bigint, transfer bigint, card bigint, other bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(a.amount_minor) filter (where m.method = 'cash'), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where m.method in ('transfer', 'cheque')), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where m.method = 'card'), 0)::bigint,
    coalesce(sum(a.amount_minor) filter (where m.method not in ('cash', 'transfer', 'cheque', 'card')), 0)::bigint
  from public.payment_allocations a
  cross join lateral (select private.method_of_money(a.payment_id)::text as method) m
  where a.charge_id = any (p_charge_ids)
$$;
revoke execute on function private.method_of_money from public, anon, authenticated;
