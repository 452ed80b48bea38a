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

alter table public.contract_versions enable row level security;
grant select on public.contract_versions to authenticated, service_role;
create policy "readers of leases and who signs see contracts" on public.contract_versions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or id = any (array(select private.my_contract_version_ids())));

-- What follows a change, in this order.
create trigger keep_contract_version before update on public.contract_versions
  for each row execute function private.keep_contract_version();
create trigger log_contract after insert on public.contract_versions
  for each row execute function private.log_contract();
