-- What each month's receipts, bills and withholdings come to for the IT-1, kept as they are written: the balance in favor that one month
-- hands to the next is read from as many rows as there are months.
create table public.itbis_months (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  billed_minor bigint not null default 0,
  advanced_minor bigint not null default 0,
  withheld_minor bigint not null default 0,
  primary key (organization_id, month)
);
comment on table public.itbis_months is
  'ITBIS of a month in centavos of DOP: billed by the day of the receipt, creditable by the day of the bill (credit notes take away), withheld by clients by its day. As report_tax_summary counts them.';
alter table public.itbis_months enable row level security;
grant select on public.itbis_months to authenticated, service_role;
create policy "readers of money see itbis months" on public.itbis_months for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

create function private.add_itbis(p_organization_id uuid, p_day date, p_billed bigint, p_advanced bigint, p_withheld bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.itbis_months as m (organization_id, month, billed_minor, advanced_minor, withheld_minor)
  select p_organization_id, date_trunc('month', p_day)::date, p_billed, p_advanced, p_withheld
  where p_billed <> 0 or p_advanced <> 0 or p_withheld <> 0
  on conflict (organization_id, month) do update set billed_minor = m.billed_minor + excluded.billed_minor,
    advanced_minor = m.advanced_minor + excluded.advanced_minor, withheld_minor = m.withheld_minor + excluded.withheld_minor
$$;
comment on function private.add_itbis is 'Adds to what is kept of the month of a day.';

create function private.itbis_of_invoice(p_invoice public.fiscal_invoices)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_invoice.cancelled_on is not null then 0
    else round(p_invoice.itbis_minor * p_invoice.dop_rate) * case when p_invoice.ncf_kind = 'credit_note' then -1 else 1 end end::bigint
$$;
comment on function private.itbis_of_invoice is 'What a receipt adds to the ITBIS billed of its month, in centavos of DOP.';

create function private.itbis_of_bill(p_bill public.bills)
returns bigint
language sql
stable
set search_path = ''
as $$
  -- Of dollars that have no rate nothing is known in pesos: the forms leave them out and say so.
  select case when p_bill.status not in ('approved', 'partially_paid', 'paid') then 0
    else coalesce(round(p_bill.itbis_minor * r.rate) - round(p_bill.itbis_to_cost_minor * r.rate), 0)
      * case when substring(p_bill.ncf from 2 for 2) in ('04', '34') then -1 else 1 end end::bigint
  from (select case when p_bill.currency = 'DOP' then 1 else p_bill.dop_rate end as rate) r
$$;
comment on function private.itbis_of_bill is 'What a bill adds to the creditable ITBIS of its month, in centavos of DOP.';

create function private.keep_itbis_of_invoice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_itbis(new.organization_id, new.issued_on,
    private.itbis_of_invoice(new) - case tg_op when 'UPDATE' then private.itbis_of_invoice(old) else 0 end, 0, 0);
  return null;
end
$$;
comment on function private.keep_itbis_of_invoice is 'Trigger: a receipt given out or cancelled counts in its month.';
create trigger keep_itbis_months after insert or update on public.fiscal_invoices
  for each row execute function private.keep_itbis_of_invoice();

create function private.keep_itbis_of_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.add_itbis(old.organization_id, old.billed_on, 0, -private.itbis_of_bill(old), 0);
  end if;
  perform private.add_itbis(new.organization_id, new.billed_on, 0, private.itbis_of_bill(new), 0);
  return null;
end
$$;
comment on function private.keep_itbis_of_bill is 'Trigger: a bill posted, voided or put right counts in its month.';
create trigger keep_itbis_months after insert on public.bills
  for each row when (new.entry_id is not null) execute function private.keep_itbis_of_bill();
create trigger keep_itbis_months_of_change after update on public.bills
  for each row when (old.entry_id is not null or new.entry_id is not null) execute function private.keep_itbis_of_bill();

create function private.keep_itbis_of_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_itbis(w.organization_id, w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate)::bigint
    * case when p.status = 'confirmed' then 1 when tg_op = 'UPDATE' then -1 else 0 end)
  from public.fiscal_withholdings w
  join public.fiscal_invoices i on i.id = w.invoice_id
  join public.payments p on p.id = w.payment_id
  where case tg_table_name when 'payments' then w.payment_id = new.id else w.id = new.id end;
  return null;
end
$$;
comment on function private.keep_itbis_of_withholding is
  'Trigger: what a client withheld counts in the month of its day while its payment is confirmed.';
create trigger keep_itbis_months after insert on public.fiscal_withholdings
  for each row execute function private.keep_itbis_of_withholding();
create trigger keep_itbis_months after update of status on public.payments for each row
  when (new.method = 'withholding' and (old.status = 'confirmed') <> (new.status = 'confirmed'))
  execute function private.keep_itbis_of_withholding();

-- What there was before these triggers.
insert into public.itbis_months (organization_id, month, billed_minor, advanced_minor, withheld_minor)
select r.organization_id, date_trunc('month', r.day)::date, sum(r.billed), sum(r.advanced), sum(r.withheld)
from (
  select i.organization_id, i.issued_on as day, private.itbis_of_invoice(i) as billed, 0 as advanced, 0 as withheld
  from public.fiscal_invoices i
  union all
  select b.organization_id, b.billed_on, 0, private.itbis_of_bill(b), 0 from public.bills b
  union all
  select w.organization_id, w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate)
  from public.fiscal_withholdings w
  join public.fiscal_invoices i on i.id = w.invoice_id
  join public.payments p on p.id = w.payment_id and p.status = 'confirmed'
) r
group by 1, 2 having bool_or(r.billed <> 0 or r.advanced <> 0 or r.withheld <> 0);

revoke execute on function private.add_itbis, private.itbis_of_invoice, private.itbis_of_bill, private.keep_itbis_of_invoice,
  private.keep_itbis_of_bill, private.keep_itbis_of_withholding from public, anon, authenticated;
