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
  p_request_id uuid, p_lease_id uuid, p_starts_on date, p_ends_on date, p_rent_minor bigint, p_due_day integer,
  p_deposit_minor bigint, p_person_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'draft_renewal', jsonb_build_object(
    'starts', p_starts_on, 'ends', p_ends_on, 'rent', p_rent_minor, 'due', p_due_day, 'deposit', p_deposit_minor,
    'people', p_person_ids));
  v_old public.leases;
  v_new public.leases;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_old := private.lease_for_verb(p_lease_id, 'draft_renewal');
  perform private.check_renewal(v_old, p_starts_on, p_ends_on, p_rent_minor);
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, p_starts_on, p_ends_on);
  v_new := private.insert_renewal_draft(v_old, p_starts_on, p_ends_on, coalesce(p_due_day, v_old.due_day),
    coalesce(p_deposit_minor, v_old.deposit_minor));
  perform private.write_draft_parties(v_new, coalesce(p_person_ids, array(select person_id from public.lease_tenants
    where lease_id = p_lease_id order by is_primary desc, created_at, id)), p_rent_minor);
  perform private.write_lease_event(v_old, 'renewal_drafted', jsonb_build_object('lease_id', v_new.id, 'starts_on', p_starts_on,
    'ends_on', p_ends_on, 'rent_minor', p_rent_minor, 'currency', v_new.currency));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_new.id));
  return v_new.id;
end
$$;
create function public.draft_renewal(p_request_id uuid, p_lease_id uuid, p_starts_on date, p_ends_on date, p_rent_minor bigint,
  p_due_day integer default null, p_deposit_minor bigint default null, p_person_ids uuid[] default null)
returns uuid language sql set search_path = ''
as $$
  select private.draft_renewal(p_request_id, p_lease_id, p_starts_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_person_ids)
$$;
comment on function public.draft_renewal is
  'Drafts the lease that is to follow this one, to be sent and signed like a new one; the lease runs on as it is until all have signed, then its deposit is carried over. Returns the draft''s id. Errors: not_found, lease_not_in_force, notice_stands, lease_already_renewed, renewal_drafted, term_ends_before_start, rent_not_positive, date_outside_lease, days_already_charged, renewal_leaves_gap, lease_overlaps, no_tenants.';

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

create or replace function private.conclude_lease(p_lease public.leases)
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
  elsif v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
end
$$;
comment on function private.conclude_lease is
  'A lease is agreed: from now on it holds its unit, and its deposit is charged, or carried over from the lease that it renews. The caller holds the money lock.';
comment on function public.record_paper_signature is
  'A draft was signed on paper: the lease is agreed and its deposit charged or, for a renewal, carried over. Errors: not_found, lease_not_draft, lease_overlaps; of a renewal also lease_not_in_force, notice_stands, days_already_charged, renewal_leaves_gap.';

create or replace function private.send_contract(p_request_id uuid, p_lease_id uuid, p_verb text, p_body text, p_with_guarantors boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', p_verb, jsonb_build_object(
    'sha256', encode(extensions.digest(convert_to(coalesce(p_body, ''), 'utf8'), 'sha256'), 'hex'), 'guarantors', p_with_guarantors));
  v_lease public.leases;
  v_version public.contract_versions;
  v_signer public.contract_signers;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, p_verb);
  if char_length(coalesce(p_body, '')) < 2 then
    perform private.fail('contract_empty');
  elsif exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'open') then
    perform private.fail('contract_open');
  end if;
  if v_lease.status = 'draft' and v_lease.renews_lease_id is not null then
    perform private.lease_to_renew(v_lease);
  end if;
  if v_lease.status = 'draft' then
    -- The lease that it renews gives its days up when all have signed.
    perform private.refuse_overlap(coalesce(v_lease.renews_lease_id, p_lease_id), v_lease.unit_id, v_lease.starts_on, v_lease.ends_on);
  end if;
  v_version := private.insert_contract(v_lease,
    case when exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'signed')
      then 'amendment' else 'contract' end::public.contract_kind, p_body, coalesce(p_with_guarantors, false));
  if v_lease.status = 'draft' then
    update public.leases set status = 'sent' where id = p_lease_id;
  end if;
  perform private.write_lease_event(v_lease, 'contract_sent', jsonb_build_object('number', v_version.number, 'contract_kind', v_version.kind));
  for v_signer in select * from public.contract_signers where version_id = v_version.id and role <> 'landlord' loop
    perform private.mail_signer(v_signer, 'contract_to_sign', jsonb_build_object('name', v_signer.full_name, 'is_reminder', false,
      'kind', v_version.kind), 'contract/' || v_signer.id);
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_version.id));
  return v_version.id;
end
$$;

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
create trigger keep_renewal before update on public.leases
  for each row when (old.status = 'draft' and new.status = 'draft' and new.renews_lease_id is not null)
  execute function private.keep_renewal();

revoke execute on function private.insert_renewal_draft, private.lease_to_renew, private.keep_renewal
  from public, anon, authenticated;
revoke execute on function private.draft_renewal, public.draft_renewal from public, anon;
grant execute on function private.draft_renewal, public.draft_renewal to authenticated;
