-- One rule of which accounts are written by hand, for entries, for what a bank line is said to be, and for what pays a bill.
create function private.is_written_by_hand(p_account public.accounts)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_account.deactivated_at is null and coalesce(p_account.system_key, '') not in
    ('receivables', 'prepaid_rent', 'deposits_held', 'currency_exchange')
$$;
comment on function private.is_written_by_hand is
  'Whether people may write to the account: it is active, and does not follow what tenants owe, have paid ahead and left as deposit, or what was exchanged.';
revoke execute on function private.is_written_by_hand from public, anon, authenticated;

create or replace function private.check_lines(p_organization_id uuid, p_lines jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_line record;
  v_account public.accounts;
begin
  for v_line in
    select l.account_id, l.currency, l.amount_minor, l.property_id from jsonb_to_recordset(coalesce(p_lines, '[]')) as l
      (account_id uuid, currency public.currency_code, amount_minor bigint, property_id uuid)
  loop
    select * into v_account from public.accounts where id = v_line.account_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('account_missing');
    elsif v_account.deactivated_at is not null then
      perform private.fail('account_inactive', jsonb_build_object('code', v_account.code));
    elsif not private.is_written_by_hand(v_account) then
      perform private.fail('account_reserved', jsonb_build_object('code', v_account.code));
    elsif v_line.currency is null or coalesce(v_line.amount_minor, 0) = 0 or abs(v_line.amount_minor) > 1000000000000000 then
      perform private.fail('amount_not_positive');
    elsif v_line.property_id is not null and not exists (
      select 1 from public.properties where id = v_line.property_id and organization_id = p_organization_id) then
      perform private.fail('property_missing');
    end if;
  end loop;
end
$$;

create or replace function private.pay_bill(
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
  select a.id into v_account from public.accounts a where a.organization_id = v_bill.organization_id and a.subtype = 'cash'
    and private.is_written_by_hand(a) and a.id = coalesce(p_account_id, private.account_id(v_bill.organization_id, 'operating_cash'));
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

create or replace function private.match_part(p_line public.bank_lines, p_bank public.bank_accounts, p_part jsonb)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_kind text := p_part ->> 'kind';
  v_amount bigint := (p_part ->> 'amount_minor')::bigint;
  v_made text := 'nothing';
  v_made_id uuid;
  v_entry uuid;
  v_line_id bigint;
  v_transfer uuid;
begin
  -- Whoever works in two organisations must not pay a bill of one from the bank of the other.
  if (v_kind = 'reported' and not exists (select 1 from public.payments
        where organization_id = p_line.organization_id and id = (p_part ->> 'id')::uuid))
    or (v_kind = 'lease' and not exists (select 1 from public.leases
        where organization_id = p_line.organization_id and id = (p_part ->> 'id')::uuid))
    or (v_kind = 'bill' and not exists (select 1 from public.bills
        where organization_id = p_line.organization_id and id = (p_part ->> 'id')::uuid)) then
    perform private.fail('not_found');
  end if;
  if v_kind = 'entry' then
    select l.id, l.amount_minor into v_line_id, v_amount from public.journal_lines l
    where l.id = (p_part ->> 'id')::bigint and l.organization_id = p_line.organization_id and l.account_id = p_bank.account_id
      and l.currency = p_bank.currency and not exists (select 1 from public.bank_matches m where m.journal_line_id = l.id);
    if not found then
      perform private.fail('entry_not_open');
    end if;
  elsif v_kind = 'reported' then
    perform private.confirm_payment(gen_random_uuid(), (p_part ->> 'id')::uuid, p_bank.account_id);
    select p.entry_id, coalesce(x.received_minor, p.amount_minor) into v_entry, v_amount
    from public.payments p left join public.payment_exchanges x on x.payment_id = p.id where p.id = (p_part ->> 'id')::uuid;
  elsif v_kind = 'lease' then
    v_made := 'payment';
    -- Rent agreed in the other currency says what of it this pays, and at which rate.
    v_made_id := private.record_payment(gen_random_uuid(), (p_part ->> 'id')::uuid,
      coalesce((p_part ->> 'counts_minor')::bigint, v_amount), p_line.occurred_on, 'transfer', left(p_line.reference, 80),
      p_bank.account_id, case when p_part ? 'counts_minor' then v_amount end, (p_part ->> 'rate')::numeric, p_part ->> 'rate_source',
      (p_part ->> 'rated_on')::date);
    select entry_id into v_entry from public.payments where id = v_made_id;
  elsif v_kind = 'bill' then
    v_made := 'bill_payment';
    v_made_id := private.pay_bill(gen_random_uuid(), (p_part ->> 'id')::uuid, -v_amount, p_line.occurred_on, 'transfer',
      p_bank.account_id, left(p_line.reference, 80));
    select entry_id into v_entry from public.bill_payments where id = v_made_id;
  elsif v_kind = 'account' then
    if not exists (select 1 from public.accounts a where a.organization_id = p_line.organization_id
        and a.id = (p_part ->> 'id')::uuid and a.id <> p_bank.account_id and private.is_written_by_hand(a)
        and a.subtype not in ('receivable', 'payable', 'deposits_held')) then
      perform private.fail('account_not_allowed');
    elsif p_part ->> 'property_id' is not null and not exists (select 1 from public.properties p
        where p.organization_id = p_line.organization_id and p.id = (p_part ->> 'property_id')::uuid) then
      perform private.fail('property_missing');
    elsif coalesce(v_amount, 0) = 0 then
      perform private.fail('amount_not_positive');
    end if;
    v_made := 'entry';
    v_entry := private.post_currency_lines(p_line.organization_id, 'bank_transaction', p_line.occurred_on, p_bank.currency, jsonb_build_array(
      jsonb_build_object('account_id', p_bank.account_id, 'amount', v_amount, 'property_id', p_part ->> 'property_id'),
      jsonb_build_object('account_id', p_part ->> 'id', 'amount', -v_amount, 'property_id', p_part ->> 'property_id')),
      coalesce(nullif(btrim(p_part ->> 'description'), ''), p_line.description));
    v_made_id := v_entry;
  else
    perform private.fail('value_malformed');
  end if;
  if v_entry is not null and not exists (select 1 from public.journal_lines where organization_id = p_line.organization_id
      and entry_id = v_entry and account_id = p_bank.account_id and currency = p_bank.currency) then
    perform private.fail('currency_mismatch');
  end if;
  if v_line_id is null then
    select c.journal_line_id, c.transfer_entry_id into v_line_id, v_transfer
    from private.cash_line_of(v_entry, p_bank, v_amount, p_line.occurred_on) c;
  end if;
  insert into public.bank_matches (organization_id, bank_line_id, journal_line_id, amount_minor, made, made_id, transfer_entry_id, created_by)
  values (p_line.organization_id, p_line.id, v_line_id, v_amount, v_made, v_made_id, v_transfer, (select auth.uid()));
  return v_amount;
end
$$;
