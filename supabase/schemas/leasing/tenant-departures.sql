create function private.lease_party_ids(p_lease_id uuid, p_on date)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select t.person_id from public.lease_tenants t
    where t.lease_id = p_lease_id and (t.left_on is null or t.left_on >= p_on)
    order by t.is_primary and (t.primary_from is null or t.primary_from <= p_on) desc, t.created_at, t.id)
$$;
comment on function private.lease_party_ids is
  'People who are parties of a lease on a day, the primary tenant first: those whom a lease that follows takes along.';

create function private.lease_party_names(p_lease_id uuid, p_on date)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select string_agg(pe.full_name, ', '
    order by t.is_primary and (t.primary_from is null or t.primary_from <= p_on) desc, pe.full_name)
  from public.lease_tenants t join public.people pe on pe.id = t.person_id
  where t.lease_id = p_lease_id and (t.left_on is null or t.left_on >= p_on)
$$;
comment on function private.lease_party_names is 'Who stands on a paper of a day.';

create function private.last_day_of(p_lease_id uuid, p_user_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select case when bool_or(t.left_on is null or t.left_on >= private.organization_today(t.organization_id)) then 'infinity'
    else max(t.left_on) end
  from public.lease_tenants t where t.lease_id = p_lease_id and t.user_id = p_user_id
$$;
comment on function private.last_day_of is
  'Until which day somebody reads of a lease: for ever while they are a party, null when they never were.';

create function private.my_last_day(p_lease_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$ select private.last_day_of(p_lease_id, (select auth.uid())) $$;
comment on function private.my_last_day is 'Until which day the caller reads of a lease that is or was theirs.';

create function private.last_moment_of(p_lease_id uuid, p_user_id uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select (private.last_day_of(p_lease_id, p_user_id) + 1)::timestamp at time zone o.time_zone
  from public.leases l join public.organizations o on o.id = l.organization_id where l.id = p_lease_id
$$;
comment on function private.last_moment_of is 'The midnight after somebody''s last day, where the lease is.';

create function private.my_last_moment(p_lease_id uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$ select private.last_moment_of(p_lease_id, (select auth.uid())) $$;
comment on function private.my_last_moment is 'Before which moment the caller reads of a lease that is or was theirs.';

create function private.my_past_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select t.lease_id from public.lease_tenants t
  join public.leases l on l.id = t.lease_id
  where t.user_id = (select auth.uid()) and t.left_on < private.organization_today(t.organization_id) and l.status <> 'draft'
$$;
comment on function private.my_past_lease_ids is
  'Leases that the caller left while others stayed; my_last_day says until when they read.';

-- What is kept for counts and lists follows the day.
create function private.mark_who_has_left()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.has_left := coalesce(new.left_on < private.organization_today(new.organization_id), false);
  return new;
end
$$;
comment on function private.mark_who_has_left is 'Trigger: a day that is over already counts at once.';

create function private.mark_tenants_who_left(p_organization_id uuid, p_today date)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.lease_tenants set has_left = true
  where organization_id = p_organization_id and left_on is not null and not has_left and left_on < p_today
$$;
comment on function private.mark_tenants_who_left is 'Job: counts and lists follow those whose last day is over.';

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
comment on function private.keep_tenant is
  'Somebody who was to leave, or left by mistake, stays, and is the first again where they were; who comes back later is not.';

create function private.set_tenant_departure(
  p_lease_id uuid, p_person_id uuid, p_left_on date default null, p_primary_person_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_tenant public.lease_tenants;
  v_latest date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
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
  return p_lease_id;
end
$$;
select private.declare_verb('set_tenant_departure', 'leases.write', p_repeatable => true, p_comment =>
  'Says on which last day a tenant leaves a lease that others go on with; no day for one who stays after all or comes back. The primary tenant names who follows. From the day after they are no party and read what was theirs until then. Errors: not_found, lease_not_in_force, date_outside_lease, last_tenant_stays, new_primary_missing, guarantor_is_tenant.');

grant execute on function private.my_last_day, private.my_last_moment, private.my_past_lease_ids to authenticated, service_role;
