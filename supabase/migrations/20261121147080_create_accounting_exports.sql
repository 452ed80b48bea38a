create table public.accounting_targets (
  organization_id uuid not null references public.organizations (id) on delete restrict,
  system public.accounting_system not null,
  journal_name text not null default '' check (char_length(journal_name) <= 80),
  tax_name text not null default '' check (char_length(tax_name) <= 80),
  updated_at timestamptz not null default now(),
  primary key (organization_id, system)
);
comment on table public.accounting_targets is
  'What other accounting software calls its journal (Odoo) and its rate without tax (Xero), for one organisation.';

create table public.accounting_account_names (
  organization_id uuid not null,
  system public.accounting_system not null,
  account_id uuid not null,
  external_name text not null check (char_length(btrim(external_name)) between 1 and 120),
  primary key (organization_id, system, account_id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id)
);
comment on table public.accounting_account_names is
  'What other software calls an account; without a row its own name (QuickBooks) or code (the others).';
create index accounting_account_names_by_account on public.accounting_account_names (organization_id, account_id);

create table public.accounting_exports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  format public.export_format not null,
  currency public.currency_code not null,
  from_on date not null,
  to_on date not null,
  is_only_new boolean not null,
  through_number bigint not null check (through_number >= 0),
  row_count integer not null check (row_count >= 0),
  repeats integer not null default 0 check (repeats >= 0),
  file_name text not null check (char_length(file_name) <= 120),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  created_by uuid,
  created_by_name text not null default '',
  created_at timestamptz not null default now(),
  check (to_on >= from_on)
);
comment on table public.accounting_exports is
  'Files made for accounting software. Each holds the entries of its days up to through_number; repeats: how many earlier files hold some of its days. Append-only.';
