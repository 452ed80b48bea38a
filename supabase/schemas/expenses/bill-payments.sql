create function private.refresh_bill_payments(p_bill_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bills b set paid_minor = s.paid,
    status = case when s.paid = 0 then 'approved' when s.paid < b.payable_minor then 'partially_paid' else 'paid' end::public.bill_status,
    paid_on = case when s.paid >= b.payable_minor then s.last_on end,
    payment_form = case when s.forms is null then '04' when s.forms[2] is not null then '07' else s.forms[1] end
  from (
    select coalesce(sum(amount_minor), 0) as paid, max(paid_on) as last_on,
      array_agg(distinct case when settled_with is not null then '06' when method::text = 'cash' then '01' when method::text = 'card' then '03'
        else '02' end) as forms
    from public.bill_payments where bill_id = p_bill_id and reversed_at is null
  ) s
  where b.id = p_bill_id
$$;
comment on function private.refresh_bill_payments is
  'What is paid of a bill, its state, the day of the last payment and the form of payment of formato 606: 01 cash, 02 cheque or transfer, 03 card, 04 on credit while nothing is paid, 06 a credit note, 07 mixed.';

create function private.pay_bill(
  p_bill_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method default 'transfer',
  p_account_id uuid default null, p_reference text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_account uuid;
  v_id uuid := gen_random_uuid();
  v_entry uuid;
  v_sign integer;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid}');
  v_sign := case when v_bill.is_credit then -1 else 1 end;
  select a.id into v_account from public.accounts a where a.organization_id = v_bill.organization_id and a.subtype = 'cash'
    and private.is_written_by_hand(a) and a.id = coalesce(p_account_id, private.account_id(v_bill.organization_id, 'operating_cash'));
  if v_account is null then
    perform private.fail('account_not_allowed');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_amount_minor > abs(v_bill.outstanding_minor) then
    perform private.fail('amount_exceeds_bill', jsonb_build_object('outstanding_minor', abs(v_bill.outstanding_minor)));
  elsif p_paid_on is null or p_paid_on > private.organization_today(v_bill.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('today', private.organization_today(v_bill.organization_id)));
  elsif p_paid_on < v_bill.billed_on - 366 then
    perform private.fail('date_too_old');
  elsif p_method is null or p_method::text = 'deposit' then
    perform private.fail('method_not_allowed');
  end if;
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill_payment', p_paid_on, v_bill.currency, jsonb_build_array(
    jsonb_build_object('account', 'payables', 'amount', v_sign * p_amount_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account_id', v_account, 'amount', -v_sign * p_amount_minor, 'property_id', v_bill.property_id)),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), nullif(btrim(p_reference), '')));
  insert into public.bill_payments (id, organization_id, bill_id, vendor_id, account_id, method, currency, amount_minor, paid_on,
    reference, entry_id, created_by)
  values (v_id, v_bill.organization_id, p_bill_id, v_bill.vendor_id, v_account, p_method, v_bill.currency, p_amount_minor, p_paid_on,
    btrim(coalesce(p_reference, '')), v_entry, (select auth.uid()));
  perform private.refresh_bill_payments(p_bill_id);
  return v_id;
end
$$;
select private.declare_verb('pay_bill', 'money.write', p_repeatable => true, p_comment =>
  'Pays an approved bill, whole or in part, from a cash account (operating cash when none is named); of a credit note, the vendor gave that much back. Returns the payment''s id. Errors: not_found, bill_moved, amount_not_positive, amount_exceeds_bill, date_in_future, date_too_old, account_not_allowed, method_not_allowed, bill_month_filed.');

create function private.reverse_bill_payment(p_bill_payment_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.bill_payments;
  v_reversal uuid;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_payment from public.bill_payments where id = p_bill_payment_id;
  perform private.require_record(v_payment.organization_id, 'money.reverse');
  perform private.lock_money(v_payment.organization_id);
  select * into v_payment from public.bill_payments where id = p_bill_payment_id;
  if v_payment.reversed_at is not null then
    perform private.fail('payment_already_decided', jsonb_build_object('status', 'reversed'));
  end if;
  v_reversal := private.reverse_entry(v_payment.entry_id,
    private.posting_day(v_payment.organization_id, p_on, v_payment.paid_on), btrim(p_reason));
  -- A credit note that is taken off its bill is free again with it: both have the one entry.
  update public.bill_payments set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300), reversal_entry_id = v_reversal
  where organization_id = v_payment.organization_id and entry_id = v_payment.entry_id;
  perform private.refresh_bill_payments(v_payment.bill_id);
  if v_payment.settled_with is not null then
    perform private.refresh_bill_payments(v_payment.settled_with);
  end if;
  return p_bill_payment_id;
end
$$;
select private.declare_verb('reverse_bill_payment', 'money.reverse', p_repeatable => true, p_comment =>
  'Undoes a payment of a bill: it is owed again. On the day given, or today. Errors: not_found, payment_already_decided, reason_missing, date_in_future, date_before_corrected (first), period_closed.');

create function private.write_bill_payment_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid;
  v_sign integer;
  v_paid bigint;
begin
  if tg_op = 'UPDATE' then
    insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on,
      account_id, property_id, currency, amount_minor)
    select p.organization_id, p.bill_payment_id, p.bill_id, p.bill_line_id, e.id, e.occurred_on, p.account_id, p.property_id,
      p.currency, -p.amount_minor
    from public.bill_payment_parts p join public.journal_entries e on e.id = new.reversal_entry_id
    where p.organization_id = new.organization_id and p.bill_payment_id = new.id
    order by p.id;
    return null;
  end if;
  select entry_id, case when is_credit then -1 else 1 end into v_entry, v_sign from public.bills where id = new.bill_id;
  select v_sign * (coalesce(sum(amount_minor), 0) + new.amount_minor) into v_paid from public.bill_payments
  where organization_id = new.organization_id and bill_id = new.bill_id and reversed_at is null and id <> new.id;
  -- Up to each line the share of what is paid, rounded: a line's part is the step between two of them, less what earlier
  -- payments have had. So the parts sum to the payment, and when all is paid to the lines.
  insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on,
    account_id, property_id, currency, amount_minor)
  select new.organization_id, new.id, new.bill_id, s.id, e.id, e.occurred_on, s.account_id, s.property_id, s.currency, s.part
  from (
    select l.id, l.account_id, l.property_id, l.currency,
      round(l.through::numeric * v_paid / l.whole)::bigint - round((l.through - l.amount_minor)::numeric * v_paid / l.whole)::bigint
        - coalesce((select sum(p.amount_minor) from public.bill_payment_parts p
          where p.organization_id = new.organization_id and p.bill_id = new.bill_id and p.bill_line_id = l.id), 0)::bigint as part
    from (
      select j.*, sum(j.amount_minor) over (order by j.id) as through, sum(j.amount_minor) over () as whole
      from public.journal_lines j join public.accounts a on a.id = j.account_id and a.system_key is distinct from 'payables'
      where j.organization_id = new.organization_id and j.entry_id = v_entry
    ) l
  ) s
  join public.journal_entries e on e.id = new.entry_id
  where s.part <> 0
  order by s.id;
  return null;
end
$$;
comment on function private.write_bill_payment_parts is
  'Trigger: what a payment pays of its bill''s lines, and the same taken back when the payment is.';

create function private.is_on_cash_basis(p_kind public.journal_kind, p_system_key text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_kind not in ('charge', 'charge_credit', 'bill')
    and not coalesce(p_system_key = 'receivables' or (p_system_key = 'payables' and p_kind = 'bill_payment'), false)
$$;
comment on function private.is_on_cash_basis is
  'Whether a line of an entry of the kind (or of one that is reversed) counts on cash basis: not what is owed, nor what settles it. What was paid stands in its place.';

create function private.keep_account_months_of_bills()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select n.organization_id, 'cash' as basis, date_trunc('month', n.occurred_on)::date as month, n.account_id, n.property_id,
      n.currency, sum(n.amount_minor) as amount, sum(greatest(n.amount_minor, 0)) as debit
    from new_rows n
    group by 1, 2, 3, 4, 5, 6
  ) d;
  if v_changes is not null then
    perform private.add_account_months(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_account_months_of_bills is
  'Trigger: what payments of bills add to the months of their accounts on cash basis.';
