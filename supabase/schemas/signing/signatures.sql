-- A signature is written down by the service alone, which knows the address it comes from; the signer's own session makes the
-- ticket without which it cannot.
create function private.my_signer(p_signer_id uuid)
returns public.contract_signers
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_signer public.contract_signers;
begin
  select s.* into v_signer from public.contract_signers s
  where s.id = p_signer_id and case when s.role = 'landlord'
    then s.organization_id in (select private.my_organization_ids('leases.write'))
    else s.id in (select private.my_signer_ids()) end;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_signer;
end
$$;
comment on function private.my_signer is
  'The caller''s own place to sign, or the landlord''s for who writes leases; not_found for any other.';

create function private.refuse_closed_contract(p_signer public.contract_signers)
returns public.contract_versions
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_version public.contract_versions;
begin
  perform private.lock_money(p_signer.organization_id);
  select * into strict v_version from public.contract_versions where id = p_signer.version_id for update;
  if exists (select 1 from public.contract_signers where id = p_signer.id and signed_at is not null) then
    perform private.fail('already_signed');
  elsif v_version.status <> 'open' or p_signer.role = 'tenant' and exists (select 1 from public.lease_tenants t
    where t.lease_id = v_version.lease_id and t.person_id = p_signer.person_id
      and t.left_on < private.organization_today(t.organization_id)) then
    perform private.fail('contract_closed', jsonb_build_object('status', v_version.status));
  end if;
  return v_version;
end
$$;
comment on function private.refuse_closed_contract is
  'The version under the money lock; refuses one that waits for no signature of this signer.';

