-- The budget of what belongs to no property is set against what the books have without one, not against everything.
create function private.unplaced_months(p_organization_id uuid, p_year integer)
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select x.month, x.account_id, x.currency, sum(x.amount_minor)::bigint
  from (
    select t.month, t.account_id, t.currency, t.amount_minor from public.account_months t
    where t.organization_id = p_organization_id and t.basis = 'accrual'
      and t.month between make_date(p_year, 1, 1) and make_date(p_year, 12, 1)
    union all
    select t.month, t.account_id, t.currency, -t.amount_minor from public.property_account_months t
    where t.organization_id = p_organization_id and t.basis = 'accrual'
      and t.month between make_date(p_year, 1, 1) and make_date(p_year, 12, 1)
  ) x
  join public.accounts a on a.id = x.account_id and a.kind in ('income', 'expense')
  group by 1, 2, 3 having sum(x.amount_minor) <> 0
$$;
comment on function private.unplaced_months is
  'By how much income and expense accounts moved in each month of a year without any property, debits positive: all of it less what names one.';
revoke execute on function private.unplaced_months from public, anon, authenticated;

create function private.report_unplaced_months(p_organization_id uuid, p_year integer)
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  if p_year is null or p_year not between 1990 and 2200 then
    perform private.fail('period_invalid');
  end if;
  return query select m.month, m.account_id, m.currency, m.amount_minor from private.unplaced_months(p_organization_id, p_year) m;
end
$$;
create function public.report_unplaced_months(p_organization_id uuid, p_year integer)
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint)
language sql stable set search_path = ''
as $$ select * from private.report_unplaced_months(p_organization_id, p_year) $$;
comment on function public.report_unplaced_months is
  'What income and expense accounts moved by in each month of a year without any property, accrual, debits positive. Errors: not_allowed, period_invalid.';
revoke execute on function private.report_unplaced_months, public.report_unplaced_months from public, anon;
grant execute on function private.report_unplaced_months, public.report_unplaced_months to authenticated;

create or replace function private.copy_budget(p_organization_id uuid, p_year integer, p_property_id uuid, p_currency public.currency_code,
  p_source text, p_source_year integer, p_change_basis_points integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_cells jsonb;
begin
  perform private.require_budget(p_organization_id, p_year, p_property_id);
  perform private.require_budget(p_organization_id, p_source_year, p_property_id);
  if p_change_basis_points is null or p_change_basis_points not between -10000 and 100000 then
    perform private.fail('percent_out_of_range');
  elsif p_source = 'budget' then
    select jsonb_agg(jsonb_build_object('account_id', b.account_id, 'month', b.month,
      'amount_minor', round(b.amount_minor::numeric * (10000 + p_change_basis_points) / 10000)::bigint)) into v_cells
    from public.budget_amounts b
    where b.organization_id = p_organization_id and b.year = p_source_year and b.property_id is not distinct from p_property_id
      and b.currency = p_currency;
  elsif p_source = 'actuals' then
    select jsonb_agg(jsonb_build_object('account_id', x.account_id, 'month', extract(month from x.month)::integer,
      'amount_minor', round(x.amount * (10000 + p_change_basis_points) / 10000)::bigint)) into v_cells
    from (
      select c.account_id, c.month, sum(case a.kind when 'income' then -c.amount_minor else c.amount_minor end)::numeric as amount
      from (
        select m.month, m.account_id, m.currency, m.amount_minor
        from private.account_changes(p_organization_id, make_date(p_source_year, 1, 1), make_date(p_source_year, 12, 31), 'accrual',
          array[p_property_id]) m
        where p_property_id is not null
        union all
        select m.month, m.account_id, m.currency, m.amount_minor
        from private.unplaced_months(p_organization_id, p_source_year) m
        where p_property_id is null
      ) c
      join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
      where c.currency = p_currency
      group by 1, 2 having sum(c.amount_minor) <> 0
    ) x;
  else
    perform private.fail('budget_source_unknown');
  end if;
  if v_cells is null then
    perform private.fail('budget_source_empty', jsonb_build_object('year', p_source_year));
  end if;
  perform private.set_budget_amounts(p_organization_id, p_year, p_property_id, p_currency, v_cells);
  return jsonb_array_length(v_cells);
end
$$;
