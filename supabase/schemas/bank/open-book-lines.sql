-- What moves within one account is no line of a bank's statement.
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
    and b.currency = n.currency and b.opening_on <= n.occurred_on) and not private.is_of_unit_move(n.organization_id, n.entry_id);
  return null;
end
$$;
comment on function private.open_book_lines is 'Trigger: what is posted on a bank''s cash account is open.';

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
comment on function private.settle_book_line is
  'Trigger: a matched line of the books is open no more, one whose match is undone is again.';

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
    and not private.is_of_unit_move(l.organization_id, l.entry_id)
  on conflict do nothing;
  return null;
end
$$;
comment on function private.open_book_lines_of_account is
  'Trigger: what the books have since the opening of a new bank account is open.';

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

grant execute on function private.bank_books to authenticated;
