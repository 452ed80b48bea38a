-- What a property earned belongs to who owned it on the day it came. Each term is split by its own shares, to the cent, and the
-- parts of the terms of an owner are added: they sum to what the property has, whoever owned it when.
create function private.owner_term_sums(p_organization_id uuid, p_property_id uuid, p_since date, p_until date,
  p_from date, p_to date, p_basis public.accounting_basis)
returns table (currency public.currency_code, earned_before bigint, drawn_before bigint, drawn bigint, drawn_ever bigint,
  income bigint, expense bigint, accounts jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  with given as (
    -- One term of all time has what the property has, read in fewer steps.
    select p_since <= '1900-01-01' and p_until >= '2200-12-31' as is_whole, greatest(p_from, p_since) as first,
      least(p_to, p_until) as last, least(p_from, p_until + 1) as before
  ), edges (day, sign, part, basis) as (
    select e.day, e.sign, e.part, e.basis from given g cross join lateral (values
      (g.before, -1, 'earned_before', p_basis), (p_since, 1, 'earned_before', p_basis),
      (g.before, 1, 'drawn_before', 'accrual'::public.accounting_basis), (p_since, -1, 'drawn_before', 'accrual')
    ) e (day, sign, part, basis) where g.before > p_since and not g.is_whole
    union all
    select e.day, e.sign, 'drawn_ever', 'accrual' from given g
    cross join lateral (values (p_until + 1, 1), (p_since, -1)) e (day, sign) where not g.is_whole
  ), accounts as (
    select a.id, a.kind, a.code, a.system_key = 'owner_draw' as is_draw from public.accounts a
    where a.organization_id = p_organization_id and (a.kind in ('income', 'expense') or a.system_key = 'owner_draw')
  ), moves as (
    select o.currency, e.part, a.id, a.kind, a.code, o.amount_minor * e.sign as amount
    from edges e
    cross join lateral private.account_openings(p_organization_id, e.day, e.basis, array[p_property_id]) o
    join accounts a on a.id = o.account_id and coalesce(a.is_draw, false) = (e.part <> 'earned_before')
    union all
    select c.currency, 'earned', a.id, a.kind, a.code, -c.amount_minor
    from given g cross join lateral private.account_changes(p_organization_id, g.first, g.last, p_basis, array[p_property_id]) c
    join accounts a on a.id = c.account_id and not coalesce(a.is_draw, false)
    where g.first <= g.last and not g.is_whole
    union all
    select c.currency, 'drawn', a.id, a.kind, a.code, c.amount_minor
    from given g cross join lateral private.account_changes(p_organization_id, g.first, g.last, 'accrual', array[p_property_id]) c
    join accounts a on a.id = c.account_id and a.is_draw
    where g.first <= g.last and not g.is_whole
  ), by_account as (
    select m.currency, m.part, m.id, m.kind, m.code, sum(m.amount)::bigint as amount from moves m group by 1, 2, 3, 4, 5
  )
  select s.* from given g
  cross join lateral private.owner_sums(p_organization_id, p_property_id, p_from, p_to, p_basis) s where g.is_whole
  union all
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
comment on function private.owner_term_sums is
  'private.owner_sums of the days from p_since to p_until alone: what of the period, of before it and of ever falls into one term of owners.';

create or replace function private.report_owner_shares(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_permission(p_organization_id, 'people.read');
  perform private.require_period(p_from, p_to);
  return coalesce((
    select jsonb_agg(jsonb_build_object('property_id', p.id, 'property_name', p.name, 'currency', s.currency,
      'earned_before_minor', s.earned_before, 'drawn_before_minor', s.drawn_before,
      'income_minor', s.income, 'expense_minor', s.expense, 'accounts', s.accounts, 'drawn_minor', s.drawn,
      'drawn_after_minor', s.drawn_ever - s.drawn_before - s.drawn,
      'owners', coalesce((select jsonb_agg(o.owner - 'identity_type' order by o.n)
        from jsonb_array_elements(w.owners) with ordinality o (owner, n)), '[]'),
      'owners_at_end', coalesce((select jsonb_agg(o.owner - 'identity_type' order by o.n)
        from private.owner_terms(p_organization_id, p.id) l, jsonb_array_elements(l.owners) with ordinality o (owner, n)
        where p_to between l.starts_on and l.ends_on), '[]'),
      'distributions', g.during, 'distributions_before', g.before, 'distributions_after', g.after)
      order by p.name, p.id, w.starts_on, s.currency)
    from public.properties p
    cross join lateral private.owner_terms(p_organization_id, p.id) w
    cross join lateral private.owner_term_sums(p_organization_id, p.id, w.starts_on, w.ends_on, p_from, p_to, p_basis) s
    cross join lateral (
      select coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.during)) filter (where d.during <> 0), '[]') as during,
        coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.before)) filter (where d.before <> 0), '[]') as before,
        coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.after)) filter (where d.after <> 0), '[]') as after
      from (
        select jsonb_build_object('name', t.owner_name, 'identity_number', t.identity_number) as said,
          coalesce(sum(x.amount) filter (where e.occurred_on between p_from and p_to), 0)::bigint as during,
          coalesce(sum(x.amount) filter (where e.occurred_on < p_from), 0)::bigint as before,
          coalesce(sum(x.amount) filter (where e.occurred_on > p_to), 0)::bigint as after
        from public.owner_distributions t
        join public.journal_entries e on e.organization_id = t.organization_id and e.id in (t.entry_id, t.reversal_entry_id)
          and e.occurred_on between w.starts_on and w.ends_on
        cross join lateral (select t.amount_minor * case when e.id = t.entry_id then 1 else -1 end as amount) x
        where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = s.currency
        group by t.owner_name, t.identity_number order by t.owner_name, t.identity_number
      ) d
    ) g
    where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
      and (s.earned_before <> s.drawn_before or s.income <> 0 or s.expense <> 0 or s.accounts <> '[]' or s.drawn <> 0
        -- What came in one term may have been drawn in another: then neither stands alone.
        or ((w.starts_on > '1900-01-01' or w.ends_on < '2200-12-31')
          and (s.earned_before <> 0 or s.drawn_before <> 0 or s.drawn_ever <> 0)))), '[]');
