create table public.bank_reconciliations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_account_id uuid not null,
  ends_on date not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  line_count integer not null,
  closed_by uuid,
  closed_at timestamptz not null default now(),
  reopened_by uuid,
  reopened_at timestamptz,
  reopen_reason text check (char_length(reopen_reason) between 1 and 300),
  unique (organization_id, id),
  check ((reopened_at is null) = (reopen_reason is null)),
  foreign key (organization_id, bank_account_id) references public.bank_accounts (organization_id, id)
);
comment on table public.bank_reconciliations is
  'A statement''s balance that the lines up to its day were found to add up to; a reopened one no longer counts.';

create unique index bank_reconciliations_one_a_day on public.bank_reconciliations (organization_id, bank_account_id, ends_on)
  where reopened_at is null;
create index bank_reconciliations_by_account on public.bank_reconciliations (organization_id, bank_account_id, ends_on desc);

alter table public.bank_reconciliations enable row level security;
grant select on public.bank_reconciliations to authenticated, service_role;
create policy "readers of money see bank reconciliations" on public.bank_reconciliations for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update on public.bank_reconciliations
  for each row execute function private.write_audit_log();
select private.compose_texts('public.bank_reconciliations');
