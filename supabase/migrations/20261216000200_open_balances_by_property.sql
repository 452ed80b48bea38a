-- The other side of opening balances keeps the property of each, so that what is read of one property adds up.
create or replace function private.post_opening_balances(
  p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_accounts jsonb, p_tenants jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_entry uuid;
  v_tenant record;
  v_lease public.leases;
  v_count integer := 0;
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'post_opening_balances', jsonb_build_object(
    'organization', p_organization_id, 'on', p_occurred_on, 'accounts', p_accounts, 'tenants', p_tenants));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_accounts, '[]')) + jsonb_array_length(coalesce(p_tenants, '[]')) = 0 then
    perform private.fail('entry_incomplete');
  end if;
  perform private.check_lines(p_organization_id, p_accounts);
  perform private.lock_money(p_organization_id);
  if jsonb_array_length(coalesce(p_accounts, '[]')) > 0 then
    -- The other side of every balance, a line for each currency and property.
    v_entry := private.post_lines(p_organization_id, 'opening', p_occurred_on, '', p_accounts || (
      select jsonb_agg(jsonb_build_object('account_id', private.account_of(p_organization_id, 'opening_equity'),
        'currency', s.currency, 'amount_minor', -s.amount_minor, 'property_id', s.property_id))
      from (select l.currency, l.property_id, sum(l.amount_minor) as amount_minor
        from jsonb_to_recordset(p_accounts) as l (currency text, property_id uuid, amount_minor bigint) group by 1, 2) s));
  end if;
  for v_tenant in
    select t.lease_id, t.amount_minor from jsonb_to_recordset(coalesce(p_tenants, '[]')) as t (lease_id uuid, amount_minor bigint)
  loop
    select * into v_lease from public.leases where id = v_tenant.lease_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_not_in_force');
    elsif coalesce(v_tenant.amount_minor, 0) = 0 then
      perform private.fail('amount_not_positive');
    elsif v_tenant.amount_minor < 0 then
      perform private.open_credit(v_lease, -v_tenant.amount_minor, p_occurred_on);
    else
      perform private.post_charge(v_lease, 'opening_balance', v_tenant.amount_minor, p_occurred_on, p_occurred_on);
    end if;
    v_count := v_count + 1;
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_entry, 'charges', v_count));
  return v_entry;
end
$$;
