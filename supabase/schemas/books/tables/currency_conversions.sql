create table public.currency_conversions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  occurred_on date not null,
  from_account_id uuid not null,
  from_currency public.currency_code not null,
  from_minor bigint not null check (from_minor between 1 and 1000000000000),
  to_account_id uuid not null,
  to_currency public.currency_code not null,
  to_minor bigint not null check (to_minor between 1 and 1000000000000),
  rate numeric(12, 6) not null check (rate > 0),
  rate_source text not null check (char_length(btrim(rate_source)) between 1 and 80),
  rated_on date not null,
  difference_currency public.currency_code not null,
  difference_minor bigint not null,
  memo text not null default '' check (char_length(memo) <= 300),
  entry_id uuid not null unique,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (from_currency <> to_currency),
  foreign key (organization_id, from_account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, to_account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.currency_conversions is
  'Money changed into the other currency: what left, what came, the reference rate (pesos for a dollar) with source and day, and the exchange difference in the organisation''s currency, a loss positive.';

create index currency_conversions_by_organization on public.currency_conversions (organization_id, occurred_on desc);

alter table public.currency_conversions enable row level security;
grant select on public.currency_conversions to authenticated, service_role;
create policy "readers of money see conversions" on public.currency_conversions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.currency_conversions
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.currency_conversions
  for each row execute function private.refuse_change();
select private.compose_texts('public.currency_conversions');
