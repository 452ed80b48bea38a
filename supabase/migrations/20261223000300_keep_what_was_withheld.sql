-- What a client withholds for the income tax is earned, and never comes: it went to the State, for the owners. It is theirs in the
-- tax return, and is nobody's to draw. Withheld ITBIS is no part of what is earned, so it takes nothing off.
create function private.withheld_for_owners(p_organization_id uuid, p_property_ids uuid[])
returns table (property_id uuid, currency public.currency_code, occurred_on date, amount_minor bigint, client_name text, ncf text)
language sql
stable
security definer
set search_path = ''
as $$
  select p.property_id, p.currency, e.occurred_on, w.isr_minor * case when e.id = p.entry_id then 1 else -1 end, i.client_name, i.ncf
  from public.fiscal_withholdings w
  join public.payments p on p.id = w.payment_id
  join public.fiscal_invoices i on i.id = w.invoice_id
  join public.journal_entries e on e.organization_id = w.organization_id and e.id in (p.entry_id, p.reversal_entry_id)
  where w.organization_id = p_organization_id and w.isr_minor > 0
    and (p_property_ids is null or p.property_id = any (p_property_ids))
$$;
comment on function private.withheld_for_owners is
  'Income tax that clients withheld of what properties earned, on the day it was booked; below zero on the day that it was taken back.';
revoke execute on function private.withheld_for_owners from public, anon, authenticated;

drop function public.owner_balances, private.owner_balances_of, private.owner_balances;

