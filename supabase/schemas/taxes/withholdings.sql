create function private.record_withholding(
  p_invoice_id uuid, p_withheld_on date, p_itbis_minor bigint default 0, p_isr_minor bigint default 0)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_payment uuid := gen_random_uuid();
  v_invoice public.fiscal_invoices;
  v_total bigint := coalesce(p_itbis_minor, 0) + coalesce(p_isr_minor, 0);
  v_today date;
  v_entry uuid;
  v_number bigint;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.organization_today(v_invoice.organization_id);
  if v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.trial_of_invoice(p_invoice_id) is not null then
    -- What was withheld is in the IT-1, and pays: of a trial nobody withholds anything.
    perform private.fail('receipt_of_trial');
  elsif coalesce(p_itbis_minor, 0) < 0 or coalesce(p_isr_minor, 0) < 0 or v_total <= 0 then
    perform private.fail('amount_not_positive');
  elsif coalesce(p_itbis_minor, 0) > v_invoice.itbis_minor or coalesce(p_isr_minor, 0) > v_invoice.base_minor
    or private.has_withholding(p_invoice_id) then
    perform private.fail('withholding_exceeds_invoice');
  elsif p_withheld_on is null or p_withheld_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_withheld_on < v_invoice.issued_on then
    perform private.fail('date_before_invoice');
  elsif v_total > private.open_amount(v_invoice.lease_id) then
    perform private.fail('withholding_exceeds_owed', jsonb_build_object('owed_minor', private.open_amount(v_invoice.lease_id)));
  end if;
  perform private.require_open_withholding(v_invoice, p_withheld_on);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_payment, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, 'reported', 'withholding',
    v_invoice.currency, v_total, p_withheld_on, v_invoice.ncf);
  v_entry := private.post_entry(v_invoice.organization_id, 'payment', p_withheld_on, v_invoice.currency, v_invoice.lease_id,
    v_invoice.property_id, jsonb_build_array(jsonb_build_object('account', 'withholdings_receivable', 'amount', v_total),
      jsonb_build_object('account', 'receivables', 'amount', -v_total)), v_invoice.ncf);
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = v_payment;
  perform private.allocate_withholding(v_payment, p_invoice_id, coalesce(p_itbis_minor, 0), coalesce(p_isr_minor, 0), p_withheld_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_invoice.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_invoice.organization_id, v_number, v_payment, v_invoice.lease_id, v_today, v_invoice.currency, v_total,
    private.receipt_details(v_payment));
  insert into public.fiscal_withholdings (id, organization_id, invoice_id, lease_id, payment_id, withheld_on, itbis_minor, isr_minor)
  values (v_id, v_invoice.organization_id, p_invoice_id, v_invoice.lease_id, v_payment, p_withheld_on, coalesce(p_itbis_minor, 0),
    coalesce(p_isr_minor, 0));
  return v_id;
end
$$;
select private.declare_verb('record_withholding', 'money.reverse', p_repeatable => true, p_comment =>
  'What the client withheld of an invoice: pays its charges without cash, once an invoice; taken back as a payment is. Errors: not_found, invoice_cancelled, ncf_kind_not_allowed, receipt_of_trial, amount_not_positive, withholding_exceeds_invoice, withholding_exceeds_owed, date_in_future, date_before_invoice, month_filed.');

create function private.keep_filed_withholding()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_open_withholding(i, w.withheld_on)
  from public.fiscal_withholdings w join public.fiscal_invoices i on i.id = w.invoice_id where w.payment_id = new.id;
  return new;
end
$$;
comment on function private.keep_filed_withholding is
  'Trigger: what was withheld stays when the form that tells it was filed.';

-- What a client withheld stands in the IT-1 and in the 607 of the month in which they did, with its receipt.
create function private.require_open_withholding(p_invoice public.fiscal_invoices, p_withheld_on date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_open_form(p_invoice.issuer_id, 'IT-1', p_withheld_on);
  perform private.require_open_form(p_invoice.issuer_id, '607', p_withheld_on);
end
$$;
comment on function private.require_open_withholding is
  'Refuses with month_filed what a client withheld on a day whose IT-1 or 607 was filed.';

create function public.invoices_withheld(p_organization_id uuid, p_from date, p_to date, p_issuer_id uuid default null)
returns setof public.fiscal_invoices_list
language sql
stable
set search_path = ''
as $$
  select i.* from public.fiscal_invoices_list i
  where i.organization_id = p_organization_id and i.withheld_on between p_from and p_to
    and (p_issuer_id is null or i.issuer_id = p_issuer_id)
    and i.id = any (array(select w.invoice_id from public.fiscal_withholdings w
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to))
$$;
select private.declare_verb('invoices_withheld', 'rows', p_comment =>
  'Fiscal receipts of which a client withheld something, the last of it on some days; of one issuer, or of all (null). With the reader''s own rights.');

-- What a client withheld of a receipt pays that receipt: its ITBIS what was withheld of ITBIS, its charges what was withheld for the
-- income tax. What they are paid already, and what else is due, takes the rest, as any payment.
create function private.allocate_withholding(p_payment_id uuid, p_invoice_id uuid, p_itbis_minor bigint, p_isr_minor bigint,
  p_occurred_on date, p_entry_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_given bigint;
begin
  with own as (
    select c.id, i.is_itbis, c.outstanding_minor,
      sum(c.outstanding_minor) over (partition by i.is_itbis order by c.due_on, private.charge_rank(c.kind), c.posting_number)
        - c.outstanding_minor as before,
      case when i.is_itbis then p_itbis_minor else p_isr_minor end as withheld
    from public.fiscal_invoice_charges i join public.charges c on c.id = i.charge_id
    where i.invoice_id = p_invoice_id and i.is_live and c.outstanding_minor > 0
  ), given as (
    insert into public.payment_allocations
      (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
    select p.organization_id, p.id, o.id, p.lease_id, p.currency, least(o.outstanding_minor, o.withheld - o.before), p_occurred_on,
      p_entry_id
    from public.payments p cross join own o where p.id = p_payment_id and o.before < o.withheld
    returning amount_minor
  )
  select coalesce(sum(amount_minor), 0) into v_given from given;
  perform private.allocate_payment(p_payment_id, p_itbis_minor + p_isr_minor - v_given, p_occurred_on, p_entry_id);
end
$$;
comment on function private.allocate_withholding is
  'Pays with what a client withheld the charges of its receipt first.';
