create function private.calendar_feed_token(p_feed_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(extensions.hmac(convert_to(p_feed_id::text, 'utf8'), s.value, 'sha256'), 'hex')
  from private.secrets s where s.name = 'calendar_feed_token'
$$;
comment on function private.calendar_feed_token is
  'The token of a feed, made from its id and a key that never leaves the database: a replay gives the same.';

create function private.created_calendar_feed(p_feed_id uuid)
returns table (feed_id uuid, token text)
language sql
stable
security definer
set search_path = ''
as $$
  select f.id, private.calendar_feed_token(f.id) from public.calendar_feeds f
  -- Whoever has the first answer still may ask again for a minute; after that nobody is shown it.
  where f.id = p_feed_id and f.user_id = (select auth.uid()) and f.created_at > now() - interval '5 minutes'
$$;
comment on function private.created_calendar_feed is 'What whoever made a feed is told of it once.';

create function private.create_calendar_feed(
  p_organization_id uuid, p_name text, p_kinds public.calendar_kind[] default '{}', p_property_id uuid default null,
  p_is_own_only boolean default false, p_with_names boolean default false, p_lease_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_id uuid := gen_random_uuid();
begin
  if p_lease_id is null and (p_organization_id is null or p_organization_id not in (select private.my_organization_ids()))
    or p_lease_id is not null and not exists (select 1 from public.leases l
      where l.id = p_lease_id and l.organization_id = p_organization_id and l.id in (select private.my_lease_ids())) then
    perform private.fail('not_found');
  elsif char_length(btrim(coalesce(p_name, ''))) not between 1 and 80 then
    perform private.fail('text_length', '{"fields": ["name"]}');
  elsif (select count(*) from public.calendar_feeds f where f.user_id = v_user and f.revoked_at is null) >= 20 then
    perform private.fail('too_many_feeds', '{"maximum": 20}');
  end if;
  insert into public.calendar_feeds (id, organization_id, user_id, lease_id, name, token_hash, kinds, property_id, is_own_only, with_names)
  values (v_id, p_organization_id, v_user, p_lease_id, btrim(p_name), private.token_hash(private.calendar_feed_token(v_id)),
    array(select distinct k from unnest(coalesce(p_kinds, '{}')) k where k is not null order by k),
    case when p_lease_id is null then p_property_id end, p_lease_id is null and coalesce(p_is_own_only, false),
    p_lease_id is null and coalesce(p_with_names, false));
  return v_id;
end
$$;
select private.declare_verb('create_calendar_feed', 'own', p_repeatable => true, p_answer => 'created_calendar_feed', p_comment =>
  'Makes an address at which a calendar program reads the caller''s calendar of an organisation, or with p_lease_id that of a lease of theirs: its id and the token, which is shown this once. Empty p_kinds: all. Errors: not_found, text_length, too_many_feeds.');

create function private.rename_calendar_feed(p_feed_id uuid, p_name text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if char_length(btrim(coalesce(p_name, ''))) not between 1 and 80 then
    perform private.fail('text_length', '{"fields": ["name"]}');
  end if;
  update public.calendar_feeds set name = btrim(p_name) where id = p_feed_id and user_id = private.require_user() and revoked_at is null;
  if not found then
    perform private.fail('not_found');
  end if;
  return p_feed_id;
end
$$;
select private.declare_verb('rename_calendar_feed', 'own', p_comment =>
  'Gives a feed of the caller''s another name. Errors: not_found, text_length.');

create function private.revoke_calendar_feed(p_feed_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.calendar_feeds set revoked_at = coalesce(revoked_at, now()) where id = p_feed_id and user_id = private.require_user();
  if not found then
    perform private.fail('not_found');
  end if;
  delete from private.calendar_feed_entries where feed_id = p_feed_id;
  return p_feed_id;
end
$$;
select private.declare_verb('revoke_calendar_feed', 'own', p_comment =>
  'Nothing is read at the address of a feed of the caller''s any more. Error: not_found.');
