-- Who owned a property from which day on. property_owners stays who owns it now; the lists before stand in terms, each with its
-- first and last day. A term begins on the first day of a month, so that statements read months that are kept, and no lines.
create table public.property_owner_terms (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  owners jsonb not null check (jsonb_typeof(owners) = 'array'),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, property_id, starts_on),
  check (starts_on < ends_on),
  check (extract(day from starts_on) = 1 and extract(day from ends_on + 1) = 1),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_owner_terms is
  'Who owned a property before, with their shares in their order: [{name, identity_type, identity_number, share_basis_points}], none where the organisation owned it. The first begins on 1900-01-01; present owners own it from the day after the last term, or from that day on where there is none.';
alter table public.property_owner_terms enable row level security;
grant select on public.property_owner_terms to authenticated;
grant all on public.property_owner_terms to service_role;
create policy "readers of people see who owned properties" on public.property_owner_terms for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
create trigger write_audit_log after insert or update or delete on public.property_owner_terms
  for each row execute function private.write_audit_log();

create function private.owner_terms(p_organization_id uuid, p_property_id uuid)
returns table (starts_on date, ends_on date, owners jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select t.starts_on, t.ends_on, t.owners from public.property_owner_terms t
  where t.organization_id = p_organization_id and t.property_id = p_property_id
  union all
  select coalesce((select max(t.ends_on) + 1 from public.property_owner_terms t
      where t.organization_id = p_organization_id and t.property_id = p_property_id), '1900-01-01'), '2200-12-31',
    coalesce((select jsonb_agg(jsonb_build_object('name', o.full_name, 'identity_type', o.identity_type,
        'identity_number', o.identity_number, 'share_basis_points', o.share_basis_points) order by o.position)
      from public.property_owners o where o.organization_id = p_organization_id and o.property_id = p_property_id), '[]')
$$;
comment on function private.owner_terms is
  'Who owned a property from when to when, to the present owners; together all days, no day twice.';

drop function public.set_property_owners;
drop function private.set_property_owners;
create function private.set_property_owners(p_property_id uuid, p_owners jsonb, p_from date)
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
  select * into v_property from public.properties where id = p_property_id
    and organization_id = any (array(select private.my_organization_ids('portfolio.write'))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
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
create function public.set_property_owners(p_property_id uuid, p_owners jsonb, p_from date default null)
returns integer
language sql
set search_path = ''
as $$ select private.set_property_owners(p_property_id, p_owners, p_from) $$;
comment on function public.set_property_owners is
  'Who owns a property: [{full_name, identity_type, identity_number, share_basis_points}], in their order; an empty list leaves it to the organisation. From a day on, the first of a month: who owned it before keeps the days before. Without a day it corrects who owns it now, for all days that they own it. Returns how many there are. Errors: not_found, owner_shares_differ (sum), too_many_owners, owners_from_not_first, owners_from_too_early (starts_on), date_in_future, period_closed.';

drop function private.write_property_parts;
create function private.write_property_parts(p_property_id uuid, p_finances jsonb, p_owners jsonb, p_owners_from date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_given public.property_finances := jsonb_populate_record(null::public.property_finances, p_finances);
begin
  update public.property_finances f set value_minor = v_given.value_minor, value_currency = v_given.value_currency,
    valued_on = v_given.valued_on, purchase_minor = v_given.purchase_minor,
    closing_costs_minor = v_given.closing_costs_minor, purchase_currency = v_given.purchase_currency,
    purchased_on = v_given.purchased_on, loan_minor = v_given.loan_minor,
    debt_service_minor = v_given.debt_service_minor, loan_currency = v_given.loan_currency,
    condominium_fee_minor = v_given.condominium_fee_minor, condominium_fee_currency = v_given.condominium_fee_currency
  where f.property_id = p_property_id
    -- The same again leaves no trace in the log.
    and (f.value_minor, f.value_currency, f.valued_on, f.purchase_minor, f.closing_costs_minor, f.purchase_currency,
      f.purchased_on, f.loan_minor, f.debt_service_minor, f.loan_currency, f.condominium_fee_minor, f.condominium_fee_currency)
    is distinct from (v_given.value_minor, v_given.value_currency, v_given.valued_on, v_given.purchase_minor,
      v_given.closing_costs_minor, v_given.purchase_currency, v_given.purchased_on, v_given.loan_minor,
      v_given.debt_service_minor, v_given.loan_currency, v_given.condominium_fee_minor, v_given.condominium_fee_currency);
  perform private.set_property_owners(p_property_id, p_owners, p_owners_from);
end
$$;
comment on function private.write_property_parts is
  'What a property is worth and who owns it, as given; the caller has been let in.';

create or replace function private.create_property(
  p_request_id uuid, p_organization_id uuid, p_property jsonb, p_finances jsonb, p_owners jsonb, p_units jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_id uuid := gen_random_uuid();
  v_given public.properties := jsonb_populate_record(null::public.properties, p_property);
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  v_known := private.claim_request(p_request_id, 'create_property', jsonb_build_object('organization', p_organization_id,
    'given', md5(jsonb_build_array(p_property, p_finances, p_owners, p_units)::text)));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  elsif jsonb_typeof(p_units) is distinct from 'array' or jsonb_array_length(p_units) > 500 then
    perform private.fail('too_many_rows');
  end if;
  insert into public.properties (id, organization_id, name, property_type, street, street_number, sector, municipality, province,
    reference, in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email)
  values (v_id, p_organization_id, btrim(v_given.name), v_given.property_type, coalesce(v_given.street, ''),
    coalesce(v_given.street_number, ''), coalesce(v_given.sector, ''), btrim(v_given.municipality), v_given.province,
    coalesce(v_given.reference, ''), coalesce(v_given.in_condominium, false), coalesce(v_given.condominium_name, ''),
    coalesce(v_given.condominium_contact, ''), coalesce(v_given.condominium_phone, ''), coalesce(v_given.condominium_email, ''));
  perform private.write_property_parts(v_id, p_finances, p_owners, null);
  insert into public.units (organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor,
    market_rent_currency)
  select p_organization_id, v_id, btrim(u.label), coalesce(u.unit_use, 'dwelling'), u.bedrooms, u.bathrooms, u.area_m2,
    u.market_rent_minor, u.market_rent_currency
  from jsonb_populate_recordset(null::public.units, p_units) u;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

drop function public.save_property;
drop function private.save_property;
create function private.save_property(p_property_id uuid, p_property jsonb, p_finances jsonb, p_owners jsonb, p_owners_from date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_given public.properties;
begin
  -- The lock first: two who save at the same moment leave the one or the other, never a part of each.
  select * into v_property from public.properties where id = p_property_id
    and organization_id in (select private.my_organization_ids('portfolio.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  v_given := jsonb_populate_record(v_property, p_property);
  update public.properties set name = btrim(v_given.name), property_type = v_given.property_type, street = v_given.street,
    street_number = v_given.street_number, sector = v_given.sector, municipality = btrim(v_given.municipality),
    province = v_given.province, reference = v_given.reference, in_condominium = v_given.in_condominium,
    condominium_name = v_given.condominium_name, condominium_contact = v_given.condominium_contact,
    condominium_phone = v_given.condominium_phone, condominium_email = v_given.condominium_email
  where id = p_property_id;
  perform private.write_property_parts(p_property_id, p_finances, p_owners, p_owners_from);
  return p_property_id;
end
$$;
create function public.save_property(p_property_id uuid, p_property jsonb, p_finances jsonb, p_owners jsonb,
  p_owners_from date default null)
returns uuid language sql set search_path = ''
as $$ select private.save_property(p_property_id, p_property, p_finances, p_owners, p_owners_from) $$;
comment on function public.save_property is
  'Changes a property''s facts, finances and owners together or not at all; a column of properties that is left out stays, finances and owners are replaced, owners from p_owners_from on as in set_property_owners. Returns its id. Errors: not_found, owner_shares_differ, too_many_owners, owners_from_not_first, owners_from_too_early, date_in_future, period_closed.';
select private.guard_door(name) from unnest(array['set_property_owners', 'save_property']) as name;

revoke execute on function private.owner_terms, private.write_property_parts from public, anon, authenticated;
revoke execute on function private.set_property_owners, public.set_property_owners, private.save_property, public.save_property
  from public, anon;
grant execute on function private.set_property_owners, public.set_property_owners, private.save_property, public.save_property
  to authenticated;
