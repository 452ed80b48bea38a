-- What is posted stays: only what a verb moves may change (allocation, decision, reversal).
create function private.keep_posted_fields()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_free text[] := tg_argv::text[];
begin
  if (to_jsonb(old) - v_free) <> (to_jsonb(new) - v_free) then
    perform private.fail('posted_fields_change', jsonb_build_object('table', tg_table_name));
  end if;
  return new;
end
$$;
comment on function private.keep_posted_fields is
  'Trigger: refuses a change of any column that is not named in its arguments.';

create function private.apply_allocations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.charges c set allocated_minor = c.allocated_minor + d.amount
  from (select charge_id, sum(amount_minor) as amount from new_rows group by charge_id) d
  where c.id = d.charge_id;
  update public.payments p set unapplied_minor = p.unapplied_minor - d.amount
  from (select payment_id, sum(amount_minor) as amount from new_rows group by payment_id) d
  where p.id = d.payment_id;
  return null;
end
$$;
comment on function private.apply_allocations is
  'Trigger: an allocation takes from the payment''s credit and from what the charge leaves open.';

create function private.add_charge(
  p_lease_id uuid, p_kind public.charge_kind, p_amount_minor bigint, p_due_on date, p_description text default '',
  p_period_start date default null, p_period_end date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  if v_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_kind = 'other' and coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing');
  end if;
  perform private.lock_money(v_lease.organization_id);
  begin
    v_id := private.post_charge(v_lease, p_kind, p_amount_minor, p_due_on, private.organization_today(v_lease.organization_id),
      p_period_start, p_period_end, coalesce(btrim(p_description), ''));
  exception when unique_violation then
    perform private.fail('charge_exists');
  end;
  return v_id;
end
$$;
select private.declare_verb('add_charge', 'money.write', p_repeatable => true, p_comment =>
  'Charges a lease by hand; credit pays it at once. Errors: not_found, amount_not_positive, description_missing, charge_exists, lease_not_in_force.');

create function private.reverse_charge(p_charge_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_today date;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_charge from public.charges where id = p_charge_id;
  perform private.require_record(v_charge.organization_id, 'money.reverse');
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  end if;
  v_today := private.organization_today(v_charge.organization_id);
  perform private.undo_charge(p_charge_id, private.posting_day(v_charge.organization_id, p_on,
    private.first_day_to_correct(v_charge, true)), btrim(p_reason));
  perform private.apply_credit(v_charge.lease_id, v_today);
  return p_charge_id;
end
$$;
select private.declare_verb('reverse_charge', 'money.reverse', p_repeatable => true, p_comment =>
  'Undoes a charge: opposite entry; what was paid on it becomes credit. On the day given, or today. Errors: not_found, charge_already_reversed, reason_missing, date_in_future, date_before_corrected (first), period_closed.');
