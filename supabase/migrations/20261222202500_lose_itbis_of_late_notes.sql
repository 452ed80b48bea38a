-- A credit note later than 30 days after its receipt lowers the price and not the ITBIS (Código Tributario art. 338). It is
-- kept on the note, as it was when the note was given out.
alter table public.fiscal_invoices add column is_itbis_lost boolean not null default false
  check (not is_itbis_lost or ncf_kind = 'credit_note');
comment on column public.fiscal_invoices.is_itbis_lost is
  'A credit note that came too late to lower the ITBIS of its receipt: 607 and IT-1 take none off.';

create function private.is_late_note(p_receipt_on date, p_note_on date)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(p_note_on - p_receipt_on > private.tax_rule('credit_note_days', p_note_on), false)
$$;
comment on function private.is_late_note is
  'Whether a credit note comes too late to lower ITBIS. Twin: src/domain/tax-do/late-note.ts.';

create function private.mark_late_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select new.itbis_minor > 0 and private.is_late_note(m.issued_on, new.issued_on) into new.is_itbis_lost
  from public.fiscal_invoices m where m.id = new.modifies_id;
  return new;
end
$$;
comment on function private.mark_late_note is 'Trigger: a credit note keeps whether it came too late to lower ITBIS.';
create trigger mark_late_note before insert on public.fiscal_invoices
  for each row when (new.ncf_kind = 'credit_note') execute function private.mark_late_note();

create or replace function private.itbis_of_invoice(p_invoice public.fiscal_invoices)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_invoice.cancelled_on is not null or p_invoice.is_itbis_lost then 0
    else round(p_invoice.itbis_minor * p_invoice.dop_rate) * case when p_invoice.ncf_kind = 'credit_note' then -1 else 1 end end::bigint
$$;

-- Notes of months whose IT-1 was not filed yet; a filed one stays as it was filed.
alter table public.fiscal_invoices disable trigger keep_posted_fields;
update public.fiscal_invoices n set is_itbis_lost = true
from public.fiscal_invoices m
where n.ncf_kind = 'credit_note' and n.itbis_minor > 0 and m.id = n.modifies_id and private.is_late_note(m.issued_on, n.issued_on)
  and not exists (select 1 from public.tax_filings f where f.organization_id = n.organization_id and f.form = 'IT-1'
    and f.status = 'filed' and f.month = date_trunc('month', n.issued_on)::date);
alter table public.fiscal_invoices enable trigger keep_posted_fields;

create or replace view public.fiscal_invoices_list with (security_invoker = true) as
select i.id, i.organization_id, i.lease_id, i.property_id, i.range_id, i.ncf, i.ncf_kind, i.ncf_expires_on, i.modifies_id,
  i.reason, i.issued_on, i.client_name, i.client_id_type, i.client_id, i.income_type, i.treatment, i.description, i.currency,
  i.dop_rate, i.rate_source, i.base_minor, i.itbis_minor, i.paid_cash_minor, i.paid_transfer_minor, i.paid_card_minor,
  i.paid_other_minor, i.on_credit_minor, i.cancelled_on, i.cancellation_reason, i.created_by, i.created_at, m.ncf as modified_ncf, p.name as property_name, u.label as unit_label, u.unit_use,
  'furnished' = any (u.amenities) as is_furnished,
  w.withheld_on, coalesce(w.itbis_minor, 0)::bigint as itbis_withheld_minor, coalesce(w.isr_minor, 0)::bigint as isr_withheld_minor,
  exists (select 1 from public.fiscal_invoice_charges c where c.organization_id = i.organization_id and c.invoice_id = i.id
    and c.is_live and not c.is_itbis) as is_standing,
  i.is_itbis_lost
from public.fiscal_invoices i
join public.properties p on p.id = i.property_id
join public.leases l on l.id = i.lease_id
join public.units u on u.id = l.unit_id
left join public.fiscal_invoices m on m.organization_id = i.organization_id and m.id = i.modifies_id
left join lateral (
  select max(x.withheld_on) as withheld_on, sum(x.itbis_minor) as itbis_minor, sum(x.isr_minor) as isr_minor
  from public.fiscal_withholdings x join public.payments y on y.id = x.payment_id and y.status = 'confirmed'
  where x.organization_id = i.organization_id and x.invoice_id = i.id
) w on true;

