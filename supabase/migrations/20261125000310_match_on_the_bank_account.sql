-- What a bank shows belongs on the bank's own account: what it pays is posted there at once. Only what was confirmed before, on
-- another account, moves over from the account that has it, with its property.
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
    select entry_id, amount_minor into v_entry, v_amount from public.payments where id = (p_part ->> 'id')::uuid;
  elsif v_kind = 'lease' then
    v_made := 'payment';
    v_made_id := private.record_payment(gen_random_uuid(), (p_part ->> 'id')::uuid, v_amount, p_line.occurred_on, 'transfer',
      left(p_line.reference, 80), p_bank.account_id);
    select entry_id into v_entry from public.payments where id = v_made_id;
  elsif v_kind = 'bill' then
    v_made := 'bill_payment';
    v_made_id := private.pay_bill(gen_random_uuid(), (p_part ->> 'id')::uuid, -v_amount, p_line.occurred_on, 'transfer',
      p_bank.account_id, left(p_line.reference, 80));
    select entry_id into v_entry from public.bill_payments where id = v_made_id;
  elsif v_kind = 'account' then
    if not exists (select 1 from public.accounts a where a.organization_id = p_line.organization_id
        and a.id = (p_part ->> 'id')::uuid and a.id <> p_bank.account_id
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
  if v_entry is not null and (select currency from public.journal_lines where organization_id = p_line.organization_id
      and entry_id = v_entry limit 1) is distinct from p_bank.currency then
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

create or replace function private.cash_line_of(p_entry_id uuid, p_bank public.bank_accounts, p_amount_minor bigint, p_on date)
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
