-- Deposits that tenants had left before their lease came into these books: opened, not charged and not paid here.
create table public.held_deposits (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  occurred_on date not null,
  account_id uuid,
  entry_id uuid not null,
  charged_minor bigint not null default 0 check (charged_minor between 0 and amount_minor),
  due_on date,
  created_by uuid,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversal_entry_id uuid,
  reversal_reason text not null default '' check (char_length(reversal_reason) <= 300),
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null)),
  check ((charged_minor > 0) = (due_on is not null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.held_deposits is
  'A deposit that was held before its lease came into the books: an opening entry, without a payment and its receipt. Taken back by a reversal.';
comment on column public.held_deposits.account_id is
  'The cash account that came to have it; null where the money is counted already or is not there any more, which opening equity bears.';
comment on column public.held_deposits.charged_minor is
  'What of it had been charged and was not paid: that charge was taken back, and comes again on due_on with the deposit.';

create unique index held_deposits_once on public.held_deposits (lease_id) where reversed_at is null;
create index held_deposits_by_lease on public.held_deposits (organization_id, lease_id);
create index held_deposits_of_lease on public.held_deposits (lease_id, currency);
create index held_deposits_by_account on public.held_deposits (organization_id, account_id);
create index held_deposits_by_entry on public.held_deposits (organization_id, entry_id);
create index held_deposits_by_reversal on public.held_deposits (organization_id, reversal_entry_id);

alter table public.held_deposits enable row level security;
grant select on public.held_deposits to authenticated, service_role;
create policy "readers of money and tenants see held deposits" on public.held_deposits for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('held_deposits'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.held_deposits
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.held_deposits for each row
  execute function private.keep_posted_fields('reversed_at', 'reversal_entry_id', 'reversal_reason');
create trigger refuse_delete before delete on public.held_deposits
  for each row execute function private.refuse_change();
select private.compose_texts('public.held_deposits');
