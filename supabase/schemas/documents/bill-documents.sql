create function private.keep_bill_document_rules()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) values ('bill-documents', old.path);
    return old;
  end if;
  new.created_by := (select auth.uid());
  perform 1 from public.bills where id = new.bill_id for update;
  if (select count(*) from public.bill_documents where bill_id = new.bill_id) >= 20 then
    perform private.fail('too_many_documents');
  end if;
  return new;
end
$$;
comment on function private.keep_bill_document_rules is
  'Trigger: who added a document is known, a bill has at most 20, and the file goes with the row.';

create function private.my_announced_bill_documents()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.bill_documents d
  where d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids('money.write'))
$$;
comment on function private.my_announced_bill_documents is
  'Where the caller may put a file: documents of bills that they announced within the hour.';

grant execute on function private.my_announced_bill_documents to authenticated;
