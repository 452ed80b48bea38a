create function private.late_fee_rule_of(p_lease public.leases)
returns public.late_fee_rules
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_rule public.late_fee_rules;
begin
  select * into v_rule from public.late_fee_rules where lease_id = p_lease.id;
  if found then
    return v_rule;
  end if;
  if p_lease.late_fee_kind <> 'none' then
    v_rule.kind := p_lease.late_fee_kind;
    v_rule.amount_minor := p_lease.late_fee_minor;
    v_rule.basis_points := p_lease.late_fee_basis_points;
    v_rule.frequency := 'one_time';
    v_rule.grace_days := p_lease.late_fee_grace_days;
    v_rule.minimum_balance_minor := 0;
    v_rule.maximum_minor := p_lease.late_fee_cap_minor;
    return v_rule;
  end if;
  if p_lease.late_fee_inherited then
    select * into v_rule from public.late_fee_rules
    where organization_id = p_lease.organization_id and currency = p_lease.currency and lease_id is null
      and (property_id = p_lease.property_id or property_id is null)
    order by property_id nulls last limit 1;
  end if;
  return v_rule;
end
$$;
comment on function private.late_fee_rule_of is 'The rule that counts for a lease; a row of nulls when there is none.';

create function private.first_late_day(p_rule public.late_fee_rules, p_due_on date)
returns date
language plpgsql
immutable
set search_path = ''
as $$
begin
  return p_due_on + p_rule.grace_days + 1;
end
$$;
comment on function private.first_late_day is 'The first day on which rent brings a late fee.';

create function private.late_fee_to_post(
  p_rule public.late_fee_rules, p_due_on date, p_amount_minor bigint, p_outstanding_minor bigint, p_reported_minor bigint,
  p_posted_minor bigint, p_posted_in_month_minor bigint, p_last_fee_on date, p_today date)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_first date := private.first_late_day(p_rule, p_due_on);
  v_left bigint := p_outstanding_minor - p_reported_minor;
  v_days integer;
  v_fee numeric;
begin
  if p_rule.kind is null or p_rule.kind = 'none' or v_left <= 0 or v_left < p_rule.minimum_balance_minor or p_today < v_first then
    return 0;
  end if;
  -- How much of it is owed is not known before the office has decided.
  if p_rule.kind = 'percent_of_outstanding' and p_reported_minor > 0 then
    return 0;
  end if;
  v_days := case when p_rule.frequency = 'daily' then greatest(0, p_today - greatest(v_first, p_last_fee_on + 1) + 1)
    when p_last_fee_on is null then 1 else 0 end;
  v_fee := v_days * case p_rule.kind
    when 'fixed' then p_rule.amount_minor
    when 'percent_of_outstanding' then round(p_outstanding_minor::numeric * p_rule.basis_points / 10000)
    else round(p_amount_minor::numeric * p_rule.basis_points / 10000) end;
  return greatest(0, least(v_fee, p_rule.maximum_minor - p_posted_minor,
    p_rule.monthly_maximum_minor - p_posted_in_month_minor, 1000000000000));
end
$$;
comment on function private.late_fee_to_post is
  'What a late charge brings in fees today, in minor units: its rule''s fee for each day that is due and not posted, within the caps; nothing for what reported payments would pay.';

create function private.carry_late_fee_rule()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_before uuid := coalesce(new.renews_lease_id, new.moved_from_lease_id);
begin
  insert into public.late_fee_rules (organization_id, lease_id, currency, kind, amount_minor, basis_points, frequency, grace_days,
    minimum_balance_minor, monthly_maximum_minor, maximum_minor)
  select organization_id, new.id, currency, kind, amount_minor, basis_points, frequency, grace_days, minimum_balance_minor,
    monthly_maximum_minor, maximum_minor
  from public.late_fee_rules where lease_id = v_before;
  update public.leases set late_fee_inherited = true
  where id = new.id and late_fee_kind = 'none'
    and exists (select 1 from public.leases o where o.id = v_before and o.late_fee_inherited);
  return null;
