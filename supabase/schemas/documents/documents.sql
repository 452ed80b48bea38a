create function private.my_shared_document_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  with mine as (
    select l.id, l.organization_id, l.property_id, l.unit_id, l.status from public.leases l
    where l.id in (select private.my_lease_ids())
  )
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.lease_id = m.id
  where d.is_shared
  union
  -- Papers of the place are for who has it, not for who had it.
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.unit_id = m.unit_id
  where d.is_shared and m.status in ('signed', 'active', 'notice_given', 'month_to_month')
  union
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.property_id = m.property_id
  where d.is_shared and m.status in ('signed', 'active', 'notice_given', 'month_to_month')
  union
  select d.id from public.people p join public.documents d on d.organization_id = p.organization_id and d.person_id = p.id
  where d.is_shared and p.user_id = (select auth.uid())
  union
  -- Who left while others stayed has those of the lease that were there.
  select private.my_past_ids('documents')
$$;
comment on function private.my_shared_document_ids is
  'Documents shared with the caller as a tenant: of their leases, of the place while they have it, their own.';

create function private.my_shared_document_paths()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$ select d.path from public.documents d where d.id in (select private.my_shared_document_ids()) $$;
comment on function private.my_shared_document_paths is 'Files of the documents shared with the caller.';

create function private.my_announced_files()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.documents d
  where d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids(d.area || '.write'))
$$;
comment on function private.my_announced_files is
  'Where the caller may put a file: documents that they announced within the hour.';

create function private.keep_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) values ('documents', old.path);
    return old;
  end if;
  new.created_by := (select auth.uid());
  new.created_at := now();
  return new;
end
$$;
comment on function private.keep_document is 'Trigger: who added a document is known, and the file goes with the row.';

create function private.my_document_folders(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select o.id || '/' || a.area
  from unnest(array['portfolio', 'leases', 'people']) as a (area)
  cross join lateral private.my_organization_ids(a.area || '.' || p_right) as o (id)
$$;
comment on function private.my_document_folders is
  'Folders of documents that the caller may ''read'' or ''write'', <organisation>/<area>.';

create function private.place_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.lease_id is not null then
    select l.property_id, l.unit_id into new.place_property_id, new.place_unit_id from public.leases l where l.id = new.lease_id;
  elsif new.unit_id is not null then
    select u.property_id, u.id into new.place_property_id, new.place_unit_id from public.units u where u.id = new.unit_id;
  else
    new.place_property_id := new.property_id;
  end if;
  return new;
end
$$;
comment on function private.place_document is 'Trigger: which property and unit a document is about.';

create function private.find_documents(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := private.search_limit();
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
  v_people_every text[] := private.people_patterns(p_text);
begin
  -- Which areas the reader may see is left to the policies of the rows; who is of no organisation finds nothing.
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select h.id from (
        (select d.id, d.created_at from public.documents d
          where d.organization_id = p_organization_id and d.search_name like v_pattern
            and ' ' || d.search_name like all (v_every)
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.properties p
          join public.documents d on d.organization_id = p.organization_id and d.place_property_id = p.id
          where p.organization_id = p_organization_id and p.search_text like v_pattern
            and ' ' || p.search_text like all (v_every)
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.people pe
          join public.documents d on d.organization_id = pe.organization_id and d.person_id = pe.id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id
          join public.documents d on d.organization_id = t.organization_id and d.lease_id = t.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
            and ' ' || pe.search_text like all (v_people_every)
          order by d.created_at desc, d.id desc limit v_limit)
      ) h order by h.created_at desc, h.id desc limit v_limit;
  end if;
end
$$;
comment on function private.find_documents is
  'Documents by a part of their name or of their property''s; for readers of people by the person or tenant too.';

create function public.search_documents(p_organization_id uuid, p_text text)
returns setof public.documents_list
language sql stable set search_path = ''
as $$ select l.* from public.documents_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_documents(p_organization_id, p_text))) $$;
select private.declare_verb('search_documents', 'rows', p_comment =>
  'Rows of documents_list with the text in name, property, person or tenant, the newest 300.');

create function private.date_sharing()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.is_shared <> old.is_shared then
    new.shared_at := case when new.is_shared then now() end;
  end if;
  return new;
end
$$;
comment on function private.date_sharing is 'Trigger: notes since when a document is shared.';

