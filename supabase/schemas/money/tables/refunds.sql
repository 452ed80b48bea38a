create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  payment_id uuid not null,
  status public.refund_status not null,
  method public.payment_method not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (char_length(reason) between 1 and 300),
  reference text not null default '' check (char_length(reference) <= 120),
  failure text check (char_length(failure) <= 300),
  refunded_on date,
  entry_id uuid,
  requested_by uuid,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  next_check_at timestamptz,
  unique (organization_id, id),
  check ((status = 'done') = (entry_id is not null) and (status = 'done') = (refunded_on is not null)),
  check ((status = 'requested') = (decided_at is null)),
  check (method <> 'deposit'),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id),
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  constraint refunds_opening_credit check (method::text <> 'opening_credit'),
  constraint refunds_moved_credit check (method::text <> 'moved_credit')
);
comment on table public.refunds is
  'What of a payment goes back: requested while a card processor is asked, done once it is posted, failed when the processor refused.';

create index refunds_by_organization on public.refunds (organization_id, requested_at desc);
create index refunds_by_lease on public.refunds (lease_id);
create index refunds_by_payment on public.refunds (payment_id);
create index refunds_to_check on public.refunds (next_check_at) where status = 'requested';

alter table public.refunds enable row level security;
grant select on public.refunds to authenticated, service_role;
create policy "readers of money and tenants see refunds" on public.refunds for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('refunds'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.refunds for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.refunds for each row execute function
  private.keep_posted_fields('status', 'reference', 'failure', 'refunded_on', 'entry_id', 'decided_at', 'next_check_at');
create trigger refuse_delete before delete on public.refunds for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.refunds
  for each row execute function private.write_audit_log();
select private.compose_texts('public.refunds');
