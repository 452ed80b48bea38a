-- Migrations add the tables that clients may follow to this publication, as on a hosted project.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;
