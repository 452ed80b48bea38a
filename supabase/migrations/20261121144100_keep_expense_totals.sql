-- Expenses of a month, as its income is kept: what entries of the month put on expense accounts.
alter table public.monthly_totals add column expense_minor bigint not null default 0;
comment on column public.monthly_totals.expense_minor is
  'What the month''s entries have on expense accounts, by the day of the entry; reversals take off in their own month.';
-- Read by the day: suggestions for bank lines look around a day, not through an account's whole life.
create index if not exists journal_entries_by_day on public.journal_entries (organization_id, occurred_on, id);

create function private.keep_expense_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.monthly_totals as t (organization_id, month, currency, expense_minor)
  select l.organization_id, date_trunc('month', e.occurred_on)::date, l.currency, sum(l.amount_minor)
  from new_rows l
  join public.accounts a on a.id = l.account_id and a.kind = 'expense'
  join public.journal_entries e on e.id = l.entry_id
  group by 1, 2, 3 having sum(l.amount_minor) <> 0
  order by 1, 2, 3
  on conflict (organization_id, month, currency) do update set expense_minor = t.expense_minor + excluded.expense_minor;
  return null;
end
$$;
comment on function private.keep_expense_totals is 'Trigger: what journal lines add to the expenses of their month.';
create trigger keep_expense_totals after insert on public.journal_lines referencing new table as new_rows
  for each statement execute function private.keep_expense_totals();
insert into public.monthly_totals as t (organization_id, month, currency, expense_minor)
select l.organization_id, date_trunc('month', e.occurred_on)::date, l.currency, sum(l.amount_minor)
from public.journal_lines l
join public.accounts a on a.id = l.account_id and a.kind = 'expense'
join public.journal_entries e on e.id = l.entry_id
group by 1, 2, 3 having sum(l.amount_minor) <> 0
on conflict (organization_id, month, currency) do update set expense_minor = excluded.expense_minor;
