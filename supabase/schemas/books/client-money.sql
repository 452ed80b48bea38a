-- Deposits and owners' money are kept apart from the organisation's own, whichever verb posts: what keeps deposits is only drawn
-- on to give them back or to move them, what keeps owners' money for them, and neither beyond what it holds.
create function private.deposits_owed(p_organization_id uuid, p_currency public.currency_code)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select -b.balance_minor from public.accounts a
      join public.account_balances b on b.account_id = a.id and b.currency = p_currency
      where a.organization_id = p_organization_id and a.system_key = 'deposits_held'), 0)
    - coalesce((select sum(c.outstanding_minor) from public.charges c where c.organization_id = p_organization_id
      and c.currency = p_currency and c.kind = 'deposit' and c.outstanding_minor > 0), 0)::bigint
$$;
comment on function private.deposits_owed is
  'What tenants have left as deposits, without what was charged and has not come yet.';

create function private.deposits_in_accounts(p_organization_id uuid, p_currency public.currency_code)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(b.balance_minor), 0)::bigint from public.accounts a
  join public.account_balances b on b.account_id = a.id and b.currency = p_currency
  where a.organization_id = p_organization_id and a.held_for = 'deposits'
$$;
comment on function private.deposits_in_accounts is 'What stands in the accounts that keep deposits.';

create function private.cash_for_property(
  p_organization_id uuid, p_account_id uuid, p_currency public.currency_code, p_property_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  -- Two questions, because an index finds a row without a property by that alone.
  select coalesce(case when p_property_id is null then
    (select amount_minor from private.owners_cash where organization_id = p_organization_id and account_id = p_account_id
      and property_id is null and currency = p_currency)
  else
    (select amount_minor from private.owners_cash where organization_id = p_organization_id and account_id = p_account_id
      and property_id = p_property_id and currency = p_currency)
  end, 0)
$$;
comment on function private.cash_for_property is 'What an account of owners'' money holds for a property, or for none.';

create function private.check_deposits_out(
  p_entry public.journal_entries, p_account_id uuid, p_currency public.currency_code, p_amount_minor bigint, p_is_transfer boolean)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_left bigint;
  v_out bigint;
begin
  -- Deposits are exchanged into an account that keeps them as well.
  if not (p_is_transfer or p_entry.kind in ('deposit_refund', 'payment_refund', 'opening') or (p_entry.kind = 'conversion'
      and not exists (select 1 from public.journal_lines l join public.accounts a on a.id = l.account_id
        where l.organization_id = p_entry.organization_id and l.entry_id = p_entry.id and a.subtype = 'cash' and a.held_for <> 'deposits'))) then
    perform private.fail('deposits_reserved', '{"fields": ["account_id"]}');
  end if;
  select balance_minor into v_left from public.account_balances where account_id = p_account_id and currency = p_currency;
  if v_left < 0 then
    perform private.fail('deposits_short', jsonb_build_object('fields', '["account_id"]'::jsonb, 'currency', p_currency,
      'available_minor', greatest(v_left - p_amount_minor, 0)));
  end if;
  if p_is_transfer then
    select -coalesce(sum(l.amount_minor), 0) into v_out from public.journal_lines l
    join public.accounts a on a.id = l.account_id and a.held_for = 'deposits'
    where l.organization_id = p_entry.organization_id and l.entry_id = p_entry.id and l.currency = p_currency;
    v_left := private.deposits_in_accounts(p_entry.organization_id, p_currency) - private.deposits_owed(p_entry.organization_id, p_currency);
    if v_out > 0 and v_left < 0 then
      perform private.fail('deposits_needed', jsonb_build_object('fields', '["amount_minor"]'::jsonb, 'currency', p_currency,
        'available_minor', greatest(v_left + v_out, 0)));
    end if;
  end if;
end
$$;
comment on function private.check_deposits_out is
  'Refuses what an account that keeps deposits is not for, what it has not got, and to move away what tenants are owed.';

-- Owners' money that goes along with a tenant, as it may be given back to them.
create function private.check_owners_out(
  p_entry public.journal_entries, p_account_id uuid, p_currency public.currency_code, p_property_id uuid, p_amount_minor bigint,
  p_is_transfer boolean)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_total bigint;
  v_left bigint;
begin
  if not (p_is_transfer or p_entry.kind in ('deposit_refund', 'payment_refund', 'opening', 'conversion', 'unit_move')
      or (p_entry.kind in ('bill_payment', 'owner_distribution') and p_property_id is not null)) then
    perform private.fail('owners_money_reserved', '{"fields": ["account_id"]}');
  end if;
  select balance_minor into v_total from public.account_balances where account_id = p_account_id and currency = p_currency;
  v_left := case
    when p_is_transfer or p_entry.kind in ('bill_payment', 'owner_distribution') then
      least(v_total, private.cash_for_property(p_entry.organization_id, p_account_id, p_currency, p_property_id))
    when p_entry.kind = 'conversion' then v_total
    else 0 end;
  if v_left < 0 then
    perform private.fail('owners_money_short', jsonb_build_object('fields', '["account_id"]'::jsonb, 'currency', p_currency,
      'available_minor', greatest(v_left - p_amount_minor, 0)));
  end if;
end
$$;
comment on function private.check_owners_out is
  'Refuses what an account that keeps owners'' money is not for, and to take of one property more than it holds for that property.';

create function private.keep_cash_apart()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_out record;
  v_entry public.journal_entries;
  v_is_transfer boolean;
begin
  for v_out in
    select n.organization_id, n.entry_id, n.account_id, n.currency, a.held_for,
      case a.held_for when 'owners' then n.property_id end as property_id, sum(n.amount_minor)::bigint as amount_minor
    from new_rows n join public.accounts a on a.id = n.account_id and a.held_for <> 'own'
    group by 1, 2, 3, 4, 5, 6 having sum(n.amount_minor) < 0
    order by 2, 3, 4, 6
  loop
    select * into strict v_entry from public.journal_entries
    where organization_id = v_out.organization_id and id = v_out.entry_id;
    -- What was posted can always be taken back.
    continue when v_entry.kind = 'reversal';
    -- Also by hand, or from a statement of the bank: nothing but cash changes places.
    v_is_transfer := v_entry.kind in ('cash_transfer', 'manual', 'bank_transaction') and not exists (
      select 1 from public.journal_lines l join public.accounts a on a.id = l.account_id
      where l.organization_id = v_out.organization_id and l.entry_id = v_out.entry_id and a.subtype <> 'cash');
    if v_out.held_for = 'deposits' then
      perform private.check_deposits_out(v_entry, v_out.account_id, v_out.currency, v_out.amount_minor, v_is_transfer);
    else
      perform private.check_owners_out(v_entry, v_out.account_id, v_out.currency, v_out.property_id, v_out.amount_minor, v_is_transfer);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.keep_cash_apart is
  'Trigger: what leaves an account of deposits or of owners'' money is for them and not more than it holds. Runs by its name after the triggers that keep balances and months.';
