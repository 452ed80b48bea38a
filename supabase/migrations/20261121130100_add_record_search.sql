-- Finding a property, a unit or a person by a part of what is known of them, as fast among 100,000 as among 1,000.
-- Under row-level security a comparison like ilike can't use an index (it is not leakproof), so that a list would read every
-- row; here a function asks for the permission once and then looks in an index of three-letter parts.
create extension if not exists btree_gin with schema extensions;

create function private.plain_text(p_text text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(lower(p_text), 'áàâäãåéèêëíìîïóòôöõúùûüñçýÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇÝ', 'aaaaaaeeeeiiiiooooouuuuncyaaaaaaeeeeiiiiooooouuuuncy')
$$;
comment on function private.plain_text is 'A text as searches compare it: in small letters, without accents (src/domain/plain-text.ts does the same).';
grant execute on function private.plain_text to authenticated, service_role;

alter table public.properties add column search_text text generated always as (
  private.plain_text(name || ' ' || sector || ' ' || municipality)) stored;
comment on column public.properties.search_text is 'Name, sector and municipality as searches compare them.';
alter table public.units add column search_text text generated always as (private.plain_text(label)) stored;
comment on column public.units.search_text is 'The label as searches compare it.';
alter table public.people add column search_text text generated always as (
  private.plain_text(full_name) || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' ||
  regexp_replace(lower(identity_number), '[^0-9a-z]', '', 'g')) stored;
comment on column public.people.search_text is 'Name as searches compare it, then the digits of the telephone and of the identity number.';

drop index public.people_search;
create index people_by_search_text on public.people using gin (organization_id, search_text extensions.gin_trgm_ops);
create index people_by_first_letters on public.people (organization_id, search_text text_pattern_ops);
create index properties_by_search_text on public.properties using gin (organization_id, search_text extensions.gin_trgm_ops);
create index properties_by_first_letters on public.properties (organization_id, search_text text_pattern_ops);
create index units_by_search_text on public.units using gin (organization_id, search_text extensions.gin_trgm_ops);
create index units_by_first_letters on public.units (organization_id, search_text text_pattern_ops);
-- Units are readable column by column.
grant select (search_text) on public.units to authenticated;

-- Fewer than three letters have no three-letter part: they must be the first ones.
create function private.search_pattern(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when char_length(t) < 3 then '' else '%' end || replace(replace(replace(t, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  from (select private.plain_text(btrim(left(p_text, 120))) as t) x
$$;
comment on function private.search_pattern is 'What is typed into a search box as a like pattern, taken literally.';

-- "809-555" and "402-1234567-8" are found however they are written.
create function private.find_people(p_organization_id uuid, p_text text, p_limit integer default 1000)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_digits text := regexp_replace(p_text, '[\s().+-]', '', 'g');
begin
  perform private.require_permission(p_organization_id, 'people.read');
  return query
    select p.id from public.people p
    where p.organization_id = p_organization_id
      and p.search_text like private.search_pattern(case when v_digits ~ '^\d{3,}$' then v_digits else p_text end)
    limit p_limit;
end
$$;
comment on function private.find_people is 'People of an organisation by a part of name, telephone or identity number. Errors: not_allowed.';

create function private.search_records(p_organization_id uuid, p_text text, p_limit integer)
returns table (kind text, id uuid, title text, detail text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 5), 1), 20);
  v_pattern text := private.search_pattern(p_text);
begin
  perform private.require_permission(p_organization_id, 'portfolio.read');
  if btrim(coalesce(p_text, '')) = '' then
    return;
  end if;
  return query
    select 'property', p.id, p.name, concat_ws(', ', nullif(p.sector, ''), p.municipality)
    from public.properties p
    where p.organization_id = p_organization_id and p.archived_at is null and p.search_text like v_pattern
    order by p.search_text limit v_limit;
  return query
    select 'unit', f.id, f.label, pr.name
    from (select u.id, u.label, u.property_id from public.units u
      where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like v_pattern limit 200) f
    join public.properties pr on pr.id = f.property_id
    order by pr.name, f.label limit v_limit;
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email)
      from private.find_people(p_organization_id, p_text, 200) f (person_id)
      join public.people pe on pe.id = f.person_id
      order by pe.search_text limit v_limit;
  end if;
end
$$;
create function public.search_records(p_organization_id uuid, p_text text, p_limit integer default 5)
returns table (kind text, id uuid, title text, detail text)
language sql stable set search_path = ''
as $$ select * from private.search_records(p_organization_id, p_text, p_limit) $$;
comment on function public.search_records is
  'Properties, units and people whose name has the text in it, a few of each; people only for who may read them. Errors: not_allowed.';
revoke execute on function private.search_pattern, private.find_people, private.search_records, public.search_records from public, anon;
grant execute on function private.find_people, private.search_records, public.search_records to authenticated;
