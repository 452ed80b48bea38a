create function private.check_unit_move(p_old public.leases, p_unit public.units, p_moves_on date, p_ends_on date, p_rent_minor bigint,
  p_currency public.currency_code)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_open_from date := private.open_day(p_old.organization_id, p_moves_on);
begin
  if p_unit.id = p_old.unit_id then
    perform private.fail('unit_same', '{"fields": ["unit_id"]}');
  elsif p_unit.archived_at is not null then
    perform private.fail('unit_archived', '{"fields": ["unit_id"]}');
  elsif p_currency <> p_old.currency then
    perform private.fail('currency_differs', jsonb_build_object('currency', p_old.currency));
  elsif p_moves_on is null or p_moves_on <= p_old.starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', p_old.starts_on, 'fields', array['moves_on']));
  elsif p_moves_on < v_open_from then
    perform private.fail('period_closed', jsonb_build_object('closed_through', v_open_from - 1, 'fields', array['moves_on']));
  elsif p_ends_on is null or p_ends_on < p_moves_on then
    perform private.fail('term_ends_before_start', '{"fields": ["ends_on"]}');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive', '{"fields": ["rent_minor"]}');
  elsif exists (select 1 from public.contract_versions where lease_id = p_old.id and status = 'open') then
    perform private.fail('contract_open');
  end if;
end
$$;
comment on function private.check_unit_move is
  'Refuses a move to the same unit or one that is out of use, in another currency, on a day before the lease or in a closed period, and while something of the lease is being signed.';

create function private.move_parties(p_old public.leases, p_new public.leases)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.set_tenants(p_new, private.lease_party_ids(p_old.id, p_new.starts_on));
  insert into public.lease_guarantors (organization_id, lease_id, person_id)
  select organization_id, p_new.id, person_id from public.lease_guarantors where lease_id = p_old.id;
$$;
comment on function private.move_parties is
  'The tenants and guarantors of a lease are those of the one that they move to.';

create function private.move_deposit_terms(p_old public.leases, p_new public.leases, p_note text, p_today date)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_held bigint := private.deposit_liability(p_old.id) - private.unpaid_deposit(p_old.id);
begin
  perform private.move_deposit(p_old, p_new, v_held, p_today);
  -- What has not come of the old deposit is not owed any more: the new lease asks for all that is missing.
  select * into v_charge from public.charges where lease_id = p_old.id and kind = 'deposit' and outstanding_minor > 0;
  if found then
    perform private.post_charge_credit(v_charge, 'correction', v_charge.outstanding_minor, p_today, p_note, true);
  end if;
  if p_new.deposit_minor > v_held then
    perform private.post_charge(p_new, 'deposit', p_new.deposit_minor - greatest(v_held, 0), p_new.starts_on, p_today);
  end if;
  return v_held;
end
$$;
comment on function private.move_deposit_terms is
  'The deposit goes along, and the new lease charges what its own is above it; what is below stays held. Returns what went along.';

