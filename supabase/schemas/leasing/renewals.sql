create function private.deposit_liability(p_lease_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(-sum(l.amount_minor), 0)::bigint
  from public.leases le
  join public.accounts a on a.organization_id = le.organization_id and a.system_key = 'deposits_held'
  join public.journal_lines l on l.organization_id = le.organization_id and l.lease_id = le.id and l.account_id = a.id
  where le.id = p_lease_id
$$;
comment on function private.deposit_liability is
  'What the books owe the tenants of a lease as deposit, charged or carried over, paid or not yet.';

create function private.unpaid_deposit(p_lease_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(outstanding_minor), 0)::bigint from public.charges where lease_id = p_lease_id and kind = 'deposit'
$$;
comment on function private.unpaid_deposit is 'What of the deposit was charged and has not come yet.';

create function private.carry_deposit(p_from public.leases, p_to public.leases, p_amount_minor bigint, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := gen_random_uuid();
  v_number bigint;
begin
  if p_amount_minor <= 0 then
    return;
  end if;
  update private.organization_counters set last_entry_number = last_entry_number + 1
  where organization_id = p_from.organization_id returning last_entry_number into v_number;
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, created_by)
  values (v_entry, p_from.organization_id, v_number, 'adjustment', p_today, (select auth.uid()));
  -- One account, two leases: the deposit stays owed, under the new lease.
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
  select p_from.organization_id, v_entry, a.id, p_from.currency, m.amount, m.lease_id, p_from.property_id
  from public.accounts a
  cross join (values (p_amount_minor, p_from.id), (-p_amount_minor, p_to.id)) as m (amount, lease_id)
  where a.organization_id = p_from.organization_id and a.system_key = 'deposits_held';
  perform private.write_lease_event(p_from, 'deposit_carried',
    jsonb_build_object('amount_minor', p_amount_minor, 'currency', p_from.currency, 'to_lease_id', p_to.id));
  perform private.write_lease_event(p_to, 'deposit_carried',
    jsonb_build_object('amount_minor', p_amount_minor, 'currency', p_from.currency, 'from_lease_id', p_from.id));
end
$$;
comment on function private.carry_deposit is
  'Moves a deposit from a lease to the one that renews it; nothing is paid out and nothing is owed twice.';

create function private.insert_renewal(
  p_old public.leases, p_starts_on date, p_ends_on date, p_due_day integer, p_deposit_minor bigint)
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_new public.leases;
begin
  insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, deposit_minor,
    proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from,
    renews_lease_id)
  values (p_old.organization_id, p_old.property_id, p_old.unit_id, 'signed', p_starts_on, p_ends_on, p_old.currency, p_due_day,
    p_deposit_minor, p_old.proration_method, p_old.late_fee_kind, p_old.late_fee_minor, p_old.late_fee_basis_points,
    p_old.late_fee_cap_minor, p_old.late_fee_grace_days, p_starts_on, p_old.id)
  returning * into v_new;
  return v_new;
end
$$;
comment on function private.insert_renewal is
  'The row of a lease that renews another: the same unit, currency and rules, with its own term.';

create function private.renew_lease(
  p_lease_id uuid, p_starts_on date, p_ends_on date, p_rent_minor bigint, p_due_day integer default null,
  p_deposit_minor bigint default null, p_person_ids uuid[] default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.leases;
  v_new public.leases;
  v_today date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_old := private.lease_for_verb(p_lease_id, 'renew_lease');
  v_today := private.organization_today(v_old.organization_id);
  perform private.check_renewal(v_old, p_starts_on, p_ends_on, p_rent_minor);
  -- The old lease first gives up the days that the new one takes.
  update public.leases set ended_on = p_starts_on - 1 where id = p_lease_id returning * into v_old;
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, p_starts_on, p_ends_on);
  v_new := private.insert_renewal(v_old, p_starts_on, p_ends_on, coalesce(p_due_day, v_old.due_day),
    coalesce(p_deposit_minor, v_old.deposit_minor));
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_new.organization_id, v_new.id, v_new.currency, p_starts_on, p_rent_minor);
  perform private.set_tenants(v_new, coalesce(p_person_ids, private.lease_party_ids(p_lease_id, p_starts_on)));
  perform private.hand_over_lease(v_old, v_new, v_today);
  perform private.advance_leases(v_old.organization_id, v_today);
  return v_new.id;
end
$$;
select private.declare_verb('renew_lease', 'leases.write', p_repeatable => true, p_comment =>
  'A renewal signed on paper: a new lease of the same unit follows, with its own term, rent, due day and deposit and the same tenants unless others are given (the first is the primary one). The deposit is carried over and only the difference charged; the old lease is renewed after its last day. Returns the new lease''s id. Errors: not_found, lease_not_in_force, notice_stands, lease_already_renewed, renewal_drafted, term_ends_before_start, rent_not_positive, date_outside_lease, days_already_charged, renewal_leaves_gap, lease_overlaps, no_tenants.');

create function private.check_renewal(p_old public.leases, p_starts_on date, p_ends_on date, p_rent_minor bigint)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_last_charged date := coalesce(p_old.charged_through, p_old.bill_from - 1);
begin
  if p_ends_on is null or p_starts_on is null or p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif p_starts_on <= p_old.starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', p_old.starts_on));
  elsif p_starts_on <= v_last_charged then
    perform private.fail('days_already_charged', jsonb_build_object('charged_through', v_last_charged));
  elsif p_old.status = 'active' and p_starts_on > p_old.ends_on + 1 then
    perform private.fail('renewal_leaves_gap', jsonb_build_object('ends_on', p_old.ends_on));
  end if;
end
$$;
comment on function private.check_renewal is
  'Refuses a renewal whose term or rent is none, that begins on days which are charged already, or that leaves days without a lease.';
