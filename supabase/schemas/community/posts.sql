create function private.my_community_photo_paths(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select path from public.community_photos
  where case p_right when 'add' then created_by = (select auth.uid()) and created_at > now() - interval '1 day'
    else created_by = (select auth.uid())
      or (not is_hidden
        and (part = 'board' and property_id in (select private.my_community_ids('board'))
          or part = 'lost_and_found' and property_id in (select private.my_community_ids('lost_and_found')))) end
$$;
comment on function private.my_community_photo_paths is
  'Photos of posts that the caller may see as a neighbour or, for `add`, has announced within the day.';

create function private.limit_posts()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One at a time for each author, or many at once would all count the same.
  perform pg_advisory_xact_lock(hashtextextended('community_posts:' || (select auth.uid())::text, 0));
  if (select count(*) from public.community_posts
    where author_id = (select auth.uid()) and created_at > clock_timestamp() - interval '10 minutes') >= 10 then
    perform private.fail('too_many_posts');
  end if;
end
$$;
comment on function private.limit_posts is
  'Ten posts and comments in ten minutes for each author. Error: too_many_posts.';

create function private.publish_post(
  p_post_id uuid, p_property_id uuid, p_kind public.community_post_kind, p_body text, p_parent_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_part public.community_part := case when p_kind = 'board' then 'board' else 'lost_and_found' end;
  v_known public.community_posts;
  v_parent public.community_posts;
  v_lease_id uuid;
begin
  if p_kind = 'comment' then
    select * into v_parent from public.community_posts where id = p_parent_id and property_id = p_property_id
      and kind <> 'comment' and hidden_at is null and withdrawn_at is null;
    v_part := v_parent.part;
  end if;
  v_lease_id := private.community_lease(p_property_id, coalesce(v_part::text, 'any'), 'portfolio.write');
  if p_kind = 'comment' and v_parent.id is null then
    perform private.fail('post_gone');
  end if;
  perform private.limit_posts_unless(p_post_id, p_property_id, p_body);
  select * into v_known from public.community_posts where id = p_post_id;
  if found then
    return p_post_id;
  end if;
  insert into public.community_posts (id, organization_id, property_id, part, kind, parent_id, lease_id, author_id, body)
  values (p_post_id, (select organization_id from public.properties where id = p_property_id), p_property_id, v_part, p_kind,
    v_parent.id, v_lease_id, (select auth.uid()), btrim(p_body));
  return p_post_id;
end
$$;
select private.declare_verb('publish_post', 'portfolio.write, own', p_comment =>
  'Writes a post, or a comment below one, under an id that the client made. Errors: not_found, post_gone, too_many_posts, request_id_reused.');

create function private.limit_posts_unless(p_post_id uuid, p_property_id uuid, p_body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known public.community_posts;
begin
  select * into v_known from public.community_posts where id = p_post_id;
  if not found then
    perform private.limit_posts();
  elsif v_known.author_id is distinct from (select auth.uid()) or v_known.property_id <> p_property_id
    or v_known.body <> btrim(p_body) then
    perform private.fail('request_id_reused');
  end if;
end
$$;
comment on function private.limit_posts_unless is
  'Counts a post towards the limit unless it is a replay. Errors: too_many_posts, request_id_reused.';

create function private.own_or_moderated_post(p_post_id uuid, p_may_author boolean)
returns public.community_posts
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_post public.community_posts;
begin
  select * into v_post from public.community_posts where id = p_post_id
    and (organization_id in (select private.my_organization_ids('portfolio.write'))
      or (p_may_author and author_id = (select auth.uid()) and property_id in (select private.my_community_ids('any')))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_post;
end
$$;
comment on function private.own_or_moderated_post is
  'A post that the caller moderates or, where they may, has written. Error: not_found.';

create function private.withdraw_post(p_post_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.community_posts set withdrawn_at = coalesce(withdrawn_at, now()), pinned_at = null
  where id = p_post_id and author_id = (select auth.uid());
  if not found then
    perform private.fail('not_found');
  end if;
  update public.community_photos set is_hidden = true where post_id = p_post_id;
end
$$;
select private.declare_verb('withdraw_post', 'own', p_comment =>
  'An author takes back what they wrote. Error: not_found.');

create function private.report_post(p_report_id uuid, p_post_id uuid, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_post public.community_posts;
  v_lease_id uuid;
begin
  select p.* into v_post from public.community_posts p where p.id = p_post_id and p.hidden_at is null and p.withdrawn_at is null
    and (p.parent_id is null or p.parent_id not in (select private.my_shut_post_ids()))
    and p.property_id in (select private.my_community_ids('any'));
  if not found then
    perform private.fail('not_found');
  elsif v_post.author_id = (select auth.uid()) then
    perform private.fail('own_post');
  end if;
  select id into v_lease_id from public.leases
  where property_id = v_post.property_id and id in (select private.my_living_lease_ids()) order by starts_on, id limit 1;
  insert into public.community_reports (id, organization_id, property_id, post_id, reporter_id, lease_id, reason)
  values (p_report_id, v_post.organization_id, v_post.property_id, p_post_id, (select auth.uid()), v_lease_id, btrim(p_reason))
  on conflict (post_id, reporter_id) do nothing;
end
$$;
select private.declare_verb('report_post', 'own', p_comment =>
  'A neighbour says what is wrong with a post, once. Errors: not_found, own_post.');

create function private.moderate_post(p_post_id uuid, p_is_hidden boolean, p_reason text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_post public.community_posts := private.own_or_moderated_post(p_post_id, false);
begin
  if p_is_hidden and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  -- Hidden again, it keeps the first reason; restored or left as it is, the reports are answered all the same.
  if p_is_hidden <> (v_post.hidden_at is not null) then
    update public.community_posts set
      hidden_at = case when p_is_hidden then now() end,
      hidden_reason = case when p_is_hidden then btrim(p_reason) else '' end,
      hidden_by = case when p_is_hidden then (select auth.uid()) end,
      pinned_at = case when p_is_hidden then null else pinned_at end
    where id = p_post_id;
    update public.community_photos set is_hidden = p_is_hidden or v_post.withdrawn_at is not null where post_id = p_post_id;
  end if;
  update public.community_reports set decided_at = now(), is_upheld = p_is_hidden where post_id = p_post_id and decided_at is null;
end
$$;
select private.declare_verb('moderate_post', 'portfolio.write, own', p_comment =>
  'Hides a post with the reason that its author reads, or leaves or puts it where it was; answers its reports. Errors: not_found, reason_missing.');

create function private.pin_post(p_post_id uuid, p_is_pinned boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_post public.community_posts := private.own_or_moderated_post(p_post_id, false);
begin
  -- One at a time for each property, or two at once would both find room.
  perform 1 from public.properties where id = v_post.property_id for no key update;
  if v_post.kind <> 'board' or v_post.hidden_at is not null or v_post.withdrawn_at is not null then
    perform private.fail('post_gone');
  elsif p_is_pinned and v_post.pinned_at is null and (select count(*) from public.community_posts
    where property_id = v_post.property_id and pinned_at is not null and parent_id is null) >= 3 then
    perform private.fail('too_many_pinned');
  end if;
  update public.community_posts set pinned_at = case when p_is_pinned then coalesce(pinned_at, now()) end where id = p_post_id;
end
$$;
select private.declare_verb('pin_post', 'portfolio.write, own', p_comment =>
  'Keeps a post at the head of the board, three at most. Errors: not_found, post_gone, too_many_pinned.');

create function private.settle_post(p_post_id uuid, p_is_settled boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_post public.community_posts := private.own_or_moderated_post(p_post_id, true);
begin
  if v_post.kind not in ('lost', 'found') then
    perform private.fail('not_found');
  end if;
  update public.community_posts set settled_at = case when p_is_settled then coalesce(settled_at, now()) end where id = p_post_id;
end
$$;
select private.declare_verb('settle_post', 'portfolio.write, own', p_comment =>
  'What was lost or found is back with its owner, or is not after all. Error: not_found.');

create function private.add_post_photo(p_photo_id uuid, p_post_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_post public.community_posts;
  v_path text;
begin
  select * into v_post from public.community_posts where id = p_post_id and author_id = (select auth.uid()) and parent_id is null
    and hidden_at is null and withdrawn_at is null for update;
  if not found then
    perform private.fail('not_found');
  end if;
  select path into v_path from public.community_photos where id = p_photo_id and post_id = p_post_id;
  if found then
    return v_path;
  end if;
  if (select count(*) from public.community_photos where post_id = p_post_id) >= 4 then
    perform private.fail('post_photos_full');
  end if;
  insert into public.community_photos (id, organization_id, property_id, post_id, created_by)
  values (p_photo_id, v_post.organization_id, v_post.property_id, p_post_id, (select auth.uid())) returning path into v_path;
  return v_path;
end
$$;
select private.declare_verb('add_post_photo', 'own', p_comment =>
  'Announces a photo of an own post, four at most, and says where its file goes. Errors: not_found, post_photos_full.');

create function private.my_shut_post_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.community_posts
  where parent_id is null and (hidden_at is not null or withdrawn_at is not null)
    and property_id in (select private.my_community_ids('any'))
$$;
comment on function private.my_shut_post_ids is
  'Posts of the caller''s buildings that are hidden or taken back; a policy can''t ask its own table.';

create function private.place_post_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select part into new.part from public.community_posts where id = new.post_id;
  return new;
end
$$;
comment on function private.place_post_photo is 'Trigger: a photo stands in the part of its post.';

grant execute on function private.my_community_photo_paths, private.my_shut_post_ids to authenticated;
