-- A tenant leaves a lease on a day that is told, comes back, or stays after all; the first one too, when another takes the place.
create or replace function private.set_tenants(p_lease public.leases, p_person_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_lease.organization_id);
begin
  if coalesce(cardinality(p_person_ids), 0) = 0 then
    perform private.fail('no_tenants');
  end if;
  perform private.require_people(p_lease.organization_id, p_person_ids);
  if exists (select 1 from public.lease_guarantors where lease_id = p_lease.id and person_id = any (p_person_ids)) then
    perform private.fail('guarantor_is_tenant');
  end if;
  if p_lease.starts_on > v_today or p_lease.status in ('draft', 'sent', 'partially_signed') then
    -- Who never lived there has nothing to keep.
    delete from public.lease_tenants where lease_id = p_lease.id and not person_id = any (p_person_ids);
  else
    update public.lease_tenants set left_on = v_today
    where lease_id = p_lease.id and not person_id = any (p_person_ids) and (left_on is null or left_on > v_today);
  end if;
  -- Who left comes back; who has told of their last day keeps it.
  update public.lease_tenants set left_on = null, is_primary = false, primary_from = null
  where lease_id = p_lease.id and person_id = any (p_person_ids) and left_on < v_today;
  insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
  select p_lease.organization_id, p_lease.id, p.id,
    p.position = 1 and not exists (select 1 from public.lease_tenants where lease_id = p_lease.id and is_primary)
  from unnest(p_person_ids) with ordinality as p (id, position)
  where not exists (select 1 from public.lease_tenants t where t.lease_id = p_lease.id and t.person_id = p.id);
end
$$;
comment on function private.set_tenants is
  'Gives a lease these tenants: who stays keeps their place and access, who is left out leaves today; the first is the primary one of a new lease.';

create or replace function private.change_lease_tenants(p_request_id uuid, p_lease_id uuid, p_person_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'change_lease_tenants',
    jsonb_build_object('people', p_person_ids));
  v_lease public.leases;
  v_before uuid[];
begin
  if v_known is not null then
    return p_lease_id;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'change_lease_tenants');
  v_before := private.lease_party_ids(p_lease_id, private.organization_today(v_lease.organization_id));
  -- The first one, and whoever is to be the first one, leave by set_tenant_departure, which asks who follows.
  if p_person_ids is null or exists (select 1 from public.lease_tenants
    where lease_id = p_lease_id and is_primary and person_id = any (v_before) and not person_id = any (p_person_ids)) then
    perform private.fail('primary_tenant_stays');
  elsif not exists (select 1 from unnest(p_person_ids) x where not exists (select 1 from public.lease_tenants t
    where t.lease_id = p_lease_id and t.person_id = x and t.left_on >= private.organization_today(v_lease.organization_id))) then
    perform private.fail('last_tenant_stays');
  end if;
  perform private.set_tenants(v_lease, p_person_ids);
  perform private.write_lease_event(v_lease, 'tenants_changed', jsonb_build_object(
    'added', private.names_of(array(select x from unnest(p_person_ids) x where not x = any (v_before))),
    'removed', private.names_of(array(select x from unnest(v_before) x where not x = any (p_person_ids)))));
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
comment on function public.change_lease_tenants is
  'Gives a lease these tenants, its primary one among them. Who is left out leaves today and keeps reading what was theirs. Errors: not_found, lease_not_in_force, primary_tenant_stays, last_tenant_stays, guarantor_is_tenant.';

