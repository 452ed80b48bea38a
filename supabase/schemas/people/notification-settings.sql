create function private.wants_notification(
  p_user_id uuid, p_event public.notification_event, p_channel public.notification_channel)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select is_enabled from public.notification_settings
    where user_id = p_user_id and event = p_event and channel = p_channel
  ), true)
$$;
comment on function private.wants_notification is
  'For senders: whether a person wants to hear of an event on a channel.';

create function private.set_notification(
  p_event public.notification_event, p_channel public.notification_channel, p_is_enabled boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  end if;
  insert into public.notification_settings (user_id, event, channel, is_enabled)
  values (v_user, p_event, p_channel, p_is_enabled)
  on conflict (user_id, event, channel) do update set is_enabled = excluded.is_enabled, updated_at = now();
  return p_is_enabled;
end
$$;
select private.declare_verb('set_notification', 'own', p_comment =>
  'Switches a message of the caller''s on or off; repeating it changes nothing.');

grant execute on function private.wants_notification to service_role;
