create table public.deposit_settlements (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null unique,
  currency public.currency_code not null,
  returned_on date not null,
  settled_on date not null,
  held_minor bigint not null check (held_minor > 0),
  deducted_minor bigint not null check (deducted_minor between 0 and held_minor),
  refund_minor bigint not null generated always as (held_minor - deducted_minor) stored,
  method public.payment_method,
  payment_id uuid,
  refund_entry_id uuid,
  details jsonb not null,
  created_at timestamptz not null default now(),
  account_id uuid,
  unique (organization_id, id),
  check ((deducted_minor < held_minor) = (method is not null)),
  check ((deducted_minor < held_minor) = (refund_entry_id is not null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency),
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (organization_id, refund_entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  check ((account_id is null) = (refund_entry_id is null)),
  constraint deposit_settlements_opening_credit check (method::text <> 'opening_credit'),
  constraint deposit_settlements_moved_credit check (method::text <> 'moved_credit')
);
comment on table public.deposit_settlements is
  'How a deposit was given back, once a lease: what was held, kept and returned; details is what the statement said when it was made.';
comment on column public.deposit_settlements.account_id is
  'The cash account that the refund left; null where all was kept.';

create index deposit_settlements_by_lease on public.deposit_settlements (organization_id, lease_id);
create index deposit_settlements_by_payment on public.deposit_settlements (payment_id);
create index deposit_settlements_by_account on public.deposit_settlements (organization_id, account_id);

alter table public.deposit_settlements enable row level security;
grant select on public.deposit_settlements to authenticated, service_role;
create policy "readers of money and tenants see deposit settlements" on public.deposit_settlements for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('deposit_settlements'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.deposit_settlements
  for each statement execute function private.refuse_change();
create trigger refuse_change before delete or update on public.deposit_settlements
  for each row execute function private.refuse_change();