create function private.owner_balances(p_organization_id uuid, p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, withheld_minor bigint, drawn_minor bigint, due_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with terms as (
    select t.starts_on, t.ends_on, t.owners from private.owner_terms(p_organization_id, p_property_id) t
  ), owners as (
    select t.starts_on, t.ends_on, o.position, private.owner_key(o.name, o.number) as key, o.name, o.number, o.share,
      sum(o.share) over (partition by t.starts_on order by o.position) as through
    from terms t
    cross join lateral (
      select x.n as position, x.owner ->> 'name' as name, x.owner ->> 'identity_number' as number,
        (x.owner ->> 'share_basis_points')::integer as share
      from jsonb_array_elements(t.owners) with ordinality x (owner, n)
      union all
      select 1, '', '', 10000 where t.owners = '[]'
    ) o
  ), earned as (
    select t.starts_on, c.currency, -sum(c.amount_minor * e.sign) as amount
    from terms t
    cross join lateral (values (least(p_as_of, t.ends_on) + 1, 1), (t.starts_on, -1)) e (day, sign)
    cross join lateral private.account_openings(p_organization_id, e.day, 'cash', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
    where t.starts_on <= p_as_of
    group by 1, 2
  ), drawn as (
    select t.starts_on, c.currency, sum(c.amount_minor * e.sign) as amount
    from terms t
    cross join lateral (values (t.ends_on + 1, 1), (t.starts_on, -1)) e (day, sign)
    cross join lateral private.account_openings(p_organization_id, e.day, 'accrual', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.system_key = 'owner_draw'
    group by 1, 2
  ), withheld as (
    select t.starts_on, w.currency, sum(w.amount_minor) as amount
    from private.withheld_for_owners(p_organization_id, array[p_property_id]) w
    join terms t on w.occurred_on between t.starts_on and t.ends_on
    where w.occurred_on <= p_as_of
    group by 1, 2
  ), given as (
    select d.owner_key, max(d.owner_name) as name, max(d.identity_number) as number, d.currency, t.starts_on,
      sum(d.amount_minor * case when e.id = d.entry_id then 1 else -1 end) as amount
    from public.owner_distributions d
    join public.journal_entries e on e.organization_id = d.organization_id and e.id in (d.entry_id, d.reversal_entry_id)
    join terms t on e.occurred_on between t.starts_on and t.ends_on
    where d.organization_id = p_organization_id and d.property_id = p_property_id
    group by 1, 4, 5
  ), parts as (
    -- What was drawn without saying by whom is everybody's, by their shares; rounding the running sum keeps every cent.
    select o.key, k.code,
      round(coalesce(e.amount, 0) * o.through / 10000) - round(coalesce(e.amount, 0) * (o.through - o.share) / 10000) as earned,
      round(coalesce(w.amount, 0) * o.through / 10000) - round(coalesce(w.amount, 0) * (o.through - o.share) / 10000) as withheld,
      round(u.amount * o.through / 10000) - round(u.amount * (o.through - o.share) / 10000) as drawn
    from owners o
    cross join unnest(enum_range(null::public.currency_code)) as k (code)
    left join earned e on e.starts_on = o.starts_on and e.currency = k.code
    left join withheld w on w.starts_on = o.starts_on and w.currency = k.code
    left join drawn d on d.starts_on = o.starts_on and d.currency = k.code
    cross join lateral (
      select coalesce(d.amount, 0) - coalesce((select sum(x.amount) from given x
        where x.currency = k.code and x.starts_on = o.starts_on), 0) as amount) u
  ), people as (
    select o.key, (array_agg(o.name order by o.starts_on desc))[1] as name, (array_agg(o.number order by o.starts_on desc))[1] as number,
      coalesce(sum(o.share) filter (where o.ends_on = '2200-12-31'), 0)::integer as share,
      max(o.ends_on) as through, min(o.position) filter (where o.ends_on = '2200-12-31') as position
    from owners o group by 1
  ), sums as (
    select p.key, p.code, sum(p.earned) as earned, sum(p.withheld) as withheld, sum(p.drawn) + coalesce((select sum(x.amount) from given x
      where x.currency = p.code and x.owner_key = p.key), 0) as drawn
    from parts p group by 1, 2
  )
  select o.key, o.name, o.number, o.share, s.code, s.earned::bigint, s.withheld::bigint, s.drawn::bigint,
    (s.earned - s.withheld - s.drawn)::bigint
  from people o join sums s on s.key = o.key
  -- Whoever sold is there as long as something is theirs.
  where o.share > 0 or s.earned - s.withheld <> s.drawn
  order by s.code, o.position nulls last, o.through desc, o.name
$$;

create function private.owner_balances_of(p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, withheld_minor bigint, drawn_minor bigint, due_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_organization uuid;
begin
  select p.organization_id into v_organization from public.properties p
  where p.id = p_property_id and p.organization_id in (select private.my_organization_ids('money.read'))
    and p.organization_id in (select private.my_organization_ids('people.read'));
  if v_organization is null then
    perform private.fail('not_found');
  end if;
  perform private.require_period(p_as_of, p_as_of);
  return query select * from private.owner_balances(v_organization, p_property_id, p_as_of);
end
$$;

create function public.owner_balances(p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, withheld_minor bigint, drawn_minor bigint, due_minor bigint)
language sql stable set search_path = ''
as $$ select * from private.owner_balances_of(p_property_id, p_as_of) $$;
comment on function public.owner_balances is
  'What each owner of a property earned on cash basis, what clients withheld of it for the income tax, what they drew, and what is due to them.';
revoke execute on function private.owner_balances, private.owner_balances_of, public.owner_balances from public, anon, authenticated;
grant execute on function private.owner_balances_of, public.owner_balances to authenticated;

create or replace function private.cash_positions(p_organization_id uuid)
returns table (currency public.currency_code, deposits_owed_minor bigint, deposits_kept_minor bigint, owners_due_minor bigint,
  owners_kept_minor bigint, keeps_deposits_apart boolean, keeps_owners_apart boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  return query
  with due as (
    -- What owners have earned when money moved, less what was drawn; one owner's advance is nobody else's money.
    -- What clients withheld never came.
    select d.currency, sum(d.amount_minor - coalesce(w.amount, 0))::bigint as amount from private.property_dues d
    left join (select x.property_id, x.currency, sum(x.amount_minor) as amount
      from private.withheld_for_owners(p_organization_id, null) x group by 1, 2) w
      on w.property_id = d.property_id and w.currency = d.currency
    where d.organization_id = p_organization_id and d.amount_minor > coalesce(w.amount, 0) and exists (select 1 from public.property_owners o
      where o.organization_id = p_organization_id and o.property_id = d.property_id)
    group by 1
  ), kept as (
    select b.currency, sum(b.balance_minor) filter (where a.held_for = 'owners')::bigint as owners,
      bool_or(b.balance_minor <> 0 and a.held_for = 'deposits') as has_deposits,
      bool_or(b.balance_minor <> 0 and a.held_for = 'owners') as has_owners
    from public.accounts a join public.account_balances b on b.account_id = a.id
    where a.organization_id = p_organization_id and a.held_for <> 'own'
    group by 1
  ), usual as (
    select exists (select 1 from public.accounts a where a.id = o.deposits_account_id and a.held_for = 'deposits')
        or coalesce((select bool_or(has_deposits) from kept), false) as deposits,
      exists (select 1 from public.accounts a where a.id = o.payments_account_id and a.held_for = 'owners')
        or coalesce((select bool_or(has_owners) from kept), false) as owners
    from public.organizations o where o.id = p_organization_id
  )
  select k.code, private.deposits_owed(p_organization_id, k.code), private.deposits_kept(p_organization_id, k.code),
    coalesce(d.amount, 0), coalesce(h.owners, 0), u.deposits, u.owners
  from unnest(enum_range(null::public.currency_code)) as k (code)
  cross join usual u
  left join due d on d.currency = k.code
  left join kept h on h.currency = k.code
  order by k.code;
end
$$;
