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

create view public.community_reports_list with (security_invoker = true) as
select r.id, r.organization_id, r.property_id, r.post_id, r.reporter_id, r.reason, r.created_at, r.decided_at, r.is_upheld,
  private.neighbour_name(r.lease_id, r.reporter_id) as reporter_name
from public.community_reports r;
comment on view public.community_reports_list is 'What was said to be wrong with posts, and by whom.';

create view public.area_reservations_list with (security_invoker = true) as
select r.id, r.organization_id, r.property_id, r.area_id, r.lease_id, r.reserved_by, r.starts_at, r.ends_at, r.status, r.note, r.reason,
  r.created_at, a.name as area_name, private.neighbour_name(r.lease_id, r.reserved_by) as reserved_by_name
from public.area_reservations r
left join public.common_areas a on a.organization_id = r.organization_id and a.id = r.area_id;
comment on view public.area_reservations_list is 'Reservations with their area and who made them.';

create view public.parcels_list with (security_invoker = true) as
select p.id, p.organization_id, p.property_id, p.unit_id, p.lease_id, p.description, p.kept_at, p.noted_by, p.noted_at, p.collected_at,
  private.parcel_unit_label(p.unit_id) as unit_label, p.noted_by_lease_id is null as is_from_office,
  private.neighbour_name(p.noted_by_lease_id, p.noted_by) as noted_by_name
from public.parcels p;
comment on view public.parcels_list is 'Parcels with their unit and who noted them.';
grant select on public.community_posts_list, public.community_reports_list, public.area_reservations_list, public.parcels_list
  to authenticated, service_role;