end
$$;
comment on function public.report_owner_shares is
  'What each property had left for its owners before a period, earned and cost in it, what its owners drew, and who they were with their shares (basis points; none: the organisation owned it): a row for each term of owners, which has what falls into its days: [{property_id, property_name, currency, earned_before_minor, drawn_before_minor, income_minor, expense_minor, accounts, drawn_minor, drawn_after_minor, owners, owners_at_end, distributions, distributions_before, distributions_after}]. owners_at_end: who owned it on the last day. accounts: [{account_id, kind, earned_minor}], costs below zero. distributions: the part of what was drawn that says whose it was, [{name, identity_number, amount_minor}], what was taken back taken off on the day of it. On cash basis what is left at the end, less what was drawn after, is due_minor of owner_balances on that day. Terms without anything are left out. Errors: not_allowed, period_invalid.';

create or replace function private.owner_balances(p_organization_id uuid, p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, drawn_minor bigint, due_minor bigint)
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
      round(u.amount * o.through / 10000) - round(u.amount * (o.through - o.share) / 10000) as drawn
    from owners o
    cross join unnest(enum_range(null::public.currency_code)) as k (code)
    left join earned e on e.starts_on = o.starts_on and e.currency = k.code
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
    select p.key, p.code, sum(p.earned) as earned, sum(p.drawn) + coalesce((select sum(x.amount) from given x
      where x.currency = p.code and x.owner_key = p.key), 0) as drawn
    from parts p group by 1, 2
  )
  select o.key, o.name, o.number, o.share, s.code, s.earned::bigint, s.drawn::bigint, (s.earned - s.drawn)::bigint
  from people o join sums s on s.key = o.key
  -- Whoever sold is there as long as something is theirs.
  where o.share > 0 or s.earned <> s.drawn
  order by s.code, o.position nulls last, o.through desc, o.name
$$;
comment on function private.owner_balances is
  'What is left to each owner of a property on a day, in each currency: their share of what each term of owners earned, less what they drew; who owns it no more is there while something is theirs.';
revoke execute on function private.owner_term_sums from public, anon, authenticated;
