create table public.payment_allocations (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  payment_id uuid not null,
  charge_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor <> 0),
  occurred_on date not null,
  entry_id uuid not null,
  created_at timestamptz not null default now(),
  property_id uuid not null,
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (charge_id, lease_id, currency) references public.charges (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.payment_allocations is
  'Which payment paid which charge, of the same lease and currency. Append-only: undoing adds a negative row.';
comment on column public.payment_allocations.property_id is 'The property of its charge.';

create index payment_allocations_by_payment on public.payment_allocations (payment_id);
create index payment_allocations_by_charge on public.payment_allocations (charge_id);
create index payment_allocations_by_lease on public.payment_allocations (lease_id);
create index payment_allocations_by_organization on public.payment_allocations (organization_id, occurred_on);
create index payment_allocations_by_property on public.payment_allocations (organization_id, property_id, occurred_on);

alter table public.payment_allocations enable row level security;
grant select on public.payment_allocations to authenticated, service_role;
create policy "readers of money and tenants see payment allocations" on public.payment_allocations for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or (payment_id = any (array(select private.my_past_ids('payments'))) and charge_id = any (array(select private.my_past_ids('charges')))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.payment_allocations
  for each statement execute function private.refuse_change();
create trigger place_payment_allocation before insert on public.payment_allocations
  for each row execute function private.place_payment_allocation();
create trigger refuse_change before update on public.payment_allocations
  for each row execute function private.refuse_change();
create trigger refuse_delete before delete on public.payment_allocations
  for each row execute function private.refuse_change();
create trigger apply_allocations after insert on public.payment_allocations
  referencing new table as new_rows for each statement execute function private.apply_allocations();
create trigger keep_account_months after insert on public.payment_allocations
  referencing new table as new_rows for each statement execute function private.keep_account_months_of_cash();
create trigger keep_revenue after insert on public.payment_allocations
  referencing new table as new_rows for each statement execute function private.keep_revenue();
