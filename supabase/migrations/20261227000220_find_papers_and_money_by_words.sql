-- Every word of what is looked for must be found: money, documents and messages.
create or replace function private.find_payments(p_organization_id uuid, p_text text)
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
  v_every text[] := private.search_patterns(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
  v_people_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select h.id from (
        (select y.id, y.paid_on from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
          join public.payments y on y.organization_id = t.organization_id and y.lease_id = t.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by y.paid_on desc, y.id desc limit v_limit)
        union
        (select y.id, y.paid_on from public.payments y
          where y.organization_id = p_organization_id and y.reference <> ''
            and private.plain_text(y.reference) like v_pattern
              and (v_every = '{}' or ' ' || private.plain_text(y.reference) like all (v_every))
          order by y.paid_on desc, y.id desc limit v_limit)
      ) h order by h.paid_on desc, h.id desc limit v_limit;
  end if;
end
$$;

create or replace function private.find_charges(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read'))
    and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select c.id from public.people pe
      join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id and t.is_primary
      join public.charges c on c.organization_id = t.organization_id and c.lease_id = t.lease_id
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
        and ' ' || pe.search_text like all (v_every)
      order by c.due_on desc, c.id desc limit private.search_limit();
  end if;
end
$$;

create or replace function private.find_people_by_name(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.people_pattern(p_text);
  v_every text[] := private.people_patterns(p_text);
begin
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select pe.id from public.people pe
      where pe.organization_id = p_organization_id and pe.search_text like v_pattern
        and ' ' || pe.search_text like all (v_every)
      order by pe.full_name, pe.id limit private.search_limit();
  end if;
end
$$;

create or replace function private.find_documents(p_organization_id uuid, p_text text)
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
  v_every text[] := private.search_patterns(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
  v_people_every text[] := private.people_patterns(p_text);
begin
  -- Which areas the reader may see is left to the policies of the rows; who is of no organisation finds nothing.
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select h.id from (
        (select d.id, d.created_at from public.documents d
          where d.organization_id = p_organization_id and d.search_name like v_pattern
            and ' ' || d.search_name like all (v_every)
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.properties p
          join public.documents d on d.organization_id = p.organization_id and d.place_property_id = p.id
          where p.organization_id = p_organization_id and p.search_text like v_pattern
            and ' ' || p.search_text like all (v_every)
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.people pe
          join public.documents d on d.organization_id = pe.organization_id and d.person_id = pe.id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id
          join public.documents d on d.organization_id = t.organization_id and d.lease_id = t.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by d.created_at desc, d.id desc limit v_limit)
      ) h order by h.created_at desc, h.id desc limit v_limit;
  end if;
end
$$;

create or replace function private.find_conversations(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
  v_people text := private.people_pattern(p_text);
  v_people_every text[] := private.people_patterns(p_text);
  v_limit integer := private.search_limit();
begin
  if p_organization_id in (select private.my_organization_ids('messages.read')) then
    return query
      select c.id from public.conversations c
      where c.organization_id = p_organization_id and c.id in (
        (select s.id from public.conversations s where s.organization_id = p_organization_id and s.search_text like v_pattern
          and ' ' || s.search_text like all (v_every)
          limit v_limit)
        union
        (select m.conversation_id from public.messages m where m.organization_id = p_organization_id and m.search_text like v_pattern
          and ' ' || m.search_text like all (v_every)
          order by m.id desc limit v_limit)
        union
        (select s.id from public.people pe
          join public.lease_tenants lt on lt.organization_id = pe.organization_id and lt.person_id = pe.id
          join public.conversations s on s.lease_id = lt.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every) limit v_limit)
        union
        (select s.id from public.units u
          join public.conversations s on s.property_id = u.property_id and s.unit_id = u.id
          where u.organization_id = p_organization_id and u.search_text like v_pattern
            and ' ' || u.search_text like all (v_every) limit v_limit))
      order by c.last_message_at desc, c.id desc limit v_limit;
  end if;
end
$$;

create or replace function private.find_entries_with_words(
  p_organization_id uuid, p_account_id uuid, p_property_id uuid, p_lease_id uuid, p_kinds public.journal_kind[], p_from date, p_to date,
  p_min_minor bigint, p_max_minor bigint, p_text text, p_before_on date, p_before_number bigint, p_limit integer)
returns setof bigint
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_number bigint := case when btrim(p_text, ' #') ~ '^[0-9]{1,18}$' then btrim(p_text, ' #')::bigint end;
  -- Anywhere in the words, also a single letter.
  v_pattern text := '%' || ltrim(private.search_pattern(p_text), '%');
  v_every text[] := array(select '%' || private.like_literal(w) || '%' from unnest((private.search_words(p_text))[2:]) as w);
  v_is_of_lines boolean := coalesce(p_account_id, p_property_id, p_lease_id) is not null or coalesce(p_min_minor, p_max_minor) is not null;
begin
  if p_organization_id in (select private.my_organization_ids('money.read')) then
    return query
      select e.entry_number from public.journal_entries e
      where e.organization_id = p_organization_id
        and (e.memo <> '' and private.plain_text(e.memo) like v_pattern
          and (v_every = '{}' or ' ' || private.plain_text(e.memo) like all (v_every)) or e.entry_number = v_number)
        and (p_before_on is null or (e.occurred_on, e.entry_number) < (p_before_on, p_before_number))
        and (p_from is null or e.occurred_on >= p_from) and (p_to is null or e.occurred_on <= p_to)
        and (p_kinds is null or e.kind = any (p_kinds))
        and (not v_is_of_lines or exists (
          select 1 from public.journal_lines l
          where l.organization_id = e.organization_id and l.entry_id = e.id
            and (p_account_id is null or l.account_id = p_account_id)
            and (p_property_id is null or l.property_id = p_property_id)
            and (p_lease_id is null or l.lease_id = p_lease_id)
            and (p_min_minor is null or abs(l.amount_minor) >= p_min_minor)
            and (p_max_minor is null or abs(l.amount_minor) <= p_max_minor)))
      order by e.occurred_on desc, e.entry_number desc limit p_limit;
  end if;
end
$$;

create or replace function private.find_bank_lines(p_bank_account_id uuid, p_text text, p_statuses text[], p_from date, p_to date)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
-- What is asked for decides whether the words or the days are the shorter way.
set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
  v_organization_id uuid := (select b.organization_id from public.bank_accounts b
    where b.id = p_bank_account_id and b.organization_id in (select private.my_organization_ids('money.read')));
begin
  if v_organization_id is not null then
    return query
      select l.id from public.bank_lines l
      where l.organization_id = v_organization_id and l.bank_account_id = p_bank_account_id
        and private.plain_text(l.description || ' ' || l.reference) like v_pattern
          and (v_every = '{}' or ' ' || private.plain_text(l.description || ' ' || l.reference) like all (v_every))
        and (p_statuses is null or l.status = any (p_statuses))
        and (p_from is null or l.occurred_on >= p_from) and (p_to is null or l.occurred_on <= p_to)
      order by l.occurred_on desc, l.id desc limit private.search_limit();
  end if;
end
$$;
