create function private.add_itbis(p_issuer_id uuid, p_day date, p_billed bigint, p_advanced bigint, p_withheld bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.itbis_months as m (organization_id, issuer_id, month, billed_minor, advanced_minor, withheld_minor)
  select i.organization_id, i.id, date_trunc('month', p_day)::date, p_billed, p_advanced, p_withheld
  from public.fiscal_issuers i
  where i.id = p_issuer_id and (p_billed <> 0 or p_advanced <> 0 or p_withheld <> 0)
  on conflict (issuer_id, month) do update set billed_minor = m.billed_minor + excluded.billed_minor,
    advanced_minor = m.advanced_minor + excluded.advanced_minor, withheld_minor = m.withheld_minor + excluded.withheld_minor
$$;
comment on function private.add_itbis is 'Adds to what is kept of an issuer''s month of a day.';

create function private.itbis_of_invoice(p_invoice public.fiscal_invoices)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_invoice.cancelled_on is not null or not p_invoice.is_counted or p_invoice.is_itbis_lost then 0
    else round(p_invoice.itbis_minor * p_invoice.dop_rate) * case when p_invoice.ncf_kind = 'credit_note' then -1 else 1 end end::bigint
$$;
comment on function private.itbis_of_invoice is
  'What a receipt adds to the ITBIS billed of its month, in centavos of DOP.';

create function private.itbis_of_bill(p_bill public.bills)
returns bigint
language sql
stable
set search_path = ''
as $$
  -- Of dollars that have no rate nothing is known in pesos: the forms leave them out and say so.
  -- Without its receipt no ITBIS is credited.
  select case when p_bill.status not in ('approved', 'partially_paid', 'paid') or private.number_of_bill(p_bill) = '' then 0
    else coalesce(round(p_bill.itbis_minor * r.rate) - round(p_bill.itbis_to_cost_minor * r.rate), 0)
      * case when substring(p_bill.ncf from 2 for 2) in ('04', '34') then -1 else 1 end end::bigint
  from (select case when p_bill.currency = 'DOP' then 1 else p_bill.dop_rate end as rate) r
$$;
comment on function private.itbis_of_bill is
  'What a bill adds to the creditable ITBIS of its month, in centavos of DOP.';

create function private.keep_itbis_of_invoice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_itbis(new.issuer_id, new.issued_on,
    private.itbis_of_invoice(new) - case tg_op when 'UPDATE' then private.itbis_of_invoice(old) else 0 end, 0, 0);
  return null;
end
$$;
comment on function private.keep_itbis_of_invoice is 'Trigger: a receipt given out or cancelled counts in its month.';

create function private.keep_itbis_of_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.add_itbis(old.issuer_id, old.billed_on, 0, -private.itbis_of_bill(old), 0);
  end if;
  perform private.add_itbis(new.issuer_id, new.billed_on, 0, private.itbis_of_bill(new), 0);
  return null;
end
$$;
comment on function private.keep_itbis_of_bill is 'Trigger: a bill posted, voided or put right counts in its month.';

create function private.keep_itbis_of_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_itbis(i.issuer_id, w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate)::bigint
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

create function private.post_lost_itbis(p_note public.fiscal_invoices)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.post_entry(p_note.organization_id, 'adjustment', private.open_day(p_note.organization_id, p_note.issued_on),
    p_note.currency, null, p_note.property_id, jsonb_build_array(
      jsonb_build_object('account', 'lost_itbis', 'amount', p_note.itbis_minor),
      jsonb_build_object('account', 'itbis_payable', 'amount', -p_note.itbis_minor)), p_note.ncf);
end
$$;
comment on function private.post_lost_itbis is
  'Posts that the ITBIS of a note that came too late stays owed, as a cost of its property. The caller holds the money lock.';

create function private.owe_lost_itbis()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What a note says that takes the place of another was posted with that one.
  if new.replaces_paper_id is null
    and not exists (select 1 from public.fiscal_invoices r where r.id = new.replaces_id and r.is_itbis_lost) then
    perform private.post_lost_itbis(new);
  end if;
  return null;
end
$$;
comment on function private.owe_lost_itbis is
  'Trigger: what a note that came too late does not take off the ITBIS stays owed.';
