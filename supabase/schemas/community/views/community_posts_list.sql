create view public.community_posts_list with (security_invoker = true) as
select p.id, p.organization_id, p.property_id, p.part, p.kind, p.parent_id, p.lease_id, p.author_id, p.body, p.created_at, p.pinned_at,
  p.settled_at, p.withdrawn_at, p.hidden_at, p.hidden_reason, p.search_text,
  p.lease_id is null as is_from_office,
  private.neighbour_name(p.lease_id, p.author_id) as author_name,
  (select count(*) from public.community_posts c
    where c.parent_id = p.id and c.hidden_at is null and c.withdrawn_at is null) as comment_count,
  (select count(*) from public.community_reports r where r.post_id = p.id and r.decided_at is null) as open_report_count
from public.community_posts p;
comment on view public.community_posts_list is
  'Posts and comments with how their author is named to the reader; tenants count only their own reports.';
grant select on public.community_posts_list to authenticated, service_role;
