-- What a client withheld for the tax authority never came as money, nor does what a deposit pays: neither is given back as money.
create function private.came_as_money(p_method public.payment_method)
returns boolean
language sql
immutable
set search_path = ''
as $$ select p_method::text not in ('deposit', 'withholding') $$;
comment on function private.came_as_money is
  'Whether a payment of the method came as money, to these books or to those before them, and may go back as money. What a client withheld is taken back by reversing it; what a deposit paid, not at all.';

create function private.is_of_unit_move(p_organization_id uuid, p_entry_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.journal_entries e
    left join public.journal_entries r on r.id = e.reverses_entry_id
    where e.organization_id = p_organization_id and e.id = p_entry_id and coalesce(r.kind, e.kind) = 'unit_move')
$$;
comment on function private.is_of_unit_move is
  'Whether an entry moved something from lease to lease, or took that back: its lines on an account of cash are nothing together.';

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
