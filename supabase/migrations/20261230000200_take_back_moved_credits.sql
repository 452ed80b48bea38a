-- A payment that comes back takes along what of it went to another lease.
create or replace function private.reverse_confirmed_payment(p_payment public.payments, p_reason text, p_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.day_of_deed(p_payment.organization_id, p_on, private.first_day_to_give_back(p_payment));
  v_moved public.payments;
  v_reversal uuid;
  v_entry uuid;
begin
  for v_moved in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.organization_id = p_payment.organization_id and p.moved_from_payment_id = p_payment.id and p.status = 'confirmed'
    order by e.entry_number
  loop
    perform private.reverse_confirmed_payment(v_moved, p_reason, p_on);
  end loop;
  v_reversal := private.reverse_entry(p_payment.entry_id, v_today, btrim(p_reason));
  -- Later entries moved this payment's credit; undone too, the accounts stand as if it had never come.
  for v_entry in
    select e.id from public.journal_entries e where e.id <> p_payment.entry_id
      and e.id in (select a.entry_id from public.payment_allocations a where a.payment_id = p_payment.id) order by e.entry_number
  loop
    perform private.reverse_entry(v_entry, v_today, btrim(p_reason));
  end loop;
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select organization_id, payment_id, charge_id, lease_id, currency, -sum(amount_minor), v_today, v_reversal
  from public.payment_allocations where payment_id = p_payment.id
  group by organization_id, payment_id, charge_id, lease_id, currency having sum(amount_minor) <> 0;
  update public.payments set status = 'reversed', unapplied_minor = 0, reversal_entry_id = v_reversal,
    decision_reason = btrim(p_reason), decided_by = (select auth.uid()), decided_at = now() where id = p_payment.id;
  update public.receipts set voided_at = now(), void_reason = btrim(p_reason) where payment_id = p_payment.id;
  -- Its entry gave the credit back to the payment that it was left of.
  update public.payments set unapplied_minor = unapplied_minor + p_payment.amount_minor,
    moved_minor = moved_minor - p_payment.amount_minor
  where id = p_payment.moved_from_payment_id;
  perform private.apply_credit(p_payment.lease_id, private.organization_today(p_payment.organization_id));
end
$$;
comment on function private.reverse_confirmed_payment is
  'Undoes a payment: its entry, what its credit paid since, and first what of it went along to the lease that its tenants moved to.';

create or replace function private.reverse_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_payment',
    jsonb_build_object('payment', p_payment_id, 'reason', p_reason) || private.day_argument(p_on));
  v_payment public.payments;
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  -- It is a part of a payment of the lease before: that one is reversed, and this with it.
  if v_payment.moved_from_payment_id is not null then
    perform private.fail('moved_credit_stays');
  end if;
  perform private.reverse_confirmed_payment(v_payment, p_reason, p_on);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;
insert into private.refusal_kinds (code, kind) values ('moved_credit_stays', 'conflict');

-- What moves within one account is no line of a bank's statement.
create or replace function private.open_book_lines()
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
create or replace function private.open_book_lines_of_account()
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
create function private.is_of_unit_move(p_organization_id uuid, p_entry_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.journal_entries e
    left join public.journal_entries r on r.id = e.reverses_entry_id
    where e.organization_id = p_organization_id and e.id = p_entry_id and coalesce(r.kind, e.kind) = 'unit_move')
$$;
comment on function private.is_of_unit_move is
  'Whether an entry moved something from lease to lease, or took that back: its lines on an account of cash are nothing together.';
revoke execute on function private.is_of_unit_move from public, anon, authenticated;
