-- A file that was the wrong one is taken back whole, while nothing in the books hangs on it.
insert into private.refusal_kinds (code, kind) values ('import_undone', 'conflict'), ('import_matched', 'conflict');

create function private.undo_bank_import(p_request_id uuid, p_import_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'undo_bank_import', jsonb_build_object('import', p_import_id));
  v_import public.bank_imports;
  v_count integer;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_import from public.bank_imports
  where id = p_import_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_import.organization_id);
  select * into v_import from public.bank_imports where id = p_import_id for update;
  if v_import.undone_at is not null then
    perform private.fail('import_undone');
  elsif exists (select 1 from public.bank_lines l where l.organization_id = v_import.organization_id
      and l.import_id = p_import_id and l.reconciliation_id is not null) then
    perform private.fail('line_reconciled');
  elsif exists (select 1 from public.bank_lines l where l.organization_id = v_import.organization_id
      and l.import_id = p_import_id and l.status = 'matched') then
    perform private.fail('import_matched');
  end if;
  delete from public.bank_lines where organization_id = v_import.organization_id and import_id = p_import_id;
  get diagnostics v_count = row_count;
  update public.bank_imports set undone_at = now(), undone_by = (select auth.uid()) where id = p_import_id;
  v_known := jsonb_build_object('removed_count', v_count);
  perform private.complete_request(p_request_id, v_known);
  return v_known;
end
$$;

create function public.undo_bank_import(p_request_id uuid, p_import_id uuid)
returns jsonb language sql set search_path = ''
as $$ select private.undo_bank_import(p_request_id, p_import_id) $$;
comment on function public.undo_bank_import is
  'Takes back every line that a file added, those that were left out of matching too. Returns {removed_count}. Errors: not_found, import_undone, import_matched (a line is matched: open it first), line_reconciled.';
revoke execute on function private.undo_bank_import, public.undo_bank_import from public, anon;
grant execute on function private.undo_bank_import, public.undo_bank_import to authenticated;
select private.guard_door('undo_bank_import');

-- Deleted rows tell those who listen nothing that a filter passes: the import that is marked as undone does.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bank_imports;
  end if;
end
$$;
