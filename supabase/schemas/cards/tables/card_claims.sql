-- What is taken back from a card payment without anybody asking for it here: a refund made on the processor's own site, or a
-- dispute of the card's holder. The processor tells it, the edge verifies the signature, and it has its effect once.
create table public.card_claims (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  card_payment_id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('refund', 'dispute')),
  status text not null default 'open' check (status in ('open', 'taken', 'lost', 'returned')),
  reference text not null check (char_length(reference) between 1 and 120),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  reason text not null default '' check (char_length(reason) <= 120),
  posted_minor bigint not null default 0 check (posted_minor >= 0),
  refund_id uuid,
  again_payment_id uuid,
  reported_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  respond_by timestamptz,
  unique (organization_id, reference),
  foreign key (organization_id, card_payment_id) references public.card_payments (organization_id, id),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id),
  foreign key (organization_id, refund_id) references public.refunds (organization_id, id),
  foreign key (organization_id, again_payment_id) references public.payments (organization_id, id)
);
comment on table public.card_claims is
  'What a processor says was taken back from a card payment outside, by its own reference: open (no money has moved), taken, lost, or returned. posted_minor: what of it is in the books, as the refund, or as the reversed payment where there is none; again_payment_id: the payment that recorded what came back.';
comment on column public.card_claims.respond_by is
  'Until when a dispute has to be answered, as the processor says; null where it does not.';

create index card_claims_by_payment on public.card_claims (payment_id);
create index card_claims_by_card_payment on public.card_claims (card_payment_id);

alter table public.card_claims enable row level security;
grant select on public.card_claims to authenticated, service_role;
create policy "readers of money see card claims" on public.card_claims for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.card_claims for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.card_claims for each row execute function
  private.keep_posted_fields('status', 'posted_minor', 'refund_id', 'again_payment_id', 'respond_by', 'changed_at');
create trigger refuse_delete before delete on public.card_claims for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.card_claims
  for each row execute function private.write_audit_log();
select private.compose_texts('public.card_claims');
