-- A lease begins as a draft: it holds no unit and charges nothing until it is signed.
alter table public.leases
  add column called_off_at timestamptz,
  add column called_off_reason text not null default '' check (char_length(called_off_reason) <= 300),
  add check ((called_off_at is null) = (called_off_reason = '')),
  add check (called_off_at is null or (status = 'terminated' and ended_on is null));
comment on column public.leases.called_off_at is 'When a signed lease was called off before its first day: it never held its unit.';
alter table public.leases alter column occupies set expression as (
  case
    when status in ('draft', 'sent', 'partially_signed') or called_off_at is not null then 'empty'::daterange
    when status = 'month_to_month' then daterange(starts_on, ended_on, '[]')
    else daterange(starts_on, coalesce(ended_on, ends_on), '[]')
  end
);
create index leases_being_agreed on public.leases (organization_id, created_at desc)
  where status in ('draft', 'sent', 'partially_signed');

-- A draft is the landlord's own paper: its tenants see the lease once it is sent to them.
create or replace function private.my_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select t.lease_id from public.lease_tenants t join public.leases l on l.id = t.lease_id
  where t.user_id = (select auth.uid()) and l.status <> 'draft'
$$;
comment on function private.my_lease_ids is 'Leases that the caller is a tenant of; a draft is not one yet.';

create or replace function private.lease_refusal(p_verb text, p_status public.lease_status)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_verb in ('save_lease_draft', 'delete_lease_draft', 'send_lease', 'record_paper_signature') then
      case when p_status = 'draft' then null else 'lease_not_draft' end
    when p_verb = 'recall_contract' then
      case when p_status in ('sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month') then null
        else 'contract_not_sent' end
    when p_verb = 'call_off_lease' then case when p_status = 'signed' then null else 'lease_not_signed' end
    when p_verb = 'give_notice' and p_status = 'notice_given' then 'notice_already_given'
    when p_verb = 'renew_lease' and p_status = 'notice_given' then 'notice_stands'
    when p_verb = 'withdraw_notice' then case when p_status = 'notice_given' then null else 'no_notice' end
    when p_verb = 'settle_deposit' then
      case when p_status in ('ended', 'terminated', 'renewed') then null else 'lease_not_ended' end
    when p_verb in ('give_notice', 'renew_lease') then
      case when p_status in ('active', 'month_to_month') then null else 'lease_not_in_force' end
    when p_verb = 'set_lease_guarantors' and p_status = 'draft' then null
    when p_verb in ('add_rent_step', 'change_lease_tenants', 'set_lease_guarantors', 'terminate_lease', 'send_amendment') then
      case when p_status in ('signed', 'active', 'notice_given', 'month_to_month') then null else 'lease_not_in_force' end
    else 'lease_not_in_force'
  end
$$;

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
  p_request_id uuid, p_lease_id uuid, p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date,
  p_currency public.currency_code, p_rent_minor bigint, p_due_day integer, p_deposit_minor bigint,
  p_proration_method public.proration_method, p_late_fee_kind public.late_fee_kind, p_late_fee_minor bigint,
  p_late_fee_basis_points integer, p_late_fee_cap_minor bigint, p_late_fee_grace_days integer, p_bill_from date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_arguments jsonb := jsonb_build_object('unit', p_unit_id, 'people', p_person_ids, 'starts', p_starts_on, 'ends', p_ends_on,
    'rent', p_rent_minor, 'currency', p_currency, 'deposit', p_deposit_minor, 'due', p_due_day, 'proration', p_proration_method,
    'late', jsonb_build_array(p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points, p_late_fee_cap_minor,
      p_late_fee_grace_days), 'from', p_bill_from);
  v_unit public.units;
  v_known jsonb;
  v_lease public.leases;
