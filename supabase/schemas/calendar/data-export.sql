create function private.export_calendar(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('calendar', jsonb_build_object(
    'items', (select coalesce(jsonb_agg(jsonb_build_object('organization', o.name, 'kind', i.kind, 'title', i.title, 'note', i.note,
      'place', i.place, 'starts_on', i.starts_on, 'ends_on', i.ends_on, 'starts_at', i.starts_at, 'ends_at', i.ends_at,
      'written_by_you', coalesce(i.created_by = p_user_id, false), 'yours_to_do', coalesce(i.assignee = p_user_id, false), 'created_at', i.created_at)
      order by i.created_at, i.id), '[]')
      from public.calendar_items i join public.organizations o on o.id = i.organization_id
      where i.created_by = p_user_id or i.assignee = p_user_id),
    'feeds', (select coalesce(jsonb_agg(jsonb_build_object('organization', o.name, 'name', f.name, 'created_at', f.created_at,
      'revoked_at', f.revoked_at, 'last_read_at', f.last_read_at, 'last_reader', f.last_reader) order by f.created_at, f.id), '[]')
      from public.calendar_feeds f join public.organizations o on o.id = f.organization_id where f.user_id = p_user_id)
  ))
$$;
comment on function private.export_calendar is
  'Calendar items that a person wrote or that are theirs to do, and the programs that read their calendar.';
