create table public.autopay_charges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  autopay_id uuid not null,
  lease_id uuid not null,
  month date not null check (extract(day from month) = 1),
  attempt smallint not null check (attempt in (1, 2)),
  status public.autopay_charge_status not null,
  currency public.currency_code not null,
  announced_minor bigint not null check (announced_minor >= 0),
  amount_minor bigint check (amount_minor > 0),
  charge_on date not null,
  card_payment_id uuid unique,
  announced_at timestamptz not null default now(),
  decided_at timestamptz,
  skipped_for text check (skipped_for in
    ('nothing_owed', 'payment_waiting', 'plan', 'too_little', 'not_offered', 'stopped')),
  unique (organization_id, id),
  check (status in ('announced', 'skipped') or (card_payment_id is not null and amount_minor <= announced_minor)),
  foreign key (organization_id, autopay_id) references public.autopays (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, card_payment_id) references public.card_payments (organization_id, id),
  check (skipped_for is null or status = 'skipped')
);
comment on table public.autopay_charges is
  'What an automatic payment charges: announced by mail the day before, then charged for at most what was announced and what is still owed. attempt 2 is the one retry of a declined charge.';
comment on column public.autopay_charges.skipped_for is
  'Why nothing is charged: nothing is owed, what is owed waits for the landlord''s decision or is put off by a plan, it is less than may be charged, the landlord takes none, or the automatic payment stopped. Null where it was charged, and where a retry was not needed.';

-- A month is charged once, and once more when the card was declined: whoever runs the job how often.
create unique index autopay_charges_once on public.autopay_charges (lease_id, month, attempt) where status <> 'skipped';
create index autopay_charges_by_organization on public.autopay_charges (organization_id, charge_on desc);
create index autopay_charges_by_lease on public.autopay_charges (lease_id, charge_on desc);
create index autopay_charges_by_autopay on public.autopay_charges (autopay_id);
create index autopay_charges_due on public.autopay_charges (charge_on) where status = 'announced';

alter table public.autopay_charges enable row level security;
grant select on public.autopay_charges to authenticated, service_role;
create policy "readers of money and tenants see autopay charges" on public.autopay_charges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('autopay_charges'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.autopay_charges
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.autopay_charges for each row execute function private.keep_posted_fields(
  'autopay_id', 'status', 'amount_minor', 'card_payment_id', 'decided_at', 'skipped_for');
create trigger refuse_delete before delete on public.autopay_charges
  for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.autopay_charges
  for each row execute function private.write_audit_log();
select private.compose_texts('public.autopay_charges');
