create function private.mail_waiting_parcel(p_parcel public.parcels)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
begin
  for v_reader in
    select lt.user_id, p.name as property, u.label as unit
    from public.lease_parties lt
    join public.leases l on l.id = lt.lease_id and private.is_occupying(l.status)
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join public.communities c on c.property_id = l.property_id
    where lt.lease_id = p_parcel.lease_id and lt.user_id is not null and coalesce(c.has_parcels, true)
  loop
    if p_parcel.collected_at is not null then
      perform private.withdraw_notification(v_reader.user_id, 'parcel/' || p_parcel.id || '/' || v_reader.user_id);
    elsif v_reader.user_id is distinct from p_parcel.noted_by and v_reader.user_id is distinct from (select auth.uid()) then
      perform private.notify_user(v_reader.user_id, p_parcel.organization_id, 'parcel_waiting', 'parcel_waiting', 'parcel', p_parcel.id, jsonb_build_object(
        'lease_id', p_parcel.lease_id, 'property', v_reader.property, 'unit', v_reader.unit, 'description', p_parcel.description, 'storage_place', p_parcel.storage_place),
        'parcel/' || p_parcel.id || '/' || v_reader.user_id, '10 minutes');
    end if;
  end loop;
end
$$;
comment on function private.mail_waiting_parcel is
  'Mails the tenants of a unit what waits for them, but for who noted it, and takes that back when it is collected.';

create function private.mail_decided_reservation(p_reservation public.area_reservations)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_reservation.lease_id is not null and p_reservation.reserved_by is not null
    and p_reservation.reserved_by is distinct from (select auth.uid())
    and p_reservation.organization_id in (select private.my_organization_ids('portfolio.write'))
    and exists (select 1 from public.leases where id = p_reservation.lease_id and private.is_occupying(status)) then
    perform private.notify_user(p_reservation.reserved_by, p_reservation.organization_id, 'reservation_decided',
      'reservation_decided', 'area_reservation', p_reservation.id, (
      select jsonb_build_object('lease_id', p_reservation.lease_id, 'area', a.name, 'property', p.name, 'landlord', o.name, 'decision', p_reservation.status,
        'reason', p_reservation.reason, 'starts_at', p_reservation.starts_at, 'ends_at', p_reservation.ends_at, 'time_zone', o.time_zone)
      from public.common_areas a
      join public.properties p on p.id = a.property_id
      join public.organizations o on o.id = a.organization_id
      where a.id = p_reservation.area_id), 'reservation/' || p_reservation.id || '/' || p_reservation.status);
  end if;
end
$$;
comment on function private.mail_decided_reservation is
  'Tells who reserved an area that the office confirmed, refused or cancelled it.';

create function private.mail_published_rules(p_rules public.house_rules)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
  v_before uuid := (select id from public.house_rules where property_id = p_rules.property_id and version = p_rules.version - 1);
begin
  for v_reader in
    select distinct on (lt.user_id) lt.user_id, l.id as lease_id, p.name as property, o.name as landlord
    from public.leases l
    join public.lease_parties lt on lt.lease_id = l.id and lt.user_id is not null
    join public.properties p on p.id = l.property_id
    join public.organizations o on o.id = l.organization_id
    where l.property_id = p_rules.property_id and private.is_occupying(l.status)
    order by lt.user_id, l.starts_on desc, l.id
  loop
    perform private.withdraw_notification(v_reader.user_id, 'house-rules/' || v_before || '/' || v_reader.user_id);
    if v_reader.user_id is distinct from (select auth.uid()) then
      perform private.notify_user(v_reader.user_id, p_rules.organization_id, 'rules_published', 'rules_published', 'house_rules',
        p_rules.id, jsonb_build_object(
        'lease_id', v_reader.lease_id, 'property', v_reader.property, 'landlord', v_reader.landlord, 'is_new', p_rules.version = 1),
        'house-rules/' || p_rules.id || '/' || v_reader.user_id, '10 minutes');
    end if;
  end loop;
end
$$;
comment on function private.mail_published_rules is
  'Mails those who live or work there the rules that hold now, in place of what waits about the ones before.';
