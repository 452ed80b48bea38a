create table public.bank_imports (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_account_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 160),
  line_count integer not null,
  new_count integer not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  known_count integer not null default 0,
  before_count integer not null default 0,
  left_out_count integer not null default 0,
  first_on date,
  last_on date,
  undone_at timestamptz,
  undone_by uuid,
  unique (organization_id, id),
  foreign key (organization_id, bank_account_id) references public.bank_accounts (organization_id, id)
);
comment on table public.bank_imports is
  'A file of a bank that was read: how many lines it had; how many of them were added, were there already, came before the account''s opening, or were left out by whoever imported it; the days that they are of. One that was undone has no lines any more.';

create index bank_imports_by_account on public.bank_imports (organization_id, bank_account_id, created_at desc);

alter table public.bank_imports enable row level security;
grant select on public.bank_imports to authenticated, service_role;
create policy "readers of money see bank imports" on public.bank_imports for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update on public.bank_imports
  for each row execute function private.write_audit_log();
select private.compose_texts('public.bank_imports');
