-- Who entered a bill hears that somebody else approved it or sent it back.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bills;
  end if;
end
$$;
