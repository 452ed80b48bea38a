create table public.ncf_ranges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  series text not null check (series in ('B', 'E')),
  ncf_kind public.ncf_kind not null,
  ncf_type text not null,
  first_number bigint not null check (first_number >= 1),
  last_number bigint not null check (last_number <= case series when 'B' then 99999999 else 9999999999 end),
  next_number bigint not null,
  expires_on date,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  issuer_id uuid not null,
  for_contingency boolean not null default false,
  environment public.ecf_environment,
  unique (organization_id, id),
  unique (issuer_id, id),
  check (last_number >= first_number),
  check (next_number between first_number and last_number + 1),
  constraint ncf_ranges_contingency_is_paper check (not for_contingency or series = 'B'),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  constraint ncf_ranges_electronic_of_an_environment check ((series = 'E') = (environment is not null)),
  -- The tax authority counts numbers of its trials apart: the same ones come again in production.
  constraint ncf_ranges_never_overlap exclude using gist (issuer_id extensions.gist_uuid_ops with =,
    coalesce(environment, 'ecf'::public.ecf_environment) extensions.gist_enum_ops with =,
    (series || ncf_type) extensions.gist_text_ops with =, int8range(first_number, last_number, '[]') with &&)
);
comment on table public.ncf_ranges is
  'Numbers that the tax authority allowed for receipts of one type; given out one after the other, next_number first. Retired: no more are given.';
comment on column public.ncf_ranges.for_contingency is
  'Paper numbers that an electronic issuer keeps for a declared contingency: they are not given out otherwise.';
comment on column public.ncf_ranges.environment is
  'Of electronic numbers: where they were allowed. Those of a trial have no fiscal value, and production never takes one. Null of paper.';

create index ncf_ranges_by_issuer on public.ncf_ranges (organization_id, issuer_id);
create index ncf_ranges_by_kind on public.ncf_ranges (issuer_id, ncf_kind, series);

alter table public.ncf_ranges enable row level security;
grant select on public.ncf_ranges to authenticated, service_role;
create policy "readers of money see ncf ranges" on public.ncf_ranges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger keep_posted_fields before update on public.ncf_ranges for each row
  execute function private.keep_posted_fields('next_number', 'retired_at');
create trigger write_audit_log after insert or update or delete on public.ncf_ranges
  for each row execute function private.write_audit_log();
