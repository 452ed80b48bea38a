create function private.entries_of_feed(p_feed public.calendar_feeds, p_from date, p_to date, p_zone text)
returns table (key text, starts timestamp, last_on date, entry jsonb, fingerprint bigint)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_claims text := current_setting('request.jwt.claims', true);
  v_lease public.leases;
begin
  -- The reader's own rights of this moment decide, as when the calendar is opened.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', p_feed.user_id, 'role', 'authenticated')::text, true);
  if p_feed.lease_id is null and p_feed.organization_id in (select private.my_organization_ids()) then
    return query select s.* from private.shown_entries(
      array(select e from private.office_entries(p_feed.organization_id, p_from, p_to, p_feed.kinds, p_zone) e), p_from, p_to, p_zone,
      p_feed.property_id, case when p_feed.is_own_only then p_feed.user_id end,
      p_feed.with_names and p_feed.organization_id in (select private.my_organization_ids('people.read')), p_feed.id) s;
  elsif p_feed.lease_id in (select private.my_lease_ids()) then
    select * into v_lease from public.leases l where l.id = p_feed.lease_id;
    return query select s.* from private.shown_entries(
      array(select e from private.tenant_entries(v_lease, p_from, p_to, p_feed.kinds, p_zone) e), p_from, p_to, p_zone, null, null, false,
      p_feed.id) s;
  else
    perform private.fail('not_found');
  end if;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
end
$$;
comment on function private.entries_of_feed is
  'What a feed says between two days, with the rights that its owner has now; the entry is null where it said the same last. Refuses with not_found where its owner has no right left.';

create function private.number_changes(p_feed public.calendar_feeds, p_from date, p_to date, p_zone text)
returns void
language sql
security definer
set search_path = ''
as $$
  with said as materialized (
    select e.key, e.last_on, e.entry, e.fingerprint from private.entries_of_feed(p_feed, p_from, p_to, p_zone) e
  ), known as materialized (
    select k.key, k.cancelled_at, k.last_on from private.calendar_feed_entries k where k.feed_id = p_feed.id
  ), written as (
    -- Most often nothing is different: then nothing is written.
    insert into private.calendar_feed_entries as k (feed_id, key, last_on, entry, fingerprint)
    select p_feed.id, s.key, s.last_on, s.entry, s.fingerprint from said s where s.entry is not null
    on conflict (feed_id, key) do update set last_on = excluded.last_on, entry = excluded.entry, fingerprint = excluded.fingerprint,
      -- A fingerprint may differ, as after an update of the server, and the entry be the same.
      sequence = k.sequence + (k.entry <> excluded.entry or k.cancelled_at is not null)::integer,
      changed_at = case when k.entry <> excluded.entry or k.cancelled_at is not null then now() else k.changed_at end, cancelled_at = null
  ), unsaid as materialized (
    select k.key, k.last_on < p_from or coalesce(k.cancelled_at < now() - interval '30 days', false) as is_over
    from known k left join said s on s.key = k.key where s.key is null
  ), forgotten as (
    -- What the window has left behind goes without a word.
    delete from private.calendar_feed_entries k using unsaid u where k.feed_id = p_feed.id and k.key = u.key and u.is_over
  )
  update private.calendar_feed_entries k set cancelled_at = now(), changed_at = now(), sequence = k.sequence + 1
  from unsaid u where k.feed_id = p_feed.id and k.key = u.key and not u.is_over and k.cancelled_at is null
$$;
comment on function private.number_changes is
  'Remembers what a feed says now and numbers what is different from the last time; what is gone before its day is cancelled for thirty days.';

create function private.read_calendar_feed(p_token_hash text, p_if_none_match text default null, p_reader text default '')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_feed public.calendar_feeds;
  v_organization public.organizations;
  v_today date;
  v_etag text;
  v_changed_at timestamptz;
begin
  if p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' then
    perform private.fail('not_found');
  end if;
  select * into v_feed from public.calendar_feeds
  where token_hash = decode(p_token_hash, 'hex') and revoked_at is null for update;
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.count_attempt('calendar feed', v_feed.id::text, 30, interval '1 minute');
  select * into v_organization from public.organizations o where o.id = v_feed.organization_id;
  v_today := (now() at time zone v_organization.time_zone)::date;
  perform private.number_changes(v_feed, v_today - 90, v_today + 400, v_organization.time_zone);
  update public.calendar_feeds set last_read_at = now(), last_reader = left(btrim(coalesce(p_reader, '')), 120) where id = v_feed.id;
  -- Whatever is new or different is the latest; whatever is forgotten is missing in the count.
  select md5(concat_ws('/', v_feed.name, v_organization.name, count(*), max(k.changed_at), sum(k.sequence))), max(k.changed_at)
  into v_etag, v_changed_at from private.calendar_feed_entries k where k.feed_id = v_feed.id;
  return jsonb_build_object('etag', v_etag, 'name', v_feed.name, 'organization', v_organization.name,
    'time_zone', v_organization.time_zone, 'is_tenant', v_feed.lease_id is not null,
    'language', coalesce((select p.locale from public.profiles p where p.id = v_feed.user_id), 'es'),
    'changed_at', v_changed_at,
    'entries', case when v_etag is distinct from p_if_none_match then (
      select coalesce(jsonb_agg(k.entry || jsonb_build_object('sequence', k.sequence, 'changed_at', k.changed_at,
        'is_cancelled', k.cancelled_at is not null) order by k.key), '[]')
      from private.calendar_feed_entries k where k.feed_id = v_feed.id) end);
end
$$;
select private.declare_verb('read_calendar_feed', 'service', p_callers => 'service_role', p_comment =>
  'What is read at the address of a feed, by the SHA-256 of its token in hexadecimal, from 90 days ago to 400 ahead: {etag, name, organization, time_zone, is_tenant, language, changed_at, entries}. entries is null where the etag is p_if_none_match; else those of calendar_entries, each with sequence, changed_at and is_cancelled. p_reader is how the program calls itself. Errors: not_found (unknown, revoked, or its owner has left), rate_limited (30 a minute).');
