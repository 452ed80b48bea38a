-- What search_records is made of. These run with its owner's rights and ask for no permission: it alone calls them, and has asked.
create function private.find_nearest_people(p_organization_id uuid, p_first text, p_pattern text, p_every text[])
returns setof uuid
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
    select h.id from (
      (select pe.id, pe.search_text from public.people pe
        where pe.organization_id = p_organization_id and pe.search_text like p_first limit 100)
      union
      (select pe.id, pe.search_text from public.people pe
        where pe.organization_id = p_organization_id and pe.search_text like p_pattern
          and ' ' || pe.search_text like all (p_every) limit 200)
    ) h
    order by exists (select 1 from public.tenant_rows t
        where t.organization_id = p_organization_id and t.person_id = h.id and not t.has_left
          and t.status in ('active', 'notice_given', 'month_to_month')) desc,
      h.search_text like p_first desc, h.search_text, h.id limit 20;
end
$$;
comment on function private.find_nearest_people is
  'At most 20 people whom a text finds: who rents now before others, then whose name begins with it.';

-- "3b" is the unit 3B and the unit "Apto 3B", of which two letters are enough: they begin a word.
create function private.find_nearest_units(p_organization_id uuid, p_first text, p_pattern text, p_every text[])
returns setof uuid
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
    select h.id from (
      (select u.id, u.label, u.search_text, u.property_id from public.units u
        where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like p_first limit 100)
      union
      (select u.id, u.label, u.search_text, u.property_id from public.units u
        where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like p_pattern
          and ' ' || u.search_text like all (p_every) limit 200)
      union
      (select u.id, u.label, u.search_text, u.property_id from public.units u
        where char_length(p_first) > 2 and u.organization_id = p_organization_id and u.archived_at is null
          and u.search_text like '% ' || p_first limit 100)
    ) h
    join public.properties p on p.id = h.property_id
    order by h.search_text || '%' = p_first desc, h.search_text like p_first desc, p.name_order,
      h.label collate private.natural_order, h.id limit 20;
end
$$;
comment on function private.find_nearest_units is
  'At most 20 units whose label a text finds: who is called so before who begins so, then by property.';

create function private.find_money_records(p_organization_id uuid, p_limit integer, p_kinds text[], p_number bigint, p_amount bigint,
  p_pattern text, p_every text[], p_people uuid[], p_vendors uuid[])
returns table (kind text, id uuid, title text, detail text, number text, amount_minor bigint, currency text, on_day date,
  is_open boolean, lease_id uuid, unit_id uuid, property_id uuid)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  -- Found first, told apart after: what a few rows are joined with is never read whole.
  v_found uuid[];
begin
  if 'payment' = any (p_kinds) then
    v_found := array(
        (select r.payment_id from public.receipts r where r.organization_id = p_organization_id and r.number = p_number)
        union
        (select y.id from public.payments y where y.organization_id = p_organization_id and y.amount_minor = p_amount
          order by y.paid_on desc, y.id desc limit 20)
        union
        (select y.id from public.payments y
          where y.organization_id = p_organization_id and y.reference <> '' and private.plain_text(y.reference) like p_pattern
            and (p_every = '{}' or ' ' || private.plain_text(y.reference) like all (p_every))
          order by y.paid_on desc, y.id desc limit 20)
        union
        (select y.id from (select distinct t.lease_id from public.tenant_rows t
            where t.organization_id = p_organization_id and t.person_id = any (p_people) and t.is_primary) l
          cross join lateral (select y.id from public.payments y where y.lease_id = l.lease_id
            order by y.paid_on desc, y.id desc limit p_limit) y));
    return query
      select 'payment', y.id, coalesce(t.full_name, ''), concat_ws(', ', t.unit_label, t.property_name),
        coalesce(r.number::text, ''), y.amount_minor, y.currency::text, y.paid_on, y.status in ('reported', 'confirmed'),
        y.lease_id, t.unit_id, y.property_id
      from public.payments y
      left join public.receipts r on r.payment_id = y.id
      left join lateral (select t.full_name, t.unit_label, t.property_name, t.unit_id from public.tenant_rows t
        where t.organization_id = p_organization_id and t.lease_id = y.lease_id and t.is_primary order by t.has_left limit 1) t on true
      where y.id = any (v_found)
      order by (r.number = p_number) is true desc, y.status = 'reported' desc, y.status = 'confirmed' desc, y.paid_on desc, y.id desc
      limit p_limit;
  end if;
  if 'bill' = any (p_kinds) then
    v_found := array(
        (select x.id from unnest(p_vendors) as w (vendor_id)
          cross join lateral (select b.id from public.bills b where b.organization_id = p_organization_id and b.vendor_id = w.vendor_id
            order by b.billed_on desc, b.id desc limit p_limit) x)
        union
        (select b.id from public.bills b where b.organization_id = p_organization_id and b.total_minor = p_amount
          order by b.billed_on desc, b.id desc limit 20)
        union
        (select b.id from public.bills b
          where b.organization_id = p_organization_id and (b.ncf <> '' or b.note <> '')
            and private.plain_text(b.ncf || ' ' || b.note) like p_pattern
            and (p_every = '{}' or ' ' || private.plain_text(b.ncf || ' ' || b.note) like all (p_every))
          order by b.billed_on desc, b.id desc limit 20));
    return query
      select 'bill', b.id, v.name, b.note, b.ncf, b.total_minor, b.currency::text, b.billed_on,
        b.status not in ('paid', 'void'), null::uuid, b.unit_id, b.property_id
      from public.bills b
      join public.vendors v on v.id = b.vendor_id
      where b.id = any (v_found)
      order by b.status not in ('paid', 'void') desc, b.status = 'paid' desc, b.billed_on desc, b.id desc limit p_limit;
  end if;
  if 'vendor' = any (p_kinds) then
    return query
      select 'vendor', v.id, v.name, v.phone, v.identity_number, null::bigint, null, null::date, v.archived_at is null,
        null::uuid, null::uuid, null::uuid
      from public.vendors v where v.id = any (p_vendors)
      order by v.archived_at is null desc, v.name_order, v.id limit p_limit;
  end if;
