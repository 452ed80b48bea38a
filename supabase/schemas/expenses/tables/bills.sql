create table public.bills (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  vendor_id uuid not null,
  property_id uuid,
  unit_id uuid,
  status public.bill_status not null default 'draft',
  ncf text not null default '' check (ncf ~ '^(B\d{10}|E\d{12})?$'),
  modified_ncf text not null default '' check (modified_ncf ~ '^(B\d{10}|E\d{12})?$'),
  expense_kind text not null check (expense_kind in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11')),
  billed_on date not null check (billed_on between '1990-01-01' and '2201-01-01'),
  due_on date not null,
  paid_on date,
  currency public.currency_code not null,
  services_minor bigint not null default 0 check (services_minor between 0 and 1000000000000),
  goods_minor bigint not null default 0 check (goods_minor between 0 and 1000000000000),
  itbis_minor bigint not null default 0 check (itbis_minor between 0 and 1000000000000),
  itbis_withheld_minor bigint not null default 0 check (itbis_withheld_minor >= 0),
  itbis_proportional_minor bigint not null default 0 check (itbis_proportional_minor >= 0),
  itbis_to_cost_minor bigint not null default 0 check (itbis_to_cost_minor >= 0),
  isr_kind text check (isr_kind in ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
  isr_withheld_minor bigint not null default 0 check (isr_withheld_minor >= 0),
  excise_minor bigint not null default 0 check (excise_minor between 0 and 1000000000000),
  other_taxes_minor bigint not null default 0 check (other_taxes_minor between 0 and 1000000000000),
  tip_minor bigint not null default 0 check (tip_minor between 0 and 1000000000000),
  payment_form text not null default '04' check (payment_form in ('01', '02', '03', '04', '05', '06', '07')),
  total_minor bigint not null generated always as
    (services_minor + goods_minor + itbis_minor + excise_minor + other_taxes_minor + tip_minor) stored,
  payable_minor bigint not null generated always as
    (services_minor + goods_minor + itbis_minor + excise_minor + other_taxes_minor + tip_minor
      - itbis_withheld_minor - isr_withheld_minor) stored,
  paid_minor bigint not null default 0,
  outstanding_minor bigint not null generated always as (case when status in ('approved', 'partially_paid', 'paid') then (case when is_credit then -1 else 1 end) * (services_minor
    + goods_minor + itbis_minor + excise_minor + other_taxes_minor + tip_minor - itbis_withheld_minor - isr_withheld_minor - paid_minor)
    else 0 end) stored,
  note text not null default '' check (char_length(note) <= 500),
  recurring_bill_id uuid,
  created_by uuid,
  edited_by uuid,
  submitted_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text check (char_length(decision_reason) between 1 and 300),
  entry_id uuid,
  reversal_entry_id uuid,
  created_at timestamptz not null default now(),
  no_receipt_reason text check (no_receipt_reason in ('state_fee', 'bank_fee', 'payroll', 'informal', 'other')),
  dop_rate numeric(12, 4) check (dop_rate > 0 and dop_rate < 100000),
  rate_source text not null default '' check (char_length(rate_source) <= 80),
  rated_on date,
  is_credit boolean not null default false,
  purchase_receipt_kind public.ncf_kind check (purchase_receipt_kind in ('purchases', 'minor_expenses')),
  issuer_id uuid not null,
  unique (organization_id, id),
  unique (organization_id, id, vendor_id, currency),
  unique (recurring_bill_id, billed_on),
  check (due_on between billed_on and billed_on + 1096),
  check (itbis_withheld_minor <= itbis_minor and itbis_proportional_minor <= itbis_minor and itbis_to_cost_minor <= itbis_minor),
  check ((isr_kind is null) = (isr_withheld_minor = 0)),
  check (isr_withheld_minor <= services_minor + goods_minor),
  check (paid_minor >= 0),
  check (unit_id is null or property_id is not null),
  check ((status in ('approved', 'partially_paid', 'paid', 'void')) = (entry_id is not null)),
  check ((status = 'void') = (reversal_entry_id is not null)),
  check ((status = 'paid') = (paid_on is not null)),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id),
  foreign key (organization_id, vendor_id) references public.vendors (organization_id, id) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, recurring_bill_id)
    references public.recurring_bills (organization_id, id) on delete restrict,
  check (no_receipt_reason is null or (ncf = '' and modified_ncf = '')),
  check (no_receipt_reason is null or itbis_to_cost_minor = itbis_minor),
  check (dop_rate is null or (currency <> 'DOP' and rate_source <> '' and rated_on <= billed_on)),
  check ((dop_rate is null) = (rated_on is null)),
  check (purchase_receipt_kind is null or (no_receipt_reason is null and modified_ncf = '' and (ncf = '' or private.is_purchase_receipt_number(ncf))))
);
comment on table public.bills is
  'What a vendor asks for, with all that formato 606 of the DGII wants to know of it: a draft is posted when it is approved, paid in parts or whole, and undone by a reversal. total = amounts with taxes; payable = total less what is withheld. itbis_proportional (art. 349) is the part of the ITBIS of which only a share can be credited; itbis_to_cost the part that is cost; the rest is credited. paid_on: the day on which the last of it was paid.';
