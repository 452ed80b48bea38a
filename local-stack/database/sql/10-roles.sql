-- The roles that a hosted Supabase project has. Requests run as anon, authenticated or service_role.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'supabase_storage_admin']
  loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;

-- Hosted projects grant everything in public by default. Migrations revoke that for good, so it is not granted again after them.
do $$
declare
  v_is_new boolean := to_regclass('supabase_migrations.schema_migrations') is null;
  v_kind text;
begin
  foreach v_kind in array array['tables', 'functions', 'sequences'] loop
    execute format('alter default privileges in schema public %s all on %s %s anon, authenticated, service_role',
      case when v_is_new then 'grant' else 'revoke' end, v_kind, case when v_is_new then 'to' else 'from' end);
  end loop;
end
$$;

alter database postgres set search_path to "$user", public, extensions;
-- Which schemas the API shows. Supabase's linter reads it here, and finds nothing exposed without it.
alter database postgres set pgrst.db_schemas to 'public';
