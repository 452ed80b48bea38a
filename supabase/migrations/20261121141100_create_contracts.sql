-- The written contract of a lease: what it says beyond the terms, its versions as they were sent, and who signs each.
create type public.contract_kind as enum ('contract', 'amendment');
create type public.contract_status as enum ('open', 'signed', 'refused', 'voided');
create type public.signer_role as enum ('landlord', 'tenant', 'guarantor');

create table public.contract_particulars (
  lease_id uuid primary key,
  organization_id uuid not null,
  description text not null default '' check (char_length(description) <= 2000),
  condition text not null default '' check (char_length(condition) <= 2000),
  furniture text not null default '' check (char_length(furniture) <= 4000),
  is_unfurnished boolean not null default false,
  payment_form text not null default '' check (char_length(payment_form) <= 500),
  landlord_name text not null default '' check (char_length(landlord_name) <= 160),
  landlord_identity text not null default '' check (char_length(landlord_identity) <= 40),
  landlord_domicile text not null default '' check (char_length(landlord_domicile) <= 300),
  tenant_domicile text not null default '' check (char_length(tenant_domicile) <= 300),
  agreed_in text not null default '' check (char_length(agreed_in) <= 120),
  agreed_on date check (agreed_on between '1990-01-01' and '2200-01-01'),
  extra_clauses text not null default '' check (char_length(extra_clauses) <= 8000),
  updated_at timestamptz not null default now(),
  unique (organization_id, lease_id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.contract_particulars is
  'What the next version of a contract says beyond the terms of its lease (Ley 85-25, art. 5): the parties'' domiciles, the state of the place, its furniture.';

create table public.contract_versions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  number integer not null check (number > 0),
  kind public.contract_kind not null,
  status public.contract_status not null default 'open',
  body text not null check (char_length(body) between 2 and 100000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  facts jsonb not null,
  close_reason text not null default '' check (char_length(close_reason) <= 300),
  closed_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (lease_id, number),
  check ((status = 'open') = (closed_at is null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.contract_versions is
  'A document as it was sent to be signed: body never changes, sha256 is of its bytes in UTF-8. facts are what the database knew then.';
create index contract_versions_by_lease on public.contract_versions (organization_id, lease_id, number desc);
create index contract_versions_by_creator on public.contract_versions (created_by);
create unique index contract_versions_one_open on public.contract_versions (lease_id) where status = 'open';

create table public.contract_signers (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  version_id uuid not null,
  lease_id uuid not null,
  role public.signer_role not null,
  person_id uuid,
  full_name text not null,
  email text not null default '',
  user_id uuid references auth.users (id) on delete set null,
  signed_at timestamptz,
  typed_name text check (char_length(typed_name) between 3 and 160),
  consent_version text check (char_length(consent_version) between 3 and 60),
  signed_sha256 text,
  ip_address text check (char_length(ip_address) <= 64),
  user_agent text check (char_length(user_agent) <= 400),
  refused_at timestamptz,
  refusal_reason text not null default '' check (char_length(refusal_reason) <= 300),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (version_id, role, person_id),
  check ((role = 'landlord') = (person_id is null)),
  check (signed_at is null or refused_at is null),
  check (num_nonnulls(signed_at, typed_name, consent_version, signed_sha256, ip_address, user_agent) in (0, 6)),
  foreign key (organization_id, version_id) references public.contract_versions (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete restrict
);
comment on table public.contract_signers is
  'Who is to sign a version, and what is kept of each signature (Ley 126-02): the consent, the name as typed, the hash of what was read, time, address and program, the user.';
create unique index contract_signers_one_landlord on public.contract_signers (version_id) where role = 'landlord';
create index contract_signers_by_version on public.contract_signers (organization_id, version_id);
create index contract_signers_by_lease on public.contract_signers (organization_id, lease_id);
create index contract_signers_by_person on public.contract_signers (organization_id, person_id);
create index contract_signers_by_user on public.contract_signers (user_id);
create index contract_signers_by_email on public.contract_signers (lower(email)) where role <> 'landlord';

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
comment on function private.my_signer_ids is 'Places for a signature that are the caller''s own, as tenant or guarantor.';

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
revoke execute on function private.my_signer_ids, private.my_contract_version_ids from public, anon;
grant execute on function private.my_signer_ids, private.my_contract_version_ids to authenticated;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['contract_particulars', 'contract_versions', 'contract_signers'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
  end loop;
end
$$;
create policy "readers of leases see what contracts will say" on public.contract_particulars for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));
create policy "readers of leases and who signs see contracts" on public.contract_versions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or id = any (array(select private.my_contract_version_ids())));
create policy "readers of leases and who signs see signatures" on public.contract_signers for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or version_id = any (array(select private.my_contract_version_ids())));

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
comment on function private.keep_contract_version is 'Trigger: what was sent stays as it was, and a version that is closed stays closed.';
create trigger keep_contract_version before update on public.contract_versions
  for each row execute function private.keep_contract_version();

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
create trigger keep_signature before update on public.contract_signers
  for each row execute function private.keep_signature();

-- A ticket shows the service on whose behalf it writes a signature down: the caller's own session made it.
create table private.signature_tickets (
  id uuid primary key default gen_random_uuid(),
  signer_id uuid not null references public.contract_signers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '5 minutes',
  used_at timestamptz
);
comment on table private.signature_tickets is 'Good for one signature within five minutes.';
create index signature_tickets_by_signer on private.signature_tickets (signer_id);
create index signature_tickets_by_user on private.signature_tickets (user_id);
alter table private.signature_tickets enable row level security;
