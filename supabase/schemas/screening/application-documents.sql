create function private.keep_document_rules()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) values ('application-documents', old.path);
    return old;
  end if;
  new.created_by := (select auth.uid());
  perform 1 from public.applications where id = new.application_id for update;
  if (select count(*) from public.application_documents where application_id = new.application_id) >= 20 then
    perform private.fail('too_many_documents');
  end if;
  return new;
end
$$;
comment on function private.keep_document_rules is
  'Trigger: who added a document is known, an application has at most 20, and the file goes with the row.';

create function private.my_announced_documents()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.application_documents d
  where d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids('people.write'))
$$;
comment on function private.my_announced_documents is
  'Where the caller may put a file: documents that they announced within the hour.';

create function private.take_files_to_remove(p_limit integer)
returns table (id bigint, bucket_id text, path text)
language sql
stable
security definer
set search_path = ''
as $$ select f.id, f.bucket_id, f.path from private.files_to_remove f order by f.id limit least(p_limit, 500) $$;
select private.declare_verb('take_files_to_remove', 'service', p_callers => 'service_role', p_comment =>
  'For the edge''s timer, as the service: files whose rows are gone, oldest first.');

create function private.forget_removed_files(p_ids bigint[])
returns void
language sql
security definer
set search_path = ''
as $$ delete from private.files_to_remove where id = any (p_ids) $$;
select private.declare_verb('forget_removed_files', 'service', p_callers => 'service_role', p_comment =>
  'For the edge''s timer, as the service: these files were removed.');

grant execute on function private.my_announced_documents to authenticated;