create function private.document_readers(p_document public.documents)
returns table (user_id uuid, lease_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (r.user_id) r.user_id, r.lease_id from (
    select lt.user_id, lt.lease_id from public.lease_parties lt
    join public.leases l on l.id = lt.lease_id and l.status <> 'draft'
    where lt.organization_id = p_document.organization_id and lt.lease_id = p_document.lease_id
    union all
    -- Papers of the place are for who has it, not for who had it.
    select lt.user_id, lt.lease_id from public.leases l
    join public.lease_parties lt on lt.organization_id = l.organization_id and lt.lease_id = l.id
    where l.organization_id = p_document.organization_id
      and (l.unit_id = p_document.unit_id or l.property_id = p_document.property_id)
      and (l.status = 'signed' or private.is_occupying(l.status))
    union all
    select p.user_id, null from public.people p
    where p.organization_id = p_document.organization_id and p.id = p_document.person_id
  ) r
  where r.user_id is not null
  order by r.user_id, r.lease_id
$$;
comment on function private.document_readers is
  'Tenants with an account who see a document while it is shared, each with the lease by which they do; a person''s own has none.';

create function private.mail_shared_document(p_document public.documents)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
  v_key text;
  v_notification uuid;
begin
  for v_reader in select * from private.document_readers(p_document) loop
    if v_reader.user_id is distinct from (select auth.uid()) then
      v_key := 'documents-shared/' || p_document.organization_id || '/' || v_reader.user_id || '/' || coalesce(v_reader.lease_id::text, '')
        || '/' || floor(extract(epoch from now()) / 600)::bigint;
      v_notification := private.notify_user(v_reader.user_id, p_document.organization_id, 'document_shared', 'document_shared',
        'document', p_document.id, jsonb_build_object(
          'landlord', (select name from public.organizations where id = p_document.organization_id), 'lease_id', v_reader.lease_id,
          'documents', '{}'::jsonb), v_key, '10 minutes');
      -- Who wanted no mail a moment ago may want one now.
      perform private.queue_messages(n, n.parameters || jsonb_build_object('lease_id', n.lease_id), false, '10 minutes')
      from public.notifications n where n.id = v_notification and n.read_at is null
        and not exists (select 1 from private.outgoing_messages m where m.notification_id = n.id);
      update public.notifications
      set parameters = jsonb_set(parameters, array['documents', p_document.id::text], to_jsonb(p_document.name)), read_at = null
      where id = v_notification;
      update private.outgoing_messages
      set parameters = jsonb_set(parameters, array['documents', p_document.id::text], to_jsonb(p_document.name))
      where notification_id = v_notification and attempts = 0 and sent_at is null;
    end if;
  end loop;
end
$$;
comment on function private.mail_shared_document is
  'Writes to the tenants who see a document now, in one message with what else is shared with them within ten minutes.';

create function private.cancel_shared_document(p_document_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.outgoing_messages
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? p_document_id::text and (parameters -> 'documents') - p_document_id::text = '{}';
  update private.outgoing_messages set parameters = parameters #- array['documents', p_document_id::text]
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? p_document_id::text;
  delete from public.notifications
  where template = 'document_shared' and parameters -> 'documents' ? p_document_id::text
    and (parameters -> 'documents') - p_document_id::text = '{}';
  update public.notifications set parameters = parameters #- array['documents', p_document_id::text]
  where template = 'document_shared' and parameters -> 'documents' ? p_document_id::text;
end
$$;
comment on function private.cancel_shared_document is
  'A mail that waits, and the notification, do not name what is not shared any more.';

create function private.follow_sharing()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_was_shared boolean := tg_op <> 'INSERT' and old.is_shared;
  v_is_shared boolean := tg_op <> 'DELETE' and new.is_shared;
begin
  if v_is_shared and not v_was_shared then
    perform private.mail_shared_document(new);
  elsif v_was_shared and not v_is_shared then
    perform private.cancel_shared_document(old.id);
  end if;
  return null;
end
$$;
comment on function private.follow_sharing is
  'Trigger: the office writes documents without a verb, so their tenants hear from here what is shared with them now, and what no longer is.';

grant execute on function private.my_shared_document_ids,
  private.my_shared_document_paths,
  private.my_announced_files,
  private.my_document_folders,
  private.find_documents to authenticated;
