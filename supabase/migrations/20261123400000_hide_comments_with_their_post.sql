-- A comment is shown with the post that it stands below: hidden or taken back, the post takes its comments with it.
create index posts_shut on public.community_posts (property_id) where parent_id is null and (hidden_at is not null or withdrawn_at is not null);

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
comment on function private.my_shut_post_ids is 'Posts of the caller''s buildings that are hidden or taken back; a policy can''t ask its own table.';
revoke execute on function private.my_shut_post_ids from public, anon;
grant execute on function private.my_shut_post_ids to authenticated;

alter policy "readers and neighbours see posts, authors their own" on public.community_posts
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (hidden_at is null and withdrawn_at is null
      and (parent_id is null or parent_id <> all (array(select private.my_shut_post_ids())))
      and ((part = 'board' and property_id = any (array(select private.my_community_ids('board'))))
        or (part = 'lost_and_found' and property_id = any (array(select private.my_community_ids('lost_and_found'))))))
    or author_id = (select auth.uid()));

create or replace function private.report_post(p_report_id uuid, p_post_id uuid, p_reason text)
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
