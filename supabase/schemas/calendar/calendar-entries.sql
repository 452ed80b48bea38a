-- One calendar of what the books, the law and the members say. Nothing of it is stored but what members wrote: each kind of entry
-- is derived by a function of its own, and a new kind is another line here.
create function private.office_entries(
  p_organization_id uuid, p_from date, p_to date, p_kinds public.calendar_kind[], p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_kinds public.calendar_kind[] := coalesce(nullif(p_kinds, '{}'), enum_range(null::public.calendar_kind));
  v_may_move boolean;
begin
  if 'rent' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query select * from private.charge_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.rent_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.monthly_charge_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.payment_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'lease' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('leases.read')) then
    return query select * from private.lease_entries(p_organization_id, null, p_from, p_to, p_zone);
    return query select * from private.legal_file_entries(p_organization_id, p_from, p_to, p_zone);
    if p_organization_id in (select private.my_organization_ids('money.read')) then
      return query select * from private.deposit_entries(p_organization_id, p_from, p_to, p_zone);
    end if;
  end if;
  if 'tax' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query select * from private.tax_entries(p_organization_id, p_from, p_to, p_zone);
  end if;
  if 'books' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('money.read')) then
    return query select * from private.book_entries(p_organization_id, p_from, p_to, p_zone);
  end if;
  if 'maintenance' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('maintenance.read')) then
    v_may_move := p_organization_id in (select private.my_organization_ids('maintenance.write'));
    return query select h.* from private.maintenance_entries(p_organization_id, null, p_from, p_to, p_zone) e
      cross join lateral private.held_entry(e, v_may_move) h;
  end if;
  if 'reservation' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query select * from private.reservation_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'notice' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('messages.read')) then
    return query select * from private.notice_entries(p_organization_id, p_from, p_to, p_zone);
  end if;
  if 'document' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('leases.read')) then
    return query select * from private.document_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'decision' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query select * from private.decision_entries(p_organization_id, null, p_from, p_to, p_zone);
  end if;
  if 'item' = any (v_kinds) and p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    v_may_move := p_organization_id in (select private.my_organization_ids('calendar.write'));
    return query select h.* from private.item_entries(p_organization_id, null, p_from, p_to) e
      cross join lateral private.held_entry(e, v_may_move) h;
  end if;
  if 'holiday' = any (v_kinds) then
    return query select * from private.holiday_entries(p_from, p_to, p_zone);
  end if;
end
$$;
comment on function private.office_entries is
  'Entries of an organisation between two days as the caller''s role may read them; some a day outside, which the caller cuts off.';

create function private.held_entry(p_entry private.calendar_entry, p_may_move boolean)
returns private.calendar_entry
language sql
immutable
set search_path = ''
as $$
  select case when p_may_move or p_entry.fixed_because is not null then p_entry
    else jsonb_populate_record(p_entry, '{"fixed_because": "not_allowed"}') end
$$;
comment on function private.held_entry is 'An entry as somebody reads it who may not move it.';

