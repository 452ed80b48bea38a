create function private.count_attempt(p_scope text, p_key text, p_limit integer, p_window interval)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_day date := (now() at time zone 'UTC')::date;
  v_salt bytea;
  v_start timestamptz := date_bin(p_window, now(), '2026-01-01T00:00:00Z');
  v_count integer;
begin
  select salt into v_salt from private.daily_salts where day = v_day;
  if not found then
    insert into private.daily_salts (day) values (v_day) on conflict (day) do nothing;
    select salt into v_salt from private.daily_salts where day = v_day;
  end if;
  insert into private.attempts (scope, key_hash, window_start)
  values (p_scope, extensions.hmac(convert_to(coalesce(p_key, ''), 'utf8'), v_salt, 'sha256'), v_start)
  on conflict (scope, key_hash, window_start) do update set count = private.attempts.count + 1
  returning count into v_count;
  if v_count > p_limit then
    -- The refusal undoes this count: the figure stays at the limit until the window is over.
    perform private.fail('rate_limited',
      jsonb_build_object('retry_after', ceil(extract(epoch from v_start + p_window - clock_timestamp()))));
  end if;
end
$$;
comment on function private.count_attempt is
  'Counts an attempt and refuses with rate_limited {retry_after: seconds} when there were p_limit in the window. Windows divide a day evenly.';

create function private.normal_email(p_email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when length(v.email) <= 254 and length(split_part(v.email, '@', 1)) <= 64 and v.email ~
    '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$'
    then v.email end
  from (select lower(btrim(p_email, E' \t\r\n'))) v (email)
$$;
comment on function private.normal_email is
  'An address in the one form under which it is kept; null when it is none. src/domain/email-address.ts has the same rule.';
