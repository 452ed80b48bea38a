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
  account_id uuid,
  check (to_on >= from_on),
  constraint accounting_exports_account_fkey foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  constraint accounting_exports_account_of_bank check (account_id is null or format = 'xero_bank')
);
comment on table public.accounting_exports is
  'Files made for accounting software. Each holds the entries of its days up to through_number; repeats: how many earlier files hold some of its days. Append-only.';
comment on column public.accounting_exports.account_id is
  'The cash account whose movements a bank statement holds; null for other formats, and for statements of before, which held all of them.';

create index accounting_exports_by_day on public.accounting_exports (organization_id, created_at desc, id desc);
create index accounting_exports_by_account on public.accounting_exports (organization_id, account_id) where account_id is not null;

alter table public.accounting_exports enable row level security;
grant select on public.accounting_exports to authenticated, service_role;
create policy "readers of money see accounting exports" on public.accounting_exports for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.accounting_exports
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.accounting_exports
  for each row execute function private.refuse_change();
