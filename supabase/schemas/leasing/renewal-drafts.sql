-- A renewal begins as a draft too: prepared, sent and signed like a new lease. Until it is agreed the lease before it runs
-- as it did; a renewal that was signed on paper is agreed at once, as before.
create function private.insert_renewal_draft(
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
  values (p_old.organization_id, p_old.property_id, p_old.unit_id, 'draft', p_starts_on, p_ends_on, p_old.currency, p_due_day,
    p_deposit_minor, p_old.proration_method, p_old.late_fee_kind, p_old.late_fee_minor, p_old.late_fee_basis_points,
    p_old.late_fee_cap_minor, p_old.late_fee_grace_days, p_starts_on, p_old.id)
  returning * into v_new;
  -- The place and the parties are the same: what the contract said of them is the beginning of the next one.
  insert into public.contract_particulars (lease_id, organization_id, description, condition, furniture, is_unfurnished,
    payment_form, landlord_name, landlord_identity, landlord_domicile, tenant_domicile, agreed_in, extra_clauses)
  select v_new.id, c.organization_id, c.description, c.condition, c.furniture, c.is_unfurnished, c.payment_form,
    c.landlord_name, c.landlord_identity, c.landlord_domicile, c.tenant_domicile, c.agreed_in, c.extra_clauses
  from public.contract_particulars c where c.lease_id = p_old.id;
  return v_new;
end
$$;
comment on function private.insert_renewal_draft is
  'The draft of a lease that renews another: the same unit, currency, rules and particulars, with its own term.';

create function private.draft_renewal(
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
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_old := private.lease_for_verb(p_lease_id, 'draft_renewal');
  perform private.check_renewal(v_old, p_starts_on, p_ends_on, p_rent_minor);
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, p_starts_on, p_ends_on);
  v_new := private.insert_renewal_draft(v_old, p_starts_on, p_ends_on, coalesce(p_due_day, v_old.due_day),
    coalesce(p_deposit_minor, v_old.deposit_minor));
  perform private.write_draft_parties(v_new, coalesce(p_person_ids, private.lease_party_ids(p_lease_id, p_starts_on)), p_rent_minor);
  perform private.write_lease_event(v_old, 'renewal_drafted', jsonb_build_object('lease_id', v_new.id, 'starts_on', p_starts_on,
    'ends_on', p_ends_on, 'rent_minor', p_rent_minor, 'currency', v_new.currency));
  return v_new.id;
end
$$;
select private.declare_verb('draft_renewal', 'leases.write', p_repeatable => true, p_comment =>
  'Drafts the lease that is to follow this one, to be sent and signed like a new one; the lease runs on as it is until all have signed, then its deposit is carried over. Returns the draft''s id. Errors: not_found, lease_not_in_force, notice_stands, lease_already_renewed, renewal_drafted, term_ends_before_start, rent_not_positive, date_outside_lease, days_already_charged, renewal_leaves_gap, lease_overlaps, no_tenants.');

create function private.lease_to_renew(p_draft public.leases)
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.leases;
  v_refusal text;
begin
  perform private.advance_leases(p_draft.organization_id, private.organization_today(p_draft.organization_id));
  select * into strict v_old from public.leases where id = p_draft.renews_lease_id for update;
  v_refusal := private.lease_refusal('renew_lease', v_old.status);
  if v_refusal is not null then
    perform private.fail(v_refusal, jsonb_build_object('status', v_old.status));
  end if;
  perform private.check_renewal(v_old, p_draft.starts_on, p_draft.ends_on,
    (select rent_minor from public.lease_rent_steps where lease_id = p_draft.id order by starts_on limit 1));
  return v_old;
end
$$;
comment on function private.lease_to_renew is
  'The lease that a draft renews, as the calendar has it today; refuses where it can no longer be renewed by this draft.';

-- What makes it a renewal stays: its unit, its currency, and rent from its first day. A late fee that is written into the
-- draft is its own and takes the place of the rule that came with the lease before it.
create function private.keep_renewal()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (new.unit_id, new.currency) is distinct from (old.unit_id, old.currency) then
    perform private.fail('renewal_keeps_unit');
  end if;
  new.bill_from := new.starts_on;
  if new.late_fee_kind <> 'none' and (new.late_fee_kind, new.late_fee_minor, new.late_fee_basis_points, new.late_fee_cap_minor,
      new.late_fee_grace_days) is distinct from (old.late_fee_kind, old.late_fee_minor, old.late_fee_basis_points,
      old.late_fee_cap_minor, old.late_fee_grace_days) then
    new.late_fee_inherited := false;
    delete from public.late_fee_rules where lease_id = new.id;
  end if;
  return new;
end
$$;
comment on function private.keep_renewal is 'Trigger: a draft that renews a lease is of the same unit and currency.';
