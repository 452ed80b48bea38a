-- Whatever takes money back, or back in, may stand on the day it belongs to: corrections, refunds and settlements could already.
-- What is freed on an earlier day pays on the first day on which all of it is there.

create or replace function private.apply_credit(p_lease_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_amount bigint;
  v_entry uuid;
  v_on date;
begin
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_lease_id and p.unapplied_minor > 0 order by p.paid_on, e.entry_number
  loop
    v_amount := least(v_payment.unapplied_minor, private.open_amount(p_lease_id));
    exit when v_amount = 0;
    -- A charge that is dated back is not paid by money that came later.
    v_on := greatest(p_today, private.first_day_to_give_back(v_payment));
    v_entry := private.post_entry(v_payment.organization_id, 'credit_application', v_on, v_payment.currency,
      p_lease_id, v_payment.property_id, jsonb_build_array(
        jsonb_build_object('account', 'prepaid_rent', 'amount', v_amount),
        jsonb_build_object('account', 'receivables', 'amount', -v_amount)));
    perform private.allocate_payment(v_payment.id, v_amount, v_on, v_entry);
  end loop;
end
$$;

drop function public.refund_credit, private.refund_credit,
  public.reverse_charge_credit, private.reverse_charge_credit,
  public.take_back_held_deposit, private.take_back_held_deposit,
  public.reverse_journal_entry, private.reverse_journal_entry;

create function private.refund_credit(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text, p_on date default null)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_lease public.leases;
  v_payment public.payments;
  v_left bigint := p_amount_minor;
  v_part bigint;
  v_money bigint;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'refund_credit', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'method', p_method, 'reason', p_reason) || private.day_argument(p_on));
  if v_known is not null then
    return (v_known ->> 'amount')::bigint;
  end if;
  perform private.lock_money(v_lease.organization_id);
  if p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_amount_minor > (select credit_minor from public.lease_balances where lease_id = p_lease_id) then
    perform private.fail('refund_exceeds_credit', (select jsonb_build_object('credit_minor', credit_minor)
      from public.lease_balances where lease_id = p_lease_id));
  end if;
  select coalesce(sum(unapplied_minor), 0) into v_money from public.payments
  where lease_id = p_lease_id and unapplied_minor > 0 and private.came_as_money(method);
  if p_amount_minor > v_money then
    perform private.fail('credit_without_money', jsonb_build_object('refundable_minor', v_money));
  end if;
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_lease_id and p.unapplied_minor > 0 and private.came_as_money(p.method)
    order by p.paid_on desc, e.entry_number desc
  loop
    v_part := least(v_left, v_payment.unapplied_minor);
    exit when v_part = 0;
    perform private.post_refund(private.start_refund(v_payment.id, v_part, p_method, p_reason, ''),
      private.day_of_deed(v_payment.organization_id, p_on, private.first_day_to_give_back(v_payment)));
    v_left := v_left - v_part;
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('amount', p_amount_minor));
  return p_amount_minor;
end
$$;

create function public.refund_credit(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_method public.payment_method,
  p_reason text, p_on date default null)
returns bigint
language sql
set search_path = ''
as $$ select private.refund_credit(p_request_id, p_lease_id, p_amount_minor, p_method, p_reason, p_on) $$;
comment on function public.refund_credit is
  'Gives back what a tenant has paid ahead, at move-out above all; the newest payments first, none that never came as money. On the day given, or today. Returns the amount. Errors as refund_payment, and refund_exceeds_credit, credit_without_money.';
revoke execute on function private.refund_credit, public.refund_credit from public, anon;
grant execute on function private.refund_credit, public.refund_credit to authenticated;
select private.guard_door('refund_credit');

create function private.reverse_charge_credit(p_request_id uuid, p_credit_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_charge_credit',
    jsonb_build_object('credit', p_credit_id, 'reason', p_reason) || private.day_argument(p_on));
  v_credit public.charge_credits;
begin
  if v_known is not null then
    return p_credit_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_credit from public.charge_credits
  where id = p_credit_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_credit.organization_id);
  if exists (select 1 from public.charge_credits where id = p_credit_id and reversed_at is not null) then
    perform private.fail('entry_already_reversed');
  end if;
  perform private.take_back_credit(p_credit_id,
    private.day_of_deed(v_credit.organization_id, p_on, v_credit.occurred_on), btrim(p_reason));
  perform private.apply_credit(v_credit.lease_id, private.organization_today(v_credit.organization_id));
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_credit_id));
  return p_credit_id;
end
$$;

