-- Owner statements say who drew what.
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
    select jsonb_agg(jsonb_build_object('property_id', p.id, 'property_name', p.name, 'currency', c.code,
      'income_minor', coalesce(m.income, 0), 'expense_minor', coalesce(m.expense, 0), 'drawn_minor', coalesce(d.drawn, 0),
      'owners', coalesce((
        select jsonb_agg(jsonb_build_object('name', o.full_name, 'identity_number', o.identity_number,
          'share_basis_points', o.share_basis_points) order by o.position)
        from public.property_owners o where o.organization_id = p.organization_id and o.property_id = p.id), '[]'),
      'distributions', coalesce((
        select jsonb_agg(jsonb_build_object('name', g.owner_name, 'identity_number', g.identity_number, 'amount_minor', g.amount)
          order by g.owner_name, g.identity_number)
        from (
          select t.owner_name, t.identity_number, sum(t.amount_minor * case when e.id = t.entry_id then 1 else -1 end)::bigint as amount
          from public.owner_distributions t
          join public.journal_entries e on e.organization_id = t.organization_id and e.id in (t.entry_id, t.reversal_entry_id)
            and e.occurred_on between p_from and p_to
          where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = c.code
          group by 1, 2
        ) g where g.amount <> 0), '[]'))
      order by p.name, p.id, c.code)
    from public.properties p
    cross join unnest(enum_range(null::public.currency_code)) as c (code)
    left join lateral (
      select -sum(x.amount_minor) filter (where a.kind = 'income') as income, sum(x.amount_minor) filter (where a.kind = 'expense') as expense
      from private.account_changes(p_organization_id, p_from, p_to, p_basis, array[p.id]) x join public.accounts a on a.id = x.account_id
      where x.currency = c.code and a.kind in ('income', 'expense')
    ) m on true
    left join lateral (
      select sum(x.amount_minor) as drawn
      from private.account_changes(p_organization_id, p_from, p_to, 'accrual', array[p.id]) x
      join public.accounts a on a.id = x.account_id and a.system_key = 'owner_draw'
      where x.currency = c.code
    ) d on true
    where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
      and (m.income <> 0 or m.expense <> 0 or d.drawn <> 0)), '[]');
end
$$;
comment on function public.report_owner_shares is
  'What each property earned and cost in a period, what its owners drew, and who they are with their shares (basis points; none: the organisation owns it): [{property_id, property_name, currency, income_minor, expense_minor, drawn_minor, owners, distributions}]. distributions: the part of drawn_minor that says whose it was, [{name, identity_number, amount_minor}], what was taken back taken off on the day of it. Properties without movement are left out. Errors: not_allowed, period_invalid.';
