-- Mails about papers that are asked for can be switched off, and name the lease that they are about. What is shared with
-- tenants is written to them too: one mail for all that comes within ten minutes, taken back with what is not shared after all.
create or replace function private.tell_of_document_decision(p_request public.document_requests)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_user(lt.user_id, 'document_decided', jsonb_build_object('lease_id', p_request.lease_id,
      'name', p_request.name, 'outcome', p_request.status,
      'refusal', p_request.refusal, 'landlord', (select name from public.organizations where id = p_request.organization_id)),
    'document-decided/' || p_request.id || '/' || p_request.status || '/' || coalesce(p_request.file_id::text, '') || '/' || lt.user_id)
  from public.lease_tenants lt
  where lt.organization_id = p_request.organization_id and lt.lease_id = p_request.lease_id and lt.user_id is not null
    and private.wants_notification(lt.user_id, 'document_requested', 'email')
$$;

create or replace function private.ask_for_document(p_request_id uuid, p_lease_id uuid, p_name text, p_reason text, p_due_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
  v_today date;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'ask_for_document', jsonb_build_object('lease', p_lease_id, 'name', p_name,
    'reason', p_reason, 'due', p_due_on));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  perform private.mail_user(lt.user_id, 'document_requested', jsonb_build_object('lease_id', p_lease_id, 'name', btrim(p_name),
      'reason', btrim(coalesce(p_reason, '')), 'due_on', p_due_on,
      'landlord', (select name from public.organizations where id = v_lease.organization_id)),
    private.document_mail_key(v_id, lt.user_id))
  from public.lease_tenants lt
  where lt.organization_id = v_lease.organization_id and lt.lease_id = p_lease_id and lt.user_id is not null
    and private.wants_notification(lt.user_id, 'document_requested', 'email');
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create or replace function private.hand_in_requested_file(p_file_id uuid)
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
  perform private.mail_user(m.user_id, 'document_handed_in', jsonb_build_object('lease_id', v_request.lease_id, 'name', v_request.name,
      'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = v_request.lease_id and lt.user_id = (select auth.uid()) limit 1), '')),
    'document-handed-in/' || p_file_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'leases.write'
  join public.leases l on l.id = v_request.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = v_request.organization_id
    and private.wants_notification(m.user_id, 'document_handed_in', 'email');
  return v_request.id;
end
$$;

alter table public.documents add column shared_at timestamptz;
comment on column public.documents.shared_at is 'Since when its tenants see it; null while they do not, and for what was shared before this was noted.';
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
revoke execute on function private.date_sharing from public, anon, authenticated;
create trigger date_sharing before insert or update of is_shared on public.documents
  for each row execute function private.date_sharing();

create function private.document_readers(p_document public.documents)
returns table (user_id uuid, lease_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (r.user_id) r.user_id, r.lease_id from (
    select lt.user_id, lt.lease_id from public.lease_tenants lt
    join public.leases l on l.id = lt.lease_id and l.status <> 'draft'
    where lt.organization_id = p_document.organization_id and lt.lease_id = p_document.lease_id
    union all
    -- Papers of the place are for who has it, not for who had it.
    select lt.user_id, lt.lease_id from public.leases l
    join public.lease_tenants lt on lt.organization_id = l.organization_id and lt.lease_id = l.id
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

create function private.mail_shared_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
  v_key text;
begin
  for v_reader in select * from private.document_readers(new) loop
    if v_reader.user_id is distinct from (select auth.uid())
      and private.wants_notification(v_reader.user_id, 'document_shared', 'email') then
      v_key := 'documents-shared/' || new.organization_id || '/' || v_reader.user_id || '/' || coalesce(v_reader.lease_id::text, '')
        || '/' || floor(extract(epoch from now()) / 600)::bigint;
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'document_shared', jsonb_build_object(
        'landlord', (select name from public.organizations where id = new.organization_id), 'lease_id', v_reader.lease_id,
        'documents', '{}'::jsonb), v_key);
      update private.outgoing_mail
      set parameters = jsonb_set(parameters, array['documents', new.id::text], to_jsonb(new.name))
      where dedupe_key = v_key and attempts = 0 and sent_at is null;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.mail_shared_document is
  'Trigger: writes to the tenants who see a document now, in one mail with what else is shared with them within ten minutes.';
create trigger mail_shared_document after insert on public.documents
  for each row when (new.is_shared) execute function private.mail_shared_document();
create trigger mail_document_shared_later after update of is_shared on public.documents
  for each row when (new.is_shared and not old.is_shared) execute function private.mail_shared_document();

create function private.cancel_shared_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.outgoing_mail set parameters = parameters #- array['documents', old.id::text]
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared'
    and parameters -> 'documents' ? old.id::text;
  delete from private.outgoing_mail
  where next_attempt_at is not null and attempts = 0 and template = 'document_shared' and parameters -> 'documents' = '{}';
  return null;
end
$$;
comment on function private.cancel_shared_document is 'Trigger: a mail that waits does not name what is not shared any more.';
create trigger cancel_shared_document after delete on public.documents
  for each row when (old.is_shared) execute function private.cancel_shared_document();
create trigger cancel_document_not_shared after update of is_shared on public.documents
  for each row when (old.is_shared and not new.is_shared) execute function private.cancel_shared_document();

revoke execute on function private.document_readers, private.mail_shared_document, private.cancel_shared_document
  from public, anon, authenticated;