create function private.hand_on_primary(p_tenant public.lease_tenants, p_left_on date, p_primary_person_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_next public.lease_tenants;
  v_from date := greatest(p_left_on + 1, p_tenant.primary_from);
begin
  select * into v_next from public.lease_tenants
  where lease_id = p_tenant.lease_id and is_primary and primary_from = p_tenant.left_on + 1 and id <> p_tenant.id;
  if v_next.left_on is not null then
    -- That one is leaving too, and another follows: only the day between the two moves.
    if v_from > v_next.left_on then
      perform private.fail('date_outside_lease', jsonb_build_object('ends_on', v_next.left_on - 1));
    end if;
  elsif p_primary_person_id is not null or v_next.id is null then
    update public.lease_tenants set is_primary = false, primary_from = null where id = v_next.id;
    select * into v_next from public.lease_tenants
    where lease_id = p_tenant.lease_id and person_id = p_primary_person_id and id <> p_tenant.id and left_on is null;
    if not found then
      perform private.fail('new_primary_missing');
    end if;
  end if;
  -- There is one on each day, on the way too.
  update public.lease_tenants set is_primary = false, primary_from = null where id = v_next.id;
  update public.lease_tenants set left_on = p_left_on, is_primary = primary_from is null or primary_from <= p_left_on,
    primary_from = case when primary_from <= p_left_on then primary_from end
  where id = p_tenant.id;
  update public.lease_tenants set is_primary = true, primary_from = v_from where id = v_next.id;
end
$$;
comment on function private.hand_on_primary is
  'The primary tenant leaves on a day: from the next one on another, who stays, is the first; unless told, the one who was to follow.';

create function private.keep_tenant(p_tenant public.lease_tenants)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What is set right within a month was a mistake; later it is a coming back.
  v_is_undone boolean := p_tenant.left_on >= private.organization_today(p_tenant.organization_id) - 31;
begin
  if exists (select 1 from public.lease_guarantors where lease_id = p_tenant.lease_id and person_id = p_tenant.person_id) then
    perform private.fail('guarantor_is_tenant');
  end if;
  if p_tenant.is_primary and v_is_undone then
    update public.lease_tenants set is_primary = false, primary_from = null
    where lease_id = p_tenant.lease_id and is_primary and primary_from > p_tenant.left_on;
    update public.lease_tenants set left_on = null where id = p_tenant.id;
  else
    update public.lease_tenants set left_on = null, is_primary = false, primary_from = null where id = p_tenant.id;
  end if;
end
$$;
comment on function private.keep_tenant is 'Somebody who was to leave, or left by mistake, stays, and is the first again where they were; who comes back later is not.';

create function private.set_tenant_departure(p_request_id uuid, p_lease_id uuid, p_person_id uuid, p_left_on date,
  p_primary_person_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_lease_verb(p_request_id, p_lease_id, 'leases.write', 'set_tenant_departure',
    jsonb_build_object('person', p_person_id, 'left', p_left_on, 'primary', p_primary_person_id));
  v_lease public.leases;
  v_tenant public.lease_tenants;
  v_latest date;
begin
  if v_known is not null then
    return p_lease_id;
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'set_tenant_departure');
  v_latest := least(v_lease.ended_on, private.organization_today(v_lease.organization_id) + 366);
  select * into v_tenant from public.lease_tenants where lease_id = p_lease_id and person_id = p_person_id;
  if not found then
    perform private.fail('not_found');
  elsif p_left_on is null then
    if v_tenant.left_on is not null then
      perform private.keep_tenant(v_tenant);
      perform private.write_lease_event(v_lease, 'tenants_changed', jsonb_build_object(
        'stays', private.names_of(array[p_person_id]) -> 0));
    end if;
  elsif p_left_on < v_lease.starts_on or p_left_on > v_latest then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on, 'ends_on', v_latest));
  elsif not exists (select 1 from public.lease_tenants
    where lease_id = p_lease_id and person_id <> p_person_id and left_on is null) then
    perform private.fail('last_tenant_stays');
  else
    if v_tenant.is_primary then
      perform private.hand_on_primary(v_tenant, p_left_on, p_primary_person_id);
    else
      update public.lease_tenants set left_on = p_left_on where id = v_tenant.id;
    end if;
    perform private.write_lease_event(v_lease, 'tenants_changed', jsonb_build_object(
      'leaves', private.names_of(array[p_person_id]) -> 0, 'left_on', p_left_on,
      'primary', case when v_tenant.is_primary then (private.names_of(
        (private.lease_party_ids(p_lease_id, p_left_on + 1))[1:1])) -> 0 end));
  end if;
  perform private.end_autopays(v_lease.organization_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;

create function public.set_tenant_departure(p_request_id uuid, p_lease_id uuid, p_person_id uuid, p_left_on date default null,
  p_primary_person_id uuid default null)
returns uuid language sql set search_path = ''
as $$ select private.set_tenant_departure(p_request_id, p_lease_id, p_person_id, p_left_on, p_primary_person_id) $$;
comment on function public.set_tenant_departure is
  'Says on which last day a tenant leaves a lease that others go on with; no day for one who stays after all or comes back. The primary tenant names who follows. From the day after they are no party and read what was theirs until then. Errors: not_found, lease_not_in_force, date_outside_lease, last_tenant_stays, new_primary_missing, guarantor_is_tenant.';

revoke execute on function private.hand_on_primary, private.keep_tenant, private.set_tenant_departure, public.set_tenant_departure
  from public, anon, authenticated;
grant execute on function private.set_tenant_departure, public.set_tenant_departure to authenticated;
select private.guard_door('set_tenant_departure');