end
$$;
comment on function private.carry_late_fee_rule is
  'Trigger: a renewal, and the lease that tenants move to, keep the late fees of the lease before.';

create function private.save_late_fee_rule(
  p_organization_id uuid, p_currency public.currency_code, p_rule jsonb, p_property_id uuid default null,
  p_lease_id uuid default null, p_includes_leases boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_rule public.late_fee_rules;
  v_id uuid;
begin
  perform private.require_permission(p_organization_id, 'leases.write');
  perform private.lock_money(p_organization_id);
  if p_lease_id is not null and not exists (select 1 from public.leases
      where id = p_lease_id and organization_id = p_organization_id and currency = p_currency)
    or p_property_id is not null and not exists (select 1 from public.properties
      where id = p_property_id and organization_id = p_organization_id) then
    perform private.fail('not_found');
  end if;
  v_rule := jsonb_populate_record(null::public.late_fee_rules, p_rule);
  if v_rule.kind is null or v_rule.kind = 'fixed' and coalesce(v_rule.amount_minor, 0) <= 0
    or v_rule.kind in ('percent_of_outstanding', 'percent_of_rent') and coalesce(v_rule.basis_points, 0) not between 1 and 10000 then
    perform private.fail('late_fee_incomplete');
  end if;
  insert into public.late_fee_rules as r (organization_id, property_id, lease_id, currency, kind, amount_minor, basis_points,
    frequency, grace_days, minimum_balance_minor, monthly_maximum_minor, maximum_minor)
  values (p_organization_id, p_property_id, p_lease_id, p_currency, v_rule.kind,
    case when v_rule.kind = 'fixed' then v_rule.amount_minor end,
    case when v_rule.kind in ('percent_of_outstanding', 'percent_of_rent') then v_rule.basis_points end,
    coalesce(v_rule.frequency, 'one_time'), coalesce(v_rule.grace_days, 0), coalesce(v_rule.minimum_balance_minor, 0),
    v_rule.monthly_maximum_minor, v_rule.maximum_minor)
  on conflict (organization_id, property_id, lease_id, currency) do update set kind = excluded.kind,
    amount_minor = excluded.amount_minor, basis_points = excluded.basis_points, frequency = excluded.frequency,
    grace_days = excluded.grace_days, minimum_balance_minor = excluded.minimum_balance_minor,
    monthly_maximum_minor = excluded.monthly_maximum_minor, maximum_minor = excluded.maximum_minor
  returning r.id into v_id;
  if p_includes_leases and p_lease_id is null then
    update public.leases set late_fee_inherited = true
    where organization_id = p_organization_id and (p_property_id is null or property_id = p_property_id)
      and currency = p_currency and late_fee_kind = 'none' and not late_fee_inherited
      and status in ('draft', 'sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month');
  end if;
  return v_id;
end
$$;
select private.declare_verb('save_late_fee_rule', 'leases.write', p_repeatable => true, p_comment =>
  'Sets the late fees of the organisation, of a property or of a lease in one currency; p_rule has the columns of late_fee_rules. p_includes_leases lets the leases without late fees follow it. Returns the rule''s id. Errors: not_allowed, not_found, late_fee_incomplete.');

create function private.remove_late_fee_rule(p_rule_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.late_fee_rules
  where id = p_rule_id and organization_id in (select private.my_organization_ids('leases.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  return p_rule_id;
end
$$;
select private.declare_verb('remove_late_fee_rule', 'leases.write', p_comment =>
  'Removes a rule; the next wider one counts from now on. Errors: not_found.');

create function private.inherit_late_fee(p_lease_id uuid, p_is_inherited boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id for update;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  delete from public.late_fee_rules where lease_id = p_lease_id;
  update public.leases set late_fee_inherited = p_is_inherited, late_fee_kind = 'none', late_fee_minor = null,
    late_fee_basis_points = null, late_fee_cap_minor = null where id = p_lease_id;
  return p_lease_id;
end
$$;
select private.declare_verb('inherit_late_fee', 'leases.write', p_comment =>
  'A lease drops its own late fees: it follows its property''s and organisation''s rule, or has none. Errors: not_found.');
