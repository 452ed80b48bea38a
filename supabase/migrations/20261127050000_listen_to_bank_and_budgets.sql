-- Two people at work on a statement or a budget see what the other did: a line that is matched, a cell that is written.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bank_lines, public.budget_amounts, public.budget_notes;
  end if;
end
$$;
