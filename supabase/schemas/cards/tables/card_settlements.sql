-- Whoever pays out card sales withholds ITBIS of them in advance (Norma General 06-2023). What a payout lacks for it is the
-- organization's: it stands with what others withheld, and in the IT-1 of the month of the payout.
create table public.card_settlements (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  account_id uuid not null,
  acquirer text not null check (char_length(btrim(acquirer)) between 1 and 80),
  reference text not null default '' check (char_length(reference) <= 80),
  settled_on date not null,
  gross_minor bigint not null check (gross_minor between 1 and 1000000000000),
  itbis_withheld_minor bigint not null check (itbis_withheld_minor between 1 and gross_minor),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_reason text check (char_length(reversal_reason) <= 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_reason is null)),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.card_settlements is
  'Payouts of card sales of which ITBIS was withheld; centavos of DOP. gross: what the payout is of, before anything was taken off. Only taking it back changes one.';

create index card_settlements_by_day on public.card_settlements (organization_id, settled_on, id);
create index card_settlements_by_account on public.card_settlements (organization_id, account_id);
create index card_settlements_by_entry on public.card_settlements (organization_id, entry_id);
-- The same payout is not written down twice.
create unique index card_settlements_once on public.card_settlements (organization_id, acquirer, reference)
  where reversed_at is null and reference <> '';

alter table public.card_settlements enable row level security;
grant select on public.card_settlements to authenticated, service_role;
create policy "readers of money see card settlements" on public.card_settlements for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.card_settlements for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.card_settlements for each row
  execute function private.keep_posted_fields('reversed_at', 'reversal_reason');
create trigger refuse_delete before delete on public.card_settlements for each row execute function private.refuse_change();
create trigger keep_itbis_months after insert on public.card_settlements
  for each row execute function private.keep_itbis_of_settlement();
create trigger keep_itbis_months_of_reversal after update on public.card_settlements
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function private.keep_itbis_of_settlement();
select private.compose_texts('public.card_settlements');
