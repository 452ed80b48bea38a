-- What the Worker and the pages of the release before read. The next release drops it, with save_fiscal_profile.
create view public.fiscal_profiles with (security_invoker = true) as
select i.organization_id, i.legal_name, i.taxpayer_kind, i.tax_regime,
  coalesce(i.electronic_since <= current_date, false) as is_electronic_issuer, i.created_at, i.updated_at, i.fiscal_year_end,
  i.itbis_credit_month, i.itbis_credit_minor
from public.fiscal_issuers i
where i.id = i.organization_id and i.taxpayer_kind is not null;
comment on view public.fiscal_profiles is
  'The organization''s own fiscal issuer, as the release before asks for it.';
grant select on public.fiscal_profiles to authenticated, service_role;
