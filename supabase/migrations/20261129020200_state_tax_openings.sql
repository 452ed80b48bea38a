-- What the books do not know of the time before them: the balance in favor of ITBIS that the last return ended with, and when the
-- fiscal year of a company ends.
alter table public.fiscal_profiles
  add column fiscal_year_end smallint not null default 12,
  add column itbis_credit_month date,
  add column itbis_credit_minor bigint not null default 0,
  add constraint fiscal_year_end_allowed check (fiscal_year_end in (3, 6, 9, 12)),
  add constraint itbis_credit_sensible check (itbis_credit_minor between 0 and 1000000000000),
  add constraint itbis_credit_dated check ((itbis_credit_month is null) = (itbis_credit_minor = 0)),
  add constraint itbis_credit_month_whole check (extract(day from itbis_credit_month) = 1);
comment on column public.fiscal_profiles.fiscal_year_end is
  'Month with which the fiscal year ends: December, March, June or September (Código Tributario, art. 300).';
comment on column public.fiscal_profiles.itbis_credit_minor is
  'Balance in favor of ITBIS with which the return of itbis_credit_month ended, in centavos of DOP: the months after it begin with it.';

drop function public.save_fiscal_profile(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean);
drop function private.save_fiscal_profile(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean);
create function private.save_fiscal_profile(
  p_organization_id uuid, p_tax_id text, p_legal_name text, p_taxpayer_kind public.taxpayer_kind,
  p_tax_regime public.tax_regime, p_is_electronic_issuer boolean, p_fiscal_year_end integer, p_itbis_credit_month date,
  p_itbis_credit_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if coalesce(p_tax_id, '') !~ '^(\d{9}|\d{11})$' then
    perform private.fail('tax_id_malformed');
  elsif coalesce(btrim(p_legal_name), '') = '' then
    perform private.fail('name_missing');
  elsif p_itbis_credit_minor > 0 and (p_itbis_credit_month is null or extract(day from p_itbis_credit_month) <> 1
      or p_itbis_credit_month > private.organization_today(p_organization_id)) then
    perform private.fail('month_invalid');
  end if;
  update public.organizations set rnc = p_tax_id where id = p_organization_id and rnc <> p_tax_id;
  insert into public.fiscal_profiles as f (organization_id, legal_name, taxpayer_kind, tax_regime, is_electronic_issuer,
    fiscal_year_end, itbis_credit_month, itbis_credit_minor)
  values (p_organization_id, btrim(p_legal_name), p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer,
    coalesce(p_fiscal_year_end, 12), case when p_itbis_credit_minor <> 0 then p_itbis_credit_month end,
    coalesce(p_itbis_credit_minor, 0))
  on conflict (organization_id) do update set legal_name = excluded.legal_name, taxpayer_kind = excluded.taxpayer_kind,
    tax_regime = excluded.tax_regime, is_electronic_issuer = excluded.is_electronic_issuer,
    fiscal_year_end = case when p_fiscal_year_end is null then f.fiscal_year_end else excluded.fiscal_year_end end,
    itbis_credit_month = case when p_itbis_credit_minor is null then f.itbis_credit_month else excluded.itbis_credit_month end,
    itbis_credit_minor = case when p_itbis_credit_minor is null then f.itbis_credit_minor else excluded.itbis_credit_minor end;
  return p_organization_id;
end
$$;
create function public.save_fiscal_profile(p_organization_id uuid, p_tax_id text, p_legal_name text,
  p_taxpayer_kind public.taxpayer_kind, p_tax_regime public.tax_regime default 'ordinary', p_is_electronic_issuer boolean default false,
  p_fiscal_year_end integer default null, p_itbis_credit_month date default null, p_itbis_credit_minor bigint default null)
returns uuid language sql set search_path = ''
as $$ select private.save_fiscal_profile(p_organization_id, p_tax_id, p_legal_name, p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer, p_fiscal_year_end, p_itbis_credit_month, p_itbis_credit_minor) $$;
comment on function public.save_fiscal_profile is
  'What the organisation is for the tax authority; p_tax_id: digits of its RNC or cédula. p_fiscal_year_end: 3, 6, 9 or 12; p_itbis_credit_minor: balance in favor of ITBIS at the end of p_itbis_credit_month (its first day), zero for none; null leaves what there is. Errors: not_allowed, tax_id_malformed, name_missing, month_invalid.';
revoke execute on function private.save_fiscal_profile, public.save_fiscal_profile from public, anon;
grant execute on function private.save_fiscal_profile, public.save_fiscal_profile to authenticated;
select private.guard_door('save_fiscal_profile');
