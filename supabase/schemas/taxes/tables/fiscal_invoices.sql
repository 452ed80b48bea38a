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
  details jsonb not null default '{}',
  is_itbis_lost boolean not null default false,
  issuer_id uuid not null,
  itbis_to_withhold_minor bigint not null default 0 check (itbis_to_withhold_minor >= 0),
  isr_to_withhold_minor bigint not null default 0 check (isr_to_withhold_minor >= 0),
  number_given_back boolean not null default false,
  is_counted boolean not null default true,
  replaces_id uuid,
  replaces_paper_id uuid,
  lines_ncf text check (lines_ncf ~ '^(B\d{10}|E\d{12})$'),
  unique (organization_id, id),
  check ((client_id_type is null) = (client_id = '')),
  check (currency <> 'DOP' or dop_rate = 1),
  check (currency = 'DOP' or rate_source <> ''),
  constraint fiscal_invoices_check4 check (paid_cash_minor + paid_transfer_minor + paid_card_minor + paid_other_minor + on_credit_minor = base_minor + itbis_minor),
  constraint fiscal_invoices_check5 check ((cancelled_on is null) = (cancellation_reason is null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id),
  foreign key (issuer_id, range_id) references public.ncf_ranges (issuer_id, id),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  foreign key (organization_id, modifies_id) references public.fiscal_invoices (organization_id, id),
  constraint fiscal_invoices_notes_name_a_receipt check (
    (ncf_kind in ('credit_note', 'debit_note')) = (modifies_id is not null)
    and (ncf_kind in ('credit_note', 'debit_note')) = (reason <> '')),
  constraint fiscal_invoices_check6 check (not is_itbis_lost or ncf_kind = 'credit_note'),
  constraint fiscal_invoices_withheld_within check (itbis_to_withhold_minor <= itbis_minor and isr_to_withhold_minor <= base_minor),
  constraint fiscal_invoices_replaces_fkey foreign key (organization_id, replaces_id)
    references public.fiscal_invoices (organization_id, id),
  constraint fiscal_invoices_replaces_paper_fkey foreign key (organization_id, replaces_paper_id)
    references public.fiscal_invoices (organization_id, id)
);
comment on table public.fiscal_invoices is
  'Fiscal receipts (comprobantes fiscales) given for charges, the debit notes that add charges to them, and the credit notes that take charges back; amounts in the lease''s currency, dop_rate pesos for one of it. Only a cancellation changes one.';
comment on column public.fiscal_invoices.modifies_id is
  'The receipt that a note is about: always one that was given out for charges, never another note.';
comment on column public.fiscal_invoices.details is
  'What was true when it was given out: issuer, place, the receipt that a credit note changes. Written by a trigger.';
comment on column public.fiscal_invoices.is_itbis_lost is
  'A credit note that came too late to lower the ITBIS of its receipt: 607 and IT-1 take none off.';

comment on column public.fiscal_invoices.itbis_to_withhold_minor is
  'What the client is expected to withhold of the ITBIS: an e-CF says it when it is given out.';
comment on column public.fiscal_invoices.isr_to_withhold_minor is
  'What the client is expected to withhold for the income tax.';
comment on column public.fiscal_invoices.number_given_back is
  'Rejected by the tax authority, and its number is used again by the receipt that replaces it.';
comment on column public.fiscal_invoices.is_counted is
  'Stands in forms. False of what the tax authority rejected, of what was given out in a trial, and of an e-CF that replaces a paper receipt of a contingency, which stands there itself.';
comment on column public.fiscal_invoices.replaces_id is 'The rejected e-CF that it takes the place of.';
comment on column public.fiscal_invoices.replaces_paper_id is 'The paper receipt of a contingency that it takes the place of.';
comment on column public.fiscal_invoices.lines_ncf is
  'Of a note that takes the place of another: under which number its charges were taken back.';

-- Ranges of an issuer never overlap within an environment, so a number is of one range there.
create unique index fiscal_invoices_number_once on public.fiscal_invoices (range_id, ncf) where not number_given_back;
create index fiscal_invoices_replacing on public.fiscal_invoices (organization_id, replaces_id) where replaces_id is not null;
create index fiscal_invoices_replacing_paper on public.fiscal_invoices (organization_id, replaces_paper_id)
  where replaces_paper_id is not null;
create index fiscal_invoices_by_issuer on public.fiscal_invoices (organization_id, issuer_id, issued_on);
create index fiscal_invoices_by_day on public.fiscal_invoices (organization_id, issued_on desc, id desc);
create index fiscal_invoices_by_lease on public.fiscal_invoices (lease_id, issued_on desc);
create index fiscal_invoices_by_property on public.fiscal_invoices (organization_id, property_id);
create index fiscal_invoices_by_range on public.fiscal_invoices (issuer_id, range_id);
create index fiscal_invoices_modifying on public.fiscal_invoices (organization_id, modifies_id) where modifies_id is not null;
-- Form 608 is made of the receipts of a month that were cancelled: few, however many the month and the years have.
create index fiscal_invoices_cancelled on public.fiscal_invoices (organization_id, issued_on, id) where cancelled_on is not null;

alter table public.fiscal_invoices enable row level security;
grant select on public.fiscal_invoices to authenticated, service_role;
create policy "readers of money and tenants see fiscal invoices" on public.fiscal_invoices for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('fiscal_invoices'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.fiscal_invoices
  for each statement execute function private.refuse_change();
create trigger keep_fiscal_invoice_details before insert on public.fiscal_invoices
  for each row execute function private.keep_fiscal_invoice_details();
create trigger keep_posted_fields before update on public.fiscal_invoices for each row
  execute function private.keep_posted_fields('cancelled_on', 'cancellation_reason', 'number_given_back', 'is_counted');
create trigger leave_out_trial before insert on public.fiscal_invoices
  for each row when (new.ncf like 'E%') execute function private.leave_out_trial();
create trigger mark_late_note before insert on public.fiscal_invoices
  for each row when (new.ncf_kind = 'credit_note') execute function private.mark_late_note();
create trigger refuse_delete before delete on public.fiscal_invoices
  for each row execute function private.refuse_change();
create trigger refuse_sale_of_purchase_kind before insert on public.fiscal_invoices for each row
  when (new.ncf_kind in ('purchases', 'minor_expenses')) execute function private.refuse_sale_of_purchase_kind();
create trigger keep_itbis_months after insert or update on public.fiscal_invoices
  for each row execute function private.keep_itbis_of_invoice();
create trigger owe_lost_itbis after insert on public.fiscal_invoices
  for each row when (new.is_itbis_lost) execute function private.owe_lost_itbis();
select private.compose_texts('public.fiscal_invoices');
