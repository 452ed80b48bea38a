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
  fee_minor bigint not null default 0 check (fee_minor between 0 and 1000000000000),
  refunded_minor bigint not null default 0,
  account_id uuid,
  moved_minor bigint not null default 0,
  moved_from_payment_id uuid,
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
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id),
  check (refunded_minor >= 0 and unapplied_minor + refunded_minor <= amount_minor),
  check (refunded_minor = 0 or status = 'confirmed'),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  check (account_id is null or entry_id is not null),
  constraint payments_opening_credit check (method::text <> 'opening_credit'
    or (account_id is null and reported_by is null and proof_path is null)),
  foreign key (organization_id, moved_from_payment_id) references public.payments (organization_id, id),
  constraint payments_moved_minor check (moved_minor >= 0 and unapplied_minor + refunded_minor + moved_minor <= amount_minor
    and (moved_minor = 0 or status = 'confirmed')),
  constraint payments_moved_credit check ((method::text = 'moved_credit') = (moved_from_payment_id is not null)
    and (moved_from_payment_id is null or (reported_by is null and proof_path is null)))
);
comment on table public.payments is
  'Money that came, or that a tenant says came: reported by a tenant, then confirmed or rejected; a confirmed one may be reversed. unapplied is credit.';
comment on column public.payments.fee_minor is
  'What the tenant paid on top of the amount for paying by card; income, never credit.';
comment on column public.payments.refunded_minor is 'What of the amount was given back.';
comment on column public.payments.account_id is
  'The cash account that it arrived on, once it is posted; null for what brought no money, a deposit or a withholding.';
comment on column public.payments.moved_minor is
  'What of the amount went along as credit to the lease that its tenants moved to.';
comment on column public.payments.moved_from_payment_id is
  'Of a credit that came along from the lease before: the payment that it was left of.';

create index payments_by_day on public.payments (organization_id, paid_on desc, id desc);
create index payments_by_lease on public.payments (lease_id, paid_on desc, id desc);
create index payments_to_decide on public.payments (organization_id, created_at) where status = 'reported';
create index payments_with_credit on public.payments (lease_id, paid_on, id) where unapplied_minor > 0;
create index payments_by_reference on public.payments
  using gin (organization_id, private.plain_text(reference) extensions.gin_trgm_ops) where reference <> '';
create index payments_by_amount on public.payments (organization_id, amount_minor, paid_on desc, id desc);
create index payments_by_property on public.payments (organization_id, property_id, paid_on desc, id desc);
create index payments_by_entry on public.payments (entry_id) where entry_id is not null;
create index payments_by_account on public.payments (organization_id, account_id);
create index payments_by_moved_from on public.payments (organization_id, moved_from_payment_id) where moved_from_payment_id is not null;

alter table public.payments enable row level security;
grant select on public.payments to authenticated, service_role;
create policy "readers of money and tenants see payments" on public.payments for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('payments'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.payments
  for each statement execute function private.refuse_change();
create trigger keep_filed_withholding before update of status on public.payments
  for each row when (new.status = 'reversed' and old.method::text = 'withholding')
  execute function private.keep_filed_withholding();
create trigger keep_posted_fields before update on public.payments for each row
  when (old.status <> 'reported' or old.amount_minor = new.amount_minor) execute function
  private.keep_posted_fields('status', 'unapplied_minor', 'refunded_minor', 'moved_minor', 'decided_by', 'decided_at', 'decision_reason',
    'entry_id', 'reversal_entry_id', 'account_id');
create trigger keep_refunded_payment before update of status on public.payments
  for each row when (old.status = 'confirmed' and new.status = 'reversed') execute function private.keep_refunded_payment();
create trigger keep_reported_fields before update on public.payments for each row
  when (old.status = 'reported' and old.amount_minor <> new.amount_minor) execute function
  private.keep_posted_fields('amount_minor');
create trigger keep_settled_deposit before update of status on public.payments
  for each row when (new.status = 'reversed' and old.method::text = 'deposit') execute function private.keep_settled_deposit();
create trigger refuse_delete before delete on public.payments
  for each row execute function private.refuse_change();
create trigger keep_card_payment_status after update of refunded_minor on public.payments
  for each row when (new.method::text = 'card' and old.refunded_minor <> new.refunded_minor)
  execute function private.keep_card_payment_status();
create trigger keep_itbis_months after update of status on public.payments for each row
  when (new.method = 'withholding' and (old.status = 'confirmed') <> (new.status = 'confirmed'))
  execute function private.keep_itbis_of_withholding();
create trigger write_audit_log after update on public.payments
  for each row execute function private.write_audit_log();
create trigger keep_reported_payment_count_on_delete after delete on public.payments
  referencing old table as old_rows for each statement execute function private.keep_reported_payment_count();
create trigger keep_reported_payment_count_on_insert after insert on public.payments
  referencing new table as new_rows for each statement execute function private.keep_reported_payment_count();
create trigger keep_reported_payment_count_on_update after update on public.payments
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_reported_payment_count();
create trigger keep_totals_on_insert after insert on public.payments referencing new table as new_rows
  for each statement execute function private.keep_payment_totals();
create trigger keep_totals_on_update after update on public.payments referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_payment_totals();
create trigger refuse_in_closed_organization after insert on public.payments referencing new table as new_rows
  for each statement execute function private.refuse_in_closed_organization();
create constraint trigger require_settlement after insert on public.payments deferrable initially deferred
  for each row when (new.method::text = 'deposit') execute function private.require_settlement();
create constraint trigger require_withholding after insert on public.payments deferrable initially deferred
  for each row when (new.method::text = 'withholding') execute function private.require_withholding();
select private.compose_texts('public.payments');
