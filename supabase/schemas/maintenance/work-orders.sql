-- A work order says what a vendor is to do about a request. Its steps are lines of the request's history that tenants do not see.
create function private.work_vendor_name(p_organization_id uuid, p_vendor_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select v.name from public.vendors v where v.organization_id = p_organization_id and v.id = p_vendor_id
      and p_organization_id = any (array(select private.my_organization_ids('maintenance.read')))
  );
end
$$;
comment on function private.work_vendor_name is
  'The name of a vendor, for readers of maintenance: of vendors they read nothing else.';

create function private.work_vendors(p_organization_id uuid)
returns table (id uuid, name text, email text)
language sql
stable
security definer
set search_path = ''
as $$
  select v.id, v.name, v.email from public.vendors v
  where v.organization_id = p_organization_id and v.archived_at is null
    and v.organization_id in (select private.my_organization_ids('maintenance.read'))
  order by v.name_order, v.id
$$;
select private.declare_verb('work_vendors', 'maintenance.read', p_comment =>
  'Vendors who can be given work, with the address that a request for a price goes to; none for who does not read maintenance.');

create function private.lock_work_order(p_work_order_id uuid, p_permission text, p_statuses public.work_order_status[])
returns public.work_orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders;
begin
  select * into v_order from public.work_orders where id = p_work_order_id;
  perform private.require_record(v_order.organization_id, p_permission);
  select * into strict v_order from public.work_orders where id = p_work_order_id for update;
  if v_order.status <> all (p_statuses) then
    perform private.fail('work_order_moved', jsonb_build_object('status', v_order.status));
  end if;
  return v_order;
end
$$;
comment on function private.lock_work_order is
  'A work order in one of the states, locked; refuses with not_found or work_order_moved.';

create function private.note_work_order(p_order public.work_orders, p_step text, p_body text default '', p_facts jsonb default '{}')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
begin
  select * into strict v_request from public.maintenance_requests where id = p_order.maintenance_id;
  perform private.note_maintenance_event(v_request, 'work_order', left(p_body, 2000),
    jsonb_build_object('step', p_step, 'order', p_order.id, 'number', p_order.number) || p_facts, true, false);
end
$$;
comment on function private.note_work_order is
  'Writes a step of a work order into the history of its request, where only the office reads it.';

create function private.lease_of_work(p_request public.maintenance_requests)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(p_request.lease_id, (
    select l.id from public.leases l
    where l.organization_id = p_request.organization_id and l.unit_id = p_request.unit_id
      and (private.is_occupying(l.status) or l.status in ('ended', 'terminated'))
    order by private.is_occupying(l.status) desc, coalesce(l.ended_on, l.ends_on) desc, l.id limit 1))
$$;
comment on function private.lease_of_work is
  'The lease that a tenant''s damage is charged to: that of the request, else the one in force in its unit, else the last one.';

-- Whoever chooses a vendor, or accepts what one asks, passes here: a rule about who may work for the organization belongs here.
create function private.require_work_vendor(p_order public.work_orders, p_vendor_id uuid, p_override_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.vendors v
    where v.organization_id = p_order.organization_id and v.id = p_vendor_id and v.archived_at is null) then
    perform private.fail('vendor_missing', '{"fields": ["vendor_id"]}');
  end if;
  -- A price may be asked of anybody; work is given to those whose papers are in order.
  if p_override_reason is not null then
    perform private.require_vendor_may_work(p_vendor_id, private.organization_today(p_order.organization_id), p_override_reason);
  end if;
  if btrim(coalesce(p_override_reason, '')) <> '' then
    perform private.note_work_order(p_order, 'vendor_override', p_override_reason, jsonb_build_object('vendor',
      (select name from public.vendors where id = p_vendor_id)));
  end if;
end
$$;
comment on function private.require_work_vendor is
  'Refuses a vendor who may not be given the work; why it is given all the same is kept in the history. A null reason only asks for a price. Errors: vendor_missing, vendor_documents_missing (kinds).';

