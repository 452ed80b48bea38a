-- A list that is searched takes its rows from one of these: the ids come from an index of three-letter parts, found with
-- the owner's rights after the permission was asked for once, the rows from the list's own view under the reader's
-- policies. Of many hits the first 300 in the list's own order count, so that the cost has an end; whoever has no
-- permission finds nothing.
create function private.search_limit()
returns integer
language sql
immutable
parallel safe
set search_path = ''
as $$ select 300 $$;
comment on function private.search_limit is 'How many hits a searched list has at most (src/data/keyset.ts has the same number).';

create function private.people_pattern(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.search_pattern(case when d ~ '^\d{3,}$' then d else p_text end)
  from (select regexp_replace(p_text, '[\s().+/-]', '', 'g') as d) x
$$;
comment on function private.people_pattern is 'What is typed as a like pattern for people.search_text: numbers lose their signs.';

create index properties_by_street on public.properties
  using gin (organization_id, private.plain_text(street || ' ' || street_number) extensions.gin_trgm_ops);
create index payments_by_reference on public.payments
  using gin (organization_id, private.plain_text(reference) extensions.gin_trgm_ops) where reference <> '';
create index payments_by_property on public.payments (organization_id, property_id, paid_on desc, id desc);
drop index public.applicants_search;
create index applicants_by_search_name on public.application_applicants
  using gin (organization_id, search_name extensions.gin_trgm_ops) where is_primary;

-- The plan depends on how much is found, so none is kept for another text.
create function private.find_properties(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select p.id from public.properties p
      where p.organization_id = p_organization_id
        and (p.search_text like v_pattern or private.plain_text(p.street || ' ' || p.street_number) like v_pattern)
      order by p.name, p.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_properties is 'Properties by a part of name, street, sector or municipality.';

create function private.find_units(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := private.search_limit();
  v_pattern text := private.search_pattern(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
begin
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select h.id from (
        (select u.id, p.name, u.label_order from public.properties p
          join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
          where u.organization_id = p_organization_id and u.search_text like v_pattern
          order by p.name, u.label_order, u.id limit v_limit)
        union
        (select u.id, p.name, u.label_order from public.properties p
          join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
          where p.organization_id = p_organization_id and p.search_text like v_pattern
          order by p.name, u.label_order, u.id limit v_limit)
        union
        (select u.id, p.name, u.label_order from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
          join public.leases l on l.id = t.lease_id and l.status in ('active', 'notice_given', 'month_to_month')
          join public.units u on u.id = l.unit_id
          join public.properties p on p.id = u.property_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
          order by p.name, u.label_order, u.id limit v_limit)
      ) h order by h.name, h.label_order, h.id limit v_limit;
  end if;
end
$$;
comment on function private.find_units is
  'Units by a part of their label or of their property; for readers of people by their tenant too.';

create function private.find_tenants(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select t.id from public.people pe
      join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
      order by pe.full_name, t.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_tenants is 'Tenants of leases by a part of name, telephone or identity number.';

create function private.find_applications(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select a.id from public.application_applicants m
      join public.applications a on a.organization_id = m.organization_id and a.id = m.application_id
      where m.organization_id = p_organization_id and m.is_primary and m.search_name like v_pattern
      order by a.created_at desc, a.id desc limit private.search_limit();
  end if;
end
$$;
comment on function private.find_applications is 'Applications by a part of the main applicant''s name.';

create function private.find_payments(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := private.search_limit();
  v_pattern text := private.search_pattern(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select h.id from (
        (select y.id, y.paid_on from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
          join public.payments y on y.organization_id = t.organization_id and y.lease_id = t.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
          order by y.paid_on desc, y.id desc limit v_limit)
        union
        (select y.id, y.paid_on from public.payments y
          where y.organization_id = p_organization_id and y.reference <> ''
            and private.plain_text(y.reference) like v_pattern
          order by y.paid_on desc, y.id desc limit v_limit)
      ) h order by h.paid_on desc, h.id desc limit v_limit;
  end if;
end
$$;
comment on function private.find_payments is
  'Payments by a part of their reference; for readers of people by the lease''s primary tenant too.';

create function private.find_charges(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read'))
    and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select c.id from public.people pe
      join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
      join public.charges c on c.organization_id = t.organization_id and c.lease_id = t.lease_id
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
      order by c.due_on desc, c.id desc limit private.search_limit();
  end if;
end
$$;
comment on function private.find_charges is 'Charges by a part of what is known of the lease''s primary tenant.';

create function private.find_people_by_name(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select pe.id from public.people pe
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
      order by pe.full_name, pe.id limit private.search_limit();
  end if;
end
$$;
comment on function private.find_people_by_name is 'The first people by name that the text finds, for readers of people.';

-- The doors: the rows of the view, in no order of their own; the request filters, sorts and cuts them.
create function public.search_properties(p_organization_id uuid, p_text text)
returns setof public.properties_list
language sql stable set search_path = ''
as $$ select l.* from public.properties_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_properties(p_organization_id, p_text))) $$;
comment on function public.search_properties is
  'Rows of properties_list with the text in name, street, sector or municipality, the first 300 by name.';

create function public.search_units(p_organization_id uuid, p_text text)
returns setof public.units_list
language sql stable set search_path = ''
as $$ select l.* from public.units_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_units(p_organization_id, p_text))) $$;
comment on function public.search_units is
  'Rows of units_list with the text in label, property or tenant, the first 300 by property and label.';

create function public.search_tenants(p_organization_id uuid, p_text text)
returns setof public.tenants_list
language sql stable set search_path = ''
as $$ select l.* from public.tenants_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_tenants(p_organization_id, p_text))) $$;
comment on function public.search_tenants is
  'Rows of tenants_list with the text in name, telephone or identity number, the first 300 by name.';

create function public.search_applications(p_organization_id uuid, p_text text)
returns setof public.applications_list
language sql stable set search_path = ''
as $$ select l.* from public.applications_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_applications(p_organization_id, p_text))) $$;
comment on function public.search_applications is
  'Rows of applications_list with the text in the main applicant''s name, the newest 300.';

create function public.search_payments(p_organization_id uuid, p_text text)
returns setof public.payments_list
language sql stable set search_path = ''
as $$ select l.* from public.payments_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_payments(p_organization_id, p_text))) $$;
comment on function public.search_payments is
  'Rows of payments_list with the text in the tenant''s name or in the reference, the latest 300.';

