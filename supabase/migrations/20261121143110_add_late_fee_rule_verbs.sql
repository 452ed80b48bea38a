create function private.save_late_fee_rule(
  p_request_id uuid, p_organization_id uuid, p_property_id uuid, p_lease_id uuid, p_currency public.currency_code, p_rule jsonb,
  p_includes_leases boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_rule public.late_fee_rules;
  v_id uuid;
begin
  if p_organization_id not in (select private.my_organization_ids('leases.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'save_late_fee_rule', jsonb_build_object('organization', p_organization_id,
    'property', p_property_id, 'lease', p_lease_id, 'currency', p_currency, 'rule', p_rule, 'includes', p_includes_leases));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

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

create function private.inherit_late_fee(p_lease_id uuid, p_is_inherited boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  delete from public.late_fee_rules where lease_id = p_lease_id;
  update public.leases set late_fee_inherited = p_is_inherited, late_fee_kind = 'none', late_fee_minor = null,
    late_fee_basis_points = null, late_fee_cap_minor = null where id = p_lease_id;
  return p_lease_id;
end
$$;

create function public.save_late_fee_rule(p_request_id uuid, p_organization_id uuid, p_currency public.currency_code, p_rule jsonb,
  p_property_id uuid default null, p_lease_id uuid default null, p_includes_leases boolean default false)
returns uuid language sql set search_path = ''
as $$ select private.save_late_fee_rule(p_request_id, p_organization_id, p_property_id, p_lease_id, p_currency, p_rule, p_includes_leases) $$;
comment on function public.save_late_fee_rule is
  'Sets the late fees of the organisation, of a property or of a lease in one currency; p_rule has the columns of late_fee_rules. p_includes_leases lets the leases without late fees follow it. Returns the rule''s id. Errors: not_allowed, not_found, late_fee_incomplete.';
create function public.remove_late_fee_rule(p_rule_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.remove_late_fee_rule(p_rule_id) $$;
comment on function public.remove_late_fee_rule is 'Removes a rule; the next wider one counts from now on. Errors: not_found.';
create function public.inherit_late_fee(p_lease_id uuid, p_is_inherited boolean)
returns uuid language sql set search_path = ''
as $$ select private.inherit_late_fee(p_lease_id, p_is_inherited) $$;
comment on function public.inherit_late_fee is
  'A lease drops its own late fees: it follows its property''s and organisation''s rule, or has none. Errors: not_found.';
do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['save_late_fee_rule', 'remove_late_fee_rule', 'inherit_late_fee'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
