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
comment on table public.journal_entries is
  'The journal: append-only, numbered without gaps; a correction is a reversal.';

-- Entries that are written by hand, and what takes them back.
create index journal_entries_by_day on public.journal_entries (organization_id, occurred_on, entry_number);
create index journal_entries_by_kind on public.journal_entries (organization_id, kind, occurred_on, entry_number);
-- Rents and their payments say nothing, so that this is as long as what was written by hand or came with a bill.
create index journal_entries_by_words on public.journal_entries
  using gin (organization_id, private.plain_text(memo) extensions.gin_trgm_ops) where memo <> '';

alter table public.journal_entries enable row level security;
grant select on public.journal_entries to authenticated, service_role;
create policy "readers of money see journal entries" on public.journal_entries for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.journal_entries
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update on public.journal_entries
  for each row execute function private.refuse_change();
create trigger refuse_closed_period after insert on public.journal_entries
  referencing new table as new_rows for each statement execute function private.refuse_closed_period();
create constraint trigger check_entry_balances after insert on public.journal_entries
  deferrable initially deferred for each row execute function private.check_entry_balances();
select private.compose_texts('public.journal_entries');
