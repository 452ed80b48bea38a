create table private.tax_rules (
  code text not null,
  valid_from date not null,
  value bigint not null,
  source text not null,
  confirmed_on date,
  primary key (code, valid_from)
);
comment on table private.tax_rules is
  'Rates (basis points), thresholds (centavos of DOP) and limits (rows) by the day from which they hold, with their source; src/domain/tax-do/tax-rules.ts is its twin and a test keeps them equal.';
comment on column private.tax_rules.confirmed_on is
  'When somebody last held it against its source; null while nobody did.';
