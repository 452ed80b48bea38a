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

-- Hosted projects grant everything in public by default; migrations revoke what a role must not have.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

alter database postgres set search_path to "$user", public, extensions;
-- Which schemas the API shows. Supabase's linter reads it here, and finds nothing exposed without it.
alter database postgres set pgrst.db_schemas to 'public';
