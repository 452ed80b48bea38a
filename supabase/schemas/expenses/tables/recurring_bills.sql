create table public.recurring_bills (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  vendor_id uuid not null,
  bill jsonb not null,
  lines jsonb not null,
  currency public.currency_code not null,
  total_minor bigint not null,
  every_months smallint not null check (every_months in (1, 2, 3, 6, 12)),
  next_on date not null check (extract(day from next_on) <= 28),
  ends_on date,
  due_days smallint not null default 0 check (due_days between 0 and 365),
  is_approved boolean not null default false,
  paused_at timestamptz,
  last_error text,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, vendor_id) references public.vendors (organization_id, id) on delete restrict
);
comment on table public.recurring_bills is
  'Bills that come again: bill and lines are what private.check_bill takes; the organisation''s job writes one for each day next_on that has come, as a draft or approved, and moves next_on on. last_error is why the last one could not be written or approved.';

create index recurring_bills_due on public.recurring_bills (organization_id, next_on);
create index recurring_bills_by_vendor on public.recurring_bills (organization_id, vendor_id);

alter table public.recurring_bills enable row level security;
grant select on public.recurring_bills to authenticated, service_role;
create policy "readers of money see recurring bills" on public.recurring_bills for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.recurring_bills
  for each row execute function private.write_audit_log();
select private.compose_texts('public.recurring_bills');
