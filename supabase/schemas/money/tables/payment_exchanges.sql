-- Money that came in the other currency: what came, and the rate at which it counts in the lease's own.
create table public.payment_exchanges (
  payment_id uuid primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  received_currency public.currency_code not null,
  received_minor bigint not null check (received_minor between 1 and 1000000000000),
  rate numeric(12, 6) not null check (rate > 0 and rate < 100000),
  rate_source text not null check (char_length(btrim(rate_source)) between 1 and 80),
  rated_on date not null check (rated_on between '2000-01-01' and '2200-01-01'),
  difference_currency public.currency_code,
  difference_minor bigint,
  created_at timestamptz not null default now(),
  check (received_currency <> currency),
  check ((difference_currency is null) = (difference_minor is null)),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id),
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.payment_exchanges is
  'A payment that came in the other currency than its lease''s: what was received, the rate (pesos for a dollar) with its source and day, and the exchange difference, a loss positive, once it is posted.';

create index payment_exchanges_by_organization on public.payment_exchanges (organization_id, payment_id);
create index payment_exchanges_by_lease on public.payment_exchanges (lease_id);

alter table public.payment_exchanges enable row level security;
grant select on public.payment_exchanges to authenticated, service_role;
create policy "readers of money and tenants see payment exchanges" on public.payment_exchanges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or payment_id = any (array(select private.my_past_ids('payments'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.payment_exchanges
  for each statement execute function private.refuse_change();
create trigger refuse_change before update on public.payment_exchanges for each row when (old.difference_minor is not null)
  execute function private.refuse_change();
create trigger refuse_delete before delete on public.payment_exchanges for each row execute function private.refuse_change();
create trigger write_audit_log after update on public.payment_exchanges for each row execute function private.write_audit_log();
select private.compose_texts('public.payment_exchanges');
