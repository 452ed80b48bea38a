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

alter table public.contract_signers enable row level security;
grant select on public.contract_signers to authenticated, service_role;
create policy "readers of leases and who signs see signatures" on public.contract_signers for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or version_id = any (array(select private.my_contract_version_ids())));

-- What follows a change, in this order.
create trigger keep_signature before update on public.contract_signers
  for each row execute function private.keep_signature();
create trigger log_signature after update of signed_at on public.contract_signers
  for each row when (old.signed_at is null and new.signed_at is not null) execute function private.log_signature();
