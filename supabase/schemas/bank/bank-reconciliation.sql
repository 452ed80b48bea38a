create function private.close_reconciliation(p_bank_account_id uuid, p_ends_on date, p_closing_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bank public.bank_accounts;
  v_last public.bank_reconciliations;
  v_id uuid := gen_random_uuid();
  v_opening bigint;
  v_open integer;
  v_sum bigint;
  v_count integer;
begin
  select * into v_bank from public.bank_accounts where id = p_bank_account_id;
  perform private.require_record(v_bank.organization_id, 'money.write');
  perform private.lock_money(v_bank.organization_id);
  select * into v_last from public.bank_reconciliations where organization_id = v_bank.organization_id
    and bank_account_id = p_bank_account_id and reopened_at is null order by ends_on desc limit 1;
  if p_ends_on is null or p_ends_on > private.organization_today(v_bank.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('today', private.organization_today(v_bank.organization_id)));
  elsif p_closing_minor is null then
    perform private.fail('value_missing');
  elsif p_ends_on <= v_last.ends_on or p_ends_on < v_bank.opening_on then
    perform private.fail('already_reconciled', jsonb_build_object('ends_on', coalesce(v_last.ends_on, v_bank.opening_on)));
  end if;
  v_opening := coalesce(v_last.closing_minor, v_bank.opening_minor);
  select count(*) filter (where status = 'open'), coalesce(sum(amount_minor) filter (where status = 'matched'), 0), count(*)
    into v_open, v_sum, v_count
  from public.bank_lines where organization_id = v_bank.organization_id and bank_account_id = p_bank_account_id
    and reconciliation_id is null and occurred_on <= p_ends_on;
  if v_open > 0 then
    perform private.fail('lines_open', jsonb_build_object('count', v_open));
  elsif p_closing_minor <> v_opening + v_sum then
    perform private.fail('reconciliation_differs', jsonb_build_object('difference_minor', p_closing_minor - v_opening - v_sum));
  end if;
  insert into public.bank_reconciliations (id, organization_id, bank_account_id, ends_on, opening_minor, closing_minor, line_count, closed_by)
  values (v_id, v_bank.organization_id, p_bank_account_id, p_ends_on, v_opening, p_closing_minor, v_count, (select auth.uid()));
  update public.bank_lines set reconciliation_id = v_id where organization_id = v_bank.organization_id
    and bank_account_id = p_bank_account_id and reconciliation_id is null and occurred_on <= p_ends_on;
  return v_id;
end
$$;
select private.declare_verb('close_reconciliation', 'money.write', p_repeatable => true, p_comment =>
  'Closes a bank account up to a day, when no line up to it is open and opening + matched lines = the statement''s balance. Returns its id. Errors: not_found, date_in_future, value_missing, already_reconciled, lines_open, reconciliation_differs.');

create function private.reopen_reconciliation(p_reconciliation_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.bank_reconciliations;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_row from public.bank_reconciliations where id = p_reconciliation_id;
  perform private.require_record(v_row.organization_id, 'money.reverse');
  perform private.lock_money(v_row.organization_id);
  if (select id from public.bank_reconciliations where organization_id = v_row.organization_id
      and bank_account_id = v_row.bank_account_id and reopened_at is null order by ends_on desc limit 1)
    is distinct from p_reconciliation_id then
    perform private.fail('not_the_last');
  end if;
  update public.bank_reconciliations set reopened_at = now(), reopened_by = (select auth.uid()), reopen_reason = left(btrim(p_reason), 300)
  where id = p_reconciliation_id;
  update public.bank_lines set reconciliation_id = null
  where organization_id = v_row.organization_id and reconciliation_id = p_reconciliation_id;
  return p_reconciliation_id;
end
$$;
select private.declare_verb('reopen_reconciliation', 'money.reverse', p_repeatable => true, p_comment =>
  'Opens the last closed reconciliation of a bank account again, with a reason. Errors: not_found, not_the_last, reason_missing.');
