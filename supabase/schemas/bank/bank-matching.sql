create function private.bank_line_for_verb(p_bank_line_id uuid)
returns public.bank_lines
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_line public.bank_lines;
begin
  select * into v_line from public.bank_lines where id = p_bank_line_id;
  perform private.require_record(v_line.organization_id, 'money.write');
  perform private.lock_money(v_line.organization_id);
  select * into v_line from public.bank_lines where id = p_bank_line_id;
  if v_line.reconciliation_id is not null then
    perform private.fail('line_reconciled');
  end if;
  return v_line;
end
$$;
comment on function private.bank_line_for_verb is
  'The line under the money lock; refuses with not_found or line_reconciled.';

create function private.cash_line_of(p_entry_id uuid, p_bank public.bank_accounts, p_amount_minor bigint, p_on date)
returns table (journal_line_id bigint, transfer_entry_id uuid)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid;
  v_from public.journal_lines;
begin
  return query select l.id, null::uuid from public.journal_lines l
    where l.organization_id = p_bank.organization_id and l.entry_id = p_entry_id and l.account_id = p_bank.account_id
      and l.amount_minor = p_amount_minor limit 1;
  if not found then
    select l.* into v_from from public.journal_lines l join public.accounts a on a.id = l.account_id and a.subtype = 'cash'
    where l.organization_id = p_bank.organization_id and l.entry_id = p_entry_id and sign(l.amount_minor) = sign(p_amount_minor)
    order by l.amount_minor = p_amount_minor desc, l.id limit 1;
    v_entry := private.post_currency_lines(p_bank.organization_id, 'cash_transfer', p_on, p_bank.currency, jsonb_build_array(
      jsonb_build_object('account_id', p_bank.account_id, 'amount', p_amount_minor, 'property_id', v_from.property_id),
      jsonb_build_object('account_id', coalesce(v_from.account_id, private.account_id(p_bank.organization_id, 'operating_cash')),
        'amount', -p_amount_minor, 'property_id', v_from.property_id)), p_bank.name);
    return query select l.id, v_entry from public.journal_lines l
      where l.organization_id = p_bank.organization_id and l.entry_id = v_entry and l.account_id = p_bank.account_id;
  end if;
end
$$;
comment on function private.cash_line_of is
  'The line of an entry on the bank''s cash account, moved there when the entry has its cash on another one.';

