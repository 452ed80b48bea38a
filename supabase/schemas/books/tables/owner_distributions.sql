create table public.owner_distributions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  owner_key text not null check (char_length(owner_key) <= 120),
  owner_name text collate private.natural_order not null check (char_length(owner_name) <= 120),
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  is_beyond_due boolean not null default false,
  paid_on date not null,
  method public.payment_method not null check (method::text in ('transfer', 'cash', 'cheque')),
  account_id uuid not null,
  reference text not null default '' check (char_length(reference) <= 80),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_entry_id uuid,
  reversal_reason text check (char_length(reversal_reason) between 1 and 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  cash_currency public.currency_code,
  cash_minor bigint check (cash_minor between 1 and 100000000000000000),
  rate numeric(12, 6) check (rate > 0),
  rate_source text check (char_length(rate_source) between 1 and 80),
  rated_on date,
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null) and (reversed_at is null) = (reversal_reason is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id),
  check (num_nulls(cash_currency, cash_minor, rate, rate_source, rated_on) in (0, 5)),
  check (cash_currency <> currency)
);
comment on table public.owner_distributions is
  'Money of a property that went to one of its owners, undone by a reversal. owner_key: identity number, or the name in lower case; empty for the organisation itself. is_beyond_due: it was said that it is more than was theirs.';
comment on column public.owner_distributions.cash_minor is
  'What left the account where that was the other currency, at the rate beside it; null where it was the amount itself.';

create index owner_distributions_by_day on public.owner_distributions (organization_id, paid_on desc, id desc);
create index owner_distributions_by_property on public.owner_distributions (organization_id, property_id, currency);
create index owner_distributions_by_entry on public.owner_distributions (organization_id, entry_id);
create index owner_distributions_by_reversal on public.owner_distributions (organization_id, reversal_entry_id)
  where reversal_entry_id is not null;
create index owner_distributions_by_account on public.owner_distributions (organization_id, account_id);

alter table public.owner_distributions enable row level security;
grant select on public.owner_distributions to authenticated, service_role;
create policy "readers of money see owner distributions" on public.owner_distributions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.owner_distributions
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.owner_distributions for each row execute function
  private.keep_posted_fields('reversed_at', 'reversal_entry_id', 'reversal_reason');
create trigger refuse_delete before delete on public.owner_distributions for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.owner_distributions
  for each row execute function private.write_audit_log();
select private.compose_texts('public.owner_distributions');
