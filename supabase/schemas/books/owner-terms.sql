create function private.owner_terms(p_organization_id uuid, p_property_id uuid)
returns table (starts_on date, ends_on date, owners jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select t.starts_on, t.ends_on, t.owners from public.property_owner_terms t
  where t.organization_id = p_organization_id and t.property_id = p_property_id
  union all
  select coalesce((select max(t.ends_on) + 1 from public.property_owner_terms t
      where t.organization_id = p_organization_id and t.property_id = p_property_id), '1900-01-01'), '2200-12-31',
    coalesce((select jsonb_agg(jsonb_build_object('name', o.full_name, 'identity_type', o.identity_type,
        'identity_number', o.identity_number, 'share_basis_points', o.share_basis_points) order by o.position)
      from public.property_owners o where o.organization_id = p_organization_id and o.property_id = p_property_id), '[]')
$$;
comment on function private.owner_terms is
  'Who owned a property from when to when, to the present owners; together all days, no day twice.';

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
    select p_since <= '1900-01-01' and p_until >= '2200-12-31' as is_of_all_time, greatest(p_from, p_since) as first,
      least(p_to, p_until) as last, least(p_from, p_until + 1) as before
  ), edges (day, sign, part, basis) as (
    select e.day, e.sign, e.part, e.basis from given g cross join lateral (values
      (g.before, -1, 'earned_before', p_basis), (p_since, 1, 'earned_before', p_basis),
      (g.before, 1, 'drawn_before', 'accrual'::public.accounting_basis), (p_since, -1, 'drawn_before', 'accrual')
    ) e (day, sign, part, basis) where g.before > p_since and not g.is_of_all_time
    union all
    select e.day, e.sign, 'drawn_ever', 'accrual' from given g
    cross join lateral (values (p_until + 1, 1), (p_since, -1)) e (day, sign) where not g.is_of_all_time
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
    where g.first <= g.last and not g.is_of_all_time
    union all
    select c.currency, 'drawn', a.id, a.kind, a.code, c.amount_minor
    from given g cross join lateral private.account_changes(p_organization_id, g.first, g.last, 'accrual', array[p_property_id]) c
    join accounts a on a.id = c.account_id and a.is_draw
    where g.first <= g.last and not g.is_of_all_time
  ), by_account as (
    select m.currency, m.part, m.id, m.kind, m.code, sum(m.amount)::bigint as amount from moves m group by 1, 2, 3, 4, 5
  )
  select s.* from given g
  cross join lateral private.owner_sums(p_organization_id, p_property_id, p_from, p_to, p_basis) s where g.is_of_all_time
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
