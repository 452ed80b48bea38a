-- What a dollar cost, by day and source, and money that was changed into the other currency.
create table public.exchange_rates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  rated_on date not null check (rated_on between '2000-01-01' and '2200-01-01'),
  base_currency public.currency_code not null default 'USD' check (base_currency = 'USD'),
  quote_currency public.currency_code not null default 'DOP' check (quote_currency = 'DOP'),
  rate numeric(12, 6) not null check (rate > 0 and rate < 100000),
  source text not null check (char_length(btrim(source)) between 1 and 80),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, rated_on, source)
);
comment on table public.exchange_rates is
  'Pesos for a dollar on a day, as a source says; written down once, corrected by removing and adding.';

alter table public.exchange_rates enable row level security;
grant select, delete on public.exchange_rates to authenticated;
grant select on public.exchange_rates to service_role;
grant insert (id, organization_id, rated_on, rate, source) on public.exchange_rates to authenticated;
create policy "readers of money see exchange rates" on public.exchange_rates for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "writers of money add exchange rates" on public.exchange_rates for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "writers of money remove exchange rates" on public.exchange_rates for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or delete on public.exchange_rates
  for each row execute function private.write_audit_log();
