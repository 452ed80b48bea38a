create function private.write_draft_parties(p_lease public.leases, p_person_ids uuid[], p_rent_minor bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.set_tenants(p_lease, p_person_ids);
  -- The first of the list is the primary one; a draft may change its mind about who that is.
  update public.lease_tenants set is_primary = false
  where lease_id = p_lease.id and is_primary and person_id <> p_person_ids[1];
  update public.lease_tenants set is_primary = true
  where lease_id = p_lease.id and not is_primary and person_id = p_person_ids[1];
  delete from public.lease_rent_steps where lease_id = p_lease.id;
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (p_lease.organization_id, p_lease.id, p_lease.currency, p_lease.starts_on, p_rent_minor);
end
$$;
comment on function private.write_draft_parties is 'The tenants of a draft, in their order, and its rent.';

create function private.save_lease_draft(
  p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date, p_currency public.currency_code, p_rent_minor bigint,
  p_due_day integer, p_lease_id uuid default null, p_deposit_minor bigint default 0,
  p_proration_method public.proration_method default 'calendar_month', p_late_fee_kind public.late_fee_kind default 'none',
  p_late_fee_minor bigint default null, p_late_fee_basis_points integer default null, p_late_fee_cap_minor bigint default null,
  p_late_fee_grace_days integer default 0, p_bill_from date default null, p_is_deposit_held boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_lease public.leases;
begin
  select * into v_unit from public.units where id = p_unit_id for share;
  perform private.require_record(v_unit.organization_id, 'leases.write');
  if p_lease_id is not null then
    perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  end if;
  if p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  elsif p_is_deposit_held and v_unit.organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  if p_lease_id is null then
    insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day,
      deposit_minor, proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor,
      late_fee_grace_days, bill_from, is_deposit_held)
    values (v_unit.organization_id, v_unit.property_id, p_unit_id, 'draft', p_starts_on, p_ends_on, p_currency, p_due_day,
      coalesce(p_deposit_minor, 0), p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
      p_late_fee_cap_minor, coalesce(p_late_fee_grace_days, 0), coalesce(p_bill_from, p_starts_on),
      coalesce(p_is_deposit_held, false))
    returning * into v_lease;
  else
    v_lease := private.lease_for_verb(p_lease_id, 'save_lease_draft');
    if v_lease.organization_id <> v_unit.organization_id then
      perform private.fail('not_found', jsonb_build_object('table', 'units'));
    end if;
    -- Its rent is written in the currency of the lease: the old one goes first.
    delete from public.lease_rent_steps where lease_id = p_lease_id;
    update public.leases set property_id = v_unit.property_id, unit_id = p_unit_id, starts_on = p_starts_on, ends_on = p_ends_on,
      currency = p_currency, due_day = p_due_day, deposit_minor = coalesce(p_deposit_minor, 0),
      proration_method = p_proration_method, late_fee_kind = p_late_fee_kind, late_fee_minor = p_late_fee_minor,
      late_fee_basis_points = p_late_fee_basis_points, late_fee_cap_minor = p_late_fee_cap_minor,
      late_fee_grace_days = coalesce(p_late_fee_grace_days, 0), bill_from = coalesce(p_bill_from, p_starts_on),
      -- A renewal carries over what the lease before it holds.
      is_deposit_held = coalesce(p_is_deposit_held, false) and renews_lease_id is null
    where id = p_lease_id returning * into v_lease;
    update public.lease_balances set currency = p_currency where lease_id = p_lease_id;
    perform private.write_lease_event(v_lease, 'draft_changed', '{}');
  end if;
  perform private.write_draft_parties(v_lease, p_person_ids, p_rent_minor);
  return v_lease.id;
end
$$;
select private.declare_verb('save_lease_draft', 'leases.write, money.write', p_repeatable => true, p_comment =>
  'Makes a draft of a lease, or changes the one given. It holds no unit and charges nothing; the first person is the primary tenant. Its deposit may be held already: it is then opened on the usual account of deposits when the lease is agreed, and not charged; that needs money.write. Returns its id. Errors: not_found, lease_not_draft, term_ends_before_start, rent_not_positive, no_tenants, guarantor_is_tenant, unit_archived, not_allowed.');

create function private.delete_lease_draft(p_lease_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  perform private.lease_for_verb(p_lease_id, 'delete_lease_draft');
  update public.applications set lease_id = null where lease_id = p_lease_id;
  delete from public.leases where id = p_lease_id;
  return p_lease_id;
end
$$;
select private.declare_verb('delete_lease_draft', 'leases.write', p_repeatable => true, p_comment =>
  'Throws a draft away; an application that it was made from is free for another. Errors: not_found, lease_not_draft.');

create function private.conclude_lease(p_lease public.leases)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_old public.leases;
  v_today date := private.organization_today(p_lease.organization_id);
begin
  if p_lease.renews_lease_id is not null then
    v_old := private.lease_to_renew(p_lease);
    update public.leases set ended_on = p_lease.starts_on - 1 where id = v_old.id returning * into v_old;
  end if;
  perform private.refuse_overlap(p_lease.id, p_lease.unit_id, p_lease.starts_on, p_lease.ends_on);
  update public.leases set status = 'signed' where id = p_lease.id returning * into v_lease;
  if v_old.id is not null then
    perform private.hand_over_lease(v_old, v_lease, v_today);
  elsif v_lease.deposit_minor > 0 and v_lease.is_deposit_held then
    perform private.open_deposit(v_lease, v_lease.deposit_minor, v_today,
      private.cash_account(v_lease.organization_id, null, 'deposits'), 0, null);
  elsif v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
end
$$;
comment on function private.conclude_lease is
  'A lease is agreed: from now on it holds its unit, and its deposit is charged, opened where it is held already, or carried over from the lease that it renews. The caller holds the money lock.';

create function private.record_paper_signature(p_lease_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  perform private.conclude_lease(private.lease_for_verb(p_lease_id, 'record_paper_signature'));
  return p_lease_id;
end
$$;
select private.declare_verb('record_paper_signature', 'leases.write', p_repeatable => true, p_comment =>
  'A draft was signed on paper: the lease is agreed and its deposit charged or, for a renewal, carried over. Errors: not_found, lease_not_draft, lease_overlaps; of a renewal also lease_not_in_force, notice_stands, days_already_charged, renewal_leaves_gap.');
