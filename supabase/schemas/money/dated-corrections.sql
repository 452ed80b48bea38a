-- A correction may stand on the day that it belongs to: what is known on the 3rd of November to be lost of October is October's. Not
-- before what it corrects, not in the future, and not in a closed period, which the journal itself refuses.
create function private.posting_day(p_organization_id uuid, p_on date, p_first date)
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
comment on function private.posting_day is
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
comment on function private.first_day_to_correct is
  'Before this day a correction of a charge would take off what was not there yet.';

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
comment on function private.first_day_to_give_back is
  'Before this day a payment had not come, or had not paid yet what it pays.';

create function private.first_day_of_bill(p_bill public.bills)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(
    (select e.occurred_on from public.journal_entries e where e.id = p_bill.entry_id),
    (select max(case when b.reversed_at is null then b.paid_on else e.occurred_on end)
      from public.bill_payments b left join public.journal_entries e on e.id = b.reversal_entry_id where b.bill_id = p_bill.id))
$$;
comment on function private.first_day_of_bill is
  'Before this day a bill was not posted, or less of it was open than is now.';

create function private.day_of_entry(p_entry_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$ select occurred_on from public.journal_entries where id = p_entry_id $$;
comment on function private.day_of_entry is 'On which day an entry stands in the journal.';
