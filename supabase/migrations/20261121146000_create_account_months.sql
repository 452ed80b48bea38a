-- What each account moved by in each month, kept as the journal is written: a report of a month, of a year or of all time
-- reads as many rows as there are accounts and months, never the journal's lines. One table for the whole organisation and
-- one by property, because neither could be read from the other without counting.
create type public.accounting_basis as enum ('accrual', 'cash');

create table public.account_months (
  organization_id uuid not null,
  basis public.accounting_basis not null,
  month date not null check (extract(day from month) = 1),
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  primary key (organization_id, basis, month, account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade
);
comment on table public.account_months is
  'By how much each account moved in each month, debits positive. accrual: the sum of its lines. cash: income when money pays a charge, other income and expenses when they are posted; income and expense accounts only.';
create index account_months_by_account on public.account_months (account_id);

create table public.property_account_months (
  organization_id uuid not null,
  property_id uuid not null,
  basis public.accounting_basis not null,
  month date not null check (extract(day from month) = 1),
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  primary key (organization_id, property_id, basis, month, account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_account_months is
  'As account_months, of the lines that name a property; what names none stands in account_months alone.';
create index property_account_months_by_account on public.property_account_months (account_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['account_months', 'property_account_months'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;

-- The days at the edges of a period that is not made of whole months, and the entries behind a figure.
create index if not exists journal_entries_by_day on public.journal_entries (organization_id, occurred_on, id);

create function private.is_accrual_only(p_organization_id uuid, p_entry_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(r.kind, e.kind) = 'charge' or coalesce((
    select bool_or(a.system_key = 'receivables')
      and not bool_or(a.subtype = 'cash' or coalesce(a.system_key, '') in ('prepaid_rent', 'deposits_held'))
    from public.journal_lines l join public.accounts a on a.id = l.account_id
    where l.organization_id = p_organization_id and l.entry_id = p_entry_id), false)
  from public.journal_entries e left join public.journal_entries r on r.id = e.reverses_entry_id
  where e.organization_id = p_organization_id and e.id = p_entry_id
$$;
comment on function private.is_accrual_only is
  'Whether an entry only says what tenants owe: a charge, or anything else against receivables in which no money takes part. Cash basis leaves it out.';

create function private.journal_movements(p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis)
returns table (source text, id bigint, entry_id uuid, occurred_on date, account_id uuid, property_id uuid, lease_id uuid,
  currency public.currency_code, amount_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select 'line', l.id, l.entry_id, e.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
  from public.journal_entries e
  join public.journal_lines l on l.organization_id = e.organization_id and l.entry_id = e.id
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and p_basis = 'accrual'
  union all
  select 'line', l.id, l.entry_id, e.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
  from public.journal_entries e
  join public.journal_lines l on l.organization_id = e.organization_id and l.entry_id = e.id
  join public.accounts a on a.id = l.account_id and a.kind in ('income', 'expense')
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and p_basis = 'cash'
    and not private.is_accrual_only(e.organization_id, e.id)
  union all
  select 'allocation', p.id, p.entry_id, p.occurred_on, a.id, c.property_id, p.lease_id, p.currency, -p.amount_minor
  from public.payment_allocations p
  join public.charges c on c.id = p.charge_id and c.kind <> 'deposit'
  join public.accounts a on a.organization_id = p.organization_id and a.system_key = private.income_account(c.kind)
  where p.organization_id = p_organization_id and p.occurred_on between p_from and p_to and p_basis = 'cash'
    and not private.is_accrual_only(p.organization_id, p.entry_id)
$$;
comment on function private.journal_movements is
  'What moves accounts from one day to another, both included, by either basis: lines of the journal, and on cash basis the parts of payments that pay charges.';

create function private.add_account_months(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_months as t (organization_id, basis, month, account_id, currency, amount_minor)
  select organization_id, basis, month, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (organization_id, basis, month, account_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into public.property_account_months as t (organization_id, property_id, basis, month, account_id, currency, amount_minor)
  select organization_id, property_id, basis, month, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  where property_id is not null
  group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, property_id, basis, month, account_id, currency)
    do update set amount_minor = t.amount_minor + excluded.amount_minor;
end
$$;
comment on function private.add_account_months is 'Adds changes to the months of accounts, of the organisation and by property.';

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
      sum(n.amount_minor) as amount
    from new_rows n
    join public.journal_entries e on e.organization_id = n.organization_id and e.id = n.entry_id
    join public.accounts a on a.id = n.account_id
    cross join unnest(array['accrual', 'cash']::public.accounting_basis[]) as b (basis)
    -- A charge is by far the most frequent entry: it is told by its kind, without a look at its lines.
    where b.basis = 'accrual' or (a.kind in ('income', 'expense') and e.kind <> 'charge'
      and not private.is_accrual_only(e.organization_id, e.id))
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months is 'Trigger: what lines of the journal add to the months of their accounts.';
create trigger keep_account_months after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_account_months();

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
      n.currency, -sum(n.amount_minor) as amount
    from new_rows n
    join public.charges c on c.id = n.charge_id and c.kind <> 'deposit'
    join public.accounts a on a.organization_id = n.organization_id and a.system_key = private.income_account(c.kind)
    where not private.is_accrual_only(n.organization_id, n.entry_id)
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months_of_cash is
  'Trigger: what payments of charges add to the months of income on cash basis.';
create trigger keep_account_months after insert on public.payment_allocations
  referencing new table as new_rows for each statement execute function private.keep_account_months_of_cash();

select private.add_account_months(jsonb_agg(d)) from (
  select o.id as organization_id, b.basis, date_trunc('month', m.occurred_on)::date as month, m.account_id, m.property_id, m.currency,
    sum(m.amount_minor) as amount
  from public.organizations o
  cross join unnest(array['accrual', 'cash']::public.accounting_basis[]) as b (basis)
  cross join lateral private.journal_movements(o.id, '1900-01-01', '2201-01-01', b.basis) m
  group by 1, 2, 3, 4, 5, 6
) d;

revoke execute on function private.is_accrual_only, private.journal_movements, private.add_account_months,
  private.keep_account_months, private.keep_account_months_of_cash from public, anon, authenticated;
