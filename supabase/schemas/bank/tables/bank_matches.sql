create table public.bank_matches (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bank_line_id uuid not null,
  journal_line_id bigint not null unique references public.journal_lines (id),
  amount_minor bigint not null,
  made text not null check (made in ('nothing', 'payment', 'bill_payment', 'entry')),
  made_id uuid,
  transfer_entry_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((made = 'nothing') = (made_id is null)),
  foreign key (organization_id, bank_line_id) references public.bank_lines (organization_id, id)
);
comment on table public.bank_matches is
  'Which lines of the books on the cash account a bank line is, and what was made for it (a payment, a bill''s payment, an entry), which undoing reverses.';

create index bank_matches_by_line on public.bank_matches (organization_id, bank_line_id);
-- Money moves from one cash account to another, and a move that was a mistake is taken back like an entry by hand.
create index bank_matches_by_transfer on public.bank_matches (organization_id, transfer_entry_id) where transfer_entry_id is not null;

alter table public.bank_matches enable row level security;
grant select on public.bank_matches to authenticated, service_role;
create policy "readers of money see bank matches" on public.bank_matches for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger settle_book_line after insert or delete on public.bank_matches
  for each row execute function private.settle_book_line();
create trigger write_audit_log after insert or delete on public.bank_matches
  for each row execute function private.write_audit_log();
select private.compose_texts('public.bank_matches');
