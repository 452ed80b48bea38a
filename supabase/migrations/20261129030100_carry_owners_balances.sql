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
revoke execute on function private.owner_sums from public, anon, authenticated;

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
      'owners', coalesce((
        select jsonb_agg(jsonb_build_object('name', o.full_name, 'identity_number', o.identity_number,
          'share_basis_points', o.share_basis_points) order by o.position)
        from public.property_owners o where o.organization_id = p.organization_id and o.property_id = p.id), '[]'),
      'distributions', g.during, 'distributions_before', g.before, 'distributions_after', g.after)
      order by p.name, p.id, s.currency)
    from public.properties p
    cross join lateral private.owner_sums(p_organization_id, p.id, p_from, p_to, p_basis) s
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
        cross join lateral (select t.amount_minor * case when e.id = t.entry_id then 1 else -1 end as amount) x
        where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = s.currency
        group by t.owner_name, t.identity_number order by t.owner_name, t.identity_number
      ) d
    ) g
    where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
      and (s.earned_before <> s.drawn_before or s.income <> 0 or s.expense <> 0 or s.accounts <> '[]' or s.drawn <> 0)), '[]');
end
$$;
comment on function public.report_owner_shares is
  'What each property had left for its owners before a period, earned and cost in it, what its owners drew, and who they are with their shares (basis points; none: the organisation owns it): [{property_id, property_name, currency, earned_before_minor, drawn_before_minor, income_minor, expense_minor, accounts, drawn_minor, drawn_after_minor, owners, distributions, distributions_before, distributions_after}]. accounts: [{account_id, kind, earned_minor}], costs below zero. distributions: the part of what was drawn that says whose it was, [{name, identity_number, amount_minor}], what was taken back taken off on the day of it. On cash basis what is left at the end, less what was drawn after, is due_minor of owner_balances on that day. Properties without anything are left out. Errors: not_allowed, period_invalid.';
