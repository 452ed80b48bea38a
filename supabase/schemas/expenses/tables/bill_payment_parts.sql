-- One cash basis, of every account: what tenants owe and what is owed to vendors is left out, and what money pays of it stands
-- in its place, on the accounts that the charge or the bill had.
create table public.bill_payment_parts (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  bill_payment_id uuid not null,
  bill_id uuid not null,
  bill_line_id bigint not null references public.journal_lines (id),
  entry_id uuid not null,
  occurred_on date not null,
  account_id uuid not null,
  property_id uuid,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor <> 0),
  foreign key (organization_id, bill_payment_id) references public.bill_payments (organization_id, id),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id)
);
comment on table public.bill_payment_parts is
  'What each payment of a bill pays, by the lines of the bill''s entry (cost, ITBIS, what is withheld), debits positive: the parts of a payment sum to it (of a credit note to its opposite), those of a paid bill to its lines. A payment that is taken back takes its parts back.';

create index bill_payment_parts_by_bill on public.bill_payment_parts (organization_id, bill_id, bill_line_id);
create index bill_payment_parts_by_payment on public.bill_payment_parts (organization_id, bill_payment_id);
create index bill_payment_parts_by_day on public.bill_payment_parts (organization_id, occurred_on, id);
create index bill_payment_parts_by_entry on public.bill_payment_parts (organization_id, entry_id);
create index bill_payment_parts_by_line on public.bill_payment_parts (bill_line_id);
create index bill_payment_parts_by_account on public.bill_payment_parts (organization_id, account_id);
create index bill_payment_parts_by_property on public.bill_payment_parts (organization_id, property_id, occurred_on)
  where property_id is not null;

alter table public.bill_payment_parts enable row level security;
grant select on public.bill_payment_parts to authenticated, service_role;
create policy "readers of money see bill payment parts" on public.bill_payment_parts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.bill_payment_parts
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.bill_payment_parts
  for each row execute function private.refuse_change();
create trigger keep_account_months after insert on public.bill_payment_parts
  referencing new table as new_rows for each statement execute function private.keep_account_months_of_bills();