end
$$;
comment on function private.find_money_records is
  'Payments, bills and vendors for search_records: by number, amount, words, and by the people and vendors that it found.';

create function private.find_paper_records(p_organization_id uuid, p_limit integer, p_kinds text[], p_may text[], p_number bigint,
  p_pattern text, p_every text[], p_units uuid[], p_first text)
returns table (kind text, id uuid, title text, detail text, number text, amount_minor bigint, currency text, on_day date,
  is_open boolean, lease_id uuid, unit_id uuid, property_id uuid)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  if 'maintenance_request' = any (p_kinds) and 'maintenance.read' = any (p_may) then
    return query
      select 'maintenance_request', m.id, m.title, concat_ws(', ', u.label, p.name), m.number::text, null::bigint, null,
        m.created_at::date, m.status in ('pending', 'in_progress'), null::uuid, m.unit_id, m.property_id
      from (
        (select m.id from public.maintenance_requests m where m.organization_id = p_organization_id and m.number = p_number)
        union
        (select m.id from public.maintenance_requests m where m.organization_id = p_organization_id and m.search_text like p_pattern
          and ' ' || m.search_text like all (p_every) order by m.created_at desc, m.id desc limit 50)
        union
        (select x.id from unnest(p_units) as w (unit_id)
          cross join lateral (select m.id from public.maintenance_requests m where m.unit_id = w.unit_id
            order by m.created_at desc limit p_limit) x)
      ) h
      join public.maintenance_requests m on m.id = h.id
      join public.properties p on p.id = m.property_id
      left join public.units u on u.id = m.unit_id
      order by m.status in ('pending', 'in_progress') desc, m.created_at desc, m.id desc limit p_limit;
  end if;
  if p_pattern is null then
    return;
  end if;
  if 'document' = any (p_kinds) then
    return query
      select 'document', d.id, d.name, concat_ws(', ', u.label, p.name), '', null::bigint, null, d.created_at::date, true,
        d.lease_id, d.place_unit_id, d.place_property_id
      from (select d.* from public.documents d
        where d.organization_id = p_organization_id and d.search_name like p_pattern and ' ' || d.search_name like all (p_every)
          and (d.area = 'portfolio' or d.area::text || '.read' = any (p_may))
        order by d.created_at desc, d.id desc limit 50) d
      left join public.properties p on p.id = d.place_property_id
      left join public.units u on u.id = d.place_unit_id
      order by d.search_name like p_first desc, d.created_at desc, d.id desc limit p_limit;
  end if;
  if 'notice' = any (p_kinds) and 'messages.read' = any (p_may) then
    return query
      select 'notice', n.id, n.title_es, n.title_en, '', null::bigint, null, n.publish_at::date, n.withdrawn_at is null,
        null::uuid, null::uuid, n.property_id
      -- Whole texts take long to compare: of those with the longest word the newest count.
      from (select n.* from public.notices n
        where n.organization_id = p_organization_id
          and private.plain_text(n.title_es || ' ' || n.title_en || ' ' || n.body_es || ' ' || n.body_en) like p_pattern
        order by n.publish_at desc, n.id desc limit 50) n
      where p_every = '{}'
        or ' ' || private.plain_text(n.title_es || ' ' || n.title_en || ' ' || n.body_es || ' ' || n.body_en) like all (p_every)
      order by n.publish_at desc, n.id desc limit p_limit;
  end if;
  if 'application' = any (p_kinds) and 'people.read' = any (p_may) then
    return query
      select 'application', a.id, m.full_name, concat_ws(', ', u.label, p.name), '', null::bigint, null, a.created_at::date,
        a.status in ('draft', 'submitted', 'in_review'), null::uuid, a.unit_id, a.property_id
      from public.application_applicants m
      join public.applications a on a.id = m.application_id
      join public.properties p on p.id = a.property_id
      left join public.units u on u.id = a.unit_id
      where m.organization_id = p_organization_id and m.is_primary and m.search_name like p_pattern
        and ' ' || m.search_name like all (p_every)
      order by a.status in ('draft', 'submitted', 'in_review') desc, a.created_at desc, a.id desc limit p_limit;
  end if;
end
$$;
comment on function private.find_paper_records is
  'Maintenance requests, documents, notices and applications for search_records: by their words, newest and open first.';
