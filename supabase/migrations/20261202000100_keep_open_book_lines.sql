-- How a bank account stands is what its statements and the books differ by. What the books have that no bank line is was all
-- lines of the account since its opening less the matched ones: after ten years millions, for a few that are open. They are kept.
create table private.bank_open_lines (
  journal_line_id bigint primary key references public.journal_lines (id),
  organization_id uuid not null,
  account_id uuid not null,
  currency public.currency_code not null,
  occurred_on date not null,
  amount_minor bigint not null
);
comment on table private.bank_open_lines is
  'Lines of the books on cash accounts that belong to a bank account of their currency, from its opening on, which no bank line is yet. Kept by triggers.';
create index bank_open_lines_by_account on private.bank_open_lines (organization_id, account_id, currency, occurred_on)
  include (amount_minor);
alter table private.bank_open_lines enable row level security;

create function private.open_book_lines()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.bank_open_lines (journal_line_id, organization_id, account_id, currency, occurred_on, amount_minor)
  select n.id, n.organization_id, n.account_id, n.currency, n.occurred_on, n.amount_minor from new_rows n
  where exists (select 1 from public.bank_accounts b where b.organization_id = n.organization_id and b.account_id = n.account_id
    and b.currency = n.currency and b.opening_on <= n.occurred_on);
  return null;
end
$$;
comment on function private.open_book_lines is 'Trigger: what is posted on a bank''s cash account is open.';
create trigger open_book_lines after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.open_book_lines();

create function private.settle_book_line()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    delete from private.bank_open_lines where journal_line_id = new.journal_line_id;
  else
    insert into private.bank_open_lines (journal_line_id, organization_id, account_id, currency, occurred_on, amount_minor)
    select l.id, l.organization_id, l.account_id, l.currency, l.occurred_on, l.amount_minor from public.journal_lines l
    where l.id = old.journal_line_id and exists (select 1 from public.bank_accounts b where b.organization_id = l.organization_id
      and b.account_id = l.account_id and b.currency = l.currency and b.opening_on <= l.occurred_on);
  end if;
  return null;
end
$$;
comment on function private.settle_book_line is 'Trigger: a matched line of the books is open no more, one whose match is undone is again.';
create trigger settle_book_line after insert or delete on public.bank_matches
  for each row execute function private.settle_book_line();

create function private.open_book_lines_of_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Whoever posts holds the counter of entries until they are done: what is being posted is waited for, what comes later sees
  -- the account.
  perform 1 from private.organization_counters c where c.organization_id = new.organization_id for update;
  insert into private.bank_open_lines (journal_line_id, organization_id, account_id, currency, occurred_on, amount_minor)
  select l.id, l.organization_id, l.account_id, l.currency, l.occurred_on, l.amount_minor from public.journal_lines l
  where l.organization_id = new.organization_id and l.account_id = new.account_id and l.currency = new.currency
    and l.occurred_on >= new.opening_on and not exists (select 1 from public.bank_matches m where m.journal_line_id = l.id)
  on conflict do nothing;
  return null;
end
$$;
comment on function private.open_book_lines_of_account is 'Trigger: what the books have since the opening of a new bank account is open.';
create trigger open_book_lines after insert on public.bank_accounts
  for each row execute function private.open_book_lines_of_account();
revoke execute on function private.open_book_lines, private.settle_book_line, private.open_book_lines_of_account
  from public, anon, authenticated;

insert into private.bank_open_lines (journal_line_id, organization_id, account_id, currency, occurred_on, amount_minor)
select l.id, l.organization_id, l.account_id, l.currency, l.occurred_on, l.amount_minor from public.journal_lines l
where exists (select 1 from public.bank_accounts b where b.organization_id = l.organization_id and b.account_id = l.account_id
    and b.currency = l.currency and b.opening_on <= l.occurred_on)
  and not exists (select 1 from public.bank_matches m where m.journal_line_id = l.id);

create function private.bank_books(p_bank_account_id uuid, p_from date, p_to date)
returns setof private.bank_open_lines
language sql
stable
security definer
set search_path = ''
as $$
  select o.* from public.bank_accounts b
  join private.bank_open_lines o on o.organization_id = b.organization_id and o.account_id = b.account_id and o.currency = b.currency
    and o.occurred_on between greatest(b.opening_on, p_from) and p_to
  where b.id = p_bank_account_id and b.organization_id in (select private.my_organization_ids('money.read'))
$$;
comment on function private.bank_books is
  'What the books have on a bank account on some days from its opening on that no bank line is; for readers of money.';
revoke execute on function private.bank_books from public, anon;
grant execute on function private.bank_books to authenticated;

create or replace function public.bank_standing(p_bank_account_id uuid, p_ends_on date)
returns jsonb
language sql
stable
set search_path = ''
as $$
with bank as (
  select b.* from public.bank_accounts b
  where b.id = p_bank_account_id and b.organization_id = any (array(select private.my_organization_ids('money.read')))
), last as (
  select r.ends_on, r.closing_minor from public.bank_reconciliations r join bank on r.bank_account_id = bank.id
  where r.organization_id = bank.organization_id and r.reopened_at is null order by r.ends_on desc limit 1
), lines as (
  select count(*) filter (where l.status = 'open') as open_count,
    coalesce(sum(l.amount_minor) filter (where l.status = 'open'), 0) as open_minor,
    count(*) filter (where l.status = 'matched') as matched_count,
    coalesce(sum(l.amount_minor) filter (where l.status = 'matched'), 0) as matched_minor,
    count(*) filter (where l.status = 'ignored') as ignored_count,
    coalesce(sum(l.amount_minor) filter (where l.status = 'ignored'), 0) as ignored_minor
  from public.bank_lines l join bank on l.bank_account_id = bank.id
  where l.organization_id = bank.organization_id and l.reconciliation_id is null and l.occurred_on <= p_ends_on
), books as (
  select count(*) as book_count, coalesce(sum(o.amount_minor), 0) as book_minor
  from private.bank_books(p_bank_account_id, '-infinity', p_ends_on) o
)
select jsonb_build_object('last_on', last.ends_on, 'opening_minor', coalesce(last.closing_minor, bank.opening_minor),
  'open_count', lines.open_count, 'open_minor', lines.open_minor, 'matched_count', lines.matched_count,
  'matched_minor', lines.matched_minor, 'ignored_count', lines.ignored_count, 'ignored_minor', lines.ignored_minor,
  'book_count', books.book_count, 'book_minor', books.book_minor)
from bank cross join lines cross join books left join last on true
$$;
create index bank_lines_unreconciled on public.bank_lines (organization_id, bank_account_id, occurred_on) where reconciliation_id is null;
-- Lines of one state stand in the order of their list, however many others there are.
drop index public.bank_lines_unmatched;
create index bank_lines_unmatched on public.bank_lines (organization_id, bank_account_id, occurred_on desc, id desc) where status = 'open';
create index bank_lines_left_out on public.bank_lines (organization_id, bank_account_id, occurred_on desc, id desc) where status = 'ignored';
create index bank_lines_by_amount on public.bank_lines (organization_id, bank_account_id, amount_minor, id);