create function private.split_price(p_amount_minor bigint, p_tax public.quote_tax, p_day date)
returns table (net_minor bigint, itbis_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select p_amount_minor - case p_tax when 'included' then t.itbis else 0 end, case p_tax when 'none' then 0 else t.itbis end
  from (select round(p_amount_minor::numeric * r.points / case p_tax when 'included' then 10000 + r.points else 10000 end)::bigint as itbis
    from (select private.tax_rule('itbis_basis_points', p_day) as points) r) t
$$;
comment on function private.split_price is
  'A price without its ITBIS, and the ITBIS, at the rate of the day. src/domain/maintenance/work-price.ts is its twin.';

create function private.write_work_lines(p_order public.work_orders, p_lines jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) > 50 then
    perform private.fail('lines_missing');
  elsif exists (select 1 from jsonb_to_recordset(p_lines) as l (description text) where btrim(coalesce(l.description, '')) = '') then
    perform private.fail('description_missing', '{"fields": ["lines"]}');
  elsif exists (select 1 from jsonb_to_recordset(p_lines) as l (amount_minor bigint) where l.amount_minor <= 0) then
    perform private.fail('amount_not_positive', '{"fields": ["lines"]}');
  end if;
  delete from public.work_order_lines where work_order_id = p_order.id;
  insert into public.work_order_lines (organization_id, work_order_id, position, description, is_goods, amount_minor)
  select p_order.organization_id, p_order.id, l.position, btrim(l.value ->> 'description'),
    coalesce((l.value ->> 'is_goods')::boolean, false), (l.value ->> 'amount_minor')::bigint
  from jsonb_array_elements(p_lines) with ordinality as l (value, position);
end
$$;
comment on function private.write_work_lines is
  'Writes what is to be done, line by line, in place of what was there. Errors: lines_missing, description_missing, amount_not_positive.';

create function private.open_work_order(
  p_maintenance_id uuid, p_title text, p_scope text, p_payer public.work_order_payer, p_currency public.currency_code,
  p_lines jsonb default '[]')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_order public.work_orders;
begin
  select * into v_request from public.maintenance_requests where id = p_maintenance_id;
  perform private.require_record(v_request.organization_id, 'maintenance.write');
  -- The numbers stand in the row that is the money lock: money first, as all who take both locks do.
  perform private.lock_money(v_request.organization_id);
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  end if;
  v_order.lease_id := case when p_payer <> 'owner' then private.lease_of_work(v_request) end;
  if p_payer <> 'owner' and v_order.lease_id is null then
    perform private.fail('work_lease_missing', '{"fields": ["payer"]}');
  end if;
  update private.organization_counters set last_work_order_number = last_work_order_number + 1
  where organization_id = v_request.organization_id returning last_work_order_number into v_order.number;
  insert into public.work_orders (organization_id, number, maintenance_id, property_id, unit_id, title, scope, payer, lease_id, currency,
    created_by)
  values (v_request.organization_id, v_order.number, v_request.id, v_request.property_id, v_request.unit_id, btrim(p_title),
    btrim(coalesce(p_scope, '')), p_payer, v_order.lease_id, p_currency, (select auth.uid()))
  returning * into v_order;
  perform private.write_work_lines(v_order, p_lines);
  perform private.note_work_order(v_order, 'opened');
  return v_order.id;
end
$$;
select private.declare_verb('open_work_order', 'maintenance.write, own', p_repeatable => true, p_comment =>
  'Begins a work order of an open request, numbered in the organization. p_lines: [{description, is_goods, amount_minor}]. Where tenants or a deposit pay, the lease is that of the request, of the unit, or the unit''s last. Returns its id. Errors: not_found, maintenance_moved, work_lease_missing, lines_missing, description_missing, amount_not_positive.');
