-- Screens that change without a reload listen to these.
do $$
declare
  v_table text;
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    foreach v_table in array array['organization_totals', 'monthly_totals', 'lease_balances', 'payments', 'charges', 'receipts',
      'lease_tenants'] loop
      execute format('alter publication supabase_realtime add table public.%I', v_table);
    end loop;
  end if;
end
$$;
