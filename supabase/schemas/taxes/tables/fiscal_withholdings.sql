create table public.fiscal_withholdings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  invoice_id uuid not null,
  lease_id uuid not null,
  payment_id uuid not null unique references public.payments (id),
  withheld_on date not null,
  itbis_minor bigint not null default 0 check (itbis_minor >= 0),
  isr_minor bigint not null default 0 check (isr_minor >= 0),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (itbis_minor + isr_minor > 0),
  foreign key (organization_id, invoice_id) references public.fiscal_invoices (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.fiscal_withholdings is
  'What a client withheld of an invoice and pays to the State for the organisation. It counts while its payment is confirmed.';

create index fiscal_withholdings_by_invoice on public.fiscal_withholdings (organization_id, invoice_id);
create index fiscal_withholdings_by_lease on public.fiscal_withholdings (lease_id);
create index fiscal_withholdings_by_day on public.fiscal_withholdings (organization_id, withheld_on, invoice_id);

alter table public.fiscal_withholdings enable row level security;
grant select on public.fiscal_withholdings to authenticated, service_role;
create policy "readers of money and tenants see fiscal withholdings" on public.fiscal_withholdings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('fiscal_withholdings'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.fiscal_withholdings
  for each statement execute function private.refuse_change();
create trigger refuse_change before update on public.fiscal_withholdings
  for each row execute function private.refuse_change();
create trigger refuse_delete before delete on public.fiscal_withholdings
  for each row execute function private.refuse_change();
create trigger keep_itbis_months after insert on public.fiscal_withholdings
  for each row execute function private.keep_itbis_of_withholding();
