create function private.certificate_for_verb(p_certificate_id uuid)
returns public.signing_certificates
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_certificate public.signing_certificates;
begin
  select * into v_certificate from public.signing_certificates where id = p_certificate_id for update;
  perform private.require_record(v_certificate.organization_id, 'organization.manage');
  if v_certificate.removed_at is not null then
    perform private.fail('not_found');
  end if;
  return v_certificate;
end
$$;
comment on function private.certificate_for_verb is
  'A certificate that was not removed, of an organization that the caller manages.';

create function private.make_key_problems_due(p_organization_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.ecf_documents set problems = '[]', next_try_at = now()
  where organization_id = p_organization_id and state in ('to_sign', 'signed') and problems @> '[{"field": "key"}]'
$$;
comment on function private.make_key_problems_due is
  'What could not be signed for want of a key is tried again.';

create function private.save_signing_key(
  p_organization_id uuid, p_certificate_id uuid, p_holder_name text, p_holder_id text, p_authority_name text, p_serial_number text,
  p_fingerprint text, p_valid_from timestamptz, p_valid_until timestamptz, p_certificate text, p_sealed text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known uuid;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if p_valid_until <= now() then
    perform private.fail('value_out_of_range', '{"fields": ["valid_until"]}');
  end if;
  select id into v_known from public.signing_certificates
  where organization_id = p_organization_id and fingerprint = p_fingerprint and removed_at is null for update;
  if found then
    -- Sealed for another id it would open for nobody, and the key of before is kept.
    if v_known = p_certificate_id then
      insert into private.signing_keys as k (certificate_id, sealed) values (v_known, p_sealed)
      on conflict (certificate_id) do update set sealed = excluded.sealed, sealed_at = now();
      update public.signing_certificates set key_replaced_at = now(), key_replaced_by = (select auth.uid()) where id = v_known;
      perform private.make_key_problems_due(p_organization_id);
    end if;
    return v_known;
  end if;
  insert into public.signing_certificates (id, organization_id, holder_name, holder_id, authority_name, serial_number, fingerprint,
    valid_from, valid_until, certificate, created_by)
  values (p_certificate_id, p_organization_id, left(btrim(p_holder_name), 200), left(btrim(p_holder_id), 60),
    left(btrim(p_authority_name), 200), p_serial_number, p_fingerprint, p_valid_from, p_valid_until, p_certificate, (select auth.uid()));
  insert into private.signing_keys (certificate_id, sealed) values (p_certificate_id, p_sealed);
  return p_certificate_id;
end
$$;
select private.declare_verb('save_signing_key', 'organization.manage', p_comment =>
  'Keeps a certificate with its private key, which the Worker has encrypted; nobody reads the key through the API. p_serial_number and p_fingerprint (SHA-256) in hexadecimal, p_certificate DER in base64. Of a certificate that the organization has already, the key is kept anew when p_certificate_id is its id; another id changes nothing. Consent stays: it is the same key and person. Bytes that the Worker did not encrypt open for nobody: they only sign nothing. Returns the certificate''s id: that of before where it was there. Errors: not_allowed, value_out_of_range (it has ended).');

create function private.remove_signing_certificate(p_certificate_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.certificate_for_verb(p_certificate_id);
  delete from public.issuer_signers where certificate_id = p_certificate_id;
  delete from private.signing_keys where certificate_id = p_certificate_id;
  delete from private.ecf_tokens where certificate_id = p_certificate_id;
  update public.signing_certificates set removed_at = now() where id = p_certificate_id;
end
$$;
select private.declare_verb('remove_signing_certificate', 'organization.manage', p_comment =>
  'Destroys the key of a certificate, which signs for nobody any more; what it signed stays. Errors: not_found.');

create function private.set_issuer_signer(p_issuer_id uuid, p_certificate_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization uuid;
begin
  select organization_id into v_organization from public.fiscal_issuers where id = p_issuer_id;
  perform private.require_record(v_organization, 'organization.manage');
  if p_certificate_id is null then
    delete from public.issuer_signers where issuer_id = p_issuer_id;
    return;
  elsif not exists (select 1 from public.signing_certificates where id = p_certificate_id and organization_id = v_organization
      and removed_at is null) then
    perform private.fail('not_found');
  end if;
  insert into public.issuer_signers as s (issuer_id, organization_id, certificate_id, set_by)
  values (p_issuer_id, v_organization, p_certificate_id, (select auth.uid()))
  on conflict (issuer_id) do update set certificate_id = excluded.certificate_id, set_by = excluded.set_by, set_at = now();
  perform private.make_key_problems_due(v_organization);
end
$$;
select private.declare_verb('set_issuer_signer', 'organization.manage', p_comment =>
  'Says whose certificate signs the electronic receipts of an issuer; null: nobody''s. What waited for a key is tried again. Errors: not_found.');

create function private.record_signing_consent(p_certificate_id uuid, p_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_certificate public.signing_certificates;
begin
  v_certificate := private.certificate_for_verb(p_certificate_id);
  if coalesce(btrim(p_version), '') = '' then
    perform private.fail('value_missing', '{"fields": ["version"]}');
  end if;
  update public.signing_certificates set consented_at = now(), consented_by = (select auth.uid()), consent_version = btrim(p_version)
  where id = p_certificate_id;
  perform private.make_key_problems_due(v_certificate.organization_id);
end
$$;
select private.declare_verb('record_signing_consent', 'organization.manage', p_comment =>
  'Writes down who agreed, and to which text, that a key is kept here and signs receipts with fiscal value; before that it signs in test environments alone. A newer version may be agreed to later; that of before holds until then. Errors: not_found, value_missing, value_too_long.');

create function private.read_signing_key(p_issuer_id uuid, p_environment public.ecf_environment)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('organizationId', c.organization_id, 'certificateId', c.id, 'fingerprint', c.fingerprint,
    'certificate', c.certificate, 'isConsented', c.consented_at is not null,
    'sealed', case when p_environment <> 'ecf' or c.consented_at is not null then k.sealed end)
  from public.issuer_signers s join public.signing_certificates c on c.id = s.certificate_id
    join private.signing_keys k on k.certificate_id = c.id
  where s.issuer_id = p_issuer_id and c.removed_at is null
$$;
select private.declare_verb('read_signing_key', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: the certificate that signs for an issuer, and its encrypted key; no key for receipts with fiscal value before somebody agreed to that. Null where nobody signs.');

create function private.read_issuer_access(p_issuer_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_issuer public.fiscal_issuers;
begin
  select * into v_issuer from public.fiscal_issuers where id = p_issuer_id;
  perform private.require_record(v_issuer.organization_id, 'organization.manage');
  return jsonb_build_object('environment', v_issuer.environment, 'issuingWay', v_issuer.issuing_way);
end
$$;
select private.declare_verb('read_issuer_access', 'organization.manage', p_comment =>
  'How an issuer reaches the tax authority, for whoever may try it. Errors: not_found.');

create function private.read_authority_token(p_certificate_id uuid, p_environment public.ecf_environment)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('sealed', sealed, 'expiresAt', expires_at) from private.ecf_tokens
  where certificate_id = p_certificate_id and environment = p_environment
$$;
select private.declare_verb('read_authority_token', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: the encrypted token of a signer, and when it ends; null where there is none.');

create function private.keep_authority_token(p_certificate_id uuid, p_environment public.ecf_environment,
  p_sealed text default null, p_expires_at timestamptz default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_sealed is null then
    delete from private.ecf_tokens where certificate_id = p_certificate_id and environment = p_environment;
    return;
  end if;
  insert into private.ecf_tokens as t (certificate_id, environment, sealed, expires_at)
  select c.id, p_environment, p_sealed, p_expires_at from public.signing_certificates c
  where c.id = p_certificate_id and c.removed_at is null
  on conflict (certificate_id, environment) do update set sealed = excluded.sealed, expires_at = excluded.expires_at;
end
$$;
select private.declare_verb('keep_authority_token', 'service', p_callers => 'service_role', p_comment =>
  'For the Worker: keeps the encrypted token of a signer, or forgets it (null).');

create function private.warn_of_ending_certificates(p_organization_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ending record;
begin
  for v_ending in
    with due as (
      select c.id, min(s.days)::smallint as days from public.signing_certificates c
        cross join unnest('{60,30,7,0}'::smallint[]) s (days)
      where c.organization_id = p_organization_id and c.removed_at is null and s.days < c.warned_days
        and (c.valid_until at time zone 'America/Santo_Domingo')::date <= p_today + s.days
        and exists (select 1 from public.issuer_signers i where i.certificate_id = c.id)
      group by c.id
    )
    update public.signing_certificates c set warned_days = due.days from due where c.id = due.id
    returning c.id, c.holder_name, c.warned_days, (c.valid_until at time zone 'America/Santo_Domingo')::date as last_day
  loop
    perform private.notify_user(m.user_id, p_organization_id, 'certificate_ending', 'certificate_ending',
      'signing_certificate', v_ending.id, jsonb_build_object('holder', v_ending.holder_name,
      'days', v_ending.warned_days, 'last_day', v_ending.last_day),
      'certificate-ending/' || v_ending.id || '/' || v_ending.warned_days || '/' || m.user_id)
    from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'organization.manage'
    where m.organization_id = p_organization_id;
  end loop;
end
$$;
comment on function private.warn_of_ending_certificates is
  'Writes to those who manage the organization that a certificate that signs ends: 60, 30 and 7 days before, and when it has ended; each once.';
