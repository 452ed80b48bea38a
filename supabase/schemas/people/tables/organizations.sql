create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  kind public.organization_kind not null default 'person',
  default_currency public.currency_code not null default 'DOP',
  time_zone text not null default 'America/Santo_Domingo',
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rnc text not null default '' check (rnc ~ '^(\d{9}|\d{11})?$'),
  address text not null default '' check (char_length(address) <= 200),
  phone text not null default '' check (char_length(phone) <= 30),
  closed_at timestamptz,
  payments_account_id uuid,
  deposits_account_id uuid
);
comment on table public.organizations is
  'A person, company or enterprise that owns or manages property; everything belongs to one.';
comment on column public.organizations.rnc is
  'Number by which the tax authority knows it, digits only: nine of a company''s RNC, eleven of a person''s cédula; empty when unknown.';
comment on column public.organizations.closed_at is
  'Since then it can be read and not changed; nothing is deleted, and an owner can open it again.';
comment on column public.organizations.payments_account_id is
  'The usual account of tenants'' payments; null for operating cash.';
comment on column public.organizations.deposits_account_id is
  'The usual account that deposits are given back from; null for operating cash.';
alter table public.organizations add foreign key (id, payments_account_id) references public.accounts (organization_id, id);
alter table public.organizations add foreign key (id, deposits_account_id) references public.accounts (organization_id, id);

create index organizations_created_by on public.organizations (created_by);
create index organizations_by_payments_account on public.organizations (payments_account_id);
create index organizations_by_deposits_account on public.organizations (deposits_account_id);

alter table public.organizations enable row level security;
grant select on public.organizations to authenticated;
grant all on public.organizations to service_role;
grant update (name, kind, default_currency, time_zone, rnc, address, phone) on public.organizations to authenticated;
create policy "managers of the organisation change it" on public.organizations
  for update to authenticated
  using (id = any (array(select private.my_organization_ids('organization.manage'))))
  with check (id = any (array(select private.my_organization_ids('organization.manage'))));
create policy "members, tenants and co-owners see the organisation" on public.organizations for select to authenticated
  using (id = any (array(select private.my_organization_ids())) or id = any (array(select private.my_landlord_ids()))
    or id = any (array(select private.my_co_owned_organization_ids())));

-- What follows a change, in this order.
create trigger check_time_zone before insert or update of time_zone on public.organizations
  for each row execute function private.check_time_zone();
create trigger keep_posted_currency before update of default_currency on public.organizations
  for each row when (old.default_currency <> new.default_currency)
  execute function private.keep_posted_currency();
create trigger touch_updated_at before update on public.organizations
  for each row execute function private.touch_updated_at();
create trigger follow_tax_number after update of rnc on public.organizations
  for each row when (old.rnc <> new.rnc) execute function private.follow_tax_number();
create trigger signal_team_change
  after update of name, kind, default_currency, time_zone, rnc, address, phone, closed_at on public.organizations
  for each row execute function private.signal_team_change();
create trigger start_organization after insert on public.organizations
  for each row execute function private.start_organization();
create trigger start_own_issuer after insert on public.organizations
  for each row execute function private.start_own_issuer();
create trigger write_audit_log after insert or update or delete on public.organizations
  for each row execute function private.write_audit_log();
select private.compose_texts('public.organizations');
