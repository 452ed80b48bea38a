create table public.vendors (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 15),
  phone text not null default '' check (char_length(phone) <= 30),
  email text not null default '' check (char_length(email) <= 254),
  address text not null default '' check (char_length(address) <= 200),
  bank_name text not null default '' check (char_length(bank_name) <= 80),
  bank_account text not null default '' check (char_length(bank_account) <= 40),
  account_id uuid,
  expense_kind text check (expense_kind in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11')),
  itbis_withheld_basis_points integer not null default 0 check (itbis_withheld_basis_points between 0 and 10000),
  isr_kind text check (isr_kind in ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
  isr_basis_points integer not null default 0 check (isr_basis_points between 0 and 10000),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  name_order text collate private.natural_order generated always as (name) stored,
  unique (organization_id, id),
  check ((identity_type is null) = (identity_number = '')),
  check (identity_type is null or identity_number ~ case identity_type::text
    when 'cedula' then '^\d{11}$' when 'rnc' then '^\d{9}$' else '^[A-Z0-9]{5,15}$' end),
  check ((isr_kind is null) = (isr_basis_points = 0)),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id)
);
comment on table public.vendors is
  'Who sends bills: with the number by which the tax authority knows them, and what their bills usually are: account, kind of expense (formato 606, column 3), share of the ITBIS withheld, and withholding of ISR (column 17) in basis points of the amount without tax.';
comment on column public.vendors.name_order is
  'The name in natural order: for sorting and for pages that begin behind a vendor.';

create unique index vendors_one_a_number on public.vendors (organization_id, identity_type, identity_number)
  where identity_type is not null;
create index vendors_by_name on public.vendors (organization_id, name_order, id);
create index vendors_by_account on public.vendors (account_id);
-- The lists of what is spent, of what owners were paid and of fiscal receipts: the same rule for them.
create index vendors_by_words on public.vendors
  using gin (organization_id, private.plain_text(name || ' ' || email) extensions.gin_trgm_ops);

alter table public.vendors enable row level security;
grant select on public.vendors to authenticated, service_role;
grant insert (id, organization_id, name, identity_type, identity_number, phone, email, address, bank_name, bank_account,
  account_id, expense_kind, itbis_withheld_basis_points, isr_kind, isr_basis_points), update (name, identity_type,
  identity_number, phone, email, address, bank_name, bank_account, account_id, expense_kind, itbis_withheld_basis_points,
  isr_kind, isr_basis_points, archived_at)
  on public.vendors to authenticated;
create policy "money writers add vendors" on public.vendors for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "money writers change vendors" on public.vendors for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "readers of money see vendors" on public.vendors for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update on public.vendors
  for each row execute function private.write_audit_log();
select private.compose_texts('public.vendors');
