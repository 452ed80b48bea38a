create function private.tax_rule(p_code text, p_day date)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select value from private.tax_rules where code = p_code and valid_from <= p_day order by valid_from desc limit 1
$$;
comment on function private.tax_rule is 'The value that holds on a day; null before the first.';

create function private.itbis_on(p_base_minor bigint, p_treatment public.tax_treatment, p_day date)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select case p_treatment
    when 'taxable' then round(p_base_minor::numeric * private.tax_rule('itbis_basis_points', p_day) / 10000)
    when 'furnished' then round(p_base_minor::numeric * private.tax_rule('itbis_basis_points', p_day)
      * private.tax_rule('furnished_share_basis_points', p_day) / 100000000)
    else 0 end::bigint
$$;
comment on function private.itbis_on is
  'ITBIS on top of a price in minor units; of a furnished dwelling on the share presumed to be for the furniture. Twin: src/domain/tax-do/rent-tax.ts.';
