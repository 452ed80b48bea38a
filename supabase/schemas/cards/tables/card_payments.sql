create table public.card_payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  lease_id uuid,
  property_id uuid,
  user_id uuid not null,
  processor public.card_processor not null,
  is_test boolean not null,
  status public.card_payment_status not null default 'created',
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  order_number text not null unique check (order_number ~ '^[0-9]{12}$'),
  reference text check (char_length(reference) <= 200),
  authorization_code text check (char_length(authorization_code) <= 80),
  card_brand text check (char_length(card_brand) <= 30),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  failure text check (char_length(failure) <= 200),
  problem text check (problem in ('amount_mismatch', 'unverified')),
  payment_id uuid unique,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  decided_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz,
  unique (organization_id, id),
  check (is_test or (lease_id is not null and property_id is not null)),
  check (is_test or (status in ('approved', 'partially_refunded', 'refunded')) = (payment_id is not null)),
  check (not is_test or payment_id is null),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id)
);
comment on table public.card_payments is
  'Attempts to pay by card: created → pending at the processor → approved, declined or abandoned; refunded afterwards. A test of the owner''s has no lease and posts nothing.';

create index card_payments_by_organization on public.card_payments (organization_id, created_at desc);
create index card_payments_by_lease on public.card_payments (lease_id, created_at desc);
create index card_payments_to_check on public.card_payments (next_check_at) where status in ('created', 'pending', 'abandoned');

alter table public.card_payments enable row level security;
grant select on public.card_payments to authenticated, service_role;
create policy "readers of money and tenants see card payments" on public.card_payments for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('card_payments'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.card_payments for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.card_payments for each row execute function
  private.keep_posted_fields('status', 'reference', 'authorization_code', 'card_brand', 'card_last4', 'failure', 'problem',
    'payment_id', 'opened_at', 'decided_at', 'checks', 'next_check_at');
create trigger refuse_delete before delete on public.card_payments for each row execute function private.refuse_change();
create trigger write_audit_log after update of status, problem on public.card_payments
  for each row when (old.status <> new.status or old.problem is distinct from new.problem)
  execute function private.write_audit_log();
select private.compose_texts('public.card_payments');
