create table public.receipts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  number bigint not null check (number > 0),
  payment_id uuid not null unique,
  lease_id uuid not null,
  issued_on date not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  details jsonb not null,
  voided_at timestamptz,
  void_reason text,
  created_at timestamptz not null default now(),
  unique (organization_id, number),
  check ((voided_at is null) = (void_reason is null)),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id),
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.receipts is
  'Receipts owed by law (Ley 85-25, art. 6), numbered per organisation without gaps; details is what was printed. A reversed payment voids its receipt, the number stays.';

create index receipts_by_lease on public.receipts (lease_id, number desc);

alter table public.receipts enable row level security;
grant select on public.receipts to authenticated, service_role;
create policy "readers of money and tenants see receipts" on public.receipts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('receipts'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.receipts
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.receipts for each row execute function
  private.keep_posted_fields('voided_at', 'void_reason');
create trigger refuse_delete before delete on public.receipts
  for each row execute function private.refuse_change();
create trigger log_void after update of voided_at on public.receipts
  for each row when (old.voided_at is null and new.voided_at is not null) execute function private.log_void();
