create function private.export_data_requests(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('data_requests', (select coalesce(jsonb_agg(jsonb_build_object('asked', o.name, 'kind', r.kind,
    'details', r.details, 'created_at', r.created_at, 'due_on', r.due_on, 'status', r.status, 'answer', r.answer,
    'answered_at', r.answered_at) order by r.created_at, r.id), '[]')
    from public.data_requests r join public.organizations o on o.id = r.organization_id where r.user_id = p_user_id))
$$;
comment on function private.export_data_requests is 'What a person asked about the data that is kept of them, and the answers.';
