-- What no client may call directly lives in `private`, which the API does not expose.
-- Public functions are thin `security invoker` doors to it, so that every privilege is visible here.
create extension if not exists pgcrypto with schema extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing is granted by default: every table and function below says who may use it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role, public;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role, public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role, public;
alter default privileges in schema private revoke execute on functions from public;
alter default privileges revoke execute on functions from public;

create function private.fail(p_code text, p_detail jsonb default '{}')
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', p_code using errcode = 'P0001', detail = p_detail::text;
end
$$;
comment on function private.fail is
  'Refuses with a snake_case code as the message and its parameters as JSON detail; the client turns the code into text.';
grant execute on function private.fail to anon, authenticated, service_role;

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at is 'Trigger: keeps updated_at.';

create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail('append_only', jsonb_build_object('table', tg_table_name));
  return null;
end
$$;
comment on function private.refuse_change is 'Trigger: makes a table append-only for everyone, the service role included.';

create table private.secrets (
  name text primary key,
  value bytea not null
);
comment on table private.secrets is 'Random keys made once per database; never leave it.';
insert into private.secrets (name, value) values ('invitation_token', extensions.gen_random_bytes(32));