-- What a vendor gave back of a credit note comes into the bank; what a bill is paid with leaves it.
create function private.match_part(p_line public.bank_lines, p_bank public.bank_accounts, p_part jsonb)
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
    perform private.confirm_payment((p_part ->> 'id')::uuid, p_bank.account_id);
    select p.entry_id, coalesce(x.received_minor, p.amount_minor) into v_entry, v_amount
    from public.payments p left join public.payment_exchanges x on x.payment_id = p.id where p.id = (p_part ->> 'id')::uuid;
  elsif v_kind = 'lease' then
    v_made := 'payment';
    -- Rent agreed in the other currency says what of it this pays, and at which rate.
    v_made_id := private.record_payment((p_part ->> 'id')::uuid,
      coalesce((p_part ->> 'counts_minor')::bigint, v_amount), p_line.occurred_on, 'transfer', left(p_line.reference, 80),
      p_bank.account_id, case when p_part ? 'counts_minor' then v_amount end, (p_part ->> 'rate')::numeric, p_part ->> 'rate_source',
      (p_part ->> 'rated_on')::date);
    select entry_id into v_entry from public.payments where id = v_made_id;
  elsif v_kind = 'bill' then
    v_made := 'bill_payment';
    -- Money that a vendor gave back comes in.
    v_made_id := private.pay_bill((p_part ->> 'id')::uuid,
      case when (select is_credit from public.bills where id = (p_part ->> 'id')::uuid) then v_amount else -v_amount end, p_line.occurred_on, 'transfer',
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
comment on function private.match_part is
  'One part of a bank line: a line of the books, a reported payment that this confirms, a payment for a lease, a payment of a bill, or an entry on an account. Returns its amount, money in positive.';

create function private.match_bank_line(p_bank_line_id uuid, p_parts jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_line public.bank_lines;
  v_bank public.bank_accounts;
  v_part jsonb;
  v_sum bigint := 0;
begin
  v_line := private.bank_line_for_verb(p_bank_line_id);
  if v_line.status <> 'open' then
    perform private.fail('line_settled');
  elsif jsonb_typeof(p_parts) is distinct from 'array' or jsonb_array_length(p_parts) not between 1 and 50 then
    perform private.fail('parts_missing');
  end if;
  select * into strict v_bank from public.bank_accounts where id = v_line.bank_account_id;
  for v_part in select value from jsonb_array_elements(p_parts) loop
    v_sum := v_sum + private.match_part(v_line, v_bank, v_part);
  end loop;
  if v_sum <> v_line.amount_minor then
    perform private.fail('parts_differ', jsonb_build_object('difference_minor', v_line.amount_minor - v_sum));
  end if;
  update public.bank_lines set matched_minor = amount_minor where id = p_bank_line_id;
  return p_bank_line_id;
end
$$;
select private.declare_verb('match_bank_line', 'money.write', p_repeatable => true, p_comment =>
  'Says what a bank line is, in one part or several that sum to it: [{kind: entry (id of a journal line) | reported (payment) | lease | bill | account, id, amount_minor (money in positive), property_id, description}]. Errors: not_found, line_settled, line_reconciled, parts_missing, parts_differ, entry_not_open, account_not_allowed, property_missing, currency_mismatch and those of the verbs that record, confirm and pay.');

create function private.ignore_bank_line(p_bank_line_id uuid, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_line public.bank_lines;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_line := private.bank_line_for_verb(p_bank_line_id);
  if v_line.status = 'matched' then
    perform private.fail('line_settled');
  end if;
  update public.bank_lines set ignored_at = now(), ignore_reason = left(btrim(p_reason), 300) where id = p_bank_line_id;
end
$$;
select private.declare_verb('ignore_bank_line', 'money.write', p_comment =>
  'Leaves a bank line out, with a reason. Errors: not_found, line_settled, line_reconciled, reason_missing.');

create function private.undo_bank_line(p_bank_line_id uuid, p_reason text default '', p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_line public.bank_lines;
  v_match public.bank_matches;
begin
  v_line := private.bank_line_for_verb(p_bank_line_id);
  for v_match in delete from public.bank_matches where bank_line_id = p_bank_line_id returning * loop
    continue when v_match.made = 'nothing' and v_match.transfer_entry_id is null;
    perform private.require_permission(v_line.organization_id, 'money.reverse');
    if coalesce(btrim(p_reason), '') = '' then
      perform private.fail('reason_missing');
    end if;
    if v_match.transfer_entry_id is not null then
      perform private.reverse_entry(v_match.transfer_entry_id, private.posting_day(v_line.organization_id, p_on,
        private.day_of_entry(v_match.transfer_entry_id)), btrim(p_reason));
    end if;
    -- What somebody took back already on its own page stays as it is.
    if v_match.made = 'payment' and exists (select 1 from public.payments where id = v_match.made_id and status = 'confirmed') then
      perform private.reverse_payment(v_match.made_id, btrim(p_reason), p_on);
    elsif v_match.made = 'bill_payment' and exists (select 1 from public.bill_payments
        where id = v_match.made_id and reversed_at is null) then
      perform private.reverse_bill_payment(v_match.made_id, btrim(p_reason), p_on);
    elsif v_match.made = 'entry' and not exists (select 1 from public.journal_entries
        where organization_id = v_line.organization_id and reverses_entry_id = v_match.made_id) then
      perform private.reverse_entry(v_match.made_id,
        private.posting_day(v_line.organization_id, p_on, private.day_of_entry(v_match.made_id)), btrim(p_reason));
    end if;
  end loop;
  update public.bank_lines set matched_minor = 0, ignored_at = null, ignore_reason = null where id = p_bank_line_id;
  return p_bank_line_id;
end
$$;
select private.declare_verb('undo_bank_line', 'money.reverse, money.write', p_repeatable => true, p_comment =>
  'Opens a bank line again: what was made for it is reversed, with the reason, on the day given, or today; what was there before only loses its link, and a reported payment that it confirmed stays confirmed. Errors: not_found, line_reconciled, not_allowed, reason_missing, date_in_future, date_before_corrected (first), period_closed.');
