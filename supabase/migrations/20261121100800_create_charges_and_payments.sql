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
  outstanding_minor bigint not null generated always as
    (case when reversed_at is null then amount_minor - allocated_minor else 0 end) stored,
  late_fee_for uuid unique references public.charges (id),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_entry_id uuid,
  reversal_reason text check (char_length(reversal_reason) between 1 and 300),
  created_at timestamptz not null default now(),
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
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.charges is 'What a tenant owes. A rent charge covers one calendar month or a part of it; outstanding is what is not yet paid.';
create unique index charges_one_rent_a_period on public.charges (lease_id, period_start)
  where kind = 'rent' and reversed_at is null;
create unique index charges_one_deposit on public.charges (lease_id) where kind = 'deposit' and reversed_at is null;
create index charges_by_lease on public.charges (lease_id, due_on desc, id desc);
create index charges_by_due_day on public.charges (organization_id, due_on desc, id desc);
-- Answers `arrears` from the index alone, and gives the charges that are late the longest in their order.
create index charges_outstanding on public.charges (organization_id, due_on, id)
  include (lease_id, currency, outstanding_minor) where outstanding_minor > 0;
create index charges_of_lease_open on public.charges (lease_id, due_on) where outstanding_minor > 0;

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  property_id uuid not null,
  status public.payment_status not null,
  method public.payment_method not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  unapplied_minor bigint not null default 0,
  paid_on date not null,
  reference text not null default '' check (char_length(reference) <= 80),
  proof_path text check (char_length(proof_path) <= 300),
  reported_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text check (char_length(decision_reason) between 1 and 300),
  entry_id uuid,
  reversal_entry_id uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (id, lease_id, currency),
  check (unapplied_minor between 0 and amount_minor),
  check (status = 'confirmed' or unapplied_minor = 0),
  check ((status in ('confirmed', 'reversed')) = (entry_id is not null)),
  check ((status = 'reversed') = (reversal_entry_id is not null)),
  check (status not in ('rejected', 'reversed') or decision_reason is not null),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete restrict,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.payments is
  'Money that came, or that a tenant says came: reported by a tenant, then confirmed or rejected; a confirmed one may be reversed. unapplied is credit.';
create index payments_by_day on public.payments (organization_id, paid_on desc, id desc);
create index payments_by_lease on public.payments (lease_id, paid_on desc, id desc);
create index payments_to_decide on public.payments (organization_id, created_at) where status = 'reported';
create index payments_with_credit on public.payments (lease_id, paid_on, id) where unapplied_minor > 0;

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
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (charge_id, lease_id, currency) references public.charges (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.payment_allocations is
  'Which payment paid which charge, of the same lease and currency. Append-only: undoing adds a negative row.';
create index payment_allocations_by_payment on public.payment_allocations (payment_id);
create index payment_allocations_by_charge on public.payment_allocations (charge_id);
create index payment_allocations_by_lease on public.payment_allocations (lease_id);
create index payment_allocations_by_organization on public.payment_allocations (organization_id, occurred_on);

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

do $$
declare
  v_table text;
begin
  foreach v_table in array array['charges', 'payments', 'payment_allocations', 'receipts'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('grant select on public.%I to service_role', v_table);
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
create trigger refuse_change before update on public.payment_allocations
  for each row execute function private.refuse_change();
create trigger write_audit_log after update on public.payments
  for each row execute function private.write_audit_log();

-- What is posted stays: only what a verb moves may change (allocation, decision, reversal).
create function private.keep_posted_fields()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_free text[] := tg_argv::text[];
begin
  if (to_jsonb(old) - v_free) <> (to_jsonb(new) - v_free) then
    perform private.fail('posted_fields_change', jsonb_build_object('table', tg_table_name));
  end if;
  return new;
end
$$;
comment on function private.keep_posted_fields is 'Trigger: refuses a change of any column that is not named in its arguments.';
create trigger keep_posted_fields before update on public.charges for each row execute function
  private.keep_posted_fields('allocated_minor', 'outstanding_minor', 'reversed_at', 'reversal_entry_id', 'reversal_reason');
create trigger keep_posted_fields before update on public.payments for each row execute function
  private.keep_posted_fields('status', 'unapplied_minor', 'decided_by', 'decided_at', 'decision_reason', 'entry_id', 'reversal_entry_id');
create trigger keep_posted_fields before update on public.receipts for each row execute function
  private.keep_posted_fields('voided_at', 'void_reason');

create function private.apply_allocations()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.charges c set allocated_minor = c.allocated_minor + d.amount
  from (select charge_id, sum(amount_minor) as amount from new_rows group by charge_id) d
  where c.id = d.charge_id;
  update public.payments p set unapplied_minor = p.unapplied_minor - d.amount
  from (select payment_id, sum(amount_minor) as amount from new_rows group by payment_id) d
  where p.id = d.payment_id;
  return null;
end
$$;
comment on function private.apply_allocations is 'Trigger: an allocation takes from the payment''s credit and from what the charge leaves open.';
create trigger apply_allocations after insert on public.payment_allocations
  referencing new table as new_rows for each statement execute function private.apply_allocations();
