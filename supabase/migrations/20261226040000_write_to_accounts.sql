-- Somebody who has an account is written to at its address, which is confirmed; the organization's record of the person may
-- have another one, and is offered it.
create function private.account_email(p_person_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select lower(u.email) from public.people p join auth.users u on u.id = p.user_id
  where p.id = p_person_id and u.email_confirmed_at is not null
$$;
comment on function private.account_email is 'The confirmed address of a person''s account; null without one.';

create or replace function private.mail_signer(p_signer public.contract_signers, p_template text, p_parameters jsonb, p_dedupe_key text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_locale text;
  -- The address may have changed since the contract was sent.
  v_to text := coalesce(private.account_email(p_signer.person_id), p_signer.email);
  v_is_new boolean := not exists (select 1 from private.outgoing_mail where dedupe_key = p_dedupe_key);
begin
  if v_to is null or v_to !~ '^[^@\s]+@[^@\s]+$' or length(v_to) > 254 then
    return false;
  end if;
  select pr.locale into v_locale from public.people pe join public.profiles pr on pr.id = pe.user_id
  where pe.id = p_signer.person_id;
  perform private.enqueue_mail(v_to, v_locale, p_template,
    private.place_of_lease(p_signer.lease_id) || jsonb_build_object('version_id', p_signer.version_id) || p_parameters, p_dedupe_key);
  return v_is_new;
end
$$;
comment on function private.mail_signer is
  'Writes a message to a tenant or guarantor down, to the address of their account where there is one; true when it is a new one. Without an address: nothing.';

create or replace function private.insert_contract(p_lease public.leases, p_kind public.contract_kind, p_body text, p_with_guarantors boolean)
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
    select 'tenant'::public.signer_role as role, t.person_id from public.lease_tenants t where t.lease_id = p_lease.id
    union all
    select 'guarantor', g.person_id from public.lease_guarantors g where g.lease_id = p_lease.id and p_with_guarantors
  ) x join public.people p on p.id = x.person_id;
  insert into public.contract_signers (organization_id, version_id, lease_id, role, full_name)
  values (p_lease.organization_id, v_version.id, p_lease.id, 'landlord',
    coalesce(nullif(v_facts -> 'particulars' ->> 'landlord_name', ''), v_facts -> 'organization' ->> 'name'));
  return v_version;
end
$$;

create function private.person_account_email(p_person_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select private.account_email(p.id) from public.people p
  where p.id = p_person_id and p.organization_id in (select private.my_organization_ids('people.read'))
    and private.account_email(p.id) is distinct from lower(btrim(p.email))
$$;
create function public.person_account_email(p_person_id uuid)
returns text language sql stable set search_path = ''
as $$ select private.person_account_email(p_person_id) $$;
comment on function public.person_account_email is
  'For readers of people: the address that a person''s account uses, where the record has another one; null otherwise.';
revoke execute on function private.account_email from public, anon, authenticated;
revoke execute on function private.person_account_email, public.person_account_email from public, anon;
grant execute on function private.person_account_email, public.person_account_email to authenticated;
