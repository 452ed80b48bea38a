create function private.export_notifications(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'notification_settings', (select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.event, n.channel), '[]')
      from public.notification_settings n where n.user_id = p_user_id),
    'notification_schedule', (select to_jsonb(s) - 'user_id' from public.notification_schedules s where s.user_id = p_user_id),
    'muted', (select coalesce(jsonb_agg(jsonb_build_object('kind', m.record_kind, 'since', m.created_at, 'facts', m.parameters)
      order by m.created_at), '[]') from public.notification_mutes m where m.user_id = p_user_id),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('event', n.event, 'facts', n.parameters, 'at', n.created_at,
      'read_at', n.read_at) order by n.created_at, n.id), '[]')
      from public.notifications n where n.user_id = p_user_id and n.created_at <= now()),
    'push_devices', (select coalesce(jsonb_agg(jsonb_build_object('name', d.label, 'service', substring(d.endpoint from '^https?://[^/]+'),
      'since', d.created_at, 'last_shown_at', d.last_shown_at) order by d.created_at), '[]')
      from public.push_devices d where d.user_id = p_user_id),
    'whatsapp_consents', (select coalesce(jsonb_agg(jsonb_build_object('phone', c.phone, 'words', c.words, 'language', c.language,
      'given_at', c.given_at, 'verified_at', c.verified_at, 'withdrawn_at', c.withdrawn_at, 'last_wrote_at',
      (select max(w.last_inbound_at) from private.whatsapp_windows w where w.phone = c.phone)) order by c.given_at), '[]')
      from public.whatsapp_consents c where c.user_id = p_user_id))
$$;
comment on function private.export_notifications is 'What a person was notified of, how they want it, and the devices and numbers that it goes to.';