create or replace function private.report_tax_summary(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[])
returns table (month text, itbis_billed_minor bigint, itbis_paid_minor bigint, itbis_withheld_by_clients_minor bigint,
  isr_withheld_by_clients_minor bigint, isr_withheld_minor bigint, itbis_withheld_minor bigint, left_out_count integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return query
    select to_char(r.day, 'YYYY-MM'), sum(r.billed)::bigint, sum(r.paid)::bigint, sum(r.itbis_by_clients)::bigint,
      sum(r.isr_by_clients)::bigint, sum(r.isr)::bigint, sum(r.itbis)::bigint, sum(r.left_out)::integer
    from (
      select i.issued_on as day,
        private.itbis_of_invoice(i)::numeric as billed,
        0 as paid, 0 as itbis_by_clients, 0 as isr_by_clients, 0 as isr, 0 as itbis, 0 as left_out
      from public.fiscal_invoices i
      where i.organization_id = p_organization_id and i.cancelled_on is null and i.issued_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
      union all
      select w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate), round(w.isr_minor * i.dop_rate), 0, 0, 0
      from public.fiscal_withholdings w
      join public.fiscal_invoices i on i.id = w.invoice_id
      join public.payments y on y.id = w.payment_id and y.status = 'confirmed'
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
      union all
      select b.billed_on, 0, case when b.currency <> 'DOP' then 0
          when substring(b.ncf from 2 for 2) in ('04', '34') then b.itbis_to_cost_minor - b.itbis_minor
          else b.itbis_minor - b.itbis_to_cost_minor end, 0, 0, 0, 0, (b.currency <> 'DOP')::integer
      from public.bills b
      where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid')
        and b.billed_on between p_from and p_to and (p_property_ids is null or b.property_id = any (p_property_ids))
      union all
      select b.paid_on, 0, 0, 0, 0, b.isr_withheld_minor, b.itbis_withheld_minor, 0
      from public.bills b
      where b.organization_id = p_organization_id and b.status = 'paid' and b.currency = 'DOP' and b.paid_on between p_from and p_to
        and (p_property_ids is null or b.property_id = any (p_property_ids))
    ) r
    group by 1 order by 1;
end
$$;

-- What a client withheld stands in the IT-1 and in the 607 of the month in which they did, with its receipt.
create or replace function private.require_open_withholding(p_invoice public.fiscal_invoices, p_withheld_on date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_open_form(p_invoice.organization_id, 'IT-1', p_withheld_on);
  perform private.require_open_form(p_invoice.organization_id, '607', p_withheld_on);
end
$$;
comment on function private.require_open_withholding is
  'Refuses with month_filed what a client withheld on a day whose IT-1 or 607 was filed.';

-- A vendor's note that comes too late lowers the cost alone: what is creditable of the receipt stays.
create function private.keep_itbis_of_late_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.itbis_to_cost_minor < new.itbis_minor and exists (select 1 from public.bills b
      where b.organization_id = new.organization_id and b.vendor_id = new.vendor_id and b.ncf = new.modified_ncf
        and b.status in ('approved', 'partially_paid', 'paid') and private.is_late_note(b.billed_on, new.billed_on)) then
    perform private.fail('late_note_itbis');
  end if;
  return new;
end
$$;
comment on function private.keep_itbis_of_late_note is
  'Trigger: a vendor''s credit note more than 30 days after its receipt takes nothing off what is creditable; all of its ITBIS is cost.';
create trigger keep_itbis_of_late_note before insert or update of entry_id, ncf, modified_ncf on public.bills
  for each row when (new.is_credit and new.entry_id is not null and new.modified_ncf <> '')
  execute function private.keep_itbis_of_late_note();
revoke execute on function private.is_late_note, private.mark_late_note, private.keep_itbis_of_late_note
  from public, anon, authenticated;
