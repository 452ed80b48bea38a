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
      array_agg(distinct case method::text when 'cash' then '01' when 'card' then '03' else '02' end) as forms
    from public.bill_payments where bill_id = p_bill_id and reversed_at is null
  ) s
  where b.id = p_bill_id
$$;
comment on function private.refresh_bill_payments is
  'What is paid of a bill, its state, the day of the last payment and the form of payment of formato 606: 01 cash, 02 cheque or transfer, 03 card, 04 on credit while nothing is paid, 07 mixed.';

create function private.pay_bill(
  p_request_id uuid, p_bill_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method, p_account_id uuid,
  p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'pay_bill', jsonb_build_object('bill', p_bill_id, 'amount', p_amount_minor,
    'on', p_paid_on, 'method', p_method, 'account', p_account_id, 'reference', p_reference));
  v_bill public.bills;
  v_account uuid;
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid}');
  select id into v_account from public.accounts where organization_id = v_bill.organization_id and subtype = 'cash'
    and id = coalesce(p_account_id, private.account_id(v_bill.organization_id, 'operating_cash'));
  if v_account is null then
    perform private.fail('account_not_allowed');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_amount_minor > v_bill.outstanding_minor then
    perform private.fail('amount_exceeds_bill', jsonb_build_object('outstanding_minor', v_bill.outstanding_minor));
  elsif p_paid_on is null or p_paid_on > private.organization_today(v_bill.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('today', private.organization_today(v_bill.organization_id)));
  elsif p_paid_on < v_bill.billed_on - 366 then
    perform private.fail('date_too_old');
  elsif p_method is null or p_method::text = 'deposit' then
    perform private.fail('method_not_allowed');
  end if;
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill_payment', p_paid_on, v_bill.currency, jsonb_build_array(
    jsonb_build_object('account', 'payables', 'amount', p_amount_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account_id', v_account, 'amount', -p_amount_minor, 'property_id', v_bill.property_id)),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), nullif(btrim(p_reference), '')));
  insert into public.bill_payments (id, organization_id, bill_id, vendor_id, account_id, method, currency, amount_minor, paid_on,
    reference, entry_id, created_by)
  values (v_id, v_bill.organization_id, p_bill_id, v_bill.vendor_id, v_account, p_method, v_bill.currency, p_amount_minor, p_paid_on,
    btrim(coalesce(p_reference, '')), v_entry, (select auth.uid()));
  perform private.refresh_bill_payments(p_bill_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.reverse_bill_payment(p_request_id uuid, p_bill_payment_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_bill_payment',
    jsonb_build_object('payment', p_bill_payment_id, 'reason', p_reason));
  v_payment public.bill_payments;
begin
  if v_known is not null then
    return p_bill_payment_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_payment from public.bill_payments
  where id = p_bill_payment_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_payment.organization_id);
  select * into v_payment from public.bill_payments where id = p_bill_payment_id;
  if v_payment.reversed_at is not null then
    perform private.fail('payment_already_decided', jsonb_build_object('status', 'reversed'));
  end if;
  update public.bill_payments set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_payment.entry_id, private.organization_today(v_payment.organization_id), btrim(p_reason))
  where id = p_bill_payment_id;
  perform private.refresh_bill_payments(v_payment.bill_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_bill_payment_id));
  return p_bill_payment_id;
end
$$;

create function public.pay_bill(p_request_id uuid, p_bill_id uuid, p_amount_minor bigint, p_paid_on date,
  p_method public.payment_method default 'transfer', p_account_id uuid default null, p_reference text default '')
returns uuid language sql set search_path = ''
as $$ select private.pay_bill(p_request_id, p_bill_id, p_amount_minor, p_paid_on, p_method, p_account_id, p_reference) $$;
comment on function public.pay_bill is
  'Pays an approved bill, whole or in part, from a cash account (operating cash when none is named). Returns the payment''s id. Errors: not_found, bill_moved, amount_not_positive, amount_exceeds_bill, date_in_future, date_too_old, account_not_allowed, method_not_allowed.';
create function public.reverse_bill_payment(p_request_id uuid, p_bill_payment_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_bill_payment(p_request_id, p_bill_payment_id, p_reason) $$;
comment on function public.reverse_bill_payment is
  'Undoes a payment of a bill: it is owed again. Errors: not_found, payment_already_decided, reason_missing.';
revoke execute on function private.pay_bill, public.pay_bill, private.reverse_bill_payment, public.reverse_bill_payment,
  private.refresh_bill_payments from public, anon, authenticated;
grant execute on function private.pay_bill, public.pay_bill, private.reverse_bill_payment, public.reverse_bill_payment
  to authenticated;
