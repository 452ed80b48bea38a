-- What several parts of the product do in the same verbs, together: a card's fee and a closed time in a payment, agreed
-- instalments and rules of late fees, and everything that the scheduled job does for an organisation.
create or replace function private.post_payment(p_payment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
  v_posted_on date;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  -- The tenant says when they paid: in a time that is closed by now, it is posted on the first open day. The office is
  -- told instead that the day is closed.
  v_posted_on := case when v_payment.reported_by is null then v_payment.paid_on
    else private.open_day(v_payment.organization_id, v_payment.paid_on) end;
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_posted_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'operating_cash', 'amount', v_payment.amount_minor + v_payment.fee_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor),
      jsonb_build_object('account', 'other_income', 'amount', -v_payment.fee_minor)),
    case when v_posted_on <> v_payment.paid_on then v_payment.paid_on::text else '' end);
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_posted_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
end
$$;

create or replace function private.post_late_fees(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_lease public.leases;
  v_fee bigint;
  v_count integer := 0;
begin
  for v_charge in
    select c.id, c.lease_id, c.due_on, c.amount_minor - c.credited_minor as amount_minor, c.outstanding_minor, c.period_start,
      c.period_end, f.posted_minor, f.posted_in_month_minor, f.last_fee_on
    from public.charges c
    join public.leases l on l.id = c.lease_id
    join public.organizations o on o.id = c.organization_id
    cross join lateral (
      -- A fee that was taken back does not come again: its day counts, its amount does not.
      select coalesce(sum(amount_minor) filter (where reversed_at is null), 0)::bigint as posted_minor,
        coalesce(sum(amount_minor) filter (where reversed_at is null
          and due_on >= date_trunc('month', p_today)::date), 0)::bigint as posted_in_month_minor,
        max(due_on) as last_fee_on
      from public.charges where late_fee_for = c.id
    ) f
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0 and c.due_on < p_today
      -- Rent that was due before the lease was entered came with it: nobody was late with a bill that was not there.
      and c.due_on >= (l.created_at at time zone o.time_zone)::date
      and (l.late_fee_kind <> 'none' or l.late_fee_inherited
        or exists (select 1 from public.late_fee_rules r where r.lease_id = l.id))
      and not private.plan_covers(c, p_today)
    order by c.due_on, c.id
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    v_fee := private.late_fee_to_post(private.late_fee_rule_of(v_lease), v_charge.due_on, v_charge.amount_minor,
      v_charge.outstanding_minor, v_charge.posted_minor, v_charge.posted_in_month_minor, v_charge.last_fee_on, p_today);
    if v_fee > 0 then
      perform private.post_charge(v_lease, 'late_fee', v_fee, p_today, p_today,
        v_charge.period_start, v_charge.period_end, '', v_charge.id);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;

create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_forgotten integer;
  v_months integer;
  v_bills integer;
  v_reports integer;
  v_result jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_result;
  end if;
  begin
    perform private.lock_money(p_organization_id);
    v_leases := private.advance_leases(p_organization_id, v_today);
    v_rents := private.post_due_rent(p_organization_id, v_today);
    v_rents := v_rents + private.post_recurring_charges(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    v_months := private.keep_month_ends(p_organization_id, v_today);
    v_bills := private.post_recurring_bills(p_organization_id, v_today);
    v_reports := private.send_scheduled_reports(p_organization_id, v_today);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten + v_months + v_bills + v_reports > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed'
        || jsonb_build_object('applications_forgotten', v_forgotten, 'recurring_bills', v_bills, 'reports_sent', v_reports));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;
