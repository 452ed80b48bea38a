create table private.tax_rules (
  code text not null,
  valid_from date not null,
  value bigint not null,
  source text not null,
  is_conflicting boolean not null default false,
  primary key (code, valid_from)
);
comment on table private.tax_rules is
  'Rates (basis points), thresholds (centavos of DOP) and limits (rows) by the day from which they hold, with their source; src/domain/tax-do/tax-rules.ts is its twin and a test keeps them equal.';
insert into private.tax_rules (code, value, valid_from, source, is_conflicting) values
  ('itbis_basis_points', 1800, '2013-01-01', 'Código Tributario, Ley 11-92, art. 341 (Ley 253-12)', false),
  ('furnished_share_basis_points', 2000, '1998-04-13', 'Reglamento 140-98', false),
  ('itbis_withheld_basis_points', 10000, '2013-01-01', 'DGII, respuesta sobre alquiler de inmuebles', false),
  ('isr_withheld_basis_points', 1000, '2013-01-01',
    'Código Tributario, Ley 11-92, art. 309; DGII, respuesta sobre alquiler de inmuebles', false),
  ('isr_withheld_state_basis_points', 500, '2013-01-01', 'Código Tributario, Ley 11-92, art. 309 (Ley 253-12)', false),
  ('ipi_basis_points', 100, '2013-01-01', 'Ley 18-88 (Ley 253-12)', false),
  ('ipi_threshold_minor', 1019083300, '2025-01-01', 'DGII, indexación 2025', true),
  ('consumer_threshold_minor', 25000000, '2018-05-01', 'DGII, Norma General 07-2018', false),
  ('rows_606', 10000, '2018-05-01', 'DGII, Norma General 07-2018', false),
  ('rows_607', 65000, '2018-05-01', 'DGII, Norma General 07-2018', false);

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
