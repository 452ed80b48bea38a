create function private.pass_on_bill(
  p_bill_id uuid, p_line_ids uuid[], p_kind public.charge_kind, p_method text, p_due_on date, p_description text, p_parts jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_month date;
  v_fees boolean;
  v_properties uuid[];
  v_left bigint;
  v_part record;
  v_lease public.leases;
  v_charge uuid;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  v_today := private.organization_today(v_bill.organization_id);
  v_month := date_trunc('month', v_bill.billed_on)::date;
  select bool_and(a.system_key is not distinct from 'condominium_fees'), array_agg(distinct coalesce(l.property_id, v_bill.property_id))
    into v_fees, v_properties
  from public.bill_lines l join public.accounts a on a.organization_id = l.organization_id and a.id = l.account_id
  where l.organization_id = v_bill.organization_id and l.bill_id = p_bill_id and l.id = any (p_line_ids)
  having count(*) = cardinality(p_line_ids);
  if v_properties is null then
    perform private.fail('lines_missing');
  elsif p_kind is null or p_kind::text not in ('condominium_fee', 'utility', 'other') or (p_kind = 'condominium_fee') <> v_fees then
    perform private.fail('kind_not_allowed', jsonb_build_object('fields', jsonb_build_array('kind')));
  elsif coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing', jsonb_build_object('fields', jsonb_build_array('description')));
  elsif jsonb_typeof(p_parts) is distinct from 'array' or jsonb_array_length(p_parts) not between 1 and 1000
    or (select count(distinct (e ->> 'lease_id')::uuid) from jsonb_array_elements(p_parts) e) <> jsonb_array_length(p_parts) then
    perform private.fail('nobody_to_charge');
  elsif exists (select 1 from jsonb_array_elements(p_parts) e where coalesce((e ->> 'amount_minor')::bigint, 0) <= 0) then
    perform private.fail('amount_not_positive', jsonb_build_object('fields', jsonb_build_array('amount_minor')));
  end if;
  -- The money lock is held: two at once count each other's charges.
  v_left := v_bill.total_minor - private.passed_on_of_bill(p_bill_id);
  if (select sum((e ->> 'amount_minor')::bigint) from jsonb_array_elements(p_parts) e) > v_left then
    perform private.fail('pass_on_exceeds_bill', jsonb_build_object('left_minor', v_left, 'fields', jsonb_build_array('amount_minor')));
  end if;
  for v_part in
    select (e.part ->> 'lease_id')::uuid as lease_id, (e.part ->> 'amount_minor')::bigint as amount_minor
    from jsonb_array_elements(p_parts) with ordinality as e (part, position) order by e.position
  loop
    select * into v_lease from public.leases where id = v_part.lease_id and organization_id = v_bill.organization_id;
    if v_lease.id is null or v_lease.property_id is null or v_lease.property_id <> all (array_remove(v_properties, null))
      or (v_bill.unit_id is not null and v_lease.property_id = v_bill.property_id and v_lease.unit_id <> v_bill.unit_id) then
      perform private.fail('lease_not_of_bill', jsonb_build_object('lease', v_part.lease_id));
    elsif v_lease.status not in ('active', 'notice_given', 'month_to_month') then
      perform private.fail('lease_not_in_force', jsonb_build_object('lease', v_part.lease_id));
    elsif v_lease.currency <> v_bill.currency then
      perform private.fail('lease_currency_differs', jsonb_build_object('lease', v_part.lease_id));
    end if;
    v_charge := private.post_charge(v_lease, p_kind, v_part.amount_minor, p_due_on, v_today, v_month,
      (v_month + interval '1 month')::date - 1, btrim(p_description));
    insert into public.bill_pass_ons (charge_id, organization_id, bill_id, pass_on_id, line_ids, method, created_by)
    values (v_charge, v_bill.organization_id, p_bill_id, v_id, p_line_ids, p_method, (select auth.uid()));
  end loop;
  return v_id;
end
$$;
select private.declare_verb('pass_on_bill', 'money.write', p_repeatable => true, p_comment =>
  'Charges a posted bill, whole or in part, to leases in force of the property (or unit) that its lines are for: [{lease_id, amount_minor}]. The kind is condominium_fee when all lines are condominium fees, else utility or other. All charges together, those before too, are never more than the bill; a reversed charge counts no more. Errors: not_found, bill_moved, lines_missing, kind_not_allowed, description_missing, nobody_to_charge, amount_not_positive, pass_on_exceeds_bill, lease_not_of_bill, lease_not_in_force, lease_currency_differs.');

create function private.passed_on_of_bill(p_bill_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(c.amount_minor), 0)::bigint
  from public.bills b
  join public.bill_pass_ons o on o.organization_id = b.organization_id and o.bill_id = b.id
  join public.charges c on c.id = o.charge_id and c.reversed_at is null
  where b.id = p_bill_id
$$;
comment on function private.passed_on_of_bill is
  'What tenants were charged of a bill, without charges that were reversed.';
