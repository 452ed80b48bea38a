create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  quote_request_id uuid not null unique,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  tax public.quote_tax not null,
  net_minor bigint not null check (net_minor > 0),
  itbis_minor bigint not null check (itbis_minor >= 0),
  total_minor bigint not null generated always as (net_minor + itbis_minor) stored,
  days smallint not null check (days between 1 and 365),
  valid_until date not null,
  note text not null default '' check (char_length(note) <= 1000),
  given_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, quote_request_id) references public.quote_requests (organization_id, id) on delete restrict
);
comment on table public.quotes is
  'The price that a vendor gives, in the currency of the work order; days are how long the work takes. The vendor may change it until it is accepted.';

create index quotes_of_request on public.quotes (organization_id, quote_request_id);

alter table public.quotes enable row level security;
grant select on public.quotes to authenticated, service_role;
create policy "readers of maintenance see quotes" on public.quotes for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.quotes
  for each statement execute function private.refuse_change();
select private.compose_texts('public.quotes');
