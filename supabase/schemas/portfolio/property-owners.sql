create function private.start_property_finances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.property_finances (organization_id, property_id) values (new.organization_id, new.id);
  return null;
end
$$;
comment on function private.start_property_finances is 'Trigger: every property has its finances, unknown at first.';

create function private.check_property_owners()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property uuid := coalesce(new.property_id, old.property_id);
  v_sum integer := (select sum(share_basis_points) from public.property_owners where property_id = v_property);
begin
  if v_sum <> 10000 then
    perform private.fail('owner_shares_differ', jsonb_build_object('sum', v_sum));
  end if;
  return null;
end
$$;
comment on function private.check_property_owners is
  'Trigger at commit: the shares of a property''s owners sum to 100 %.';

create function private.set_property_owners(p_property_id uuid, p_owners jsonb, p_from date default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_sum bigint;
  v_term record;
begin
  -- One after the other for a property: two lists never mix.
  select * into v_property from public.properties where id = p_property_id for update;
  perform private.require_record(v_property.organization_id, 'portfolio.write');
  if jsonb_typeof(p_owners) is distinct from 'array' or jsonb_array_length(p_owners) > 20 then
    perform private.fail('too_many_owners');
  end if;
  select sum((o ->> 'share_basis_points')::integer) into v_sum from jsonb_array_elements(p_owners) o;
  if v_sum <> 10000 then
    perform private.fail('owner_shares_differ', jsonb_build_object('sum', v_sum));
  end if;
  -- The same list again changes nothing and leaves no trace in the log.
  if not exists (
    select 1 from (
      select position, full_name, identity_type, identity_number, share_basis_points
      from public.property_owners where property_id = p_property_id
    ) kept
    full join (
      select n::smallint as position, btrim(o ->> 'full_name') as full_name,
        nullif(o ->> 'identity_type', '')::public.identity_type as identity_type,
        coalesce(o ->> 'identity_number', '') as identity_number,
        (o ->> 'share_basis_points')::integer as share_basis_points
      from jsonb_array_elements(p_owners) with ordinality as given (o, n)
    ) given using (position)
    where to_jsonb(kept) is distinct from to_jsonb(given)
  ) then
    return jsonb_array_length(p_owners);
  end if;
  select * into v_term from private.owner_terms(v_property.organization_id, p_property_id) t order by t.starts_on desc limit 1;
  if p_from is not null and extract(day from p_from) <> 1 then
    perform private.fail('owners_from_not_first', '{"fields": ["p_from"]}');
  elsif p_from < v_term.starts_on then
    perform private.fail('owners_from_too_early', jsonb_build_object('fields', array['p_from'], 'starts_on', v_term.starts_on));
  elsif p_from > private.organization_today(v_property.organization_id) then
    perform private.fail('date_in_future', '{"fields": ["p_from"]}');
  elsif p_from <= (select c.closed_through from public.accounting_periods c where c.organization_id = v_property.organization_id) then
    -- What statements of a closed period say stays said.
    perform private.fail('period_closed', jsonb_build_object('fields', array['p_from'], 'closed_through',
      (select c.closed_through from public.accounting_periods c where c.organization_id = v_property.organization_id)));
  elsif p_from > v_term.starts_on then
    insert into public.property_owner_terms (organization_id, property_id, starts_on, ends_on, owners)
    values (v_property.organization_id, p_property_id, v_term.starts_on, p_from - 1, v_term.owners);
  end if;
  delete from public.property_owners where property_id = p_property_id;
  insert into public.property_owners
    (organization_id, property_id, position, full_name, identity_type, identity_number, share_basis_points)
  select v_property.organization_id, p_property_id, n, btrim(o ->> 'full_name'),
    nullif(o ->> 'identity_type', '')::public.identity_type, coalesce(o ->> 'identity_number', ''),
    (o ->> 'share_basis_points')::integer
  from jsonb_array_elements(p_owners) with ordinality as given (o, n);
  return jsonb_array_length(p_owners);
end
$$;
select private.declare_verb('set_property_owners', 'portfolio.write', p_comment =>
  'Who owns a property: [{full_name, identity_type, identity_number, share_basis_points}], in their order; an empty list leaves it to the organisation. From a day on, the first of a month: who owned it before keeps the days before. Without a day it corrects who owns it now, for all days that they own it. Returns how many there are. Errors: not_found, owner_shares_differ (sum), too_many_owners, owners_from_not_first, owners_from_too_early (starts_on), date_in_future, period_closed.');
