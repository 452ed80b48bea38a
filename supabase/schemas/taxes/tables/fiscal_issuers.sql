-- The organization's own issuer has the organization's id, and begins with it: so whatever hangs on an issuer has one from the
-- first day, also before anybody said who the organization is for the tax authority.
create table public.fiscal_issuers (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  tax_id text not null default '' check (tax_id ~ '^(\d{9}|\d{11})?$'),
  legal_name text not null check (char_length(btrim(legal_name)) between 1 and 160),
  trade_name text not null default '' check (char_length(trade_name) <= 150),
  taxpayer_kind public.taxpayer_kind,
  tax_regime public.tax_regime not null default 'ordinary',
  size_class public.taxpayer_size,
  address text not null default '' check (char_length(address) <= 100),
  municipality_code text not null default '' check (municipality_code ~ '^(\d{6})?$'),
  province_code text not null default '' check (province_code ~ '^(\d{6})?$'),
  phone text not null default '' check (phone ~ '^(\d{3}-\d{3}-\d{4})?$'),
  email text not null default '' check (char_length(email) <= 80),
  issuing_way public.issuing_way not null default 'paper',
  environment public.ecf_environment not null default 'testecf',
  electronic_since date,
  reception_slug text not null unique default replace(gen_random_uuid()::text, '-', '') check (reception_slug ~ '^[0-9a-f]{32}$'),
  fiscal_year_end smallint not null default 12,
  itbis_credit_month date,
  itbis_credit_minor bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  constraint fiscal_issuers_other_is_known check (id = organization_id or (taxpayer_kind is not null and tax_id <> '')),
  constraint fiscal_issuers_electronic_way check (electronic_since is null or issuing_way <> 'paper'),
  constraint fiscal_issuers_year_end_allowed check (fiscal_year_end in (3, 6, 9, 12)),
  constraint fiscal_issuers_credit_sensible check (itbis_credit_minor between 0 and 1000000000000),
  constraint fiscal_issuers_credit_dated check ((itbis_credit_month is null) = (itbis_credit_minor = 0)),
  constraint fiscal_issuers_credit_month_whole check (extract(day from itbis_credit_month) = 1)
);
comment on table public.fiscal_issuers is
  'Who gives out fiscal receipts and files forms: the organization itself (its id), or an owner whose property it manages, known by their number. taxpayer_kind is null until somebody said who the organization is for the tax authority.';
comment on column public.fiscal_issuers.tax_id is
  'Digits of the RNC or cédula. That of the organization itself follows organizations.rnc.';
comment on column public.fiscal_issuers.electronic_since is
  'From this day on only electronic numbers (series E) are given out; null: paper ones (series B).';
comment on column public.fiscal_issuers.environment is
  'Where electronic receipts go: free trials, the certification, or production, which alone has fiscal value.';
comment on column public.fiscal_issuers.reception_slug is
  'Random part of the address at which other issuers reach this one.';
comment on column public.fiscal_issuers.fiscal_year_end is
  'Month with which the fiscal year ends: December, March, June or September (Código Tributario, art. 300).';
comment on column public.fiscal_issuers.itbis_credit_minor is
  'Balance in favor of ITBIS with which the return of itbis_credit_month ended, in centavos of DOP: the months after it begin with it.';

create unique index fiscal_issuers_one_a_number on public.fiscal_issuers (organization_id, tax_id) where tax_id <> '';

alter table public.fiscal_issuers enable row level security;
grant select on public.fiscal_issuers to authenticated, service_role;
create policy "readers of money see fiscal issuers" on public.fiscal_issuers for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.fiscal_issuers
  for each row execute function private.touch_updated_at();
-- What nobody said yet is nothing to write down.
create trigger write_audit_log after insert or update on public.fiscal_issuers
  for each row when (new.taxpayer_kind is not null) execute function private.write_audit_log();
create trigger write_audit_log_of_removal after delete on public.fiscal_issuers
  for each row when (old.taxpayer_kind is not null) execute function private.write_audit_log();
select private.compose_texts('public.fiscal_issuers');