create function public.reverse_charge_credit(p_request_id uuid, p_credit_id uuid, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.reverse_charge_credit(p_request_id, p_credit_id, p_reason, p_on) $$;
comment on function public.reverse_charge_credit is
  'Takes a credit back: the charge is open again by that much. On the day given, or today. Errors: not_found, reason_missing, entry_already_reversed, charge_invoiced, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.reverse_charge_credit, public.reverse_charge_credit from public, anon;
grant execute on function private.reverse_charge_credit, public.reverse_charge_credit to authenticated;
select private.guard_door('reverse_charge_credit');

create function private.reverse_journal_entry(p_request_id uuid, p_entry_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_journal_entry',
    jsonb_build_object('entry', p_entry_id, 'reason', p_reason) || private.day_argument(p_on));
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
    or exists (select 1 from public.held_deposits where organization_id = v_entry.organization_id and entry_id = p_entry_id)
    or exists (select 1 from public.bank_matches where organization_id = v_entry.organization_id and transfer_entry_id = p_entry_id) then
    perform private.fail('entry_has_source');
  elsif exists (select 1 from public.journal_entries where reverses_entry_id = p_entry_id) then
    perform private.fail('entry_already_reversed');
  end if;
  v_reversal := private.reverse_entry(p_entry_id,
    private.day_of_deed(v_entry.organization_id, p_on, v_entry.occurred_on), btrim(p_reason));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_reversal));
  return v_reversal;
end
$$;

create function public.reverse_journal_entry(p_request_id uuid, p_entry_id uuid, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.reverse_journal_entry(p_request_id, p_entry_id, p_reason, p_on) $$;
comment on function public.reverse_journal_entry is
  'Takes back an entry that was written by hand, on the day given, or today. Returns the reversal''s id. Errors: not_found, reason_missing, entry_has_source, entry_already_reversed, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.reverse_journal_entry, public.reverse_journal_entry from public, anon;
grant execute on function private.reverse_journal_entry, public.reverse_journal_entry to authenticated;
select private.guard_door('reverse_journal_entry');

create function private.take_back_held_deposit(p_request_id uuid, p_lease_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'money.reverse', 'take_back_held_deposit',
    jsonb_build_object('reason', v_reason) || private.day_argument(p_on));
  v_lease public.leases;
  v_held public.held_deposits;
  v_rest public.charges;
  v_on date;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  elsif v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  select * into strict v_lease from public.leases where id = p_lease_id;
  perform private.lock_money(v_lease.organization_id);
  select * into v_held from public.held_deposits where lease_id = p_lease_id and reversed_at is null;
  if not found then
    perform private.fail('no_deposit_held');
  elsif private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id) < v_held.amount_minor then
    perform private.fail('deposit_settled');
  end if;
  -- Not before the last movement of the deposit: until then it was another.
  v_on := private.day_of_deed(v_lease.organization_id, p_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id
      and l.account_id = private.account_id(v_lease.organization_id, 'deposits_held')));
  update public.held_deposits set reversed_at = now(), reversal_reason = v_reason,
    reversal_entry_id = private.reverse_entry(v_held.entry_id, v_on, v_reason)
  where id = v_held.id;
  if v_held.charged_minor > 0 then
    -- A lease has one charge of its deposit: the rest, where it was charged alone, becomes part of the whole again.
    select * into v_rest from public.charges where lease_id = p_lease_id and kind = 'deposit' and reversed_at is null;
    if found then
      perform private.reverse_charge(gen_random_uuid(), v_rest.id, v_reason, v_on);
    end if;
    perform private.post_charge(v_lease, 'deposit', v_held.charged_minor + coalesce(v_rest.amount_minor, 0), v_held.due_on, v_on);
  end if;
  perform private.write_lease_event(v_lease, 'deposit_reopened', jsonb_build_object('amount_minor', v_held.amount_minor,
    'currency', v_held.currency, 'reason', v_reason));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_held.id));
  return v_held.id;
end
$$;

create function public.take_back_held_deposit(p_request_id uuid, p_lease_id uuid, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.take_back_held_deposit(p_request_id, p_lease_id, p_reason, p_on) $$;
comment on function public.take_back_held_deposit is
  'A deposit was said to be held already and is not: its opening entry is reversed, and what had been charged of it is charged again. On the day given, or today. Returns its id. Errors: not_found, reason_missing, no_deposit_held, deposit_settled, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.take_back_held_deposit, public.take_back_held_deposit from public, anon;
grant execute on function private.take_back_held_deposit, public.take_back_held_deposit to authenticated;
select private.guard_door('take_back_held_deposit');
