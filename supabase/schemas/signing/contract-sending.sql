create function private.place_of_lease(p_lease_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('landlord', o.name, 'property', p.name, 'unit', u.label)
  from public.leases l join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id join public.units u on u.id = l.unit_id
  where l.id = p_lease_id
$$;
comment on function private.place_of_lease is 'What a message says of a lease: {landlord, property, unit}.';

create function private.mail_signer(p_signer public.contract_signers, p_template text, p_parameters jsonb, p_dedupe_key text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_facts jsonb := private.place_of_lease(p_signer.lease_id) || jsonb_build_object('version_id', p_signer.version_id) || p_parameters;
  -- The address may have changed since the contract was sent.
  v_to text := coalesce(private.account_email(p_signer.person_id), p_signer.email);
  v_is_new boolean := not exists (select 1 from private.outgoing_messages where dedupe_key = p_dedupe_key);
begin
  if v_to is null or v_to !~ '^[^@\s]+@[^@\s]+$' or length(v_to) > 254 then
    return false;
  end if;
  if private.account_email(p_signer.person_id) is not null then
    perform private.notify_user(pe.user_id, p_signer.organization_id,
      case p_template when 'contract_to_sign' then 'contract_to_sign' else 'contract_decided' end::public.notification_event,
      p_template, 'contract', p_signer.version_id, v_facts, p_dedupe_key)
    from public.people pe where pe.id = p_signer.person_id;
  else
    perform private.enqueue_mail(v_to, null, p_template, v_facts, p_dedupe_key);
  end if;
  return v_is_new;
end
$$;
comment on function private.mail_signer is
  'Writes a message to a tenant or guarantor down, to the address of their account where there is one; true when it is a new one. Without an address: nothing.';

create function private.close_contract(p_version_id uuid, p_status public.contract_status, p_reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.contract_versions set status = p_status, close_reason = left(coalesce(p_reason, ''), 300), closed_at = now()
  where id = p_version_id and status = 'open'
$$;
comment on function private.close_contract is
  'An open version is signed, refused or voided; a closed one stays as it is.';

create function private.insert_contract(p_lease public.leases, p_kind public.contract_kind, p_body text, p_with_guarantors boolean)
returns public.contract_versions
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_version public.contract_versions;
  v_facts jsonb := private.contract_facts(p_lease.id);
begin
  insert into public.contract_versions (organization_id, lease_id, number, kind, body, sha256, facts, created_by)
  values (p_lease.organization_id, p_lease.id,
    coalesce((select max(number) from public.contract_versions where lease_id = p_lease.id), 0) + 1, p_kind, p_body,
    encode(extensions.digest(convert_to(p_body, 'utf8'), 'sha256'), 'hex'), v_facts, (select auth.uid()))
  returning * into v_version;
  insert into public.contract_signers (organization_id, version_id, lease_id, role, person_id, full_name, email)
  select p_lease.organization_id, v_version.id, p_lease.id, x.role, p.id, p.full_name,
    coalesce(private.account_email(p.id), lower(btrim(p.email)))
  from (
    select 'tenant'::public.signer_role as role, t.person_id from public.lease_parties t where t.lease_id = p_lease.id
    union all
    select 'guarantor', g.person_id from public.lease_guarantors g where g.lease_id = p_lease.id and p_with_guarantors
  ) x join public.people p on p.id = x.person_id;
  insert into public.contract_signers (organization_id, version_id, lease_id, role, full_name)
  values (p_lease.organization_id, v_version.id, p_lease.id, 'landlord',
    coalesce(nullif(v_facts -> 'particulars' ->> 'landlord_name', ''), v_facts -> 'organization' ->> 'name'));
  return v_version;
end
$$;
comment on function private.insert_contract is
  'A version with its hash, what the database knows, and a place to sign for each party.';

create function private.send_contract(p_lease_id uuid, p_verb text, p_body text, p_with_guarantors boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_version public.contract_versions;
  v_signer public.contract_signers;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, p_verb);
  if char_length(coalesce(p_body, '')) < 2 then
    perform private.fail('contract_empty');
  elsif exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'open') then
    perform private.fail('contract_open');
  end if;
  if v_lease.status = 'draft' and v_lease.renews_lease_id is not null then
    perform private.lease_to_renew(v_lease);
  end if;
  if v_lease.status = 'draft' then
    -- The lease that it renews gives its days up when all have signed.
    perform private.refuse_overlap(coalesce(v_lease.renews_lease_id, p_lease_id), v_lease.unit_id, v_lease.starts_on, v_lease.ends_on);
  end if;
  v_version := private.insert_contract(v_lease,
    case when exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'signed')
      then 'amendment' else 'contract' end::public.contract_kind, p_body, coalesce(p_with_guarantors, false));
  if v_lease.status = 'draft' then
    update public.leases set status = 'sent' where id = p_lease_id;
  end if;
  perform private.write_lease_event(v_lease, 'contract_sent', jsonb_build_object('number', v_version.number, 'contract_kind', v_version.kind));
  for v_signer in select * from public.contract_signers where version_id = v_version.id and role <> 'landlord' loop
    perform private.mail_signer(v_signer, 'contract_to_sign', jsonb_build_object('name', v_signer.full_name, 'is_reminder', false,
      'kind', v_version.kind), 'contract/' || v_signer.id);
  end loop;
  return v_version.id;
end
$$;
comment on function private.send_contract is
  'Freezes a document, gives each party a place to sign and writes to tenants and guarantors; p_verb is send_lease or send_amendment.';

create function private.send_lease(p_lease_id uuid, p_body text, p_with_guarantors boolean default false)
returns uuid language sql security definer set search_path = ''
as $$ select private.send_contract(p_lease_id, 'send_lease', p_body, p_with_guarantors) $$;
select private.declare_verb('send_lease', 'leases.read, leases.write', p_repeatable => true, p_comment =>
  'Sends the contract of a draft to all parties to be signed; it is agreed when all have. Returns the version''s id. Errors: not_found, lease_not_draft, contract_empty, lease_overlaps.');

create function private.send_amendment(p_lease_id uuid, p_body text, p_with_guarantors boolean default false)
returns uuid language sql security definer set search_path = ''
as $$ select private.send_contract(p_lease_id, 'send_amendment', p_body, p_with_guarantors) $$;
select private.declare_verb('send_amendment', 'leases.read, leases.write', p_repeatable => true, p_comment =>
  'Sends a document about a lease that is agreed: its contract while none was signed here, an amendment of it after that. Returns the version''s id. Errors: not_found, lease_not_in_force, contract_open, contract_empty.');

create function private.recall_contract(p_lease_id uuid, p_reason text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_lease public.leases;
  v_version public.contract_versions;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'recall_contract');
  select * into v_version from public.contract_versions where lease_id = p_lease_id and status = 'open' for update;
  if v_version.id is null and v_lease.status not in ('sent', 'partially_signed') then
    perform private.fail('contract_not_sent');
  end if;
  perform private.close_contract(v_version.id, 'voided', v_reason);
  if v_lease.status in ('sent', 'partially_signed') then
    update public.leases set status = 'draft' where id = p_lease_id;
  end if;
  perform private.write_lease_event(v_lease, 'contract_recalled', jsonb_build_object('number', v_version.number,
    'reason', nullif(v_reason, '')));
  return p_lease_id;
end
$$;
select private.declare_verb('recall_contract', 'leases.write', p_repeatable => true, p_comment =>
  'Takes back what waits to be signed: signatures given so far count no more, and a lease that was sent is a draft again. Errors: not_found, contract_not_sent.');

create function private.remind_signers(p_version_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_version public.contract_versions;
  v_signer public.contract_signers;
  v_count integer := 0;
begin
  select * into v_version from public.contract_versions where id = p_version_id;
  perform private.require_record(v_version.organization_id, 'leases.write');
  if v_version.status <> 'open' then
    perform private.fail('contract_closed');
  end if;
  for v_signer in select * from public.contract_signers
    where version_id = p_version_id and role <> 'landlord' and signed_at is null loop
    -- Once a day at most: the day is a part of the key.
    v_count := v_count + private.mail_signer(v_signer, 'contract_to_sign', jsonb_build_object('name', v_signer.full_name,
      'is_reminder', true, 'kind', v_version.kind),
      'contract/' || v_signer.id || '/' || private.organization_today(v_version.organization_id))::integer;
  end loop;
  return v_count;
end
$$;
select private.declare_verb('remind_signers', 'leases.write', p_comment =>
  'Writes again to tenants and guarantors who have not signed, once a day at most; returns to how many. Errors: not_found, contract_closed.');

-- What was sent says something else than the lease does now: it cannot be signed any more.
create function private.outdate_contract()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_version public.contract_versions;
begin
  update public.contract_versions set status = 'voided', closed_at = now()
  where lease_id = new.lease_id and status = 'open' returning * into v_version;
  if found then
    insert into public.lease_events (organization_id, lease_id, kind, facts)
    values (new.organization_id, new.lease_id, 'contract_outdated', jsonb_build_object('number', v_version.number));
  end if;
  return null;
end
$$;
comment on function private.outdate_contract is
  'Trigger: a change of a lease voids the document that waits to be signed.';