create index accounting_exports_by_day on public.accounting_exports (organization_id, created_at desc, id desc);
-- Pages through the days of an export, however long the journal is.
create index if not exists journal_entries_by_day on public.journal_entries (organization_id, occurred_on, entry_number);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['accounting_targets', 'accounting_account_names', 'accounting_exports'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;
create trigger refuse_change before update or delete on public.accounting_exports
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.accounting_exports
  for each statement execute function private.refuse_change();

create function private.save_accounting_names(
  p_organization_id uuid, p_system public.accounting_system, p_names jsonb, p_journal_name text, p_tax_name text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if exists (select 1 from jsonb_each_text(coalesce(p_names, '{}')) n
    where not exists (select 1 from public.accounts a where a.organization_id = p_organization_id and a.id::text = n.key)) then
    perform private.fail('not_found');
  end if;
  delete from public.accounting_account_names where organization_id = p_organization_id and system = p_system;
  insert into public.accounting_account_names (organization_id, system, account_id, external_name)
  select p_organization_id, p_system, n.key::uuid, btrim(n.value) from jsonb_each_text(coalesce(p_names, '{}')) n where btrim(n.value) <> '';
  insert into public.accounting_targets (organization_id, system, journal_name, tax_name)
  values (p_organization_id, p_system, coalesce(btrim(p_journal_name), ''), coalesce(btrim(p_tax_name), ''))
  on conflict (organization_id, system) do update set journal_name = excluded.journal_name, tax_name = excluded.tax_name, updated_at = now();
  return p_organization_id;
end
$$;

create function private.record_accounting_export(
  p_request_id uuid, p_organization_id uuid, p_format public.export_format, p_currency public.currency_code, p_from date, p_to date,
  p_is_only_new boolean, p_through_number bigint, p_row_count integer, p_file_name text, p_sha256 text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'record_accounting_export', jsonb_build_object('organization', p_organization_id,
    'format', p_format, 'currency', p_currency, 'from', p_from, 'to', p_to, 'new', p_is_only_new, 'through', p_through_number,
    'rows', p_row_count, 'name', p_file_name, 'hash', p_sha256));
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.read');
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if p_from is null or p_to is null or p_to < p_from then
    perform private.fail('period_invalid');
  elsif p_through_number > (select last_entry_number from private.organization_counters where organization_id = p_organization_id) then
    perform private.fail('value_out_of_range');
  end if;
  insert into public.accounting_exports (id, organization_id, format, currency, from_on, to_on, is_only_new, through_number, row_count,
    repeats, file_name, file_sha256, created_by, created_by_name)
  values (v_id, p_organization_id, p_format, p_currency, p_from, p_to, p_is_only_new, p_through_number, p_row_count,
    case when p_is_only_new then 0 else (select count(*) from public.accounting_exports x where x.organization_id = p_organization_id
      and x.format = p_format and x.currency = p_currency and x.from_on <= p_to and x.to_on >= p_from) end,
    p_file_name, p_sha256, (select auth.uid()),
    coalesce((select p.full_name from public.profiles p where p.id = (select auth.uid())), ''));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.export_entries(p_organization_id uuid, p_format public.export_format, p_currency public.currency_code,
  p_from date, p_to date, p_is_only_new boolean, p_through_number bigint, p_after_on date default null, p_after_number bigint default 0,
  p_limit integer default 200)
returns table (entry_number bigint, occurred_on date, kind public.journal_kind, memo text, lines jsonb)
language sql
stable
set search_path = ''
as $$
  select e.entry_number, e.occurred_on, e.kind, e.memo, l.lines
  from public.journal_entries e
  cross join lateral (
    select jsonb_agg(jsonb_build_object('account_id', j.account_id, 'amount_minor', j.amount_minor, 'charge', (
        select jsonb_build_object('kind', c.kind, 'description', c.description, 'due_on', c.due_on, 'period_start', c.period_start, 'period_end', c.period_end,
          'ncf', (select i.ncf from public.fiscal_invoice_charges f join public.fiscal_invoices i on i.id = f.invoice_id
            where f.charge_id = c.id and f.is_live))
        from public.charges c where c.organization_id = e.organization_id and c.entry_id = e.id limit 1),
      'contact', coalesce(t.full_name, ''), 'email', coalesce(t.email, '')) order by j.id) as lines
    from public.journal_lines j
    left join lateral (
      select pe.full_name, pe.email from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = j.lease_id and lt.is_primary limit 1
    ) t on true
    where j.organization_id = e.organization_id and j.entry_id = e.id and j.currency = p_currency
  ) l
  where e.organization_id = p_organization_id and e.occurred_on between p_from and p_to and e.entry_number <= p_through_number
    and (e.occurred_on, e.entry_number) > (coalesce(p_after_on, p_from), case when p_after_on is null then 0 else p_after_number end)
    and l.lines is not null
    and (not p_is_only_new or not exists (select 1 from public.accounting_exports x where x.organization_id = e.organization_id
      and x.format = p_format and x.currency = p_currency and e.occurred_on between x.from_on and x.to_on
      and e.entry_number <= x.through_number))
  order by e.occurred_on, e.entry_number limit least(p_limit, 500)
$$;
comment on function public.export_entries is
  'A page of entries with their lines in one currency, for a file; lines [{account_id, amount_minor, charge, contact, email}]. Only new: none that an earlier file of the format holds. With the reader''s own rights.';

create function public.save_accounting_names(p_organization_id uuid, p_system public.accounting_system, p_names jsonb,
  p_journal_name text default '', p_tax_name text default '')
returns uuid language sql set search_path = ''
as $$ select private.save_accounting_names(p_organization_id, p_system, p_names, p_journal_name, p_tax_name) $$;
comment on function public.save_accounting_names is
  'What other software calls our accounts, p_names {account id: name}; the others keep their own. Errors: not_allowed, not_found.';
create function public.record_accounting_export(p_request_id uuid, p_organization_id uuid, p_format public.export_format,
  p_currency public.currency_code, p_from date, p_to date, p_is_only_new boolean, p_through_number bigint, p_row_count integer,
  p_file_name text, p_sha256 text)
returns uuid language sql set search_path = ''
as $$ select private.record_accounting_export(p_request_id, p_organization_id, p_format, p_currency, p_from, p_to, p_is_only_new,
  p_through_number, p_row_count, p_file_name, p_sha256) $$;
comment on function public.record_accounting_export is
  'Takes note of a file that was made. Returns its id. Errors: not_allowed, period_invalid, value_out_of_range.';

revoke execute on function public.export_entries from public, anon;
grant execute on function public.export_entries to authenticated;
do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['save_accounting_names', 'record_accounting_export'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
