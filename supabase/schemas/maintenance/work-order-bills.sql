create function private.bill_work_order(p_work_order_id uuid, p_bill jsonb, p_lines jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders;
  v_bill uuid;
begin
  select * into v_order from public.work_orders where id = p_work_order_id;
  perform private.require_record(v_order.organization_id, 'money.write');
  -- Money first, as all who take both locks do.
  perform private.lock_money(v_order.organization_id);
  v_order := private.lock_work_order(p_work_order_id, 'money.write', '{done}');
  if (p_bill ->> 'vendor_id')::uuid is distinct from v_order.vendor_id then
    perform private.fail('bill_not_of_work', '{"fields": ["vendor_id"]}');
  elsif (p_bill ->> 'property_id')::uuid is distinct from v_order.property_id then
    perform private.fail('bill_not_of_work', '{"fields": ["property_id"]}');
  end if;
  v_bill := private.save_bill(v_order.organization_id, p_bill, p_lines, null);
  update public.work_orders set status = 'billed', bill_id = v_bill where id = p_work_order_id;
  perform private.note_work_order(v_order, 'billed');
  return v_bill;
end
$$;
select private.declare_verb('bill_work_order', 'money.write', p_repeatable => true, p_comment =>
  'Writes the bill of work that is done, as a draft that is tied to it. p_bill, p_lines: as in save_bill. Returns the bill''s id. Errors: not_found, work_order_moved, bill_not_of_work and those of private.check_bill.');

create function private.free_work_of_bill(p_bill_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders;
begin
  update public.work_orders set status = 'done', bill_id = null where bill_id = p_bill_id returning * into v_order;
  if found then
    perform private.note_work_order(v_order, 'bill_gone');
  end if;
end
$$;
comment on function private.free_work_of_bill is
  'Work whose bill was deleted or voided is done and not billed again. The caller holds the money lock.';

create function private.chargeable_work(p_order public.work_orders)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
begin
  select * into v_bill from public.bills where id = p_order.bill_id;
  if v_bill.id is null or v_bill.status not in ('approved', 'partially_paid', 'paid') then
    perform private.fail('work_not_billed');
  elsif exists (select 1 from public.charges where id = p_order.charge_id and reversed_at is null) then
    perform private.fail('work_charged');
  end if;
  return v_bill.total_minor - private.passed_on_of_bill(v_bill.id);
end
$$;
comment on function private.chargeable_work is
  'What of the bill of work no tenant was charged yet; refuses with work_not_billed while it is no posted bill, and work_charged.';

create function private.charge_work_order(p_work_order_id uuid, p_amount_minor bigint, p_due_on date, p_description text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_order public.work_orders;
  v_pass_on uuid;
begin
  select * into v_order from public.work_orders where id = p_work_order_id;
  perform private.require_record(v_order.organization_id, 'money.write');
  perform private.lock_money(v_order.organization_id);
  v_order := private.lock_work_order(p_work_order_id, 'money.write', '{billed}');
  if v_order.payer <> 'tenant' then
    perform private.fail('work_payer_differs');
  end if;
  perform private.chargeable_work(v_order);
  v_pass_on := private.pass_on_bill(v_order.bill_id,
    array(select id from public.bill_lines where bill_id = v_order.bill_id order by position), 'other', 'manual', p_due_on, p_description,
    jsonb_build_array(jsonb_build_object('lease_id', v_order.lease_id, 'amount_minor', p_amount_minor)));
  update public.work_orders set charge_id = (select charge_id from public.bill_pass_ons where pass_on_id = v_pass_on)
  where id = p_work_order_id;
  perform private.note_work_order(v_order, 'charged');
  return v_pass_on;
end
$$;
select private.declare_verb('charge_work_order', 'money.write', p_repeatable => true, p_comment =>
  'Passes the bill of work that the tenant pays on to their lease. Returns what pass_on_bill does. Errors: not_found, work_order_moved, work_payer_differs, work_not_billed, work_charged and those of pass_on_bill.');

create function private.carry_work_into_deposit(p_lease public.leases, p_deductions jsonb, p_charges uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_line record;
  v_order public.work_orders;
begin
  for v_line in
    select (d.value ->> 'work_order_id')::uuid as work_order_id, (d.value ->> 'amount_minor')::bigint as amount_minor,
      p_charges[d.position] as charge_id
    from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position)
    where d.value ->> 'work_order_id' is not null order by d.position
  loop
    select * into v_order from public.work_orders
    where id = v_line.work_order_id and organization_id = p_lease.organization_id for update;
    if v_order.id is null or v_order.payer <> 'deposit' or v_order.lease_id <> p_lease.id or v_order.currency <> p_lease.currency
      or v_line.charge_id is null then
      perform private.fail('work_payer_differs');
    elsif v_line.amount_minor > private.chargeable_work(v_order) then
      perform private.fail('pass_on_exceeds_bill', jsonb_build_object('left_minor', private.chargeable_work(v_order)));
    end if;
    insert into public.bill_pass_ons (charge_id, organization_id, bill_id, pass_on_id, line_ids, method, created_by)
    values (v_line.charge_id, p_lease.organization_id, v_order.bill_id, gen_random_uuid(),
      array(select id from public.bill_lines where bill_id = v_order.bill_id order by position), 'manual', (select auth.uid()));
    update public.work_orders set charge_id = v_line.charge_id where id = v_order.id;
    perform private.note_work_order(v_order, 'kept_from_deposit');
  end loop;
end
$$;
comment on function private.carry_work_into_deposit is
  'Deductions of a settlement that name work ({work_order_id}): their charges pass its bill on, never more than it. The caller holds the money lock. Errors: work_payer_differs, work_not_billed, work_charged, pass_on_exceeds_bill.';
