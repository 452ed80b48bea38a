create function private.append_log(p_organization_id uuid, p_kind text, p_record_id uuid, p_facts jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.log_queue (organization_id, kind, record_id, facts)
  values (p_organization_id, p_kind, p_record_id, p_facts)
$$;
comment on function private.append_log is
  'For verbs: puts what happened to a record into the log of its organisation, in their own transaction. It gets its position when the log is next sealed.';

create function private.log_audited_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Each month's rent moves this day on: the journal has that rent.
  if new.table_name = 'leases' and new.before - 'charged_through' = new.after - 'charged_through' then
    return null;
  end if;
  perform private.append_log(new.organization_id,
    case
      when new.table_name in ('memberships', 'invitations', 'organizations') then 'access'
      when new.table_name = 'documents' then 'document' else 'lease'
    end,
    -- What belongs to a lease is found by the lease.
    coalesce(case when new.table_name like 'lease\_%' then (coalesce(new.after, new.before) ->> 'lease_id')::uuid end,
      new.row_id, new.organization_id),
    jsonb_build_object('table', new.table_name, 'action', new.action, 'row', new.row_id, 'actor', new.actor_id,
      'before_sha256', encode(sha256(convert_to(new.before::text, 'utf8')), 'hex'),
      'after_sha256', encode(sha256(convert_to(new.after::text, 'utf8')), 'hex'))
    || case when new.table_name = 'documents' then jsonb_build_object('file_sha256', coalesce(new.after, new.before) -> 'file_sha256')
      else '{}' end);
  return null;
end
$$;
comment on function private.log_audited_change is
  'Trigger: takes over from the audit log what changes access, leases and documents, with the hash of each row before and after.';

create function private.log_contract()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.append_log(new.organization_id, 'contract', new.id, jsonb_build_object('lease', new.lease_id,
    'number', new.number, 'kind', new.kind, 'sha256', new.sha256));
  return null;
end
$$;
comment on function private.log_contract is 'Trigger: the hash of a contract as it was sent to be signed.';

create function private.log_signature()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.append_log(new.organization_id, 'signature', new.id, jsonb_build_object('contract', new.version_id,
    'role', new.role, 'sha256', new.signed_sha256, 'signed_at', new.signed_at));
  return null;
end
$$;
comment on function private.log_signature is 'Trigger: who signed a contract, as a role, and the hash of what was read.';

create function private.log_void()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.append_log(new.organization_id, 'receipt_void', new.id,
    jsonb_build_object('number', new.number, 'voided_at', new.voided_at));
  return null;
end
$$;
comment on function private.log_void is 'Trigger: a receipt that was voided with its payment.';

create function private.log_export()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.append_log(m.organization_id, 'access', new.user_id, jsonb_build_object('action', 'data_exported', 'actor', new.user_id))
  from public.memberships m where m.user_id = new.user_id;
  return null;
end
$$;
comment on function private.log_export is 'Trigger: a member took a copy of their data, which names the people they work for.';

create function private.log_look(p_user_ids uuid[], p_action text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.append_log(o.id, 'access', o.id, jsonb_build_object('action', p_action, 'actor', (select auth.uid())))
  from (select m.organization_id as id from public.memberships m where m.user_id = any (p_user_ids)
    union select t.organization_id from public.lease_tenants t where t.user_id = any (p_user_ids)) o
$$;
comment on function private.log_look is
  'Puts into the log of each organisation that an administrator of the site was shown accounts of its members or tenants.';