comment on column public.bills.no_receipt_reason is
  'Why the bill has no fiscal receipt and never will: it stands in no 606, and none of its ITBIS is credited. Null: it has one, or waits for it.';
comment on column public.bills.dop_rate is
  'Pesos for one of the bill''s currency, for the forms of the tax authority; null for pesos, and where nobody knows it. The books keep the bill''s own currency.';
comment on column public.bills.is_credit is
  'Whether it was posted as a credit note: what is paid of it was applied to bills, or came back, and what is outstanding of it is below zero.';
comment on column public.bills.issuer_id is
  'In whose forms the bill stands: the issuer of its property on its day, else the organization itself. A trigger keeps it until the bill is posted.';
comment on column public.bills.purchase_receipt_kind is
  'The kind of fiscal receipt that the organization itself gives out for the bill when it is posted; null: the vendor gives one, there is none, or it was given out later.';

create unique index bills_one_a_receipt on public.bills (organization_id, vendor_id, ncf) where ncf <> '' and status <> 'void';
create index bills_by_day on public.bills (organization_id, billed_on desc, id desc);
create index bills_by_vendor on public.bills (organization_id, vendor_id, billed_on desc, id desc);
create index bills_by_property on public.bills (organization_id, property_id);
create index bills_by_issuer on public.bills (organization_id, issuer_id, billed_on);
create index bills_by_unit on public.bills (organization_id, unit_id) where unit_id is not null;
create index bills_unpaid on public.bills (organization_id, due_on, id) where outstanding_minor > 0;
create index bills_to_approve on public.bills (organization_id, created_at) where status = 'awaiting_approval';
create index bills_by_recurring on public.bills (organization_id, recurring_bill_id) where recurring_bill_id is not null;
-- The way from an entry to the paper that caused it: the payment, the bill or the charge. A reversal leads where its entry does.
create index bills_by_entry on public.bills (organization_id, entry_id) where entry_id is not null;
-- Forms are made of the bills paid and the receipts withheld from in a month: both are found by that day, in ten years of them.
create index bills_by_payment_day on public.bills (organization_id, paid_on, id) where paid_on is not null;
-- Numbers of these kinds that were typed by hand are not given out a second time.
create index bills_of_own_purchases on public.bills (organization_id, ncf) where substring(ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43');
-- Credit notes of vendors that are unused: told beside what is to be paid, and found for money that comes back.
create index bills_unused_credits on public.bills (organization_id, vendor_id) where outstanding_minor < 0;
create index bills_by_amount on public.bills (organization_id, total_minor, billed_on desc, id desc);
create index bills_by_words on public.bills
  using gin (organization_id, private.plain_text(ncf || ' ' || note) extensions.gin_trgm_ops) where ncf <> '' or note <> '';

alter table public.bills enable row level security;
grant select on public.bills to authenticated, service_role;
create policy "readers of money see bills" on public.bills for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger assign_issuer before insert or update of property_id, billed_on, entry_id on public.bills
  for each row execute function private.assign_issuer_of_bill();
create trigger keep_itbis_of_late_note before insert or update of entry_id, ncf, modified_ncf on public.bills
  for each row when (new.is_credit and new.entry_id is not null and new.modified_ncf <> '')
  execute function private.keep_itbis_of_late_note();
create trigger keep_ncf_of_purchase before insert or update of ncf on public.bills for each row execute function private.keep_ncf_of_purchase();
create trigger keep_posted_fields before update on public.bills for each row when (old.entry_id is not null)
  execute function private.keep_posted_fields('status', 'paid_minor', 'paid_on', 'payment_form', 'reversal_entry_id',
    'decision_reason', 'total_minor', 'payable_minor', 'outstanding_minor',
    'ncf', 'modified_ncf', 'expense_kind', 'no_receipt_reason', 'dop_rate', 'rate_source', 'rated_on');
create trigger keep_sense_of_bill before update of ncf on public.bills for each row
  when (old.entry_id is not null and private.is_credit_note(old.ncf) <> private.is_credit_note(new.ncf))
  execute function private.keep_sense_of_bill();
create trigger refuse_posted_delete before delete on public.bills
  for each row execute function private.refuse_posted_bill_delete();
create trigger cancel_purchase_receipt after update of status on public.bills for each row
  when (old.status <> 'void' and new.status = 'void') execute function private.cancel_purchase_receipt();
create trigger keep_filed_bill after update on public.bills for each row
  when (old.entry_id is not null or new.entry_id is not null) execute function private.keep_filed_bill();
create trigger keep_itbis_months after insert on public.bills
  for each row when (new.entry_id is not null) execute function private.keep_itbis_of_bill();
create trigger keep_itbis_months_of_change after update on public.bills
  for each row when (old.entry_id is not null or new.entry_id is not null) execute function private.keep_itbis_of_bill();
create trigger write_audit_log after insert or update or delete on public.bills
  for each row execute function private.write_audit_log();
create trigger refuse_in_closed_organization after insert on public.bills referencing new table as new_rows
  for each statement execute function private.refuse_in_closed_organization();
select private.compose_texts('public.bills');
