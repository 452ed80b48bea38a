create function private.remove_requested_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- As a document it goes with that.
  if not exists (select 1 from public.documents where id = old.id) then
    insert into private.files_to_remove (bucket_id, path) values ('documents', old.path);
  end if;
  return old;
end
$$;
comment on function private.remove_requested_file is 'Trigger: the file goes with its row.';

create function private.my_asked_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select l.id from public.leases l
  where l.id in (select private.my_lease_ids()) and (l.status = 'signed' or private.is_occupying(l.status))
    and not exists (select 1 from public.organizations o where o.id = l.organization_id and o.closed_at is not null)
$$;
comment on function private.my_asked_lease_ids is
  'Leases for which the caller may hand in papers: agreed or running ones that they are a tenant of; a former tenant may not.';

create function private.my_announced_requested_files()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select f.path from public.requested_files f
  join public.document_requests r on r.organization_id = f.organization_id and r.id = f.document_request_id
  where f.created_by = (select auth.uid()) and f.announced_at > now() - interval '1 day' and f.handed_in_at is null
    and r.status in ('requested', 'handed_in', 'refused') and r.lease_id in (select private.my_asked_lease_ids())
$$;
comment on function private.my_announced_requested_files is
  'Where the caller may put a file that a landlord asked for: those that they announced within the day.';

create function private.my_requested_paths()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$ select path from public.requested_files where created_by = (select auth.uid()) $$;
comment on function private.my_requested_paths is 'Files that the caller handed in.';

create function public.my_document_requests()
returns setof public.document_requests_list
language sql
stable
set search_path = ''
as $$
  select * from public.document_requests_list where lease_id = any (array(select private.my_lease_ids()))
$$;
select private.declare_verb('my_document_requests', 'rows', p_comment =>
  'What the caller was asked for as a tenant.');

create function private.document_request_for(p_document_request_id uuid, p_as_tenant boolean)
returns public.document_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.document_requests;
begin
  select r.* into v_request from public.document_requests r where r.id = p_document_request_id
    and case when p_as_tenant then r.lease_id in (select private.my_asked_lease_ids())
      else r.organization_id in (select private.my_organization_ids('leases.write')) end
  for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_request;
end
$$;
comment on function private.document_request_for is
  'Locks a document request on which the caller may act, as a tenant or as the office. Error: not_found.';

create function private.document_mail_key(p_document_request_id uuid, p_user_id uuid)
returns text
language sql
immutable
set search_path = ''
as $$ select 'document-requested/' || p_document_request_id || '/' || p_user_id $$;
comment on function private.document_mail_key is 'How the mail about a document request to a tenant is known.';

-- Mails about papers that are asked for can be switched off, and name the lease that they are about. What is shared with
-- tenants is written to them too: one mail for all that comes within ten minutes, taken back with what is not shared after all.
create function private.notify_of_document_decision(p_request public.document_requests)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(lt.user_id, p_request.organization_id, 'document_requested', 'document_decided', 'document_request',
    p_request.id, jsonb_build_object('lease_id', p_request.lease_id,
      'name', p_request.name, 'outcome', p_request.status,
      'refusal', p_request.refusal, 'landlord', (select name from public.organizations where id = p_request.organization_id)),
    'document-decided/' || p_request.id || '/' || p_request.status || '/' || coalesce(p_request.file_id::text, '') || '/' || lt.user_id)
  from public.lease_parties lt
  where lt.organization_id = p_request.organization_id and lt.lease_id = p_request.lease_id and lt.user_id is not null
$$;
comment on function private.notify_of_document_decision is 'Writes to the tenants how what was asked for was decided.';

