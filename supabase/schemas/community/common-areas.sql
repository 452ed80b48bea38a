create function private.save_common_area(
  p_area_id uuid, p_property_id uuid, p_name text, p_description text, p_opens_at time, p_closes_at time, p_slot_minutes integer,
  p_max_per_week integer, p_days_ahead integer, p_needs_approval boolean, p_is_open boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.common_areas where id = p_area_id and property_id <> p_property_id) then
    perform private.fail('not_found');
  end if;
  insert into public.common_areas (id, organization_id, property_id, name, description, opens_at, closes_at, slot_minutes,
    max_per_week, days_ahead, needs_approval, is_open)
  values (p_area_id, private.managed_property(p_property_id), p_property_id, btrim(p_name), btrim(coalesce(p_description, '')),
    p_opens_at, p_closes_at, p_slot_minutes, p_max_per_week, p_days_ahead, p_needs_approval, p_is_open)
  on conflict (id) do update set name = excluded.name, description = excluded.description, opens_at = excluded.opens_at,
    closes_at = excluded.closes_at, slot_minutes = excluded.slot_minutes, max_per_week = excluded.max_per_week,
    days_ahead = excluded.days_ahead, needs_approval = excluded.needs_approval, is_open = excluded.is_open;
  return p_area_id;
end
$$;
select private.declare_verb('save_common_area', 'portfolio.write', p_comment =>
  'Adds a common area under an id that the client made, or changes it. Error: not_found.');

create function private.check_slot(p_area public.common_areas, p_starts_at timestamptz, p_lease_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_zone text := (select time_zone from public.organizations where id = p_area.organization_id);
  v_local timestamp := p_starts_at at time zone v_zone;
  v_from_opening numeric := extract(epoch from v_local::time - p_area.opens_at) / 60;
begin
  if v_from_opening < 0 or v_from_opening % p_area.slot_minutes <> 0
    or v_from_opening + p_area.slot_minutes > extract(epoch from p_area.closes_at - p_area.opens_at) / 60 then
    perform private.fail('slot_invalid');
  elsif p_starts_at <= now() then
    perform private.fail('slot_past');
  elsif p_lease_id is null then
    return;
  elsif v_local::date > private.organization_today(p_area.organization_id) + p_area.days_ahead then
    perform private.fail('slot_too_far', jsonb_build_object('days', p_area.days_ahead));
  elsif (select count(*) from public.area_reservations where area_id = p_area.id and lease_id = p_lease_id
      and status in ('requested', 'confirmed')
      and date_trunc('week', starts_at at time zone v_zone) = date_trunc('week', v_local)) >= p_area.max_per_week then
    perform private.fail('week_full', jsonb_build_object('count', p_area.max_per_week));
  end if;
end
$$;
comment on function private.check_slot is
  'Refuses what is no slot of the area or, for a lease, is too far ahead or too much. Errors: slot_invalid, slot_past, slot_too_far, week_full.';

create function private.reserve_area(p_reservation_id uuid, p_area_id uuid, p_starts_at timestamptz, p_note text default '')
returns public.reservation_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_area public.common_areas;
  v_known public.area_reservations;
  v_lease_id uuid;
  v_status public.reservation_status;
begin
  -- The lock lets reservations of an area come one after the other, so that a week is counted right.
  select * into v_area from public.common_areas where id = p_area_id for no key update;
  v_lease_id := private.community_lease(v_area.property_id, 'areas', 'portfolio.write');
  select * into v_known from public.area_reservations where id = p_reservation_id;
  if found then
    if v_known.area_id <> p_area_id or v_known.starts_at <> p_starts_at or v_known.reserved_by is distinct from (select auth.uid()) then
      perform private.fail('request_id_reused');
    end if;
    return v_known.status;
  elsif not v_area.is_open then
    perform private.fail('area_closed');
  end if;
  perform private.check_slot(v_area, p_starts_at, v_lease_id);
  v_status := case when v_area.needs_approval and v_lease_id is not null then 'requested' else 'confirmed' end;
  insert into public.area_reservations (id, organization_id, property_id, area_id, lease_id, reserved_by, starts_at, ends_at, status, note)
  values (p_reservation_id, v_area.organization_id, v_area.property_id, p_area_id, v_lease_id, (select auth.uid()), p_starts_at,
    p_starts_at + v_area.slot_minutes * interval '1 minute', v_status, btrim(coalesce(p_note, '')));
  return v_status;
exception when exclusion_violation then
  perform private.fail('slot_taken');
  return null;
end
$$;
select private.declare_verb('reserve_area', 'portfolio.write, own', p_comment =>
  'Reserves a slot under an id that the client made; the office blocks one. Errors: not_found, area_closed, slot_invalid, slot_past, slot_too_far, week_full, slot_taken.');

create function private.decide_reservation(p_reservation_id uuid, p_is_confirmed boolean, p_reason text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reservation public.area_reservations;
begin
  select * into v_reservation from public.area_reservations where id = p_reservation_id for update;
  perform private.require_record(v_reservation.organization_id, 'portfolio.write');
  if v_reservation.status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status then
    return;
  elsif v_reservation.status <> 'requested' then
    perform private.fail('reservation_decided');
  elsif not p_is_confirmed and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status,
    reason = btrim(coalesce(p_reason, '')), decided_at = now() where id = p_reservation_id
  returning * into v_reservation;
  perform private.mail_decided_reservation(v_reservation);
end
$$;
select private.declare_verb('decide_reservation', 'portfolio.write', p_comment =>
  'The office confirms or, with a reason, refuses what a tenant asked for. Errors: not_found, reservation_decided, reason_missing.');

create function private.cancel_reservation(p_reservation_id uuid, p_reason text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reservation public.area_reservations;
  v_is_office boolean;
begin
  select * into v_reservation from public.area_reservations
  where id = p_reservation_id and (organization_id in (select private.my_organization_ids('portfolio.write'))
    or lease_id in (select private.my_living_lease_ids())) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  v_is_office := v_reservation.organization_id in (select private.my_organization_ids('portfolio.write'));
  if v_reservation.status = 'cancelled' then
    return;
  elsif v_reservation.status = 'refused' or v_reservation.ends_at <= now() then
    perform private.fail('reservation_decided');
  elsif v_is_office and v_reservation.lease_id is not null and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = 'cancelled', reason = btrim(coalesce(p_reason, '')), decided_at = now()
  where id = p_reservation_id returning * into v_reservation;
  perform private.mail_decided_reservation(v_reservation);
end
$$;
select private.declare_verb('cancel_reservation', 'portfolio.write, own', p_comment =>
  'Gives a slot back; the office says why. Errors: not_found, reservation_decided, reason_missing.');

create function private.free_areas_of_lease()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.area_reservations set status = 'cancelled', decided_at = now()
  where lease_id = new.id and status in ('requested', 'confirmed') and ends_at > now();
  return null;
end
$$;
comment on function private.free_areas_of_lease is 'Trigger: who has left holds no common area any more.';

create function private.area_busy_times(p_area_id uuid, p_from timestamptz, p_to timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select r.starts_at, r.ends_at from public.area_reservations r
  where r.area_id = p_area_id and r.status in ('requested', 'confirmed') and r.starts_at < p_to and r.ends_at > p_from
    and (r.property_id in (select private.my_community_ids('areas'))
      or r.organization_id in (select private.my_organization_ids('portfolio.read')))
  order by r.starts_at limit 1000
$$;
select private.declare_verb('area_busy_times', 'portfolio.read, own', p_comment =>
  'When an area is taken between two moments, without saying by whom; none for who is no neighbour. 1,000 at most.');
