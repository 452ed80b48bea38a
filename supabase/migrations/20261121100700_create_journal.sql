create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  code text not null check (code ~ '^[0-9]{4}$'),
  system_key text,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  kind public.account_kind not null,
  subtype text not null check (subtype in ('cash', 'receivable', 'other_asset', 'payable', 'deposits_held', 'other_liability',
    'owner_equity', 'operating_income', 'other_income', 'operating_expense', 'financing_expense')),
  cash_flow_class text check (cash_flow_class in ('operating', 'investing', 'financing')),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, code),
  unique (organization_id, system_key)
);
comment on table public.accounts is 'Chart of accounts. system_key names the accounts that verbs post to; screens translate them by it.';

create table public.journal_entries (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  entry_number bigint not null,
  kind public.journal_kind not null,
  occurred_on date not null,
  memo text not null default '' check (char_length(memo) <= 500),
  reverses_entry_id uuid unique,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, entry_number),
  foreign key (organization_id, reverses_entry_id) references public.journal_entries (organization_id, id),
  check ((kind = 'reversal') = (reverses_entry_id is not null))
);
comment on table public.journal_entries is 'The journal: append-only, numbered without gaps; a correction is a reversal.';

create table public.journal_lines (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  entry_id uuid not null,
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor <> 0),
  lease_id uuid,
  property_id uuid,
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.journal_lines is 'Debits are positive, credits negative, in minor units; they sum to zero per entry and currency.';
create index journal_lines_by_entry on public.journal_lines (organization_id, entry_id);
create index journal_lines_by_account on public.journal_lines (organization_id, account_id, id desc);
create index journal_lines_by_lease on public.journal_lines (organization_id, lease_id, id desc);

create table public.account_balances (
  organization_id uuid not null,
  account_id uuid not null,
  currency public.currency_code not null,
  balance_minor bigint not null default 0,
  primary key (account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade
);
comment on table public.account_balances is 'Sum of the lines of an account per currency, kept by a trigger.';
create index account_balances_by_organization on public.account_balances (organization_id, account_id);

create function private.check_entry_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := case when tg_table_name = 'journal_entries' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'entry_id')::uuid end;
begin
  if (select count(*) from public.journal_lines where organization_id = new.organization_id and entry_id = v_entry) < 2 then
    perform private.fail('entry_incomplete', jsonb_build_object('entry', v_entry));
  end if;
  if exists (
    select 1 from public.journal_lines
    where organization_id = new.organization_id and entry_id = v_entry
    group by currency having sum(amount_minor) <> 0
  ) then
    perform private.fail('entry_unbalanced', jsonb_build_object('entry', v_entry));
  end if;
  return null;
end
$$;
comment on function private.check_entry_balances is 'Trigger at commit: every entry has two lines or more and sums to zero per currency.';
create constraint trigger check_entry_balances after insert on public.journal_lines
  deferrable initially deferred for each row execute function private.check_entry_balances();
create constraint trigger check_entry_balances after insert on public.journal_entries
  deferrable initially deferred for each row execute function private.check_entry_balances();

create function private.keep_account_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_balances as b (organization_id, account_id, currency, balance_minor)
  select organization_id, account_id, currency, sum(amount_minor)
  from new_rows group by organization_id, account_id, currency
  order by account_id, currency
  on conflict (account_id, currency) do update set balance_minor = b.balance_minor + excluded.balance_minor;
  return null;
end
$$;
comment on function private.keep_account_balances is 'Trigger: adds new lines to the balances of their accounts.';
create trigger keep_account_balances after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_account_balances();

do $$
declare
  v_table text;
begin
  foreach v_table in array array['accounts', 'journal_entries', 'journal_lines', 'account_balances'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('grant select on public.%I to service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
  foreach v_table in array array['journal_entries', 'journal_lines'] loop
    execute format('create trigger refuse_change before update or delete on public.%I
      for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
end
$$;

-- The minimal chart; src/domain/chart-of-accounts.ts holds the same template and a test keeps them equal.
create table private.chart_template (
  system_key text primary key,
  code text not null unique,
  name text not null,
  kind public.account_kind not null,
  subtype text not null,
  cash_flow_class text
);
comment on table private.chart_template is 'Accounts that every new organisation starts with; names in Spanish, the fallback language.';
insert into private.chart_template (code, system_key, name, kind, subtype, cash_flow_class) values
  ('1010', 'operating_cash', 'Caja y bancos', 'asset', 'cash', null),
  ('1020', 'trust_cash', 'Fondos de propietarios', 'asset', 'cash', null),
  ('1030', 'deposits_bank', 'Banco de depósitos', 'asset', 'cash', null),
  ('1100', 'receivables', 'Cuentas por cobrar a inquilinos', 'asset', 'receivable', 'operating'),
  ('1210', 'creditable_itbis', 'ITBIS por adelantar', 'asset', 'other_asset', 'operating'),
  ('1220', 'withholdings_receivable', 'Retenciones a favor', 'asset', 'other_asset', 'operating'),
  ('2010', 'payables', 'Cuentas por pagar', 'liability', 'payable', 'operating'),
  ('2100', 'deposits_held', 'Depósitos de inquilinos', 'liability', 'deposits_held', 'financing'),
  ('2110', 'prepaid_rent', 'Alquiler cobrado por adelantado', 'liability', 'other_liability', 'operating'),
  ('2210', 'itbis_payable', 'ITBIS por pagar', 'liability', 'other_liability', 'operating'),
  ('2220', 'withholdings_payable', 'Retenciones por pagar', 'liability', 'other_liability', 'operating'),
  ('2300', 'owner_payable', 'Por pagar a propietarios', 'liability', 'payable', 'operating'),
  ('3010', 'owner_contribution', 'Aportes del propietario', 'equity', 'owner_equity', 'financing'),
  ('3020', 'owner_draw', 'Retiros del propietario', 'equity', 'owner_equity', 'financing'),
  ('4010', 'rent_income', 'Ingresos por alquiler', 'income', 'operating_income', 'operating'),
  ('4020', 'late_fee_income', 'Ingresos por mora', 'income', 'operating_income', 'operating'),
  ('4090', 'other_income', 'Otros ingresos', 'income', 'other_income', 'operating'),
  ('5010', 'repairs', 'Reparaciones y mantenimiento', 'expense', 'operating_expense', 'operating'),
  ('5020', 'condominium_fees', 'Cuotas de condominio', 'expense', 'operating_expense', 'operating'),
  ('5030', 'insurance', 'Seguros', 'expense', 'operating_expense', 'operating'),
  ('5040', 'management_fee', 'Honorarios de administración', 'expense', 'operating_expense', 'operating'),
  ('5050', 'property_tax', 'Impuesto al patrimonio inmobiliario (IPI)', 'expense', 'operating_expense', 'operating'),
  ('6010', 'interest', 'Intereses', 'expense', 'financing_expense', 'operating');
