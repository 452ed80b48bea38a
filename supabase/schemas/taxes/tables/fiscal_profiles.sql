create table public.fiscal_profiles (
  organization_id uuid primary key references public.organizations (id) on delete restrict,
  legal_name text not null check (char_length(btrim(legal_name)) between 1 and 160),
  taxpayer_kind public.taxpayer_kind not null,
  tax_regime public.tax_regime not null default 'ordinary',
  is_electronic_issuer boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  fiscal_year_end smallint not null default 12,
  itbis_credit_month date,
  itbis_credit_minor bigint not null default 0,
  constraint fiscal_year_end_allowed check (fiscal_year_end in (3, 6, 9, 12)),
  constraint itbis_credit_sensible check (itbis_credit_minor between 0 and 1000000000000),
  constraint itbis_credit_dated check ((itbis_credit_month is null) = (itbis_credit_minor = 0)),
  constraint itbis_credit_month_whole check (extract(day from itbis_credit_month) = 1)
);
comment on table public.fiscal_profiles is
  'What an organisation is for the tax authority; its number is organizations.rnc. An electronic issuer gives out e-NCF.';
comment on column public.fiscal_profiles.fiscal_year_end is
  'Month with which the fiscal year ends: December, March, June or September (Código Tributario, art. 300).';
comment on column public.fiscal_profiles.itbis_credit_minor is
  'Balance in favor of ITBIS with which the return of itbis_credit_month ended, in centavos of DOP: the months after it begin with it.';

alter table public.fiscal_profiles enable row level security;
grant select on public.fiscal_profiles to authenticated, service_role;
create policy "readers of money see fiscal profiles" on public.fiscal_profiles for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.fiscal_profiles
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.fiscal_profiles
  for each row execute function private.write_audit_log();
select private.compose_texts('public.fiscal_profiles');
