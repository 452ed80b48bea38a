create function private.charges_refused(
  p_organization_id uuid, p_kind public.charge_kind, p_charges jsonb, p_description text, p_period_start date, p_period_end date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('lease_id', j.lease_id, 'code', j.code) order by j.position)
  from (
    select c.lease_id, c.position, case
      when l.id is null then 'not_found'
      when l.status not in ('active', 'notice_given', 'month_to_month') then 'lease_not_in_force'
      when l.currency::text is distinct from c.currency then 'lease_currency_differs'
      when c.amount_minor is null or c.amount_minor <= 0 then 'amount_not_positive'
      when c.amount_minor > 1000000000000 then 'value_out_of_range'
      when row_number() over (partition by c.lease_id order by c.position) > 1 or exists (
        select 1 from public.charges o where o.lease_id = l.id and o.kind = p_kind and o.reversed_at is null
          and o.period_start = p_period_start and o.period_end = p_period_end and lower(o.description) = lower(p_description))
        then 'charge_exists'
    end as code
    from (
      select (e.value ->> 'lease_id')::uuid as lease_id, (e.value ->> 'amount_minor')::bigint as amount_minor,
        e.value ->> 'currency' as currency, e.position
      from jsonb_array_elements(p_charges) with ordinality as e (value, position)
    ) c
    left join public.leases l on l.id = c.lease_id and l.organization_id = p_organization_id
  ) j
  where j.code is not null
$$;
comment on function private.charges_refused is
  'Why leases cannot be charged, in the order given: [{lease_id, code}]; null where all can. One kind, period and text is charged once.';

create function private.add_charges(
  p_organization_id uuid, p_kind public.charge_kind, p_due_on date, p_charges jsonb, p_description text default '',
  p_period_start date default null, p_period_end date default null)
returns setof uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_description text := coalesce(btrim(p_description), '');
  v_refused jsonb;
  v_today date;
  v_charge record;
  v_lease public.leases;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  -- The month's rent, its deposit and what the tax asks are charged by verbs of their own.
  if p_kind is null or p_kind::text not in ('condominium_fee', 'utility', 'other', 'late_fee') then
    perform private.fail('kind_not_allowed', jsonb_build_object('fields', jsonb_build_array('kind')));
  elsif p_kind = 'other' and v_description = '' then
    perform private.fail('description_missing', jsonb_build_object('fields', jsonb_build_array('description')));
  elsif p_due_on is null then
    perform private.fail('value_missing', jsonb_build_object('fields', jsonb_build_array('due_on')));
  elsif jsonb_typeof(p_charges) is distinct from 'array' or jsonb_array_length(p_charges) not between 1 and 2000 then
    perform private.fail('nobody_to_charge');
  end if;
  perform private.lock_money(p_organization_id);
  v_refused := private.charges_refused(p_organization_id, p_kind, p_charges, v_description, p_period_start, p_period_end);
  if v_refused is not null then
    perform private.fail('charges_refused', jsonb_build_object('leases', v_refused));
  end if;
  v_today := private.organization_today(p_organization_id);
  for v_charge in
    select (e.value ->> 'lease_id')::uuid as lease_id, (e.value ->> 'amount_minor')::bigint as amount_minor
    from jsonb_array_elements(p_charges) with ordinality as e (value, position) order by e.position
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    return next private.post_charge(v_lease, p_kind, v_charge.amount_minor, p_due_on, v_today, p_period_start, p_period_end,
      v_description);
  end loop;
end
$$;
select private.declare_verb('add_charges', 'money.write', p_repeatable => true, p_comment =>
  'Charges many leases at once, all or none: p_charges [{lease_id, amount_minor, currency}], at most 2,000, in the order of posting. One kind (condominium_fee, utility, other, late_fee), text, due day and period for all; credit pays at once. Returns the charges'' ids. Errors: not_allowed, kind_not_allowed, description_missing, value_missing, nobody_to_charge, charges_refused (leases: [{lease_id, code: not_found, lease_not_in_force, lease_currency_differs, amount_not_positive, value_out_of_range, charge_exists}]).');

create function private.reverse_charges(p_charge_ids uuid[], p_reason text, p_on date default null)
returns setof uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
  v_count integer := 0;
begin
  if coalesce(cardinality(p_charge_ids), 0) not between 1 and 500 then
    perform private.fail('value_out_of_range');
  end if;
  for v_id in
    select i.id from unnest(p_charge_ids) with ordinality as i (id, position)
    where not exists (select 1 from public.charges c where c.id = i.id and c.reversed_at is not null
      and c.organization_id in (select private.my_organization_ids('money.reverse')))
    order by i.position
  loop
    return next private.reverse_charge(v_id, p_reason, p_on);
    v_count := v_count + 1;
  end loop;
  if v_count = 0 then
    perform private.fail('charge_already_reversed');
  end if;
end
$$;
select private.declare_verb('reverse_charges', 'money.reverse', p_repeatable => true, p_comment =>
  'Undoes many charges, all or none, each as reverse_charge does; those that were undone before are left as they are. Returns the ids of those that it undid. Errors: as reverse_charge, value_out_of_range (none, or more than 500).');