create function public.search_charges(p_organization_id uuid, p_text text)
returns setof public.charges_list
language sql stable set search_path = ''
as $$ select l.* from public.charges_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_charges(p_organization_id, p_text))) $$;
comment on function public.search_charges is
  'Rows of charges_list with the text in the tenant''s name, the latest 300.';

create function public.search_people(p_organization_id uuid, p_text text)
returns setof public.people
language sql stable set search_path = ''
as $$ select p.* from public.people p where p.organization_id = p_organization_id
  and p.id = any (array(select private.find_people_by_name(p_organization_id, p_text))) $$;
comment on function public.search_people is
  'People with the text in name, telephone or identity number, the first 300 by name.';

revoke execute on function private.search_limit, private.people_pattern, private.find_properties, private.find_units,
  private.find_tenants, private.find_applications, private.find_payments, private.find_charges,
  private.find_people_by_name, public.search_properties, public.search_units, public.search_tenants,
  public.search_applications, public.search_payments, public.search_charges, public.search_people from public, anon;
grant execute on function private.find_properties, private.find_units, private.find_tenants, private.find_applications,
  private.find_payments, private.find_charges, private.find_people_by_name, public.search_properties,
  public.search_units, public.search_tenants, public.search_applications, public.search_payments,
  public.search_charges, public.search_people to authenticated;
