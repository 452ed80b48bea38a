-- The statement of a year is what an owner needs for the income tax: rents without ITBIS, which stands beside them, what clients
-- withheld by receipt, what was paid for the owner, and each payment to the owner with its day and the money it was made in.
create function private.report_owner_shares(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis default 'accrual',
  p_property_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_itbis uuid := private.account_id(p_organization_id, 'itbis_payable');
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
      'withheld_before_minor', h.before, 'withheld', h.lines, 'itbis_minor', i.itbis, 'drawings', y.lines,
      'distributions', g.during, 'distributions_before', g.before, 'distributions_after', g.after)
      order by p.name_order, p.id, w.starts_on, s.currency)
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
        group by t.owner_name, t.identity_number order by t.owner_name collate private.natural_order, t.identity_number
      ) d
    ) g
    cross join lateral (
      select coalesce(sum(x.amount_minor) filter (where x.occurred_on < p_from), 0)::bigint as before,
        coalesce(jsonb_agg(jsonb_build_object('on', x.occurred_on, 'client_name', x.client_name, 'ncf', x.ncf,
          'amount_minor', x.amount_minor) order by x.occurred_on, x.ncf, x.amount_minor desc)
          filter (where x.occurred_on >= p_from), '[]') as lines
      from private.withheld_for_owners(p_organization_id, array[p.id]) x
      where x.currency = s.currency and x.occurred_on between w.starts_on and least(w.ends_on, p_to)
    ) h
    -- What came with the rent for the State: no income, and told apart.
    cross join lateral (
      select coalesce(-sum(c.amount_minor), 0)::bigint as itbis
      from private.account_changes(p_organization_id, greatest(p_from, w.starts_on), least(p_to, w.ends_on), p_basis, array[p.id]) c
      where c.account_id = v_itbis and c.currency = s.currency and greatest(p_from, w.starts_on) <= least(p_to, w.ends_on)
    ) i
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.owner_name, 'identity_number', t.identity_number, 'on', e.occurred_on,
          'reference', t.reference, 'is_reversal', e.id <> t.entry_id,
          'amount_minor', t.amount_minor * case when e.id = t.entry_id then 1 else -1 end,
          'cash_currency', t.cash_currency, 'cash_minor', t.cash_minor, 'rate', t.rate)
          order by e.occurred_on, e.entry_number), '[]') as lines
      from public.owner_distributions t
      join public.journal_entries e on e.organization_id = t.organization_id and e.id in (t.entry_id, t.reversal_entry_id)
        and e.occurred_on between greatest(p_from, w.starts_on) and least(p_to, w.ends_on)
      where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = s.currency
        -- A payment that was taken back within the period is none of it.
        and not exists (select 1 from public.journal_entries r where r.organization_id = t.organization_id
          and r.id in (t.entry_id, t.reversal_entry_id) and r.id <> e.id
          and r.occurred_on between greatest(p_from, w.starts_on) and least(p_to, w.ends_on))
    ) y
    where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
      and (s.earned_before <> s.drawn_before or s.income <> 0 or s.expense <> 0 or s.accounts <> '[]' or s.drawn <> 0 or i.itbis <> 0
        or y.lines <> '[]' or h.before <> 0 or h.lines <> '[]'
        -- What came in one term may have been drawn in another: then neither stands alone.
        or ((w.starts_on > '1900-01-01' or w.ends_on < '2200-12-31')
          and (s.earned_before <> 0 or s.drawn_before <> 0 or s.drawn_ever <> 0)))), '[]');
end
$$;
select private.declare_verb('report_owner_shares', 'money.read, people.read', p_comment =>
  'What each property had left for its owners before a period, earned and cost in it, what its owners drew, and who they were with their shares (basis points; none: the organisation owned it): a row for each term of owners, which has what falls into its days: [{property_id, property_name, currency, earned_before_minor, drawn_before_minor, income_minor, expense_minor, accounts, drawn_minor, drawn_after_minor, owners, owners_at_end, distributions, distributions_before, distributions_after}]. owners_at_end: who owned it on the last day. accounts: [{account_id, kind, earned_minor}], costs below zero. distributions: the part of what was drawn that says whose it was, [{name, identity_number, amount_minor}], what was taken back taken off on the day of it. On cash basis what is left at the end, less what was drawn after, is due_minor of owner_balances on that day. Terms without anything are left out. Errors: not_allowed, period_invalid.');

create function private.report_vacancy(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return coalesce((
    select jsonb_agg(x order by x.property_name collate private.natural_order, x.property_id, x.currency)
    from (
      select p.id as property_id, p.name as property_name, m.currency, sum(m.unit_days)::integer as unit_days,
        sum(m.leased_days)::integer as leased_days, sum(m.unpriced_days)::integer as unpriced_days,
        sum(m.vacant_minor)::bigint as vacant_minor, sum(m.rent_billed_minor)::bigint as rent_billed_minor,
        sum(m.rent_collected_minor)::bigint as rent_collected_minor
      from public.properties p cross join lateral public.property_months(p.id, p_from, p_to) m
      where p.organization_id = p_organization_id and p.archived_at is null
        and (p_property_ids is null or p.id = any (p_property_ids))
      group by 1, 2, 3 having sum(m.unit_days) > 0
    ) x), '[]');
end
$$;
select private.declare_verb('report_vacancy', 'money.read', p_comment =>
  'Per property and currency over the calendar months of a period, up to today: days that units were there and let, market rent of the empty days (vacant_minor), empty days of units whose market rent is unknown, rent billed and collected. Errors: not_allowed, period_invalid.');

create function private.report_rent_parts(p_organization_id uuid, p_as_of date, p_property_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  return coalesce((
    select jsonb_agg(x order by x.property_name collate private.natural_order, x.property_id, x.section, x.currency)
    from (
      select p.id as property_id, p.name as property_name, s.section, s.currency,
        sum(s.market_minor)::bigint as market_rent_minor, sum(s.rent_minor)::bigint as rent_minor
      from public.properties p
      join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
      left join lateral (
        select * from public.leases b
        where b.unit_id = u.id and b.occupies @> p_as_of order by b.starts_on desc limit 1
      ) l on true
      left join lateral (
        select r.rent_minor from public.lease_rent_steps r
        where r.lease_id = l.id and r.starts_on <= p_as_of order by r.starts_on desc limit 1
      ) r on true
      cross join lateral (
        select case when l.id is null then 'vacant' when l.status = 'notice_given' then 'notice' else 'current' end as section,
          coalesce(l.currency, u.market_rent_currency) as currency, r.rent_minor,
          case when u.market_rent_currency = coalesce(l.currency, u.market_rent_currency) then u.market_rent_minor end as market_minor
      ) s
      where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
        and (u.archived_at is null or (u.archived_at at time zone v_zone)::date > p_as_of) and s.currency is not null
      group by 1, 2, 3, 4
    ) x), '[]');
end
$$;
select private.declare_verb('report_rent_parts', 'money.read', p_comment =>
  'The rent roll of a day summed by property, section (current, notice, vacant) and currency: [{property_id, property_name, section, currency, market_rent_minor, rent_minor}]. A unit counts in the currency of its lease, a vacant one in that of its market rent; a market rent in another currency is left out, and null is unknown. Errors: not_allowed, period_invalid.');
