-- A correction may stand on the day that it belongs to: what is known on the 3rd of November to be lost of October is October's. Not
-- before what it corrects, not in the future, and not in a closed period, which the journal itself refuses.
create function private.day_argument(p_on date)
returns jsonb
language sql
immutable
set search_path = ''
as $$ select case when p_on is null then '{}' else jsonb_build_object('dated', p_on) end $$;
comment on function private.day_argument is 'What a request has more when it names its day; one without a day is the same as before there were days.';

create function private.day_of_deed(p_organization_id uuid, p_on date, p_first date)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_organization_id);
begin
  if p_on is null or p_on = v_today then
    return v_today;
  elsif p_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today, 'fields', array['on']));
  elsif p_on < private.open_day(p_organization_id, p_on) then
    perform private.fail('period_closed', jsonb_build_object('fields', array['on'], 'closed_through',
      private.open_day(p_organization_id, p_on) - 1));
  elsif p_on < p_first then
    perform private.fail('date_before_corrected', jsonb_build_object('first', p_first, 'fields', array['on']));
  end if;
  return p_on;
end
$$;
comment on function private.day_of_deed is
  'The day on which a correction is posted: today, or an earlier one that is open and not before the first that is possible.';

create function private.first_day_to_correct(p_charge public.charges, p_is_freed boolean)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  -- From this day on as much of it was open as is now; where what was paid is freed, it was paid by then.
  select greatest(
    (select e.occurred_on from public.journal_entries e where e.id = p_charge.entry_id),
    (select max(a.occurred_on) from public.payment_allocations a where a.charge_id = p_charge.id and (p_is_freed or a.amount_minor < 0)),
    (select max(case when k.reversed_at is null then k.occurred_on else e.occurred_on end)
      from public.charge_credits k left join public.journal_entries e on e.id = k.reversal_entry_id
      where k.charge_id = p_charge.id and (p_is_freed or k.reversed_at is not null)))
$$;
comment on function private.first_day_to_correct is 'Before this day a correction of a charge would take off what was not there yet.';

create function private.first_day_to_give_back(p_payment public.payments)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(
    (select e.occurred_on from public.journal_entries e where e.id = p_payment.entry_id),
    (select max(a.occurred_on) from public.payment_allocations a where a.payment_id = p_payment.id),
    (select max(r.refunded_on) from public.refunds r where r.payment_id = p_payment.id))
$$;
comment on function private.first_day_to_give_back is 'Before this day a payment had not come, or had not paid yet what it pays.';
revoke execute on function private.day_argument, private.day_of_deed, private.first_day_to_correct, private.first_day_to_give_back
  from public, anon, authenticated;

