create table public.fiscal_invoices (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  property_id uuid not null,
  range_id uuid not null,
  ncf text not null check (ncf ~ '^(B\d{10}|E\d{12})$'),
  ncf_kind public.ncf_kind not null,
  ncf_expires_on date,
  modifies_id uuid,
  reason text not null default '' check (char_length(reason) <= 300),
  issued_on date not null,
  client_name text not null check (char_length(btrim(client_name)) between 1 and 160),
  client_id_type public.identity_type,
  client_id text not null default '' check (char_length(client_id) <= 15),
  income_type text not null default '04' check (income_type in ('01', '02', '03', '04', '05', '06')),
  treatment public.tax_treatment not null,
  description text not null default '' check (char_length(description) <= 300),
  currency public.currency_code not null,
  dop_rate numeric(12, 4) not null default 1 check (dop_rate > 0),
  rate_source text not null default '' check (char_length(rate_source) <= 80),
  base_minor bigint not null check (base_minor > 0),
  itbis_minor bigint not null default 0 check (itbis_minor >= 0),
  paid_cash_minor bigint not null default 0 check (paid_cash_minor >= 0),
  paid_transfer_minor bigint not null default 0 check (paid_transfer_minor >= 0),
  paid_card_minor bigint not null default 0 check (paid_card_minor >= 0),
  paid_other_minor bigint not null default 0 check (paid_other_minor >= 0),
  on_credit_minor bigint not null check (on_credit_minor >= 0),
  cancelled_on date,
  cancellation_reason text check (cancellation_reason in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10')),
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, ncf),
  check ((client_id_type is null) = (client_id = '')),
  check (currency <> 'DOP' or dop_rate = 1),
  check (currency = 'DOP' or rate_source <> ''),
  check ((ncf_kind = 'credit_note') = (modifies_id is not null) and (ncf_kind = 'credit_note') = (reason <> '')),
  check (paid_cash_minor + paid_transfer_minor + paid_card_minor + paid_other_minor + on_credit_minor = base_minor + itbis_minor),
  check ((cancelled_on is null) = (cancellation_reason is null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id),
  foreign key (organization_id, range_id) references public.ncf_ranges (organization_id, id),
  foreign key (organization_id, modifies_id) references public.fiscal_invoices (organization_id, id)
);
comment on table public.fiscal_invoices is
  'Fiscal receipts (comprobantes fiscales) given for charges, and the credit notes that take them back; amounts in the lease''s currency, dop_rate pesos for one of it. Only a cancellation changes one.';
create index fiscal_invoices_by_day on public.fiscal_invoices (organization_id, issued_on desc, id desc);
create index fiscal_invoices_by_lease on public.fiscal_invoices (lease_id, issued_on desc);
create index fiscal_invoices_by_property on public.fiscal_invoices (organization_id, property_id);
create index fiscal_invoices_by_range on public.fiscal_invoices (organization_id, range_id);
create index fiscal_invoices_modifying on public.fiscal_invoices (organization_id, modifies_id) where modifies_id is not null;

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

do $$
declare
  v_table text;
begin
  foreach v_table in array array['fiscal_invoices', 'fiscal_invoice_charges', 'fiscal_withholdings'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money and tenants see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read'')))
        or lease_id = any (array(select private.my_lease_ids())))', replace(v_table, '_', ' '), v_table);
    execute format('create trigger refuse_delete before delete on public.%I
      for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
end
$$;
create trigger keep_posted_fields before update on public.fiscal_invoices for each row
  execute function private.keep_posted_fields('cancelled_on', 'cancellation_reason');
create trigger keep_posted_fields before update on public.fiscal_invoice_charges for each row
  execute function private.keep_posted_fields('is_live');
create trigger refuse_change before update on public.fiscal_withholdings
  for each row execute function private.refuse_change();

create function private.keep_invoiced_charge()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ncf text;
begin
  select i.ncf into v_ncf from public.fiscal_invoice_charges c join public.fiscal_invoices i on i.id = c.invoice_id
  where c.charge_id = new.id and c.is_live;
  if found then
    perform private.fail('charge_invoiced', jsonb_build_object('ncf', v_ncf));
  end if;
  return new;
end
$$;
comment on function private.keep_invoiced_charge is
  'Trigger: a charge with a fiscal receipt is taken back by a credit note or a cancellation, never beside them.';
create trigger keep_invoiced_charge before update of reversed_at on public.charges
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function private.keep_invoiced_charge();

create function private.require_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.fiscal_withholdings where payment_id = new.id) then
    perform private.fail('method_not_allowed');
  end if;
  return null;
end
$$;
comment on function private.require_withholding is 'Trigger at commit: only a withholding of an invoice pays without cash.';
create constraint trigger require_withholding after insert on public.payments deferrable initially deferred
  for each row when (new.method::text = 'withholding') execute function private.require_withholding();

create view public.fiscal_invoices_list with (security_invoker = true) as
select i.*, m.ncf as modified_ncf, p.name as property_name, u.label as unit_label, u.unit_use,
  'furnished' = any (u.amenities) as is_furnished,
  w.withheld_on, coalesce(w.itbis_minor, 0)::bigint as itbis_withheld_minor, coalesce(w.isr_minor, 0)::bigint as isr_withheld_minor,
  exists (select 1 from public.fiscal_invoice_charges c where c.organization_id = i.organization_id and c.invoice_id = i.id
    and c.is_live and not c.is_itbis) as is_standing
from public.fiscal_invoices i
join public.properties p on p.id = i.property_id
join public.leases l on l.id = i.lease_id
join public.units u on u.id = l.unit_id
left join public.fiscal_invoices m on m.organization_id = i.organization_id and m.id = i.modifies_id
left join lateral (
  select max(x.withheld_on) as withheld_on, sum(x.itbis_minor) as itbis_minor, sum(x.isr_minor) as isr_minor
  from public.fiscal_withholdings x join public.payments y on y.id = x.payment_id and y.status = 'confirmed'
  where x.organization_id = i.organization_id and x.invoice_id = i.id
) w on true;
comment on view public.fiscal_invoices_list is
  'Fiscal receipts with their place and what was withheld of them; standing: some charge of it was neither cancelled nor taken back.';

create view public.charges_to_invoice with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency, c.amount_minor,
  p.name as property_name, u.label as unit_label, u.unit_use, 'furnished' = any (u.amenities) as is_furnished,
  pe.full_name as tenant_name, pe.identity_type, pe.identity_number
from public.charges c
join public.properties p on p.id = c.property_id
join public.leases l on l.id = c.lease_id
join public.units u on u.id = l.unit_id
left join public.lease_tenants lt on lt.lease_id = c.lease_id and lt.is_primary
left join public.people pe on pe.id = lt.person_id
where c.reversed_at is null and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  and not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live);
comment on view public.charges_to_invoice is 'Charges without a fiscal receipt, with who would get it.';
grant select on public.fiscal_invoices_list, public.charges_to_invoice to authenticated, service_role;
