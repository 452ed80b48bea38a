-- Money moves from one cash account to another, and a move that was a mistake is taken back like an entry by hand.
create index bank_matches_by_transfer on public.bank_matches (organization_id, transfer_entry_id) where transfer_entry_id is not null;
create or replace function private.reverse_journal_entry(p_request_id uuid, p_entry_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_journal_entry',
    jsonb_build_object('entry', p_entry_id, 'reason', p_reason));
  v_entry public.journal_entries;
  v_reversal uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_entry from public.journal_entries
  where id = p_entry_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_entry.organization_id);
  -- What a charge or a payment posted is taken back with it: alone, its row would say something else than the books.
  if v_entry.kind not in ('manual', 'opening', 'conversion', 'cash_transfer')
    or exists (select 1 from public.charges where entry_id = p_entry_id)
    or exists (select 1 from public.bank_matches where organization_id = v_entry.organization_id and transfer_entry_id = p_entry_id) then
    perform private.fail('entry_has_source');
  elsif exists (select 1 from public.journal_entries where reverses_entry_id = p_entry_id) then
    perform private.fail('entry_already_reversed');
  end if;
  v_reversal := private.reverse_entry(p_entry_id, private.organization_today(v_entry.organization_id), btrim(p_reason));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_reversal));
  return v_reversal;
end
$$;

create function private.move_cash(
  p_request_id uuid, p_organization_id uuid, p_from_account_id uuid, p_to_account_id uuid, p_currency public.currency_code,
  p_amount_minor bigint, p_moved_on date, p_property_id uuid, p_memo text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_entry uuid;
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'move_cash', jsonb_build_object('organization', p_organization_id,
    'from', p_from_account_id, 'to', p_to_account_id, 'currency', p_currency, 'amount', p_amount_minor, 'on', p_moved_on,
    'property', p_property_id, 'memo', p_memo));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_moved_on);
  if p_currency is null then
    perform private.fail('value_missing', '{"fields": ["currency"]}');
  elsif coalesce(p_amount_minor, 0) not between 1 and 1000000000000 then
    perform private.fail('amount_not_positive');
  elsif p_from_account_id = p_to_account_id then
    perform private.fail('accounts_same', '{"fields": ["to_account_id"]}');
  elsif p_property_id is not null and not exists (
    select 1 from public.properties where id = p_property_id and organization_id = p_organization_id) then
    perform private.fail('property_missing');
  end if;
  perform private.lock_money(p_organization_id);
  if exists (
    select 1 from unnest(array[p_from_account_id, p_to_account_id]) u (id)
    left join public.accounts a on a.id = u.id and a.organization_id = p_organization_id and a.subtype = 'cash'
      and a.deactivated_at is null
    where a.id is null
  ) then
    perform private.fail('account_missing');
  end if;
  v_entry := private.post_currency_lines(p_organization_id, 'cash_transfer', p_moved_on, p_currency, jsonb_build_array(
    jsonb_build_object('account_id', p_to_account_id, 'amount', p_amount_minor, 'property_id', p_property_id),
    jsonb_build_object('account_id', p_from_account_id, 'amount', -p_amount_minor, 'property_id', p_property_id)),
    btrim(coalesce(p_memo, '')));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_entry));
  return v_entry;
end
$$;
create function public.move_cash(
  p_request_id uuid, p_organization_id uuid, p_from_account_id uuid, p_to_account_id uuid, p_currency public.currency_code,
  p_amount_minor bigint, p_moved_on date, p_property_id uuid default null, p_memo text default '')
returns uuid language sql set search_path = ''
as $$ select private.move_cash(p_request_id, p_organization_id, p_from_account_id, p_to_account_id, p_currency, p_amount_minor,
  p_moved_on, p_property_id, p_memo) $$;
comment on function public.move_cash is
  'Moves money between two cash accounts; property_id says whose it is where owners'' money takes part. Returns the entry''s id. Errors: not_allowed, date_in_future, date_too_old, value_missing, amount_not_positive, accounts_same, account_missing, property_missing, period_closed, owners_money_short, deposits_short, deposits_needed.';

create function private.cash_positions(p_organization_id uuid)
returns table (currency public.currency_code, deposits_owed_minor bigint, deposits_kept_minor bigint, owners_due_minor bigint,
  owners_kept_minor bigint, keeps_deposits_apart boolean, keeps_owners_apart boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  return query
  with due as (
    -- What owners have earned when money moved, less what was drawn; one owner's advance is nobody else's money.
    select t.currency, sum(greatest(t.amount, 0))::bigint as amount from (
      select y.currency, y.property_id, -sum(y.amount_minor) as amount
      from private.property_account_years y
      join public.accounts a on a.id = y.account_id
        and ((y.basis = 'cash' and a.kind in ('income', 'expense')) or (y.basis = 'accrual' and a.system_key = 'owner_draw'))
      where y.organization_id = p_organization_id and exists (select 1 from public.property_owners o
        where o.organization_id = p_organization_id and o.property_id = y.property_id)
      group by 1, 2) t
    group by 1
  ), kept as (
    select b.currency, sum(b.balance_minor) filter (where a.held_for = 'owners')::bigint as owners,
      bool_or(b.balance_minor <> 0 and a.held_for = 'deposits') as has_deposits,
      bool_or(b.balance_minor <> 0 and a.held_for = 'owners') as has_owners
    from public.accounts a join public.account_balances b on b.account_id = a.id
    where a.organization_id = p_organization_id and a.held_for <> 'own'
    group by 1
  ), usual as (
    select exists (select 1 from public.accounts a where a.id = o.deposits_account_id and a.held_for = 'deposits')
        or coalesce((select bool_or(has_deposits) from kept), false) as deposits,
      exists (select 1 from public.accounts a where a.id = o.payments_account_id and a.held_for = 'owners')
        or coalesce((select bool_or(has_owners) from kept), false) as owners
    from public.organizations o where o.id = p_organization_id
  )
  select k.code, private.deposits_owed(p_organization_id, k.code), private.deposits_kept(p_organization_id, k.code),
    coalesce(d.amount, 0), coalesce(h.owners, 0), u.deposits, u.owners
  from unnest(enum_range(null::public.currency_code)) as k (code)
  cross join usual u
  left join due d on d.currency = k.code
  left join kept h on h.currency = k.code
  order by k.code;
end
$$;
create function public.cash_positions(p_organization_id uuid)
returns table (currency public.currency_code, deposits_owed_minor bigint, deposits_kept_minor bigint, owners_due_minor bigint,
  owners_kept_minor bigint, keeps_deposits_apart boolean, keeps_owners_apart boolean)
language sql stable set search_path = ''
as $$ select * from private.cash_positions(p_organization_id) $$;
comment on function public.cash_positions is
  'By currency: what is owed to tenants as deposits and what stands in accounts of deposits, what is due to named owners and what stands in accounts of owners'' money; and whether the organisation keeps either apart. Errors: not_allowed.';

revoke execute on function private.move_cash, private.cash_positions, public.move_cash, public.cash_positions from public, anon;
grant execute on function private.move_cash, private.cash_positions, public.move_cash, public.cash_positions to authenticated;
select private.guard_door('move_cash');
