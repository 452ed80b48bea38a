-- Written so that their plans are kept.
create function private.journal_movements(p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis)
returns table (source text, id bigint, entry_id uuid, occurred_on date, account_id uuid, property_id uuid, lease_id uuid,
  currency public.currency_code, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select m.source, m.id, m.entry_id, m.occurred_on, m.account_id, m.property_id, m.lease_id, m.currency, m.amount_minor
    from private.movements m
    where m.organization_id = p_organization_id and m.occurred_on between p_from and p_to and m.basis = p_basis;
end
$$;
comment on function private.journal_movements is
  'What moves accounts from one day to another, both included, by either basis: lines of the journal; on cash basis without what is owed, and with the parts of payments that pay charges and bills. Sums to zero per currency on both.';

create function private.add_account_months(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_months as t (organization_id, basis, month, account_id, currency, amount_minor, debit_minor)
  select organization_id, basis, month, account_id, currency, sum(amount)::bigint, sum(debit)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint, debit bigint)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0 or sum(debit) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (organization_id, basis, month, account_id, currency) do update
    set amount_minor = t.amount_minor + excluded.amount_minor, debit_minor = t.debit_minor + excluded.debit_minor;
  insert into private.account_years as t (organization_id, basis, year, account_id, currency, amount_minor)
  select organization_id, basis, extract(year from month)::integer, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (organization_id, basis, year, account_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into public.property_account_months as t
    (organization_id, property_id, basis, month, account_id, currency, amount_minor, debit_minor)
  select organization_id, property_id, basis, month, account_id, currency, sum(amount)::bigint, sum(debit)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint, debit bigint)
  where property_id is not null
  group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0 or sum(debit) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, property_id, basis, month, account_id, currency) do update
    set amount_minor = t.amount_minor + excluded.amount_minor, debit_minor = t.debit_minor + excluded.debit_minor;
  insert into private.property_account_years as t (organization_id, property_id, basis, year, account_id, currency, amount_minor)
  select organization_id, property_id, basis, extract(year from month)::integer, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  where property_id is not null
  group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, property_id, basis, year, account_id, currency)
    do update set amount_minor = t.amount_minor + excluded.amount_minor;
  perform private.add_owners_money(p_changes);
end
$$;
comment on function private.add_account_months is
  'Adds changes to the months and the years of accounts, of the organisation and by property.';

create function private.keep_account_months()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select n.organization_id, b.basis, date_trunc('month', e.occurred_on)::date as month, n.account_id, n.property_id, n.currency,
      sum(n.amount_minor) as amount, sum(greatest(n.amount_minor, 0)) as debit
    from new_rows n
    join public.journal_entries e on e.organization_id = n.organization_id and e.id = n.entry_id
    left join public.journal_entries r on r.id = e.reverses_entry_id
    join public.accounts a on a.id = n.account_id
    cross join unnest(array['accrual', 'cash']::public.accounting_basis[]) as b (basis)
    where b.basis = 'accrual' or private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key)
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months is
  'Trigger: what lines of the journal add to the months of their accounts.';

create function private.keep_account_months_of_cash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select n.organization_id, 'cash' as basis, date_trunc('month', n.occurred_on)::date as month, a.id as account_id, c.property_id,
      n.currency, -sum(n.amount_minor) as amount, sum(greatest(-n.amount_minor, 0)) as debit
    from new_rows n
    join public.charges c on c.id = n.charge_id
    join public.accounts a on a.organization_id = n.organization_id and a.system_key = private.income_account(c.kind)
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months_of_cash is
  'Trigger: what payments of charges add to the months of their accounts on cash basis.';