create function private.tenant_entries(p_lease public.leases, p_from date, p_to date, p_kinds public.calendar_kind[], p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_kinds public.calendar_kind[] := coalesce(nullif(p_kinds, '{}'), enum_range(null::public.calendar_kind));
begin
  if 'rent' = any (v_kinds) then
    return query select * from private.charge_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.rent_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.monthly_charge_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
    return query select * from private.payment_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'lease' = any (v_kinds) then
    return query select * from private.lease_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'maintenance' = any (v_kinds) then
    return query select * from private.maintenance_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'reservation' = any (v_kinds) then
    return query select * from private.reservation_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  if 'document' = any (v_kinds) then
    return query select * from private.document_entries(p_lease.organization_id, p_lease.id, p_from, p_to, p_zone);
  end if;
  -- Whoever has neither a voice nor a vote in the building is not shown what it decides.
  if 'decision' = any (v_kinds) and p_lease.property_id in (select private.my_decision_property_ids()) then
    return query select * from private.decision_entries(p_lease.organization_id, p_lease.property_id, p_from, p_to, p_zone);
  end if;
  if 'item' = any (v_kinds) then
    return query select * from private.item_entries(p_lease.organization_id, p_lease.id, p_from, p_to);
  end if;
  if 'holiday' = any (v_kinds) then
    return query select * from private.holiday_entries(p_from, p_to, p_zone);
  end if;
end
$$;
comment on function private.tenant_entries is 'Entries between two days that concern the tenants of a lease. The caller asks whose it is.';

create function private.shown_entries(
  p_entries private.calendar_entry[], p_from date, p_to date, p_zone text, p_property_id uuid, p_assignee uuid, p_with_names boolean,
  p_feed_id uuid default null)
returns table (key text, starts timestamp, last_on date, entry jsonb, fingerprint bigint)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with chosen as materialized (
    select e as said, e.*, coalesce(e.starts_on::timestamp, e.starts_at at time zone p_zone) as starts,
      coalesce(e.ends_on, (e.ends_at at time zone p_zone)::date) as last_on
    from unnest(p_entries) e
    where (p_property_id is null or e.property_id = p_property_id or e.kind = 'holiday') and (p_assignee is null or e.assignee = p_assignee)
  ), parties as materialized (
    select t.lease_id, jsonb_agg(pe.full_name order by t.is_primary desc, pe.full_name collate private.natural_order) as names
    from (select distinct c.lease_id from chosen c where p_with_names) l
    join public.lease_parties t on t.lease_id = l.lease_id join public.people pe on pe.id = t.person_id
    group by t.lease_id
  ), named as materialized (
    select c.*, p.name as property, u.label as unit, n.names,
      hash_record_extended(row(c.said, p.name, u.label, n.names), 0) as fingerprint
    from chosen c
    left join public.properties p on p.id = c.property_id
    left join public.units u on u.id = c.unit_id
    left join parties n on n.lease_id = c.lease_id
    where c.starts::date <= p_to and c.last_on >= p_from
  ), known as materialized (
    select k.key, k.fingerprint from private.calendar_feed_entries k where k.feed_id = p_feed_id and k.cancelled_at is null
  )
  select c.key, c.starts, c.last_on,
    -- To write an entry takes longer than to know it again.
    case when k.key is null then
      jsonb_build_object('key', c.key, 'kind', c.kind::text, 'rule', c.rule::text, 'law', c.law, 'article', c.article,
        'starts_on', c.starts_on, 'ends_on', c.ends_on, 'starts_at', c.starts_at, 'ends_at', c.ends_at, 'time_zone', c.time_zone,
        'facts', jsonb_strip_nulls(c.facts || jsonb_build_object('property', c.property, 'unit', c.unit, 'tenants', c.names)),
        'record_kind', c.record_kind, 'record_id', c.record_id, 'property_id', c.property_id, 'unit_id', c.unit_id,
        'lease_id', c.lease_id, 'assignee', c.assignee, 'can_move', c.fixed_because is null, 'fixed_because', c.fixed_because::text,
        'done_at', c.done_at) end,
    c.fingerprint
  from named c left join known k on k.key = c.key and k.fingerprint = c.fingerprint;
end
$$;
comment on function private.shown_entries is
  'Entries as they are answered, with the names of their places and, where asked for, of their tenants. starts and last_on are in p_zone. What the feed p_feed_id said last, by its fingerprint, is null.';

create function private.check_calendar_range(p_from date, p_to date)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if p_from is null or p_to is null or p_to < p_from then
    perform private.fail('period_invalid');
  elsif p_to - p_from >= 400 then
    perform private.fail('calendar_range_too_long', '{"days": 400}');
  end if;
end
$$;
comment on function private.check_calendar_range is 'Refuses with period_invalid, and with calendar_range_too_long more than 400 days.';

create function private.answer_entries(
  p_entries private.calendar_entry[], p_from date, p_to date, p_zone text, p_property_id uuid, p_assignee uuid, p_with_names boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('entries', coalesce(jsonb_agg(s.entry order by s.starts, s.key) filter (where s.n <= 5000), '[]'),
    'count', count(*), 'is_complete', count(*) <= 5000, 'time_zone', p_zone)
  from (
    select e.*, row_number() over (order by e.starts, e.key) as n
    from private.shown_entries(p_entries, p_from, p_to, p_zone, p_property_id, p_assignee, p_with_names) e) s
$$;
comment on function private.answer_entries is 'The first five thousand entries by day, how many there are, and whether these are all.';

create function private.calendar_entries(
  p_organization_id uuid, p_from date, p_to date, p_kinds public.calendar_kind[] default null, p_property_id uuid default null,
  p_assignee uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
begin
  if p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  end if;
  perform private.check_calendar_range(p_from, p_to);
  return private.answer_entries(array(select e from private.office_entries(p_organization_id, p_from, p_to, p_kinds, v_zone) e),
    p_from, p_to, v_zone, p_property_id, p_assignee, p_organization_id in (select private.my_organization_ids('people.read')));
end
$$;
select private.declare_verb('calendar_entries',
  'calendar.write, leases.read, maintenance.read, maintenance.write, messages.read, money.read, people.read, portfolio.read', p_comment =>
  'The calendar of an organisation between two days, at most 400, each kind as the caller''s role may read it: {entries: [{key, kind, rule, law, article, starts_on, ends_on, starts_at, ends_at, time_zone, facts, record_kind, record_id, property_id, unit_id, lease_id, assignee, can_move, fixed_because, done_at}], count, is_complete, time_zone}. All-day ones have starts_on and ends_on, inclusive; timed ones starts_at and ends_at. At most 5,000, the first by day. facts has what the rule''s words need, without nulls: property, unit, tenants, title, title_es, title_en, note, place, number, status, priority, amount_minor, outstanding_minor, before_minor, currency, charge_kind, period_start, period_end, is_posted, due_on, days, term_ends_on, runs_on, returned_on, form, month, issuer, left, card_brand, card_last4, report, rhythm, moved_from, repeats, occurs_on, maintenance_id. Errors: not_found, period_invalid, calendar_range_too_long.');

create function private.my_calendar(p_lease_id uuid, p_from date, p_to date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_zone text;
begin
  select * into v_lease from public.leases l where l.id = p_lease_id and l.id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_calendar_range(p_from, p_to);
  select o.time_zone into v_zone from public.organizations o where o.id = v_lease.organization_id;
  return private.answer_entries(array(select e from private.tenant_entries(v_lease, p_from, p_to, null, v_zone) e),
    p_from, p_to, v_zone, null, null, false);
end
$$;
select private.declare_verb('my_calendar', 'own', p_comment =>
  'What is coming for the tenants of a lease of the caller''s between two days, at most 400, as calendar_entries answers it: rent, late fees, instalments, the term, repairs, reservations, documents, what the office shows them, and holidays. Errors: not_found, period_invalid, calendar_range_too_long.');
