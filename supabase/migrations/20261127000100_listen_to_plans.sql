-- A tenant who is about to pay sees at once that a plan was agreed, or ended.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.payment_plans;
  end if;
end
$$;
