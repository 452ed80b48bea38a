create table public.budget_notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  year smallint not null check (year between 1990 and 2200),
  property_id uuid,
  account_id uuid not null,
  currency public.currency_code not null,
  note text not null check (char_length(btrim(note)) between 1 and 500),
  updated_by uuid,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (organization_id, year, property_id, currency, account_id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.budget_notes is 'Why an account came out other than planned in a year.';

create index budget_notes_by_account on public.budget_notes (account_id);

alter table public.budget_notes enable row level security;
grant select on public.budget_notes to authenticated, service_role;
create policy "readers of money see budget notes" on public.budget_notes for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.budget_notes
  for each row execute function private.write_audit_log();
select private.compose_texts('public.budget_notes');
