-- The minimal chart; src/domain/chart-of-accounts.ts holds the same template and a test keeps them equal.
create table private.chart_template (
  system_key text primary key,
  code text not null unique,
  name text not null,
  kind public.account_kind not null,
  subtype text not null,
  cash_flow_class text,
  held_for public.cash_holding not null default 'own'
);
comment on table private.chart_template is
  'Accounts that every new organisation starts with; names in Spanish, the fallback language.';