create function private.mail_unit_move(p_old public.leases, p_new public.leases, p_held_minor bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_facts jsonb := private.place_of_lease(p_new.id) || jsonb_build_object('lease_id', p_new.id, 'moves_on', p_new.starts_on,
    'from_property', private.place_of_lease(p_old.id) ->> 'property', 'from_unit', private.place_of_lease(p_old.id) ->> 'unit',
    'currency', p_new.currency, 'due_day', p_new.due_day, 'ends_on', p_new.ends_on,
    'rent_minor', (select rent_minor from public.lease_rent_steps where lease_id = p_new.id order by starts_on limit 1),
    'held_minor', greatest(p_held_minor, 0),
    'deposit_due_minor', greatest(p_new.deposit_minor - greatest(p_held_minor, 0), 0),
    'owed_minor', (select receivable_minor from public.lease_balances where lease_id = p_old.id));
  v_tenant record;
begin
  for v_tenant in
    select lt.id, lt.user_id, pe.email, exists (select 1 from public.autopays a
      where a.lease_id = p_old.id and a.user_id = lt.user_id and a.status in ('active', 'paused')) as has_autopay
    from public.lease_parties lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = p_new.id order by lt.is_primary desc, lt.created_at
  loop
    if v_tenant.user_id is not null then
      perform private.notify_user(v_tenant.user_id, p_new.organization_id, 'unit_moved', 'unit_move', 'lease', p_new.id,
        v_facts || jsonb_build_object('has_account', true, 'has_autopay', v_tenant.has_autopay), 'unit-move/' || v_tenant.id);
    elsif v_tenant.email <> '' and length(v_tenant.email) <= 254 then
      perform private.enqueue_mail(v_tenant.email, 'es', 'unit_move',
        v_facts || '{"has_account": false, "has_autopay": false}', 'unit-move/' || v_tenant.id);
    end if;
  end loop;
end
$$;
comment on function private.mail_unit_move is
  'Tells the tenants where they live from which day on, at what rent, what goes along, what stays owed, and that a card''s permission does not go along.';

create function private.move_to_unit(
  p_lease_id uuid, p_unit_id uuid, p_moves_on date, p_ends_on date, p_rent_minor bigint, p_due_day integer default null,
  p_deposit_minor bigint default null, p_rent_note text default null, p_currency public.currency_code default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_note text := left(btrim(coalesce(p_rent_note, '')), 200);
  v_old public.leases;
  v_new public.leases;
  v_unit public.units;
  v_today date;
  v_held bigint;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_old := private.lease_for_verb(p_lease_id, 'move_to_unit');
  v_today := private.organization_today(v_old.organization_id);
  perform private.require_permission(v_old.organization_id, 'money.write');
  perform private.require_permission(v_old.organization_id, 'money.reverse');
  if v_note = '' then
    perform private.fail('reason_missing', '{"fields": ["rent_note"]}');
  end if;
  select * into v_unit from public.units where id = p_unit_id and organization_id = v_old.organization_id;
  if not found then
    perform private.fail('not_found', '{"table": "units"}');
  end if;
  perform private.check_unit_move(v_old, v_unit, p_moves_on, p_ends_on, p_rent_minor, p_currency);
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, v_old.starts_on, p_moves_on - 1);
  perform private.refuse_overlap(null, p_unit_id, p_moves_on, p_ends_on);
  -- What is charged by now is charged first: what is left of it after the last day is taken off, the rest is owed.
  perform private.post_due_rent(v_old.organization_id, v_today);
  perform private.post_recurring_charges(v_old.organization_id, v_today);
  update public.leases set status = 'notice_given', ended_on = p_moves_on - 1 where id = p_lease_id returning * into v_old;
  insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, deposit_minor,
    proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from,
    moved_from_lease_id)
  values (v_old.organization_id, v_unit.property_id, p_unit_id, 'signed', p_moves_on, p_ends_on, v_old.currency,
    coalesce(p_due_day, v_old.due_day), coalesce(p_deposit_minor, v_old.deposit_minor), v_old.proration_method, v_old.late_fee_kind,
    v_old.late_fee_minor, v_old.late_fee_basis_points, v_old.late_fee_cap_minor, v_old.late_fee_grace_days, p_moves_on, v_old.id)
  returning * into v_new;
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_new.organization_id, v_new.id, v_new.currency, p_moves_on, p_rent_minor);
  perform private.move_parties(v_old, v_new);
  perform private.write_lease_event(v_old, 'unit_moved', jsonb_build_object('to_lease_id', v_new.id, 'starts_on', p_moves_on,
    'unit', v_unit.label));
  perform private.write_lease_event(v_new, 'unit_moved', jsonb_build_object('from_lease_id', v_old.id, 'starts_on', p_moves_on,
    'unit', (select label from public.units where id = v_old.unit_id)));
  perform private.shorten_rent(p_lease_id, v_note);
  v_held := private.move_deposit_terms(v_old, v_new, v_note, v_today);
  perform private.advance_leases(v_old.organization_id, v_today);
  perform private.post_due_rent(v_old.organization_id, v_today);
  perform private.move_credits(v_old.organization_id, v_today);
  perform private.mail_unit_move(v_old, v_new, v_held);
  return v_new.id;
end
$$;
select private.declare_verb('move_to_unit', 'leases.write, money.reverse, money.write', p_repeatable => true, p_comment =>
  'The tenants of a lease move to another unit of the organization, of the same property or another: the lease ends the day before, rent and monthly charges after that are taken off for p_rent_note, and a lease of the new unit begins with the same tenants, guarantors, late fees, proration and currency. The deposit goes along at once and only what is missing is charged; credit goes along on the day. What is owed stays owed on the old lease. Until the day calling the new lease off undoes it. Returns the new lease''s id. Errors: not_found, not_allowed, reason_missing, lease_not_in_force, notice_stands, renewal_drafted, lease_already_renewed, contract_open, unit_same, unit_archived, currency_differs, date_outside_lease, period_closed, term_ends_before_start, rent_not_positive, lease_overlaps, charge_invoiced.');
