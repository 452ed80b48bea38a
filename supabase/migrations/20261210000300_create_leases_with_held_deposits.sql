-- A lease that is entered with its deposit in the landlord's hands: it is opened, not charged.
drop function public.create_lease;
drop function private.create_lease;
create function private.create_lease(
  p_request_id uuid, p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date,
  p_currency public.currency_code, p_rent_minor bigint, p_due_day integer, p_deposit_minor bigint,
  p_proration_method public.proration_method, p_late_fee_kind public.late_fee_kind, p_late_fee_minor bigint,
  p_late_fee_basis_points integer, p_late_fee_cap_minor bigint, p_late_fee_grace_days integer, p_bill_from date,
  p_is_deposit_held boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_known jsonb;
  v_lease public.leases;
  v_today date;
  v_other record;
begin
  select * into v_unit from public.units
  where id = p_unit_id and organization_id in (select private.my_organization_ids('leases.write'))
  for share;  -- it cannot be archived meanwhile
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'create_lease', jsonb_build_object('unit', p_unit_id, 'people', p_person_ids,
    'starts', p_starts_on, 'ends', p_ends_on, 'rent', p_rent_minor, 'currency', p_currency, 'deposit', p_deposit_minor,
    'due', p_due_day, 'proration', p_proration_method, 'late', jsonb_build_array(p_late_fee_kind, p_late_fee_minor,
    p_late_fee_basis_points, p_late_fee_cap_minor, p_late_fee_grace_days), 'from', p_bill_from, 'held', p_is_deposit_held));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif coalesce(cardinality(p_person_ids), 0) = 0 then
    perform private.fail('no_tenants');
  elsif exists (
    select 1 from unnest(p_person_ids) as x (id)
    where not exists (select 1 from public.people p where p.id = x.id and p.organization_id = v_unit.organization_id)
  ) then
    perform private.fail('not_found', jsonb_build_object('table', 'people'));
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  elsif p_is_deposit_held and v_unit.organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  perform private.lock_money(v_unit.organization_id);
  v_today := private.organization_today(v_unit.organization_id);
  begin
    insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, deposit_minor,
      proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from)
    values (v_unit.organization_id, v_unit.property_id, p_unit_id, 'signed', p_starts_on, p_ends_on, p_currency, p_due_day,
      coalesce(p_deposit_minor, 0), p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
      p_late_fee_cap_minor, coalesce(p_late_fee_grace_days, 0), coalesce(p_bill_from, p_starts_on))
    returning * into v_lease;
  exception when exclusion_violation then
    select l.starts_on, l.ends_on, l.status into v_other from public.leases l
    where l.unit_id = p_unit_id and l.occupies && daterange(p_starts_on, p_ends_on, '[]') order by l.starts_on limit 1;
    perform private.fail('lease_overlaps',
      jsonb_build_object('starts_on', v_other.starts_on, 'ends_on', v_other.ends_on, 'status', v_other.status));
  end;
  insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
  select v_lease.organization_id, v_lease.id, p.id, p.position = 1
  from unnest(p_person_ids) with ordinality as p (id, position);
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_lease.organization_id, v_lease.id, p_currency, p_starts_on, p_rent_minor);
  if v_lease.deposit_minor > 0 and p_is_deposit_held then
    perform private.open_deposit(v_lease, v_lease.deposit_minor, v_today,
      private.cash_account(v_lease.organization_id, null, 'deposits'), 0, null);
  elsif v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_lease.id));
  return v_lease.id;
end
$$;

create function public.create_lease(
  p_request_id uuid, p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date,
  p_currency public.currency_code, p_rent_minor bigint, p_due_day integer, p_deposit_minor bigint default 0,
  p_proration_method public.proration_method default 'calendar_month', p_late_fee_kind public.late_fee_kind default 'none',
  p_late_fee_minor bigint default null, p_late_fee_basis_points integer default null,
  p_late_fee_cap_minor bigint default null, p_late_fee_grace_days integer default 0, p_bill_from date default null,
  p_is_deposit_held boolean default false)
returns uuid
language sql
set search_path = ''
as $$
  select private.create_lease(p_request_id, p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency, p_rent_minor,
    p_due_day, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
    p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from, coalesce(p_is_deposit_held, false))
$$;
comment on function public.create_lease is
  'Makes a signed lease (active when its term has begun) with tenants, first rent step and deposit charge; the first person is the primary tenant. Rent is charged from p_bill_from (the start when null). A deposit that is held already is opened on the usual account of deposits and not charged; that needs money.write. Returns its id. Errors: not_found, lease_overlaps, term_ends_before_start, rent_not_positive, no_tenants, unit_archived, not_allowed.';
revoke execute on function private.create_lease, public.create_lease from public, anon;
grant execute on function private.create_lease, public.create_lease to authenticated;
select private.guard_door('create_lease');
