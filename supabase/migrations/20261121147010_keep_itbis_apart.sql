-- ITBIS is owed to the State: a liability, never income. Kinds are compared as text, so that new ones may stand here.
create or replace function private.charge_rank(p_kind public.charge_kind)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text when 'opening_balance' then 0 when 'rent' then 1 when 'itbis' then 1 when 'late_fee' then 2
    when 'deposit' then 4 else 3 end
$$;

create or replace function private.income_account(p_kind public.charge_kind)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text when 'rent' then 'rent_income' when 'late_fee' then 'late_fee_income'
    when 'deposit' then 'deposits_held' when 'itbis' then 'itbis_payable' when 'opening_balance' then 'opening_equity'
    when 'condominium_fee' then 'recovered_expenses' when 'utility' then 'recovered_expenses' else 'other_income' end
$$;
comment on function private.income_account is
  'System key of the account that a charge credits; a deposit and ITBIS are liabilities.';

create or replace function private.keep_revenue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select a.organization_id, date_trunc('month', a.occurred_on)::date as month, a.currency,
      0 as billed, 0 as collected, sum(a.amount_minor) as revenue
    from new_rows a join public.charges c on c.id = a.charge_id
    where c.kind::text not in ('deposit', 'itbis')
    group by 1, 2, 3 having sum(a.amount_minor) <> 0
  ) d;
  if v_changes is not null then
    perform private.add_monthly_totals(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_revenue is
  'Trigger: what allocations add to the revenue of their month; deposits and ITBIS are none.';
