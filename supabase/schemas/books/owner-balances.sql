create function private.owner_key(p_name text, p_identity_number text)
returns text
language sql
immutable
set search_path = ''
as $$ select coalesce(nullif(btrim(p_identity_number), ''), lower(btrim(p_name))) $$;
comment on function private.owner_key is
  'By what the same owner of two properties is known, as ownerKey of owner-statement.ts: the number, or the name where there is none.';

create function private.balances_of_owners(p_organization_id uuid, p_property_id uuid, p_as_of date)
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

create function private.owner_balances(p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, withheld_minor bigint, drawn_minor bigint, due_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_organization uuid := (select p.organization_id from public.properties p where p.id = p_property_id);
begin
  perform private.require_record(v_organization, 'money.read');
  perform private.require_record(v_organization, 'people.read');
  perform private.require_period(p_as_of, p_as_of);
  return query select * from private.balances_of_owners(v_organization, p_property_id, p_as_of);
end
$$;
select private.declare_verb('owner_balances', 'money.read, people.read', p_comment =>
  'What each owner of a property earned on cash basis, what clients withheld of it for the income tax, what they drew, and what is due to them.');

create function private.add_owners_money(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.property_dues as t (organization_id, property_id, currency, amount_minor)
  select d.organization_id, d.property_id, d.currency, -sum(d.amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, account_id uuid, property_id uuid,
    currency public.currency_code, amount bigint)
  join public.accounts a on a.id = d.account_id
    and ((d.basis = 'cash' and a.kind in ('income', 'expense')) or (d.basis = 'accrual' and a.system_key = 'owner_draw'))
  where d.property_id is not null
  group by 1, 2, 3 having sum(d.amount) <> 0
  order by 1, 2, 3
  on conflict (organization_id, property_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into private.owners_cash as t (organization_id, account_id, property_id, currency, amount_minor)
  select d.organization_id, d.account_id, d.property_id, d.currency, sum(d.amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, account_id uuid, property_id uuid,
    currency public.currency_code, amount bigint)
  join public.accounts a on a.id = d.account_id and a.held_for = 'owners'
  where d.basis = 'accrual'
  group by 1, 2, 3, 4 having sum(d.amount) <> 0
  order by 1, 2, 3, 4
  on conflict (organization_id, account_id, property_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
end
$$;
comment on function private.add_owners_money is
  'Adds changes of accounts to what is due to the owners of properties and to what is kept for them. What an account is and keeps does not change once something was posted to it.';

-- An owner statement begins with what was left of before and ends with what can be distributed. Both come from what the balances of
-- distributions come from (account_openings and account_changes, cash basis, and the owner's draws), so that they are the same.
create function private.owner_sums(
  p_organization_id uuid, p_property_id uuid, p_from date, p_to date, p_basis public.accounting_basis)
returns table (currency public.currency_code, earned_before bigint, drawn_before bigint, drawn bigint, drawn_ever bigint,
  income bigint, expense bigint, accounts jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  with draw as (
    select a.id from public.accounts a where a.organization_id = p_organization_id and a.system_key = 'owner_draw'
  ), moves as (
    select o.currency, 'earned_before' as part, a.id, a.kind, a.code, -o.amount_minor as amount
    from private.account_openings(p_organization_id, p_from, p_basis, array[p_property_id]) o
    join public.accounts a on a.id = o.account_id and a.kind in ('income', 'expense')
    union all
    select c.currency, 'earned', a.id, a.kind, a.code, -c.amount_minor
    from private.account_changes(p_organization_id, p_from, p_to, p_basis, array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
    union all
    select o.currency, 'drawn_before', o.account_id, null, null, o.amount_minor
    from private.account_openings(p_organization_id, p_from, 'accrual', array[p_property_id]) o join draw on draw.id = o.account_id
    union all
    select c.currency, 'drawn', c.account_id, null, null, c.amount_minor
    from private.account_changes(p_organization_id, p_from, p_to, 'accrual', array[p_property_id]) c join draw on draw.id = c.account_id
    union all
    select y.currency, 'drawn_ever', y.account_id, null, null, y.amount_minor
    from private.property_account_years y join draw on draw.id = y.account_id
    where y.organization_id = p_organization_id and y.property_id = p_property_id and y.basis = 'accrual'
  ), by_account as (
    select m.currency, m.part, m.id, m.kind, m.code, sum(m.amount)::bigint as amount from moves m group by 1, 2, 3, 4, 5
  )
  select b.currency,
    coalesce(sum(b.amount) filter (where b.part = 'earned_before'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'drawn_before'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'drawn'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'drawn_ever'), 0)::bigint,
    coalesce(sum(b.amount) filter (where b.part = 'earned' and b.kind = 'income'), 0)::bigint,
    coalesce(-sum(b.amount) filter (where b.part = 'earned' and b.kind = 'expense'), 0)::bigint,
    coalesce(jsonb_agg(jsonb_build_object('account_id', b.id, 'kind', b.kind, 'earned_minor', b.amount) order by b.kind, b.code)
      filter (where b.part = 'earned' and b.amount <> 0), '[]')
  from by_account b
  group by 1
$$;
comment on function private.owner_sums is
  'What a property had earned before a period on the basis and what its owners had drawn, what the period has of both, and what was ever drawn, by currency; accounts: what each earned, costs below zero.';
