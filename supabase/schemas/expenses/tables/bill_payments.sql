create table public.bill_payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  vendor_id uuid not null,
  account_id uuid,
  method public.payment_method check (method::text <> 'deposit'),
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
  settled_with uuid,
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_entry_id is null) and (reversed_at is null) = (reversal_reason is null)),
  foreign key (organization_id, bill_id, vendor_id, currency)
    references public.bills (organization_id, id, vendor_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, reversal_entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, settled_with) references public.bills (organization_id, id),
  check ((settled_with is null) = (method is not null) and (settled_with is null) = (account_id is not null)),
  constraint bill_payments_opening_credit check (method::text <> 'opening_credit'),
  constraint bill_payments_moved_credit check (method::text <> 'moved_credit')
);
comment on table public.bill_payments is
  'What settled a bill of a vendor: money that went to them from a cash account (of a credit note, that came back), or a credit note; undone by a reversal.';
comment on column public.bill_payments.settled_with is
  'The credit note that paid the bill, and of that credit note the bill: a row each, with one entry and no cash. Null for money.';

create index bill_payments_by_bill on public.bill_payments (organization_id, bill_id);
create index bill_payments_by_entry on public.bill_payments (organization_id, entry_id);
create index bill_payments_by_vendor on public.bill_payments (organization_id, vendor_id, paid_on desc);
create index bill_payments_by_counterpart on public.bill_payments (organization_id, settled_with) where settled_with is not null;

alter table public.bill_payments enable row level security;
grant select on public.bill_payments to authenticated, service_role;
create policy "readers of money see bill payments" on public.bill_payments for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.bill_payments
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.bill_payments for each row execute function
  private.keep_posted_fields('reversed_at', 'reversal_entry_id', 'reversal_reason');
create trigger refuse_delete before delete on public.bill_payments for each row execute function private.refuse_change();
create trigger take_bill_payment_parts_back after update of reversed_at on public.bill_payments
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function private.write_bill_payment_parts();
create trigger write_bill_payment_parts after insert on public.bill_payments
  for each row execute function private.write_bill_payment_parts();
select private.compose_texts('public.bill_payments');
