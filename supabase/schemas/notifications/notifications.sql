-- What people do with what they were notified of. Each of these says which it changed, so that it can be taken back.
create function private.mark_notifications_read(
  p_ids uuid[] default null, p_through timestamptz default null, p_group_key text default null)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  with read as (
    update public.notifications set read_at = now(), snoozed_until = null
    where user_id = (select auth.uid()) and read_at is null and is_shown and created_at <= now()
      -- What was put away for later is not among all.
      and (id = any (p_ids) or group_key = p_group_key
        or created_at <= p_through and (snoozed_until is null or snoozed_until <= now()))
    returning id
  ), unsent as (
    delete from private.outgoing_messages m using read
    where m.notification_id = read.id and m.is_for_unread and m.attempts = 0 and m.sent_at is null
  )
  select id from read
$$;
select private.declare_verb('mark_notifications_read', 'own', p_comment =>
  'The caller has read these notifications: by their ids, all up to a moment that are not put away, or all of a group. Returns the ids of those that were unread: mark_notifications_unread takes them back.');

create function private.mark_notifications_unread(p_ids uuid[])
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  update public.notifications set read_at = null
  where user_id = (select auth.uid()) and id = any (p_ids) and read_at is not null and created_at <= now()
  returning id
$$;
select private.declare_verb('mark_notifications_unread', 'own', p_comment =>
  'These notifications of the caller are unread again. Returns the ids of those that were read.');

create function private.snooze_notification(p_id uuid, p_until timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_group text := (select group_key from public.notifications where id = p_id and user_id = (select auth.uid()));
begin
  if v_group is null then
    perform private.fail('not_found');
  elsif p_until not between now() and now() + interval '1 year' then
    perform private.fail('snooze_invalid');
  end if;
  update public.notifications set snoozed_until = p_until
  where user_id = (select auth.uid()) and group_key = v_group and read_at is null;
end
$$;
select private.declare_verb('snooze_notification', 'own', p_comment =>
  'Puts what is unread of a notification''s group away until a moment within a year; null brings it back. Errors: not_found, snooze_invalid.');

create function private.mute_record(p_record_kind public.notification_record, p_record_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notification_mutes (user_id, record_kind, record_id, template, parameters)
  select user_id, record_kind, record_id, template, parameters from public.notifications
  where user_id = (select auth.uid()) and group_key = p_record_kind::text || '/' || p_record_id::text
  order by created_at desc, id limit 1
  on conflict do nothing;
  -- Only what one was notified of is muted.
  if not exists (select 1 from public.notification_mutes
    where user_id = (select auth.uid()) and record_kind = p_record_kind and record_id = p_record_id) then
    perform private.fail('not_found');
  end if;
end
$$;
select private.declare_verb('mute_record', 'own', p_comment =>
  'The caller wants to hear nothing more of a record that they were notified of; repeating it changes nothing. Error: not_found.');

create function private.unmute_record(p_record_kind public.notification_record, p_record_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.notification_mutes
  where user_id = (select auth.uid()) and record_kind = p_record_kind and record_id = p_record_id
$$;
select private.declare_verb('unmute_record', 'own', p_comment =>
  'The caller wants to hear of a record again; repeating it changes nothing.');

create function private.unread_notification_count()
returns integer
language plpgsql
stable
set search_path = ''
as $$
begin
  return (select count(*) from public.notifications
    where user_id = (select auth.uid()) and read_at is null and is_shown and created_at <= now()
      and (snoozed_until is null or snoozed_until <= now()));
end
$$;
comment on function private.unread_notification_count is 'How many notifications the caller has not read, of all organizations; what they put away does not count.';
grant execute on function private.unread_notification_count to authenticated;

create function private.forget_notifications(p_organization_id uuid, p_now timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.notifications
  where (organization_id = p_organization_id or organization_id is null) and created_at < p_now - interval '180 days';
  delete from private.outgoing_message_steps where at < p_now - interval '30 days';
  delete from private.whatsapp_statuses where noted_at < p_now - interval '30 days';
$$;
comment on function private.forget_notifications is
  'Takes away notifications of more than 180 days ago, of an organization and of none, and hops of tests of more than 30.';

create function private.forget_notification_choices(p_user_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.notification_settings where user_id = p_user_id;
  delete from public.notification_schedules where user_id = p_user_id;
  delete from public.notification_mutes where user_id = p_user_id;
  delete from public.push_devices where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  update public.whatsapp_consents set withdrawn_at = now() where user_id = p_user_id and withdrawn_at is null;
$$;
comment on function private.forget_notification_choices is 'Somebody closes their account: nothing is sent to their devices and numbers any more.';
