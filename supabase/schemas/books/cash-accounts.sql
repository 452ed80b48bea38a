create function private.set_default_accounts(
  p_organization_id uuid, p_payments_account_id uuid default null, p_deposits_account_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.lock_money(p_organization_id);
  -- A card refund is posted when the processor says so, whatever an account holds: deposits stay out of its way.
  if p_payments_account_id is not null and not exists (select 1 from public.accounts where id = p_payments_account_id
      and organization_id = p_organization_id and subtype = 'cash' and deactivated_at is null and held_for <> 'deposits') then
    perform private.fail('account_not_allowed', '{"fields": ["payments_account_id"]}');
  elsif p_deposits_account_id is not null and not exists (select 1 from public.accounts where id = p_deposits_account_id
      and organization_id = p_organization_id and subtype = 'cash' and deactivated_at is null and held_for <> 'owners') then
    perform private.fail('account_not_allowed', '{"fields": ["deposits_account_id"]}');
  end if;
  update public.organizations set payments_account_id = p_payments_account_id, deposits_account_id = p_deposits_account_id
  where id = p_organization_id;
  return p_organization_id;
end
$$;
select private.declare_verb('set_default_accounts', 'money.write', p_comment =>
  'Says which cash accounts tenants'' payments arrive on and deposits are given back from; null for operating cash. Errors: not_allowed, account_not_allowed.');

create function private.cash_account(p_organization_id uuid, p_account_id uuid, p_use text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_id uuid := p_account_id;
begin
  if v_id is null then
    select case p_use when 'deposits' then deposits_account_id else payments_account_id end into v_id
    from public.organizations where id = p_organization_id;
    return coalesce(v_id, private.account_id(p_organization_id, 'operating_cash'));
  end if;
  if not exists (select 1 from public.accounts
      where id = v_id and organization_id = p_organization_id and subtype = 'cash' and deactivated_at is null) then
    perform private.fail('account_not_allowed', '{"fields": ["account_id"]}');
  end if;
  return v_id;
end
$$;
comment on function private.cash_account is
  'The cash account that was chosen, or else the organisation''s usual one for payments or deposits; refuses with account_not_allowed.';

create function private.move_cash(
  p_organization_id uuid, p_from_account_id uuid, p_to_account_id uuid, p_currency public.currency_code, p_amount_minor bigint,
  p_moved_on date, p_property_id uuid default null, p_memo text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
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
  return v_entry;
end
$$;
select private.declare_verb('move_cash', 'money.write', p_repeatable => true, p_comment =>
  'Moves money between two cash accounts; property_id says whose it is where owners'' money takes part. Returns the entry''s id. Errors: not_allowed, date_in_future, date_too_old, value_missing, amount_not_positive, accounts_same, account_missing, property_missing, period_closed, owners_money_short, deposits_short, deposits_needed.');

create function private.cash_positions(p_organization_id uuid)
returns table (currency public.currency_code, deposits_owed_minor bigint, deposits_held_minor bigint, owners_due_minor bigint,
  owners_held_minor bigint, keeps_deposits_apart boolean, keeps_owners_apart boolean)
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
    -- What clients withheld never came.
    select d.currency, sum(d.amount_minor - coalesce(w.amount, 0))::bigint as amount from private.property_dues d
    left join (select x.property_id, x.currency, sum(x.amount_minor) as amount
      from private.withheld_for_owners(p_organization_id, null) x group by 1, 2) w
      on w.property_id = d.property_id and w.currency = d.currency
    where d.organization_id = p_organization_id and d.amount_minor > coalesce(w.amount, 0) and exists (select 1 from public.property_owners o
      where o.organization_id = p_organization_id and o.property_id = d.property_id)
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
  select k.code, private.deposits_owed(p_organization_id, k.code), private.deposits_in_accounts(p_organization_id, k.code),
    coalesce(d.amount, 0), coalesce(h.owners, 0), u.deposits, u.owners
  from unnest(enum_range(null::public.currency_code)) as k (code)
  cross join usual u
  left join due d on d.currency = k.code
  left join kept h on h.currency = k.code
  order by k.code;
end
$$;
select private.declare_verb('cash_positions', 'money.read', p_comment =>
  'By currency: what is owed to tenants as deposits and what stands in accounts of deposits, what is due to named owners and what stands in accounts of owners'' money; and whether the organisation keeps either apart. Errors: not_allowed.');
