create table public.autopays (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null,
  status public.autopay_status not null default 'pending',
  processor public.card_processor not null,
  currency public.currency_code not null,
  limit_minor bigint not null check (limit_minor between 1 and 10000000000),
  pays_on smallint check (pays_on between 1 and 28),
  consent_version text not null,
  consent_language text not null,
  consented_at timestamptz not null default now(),
  card_payment_id uuid unique,
  card_brand text check (char_length(card_brand) <= 30),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_expires text check (card_expires ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  stopped_for text check (stopped_for in
    ('declined', 'unverified', 'card_expired', 'processor_changed', 'tenant', 'replaced', 'lease_ended', 'left_lease')),
  counts_from date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  carried_from uuid,
  unique (organization_id, id),
  check ((status in ('paused', 'cancelled')) = (stopped_for is not null)),
  check (status <> 'active' or counts_from is not null),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency),
  foreign key (organization_id, card_payment_id) references public.card_payments (organization_id, id),
  foreign key (organization_id, carried_from) references public.autopays (organization_id, id),
  constraint autopays_have_a_card check ((card_payment_id is null) = (carried_from is not null))
);
comment on table public.autopays is
  'Automatic payments that tenants agreed to: pending until the payment that stores the card is approved, paused until the tenant resumes. limit_minor is the most of a month, fees included; pays_on null is the due day; the consent is a row of private.autopay_consents.';
comment on column public.autopays.carried_from is
  'The automatic payment of the lease before, whose stored card this one uses by a consent of its own; null where a payment of this lease stored the card.';

create unique index autopays_one_a_lease on public.autopays (lease_id) where status in ('active', 'paused');
create index autopays_by_organization on public.autopays (organization_id, status);
create index autopays_by_lease on public.autopays (lease_id, created_at desc);
create index autopays_by_origin on public.autopays (organization_id, carried_from) where carried_from is not null;

alter table public.autopays enable row level security;
grant select on public.autopays to authenticated, service_role;
create policy "readers of money and tenants see autopays" on public.autopays for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('autopays'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.autopays
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.autopays for each row execute function private.keep_posted_fields(
  'status', 'limit_minor', 'pays_on', 'consent_version', 'consent_language', 'consented_at', 'card_brand', 'card_last4',
  'card_expires', 'stopped_for', 'counts_from', 'updated_at');
create trigger refuse_delete before delete on public.autopays
  for each row execute function private.refuse_change();
create trigger touch_updated_at before update on public.autopays for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update on public.autopays
  for each row execute function private.write_audit_log();
select private.compose_texts('public.autopays');
