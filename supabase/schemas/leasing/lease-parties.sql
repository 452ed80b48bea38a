create function private.require_people(p_organization_id uuid, p_person_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from unnest(p_person_ids) as x (id)
    where not exists (select 1 from public.people p where p.id = x.id and p.organization_id = p_organization_id)
  ) then
    perform private.fail('not_found', jsonb_build_object('table', 'people'));
  end if;
end
$$;
comment on function private.require_people is 'Refuses with not_found when somebody is not of the organisation.';

create function private.names_of(p_person_ids uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(full_name order by full_name) from public.people where id = any (p_person_ids)
$$;
comment on function private.names_of is 'Names as they are today, for a history that stays; null for nobody.';

-- A tenant leaves a lease on a day that is told, comes back, or stays after all; the first one too, when another takes the place.
create function private.set_tenants(p_lease public.leases, p_person_ids uuid[])
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

create function private.change_lease_tenants(p_lease_id uuid, p_person_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_before uuid[];
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
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
  return p_lease_id;
end
$$;
select private.declare_verb('change_lease_tenants', 'leases.write', p_repeatable => true, p_comment =>
  'Gives a lease these tenants, its primary one among them. Who is left out leaves today and keeps reading what was theirs. Errors: not_found, lease_not_in_force, primary_tenant_stays, last_tenant_stays, guarantor_is_tenant.');

create function private.set_lease_guarantors(p_lease_id uuid, p_person_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_given uuid[] := coalesce(p_person_ids, '{}');
  v_lease public.leases;
  v_before uuid[];
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'set_lease_guarantors');
  perform private.require_people(v_lease.organization_id, v_given);
  if exists (select 1 from public.lease_parties where lease_id = p_lease_id and person_id = any (v_given)) then
    perform private.fail('guarantor_is_tenant');
  end if;
  v_before := array(select person_id from public.lease_guarantors where lease_id = p_lease_id);
  delete from public.lease_guarantors where lease_id = p_lease_id and not person_id = any (v_given);
  insert into public.lease_guarantors (organization_id, lease_id, person_id)
  select v_lease.organization_id, p_lease_id, x from unnest(v_given) x where not x = any (v_before);
  perform private.write_lease_event(v_lease, 'guarantors_changed', jsonb_build_object(
    'added', private.names_of(array(select x from unnest(v_given) x where not x = any (v_before))),
    'removed', private.names_of(array(select x from unnest(v_before) x where not x = any (v_given)))));
  return p_lease_id;
end
$$;
select private.declare_verb('set_lease_guarantors', 'leases.write', p_repeatable => true, p_comment =>
  'Who answers for the lease besides its tenants; an empty list for nobody. Errors: not_found, lease_not_in_force, guarantor_is_tenant.');

create function private.add_rent_step(p_lease_id uuid, p_starts_on date, p_rent_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_last_charged date;
  v_last_day date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'add_rent_step');
  v_last_charged := coalesce(v_lease.charged_through, v_lease.bill_from - 1);
  v_last_day := coalesce(v_lease.ended_on, case when v_lease.status <> 'month_to_month' then v_lease.ends_on end);
  if p_rent_minor is null or p_rent_minor < 0 then
    perform private.fail('rent_not_positive');
  elsif p_starts_on is null or p_starts_on < v_lease.starts_on or p_starts_on > v_last_day then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on, 'ends_on', v_last_day));
  elsif p_starts_on <= v_last_charged then
    perform private.fail('days_already_charged', jsonb_build_object('charged_through', v_last_charged));
  end if;
  -- A change that is not charged yet may be thought over: the later word counts.
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_lease.organization_id, p_lease_id, v_lease.currency, p_starts_on, p_rent_minor)
  on conflict (lease_id, starts_on) do update set rent_minor = excluded.rent_minor;
  perform private.write_lease_event(v_lease, 'rent_changed', jsonb_build_object('starts_on', p_starts_on,
    'rent_minor', p_rent_minor, 'currency', v_lease.currency, 'before_minor', (select rent_minor from public.lease_rent_steps
      where lease_id = p_lease_id and starts_on < p_starts_on order by starts_on desc limit 1)));
  return p_lease_id;
end
$$;
select private.declare_verb('add_rent_step', 'leases.write', p_repeatable => true, p_comment =>
  'From a day on that is not charged yet, the rent is another; zero is a rent-free time. Errors: not_found, lease_not_in_force, rent_not_positive, date_outside_lease, days_already_charged.');
