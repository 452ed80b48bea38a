create table public.purchase_receipts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  range_id uuid not null,
  ncf text not null check (ncf ~ '^(B1[13]\d{8}|E4[13]\d{10})$'),
  ncf_kind public.ncf_kind not null check (ncf_kind in ('purchases', 'minor_expenses')),
  ncf_expires_on date,
  issued_on date not null,
  details jsonb not null,
  cancelled_on date,
  cancellation_reason text check (cancellation_reason in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10')),
  created_by uuid,
  created_at timestamptz not null default now(),
  issuer_id uuid not null,
  number_given_back boolean not null default false,
  unique (organization_id, id),
  check ((cancelled_on is null) = (cancellation_reason is null)),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id),
  foreign key (issuer_id, range_id) references public.ncf_ranges (issuer_id, id),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id)
);
comment on table public.purchase_receipts is
  'Fiscal receipts that the organization gave out for a bill of its own: its number is the NCF of the bill, its day the day of the bill. details: what its paper says of buyer, vendor and place. Only the voiding of the bill cancels one, or a receipt that replaces it; its number stays used.';

comment on column public.purchase_receipts.number_given_back is
  'Rejected by the tax authority, and its number is used again by the receipt that replaces it.';

-- As with fiscal_invoices: once in an environment.
create unique index purchase_receipts_number_once on public.purchase_receipts (range_id, ncf) where not number_given_back;
create unique index purchase_receipts_one_a_bill on public.purchase_receipts (organization_id, bill_id) where cancelled_on is null;
create index purchase_receipts_by_bill on public.purchase_receipts (organization_id, bill_id);
create index purchase_receipts_by_issuer on public.purchase_receipts (organization_id, issuer_id);
create index purchase_receipts_by_range on public.purchase_receipts (issuer_id, range_id);
create index purchase_receipts_cancelled on public.purchase_receipts (organization_id, issued_on, id) where cancelled_on is not null;

alter table public.purchase_receipts enable row level security;
grant select on public.purchase_receipts to authenticated, service_role;
create policy "readers of money see purchase receipts" on public.purchase_receipts for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.purchase_receipts for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.purchase_receipts for each row
  execute function private.keep_posted_fields('cancelled_on', 'cancellation_reason', 'number_given_back');
create trigger refuse_delete before delete on public.purchase_receipts for each row execute function private.refuse_change();
select private.compose_texts('public.purchase_receipts');
