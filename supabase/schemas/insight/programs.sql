create function private.is_program_redirect(p_uri text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(p_uri) <= 500 and (p_uri ~ '^https://[a-z0-9.-]+(:[0-9]{1,5})?([/?][^[:space:]#]*)?$'
    or p_uri ~ '^http://(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?([/?][^[:space:]#]*)?$')
$$;
comment on function private.is_program_redirect is
  'Whether a program may be answered at an address: encrypted, or on the reader''s own machine; without a fragment or a name to sign in by.';

create function private.without_loopback_port(p_uri text)
returns text
language sql
immutable
set search_path = ''
as $$ select regexp_replace(p_uri, '^(http://(127\.0\.0\.1|localhost|\[::1\])):[0-9]+', '\1') $$;
comment on function private.without_loopback_port is
  'A program on the reader''s machine listens on a port that it cannot know before (RFC 8252, 7.3).';

create function private.known_program(p_client_id uuid, p_redirect_uri text)
returns private.program_clients
language sql
stable
security definer
set search_path = ''
as $$
  select c from private.program_clients c
  where c.id = p_client_id and private.is_program_redirect(p_redirect_uri) and exists (
    select 1 from unnest(c.redirect_uris) u
    where private.without_loopback_port(u) = private.without_loopback_port(p_redirect_uri))
$$;
comment on function private.known_program is 'The program that is answered at this address; null for any other.';

create function private.register_program(p_name text, p_redirect_uris text[], p_caller text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  if cardinality(coalesce(p_redirect_uris, '{}')) not between 1 and 5
    or exists (select 1 from unnest(p_redirect_uris) u where u is null or not private.is_program_redirect(u)) then
    perform private.fail('redirect_invalid');
  end if;
  perform private.count_attempt('program registration', p_caller, 20, interval '1 hour');
  perform private.count_attempt('program registrations', '', 2000, interval '1 day');
  -- Of those that asked nobody, nothing is left after a week.
  delete from private.program_clients c
  where c.created_at < now() - interval '7 days' and not exists (select 1 from private.program_grants g where g.client_id = c.id);
  insert into private.program_clients (name, redirect_uris) values (btrim(p_name), p_redirect_uris) returning id into v_id;
  return v_id;
end
$$;
select private.declare_verb('register_program', 'service', p_callers => 'service_role', p_comment =>
  'A program registers itself, twenty an hour from one network. Returns its id. Errors: redirect_invalid, text_length, rate_limited.');

create function private.read_program(p_client_id uuid, p_redirect_uri text)
returns table (name text, redirect_host text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_program private.program_clients := private.known_program(p_client_id, p_redirect_uri);
begin
  perform private.require_user();
  if v_program.id is null then
    perform private.fail('not_found');
  end if;
  return query select v_program.name, substring(p_redirect_uri from '^https?://([^/?]+)');
end
$$;
select private.declare_verb('read_program', 'own', p_comment =>
  'What the caller is told of a program that asks for access: how it calls itself and where it is answered. Errors: not_signed_in, not_found (unknown, or another address than it registered).');

create function private.grant_program(
  p_grant_id uuid, p_client_id uuid, p_redirect_uri text, p_organization_id uuid, p_scopes public.program_scope[],
  p_code_hash text, p_challenge text, p_sealed text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_recent_sign_in();
  v_program private.program_clients := private.known_program(p_client_id, p_redirect_uri);
  v_scopes public.program_scope[] := array(select distinct s from unnest(p_scopes) s where s is not null order by s);
begin
  if v_program.id is null
    or p_organization_id is not null and p_organization_id not in (select private.my_organization_ids()) then
    perform private.fail('not_found');
  elsif cardinality(v_scopes) = 0 then
    perform private.fail('value_missing', '{"fields": ["scopes"]}');
  elsif p_organization_id is null and not v_scopes <@ '{own,help,prepare}'::public.program_scope[]
    or p_organization_id is not null and 'own' = any (v_scopes) then
    perform private.fail('value_out_of_range', '{"fields": ["scopes"]}');
  elsif coalesce(p_code_hash, '') !~ '^[0-9a-f]{64}$' or coalesce(p_challenge, '') !~ '^[A-Za-z0-9_-]{43}$' then
    perform private.fail('value_malformed');
  elsif private.my_session_id() is null then
    perform private.fail('not_signed_in');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('program_grants:' || v_user, 0));
  if (select count(*) from private.program_grants g where g.user_id = v_user and g.revoked_at is null) >= 20 then
    perform private.fail('too_many_programs', '{"maximum": 20}');
  end if;
  insert into private.program_grants (id, user_id, client_id, name, redirect_host, organization_id, scopes, session_id, sealed)
  values (p_grant_id, v_user, v_program.id, v_program.name, substring(p_redirect_uri from '^https?://([^/?]+)'),
    p_organization_id, v_scopes, private.my_session_id(), p_sealed);
  insert into private.program_tokens (hash, grant_id, kind, redirect_uri, challenge, expires_at)
  values (decode(p_code_hash, 'hex'), p_grant_id, 'code', p_redirect_uri, p_challenge, now() + interval '2 minutes');
  perform private.note_security_event(v_user, 'program_granted');
  return p_grant_id;
end
$$;
select private.declare_verb('grant_program', 'own', p_comment =>
  'The caller lets a program ask in their name, for an organization or (null) for what is theirs as a tenant, in the sign-in that this is called with. The code that the program trades for tokens is kept as SHA-256 in hexadecimal, for two minutes. Errors: not_signed_in, reauthentication_needed, second_factor_needed, not_found, value_missing, value_out_of_range, value_malformed, too_many_programs.');
