create type public.reservation_status as enum ('requested', 'confirmed', 'refused', 'cancelled');

create table public.common_areas (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  name text not null check (char_length(btrim(name)) between 2 and 80),
  description text not null default '' check (char_length(description) <= 1000),
  opens_at time not null,
  closes_at time not null,
  slot_minutes smallint not null check (slot_minutes in (30, 60, 90, 120, 180, 240, 360, 480)),
  max_per_week smallint not null check (max_per_week between 1 and 50),
  days_ahead smallint not null check (days_ahead between 1 and 365),
  needs_approval boolean not null default false,
  is_open boolean not null default true,
  unique (organization_id, id),
  unique (property_id, id),
  unique (property_id, name),
  check (closes_at - opens_at >= slot_minutes * interval '1 minute'),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.common_areas is
  'What tenants of a property may reserve, in slots of one length between its hours, which are those of the organisation''s zone.';
create index common_areas_of_organization on public.common_areas (organization_id, property_id, name);

create table public.area_reservations (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  area_id uuid not null,
  -- Null: the office keeps the time free.
  lease_id uuid,
  reserved_by uuid references auth.users (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status public.reservation_status not null,
  note text not null default '' check (char_length(note) <= 300),
  reason text not null default '' check (char_length(reason) <= 300),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (organization_id, area_id) references public.common_areas (organization_id, id) on delete restrict,
  foreign key (property_id, area_id) references public.common_areas (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  constraint reservations_never_overlap exclude using gist
    (area_id extensions.gist_uuid_ops with =, tstzrange(starts_at, ends_at) with &&) where (status in ('requested', 'confirmed'))
);
comment on table public.area_reservations is 'Who has a common area when; two that hold never overlap.';
create index reservations_of_organization on public.area_reservations (organization_id, starts_at);
create index reservations_of_property on public.area_reservations (property_id, starts_at);
create index reservations_of_area on public.area_reservations (area_id, starts_at);
create index reservations_of_lease on public.area_reservations (lease_id, starts_at);
create index reservations_of_user on public.area_reservations (reserved_by);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['common_areas', 'area_reservations'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create trigger refuse_delete before delete on public.%I for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.common_areas, public.area_reservations;
  end if;
end
$$;
create policy "readers and neighbours see common areas" on public.common_areas for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or property_id = any (array(select private.my_community_ids('areas'))));
create policy "readers see reservations, tenants those of their leases" on public.area_reservations for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or lease_id = any (array(select private.my_lease_ids())));

create function private.save_common_area(p_area public.common_areas)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.common_areas where id = p_area.id and property_id <> p_area.property_id) then
    perform private.fail('not_found');
  end if;
  insert into public.common_areas (id, organization_id, property_id, name, description, opens_at, closes_at, slot_minutes,
    max_per_week, days_ahead, needs_approval, is_open)
  values (p_area.id, private.managed_property(p_area.property_id), p_area.property_id, btrim(p_area.name),
    btrim(coalesce(p_area.description, '')), p_area.opens_at, p_area.closes_at, p_area.slot_minutes, p_area.max_per_week,
    p_area.days_ahead, p_area.needs_approval, p_area.is_open)
  on conflict (id) do update set name = excluded.name, description = excluded.description, opens_at = excluded.opens_at,
    closes_at = excluded.closes_at, slot_minutes = excluded.slot_minutes, max_per_week = excluded.max_per_week,
    days_ahead = excluded.days_ahead, needs_approval = excluded.needs_approval, is_open = excluded.is_open;
  return p_area.id;
end
$$;

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

create function private.reserve_area(p_reservation_id uuid, p_area_id uuid, p_starts_at timestamptz, p_note text)
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

create function private.decide_reservation(p_reservation_id uuid, p_is_confirmed boolean, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reservation public.area_reservations;
begin
  select * into v_reservation from public.area_reservations
  where id = p_reservation_id and organization_id in (select private.my_organization_ids('portfolio.write')) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_reservation.status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status then
    return;
  elsif v_reservation.status <> 'requested' then
    perform private.fail('reservation_decided');
  elsif not p_is_confirmed and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status,
    reason = btrim(coalesce(p_reason, '')), decided_at = now() where id = p_reservation_id;
end
$$;

create function private.cancel_reservation(p_reservation_id uuid, p_reason text)
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
  where id = p_reservation_id;
end
$$;

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
create trigger free_areas_of_lease after update of status on public.leases
  for each row when (new.status in ('ended', 'terminated')) execute function private.free_areas_of_lease();

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