begin
  select * into v_unit from public.units
  where id = p_unit_id and organization_id in (select private.my_organization_ids('leases.write'))
  for share;
  if not found then
    perform private.fail('not_found');
  end if;
  if p_lease_id is null then
    v_known := private.claim_request(p_request_id, 'save_lease_draft', v_arguments);
  else
    v_known := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'save_lease_draft', v_arguments);
  end if;
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  end if;
  if p_lease_id is null then
    insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day,
      deposit_minor, proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor,
      late_fee_grace_days, bill_from)
    values (v_unit.organization_id, v_unit.property_id, p_unit_id, 'draft', p_starts_on, p_ends_on, p_currency, p_due_day,
      coalesce(p_deposit_minor, 0), p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
      p_late_fee_cap_minor, coalesce(p_late_fee_grace_days, 0), coalesce(p_bill_from, p_starts_on))
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
      late_fee_grace_days = coalesce(p_late_fee_grace_days, 0), bill_from = coalesce(p_bill_from, p_starts_on)
    where id = p_lease_id returning * into v_lease;
    update public.lease_balances set currency = p_currency where lease_id = p_lease_id;
    perform private.write_lease_event(v_lease, 'draft_changed', '{}');
  end if;
  perform private.write_draft_parties(v_lease, p_person_ids, p_rent_minor);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_lease.id));
  return v_lease.id;
end
$$;

create function public.save_lease_draft(
  p_request_id uuid, p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date,
  p_currency public.currency_code, p_rent_minor bigint, p_due_day integer, p_lease_id uuid default null,
  p_deposit_minor bigint default 0, p_proration_method public.proration_method default 'calendar_month',
  p_late_fee_kind public.late_fee_kind default 'none', p_late_fee_minor bigint default null,
  p_late_fee_basis_points integer default null, p_late_fee_cap_minor bigint default null,
  p_late_fee_grace_days integer default 0, p_bill_from date default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.save_lease_draft(p_request_id, p_lease_id, p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency,
    p_rent_minor, p_due_day, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
    p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from)
$$;
comment on function public.save_lease_draft is
  'Makes a draft of a lease, or changes the one given. It holds no unit and charges nothing; the first person is the primary tenant. Returns its id. Errors: not_found, lease_not_draft, term_ends_before_start, rent_not_positive, no_tenants, guarantor_is_tenant, unit_archived.';

create function private.delete_lease_draft(p_request_id uuid, p_lease_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  -- A draft that is gone answers a repeated request as the first time.
  if not exists (select 1 from private.requests where actor_id = (select auth.uid()) and request_id = p_request_id
    and verb = 'delete_lease_draft' and arguments ->> 'lease' = p_lease_id::text) then
    perform private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'delete_lease_draft', '{}');
    v_lease := private.lease_for_verb(p_lease_id, 'delete_lease_draft');
    update public.applications set lease_id = null where lease_id = p_lease_id;
    delete from public.leases where id = p_lease_id;
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  end if;
  return p_lease_id;
end
$$;
create function public.delete_lease_draft(p_request_id uuid, p_lease_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.delete_lease_draft(p_request_id, p_lease_id) $$;
comment on function public.delete_lease_draft is
  'Throws a draft away; an application that it was made from is free for another. Errors: not_found, lease_not_draft.';

create function private.conclude_lease(p_lease public.leases)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_today date := private.organization_today(p_lease.organization_id);
begin
  perform private.refuse_overlap(p_lease.id, p_lease.unit_id, p_lease.starts_on, p_lease.ends_on);
  update public.leases set status = 'signed' where id = p_lease.id returning * into v_lease;
  if v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
end
$$;
comment on function private.conclude_lease is
  'A lease is agreed: from now on it holds its unit, and its deposit is charged. The caller holds the money lock.';

create function private.record_paper_signature(p_request_id uuid, p_lease_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'record_paper_signature', '{}');
begin
  if v_known is null then
    perform private.conclude_lease(private.lease_for_verb(p_lease_id, 'record_paper_signature'));
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  end if;
  return p_lease_id;
end
$$;
create function public.record_paper_signature(p_request_id uuid, p_lease_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.record_paper_signature(p_request_id, p_lease_id) $$;
comment on function public.record_paper_signature is
  'A draft was signed on paper: the lease is agreed and its deposit charged. Errors: not_found, lease_not_draft, lease_overlaps.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['save_lease_draft', 'delete_lease_draft', 'record_paper_signature'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
