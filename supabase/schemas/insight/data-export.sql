create function private.export_programs(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('programs_with_access', (select coalesce(jsonb_agg(jsonb_build_object('name', g.name,
      'answered_at', g.redirect_host, 'organization', o.name, 'may_ask_for', g.scopes, 'created_at', g.created_at,
      'last_used_at', g.last_used_at, 'revoked_at', g.revoked_at) order by g.created_at, g.id), '[]')
    from private.program_grants g left join public.organizations o on o.id = g.organization_id where g.user_id = p_user_id))
$$;
comment on function private.export_programs is 'Programs that a person let ask in their name.';
