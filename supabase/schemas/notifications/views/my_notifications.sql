create view public.my_notifications with (security_invoker = true) as
select l.id, l.user_id, l.organization_id, l.event, l.template, l.record_kind, l.record_id, l.group_key, l.lease_id, l.parameters,
  l.created_at, l.read_at, g.snoozed_until, g.notification_count, g.unread_count, g.unread_count > 0 as is_unread,
  exists (select 1 from public.notification_mutes m
    where m.user_id = l.user_id and m.record_kind = l.record_kind and m.record_id = l.record_id) as is_muted
from (
  select user_id, group_key, (array_agg(id order by created_at desc, id))[1] as latest_id, count(*)::integer as notification_count,
    (count(*) filter (where read_at is null))::integer as unread_count,
    max(snoozed_until) filter (where read_at is null) as snoozed_until
  from public.notifications where is_shown and created_at <= now() group by user_id, group_key
) g
join public.notifications l on l.id = g.latest_id;
comment on view public.my_notifications is
  'The reader''s notifications, those of a record together: the last of them, how many there are and how many are unread.';
grant select on public.my_notifications to authenticated, service_role;
