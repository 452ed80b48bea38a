create table public.charges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  property_id uuid not null,
  kind public.charge_kind not null,
  description text not null default '' check (char_length(description) <= 200),
  period_start date,
  period_end date,
  due_on date not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  allocated_minor bigint not null default 0,
  outstanding_minor bigint not null generated always as (case when reversed_at is null then amount_minor - allocated_minor - credited_minor else 0 end) stored,
  late_fee_for uuid references public.charges (id),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_entry_id uuid,
  reversal_reason text check (char_length(reversal_reason) between 1 and 300),
  created_at timestamptz not null default now(),
  credited_minor bigint not null default 0,
  is_adjustment boolean not null default false,
  paid_in_time_by uuid,
  posting_number bigint not null generated always as identity,
  recurring_charge_id uuid,
  unique (organization_id, id),
  unique (id, lease_id, currency),
  check (due_on between '1990-01-01' and '2201-01-01'),
  check (period_start >= '1990-01-01' and period_end <= '2201-01-01'),
  check (allocated_minor between 0 and amount_minor),
  check (reversed_at is null or allocated_minor = 0),
  check ((reversed_at is null) = (reversal_entry_id is null) and (reversed_at is null) = (reversal_reason is null)),
  check ((period_start is null) = (period_end is null) and period_end >= period_start),
  check (kind <> 'rent' or period_start is not null),
  check ((kind = 'late_fee') or late_fee_for is null),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id),
  check (credited_minor >= 0 and allocated_minor + credited_minor <= amount_minor),
  check (reversed_at is null or credited_minor = 0),
  constraint charges_paid_in_time_by_fkey foreign key (organization_id, paid_in_time_by)
    references public.payments (organization_id, id),
  check (paid_in_time_by is null or (late_fee_for is not null and reversed_at is not null)),
  constraint charges_recurring_charge_fkey
    foreign key (organization_id, recurring_charge_id) references public.recurring_charges (organization_id, id)
);
comment on table public.charges is
  'What a tenant owes. A rent charge covers one calendar month or a part of it; outstanding is what is not yet paid.';
comment on column public.charges.is_adjustment is
  'True for rent that is charged on top of a month''s own charge because the rent was changed afterwards.';
comment on column public.charges.paid_in_time_by is
  'Of a late fee that was taken back: the payment that showed that its rent had been paid in time. Its reversal_reason is the day of that payment.';
comment on column public.charges.posting_number is
  'Grows with each charge that is posted. Decides which of charges of one due day and one rank a payment pays first.';
comment on column public.charges.recurring_charge_id is
  'Of a charge that came every month beside the rent: what it came from.';

create unique index charges_one_rent_a_period on public.charges (lease_id, period_start)
  where kind = 'rent' and reversed_at is null and not is_adjustment;
create index charges_of_rent_set_right on public.charges (lease_id, period_start)
  where kind = 'rent' and (reversed_at is not null or is_adjustment);
create unique index charges_one_deposit on public.charges (lease_id) where kind = 'deposit' and reversed_at is null;
create index charges_by_lease on public.charges (lease_id, due_on desc, id desc);
create index charges_by_due_day on public.charges (organization_id, due_on desc, id desc);
-- Answers `arrears` from the index alone, and gives the charges that are late the longest in their order.
create index charges_outstanding on public.charges (organization_id, due_on, id)
  include (lease_id, currency, outstanding_minor) where outstanding_minor > 0;
create index charges_of_lease_open on public.charges (lease_id, due_on) where outstanding_minor > 0;
-- A property's own months: what its Analytics and Metrics are made of.
create index charges_by_property on public.charges (organization_id, property_id, due_on);
create index charges_by_entry on public.charges (entry_id);
create unique index charges_one_late_fee_a_day on public.charges (late_fee_for, due_on)
  where late_fee_for is not null and paid_in_time_by is null;
-- What of the deposits was charged and has not come yet, read from these alone.
create index charges_of_deposits_open on public.charges (organization_id, currency) include (outstanding_minor)
  where kind = 'deposit' and outstanding_minor > 0;
create index charges_of_deposits on public.charges (lease_id) where kind = 'deposit';
create index charges_by_payment_in_time on public.charges (organization_id, paid_in_time_by) where paid_in_time_by is not null;
create index charges_by_recurring_charge on public.charges (recurring_charge_id) where recurring_charge_id is not null;

alter table public.charges enable row level security;
grant select on public.charges to authenticated, service_role;
create policy "readers of money and tenants see charges" on public.charges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('charges'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.charges
  for each statement execute function private.refuse_change();
create trigger keep_invoiced_charge before update of reversed_at on public.charges
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function private.keep_invoiced_charge();
create trigger keep_posted_fields before update on public.charges for each row execute function private.keep_posted_fields(
  'allocated_minor', 'credited_minor', 'outstanding_minor', 'reversed_at', 'reversal_entry_id', 'reversal_reason', 'paid_in_time_by');
create trigger keep_settled_deposit before update of reversed_at on public.charges
  for each row when (old.reversed_at is null and new.reversed_at is not null and old.kind = 'deposit')
  execute function private.keep_settled_deposit();
create trigger refuse_delete before delete on public.charges
  for each row execute function private.refuse_change();
create trigger refuse_settled_deposit before insert on public.charges
  for each row when (new.kind = 'deposit') execute function private.refuse_settled_deposit();
create trigger keep_totals_on_insert after insert on public.charges referencing new table as new_rows
  for each statement execute function private.keep_charge_totals();
create trigger keep_totals_on_update after update on public.charges referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_charge_totals();
select private.compose_texts('public.charges');
