-- A signature appears on screens that are open.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contract_signers;
  end if;
end
$$;