create function private.begin_signature(p_signer_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_signer public.contract_signers := private.my_signer(p_signer_id);
  v_id uuid;
begin
  perform private.refuse_closed_contract(v_signer);
  insert into private.signature_tickets (signer_id, user_id) values (p_signer_id, (select auth.uid())) returning id into v_id;
  return v_id;
end
$$;
select private.declare_verb('begin_signature', 'leases.write, own', p_comment =>
  'A ticket for one signature within five minutes, which the service writes down with sign_contract. Errors: not_found, already_signed, contract_closed.');

create function private.link_signer(p_signer public.contract_signers, p_user_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Who owns the address and signs is the person: as if they had accepted the invitation.
  update public.people set user_id = p_user_id where id = p_signer.person_id and user_id is null;
  update public.lease_tenants set user_id = p_user_id
  where organization_id = p_signer.organization_id and person_id = p_signer.person_id and user_id is null;
end
$$;
comment on function private.link_signer is 'A tenant or guarantor who signs gets their person and their leases.';

create function private.mail_about_contract(p_version public.contract_versions, p_decision text, p_name text, p_reason text, p_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_parameters jsonb := private.place_of_lease(p_version.lease_id) || jsonb_build_object('version_id', p_version.id,
    'lease_id', p_version.lease_id, 'kind', p_version.kind, 'decision', p_decision, 'name', p_name, 'reason', p_reason);
  v_signer public.contract_signers;
begin
  if p_version.created_by is not null then
    perform private.notify_user(p_version.created_by, p_version.organization_id, 'contract_decided', 'contract_decided',
      'contract', p_version.id, v_parameters || jsonb_build_object('to', 'landlord'),
      'contract/' || p_version.id || '/' || p_key);
  end if;
  for v_signer in select * from public.contract_signers
    where version_id = p_version.id and role <> 'landlord' and p_decision = 'signed_by_all' loop
    perform private.mail_signer(v_signer, 'contract_decided', v_parameters || jsonb_build_object('to', 'party'),
      'contract/' || v_signer.id || '/' || p_key);
  end loop;
end
$$;
comment on function private.mail_about_contract is
  'Tells who sent a contract that somebody signed or refused, and every party when all have signed.';

create function private.conclude_contract(p_version public.contract_versions, p_lease public.leases)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.close_contract(p_version.id, 'signed', '');
  perform private.write_lease_event(p_lease, 'contract_signed', jsonb_build_object('number', p_version.number,
    'contract_kind', p_version.kind));
  if p_lease.status in ('sent', 'partially_signed') then
    perform private.conclude_lease(p_lease);
  end if;
  perform private.mail_about_contract(p_version, 'signed_by_all', '', '', 'signed');
end
$$;
comment on function private.conclude_contract is
  'All have signed: the version is closed, and a lease that was sent is agreed.';

create function private.sign_contract(
  p_ticket uuid, p_typed_name text, p_consent_version text, p_sha256 text, p_ip_address text, p_user_agent text)
returns public.contract_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_name text := regexp_replace(btrim(coalesce(p_typed_name, '')), '\s+', ' ', 'g');
  v_ticket private.signature_tickets;
  v_signer public.contract_signers;
  v_version public.contract_versions;
  v_lease public.leases;
begin
  update private.signature_tickets set used_at = now()
  where id = p_ticket and used_at is null and expires_at > now() returning * into v_ticket;
  if not found then
    perform private.fail('ticket_expired');
  end if;
  -- What follows happens in the signer's name.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', v_ticket.user_id, 'role', 'authenticated')::text, true);
  v_signer := private.my_signer(v_ticket.signer_id);
  v_version := private.refuse_closed_contract(v_signer);
  if coalesce(p_consent_version, '') = '' then
    perform private.fail('consent_missing');
  elsif p_sha256 is distinct from v_version.sha256 then
    perform private.fail('contract_changed');
  elsif char_length(private.plain_text(v_name)) < 3
    or (v_signer.role <> 'landlord' and private.plain_text(v_name) <> private.plain_text(v_signer.full_name)) then
    perform private.fail('signature_name_invalid', jsonb_build_object('name', v_signer.full_name));
  end if;
  update public.contract_signers set user_id = v_ticket.user_id, signed_at = now(), typed_name = v_name,
    consent_version = left(p_consent_version, 60), signed_sha256 = p_sha256,
    ip_address = left(coalesce(p_ip_address, ''), 64), user_agent = left(coalesce(p_user_agent, ''), 400)
  where id = v_signer.id;
  if v_signer.role <> 'landlord' then
    perform private.link_signer(v_signer, v_ticket.user_id);
  end if;
  select * into strict v_lease from public.leases where id = v_version.lease_id for update;
  perform private.write_lease_event(v_lease, 'party_signed', jsonb_build_object('name', v_name, 'role', v_signer.role,
    'number', v_version.number));
  if not exists (select 1 from public.contract_signers where version_id = v_version.id and signed_at is null) then
    perform private.conclude_contract(v_version, v_lease);
  else
    if v_lease.status = 'sent' then
      update public.leases set status = 'partially_signed' where id = v_lease.id;
    end if;
    if v_signer.role <> 'landlord' then
      perform private.mail_about_contract(v_version, 'signed', v_name, '', v_signer.id::text);
    end if;
  end if;
  return (select status from public.contract_versions where id = v_version.id);
end
$$;
select private.declare_verb('sign_contract', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: writes a signature down with the address and program it came from. Returns what became of the version. Errors: ticket_expired, contract_closed, already_signed, consent_missing, contract_changed, signature_name_invalid, lease_overlaps.');

create function private.refuse_contract(p_signer_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_signer public.contract_signers := private.my_signer(p_signer_id);
  v_version public.contract_versions;
  v_lease public.leases;
begin
  if v_signer.role = 'landlord' then
    -- The landlord takes the contract back instead.
    perform private.fail('not_found');
  elsif v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  v_version := private.refuse_closed_contract(v_signer);
  update public.contract_signers set refused_at = now(), refusal_reason = v_reason, user_id = (select auth.uid())
  where id = p_signer_id;
  perform private.close_contract(v_version.id, 'refused', v_reason);
  select * into strict v_lease from public.leases where id = v_version.lease_id for update;
  perform private.write_lease_event(v_lease, 'party_refused', jsonb_build_object('name', v_signer.full_name, 'reason', v_reason,
    'number', v_version.number));
  if v_lease.status in ('sent', 'partially_signed') then
    update public.leases set status = 'draft' where id = v_lease.id;
  end if;
  perform private.mail_about_contract(v_version, 'refused', v_signer.full_name, v_reason, 'refused');
  return p_signer_id;
end
$$;
select private.declare_verb('refuse_contract', 'leases.write, own', p_repeatable => true, p_comment =>
  'A tenant or guarantor does not sign, and says why: the version is closed, and a lease that was sent is a draft again. Errors: not_found, reason_missing, already_signed, contract_closed.');

create function private.my_contracts()
returns table (version_id uuid, lease_id uuid, number integer, kind public.contract_kind, status public.contract_status,
  sent_at timestamptz, signer_id uuid, role public.signer_role, full_name text, signed_at timestamptz, landlord text, property text,
  unit text)
language sql
stable
security definer
set search_path = ''
as $$
  select v.id, v.lease_id, v.number, v.kind, v.status, v.created_at, s.id, s.role, s.full_name, s.signed_at, o.name, p.name, u.label
  from public.contract_signers s
  join public.contract_versions v on v.id = s.version_id
  join public.leases l on l.id = v.lease_id
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where s.id in (select private.my_signer_ids())
  order by v.created_at desc, s.id
$$;
select private.declare_verb('my_contracts', 'own', p_comment =>
  'Contracts that were sent to the caller to be signed, as tenant or guarantor, the newest first, with their place.');
