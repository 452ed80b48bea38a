create function private.end_program_grant(p_grant_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_grant private.program_grants;
begin
  update private.program_grants set revoked_at = now(), sealed = '' where id = p_grant_id and revoked_at is null
  returning * into v_grant;
  if v_grant.id is null then
    return;
  end if;
  delete from private.program_tokens where grant_id = v_grant.id and kind = 'access';
  -- The sign-in that was made for the program ends with it.
  delete from auth.sessions where id = v_grant.session_id and user_id = v_grant.user_id;
  perform private.note_security_event(v_grant.user_id, 'program_revoked');
end
$$;
select private.declare_verb('end_program_grant', 'service', p_callers => 'service_role', p_comment =>
  'Ends what a program may do, at once: its tokens and its sign-in.');

create function private.give_program_tokens(p_grant_id uuid, p_access_hash text, p_refresh_hash text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.program_tokens where grant_id = p_grant_id and expires_at < now();
  insert into private.program_tokens (hash, grant_id, kind, expires_at) values
    (decode(p_access_hash, 'hex'), p_grant_id, 'access', now() + interval '1 hour'),
    (decode(p_refresh_hash, 'hex'), p_grant_id, 'refresh', now() + interval '60 days');
end
$$;
comment on function private.give_program_tokens is 'An access token for an hour, and a refresh token for sixty days.';

create function private.redeem_program_code(
  p_code_hash text, p_client_id uuid, p_redirect_uri text, p_challenge text, p_access_hash text, p_refresh_hash text)
returns public.program_scope[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_code private.program_tokens;
  v_grant private.program_grants;
begin
  select * into v_code from private.program_tokens t where t.hash = decode(p_code_hash, 'hex') and t.kind = 'code' for update;
  select * into v_grant from private.program_grants g where g.id = v_code.grant_id and g.client_id = p_client_id;
  if v_grant.id is null then
    return null;
  elsif v_code.used_at is not null then
    perform private.end_program_grant(v_grant.id);
    return null;
  elsif v_grant.revoked_at is not null or v_code.expires_at < now() or v_code.redirect_uri is distinct from p_redirect_uri
    or v_code.challenge is distinct from p_challenge then
    return null;
  end if;
  update private.program_tokens set used_at = now(), expires_at = now() + interval '1 day' where hash = v_code.hash;
  perform private.give_program_tokens(v_grant.id, p_access_hash, p_refresh_hash);
  return v_grant.scopes;
end
$$;
select private.declare_verb('redeem_program_code', 'service', p_callers => 'service_role', p_comment =>
  'Trades a code for tokens, once: what the program may ask for, or null where the code is not good. Hashes are SHA-256 in hexadecimal. A code that comes again ends the grant.');

create function private.refresh_program_tokens(
  p_refresh_hash text, p_client_id uuid, p_access_hash text, p_new_refresh_hash text)
returns public.program_scope[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_token private.program_tokens;
  v_grant private.program_grants;
begin
  select * into v_token from private.program_tokens t
  where t.hash = decode(p_refresh_hash, 'hex') and t.kind = 'refresh' for update;
  select * into v_grant from private.program_grants g where g.id = v_token.grant_id and g.client_id = p_client_id;
  if v_grant.id is null or v_grant.revoked_at is not null then
    return null;
  elsif v_token.used_at is not null then
    perform private.end_program_grant(v_grant.id);
    return null;
  elsif v_token.expires_at < now() then
    return null;
  end if;
  update private.program_tokens set used_at = now() where hash = v_token.hash;
  perform private.give_program_tokens(v_grant.id, p_access_hash, p_new_refresh_hash);
  return v_grant.scopes;
end
$$;
select private.declare_verb('refresh_program_tokens', 'service', p_callers => 'service_role', p_comment =>
  'Trades a refresh token for new tokens, once: what the program may ask for, or null where the token is not good. One that comes again ends the grant.');

create function private.revoke_program_token(p_token_hash text, p_client_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_program_grant(g.id)
  from private.program_tokens t join private.program_grants g on g.id = t.grant_id
  where t.hash = decode(p_token_hash, 'hex') and t.kind <> 'code' and g.client_id = p_client_id;
end
$$;
select private.declare_verb('revoke_program_token', 'service', p_callers => 'service_role', p_comment =>
  'A program gives back what it was allowed (RFC 7009), by one of its tokens. An unknown one is no error.');

create function private.use_program_token(p_access_hash text)
returns table (grant_id uuid, user_id uuid, organization_id uuid, scopes public.program_scope[], sealed text, locale text,
  time_zone text, role public.membership_role, is_closed boolean)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  v_grant private.program_grants;
  v_role public.membership_role;
begin
  select g.* into v_grant from private.program_tokens t join private.program_grants g on g.id = t.grant_id
  where t.hash = decode(p_access_hash, 'hex') and t.kind = 'access' and t.expires_at > now() and g.revoked_at is null;
  if v_grant.id is null then
    return;
  end if;
  select m.role into v_role from public.memberships m
  where m.organization_id = v_grant.organization_id and m.user_id = v_grant.user_id;
  -- Whoever left, or signed out everywhere, has ended this too.
  if v_grant.organization_id is not null and v_role is null
    or not exists (select 1 from auth.sessions s where s.id = v_grant.session_id and s.user_id = v_grant.user_id) then
    perform private.end_program_grant(v_grant.id);
    return;
  end if;
  perform private.count_attempt('program call', v_grant.id::text, 120, interval '1 minute');
  update private.program_grants set last_used_at = now()
  where id = v_grant.id and coalesce(last_used_at, '-infinity') < now() - interval '1 minute';
  return query
    select v_grant.id, v_grant.user_id, v_grant.organization_id, v_grant.scopes, v_grant.sealed, p.locale,
      coalesce(o.time_zone, (select l.time_zone from public.lease_tenants lt
        join public.organizations l on l.id = lt.organization_id where lt.user_id = v_grant.user_id
        order by lt.id limit 1), p.time_zone),
      v_role, o.closed_at is not null
    from public.profiles p left join public.organizations o on o.id = v_grant.organization_id
    where p.id = v_grant.user_id;
end
$$;
select private.declare_verb('use_program_token', 'service', p_callers => 'service_role', p_comment =>
  'In whose name a program asks, by the SHA-256 of its access token in hexadecimal, and the sealed sign-in that it does so with; no row where the token is not good any more. Error: rate_limited (120 a minute).');

create function private.keep_program_session(p_grant_id uuid, p_was text, p_sealed text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.program_grants set sealed = p_sealed where id = p_grant_id and sealed = p_was and revoked_at is null;
  return found;
end
$$;
select private.declare_verb('keep_program_session', 'service', p_callers => 'service_role', p_comment =>
  'Keeps the renewed sign-in of a program in place of what it was. False when another call has renewed it meanwhile.');
