-- Reports with a line for each property.
create function private.report_owner_shares(
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
        from public.property_owners o where o.organization_id = p.organization_id and o.property_id = p.id), '[]'))
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

create function public.report_owner_shares(p_organization_id uuid, p_from date, p_to date,
  p_basis public.accounting_basis default 'accrual', p_property_ids uuid[] default null)
returns jsonb
language sql stable set search_path = ''
as $$ select private.report_owner_shares(p_organization_id, p_from, p_to, p_basis, p_property_ids) $$;
comment on function public.report_owner_shares is
  'What each property earned and cost in a period, what its owners drew, and who they are with their shares (basis points; none: the organisation owns it): [{property_id, property_name, currency, income_minor, expense_minor, drawn_minor, owners}]. Properties without movement are left out. Errors: not_allowed, period_invalid.';

create function private.report_vacancy(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[])
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
    select jsonb_agg(x order by x.property_name, x.property_id, x.currency)
    from (
      select p.id as property_id, p.name as property_name, m.currency, sum(m.unit_days)::integer as unit_days,
        sum(m.let_days)::integer as let_days, sum(m.unpriced_days)::integer as unpriced_days,
        sum(m.vacant_minor)::bigint as vacant_minor, sum(m.rent_billed_minor)::bigint as rent_billed_minor,
        sum(m.rent_collected_minor)::bigint as rent_collected_minor
      from public.properties p cross join lateral public.property_months(p.id, p_from, p_to) m
      where p.organization_id = p_organization_id and p.archived_at is null
        and (p_property_ids is null or p.id = any (p_property_ids))
      group by 1, 2, 3 having sum(m.unit_days) > 0
    ) x), '[]');
end
$$;

create function public.report_vacancy(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[] default null)
returns jsonb
language sql stable set search_path = ''
as $$ select private.report_vacancy(p_organization_id, p_from, p_to, p_property_ids) $$;
comment on function public.report_vacancy is
  'Per property and currency over the calendar months of a period, up to today: days that units were there and let, market rent of the empty days (vacant_minor), empty days of units whose market rent is unknown, rent billed and collected. Errors: not_allowed, period_invalid.';

revoke execute on function private.report_owner_shares, public.report_owner_shares, private.report_vacancy, public.report_vacancy
  from public, anon;
grant execute on function private.report_owner_shares, public.report_owner_shares, private.report_vacancy, public.report_vacancy
  to authenticated;
