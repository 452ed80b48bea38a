-- What goes from a lease to the one that its tenants moved to: the deposit, and what was paid ahead. No cash moves and no receipt is given.
create function private.post_unit_move(p_from public.leases, p_to public.leases, p_today date, p_lines jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := gen_random_uuid();
  v_number bigint;
begin
  update private.organization_counters set last_entry_number = last_entry_number + 1
  where organization_id = p_from.organization_id returning last_entry_number into v_number;
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, created_by)
  select v_entry, p_from.organization_id, v_number, 'unit_move', p_today, f.label || ' → ' || t.label, (select auth.uid())
  from public.units f, public.units t where f.id = p_from.unit_id and t.id = p_to.unit_id;
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
  select p_from.organization_id, v_entry, a.id, coalesce((l.value ->> 'currency')::public.currency_code, p_from.currency),
    (l.value ->> 'amount')::bigint, case l.value ->> 'side' when 'from' then p_from.id else p_to.id end,
    case l.value ->> 'side' when 'from' then p_from.property_id else p_to.property_id end
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  join public.accounts a on a.organization_id = p_from.organization_id
    and (a.system_key = l.value ->> 'account' or a.id = (l.value ->> 'account_id')::uuid)
  where (l.value ->> 'amount')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;
comment on function private.post_unit_move is
  'Posts what goes from a lease to the one that its tenants moved to: each line has a side, from or to, whose lease and property it carries.';

create function private.both_sides(p_from public.leases, p_to public.leases, p_lines jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  -- Of one property nothing changes place: its cash is where it was.
  select coalesce(jsonb_agg(l.value || s.more order by s.sign desc, l.position), '[]')
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  cross join lateral (values (1, jsonb_build_object('side', 'from')),
    (-1, jsonb_build_object('side', 'to', 'amount', -(l.value ->> 'amount')::bigint))) as s (sign, more)
  where p_from.property_id <> p_to.property_id
$$;
comment on function private.both_sides is
  'Lines that leave the property of the one lease, and the opposite ones of the other; none within one property. Each account stays as it was, each property adds up.';

create function private.move_deposit(p_from public.leases, p_to public.leases, p_amount_minor bigint, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_amount_minor <= 0 then
    return;
  end if;
  perform private.post_unit_move(p_from, p_to, p_today, jsonb_build_array(
    jsonb_build_object('account', 'deposits_held', 'amount', p_amount_minor, 'side', 'from'),
    jsonb_build_object('account', 'deposits_held', 'amount', -p_amount_minor, 'side', 'to'))
    || private.both_sides(p_from, p_to, jsonb_build_array(jsonb_build_object(
      'account_id', private.cash_account(p_from.organization_id, null, 'deposits'), 'amount', -p_amount_minor))));
  perform private.write_lease_event(p_from, 'deposit_carried',
    jsonb_build_object('amount_minor', p_amount_minor, 'currency', p_from.currency, 'to_lease_id', p_to.id));
  perform private.write_lease_event(p_to, 'deposit_carried',
    jsonb_build_object('amount_minor', p_amount_minor, 'currency', p_from.currency, 'from_lease_id', p_from.id));
end
$$;
comment on function private.move_deposit is
  'Moves a deposit to the lease that its tenants moved to, or back from it; nothing is paid out. Where the property is another, the cash of the usual account of deposits is the other''s from then on.';

create function private.move_credit(p_from public.leases, p_to public.leases, p_today date)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_exchange public.payment_exchanges;
  v_new uuid;
  v_account uuid;
  v_amount bigint;
  v_allocated bigint;
  v_part bigint;
  v_entry uuid;
  v_cash jsonb;
  v_moved bigint := 0;
begin
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_from.id and p.unapplied_minor > 0 and private.came_as_money(p.method)
      and not exists (select 1 from public.refunds r where r.payment_id = p.id and r.status = 'requested')
    order by p.paid_on, e.entry_number
  loop
    v_amount := v_payment.unapplied_minor;
    v_account := coalesce(v_payment.account_id, private.cash_account(p_from.organization_id, null, 'payments'));
    v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'amount', -v_amount));
    select * into v_exchange from public.payment_exchanges where payment_id = v_payment.id;
    if found then
      -- In the money that it came in, at its own rate, as a refund leaves.
      v_part := private.received_part(v_exchange.received_minor, v_payment.amount_minor,
          v_payment.refunded_minor + v_payment.moved_minor + v_amount)
        - private.received_part(v_exchange.received_minor, v_payment.amount_minor, v_payment.refunded_minor + v_payment.moved_minor);
      v_cash := jsonb_build_array(jsonb_build_object('account_id', v_account, 'currency', v_exchange.received_currency, 'amount', -v_part))
        || private.exchange_lines(p_from.organization_id, v_exchange.received_currency, v_part, v_amount,
          private.exchange_difference(v_exchange.difference_currency, v_exchange.received_currency, v_part, v_amount, v_exchange.rate));
    end if;
    v_allocated := least(v_amount, private.open_amount(p_to.id));
    v_new := gen_random_uuid();
    insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on,
      moved_from_payment_id)
    values (v_new, p_to.organization_id, p_to.id, p_to.property_id, 'reported', 'moved_credit', p_to.currency, v_amount, p_today,
      v_payment.id);
    v_entry := private.post_unit_move(p_from, p_to, p_today, jsonb_build_array(
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_amount, 'side', 'from'),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated, 'side', 'to'),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_amount, 'side', 'to'))
      || private.both_sides(p_from, p_to, v_cash));
    update public.payments set status = 'confirmed', entry_id = v_entry, account_id = v_account, unapplied_minor = amount_minor,
      decided_by = (select auth.uid()), decided_at = now()
    where id = v_new;
    perform private.allocate_payment(v_new, v_allocated, p_today, v_entry);
    update public.payments set unapplied_minor = unapplied_minor - v_amount, moved_minor = moved_minor + v_amount
    where id = v_payment.id;
    v_moved := v_moved + v_amount;
  end loop;
  if v_moved > 0 then
    perform private.write_lease_event(p_from, 'credit_moved',
      jsonb_build_object('amount_minor', v_moved, 'currency', p_from.currency, 'to_lease_id', p_to.id));
    perform private.write_lease_event(p_to, 'credit_moved',
      jsonb_build_object('amount_minor', v_moved, 'currency', p_from.currency, 'from_lease_id', p_from.id));
  end if;
  return v_moved;
end
$$;
comment on function private.move_credit is
  'Moves what is left of the payments of a lease to the one that its tenants moved to, where it pays what is open. What a client withheld stays: it never was money. Where the property is another, the cash of each payment''s account is the other''s from then on. Returns how much.';

create function private.move_credits(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_pair record;
  v_from public.leases;
  v_to public.leases;
  v_count integer := 0;
begin
  for v_pair in
    select f.id as from_id, t.id as to_id
    from public.leases t
    join public.leases f on f.id = t.moved_from_lease_id
    join public.lease_balances b on b.lease_id = f.id and b.credit_minor > 0
    where t.organization_id = p_organization_id and t.moved_from_lease_id is not null and t.called_off_at is null
      and t.starts_on <= p_today and f.status in ('ended', 'terminated')
    -- Who moved twice takes it all the way.
    order by t.starts_on, t.created_at
  loop
    select * into strict v_from from public.leases where id = v_pair.from_id;
    select * into strict v_to from public.leases where id = v_pair.to_id;
    if private.move_credit(v_from, v_to, p_today) > 0 then
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;
comment on function private.move_credits is
  'What tenants have as credit on a lease that they moved from goes along, from the day of the move on; returns how many leases gave some.';
