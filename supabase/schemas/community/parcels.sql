create function private.note_parcel(
  p_parcel_id uuid, p_property_id uuid, p_unit_id uuid, p_description text, p_storage_place text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_own uuid := private.community_lease(p_property_id, 'parcels', 'maintenance.write');
  v_lease public.leases;
  v_parcel public.parcels;
begin
  if exists (select 1 from public.parcels where id = p_parcel_id and noted_by = (select auth.uid()) and unit_id = p_unit_id) then
    return p_parcel_id;
  end if;
  select * into v_lease from public.leases
  where property_id = p_property_id and unit_id = p_unit_id and private.is_occupying(status);
  if not found then
    perform private.fail('unit_without_tenant');
  elsif v_own is not null and (select count(*) from public.parcels
    where noted_by = (select auth.uid()) and noted_at > now() - interval '1 day') >= 20 then
    perform private.fail('too_many_posts');
  end if;
  insert into public.parcels (id, organization_id, property_id, unit_id, lease_id, description, storage_place, noted_by_lease_id, noted_by)
  values (p_parcel_id, v_lease.organization_id, p_property_id, p_unit_id, v_lease.id, btrim(p_description),
    btrim(coalesce(p_storage_place, '')), v_own, (select auth.uid()))
  returning * into v_parcel;
  perform private.mail_waiting_parcel(v_parcel);
  return p_parcel_id;
end
$$;
select private.declare_verb('note_parcel', 'maintenance.write, own', p_comment =>
  'The office or a neighbour notes what arrived for a unit, under an id that the client made. Errors: not_found, unit_without_tenant, too_many_posts.');

create function private.collect_parcel(p_parcel_id uuid, p_is_collected boolean default true)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_before public.parcels;
  v_parcel public.parcels;
begin
  select * into v_before from public.parcels
  where id = p_parcel_id and (lease_id in (select private.my_living_lease_ids())
    or organization_id in (select private.my_organization_ids('maintenance.write'))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  update public.parcels set
    collected_at = case when p_is_collected then coalesce(collected_at, now()) end,
    collected_by = case when p_is_collected then coalesce(collected_by, (select auth.uid())) end
  where id = p_parcel_id returning * into v_parcel;
  if (v_before.collected_at is null) <> (v_parcel.collected_at is null) then
    perform private.mail_waiting_parcel(v_parcel);
  end if;
end
$$;
select private.declare_verb('collect_parcel', 'maintenance.write, own', p_comment =>
  'A tenant of the unit or the office says that a parcel was collected, or was not. Error: not_found.');

create function private.neighbour_units(p_property_id uuid)
returns table (id uuid, label text)
language sql
stable
security definer
set search_path = ''
as $$
  select u.id, u.label from public.units u join public.leases l on l.unit_id = u.id and private.is_occupying(l.status)
  where u.property_id = p_property_id
    and (u.property_id in (select private.my_community_ids('parcels'))
      or u.organization_id in (select private.my_organization_ids('portfolio.read')))
  order by u.label_order
$$;
select private.declare_verb('neighbour_units', 'portfolio.read, own', p_comment =>
  'Units of a building in which somebody lives or works, for its tenants and its office; none for others.');

create function private.parcel_unit_label(p_unit_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select u.label from public.units u where u.id = p_unit_id
    and (u.property_id in (select private.my_property_ids())
      or u.organization_id in (select private.my_organization_ids('portfolio.read')))
$$;
comment on function private.parcel_unit_label is
  'What a unit of the caller''s building is called, for those who rent or work there.';
grant execute on function private.parcel_unit_label to authenticated, service_role;
