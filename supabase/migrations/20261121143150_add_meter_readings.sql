-- What a meter showed on a day; with a price for the unit, what was used since the reading before is charged.
create table public.meter_readings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  meter_id uuid not null,
  unit_id uuid not null,
  lease_id uuid,
  read_on date not null check (read_on between '2000-01-01' and '2200-01-01'),
  value numeric(12, 3) not null check (value >= 0),
  used numeric(12, 3) check (used >= 0),
  price_minor bigint check (price_minor between 1 and 1000000000000),
  charge_id uuid references public.charges (id),
  removed_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((charge_id is null) or (used > 0 and price_minor is not null and lease_id is not null)),
  foreign key (organization_id, meter_id) references public.unit_meters (organization_id, id),
  foreign key (organization_id, unit_id) references public.units (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.meter_readings is
  'Readings of a unit''s meter, rising with the days; price_minor is what one unit used costs, charge_id what it was charged as. A removed one does not count.';
create unique index meter_readings_one_a_day on public.meter_readings (meter_id, read_on) where removed_at is null;
create index meter_readings_by_organization on public.meter_readings (organization_id, read_on desc);
create index meter_readings_by_lease on public.meter_readings (lease_id);
alter table public.meter_readings enable row level security;
grant select on public.meter_readings to authenticated, service_role;
create policy "readers of money and tenants see meter readings" on public.meter_readings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));

create function private.record_meter_reading(
  p_request_id uuid, p_meter_id uuid, p_read_on date, p_value numeric, p_price_minor bigint, p_description text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'record_meter_reading', jsonb_build_object('meter', p_meter_id,
    'on', p_read_on, 'value', p_value, 'price', p_price_minor, 'description', p_description));
  v_meter public.unit_meters;
  v_last public.meter_readings;
  v_lease public.leases;
  v_today date;
  v_amount bigint;
  v_charge uuid;
  v_id uuid := gen_random_uuid();
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  select * into v_meter from public.unit_meters
  where id = p_meter_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_meter.organization_id);
  v_today := private.organization_today(v_meter.organization_id);
  select * into v_last from public.meter_readings
  where meter_id = p_meter_id and removed_at is null order by read_on desc limit 1;
  if p_read_on is null or p_read_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_value is null or p_value < 0 or p_read_on <= v_last.read_on or p_value < v_last.value then
    perform private.fail('reading_below_last', jsonb_build_object('value', v_last.value, 'read_on', v_last.read_on));
  end if;
  select * into v_lease from public.leases
  where unit_id = v_meter.unit_id and occupies @> p_read_on and status in ('active', 'notice_given', 'month_to_month')
  order by starts_on desc limit 1;
  v_amount := round((p_value - v_last.value) * p_price_minor);
  if v_amount > 0 and v_lease.id is not null then
    v_charge := private.post_charge(v_lease, 'utility', v_amount, v_today, v_today,
      greatest(v_last.read_on + 1, v_lease.starts_on), p_read_on, coalesce(btrim(p_description), ''));
  end if;
  insert into public.meter_readings
    (id, organization_id, meter_id, unit_id, lease_id, read_on, value, used, price_minor, charge_id, created_by)
  values (v_id, v_meter.organization_id, p_meter_id, v_meter.unit_id, v_lease.id, p_read_on, p_value, p_value - v_last.value,
    p_price_minor, v_charge, (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.remove_meter_reading(p_reading_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reading public.meter_readings;
begin
  select * into v_reading from public.meter_readings
  where id = p_reading_id and removed_at is null and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  elsif exists (select 1 from public.charges where id = v_reading.charge_id and reversed_at is null) then
    perform private.fail('reading_charged');
  elsif exists (select 1 from public.meter_readings
    where meter_id = v_reading.meter_id and removed_at is null and read_on > v_reading.read_on) then
    perform private.fail('reading_not_last');
  end if;
  update public.meter_readings set removed_at = now() where id = p_reading_id;
  return p_reading_id;
end
$$;

create function public.record_meter_reading(p_request_id uuid, p_meter_id uuid, p_read_on date, p_value numeric,
  p_price_minor bigint default null, p_description text default '')
returns uuid language sql set search_path = ''
as $$ select private.record_meter_reading(p_request_id, p_meter_id, p_read_on, p_value, p_price_minor, p_description) $$;
comment on function public.record_meter_reading is
  'Writes down what a meter shows; with a price for a unit used, what was used since the reading before is charged to the lease in force. Returns the reading''s id. Errors: not_found, date_in_future, reading_below_last.';
create function public.remove_meter_reading(p_reading_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.remove_meter_reading(p_reading_id) $$;
comment on function public.remove_meter_reading is
  'Takes out the last reading of a meter, once its charge was taken back. Errors: not_found, reading_charged, reading_not_last.';
do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['record_meter_reading', 'remove_meter_reading'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
