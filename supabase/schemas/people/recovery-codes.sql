create function private.require_recent_sign_in()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_methods jsonb := coalesce((select auth.jwt()) -> 'amr', '[]');
  v_latest double precision;
begin
  select max((method ->> 'timestamp')::double precision) into v_latest from jsonb_array_elements(v_methods) method;
  if v_latest is null or to_timestamp(v_latest) < now() - interval '10 minutes' then
    perform private.fail('reauthentication_needed');
  end if;
  if coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and exists (select 1 from auth.mfa_factors where user_id = v_user and status = 'verified') then
    perform private.fail('second_factor_needed');
  end if;
  return v_user;
end
$$;
comment on function private.require_recent_sign_in is
  'The caller, who showed a password, a code or the second factor within ten minutes, and the second factor where there is one. Refuses with reauthentication_needed or second_factor_needed.';

create function private.recovery_code_hash(p_user_id uuid, p_code text)
returns bytea
language sql
stable
security definer
set search_path = ''
as $$
  -- What is written down by hand is read generously: no case, no dashes, and letters for the digits they look like.
  select extensions.hmac(
    convert_to(p_user_id::text || translate(regexp_replace(lower(coalesce(p_code, '')), '[^0-9a-z]', '', 'g'), 'oil', '011'), 'utf8'),
    s.value, 'sha256')
  from private.secrets s where s.name = 'recovery_code'
$$;
comment on function private.recovery_code_hash is 'What is kept of a recovery code.';

create function private.new_recovery_code()
returns text
language sql
volatile
set search_path = ''
as $$
  with random as (select extensions.gen_random_bytes(10) as bytes)
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, i) & 31) + 1, 1)
    || case when i = 4 then '-' else '' end, '' order by i)
  from random, generate_series(0, 9) i
$$;
comment on function private.new_recovery_code is 'Fifty random bits in Crockford''s base 32, in two groups of five.';

create function private.create_recovery_codes()
returns setof text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_recent_sign_in();
  v_code text;
begin
  if not exists (select 1 from auth.mfa_factors where user_id = v_user and status = 'verified') then
    perform private.fail('second_factor_missing');
  end if;
  delete from private.recovery_codes where user_id = v_user;
  for n in 1..10 loop
    v_code := private.new_recovery_code();
    insert into private.recovery_codes (user_id, code_hash) values (v_user, private.recovery_code_hash(v_user, v_code));
    return next v_code;
  end loop;
  perform private.note_security_changes(v_user);
  perform private.note_security_event(v_user, 'recovery_codes_created');
end
$$;
select private.declare_verb('create_recovery_codes', 'own', p_comment =>
  'Ten new recovery codes; earlier ones stop working. They are told this once: who lost the answer asks again. Errors: reauthentication_needed, second_factor_needed, second_factor_missing.');

create function private.count_recovery_codes()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from private.recovery_codes where user_id = private.require_user() and used_at is null
$$;
select private.declare_verb('count_recovery_codes', 'own', p_comment =>
  'How many recovery codes the caller has left. Error: not_signed_in.');

create function private.use_recovery_code(p_code text)
returns table (outcome text, factor_ids uuid[])
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_used_at timestamptz;
begin
  -- One try of a user at a time, or many at once would all come before the limit.
  perform pg_advisory_xact_lock(hashtextextended('recovery_code:' || v_user, 0));
  if not exists (select 1 from auth.sessions where id = private.my_session_id() and user_id = v_user) then
    perform private.fail('not_signed_in');
  end if;
  if (select count(*) from private.recovery_attempts where user_id = v_user and at > now() - interval '15 minutes') >= 5 then
    return query select 'limited', '{}'::uuid[];
    return;
  end if;
  -- A code used a moment ago is taken again, for a call that broke off before the factor was gone.
  update private.recovery_codes c set used_at = coalesce(c.used_at, now())
  where c.user_id = v_user and c.code_hash = private.recovery_code_hash(v_user, p_code)
    and (c.used_at is null or c.used_at > now() - interval '10 minutes')
  returning c.used_at into v_used_at;
  if v_used_at is null then
    insert into private.recovery_attempts (user_id) values (v_user);
    return query select 'wrong', '{}'::uuid[];
    return;
  end if;
  if v_used_at = now() then
    perform private.note_security_event(v_user, 'recovery_code_used');
  end if;
  delete from private.recovery_attempts where user_id = v_user;
  -- A factor set up since then is another one, and stays.
  return query select 'accepted', coalesce(array_agg(f.id), '{}') from auth.mfa_factors f
    where f.user_id = v_user and f.created_at <= v_used_at;
end
$$;
select private.declare_verb('use_recovery_code', 'own', p_comment =>
  'Takes a recovery code of the caller''s: accepted, with the factors that the edge then removes; wrong; or limited, after five wrong ones within a quarter of an hour. An outcome and not an error, so that a wrong one is remembered.');
