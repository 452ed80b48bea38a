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
  search_text text not null generated always as (private.plain_text(body)) stored,
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
-- A comment is shown with the post that it stands below: hidden or taken back, the post takes its comments with it.
create index posts_shut on public.community_posts (property_id) where parent_id is null and (hidden_at is not null or withdrawn_at is not null);

alter table public.community_posts enable row level security;
grant select on public.community_posts to authenticated, service_role;
create policy "readers and neighbours see posts, authors their own" on public.community_posts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (hidden_at is null and withdrawn_at is null
      and (parent_id is null or parent_id <> all (array(select private.my_shut_post_ids())))
      and ((part = 'board' and property_id = any (array(select private.my_community_ids('board'))))
        or (part = 'lost_and_found' and property_id = any (array(select private.my_community_ids('lost_and_found'))))))
    or author_id = (select auth.uid()));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.community_posts
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.community_posts
  for each row execute function private.refuse_change();
select private.compose_texts('public.community_posts');