create function private.ask_for_document(p_lease_id uuid, p_name text, p_reason text, p_due_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
begin
  select * into v_lease from public.leases where id = p_lease_id for update;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  v_today := private.organization_today(v_lease.organization_id);
  if v_lease.status <> 'signed' and not private.is_occupying(v_lease.status) then
    perform private.fail('lease_not_in_force');
  elsif char_length(btrim(coalesce(p_name, ''))) not between 1 and 120 or char_length(btrim(coalesce(p_reason, ''))) > 600 then
    perform private.fail('document_request_invalid');
  elsif p_due_on is null or p_due_on < v_today or p_due_on > v_today + 366 then
    perform private.fail('document_due_invalid');
  elsif (select count(*) from public.document_requests
      where lease_id = p_lease_id and status in ('requested', 'handed_in', 'refused')) >= 20 then
    perform private.fail('too_many_document_requests');
  end if;
  insert into public.document_requests (id, organization_id, lease_id, name, reason, due_on, created_by)
  values (v_id, v_lease.organization_id, p_lease_id, btrim(p_name), btrim(coalesce(p_reason, '')), p_due_on, (select auth.uid()));
  perform private.notify_user(lt.user_id, v_lease.organization_id, 'document_requested', 'document_requested', 'document_request',
    v_id, jsonb_build_object('lease_id', p_lease_id, 'name', btrim(p_name),
      'reason', btrim(coalesce(p_reason, '')), 'due_on', p_due_on,
      'landlord', (select name from public.organizations where id = v_lease.organization_id)),
    private.document_mail_key(v_id, lt.user_id))
  from public.lease_parties lt
  where lt.organization_id = v_lease.organization_id and lt.lease_id = p_lease_id and lt.user_id is not null;
  return v_id;
end
$$;
select private.declare_verb('ask_for_document', 'leases.write', p_repeatable => true, p_comment =>
  'Asks the tenants of a lease for a paper until a day and writes to them. Returns the request''s id. Errors: not_found, lease_not_in_force, document_request_invalid, document_due_invalid, too_many_document_requests.');

create function private.call_off_document_request(p_document_request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.document_requests := private.document_request_for(p_document_request_id, false);
  v_user uuid;
  v_was_told boolean := false;
begin
  if v_request.status = 'called_off' then
    return;
  elsif v_request.status = 'accepted' then
    perform private.fail('document_request_closed');
  end if;
  update public.document_requests set status = 'called_off', file_id = null, refusal = '', decided_by = (select auth.uid()),
    decided_at = now()
  where id = p_document_request_id returning * into v_request;
  delete from public.requested_files where document_request_id = p_document_request_id;
  for v_user in select user_id from public.lease_tenants where lease_id = v_request.lease_id and user_id is not null loop
    perform private.withdraw_notification(v_user, private.document_mail_key(p_document_request_id, v_user));
    v_was_told := v_was_told or exists (select 1 from private.outgoing_messages
      where dedupe_key = private.document_mail_key(p_document_request_id, v_user));
  end loop;
  -- Who never read of it need not read that it is over.
  if v_was_told then
    perform private.notify_of_document_decision(v_request);
  end if;
end
$$;
select private.declare_verb('call_off_document_request', 'leases.write, own', p_comment =>
  'The office does not ask for it any more; what was handed in is removed. Errors: not_found, document_request_closed.');

create function private.announce_requested_file(
  p_file_id uuid, p_document_request_id uuid, p_name text, p_file_type text, p_size_bytes bigint)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.document_requests := private.document_request_for(p_document_request_id, true);
  v_file public.requested_files;
begin
  select * into v_file from public.requested_files
  where id = p_file_id and document_request_id = p_document_request_id and created_by = (select auth.uid());
  if found then
    if v_file.handed_in_at is not null then
      return null;
    end if;
    -- One that waited in an outbox may come days after it was announced.
    update public.requested_files set announced_at = now() where id = p_file_id;
    return v_file.path;
  elsif v_request.status in ('accepted', 'called_off') then
    perform private.fail('document_request_closed');
  elsif p_file_type is null or p_file_type not in ('pdf', 'jpg') or p_size_bytes is null
    or p_size_bytes not between 1 and 20971520 then
    perform private.fail('document_file_invalid');
  elsif (select count(*) from public.requested_files where document_request_id = p_document_request_id) >= 50 then
    perform private.fail('too_many_requested_files');
  end if;
  insert into public.requested_files (id, organization_id, document_request_id, name, file_type, size_bytes, created_by)
  values (p_file_id, v_request.organization_id, p_document_request_id,
    coalesce(nullif(left(btrim(p_name), 160), ''), v_request.name), p_file_type, p_size_bytes, (select auth.uid()))
  returning * into v_file;
  return v_file.path;
end
$$;
select private.declare_verb('announce_requested_file', 'leases.write, own', p_comment =>
  'A tenant announces a file and is told where it goes in the bucket documents; null for one that was handed in before. Errors: not_found, document_request_closed, document_file_invalid, too_many_requested_files.');

create function private.hand_in_requested_file(p_file_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_file public.requested_files;
  v_request public.document_requests;
begin
  select * into v_file from public.requested_files where id = p_file_id and created_by = (select auth.uid());
  v_request := private.document_request_for(v_file.document_request_id, true);
  -- Again under the lock.
  select * into v_file from public.requested_files where id = p_file_id;
  if v_file.handed_in_at is not null then
    return v_request.id;
  elsif v_request.status in ('accepted', 'called_off') then
    perform private.fail('document_request_closed');
  elsif not exists (select 1 from storage.objects where bucket_id = 'documents' and name = v_file.path) then
    perform private.fail('document_file_missing');
  end if;
  update public.requested_files set handed_in_at = now() where id = p_file_id;
  update public.document_requests set status = 'handed_in', file_id = p_file_id, refusal = '', decided_by = null, decided_at = null
  where id = v_request.id;
  -- What it replaces is nobody's any more; its row stays, so that sending it again is known.
  insert into private.files_to_remove (bucket_id, path)
  select 'documents', path from public.requested_files where id = v_request.file_id;
  perform private.notify_user(m.user_id, v_request.organization_id, 'document_handed_in', 'document_handed_in', 'document_request',
    v_request.id, jsonb_build_object('lease_id', v_request.lease_id, 'name', v_request.name,
      'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = v_request.lease_id and lt.user_id = (select auth.uid()) limit 1), '')),
    'document-handed-in/' || p_file_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
  join public.leases l on l.id = v_request.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = v_request.organization_id;
  return v_request.id;
end
$$;
select private.declare_verb('hand_in_requested_file', 'leases.write, own', p_comment =>
  'A tenant hands a file in that has arrived, in place of the one before. Returns the request''s id. Errors: not_found, document_request_closed, document_file_missing.');

create function private.decide_document_request(
  p_document_request_id uuid, p_file_id uuid, p_is_accepted boolean, p_reason text default '')
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.document_requests := private.document_request_for(p_document_request_id, false);
  v_reason text := btrim(coalesce(p_reason, ''));
begin
  if v_request.file_id = p_file_id
    and (v_request.status = 'accepted' and p_is_accepted
      or v_request.status = 'refused' and not p_is_accepted and v_request.refusal = v_reason) then
    return;
  elsif v_request.status <> 'handed_in' or v_request.file_id is distinct from p_file_id then
    perform private.fail('document_request_changed');
  elsif not p_is_accepted and v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  if p_is_accepted then
    insert into public.documents (id, organization_id, lease_id, kind, name, file_type, size_bytes, is_shared)
    select f.id, f.organization_id, v_request.lease_id, 'other', v_request.name, f.file_type, f.size_bytes, false
    from public.requested_files f where f.id = p_file_id;
  end if;
  update public.document_requests set status = (case when p_is_accepted then 'accepted' else 'refused' end)::public.document_request_status,
    refusal = case when p_is_accepted then '' else left(v_reason, 600) end, document_id = case when p_is_accepted then p_file_id end,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_document_request_id returning * into v_request;
  perform private.notify_of_document_decision(v_request);
end
$$;
select private.declare_verb('decide_document_request', 'leases.write, own', p_comment =>
  'The office accepts the file that it has seen, which becomes a document of the lease, or refuses it with a reason. Errors: not_found, document_request_changed, reason_missing.');

grant execute on function private.my_asked_lease_ids,
  private.my_announced_requested_files,
  private.my_requested_paths to authenticated;
