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
  outstanding_minor bigint not null generated always as
    (case when status in ('approved', 'partially_paid', 'paid') then services_minor + goods_minor + itbis_minor + excise_minor
      + other_taxes_minor + tip_minor - itbis_withheld_minor - isr_withheld_minor - paid_minor else 0 end) stored,
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
  foreign key (organization_id, vendor_id) references public.vendors (organization_id, id) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.bills is
  'What a vendor asks for, with all that formato 606 of the DGII wants to know of it: a draft is posted when it is approved, paid in parts or whole, and undone by a reversal. total = amounts with taxes; payable = total less what is withheld. itbis_proportional (art. 349) is the part of the ITBIS of which only a share can be credited; itbis_to_cost the part that is cost; the rest is credited. paid_on: the day on which the last of it was paid.';
create unique index bills_one_a_receipt on public.bills (organization_id, vendor_id, ncf) where ncf <> '' and status <> 'void';
create index bills_by_day on public.bills (organization_id, billed_on desc, id desc);
create index bills_by_vendor on public.bills (organization_id, vendor_id, billed_on desc, id desc);
create index bills_by_property on public.bills (organization_id, property_id);
create index bills_by_unit on public.bills (organization_id, unit_id) where unit_id is not null;
create index bills_unpaid on public.bills (organization_id, due_on, id) where outstanding_minor > 0;
create index bills_to_approve on public.bills (organization_id, created_at) where status = 'awaiting_approval';

create table public.bill_lines (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  position smallint not null,
  account_id uuid not null,
  property_id uuid,
  description text not null check (char_length(btrim(description)) between 1 and 200),
  is_goods boolean not null default false,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  unique (bill_id, position),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id) on delete cascade,
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id)
);
comment on table public.bill_lines is
  'What a bill is for, line by line, without taxes; services and goods of the bill are the sums of its lines.';
create index bill_lines_by_bill on public.bill_lines (organization_id, bill_id);
create index bill_lines_by_account on public.bill_lines (organization_id, account_id);
create index bill_lines_by_property on public.bill_lines (organization_id, property_id);

create table public.bill_payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  vendor_id uuid not null,
  account_id uuid not null,
  method public.payment_method not null check (method::text <> 'deposit'),
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  paid_on date not null,
  reference text not null default '' check (char_length(reference) <= 80),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_entry_id uuid,
  reversal_reason text check (char_length(reversal_reason) between 1 and 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null) and (reversed_at is null) = (reversal_reason is null)),
  foreign key (organization_id, bill_id, vendor_id, currency)
    references public.bills (organization_id, id, vendor_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.bill_payments is 'Money that went to a vendor for a bill, from a cash account; undone by a reversal.';
create index bill_payments_by_bill on public.bill_payments (organization_id, bill_id);
create index bill_payments_by_entry on public.bill_payments (organization_id, entry_id);
create index bill_payments_by_vendor on public.bill_payments (organization_id, vendor_id, paid_on desc);

create table public.approval_limits (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 0 and 1000000000000),
  primary key (organization_id, currency)
);
comment on table public.approval_limits is
  'A bill whose total is above the amount is approved by somebody else than who entered or submitted it; no row: no limit.';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['bills', 'bill_lines', 'bill_payments', 'approval_limits'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;
create trigger refuse_delete before delete on public.bill_payments for each row execute function private.refuse_change();
create trigger keep_posted_fields before update on public.bill_payments for each row execute function
  private.keep_posted_fields('reversed_at', 'reversal_entry_id', 'reversal_reason');
create trigger keep_posted_fields before update on public.bills for each row when (old.entry_id is not null)
  execute function private.keep_posted_fields('status', 'paid_minor', 'paid_on', 'payment_form', 'reversal_entry_id',
    'decision_reason', 'total_minor', 'payable_minor', 'outstanding_minor');
create trigger write_audit_log after insert or update or delete on public.bills
  for each row execute function private.write_audit_log();
create trigger refuse_in_closed_organization after insert on public.bills referencing new table as new_rows
  for each statement execute function private.refuse_in_closed_organization();

create function private.keep_posted_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.bills where id = old.bill_id and entry_id is not null) then
    perform private.fail('append_only', jsonb_build_object('table', 'bill_lines'));
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.keep_posted_bill is 'Trigger: the lines of a posted bill stay.';
create trigger keep_posted_bill before update or delete on public.bill_lines
  for each row execute function private.keep_posted_bill();

create function private.refuse_posted_bill_delete()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.entry_id is not null then
    perform private.fail('append_only', jsonb_build_object('table', 'bills'));
  end if;
  return old;
end
$$;
comment on function private.refuse_posted_bill_delete is 'Trigger: a posted bill is reversed, never deleted.';
create trigger refuse_posted_delete before delete on public.bills
  for each row execute function private.refuse_posted_bill_delete();
