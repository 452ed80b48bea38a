create table public.fiscal_invoice_charges (
  invoice_id uuid not null,
  charge_id uuid not null references public.charges (id),
  organization_id uuid not null,
  lease_id uuid not null,
  is_itbis boolean not null default false,
  amount_minor bigint not null check (amount_minor > 0),
  is_live boolean not null default true,
  primary key (invoice_id, charge_id),
  foreign key (organization_id, invoice_id) references public.fiscal_invoices (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.fiscal_invoice_charges is
  'Which charges an invoice is for, its ITBIS too. Live until the invoice is cancelled or a credit note takes the charge back.';

create unique index fiscal_invoice_charges_once on public.fiscal_invoice_charges (charge_id) where is_live;
create index fiscal_invoice_charges_by_organization on public.fiscal_invoice_charges (organization_id, invoice_id);
create index fiscal_invoice_charges_by_lease on public.fiscal_invoice_charges (lease_id);

alter table public.fiscal_invoice_charges enable row level security;
grant select on public.fiscal_invoice_charges to authenticated, service_role;
create policy "readers of money and tenants see fiscal invoice charges" on public.fiscal_invoice_charges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or invoice_id = any (array(select private.my_past_ids('fiscal_invoices'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.fiscal_invoice_charges
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.fiscal_invoice_charges for each row
  execute function private.keep_posted_fields('is_live');
create trigger refuse_delete before delete on public.fiscal_invoice_charges
  for each row execute function private.refuse_change();
