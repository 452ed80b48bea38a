create function private.record_meter_reading(
  p_meter_id uuid, p_read_on date, p_value numeric, p_price_minor bigint default null, p_description text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_meter public.unit_meters;
  v_last public.meter_readings;
  v_lease public.leases;
  v_from date;
  v_today date;
  v_amount bigint;
  v_charge uuid;
  v_id uuid := gen_random_uuid();
begin
  select * into v_meter from public.unit_meters where id = p_meter_id;
  perform private.require_record(v_meter.organization_id, 'money.write');
  perform private.lock_money(v_meter.organization_id);
  v_today := private.organization_today(v_meter.organization_id);
  select * into v_last from public.meter_readings
  where meter_id = p_meter_id and removed_at is null order by read_on desc limit 1;
  if p_read_on is null or p_read_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_value is null or p_value < 0 or p_read_on <= v_last.read_on or p_value < v_last.value then
    perform private.fail('reading_below_last', jsonb_build_object('value', v_last.value, 'read_on', v_last.read_on));
  end if;
  select l.* into v_lease from private.metered_lease(v_meter, p_read_on) m join public.leases l on l.id = m.lease_id;
  select m.read_from into v_from from private.metered_lease(v_meter, p_read_on) m;
  v_amount := round((p_value - v_last.value) * p_price_minor);
  if v_amount > 0 and v_lease.id is not null then
    if v_from is null then
      perform private.fail('move_in_reading_missing', jsonb_build_object('fields', '["price_minor"]'::jsonb,
        'starts_on', v_lease.starts_on));
    end if;
    v_charge := private.post_charge(v_lease, 'utility', v_amount, v_today, v_today,
      greatest(v_from + 1, v_lease.starts_on), p_read_on, coalesce(btrim(p_description), ''));
  end if;
  insert into public.meter_readings
    (id, organization_id, meter_id, unit_id, lease_id, read_on, value, used, price_minor, charge_id, created_by)
  values (v_id, v_meter.organization_id, p_meter_id, v_meter.unit_id, v_lease.id, p_read_on, p_value, p_value - v_last.value,
    p_price_minor, v_charge, (select auth.uid()));
  return v_id;
end
$$;
select private.declare_verb('record_meter_reading', 'money.write', p_repeatable => true, p_comment =>
  'Writes down what a meter shows; with a price for a unit used, what was used since the reading before is charged to the lease of that day, ended or not. Returns the reading''s id. Errors: not_found, date_in_future, reading_below_last, move_in_reading_missing (nothing was read since the tenants came, nor the day before).');

create function private.remove_meter_reading(p_reading_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reading public.meter_readings;
begin
  select * into v_reading from public.meter_readings where id = p_reading_id and removed_at is null;
  perform private.require_record(v_reading.organization_id, 'money.write');
  if exists (select 1 from public.charges where id = v_reading.charge_id and reversed_at is null) then
    perform private.fail('reading_charged');
  elsif exists (select 1 from public.meter_readings
    where meter_id = v_reading.meter_id and removed_at is null and read_on > v_reading.read_on) then
    perform private.fail('reading_not_last');
  end if;
  update public.meter_readings set removed_at = now() where id = p_reading_id;
  return p_reading_id;
end
$$;
select private.declare_verb('remove_meter_reading', 'money.write', p_comment =>
  'Takes out the last reading of a meter, once its charge was taken back. Errors: not_found, reading_charged, reading_not_last.');

-- What a meter shows is charged to whoever lived there on that day, also when it is typed after they left, and only what was used
-- since they came: without a reading of the day they moved in, nobody knows how much of it is theirs.
create function private.metered_lease(p_meter public.unit_meters, p_read_on date)
returns table (lease_id uuid, read_from date)
language sql
stable
security definer
set search_path = ''
as $$
  select l.id, (select r.read_on from public.meter_readings r
    where r.meter_id = p_meter.id and r.removed_at is null and r.read_on < p_read_on and r.read_on >= l.starts_on - 1
    order by r.read_on desc limit 1)
  from public.leases l where l.unit_id = p_meter.unit_id and l.occupies @> p_read_on
$$;
comment on function private.metered_lease is
  'The lease of the unit on a day, and the reading in its time, or of the day before it, from which use is counted; null where there is none.';

create function private.meter_payer(p_meter_id uuid, p_read_on date)
returns table (lease_id uuid, tenant_name text, currency public.currency_code, starts_on date, is_counted boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select l.id, (select string_agg(pe.full_name, ', ' order by t.is_primary desc, pe.full_name)
      from public.lease_parties t join public.people pe on pe.id = t.person_id where t.lease_id = l.id),
    l.currency, l.starts_on, p.read_from is not null
  from public.unit_meters m cross join lateral private.metered_lease(m, p_read_on) p join public.leases l on l.id = p.lease_id
  where m.id = p_meter_id and m.organization_id in (select private.my_organization_ids('money.read'))
$$;
select private.declare_verb('meter_payer', 'money.read', p_comment =>
  'Whom a reading of a day would charge, and whether there is a reading from which their use is counted; no row where nobody lived there, or for strangers.');
