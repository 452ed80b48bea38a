create table public.property_issuers (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  issuer_id uuid not null,
  valid_from date not null check (valid_from between '1990-01-01' and '2201-01-01'),
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (property_id, valid_from),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id)
);
comment on table public.property_issuers is
  'Who gives out the fiscal receipts of a property, from which day on. Without a row: the organization itself.';

create index property_issuers_by_property on public.property_issuers (organization_id, property_id);
create index property_issuers_by_issuer on public.property_issuers (organization_id, issuer_id);

alter table public.property_issuers enable row level security;
grant select on public.property_issuers to authenticated, service_role;
create policy "readers of money see property issuers" on public.property_issuers for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.property_issuers
  for each row execute function private.write_audit_log();
