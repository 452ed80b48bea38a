create function private.list_program_grants()
returns table (id uuid, name text, redirect_host text, organization_id uuid, organization_name text,
  scopes public.program_scope[], created_at timestamptz, last_used_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return query
    select g.id, g.name, g.redirect_host, g.organization_id, o.name, g.scopes, g.created_at, g.last_used_at
    from private.program_grants g left join public.organizations o on o.id = g.organization_id
    where g.user_id = v_user and g.revoked_at is null
      and exists (select 1 from auth.sessions s where s.id = g.session_id and s.user_id = v_user)
    order by g.created_at desc, g.id;
end
$$;
select private.declare_verb('list_program_grants', 'own', p_comment =>
  'Programs that may ask in the caller''s name, newest first. Error: not_signed_in.');

create function private.revoke_program_grant(p_grant_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from private.program_grants g where g.id = p_grant_id and g.user_id = private.require_user()) then
    perform private.fail('not_found');
  end if;
  perform private.end_program_grant(p_grant_id);
  return p_grant_id;
end
$$;
select private.declare_verb('revoke_program_grant', 'own', p_comment =>
  'A program may ask nothing more in the caller''s name, from its next call on. Errors: not_signed_in, not_found.');
