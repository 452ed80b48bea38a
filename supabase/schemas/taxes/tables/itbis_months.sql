-- What each month's receipts, bills and withholdings come to for the IT-1, kept as they are written: the balance in favor that one month
-- hands to the next is read from as many rows as there are months.
create table public.itbis_months (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  billed_minor bigint not null default 0,
  advanced_minor bigint not null default 0,
  withheld_minor bigint not null default 0,
  issuer_id uuid not null,
  primary key (issuer_id, month),
  foreign key (organization_id, issuer_id) references public.fiscal_issuers (organization_id, id) on delete cascade
);
comment on table public.itbis_months is
  'ITBIS of an issuer''s month in centavos of DOP: billed by the day of the receipt, creditable by the day of the bill (credit notes take away), withheld by clients and of card payouts by its day. As report_tax_summary counts them.';

create index itbis_months_by_issuer on public.itbis_months (organization_id, issuer_id, month);

alter table public.itbis_months enable row level security;
grant select on public.itbis_months to authenticated, service_role;
create policy "readers of money see itbis months" on public.itbis_months for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
