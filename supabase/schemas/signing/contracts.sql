create function private.my_signer_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select s.id from public.people p
  join public.contract_signers s on s.organization_id = p.organization_id and s.person_id = p.id
  where p.user_id = (select auth.uid())
  union
  -- Whoever owns the address that the contract was sent to: a guarantor, or a tenant who took no invitation.
  select s.id from public.contract_signers s
  where s.role <> 'landlord' and lower(s.email) = (select lower(u.email) from auth.users u
      where u.id = (select auth.uid()) and u.email_confirmed_at is not null)
    and not exists (select 1 from public.people p
      where p.id = s.person_id and p.user_id is not null and p.user_id <> (select auth.uid()))
$$;
comment on function private.my_signer_ids is
  'Places for a signature that are the caller''s own, as tenant or guarantor.';

create function private.my_contract_version_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select s.version_id from public.contract_signers s where s.id in (select private.my_signer_ids())
$$;
comment on function private.my_contract_version_ids is 'Versions that were sent to the caller, as tenant or guarantor.';

create function private.keep_contract_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (new.body, new.sha256, new.facts, new.lease_id, new.number, new.kind)
      is distinct from (old.body, old.sha256, old.facts, old.lease_id, old.number, old.kind)
    or (old.status <> 'open' and (new.status, new.close_reason, new.closed_at)
      is distinct from (old.status, old.close_reason, old.closed_at)) then
    perform private.fail('append_only', jsonb_build_object('table', 'contract_versions'));
  end if;
  return new;
end
$$;
comment on function private.keep_contract_version is
  'Trigger: what was sent stays as it was, and a version that is closed stays closed.';

create function private.keep_signature()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (old.signed_at is not null or old.refused_at is not null)
      and (new.signed_at, new.typed_name, new.consent_version, new.signed_sha256, new.ip_address, new.user_agent, new.refused_at)
        is distinct from (old.signed_at, old.typed_name, old.consent_version, old.signed_sha256, old.ip_address, old.user_agent, old.refused_at) then
    perform private.fail('append_only', jsonb_build_object('table', 'contract_signers'));
  end if;
  return new;
end
$$;
comment on function private.keep_signature is 'Trigger: a signature and a refusal stay as they were given.';

grant execute on function private.my_signer_ids, private.my_contract_version_ids to authenticated;
