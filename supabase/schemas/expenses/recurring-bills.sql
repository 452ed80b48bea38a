-- Every receipt has a number of its own, which no template knows: a bill that comes by itself waits as a draft for its number,
-- and posts itself only where it was said that it has no receipt.
create function private.repeat_bill(
  p_bill_id uuid, p_every_months integer, p_starts_on date, p_ends_on date default null, p_due_days integer default 0,
  p_is_approved boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{draft,awaiting_approval,approved,partially_paid,paid}');
  if p_starts_on is null or p_starts_on <= v_bill.billed_on then
    perform private.fail('starts_before_bill');
  elsif extract(day from p_starts_on) > 28 then
    perform private.fail('day_too_late');
  elsif p_ends_on < p_starts_on then
    perform private.fail('ends_before_start');
  end if;
  insert into public.recurring_bills (id, organization_id, vendor_id, bill, lines, currency, total_minor, every_months, next_on, ends_on,
    due_days, is_approved, created_by)
  select v_id, v_bill.organization_id, v_bill.vendor_id,
    jsonb_strip_nulls(jsonb_build_object('vendor_id', v_bill.vendor_id, 'property_id', v_bill.property_id, 'unit_id', v_bill.unit_id,
      'no_receipt_reason', v_bill.no_receipt_reason, 'expense_kind', v_bill.expense_kind, 'currency', v_bill.currency, 'itbis_minor', v_bill.itbis_minor,
      'itbis_withheld_minor', v_bill.itbis_withheld_minor, 'itbis_proportional_minor', v_bill.itbis_proportional_minor,
      'itbis_to_cost_minor', v_bill.itbis_to_cost_minor, 'isr_kind', v_bill.isr_kind, 'isr_withheld_minor', v_bill.isr_withheld_minor,
      'excise_minor', v_bill.excise_minor, 'other_taxes_minor', v_bill.other_taxes_minor, 'tip_minor', v_bill.tip_minor,
      'note', v_bill.note)),
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('account_id', l.account_id, 'property_id', l.property_id,
      'description', l.description, 'is_goods', l.is_goods, 'amount_minor', l.amount_minor)) order by l.position)
      from public.bill_lines l where l.bill_id = p_bill_id),
    v_bill.currency, v_bill.total_minor, p_every_months, p_starts_on, p_ends_on, coalesce(p_due_days, 0),
    coalesce(p_is_approved, false), (select auth.uid());
  return v_id;
end
$$;
select private.declare_verb('repeat_bill', 'money.write', p_repeatable => true, p_comment =>
  'Makes bills like this one come again, every 1, 2, 3, 6 or 12 months from a day (1 to 28) after it. Returns the id of the recurring bill. Errors: not_found, bill_moved, starts_before_bill, day_too_late, ends_before_start.');

create function private.change_recurring_bill(
  p_recurring_bill_id uuid, p_is_paused boolean, p_ends_on date default null, p_is_approved boolean default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.recurring_bills set paused_at = case when p_is_paused then coalesce(paused_at, now()) end, ends_on = p_ends_on,
    is_approved = coalesce(p_is_approved, is_approved), last_error = null
  where id = p_recurring_bill_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;
select private.declare_verb('change_recurring_bill', 'money.write', p_comment =>
  'Pauses or continues a recurring bill, and sets its last day. Error: not_found.');

create function private.write_recurring_bill(p_recurring public.recurring_bills, p_today date)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_bill public.bills;
begin
  v_bill := private.check_bill(p_recurring.organization_id, null, p_recurring.bill || jsonb_build_object(
    'billed_on', p_recurring.next_on, 'due_on', p_recurring.next_on + p_recurring.due_days), p_recurring.lines, p_today);
  perform private.write_bill(v_id, p_recurring.organization_id, v_bill, p_recurring.lines, p_recurring.id, p_recurring.created_by);
  if not p_recurring.is_approved or v_bill.no_receipt_reason is null then
    return null;
  end if;
  begin
    update public.bills set submitted_by = p_recurring.created_by where id = v_id;
    select * into v_bill from public.bills where id = v_id;
    if private.is_above_limit(v_bill) then
      update public.bills set status = 'awaiting_approval' where id = v_id;
    else
      perform private.post_bill(v_id);
    end if;
    return null;
  exception when others then
    return sqlerrm;
  end;
end
$$;
comment on function private.write_recurring_bill is
  'One bill of a recurring one; why it stayed a draft, or null. What has a receipt stays one until its number is known.';

create function private.post_recurring_bills(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.recurring_bills;
  v_dated public.recurring_bills;
  v_error text;
  v_count integer := 0;
begin
  for v_row in
    select * from public.recurring_bills r where r.organization_id = p_organization_id and r.paused_at is null
      and r.next_on <= p_today and (r.ends_on is null or r.next_on <= r.ends_on)
    order by r.next_on, r.id
  loop
    while v_row.next_on <= p_today and (v_row.ends_on is null or v_row.next_on <= v_row.ends_on) loop
      begin
        v_dated := v_row;
        v_dated.next_on := private.open_bill_day(p_organization_id, (v_row.bill ->> 'property_id')::uuid, v_row.next_on);
        -- Two that come late may have the same first open day, which may be that of a third: each has a day of its own.
        while exists (select 1 from public.bills b where b.recurring_bill_id = v_row.id and b.billed_on = v_dated.next_on) loop
          v_dated.next_on := v_dated.next_on + 1;
        end loop;
        v_error := private.write_recurring_bill(v_dated, p_today);
        v_row.next_on := (v_row.next_on + make_interval(months => v_row.every_months))::date;
        update public.recurring_bills set next_on = v_row.next_on, last_error = v_error where id = v_row.id;
        v_count := v_count + 1;
      exception when others then
        update public.recurring_bills set last_error = sqlerrm where id = v_row.id and last_error is distinct from sqlerrm;
        exit;
      end;
    end loop;
  end loop;
  return v_count;
end
$$;
comment on function private.post_recurring_bills is
  'Writes the bills whose day has come, each once however often it runs, those of a closed or filed month on the first open day; one that cannot be written says why and waits. Returns how many.';
