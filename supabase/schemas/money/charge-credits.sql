create function private.free_allocations(p_charge public.charges, p_amount_minor bigint, p_today date, p_memo text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_paid record;
  v_left bigint := p_amount_minor;
  v_part bigint;
  v_entry uuid;
begin
  for v_paid in
    select payment_id, sum(amount_minor)::bigint as amount, max(id) as latest from public.payment_allocations
    where charge_id = p_charge.id group by payment_id having sum(amount_minor) <> 0 order by latest desc
  loop
    exit when v_left <= 0;
    v_part := least(v_paid.amount, v_left);
    v_entry := private.post_entry(p_charge.organization_id, 'adjustment', p_today, p_charge.currency, p_charge.lease_id,
      p_charge.property_id, jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', v_part),
        jsonb_build_object('account', 'prepaid_rent', 'amount', -v_part)), p_memo);
    insert into public.payment_allocations
      (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
    values (p_charge.organization_id, v_paid.payment_id, p_charge.id, p_charge.lease_id, p_charge.currency, -v_part, p_today,
      v_entry);
    v_left := v_left - v_part;
  end loop;
end
$$;
comment on function private.free_allocations is
  'Turns that much of what was paid on a charge into the tenant''s credit, the latest payment first.';

create function private.post_charge_credit(p_charge public.charges, p_kind public.charge_credit_kind, p_amount_minor bigint,
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
comment on function private.post_charge_credit is
  'Takes an amount off a charge; what was paid on that part becomes the tenant''s credit. The caller holds the money lock.';

-- A receipt bills what was left of a charge. A credit from before it that is taken back would leave income that no receipt bills.
create function private.take_back_credit(p_credit_id uuid, p_today date, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_credit public.charge_credits;
  v_ncf text;
begin
  select * into strict v_credit from public.charge_credits where id = p_credit_id;
  select i.ncf into v_ncf from public.fiscal_invoice_charges c join public.fiscal_invoices i on i.id = c.invoice_id
  where c.charge_id = v_credit.charge_id and c.is_live and (v_credit.kind <> 'write_off' or v_credit.created_at < i.created_at);
  if found then
    perform private.fail('charge_invoiced', jsonb_build_object('ncf', v_ncf));
  end if;
  update public.charge_credits set reversed_at = now(),
    reversal_entry_id = private.reverse_entry(v_credit.entry_id, p_today, p_reason) where id = p_credit_id;
  update public.charges set credited_minor = credited_minor - v_credit.amount_minor where id = v_credit.charge_id;
end
$$;
comment on function private.take_back_credit is
  'Opens again what a credit took off its charge, unless a standing receipt billed what it left: that is cancelled, or taken back by a credit note, first. The caller holds the money lock.';

create function private.credit_charge(
  p_charge_id uuid, p_kind public.charge_credit_kind, p_amount_minor bigint, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_id uuid;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  select * into v_charge from public.charges where id = p_charge_id;
  perform private.require_record(v_charge.organization_id, 'money.reverse');
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
    private.posting_day(v_charge.organization_id, p_on,
      private.first_day_to_correct(v_charge, p_amount_minor > v_charge.outstanding_minor)), btrim(p_reason));
  return v_id;
end
$$;
select private.declare_verb('credit_charge', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes an amount off a charge, with a reason: a correction or a discount also off what is paid (it becomes credit), a write-off only off what is open. On the day given, or today. Returns the credit''s id. Errors: not_found, amount_not_positive, reason_missing, charge_already_reversed, credit_not_for_deposit, credit_exceeds_charge, date_in_future, date_before_corrected (first), period_closed.');

create function private.reverse_charge_credit(p_credit_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_credit public.charge_credits;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_credit from public.charge_credits where id = p_credit_id;
  perform private.require_record(v_credit.organization_id, 'money.reverse');
  perform private.lock_money(v_credit.organization_id);
  if exists (select 1 from public.charge_credits where id = p_credit_id and reversed_at is not null) then
    perform private.fail('entry_already_reversed');
  end if;
  perform private.take_back_credit(p_credit_id,
    private.posting_day(v_credit.organization_id, p_on, v_credit.occurred_on), btrim(p_reason));
  perform private.apply_credit(v_credit.lease_id, private.organization_today(v_credit.organization_id));
  return p_credit_id;
end
$$;
select private.declare_verb('reverse_charge_credit', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes a credit back: the charge is open again by that much. On the day given, or today. Errors: not_found, reason_missing, entry_already_reversed, charge_invoiced, date_in_future, date_before_corrected (first), period_closed.');
