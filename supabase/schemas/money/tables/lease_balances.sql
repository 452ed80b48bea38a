create table public.lease_balances (
  lease_id uuid primary key,
  organization_id uuid not null,
  currency public.currency_code not null,
  billed_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  receivable_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.lease_balances is
  'Per lease: billed and paid so far, what is open (receivable) and what is paid ahead (credit); billed - paid = receivable - credit.';

create index lease_balances_by_organization on public.lease_balances (organization_id, lease_id);

alter table public.lease_balances enable row level security;
grant select on public.lease_balances to authenticated, service_role;
create policy "readers of money and tenants see lease balances" on public.lease_balances for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));

-- What follows a change, in this order.
create trigger keep_list_rows_added after insert on public.lease_balances referencing new table as new_rows
  for each statement execute function private.keep_rows_of_balances();
create trigger keep_list_rows_changed after update on public.lease_balances referencing new table as new_rows
  for each statement execute function private.keep_rows_of_balances();
