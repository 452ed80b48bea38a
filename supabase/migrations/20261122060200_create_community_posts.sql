-- What neighbours and the office write to each other. A comment is a post below another one.
create type public.community_post_kind as enum ('board', 'lost', 'found', 'comment');

create table public.community_posts (
  -- Made by whoever writes, so that a post sent twice is there once.
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  part public.community_part not null check (part in ('board', 'lost_and_found')),
  kind public.community_post_kind not null,
  parent_id uuid,
  -- Null: the office.
  lease_id uuid,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  pinned_at timestamptz,
  settled_at timestamptz,
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text not null default '' check (char_length(hidden_reason) <= 500),
  hidden_by uuid references auth.users (id) on delete set null,
  search_text text not null generated always as (
    translate(lower(body), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy')) stored,
  unique (organization_id, id),
  unique (property_id, id),
  check ((kind = 'comment') = (parent_id is not null)),
  check ((kind = 'board' and part = 'board') or (kind in ('lost', 'found') and part = 'lost_and_found') or kind = 'comment'),
  check (pinned_at is null or kind = 'board'),
  check (settled_at is null or kind in ('lost', 'found')),
  check ((hidden_at is null) = (hidden_reason = '')),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, parent_id) references public.community_posts (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.community_posts is
  'The board of a property, what was lost and found there, and the comments below; what is hidden keeps its reason for the author.';
create index posts_newest on public.community_posts (property_id, part, created_at desc, id desc) where parent_id is null;
create index posts_of_property on public.community_posts (property_id, created_at desc);
create index posts_of_organization on public.community_posts (organization_id, created_at desc);
create index posts_below on public.community_posts (parent_id, created_at);
create index posts_of_author on public.community_posts (author_id, created_at desc);
create index posts_of_lease on public.community_posts (lease_id);
create index posts_hidden_by on public.community_posts (hidden_by);

create table public.community_reports (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  post_id uuid not null,
  reporter_id uuid references auth.users (id) on delete set null,
  lease_id uuid not null,
  reason text not null check (char_length(btrim(reason)) between 3 and 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  is_upheld boolean,
  unique (post_id, reporter_id),
  check ((decided_at is null) = (is_upheld is null)),
  foreign key (property_id, post_id) references public.community_posts (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.community_reports is 'What neighbours say is wrong with a post, for those who moderate.';
create index reports_waiting on public.community_reports (organization_id, created_at) where decided_at is null;
create index reports_of_organization on public.community_reports (organization_id, post_id);
create index reports_of_property on public.community_reports (property_id, post_id);
create index reports_of_reporter on public.community_reports (reporter_id);
create index reports_of_lease on public.community_reports (lease_id);

create table public.community_photos (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  post_id uuid not null,
  path text not null generated always as
    (organization_id::text || '/' || property_id::text || '/' || id::text || '.jpg') stored unique,
  -- While its post is hidden or withdrawn.
  is_hidden boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (property_id, post_id) references public.community_posts (property_id, id) on delete restrict
);
comment on table public.community_photos is
  'Photos of posts; the files lie in the bucket community-photos, where each was announced by its row.';
create index community_photos_of_organization on public.community_photos (organization_id, post_id);
create index community_photos_of_property on public.community_photos (property_id, post_id);
create index community_photos_of_creator on public.community_photos (created_by);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['community_posts', 'community_reports', 'community_photos'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create trigger refuse_delete before delete on public.%I for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.community_posts, public.community_reports;
  end if;
end
$$;
create policy "readers and neighbours see posts, authors their own" on public.community_posts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (hidden_at is null and withdrawn_at is null and (
      (part = 'board' and property_id = any (array(select private.my_community_ids('board'))))
      or (part = 'lost_and_found' and property_id = any (array(select private.my_community_ids('lost_and_found'))))))
    or author_id = (select auth.uid()));
create policy "moderators see reports, reporters their own" on public.community_reports for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))) or reporter_id = (select auth.uid()));
create policy "readers and neighbours see photos of posts" on public.community_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (not is_hidden and property_id = any (array(select private.my_community_ids('any'))))
    or created_by = (select auth.uid()));

-- Path: <organisation>/<property>/<photo>.jpg. A file is taken only where a row has announced it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('community-photos', 'community-photos', false, 2097152, array['image/jpeg'])
on conflict (id) do nothing;

create function private.my_community_photo_paths(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select path from public.community_photos
  where case p_right when 'add' then created_by = (select auth.uid()) and created_at > now() - interval '1 day'
    else (not is_hidden and property_id in (select private.my_community_ids('any'))) or created_by = (select auth.uid()) end
$$;
comment on function private.my_community_photo_paths is
  'Photos of posts that the caller may see as a neighbour or, for `add`, has announced within the day.';
revoke execute on function private.my_community_photo_paths from public, anon;
grant execute on function private.my_community_photo_paths to authenticated;
create policy "who announced a photo of a post adds its file" on storage.objects for insert to authenticated
  with check (bucket_id = 'community-photos' and name = any (array(select private.my_community_photo_paths('add'))));
create policy "readers see photos of posts" on storage.objects for select to authenticated
  using (bucket_id = 'community-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.read'))));
create policy "neighbours see photos of posts" on storage.objects for select to authenticated
  using (bucket_id = 'community-photos' and name = any (array(select private.my_community_photo_paths('see'))));
