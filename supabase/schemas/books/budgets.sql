create function private.require_budget(p_organization_id uuid, p_year integer, p_property_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if p_year is null or p_year not between 1990 and 2200 then
    perform private.fail('period_invalid');
  elsif p_property_id is not null and not exists (
    select 1 from public.properties where organization_id = p_organization_id and id = p_property_id) then
    perform private.fail('not_found');
  end if;
end
$$;
comment on function private.require_budget is
  'Refuses who may not plan, and what is no budget: not_allowed, period_invalid, not_found.';

create function private.set_budget_amounts(
  p_organization_id uuid, p_year integer, p_property_id uuid, p_currency public.currency_code, p_cells jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.require_budget(p_organization_id, p_year, p_property_id);
  if jsonb_typeof(p_cells) is distinct from 'array' or jsonb_array_length(p_cells) > 2000 then
    perform private.fail('too_many_cells');
  end if;
  if exists (
    select 1 from jsonb_to_recordset(p_cells) as c (account_id uuid, month integer, amount_minor bigint)
    left join public.accounts a on a.organization_id = p_organization_id and a.id = c.account_id
    where a.id is null or a.kind not in ('income', 'expense') or c.month is null or c.month not between 1 and 12
  ) then
    perform private.fail('budget_cell_invalid');
  elsif exists (
    select 1 from jsonb_to_recordset(p_cells) as c (amount_minor bigint)
    where abs(coalesce(c.amount_minor, 0)) > 1000000000000
  ) then
    perform private.fail('amount_too_large');
  end if;
  delete from public.budget_amounts b
  using jsonb_to_recordset(p_cells) as c (account_id uuid, month integer, amount_minor bigint)
  where b.organization_id = p_organization_id and b.year = p_year and b.property_id is not distinct from p_property_id
    and b.currency = p_currency and b.account_id = c.account_id and b.month = c.month and c.amount_minor is null;
  -- The last one wins where a paste names a cell twice.
  insert into public.budget_amounts as b (organization_id, year, property_id, currency, account_id, month, amount_minor)
  select distinct on (c.account_id, c.month) p_organization_id, p_year, p_property_id, p_currency, c.account_id, c.month, c.amount_minor
  from jsonb_array_elements(p_cells) with ordinality as e (value, position)
  cross join lateral jsonb_to_record(e.value) as c (account_id uuid, month smallint, amount_minor bigint)
  where c.amount_minor is not null
  order by c.account_id, c.month, e.position desc
  on conflict (organization_id, year, property_id, currency, account_id, month)
    do update set amount_minor = excluded.amount_minor, updated_at = now() where b.amount_minor <> excluded.amount_minor;
  select count(*) into v_count from public.budget_amounts b
  where b.organization_id = p_organization_id and b.year = p_year and b.property_id is not distinct from p_property_id
    and b.currency = p_currency;
  return v_count;
end
$$;
select private.declare_verb('set_budget_amounts', 'money.write', p_comment =>
  'Writes cells of a budget: [{account_id, month 1-12, amount_minor}], null empties one; doing it again changes nothing. p_property_id null is what belongs to no property. Returns how many cells the budget has. Errors: not_allowed, not_found, period_invalid, too_many_cells (2,000), budget_cell_invalid (only income and expense accounts), amount_too_large.');

create function private.copy_budget(
  p_organization_id uuid, p_year integer, p_property_id uuid, p_currency public.currency_code, p_source text,
  p_source_year integer, p_change_basis_points integer default 0)
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
select private.declare_verb('copy_budget', 'money.write', p_comment =>
  'Fills a budget from another year''s: p_source budget, or actuals (accrual), each amount changed by hundredths of a percent and rounded to the cent. Cells that the source lacks stay. Returns how many were written. Errors: not_allowed, not_found, period_invalid, percent_out_of_range, budget_source_unknown, budget_source_empty (year).');

create function private.set_budget_note(
  p_organization_id uuid, p_year integer, p_property_id uuid, p_currency public.currency_code, p_account_id uuid, p_note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_budget(p_organization_id, p_year, p_property_id);
  if not exists (select 1 from public.accounts
    where organization_id = p_organization_id and id = p_account_id and kind in ('income', 'expense')) then
    perform private.fail('budget_cell_invalid');
  elsif char_length(btrim(coalesce(p_note, ''))) > 500 then
    perform private.fail('note_too_long');
  end if;
  if btrim(coalesce(p_note, '')) = '' then
    delete from public.budget_notes where organization_id = p_organization_id and year = p_year
      and property_id is not distinct from p_property_id and currency = p_currency and account_id = p_account_id;
    return;
  end if;
  insert into public.budget_notes as n (organization_id, year, property_id, currency, account_id, note, updated_by)
  values (p_organization_id, p_year, p_property_id, p_currency, p_account_id, btrim(p_note), (select auth.uid()))
  on conflict (organization_id, year, property_id, currency, account_id)
    do update set note = excluded.note, updated_by = excluded.updated_by, updated_at = now() where n.note <> excluded.note;
end
$$;
select private.declare_verb('set_budget_note', 'money.write', p_comment =>
  'Says why an account comes out other than planned; an empty note removes it. Errors: not_allowed, not_found, period_invalid, budget_cell_invalid, note_too_long (500).');

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
select private.declare_verb('report_unplaced_months', 'money.read', p_comment =>
  'What income and expense accounts moved by in each month of a year without any property, accrual, debits positive. Errors: not_allowed, period_invalid.');