create or replace function private.post_charge_credit(p_charge public.charges, p_kind public.charge_credit_kind, p_amount_minor bigint,
  p_today date, p_reason text, p_is_after_end boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  -- What a fiscal receipt says is taken back by a credit note (04). A bad debt changes nothing of it.
  if p_kind <> 'write_off' and exists (select 1 from public.fiscal_invoice_charges where charge_id = p_charge.id and is_live) then
    perform private.fail('charge_invoiced');
  end if;
  if p_amount_minor > p_charge.outstanding_minor then
    perform private.free_allocations(p_charge, p_amount_minor - p_charge.outstanding_minor, p_today, p_reason);
  end if;
  v_entry := private.post_entry(p_charge.organization_id, 'charge_credit', p_today, p_charge.currency, p_charge.lease_id,
    p_charge.property_id, jsonb_build_array(
      jsonb_build_object('account', case p_kind when 'discount' then 'discounts' when 'write_off' then 'bad_debts'
        else private.income_account(p_charge.kind) end, 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -p_amount_minor)), p_reason);
  insert into public.charge_credits
    (id, organization_id, charge_id, lease_id, currency, kind, amount_minor, occurred_on, reason, entry_id, created_by, is_after_end)
  values (v_id, p_charge.organization_id, p_charge.id, p_charge.lease_id, p_charge.currency, p_kind, p_amount_minor, p_today,
    p_reason, v_entry, (select auth.uid()), p_is_after_end);
  update public.charges set credited_minor = credited_minor + p_amount_minor where id = p_charge.id;
  -- What is free now is used now: later charges were not there on an earlier day.
  perform private.apply_credit(p_charge.lease_id, private.organization_today(p_charge.organization_id));
  return v_id;
end
$$;

drop function public.credit_charge, private.credit_charge, public.reverse_charge, private.reverse_charge;

create function private.credit_charge(
  p_request_id uuid, p_charge_id uuid, p_kind public.charge_credit_kind, p_amount_minor bigint, p_reason text,
  p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'credit_charge', jsonb_build_object('charge', p_charge_id,
    'kind', p_kind, 'amount', p_amount_minor, 'reason', p_reason) || private.day_argument(p_on));
  v_charge public.charges;
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  select * into v_charge from public.charges
  where id = p_charge_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  elsif v_charge.kind = 'deposit' then
    perform private.fail('credit_not_for_deposit');
  elsif p_amount_minor > v_charge.amount_minor - v_charge.credited_minor then
    perform private.fail('credit_exceeds_charge', jsonb_build_object('left_minor', v_charge.amount_minor - v_charge.credited_minor));
  elsif p_kind = 'write_off' and p_amount_minor > v_charge.outstanding_minor then
    perform private.fail('credit_exceeds_charge', jsonb_build_object('left_minor', v_charge.outstanding_minor));
  end if;
  v_id := private.post_charge_credit(v_charge, p_kind, p_amount_minor,
    private.day_of_deed(v_charge.organization_id, p_on,
      private.first_day_to_correct(v_charge, p_amount_minor > v_charge.outstanding_minor)), btrim(p_reason));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.credit_charge(
  p_request_id uuid, p_charge_id uuid, p_kind public.charge_credit_kind, p_amount_minor bigint, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.credit_charge(p_request_id, p_charge_id, p_kind, p_amount_minor, p_reason, p_on) $$;
comment on function public.credit_charge is
  'Takes an amount off a charge, with a reason: a correction or a discount also off what is paid (it becomes credit), a write-off only off what is open. On the day given, or today. Returns the credit''s id. Errors: not_found, amount_not_positive, reason_missing, charge_already_reversed, credit_not_for_deposit, credit_exceeds_charge, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.credit_charge, public.credit_charge from public, anon;
grant execute on function private.credit_charge, public.credit_charge to authenticated;
select private.guard_door('credit_charge');

create function private.reverse_charge(p_request_id uuid, p_charge_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_charge',
    jsonb_build_object('charge', p_charge_id, 'reason', p_reason) || private.day_argument(p_on));
  v_charge public.charges;
  v_today date;
begin
  if v_known is not null then
    return p_charge_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_charge from public.charges
  where id = p_charge_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  end if;
  v_today := private.organization_today(v_charge.organization_id);
  perform private.undo_charge(p_charge_id, private.day_of_deed(v_charge.organization_id, p_on,
    private.first_day_to_correct(v_charge, true)), btrim(p_reason));
  perform private.apply_credit(v_charge.lease_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_charge_id));
  return p_charge_id;
end
$$;

create function public.reverse_charge(p_request_id uuid, p_charge_id uuid, p_reason text, p_on date default null)
returns uuid
language sql
set search_path = ''
as $$ select private.reverse_charge(p_request_id, p_charge_id, p_reason, p_on) $$;
comment on function public.reverse_charge is
  'Undoes a charge: opposite entry; what was paid on it becomes credit. On the day given, or today. Errors: not_found, charge_already_reversed, reason_missing, date_in_future, date_before_corrected (first), period_closed.';
revoke execute on function private.reverse_charge, public.reverse_charge from public, anon;
grant execute on function private.reverse_charge, public.reverse_charge to authenticated;
select private.guard_door('reverse_charge');
