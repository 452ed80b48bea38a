create function private.find_entries_with_words(
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
comment on function private.find_entries_with_words is
  'Numbers of the newest entries with some words or with that number, for readers of money.';

create function private.find_entries_by_lines(
  p_organization_id uuid, p_account_id uuid, p_property_id uuid, p_lease_id uuid, p_kinds public.journal_kind[], p_from date, p_to date,
  p_min_minor bigint, p_max_minor bigint, p_before_on date, p_before_number bigint, p_limit integer)
returns setof bigint
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  -- What an amount may be at most, and how few lines are sorted by themselves instead of going back day by day.
  v_most constant bigint := 1000000000000000000;
  v_few constant integer := 2000;
  v_found integer;
  v_min bigint := greatest(coalesce(p_min_minor, 0), 0);
  v_max bigint := least(coalesce(p_max_minor, v_most), v_most);
  v_spans int8range[];
  v_accounts uuid[] := case when p_account_id is not null then array[p_account_id]
    else array(select a.id from public.accounts a where a.organization_id = p_organization_id) end;
begin
  if p_organization_id not in (select private.my_organization_ids('money.read')) then
    return;
  elsif coalesce(p_min_minor, p_max_minor) is null or coalesce(p_property_id, p_lease_id) is not null then
    return query
      select f.entry_number from (
        select distinct l.occurred_on, l.entry_number
        from public.journal_lines l
        where l.organization_id = p_organization_id
          and (p_account_id is null or l.account_id = p_account_id)
          and (p_property_id is null or l.property_id = p_property_id)
          and (p_lease_id is null or l.lease_id = p_lease_id)
          and (p_before_on is null or l.occurred_on <= p_before_on)
          and (p_before_on is null or (l.occurred_on, l.entry_number) < (p_before_on, p_before_number))
          and (p_from is null or l.occurred_on >= p_from) and (p_to is null or l.occurred_on <= p_to)
          and (p_min_minor is null or abs(l.amount_minor) >= p_min_minor)
          and (p_max_minor is null or abs(l.amount_minor) <= p_max_minor)
          and (p_kinds is null or exists (select 1 from public.journal_entries e
            where e.organization_id = l.organization_id and e.entry_number = l.entry_number and e.kind = any (p_kinds)))
        order by l.occurred_on desc, l.entry_number desc limit p_limit) f;
    return;
  elsif v_min > v_max then
    return;
  end if;
  -- Once as debits and once as credits.
  v_spans := array[int8range(v_min, v_max, '[]'), int8range(-v_max, -v_min, '[]')];
  select count(*) into v_found from unnest(v_spans) as span (amounts)
  cross join lateral (select 1 from public.journal_lines l
    where l.organization_id = p_organization_id and l.account_id = any (v_accounts)
      and l.amount_minor >= lower(span.amounts) and l.amount_minor < upper(span.amounts) limit v_few) l;
  if v_found < v_few then
    return query
      with found as materialized (
        select l.occurred_on, l.entry_number from unnest(v_spans) as span (amounts)
        join public.journal_lines l on l.organization_id = p_organization_id and l.account_id = any (v_accounts)
          and l.amount_minor >= lower(span.amounts) and l.amount_minor < upper(span.amounts)
      )
      select f.entry_number from (
        select distinct l.occurred_on, l.entry_number from found l
        where (p_before_on is null or (l.occurred_on, l.entry_number) < (p_before_on, p_before_number))
          and (p_from is null or l.occurred_on >= p_from) and (p_to is null or l.occurred_on <= p_to)
          and (p_kinds is null or exists (select 1 from public.journal_entries e
            where e.organization_id = p_organization_id and e.entry_number = l.entry_number and e.kind = any (p_kinds)))
        order by l.occurred_on desc, l.entry_number desc limit p_limit) f;
  else
    -- Of each account the newest lines of the amounts.
    return query
      select f.entry_number from (
        select distinct l.occurred_on, l.entry_number
        from unnest(v_accounts) as account (id)
        cross join unnest(v_spans) as span (amounts)
        cross join lateral (
          select distinct l.occurred_on, l.entry_number from public.journal_lines l
          where l.organization_id = p_organization_id and l.account_id = account.id
            and l.amount_minor >= lower(span.amounts) and l.amount_minor < upper(span.amounts)
            and (p_before_on is null or l.occurred_on <= p_before_on)
            and (p_before_on is null or (l.occurred_on, l.entry_number) < (p_before_on, p_before_number))
            and (p_from is null or l.occurred_on >= p_from) and (p_to is null or l.occurred_on <= p_to)
            and (p_kinds is null or exists (select 1 from public.journal_entries e
              where e.organization_id = l.organization_id and e.entry_number = l.entry_number and e.kind = any (p_kinds)))
          order by l.occurred_on desc, l.entry_number desc limit p_limit) l
        order by l.occurred_on desc, l.entry_number desc limit p_limit) f;
  end if;
end
$$;
comment on function private.find_entries_by_lines is
  'Numbers of the newest entries with a line of an account, a property, a lease or an amount, for readers of money.';

create function private.find_entries(
  p_organization_id uuid, p_account_id uuid, p_property_id uuid, p_lease_id uuid, p_kinds public.journal_kind[], p_from date, p_to date,
  p_before_on date, p_before_number bigint, p_limit integer)
returns setof bigint
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_kind public.journal_kind;
  v_numbers bigint[] := '{}';
begin
  if p_organization_id not in (select private.my_organization_ids('money.read')) then
    return;
  elsif p_kinds is null then
    return query
      select e.entry_number from public.journal_entries e
      where e.organization_id = p_organization_id
        and (p_before_on is null or (e.occurred_on, e.entry_number) < (p_before_on, p_before_number))
        and (p_from is null or e.occurred_on >= p_from) and (p_to is null or e.occurred_on <= p_to)
      order by e.occurred_on desc, e.entry_number desc limit p_limit;
    return;
  end if;
  -- Each kind by itself: how many there are of it decides which index serves.
  for v_kind in select distinct k.kind from unnest(p_kinds) as k (kind) loop
    v_numbers := v_numbers || array(
      select e.entry_number from public.journal_entries e
      where e.organization_id = p_organization_id and e.kind = v_kind
        and (p_before_on is null or (e.occurred_on, e.entry_number) < (p_before_on, p_before_number))
        and (p_from is null or e.occurred_on >= p_from) and (p_to is null or e.occurred_on <= p_to)
        and (coalesce(p_account_id, p_property_id, p_lease_id) is null or exists (
          select 1 from public.journal_lines l
          where l.organization_id = e.organization_id and l.entry_id = e.id
            and (p_account_id is null or l.account_id = p_account_id)
            and (p_property_id is null or l.property_id = p_property_id)
            and (p_lease_id is null or l.lease_id = p_lease_id)))
      order by e.occurred_on desc, e.entry_number desc limit p_limit);
  end loop;
  return query
    select e.entry_number from public.journal_entries e
    where e.organization_id = p_organization_id and e.entry_number = any (v_numbers)
    order by e.occurred_on desc, e.entry_number desc limit p_limit;
end
$$;
comment on function private.find_entries is
  'Numbers of the newest entries, of all kinds or of some, each kind from its own index; for readers of money.';

grant execute on function private.find_entries_with_words, private.find_entries_by_lines, private.find_entries to authenticated;
