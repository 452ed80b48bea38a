-- Requests reach the storage tables as the caller's role; the policies on storage.objects decide.
grant usage on schema storage to anon, authenticated, service_role, supabase_storage_admin;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant execute on all functions in schema storage to anon, authenticated, service_role;
