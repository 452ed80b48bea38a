create function private.my_log_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.my_organization_ids()
  union select private.my_landlord_ids()
  union select p.organization_id from public.properties p where p.id in (select private.my_decision_property_ids())
$$;
comment on function private.my_log_ids is
  'Organisations whose log the caller keeps watch over: they work for it, rent or rented from it, or decide in a building of it.';

create function private.is_in_my_lease(p_kind text, p_record_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_kind in ('receipt', 'receipt_void') then p_record_id in (select private.my_past_ids('receipts'))
      or exists (select 1 from public.receipts r where r.id = p_record_id and r.lease_id in (select private.my_lease_ids()))
    when p_kind = 'lease' then p_record_id in (select private.my_lease_ids())
    when p_kind = 'document' then p_record_id in (select private.my_shared_document_ids())
    when p_kind = 'contract' then p_record_id in (select private.my_contract_version_ids())
    when p_kind = 'signature' then exists (select 1 from public.contract_signers s
      where s.id = p_record_id and s.version_id in (select private.my_contract_version_ids()))
    when p_kind = 'data_request' then exists (select 1 from public.data_requests d
      where d.id = p_record_id and d.user_id = (select auth.uid()))
    when p_kind = 'decision' then p_record_id in (select private.my_decision_ids())
    when p_kind = 'assembly' then p_record_id in (select private.my_assembly_ids())
    when p_kind = 'entry' then exists (select 1 from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
      where e.id = p_record_id and l.organization_id = e.organization_id and l.lease_id in (select private.my_lease_ids()))
    else false
  end
$$;
comment on function private.is_in_my_lease is 'Whether a record of the log is of what the caller rents or decides on, and theirs to read.';

create function private.require_log_reader(p_organization_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id not in (select private.my_log_ids()) then
    perform private.fail('not_found');
  end if;
end
$$;
comment on function private.require_log_reader is 'Refuses with not_found whoever is no reader of an organisation''s log.';

create function private.log_proof(p_organization_id uuid, p_kind text, p_record_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_leaf private.log_leaves;
  v_checkpoint public.log_checkpoints;
  v_opening private.log_openings;
begin
  if not (coalesce(p_organization_id in (select private.my_organization_ids('audit.read')), false)
    or private.is_in_my_lease(p_kind, p_record_id)) then
    perform private.fail('not_found');
  end if;
  select * into v_checkpoint from public.log_checkpoints c where c.organization_id = p_organization_id order by c.size desc limit 1;
  -- Of a record that changed, what happened last.
  select * into v_leaf from private.log_leaves l
  where l.organization_id = p_organization_id and l.record_id = p_record_id and l.kind = p_kind and l.position < v_checkpoint.size
  order by l.position desc limit 1;
  if v_leaf.organization_id is null then
    perform private.fail('log_not_signed');
  end if;
  select * into v_opening from private.log_openings o
  where o.organization_id = p_organization_id and o.position = v_leaf.position;
  return jsonb_build_object('position', v_leaf.position, 'leaf', v_leaf.leaf, 'salt', v_opening.salt, 'facts', v_opening.facts,
    'path', to_jsonb(private.log_inclusion_path(p_organization_id, v_leaf.position, v_checkpoint.size)),
    'note', v_checkpoint.note);
end
$$;
select private.declare_verb('log_proof', 'audit.read, own', p_comment =>
  'The proof that a record stands in the log under the last checkpoint, for who reads the audit log and for tenants what is theirs: {position, leaf, salt, facts, path, note}; salt and facts are null where they were removed. Errors: not_found, log_not_signed.');

create function private.log_consistency(p_organization_id uuid, p_old_size bigint, p_new_size bigint)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_log_reader(p_organization_id);
  if p_new_size > coalesce((select h.size from private.log_heads h where h.organization_id = p_organization_id), 0) then
    perform private.fail('value_out_of_range', '{"fields": ["new_size"]}');
  end if;
  return private.log_consistency_path(p_organization_id, p_old_size, p_new_size);
end
$$;
select private.declare_verb('log_consistency', 'own', p_comment =>
  'The proof that the log of one size begins with the log of an earlier size, for its readers: hashes in base64, none where the sizes are equal. Errors: not_found, value_out_of_range (new_size).');

create function private.list_log(p_organization_id uuid, p_before bigint default null, p_limit integer default 51)
returns table ("position" bigint, kind text, record_id uuid, at timestamptz, facts text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'audit.read');
  return query
    select l.position, l.kind, l.record_id, l.at, o.facts
    from private.log_leaves l
    left join private.log_openings o on o.organization_id = l.organization_id and o.position = l.position
    where l.organization_id = p_organization_id and (p_before is null or l.position < p_before)
    order by l.position desc limit least(greatest(p_limit, 1), 501);
end
$$;
select private.declare_verb('list_log', 'audit.read', p_comment =>
  'The log of an organisation, the newest first, before a position; facts are null where they were removed. Error: not_allowed.');

create function private.my_log_heads()
returns table (organization_id uuid, name text, note text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select o.id, o.name, c.note
    from public.organizations o
    cross join lateral (select k.note from public.log_checkpoints k where k.organization_id = o.id order by k.size desc limit 1) c
    where o.id in (select private.my_log_ids())
    order by o.name collate private.natural_order, o.id;
end
$$;
select private.declare_verb('my_log_heads', 'own', p_comment =>
  'The last checkpoint of each log of which the caller is a reader: of the organisations that they work for, rent or rented from, or decide in.');

grant execute on function private.my_log_ids to authenticated, service_role;
