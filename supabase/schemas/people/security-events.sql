create function private.my_session_id()
returns uuid
language sql
stable
set search_path = ''
as $$ select nullif((select auth.jwt()) ->> 'session_id', '')::uuid $$;
comment on function private.my_session_id is 'The session of the caller''s access token.';

create function private.note_security_event(p_user_id uuid, p_kind public.security_event_kind)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event private.security_events;
begin
  insert into private.security_events (user_id, kind, session_id, user_agent)
  select p_user_id, p_kind, private.my_session_id(),
    (select left(user_agent, 400) from auth.sessions where id = private.my_session_id() and user_id = p_user_id)
  returning * into v_event;
  perform private.mail_security_event(v_event);
end
$$;
comment on function private.note_security_event is
  'Writes down what the caller''s session did, and tells the holder where somebody else may have done it.';

create function private.note_security_changes(p_user_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_event private.security_events;
begin
  insert into private.security_events (user_id, kind, at, session_id, user_agent)
  select s.user_id, 'signed_in', s.created_at, s.id, left(s.user_agent, 400)
  from auth.sessions s where s.user_id = p_user_id
  on conflict do nothing;
  insert into private.security_events (user_id, kind, at, factor_id)
  select f.user_id, 'factor_added', f.updated_at, f.id
  from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified'
  on conflict do nothing;
  for v_event in
    insert into private.security_events (user_id, kind, factor_id)
    select e.user_id, 'factor_removed', e.factor_id
    from private.security_events e
    where e.user_id = p_user_id and e.kind = 'factor_added'
      and not exists (select 1 from auth.mfa_factors f where f.id = e.factor_id)
    on conflict do nothing
    returning *
  loop
    perform private.mail_security_event(v_event);
  end loop;
end
$$;
comment on function private.note_security_changes is
  'Notes sign-ins and second factors that came or went since it was last asked.';

-- Who comes by an invitation or a code has no password until they choose one: nothing of theirs was changed, and no message says so.
create function private.note_account_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password and coalesce(old.encrypted_password, '') <> '' then
    perform private.note_security_event(new.id, 'password_changed');
  end if;
  if new.email is distinct from old.email then
    perform private.note_security_event(new.id, 'email_changed');
  end if;
  perform private.note_security_changes(new.id);
  return null;
exception when others then
  -- A log must never keep anybody from signing in.
  raise warning 'security event not noted: %', sqlerrm;
  return null;
end
$$;
comment on function private.note_account_change is
  'Trigger on auth.users: notes changed passwords (not a first one), new addresses and sign-ins.';

create function private.require_user()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  if v_user is null then
    perform private.fail('not_signed_in');
  end if;
  return v_user;
end
$$;
comment on function private.require_user is 'The caller''s id; refuses with not_signed_in.';

create function private.list_security_events(p_before_id bigint default null, p_limit integer default 20)
returns table (id bigint, kind public.security_event_kind, at timestamptz, user_agent text, is_this_session boolean)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.note_security_changes(v_user);
  return query
    select e.id, e.kind, e.at, e.user_agent, coalesce(e.session_id = private.my_session_id(), false)
    from private.security_events e
    where e.user_id = v_user and (p_before_id is null or e.id < p_before_id)
    order by e.id desc
    limit least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;
select private.declare_verb('list_security_events', 'own', p_comment =>
  'What happened to the caller''s account, newest first, in pages: p_before_id is the last event seen. Error: not_signed_in.');

create function private.list_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC' -- refreshed_at is kept without a zone, in UTC
as $$
declare
  v_user uuid := private.require_user();
begin
  return query
    select s.id, s.created_at, greatest(s.created_at, s.refreshed_at::timestamptz), left(s.user_agent, 400),
      coalesce(s.id = private.my_session_id(), false)
    from auth.sessions s
    where s.user_id = v_user and (s.not_after is null or s.not_after > now())
      -- That of a program stands among the programs.
      and not exists (select 1 from private.program_grants g where g.session_id = s.id and g.revoked_at is null)
    order by 5 desc, 3 desc, 1;
end
$$;
select private.declare_verb('list_sessions', 'own', p_comment =>
  'Where the caller is signed in: this session first, then by last use. Error: not_signed_in.');

create function private.end_sessions(p_session_id uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_current uuid := private.my_session_id();
  v_count integer;
begin
  -- Without knowing which session is the caller's own, all would end.
  if v_current is null then
    perform private.fail('not_signed_in');
  end if;
  delete from auth.sessions s
  where s.user_id = v_user and s.id <> v_current and (p_session_id is null or s.id = p_session_id);
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform private.note_security_event(v_user, 'sessions_ended');
  end if;
  return v_count;
end
$$;
select private.declare_verb('end_sessions', 'own', p_comment =>
  'Ends one other session of the caller''s, or all others; returns how many. The caller''s own stays. An access token that was given out is good until it expires, an hour at most.');
