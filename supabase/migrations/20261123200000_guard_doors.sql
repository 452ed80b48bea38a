-- Doors of verbs that answer in the product's words also where a row's own limits refuse what a verb let pass.
create function private.refuse_raw(p_state text, p_table text, p_constraint text, p_column text)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_rule pg_catalog.pg_constraint;
  v_fields text[] := array_remove(array[nullif(p_column, '')], null);
begin
  select * into v_rule from pg_catalog.pg_constraint
  where conname = p_constraint and conrelid = to_regclass(format('public.%I', p_table));
  if v_rule.oid is not null then
    v_fields := array(select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = v_rule.conrelid and a.attnum = any (v_rule.conkey) order by array_position(v_rule.conkey, a.attnum));
  end if;
  perform private.fail(
    case
      when p_state = '23505' then 'already_exists'
      when p_state = '23503' then 'not_found'
      when p_state = '23P01' then 'overlaps'
      when p_state = '23502' then 'value_missing'
      when p_state = '22001' then 'value_too_long'
      when p_state = '23514' and pg_get_constraintdef(v_rule.oid) like '%length(%' then 'text_length'
      when p_state like '23%' or p_state in ('22003', '2201W', '2201X', '0A000') then 'value_out_of_range'
      else 'value_malformed'
    end, jsonb_build_object('fields', v_fields));
end
$$;
comment on function private.refuse_raw is
  'Says in the product''s words what a constraint or a type refused: a code, and the columns that it is about.';
grant execute on function private.refuse_raw to authenticated, service_role;

create function private.guard_door(p_name text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_door record;
  v_call text;
begin
  select p.oid, p.prosrc, p.proretset, p.prorettype, l.lanname, pg_get_function_arguments(p.oid) as arguments,
    pg_get_function_result(p.oid) as result
  into strict v_door
  from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
  where p.proname = p_name and p.pronamespace = 'public'::regnamespace;
  v_call := regexp_replace(v_door.prosrc, '^\s*select\s+|[\s;]+$', '', 'gi');
  if v_door.lanname <> 'sql' or v_call !~* '^(\* from )?private\.\w+\(.*\)$' then
    raise exception '% is no door', p_name;
  end if;
  execute format($sql$
    create or replace function public.%I(%s) returns %s language plpgsql set search_path = '' as $door$
    #variable_conflict use_column
    declare
      v_table text; v_constraint text; v_column text;
    begin
      %s;
    exception when data_exception or integrity_constraint_violation or feature_not_supported then
      get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
      perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
      raise;
    end
    $door$ $sql$,
    p_name, v_door.arguments, v_door.result,
    case
      when v_door.prorettype = 'void'::regtype then 'perform ' || v_call
      when v_door.proretset then 'return query select ' || v_call
      else 'return ' || regexp_replace(v_call, '^\* from ', '', 'i')
    end);
end
$$;
comment on function private.guard_door is
  'Writes a door (select private.verb(…)) again so that it answers a violated constraint, and a value that a type refuses, with a code of the product.';
revoke execute on function private.guard_door from public, anon, authenticated;

select private.guard_door(name) from unnest(array[
  -- leases
  'create_lease', 'save_lease_draft', 'delete_lease_draft', 'record_paper_signature', 'call_off_lease', 'send_lease',
  'send_amendment', 'recall_contract', 'refuse_contract', 'save_contract_particulars', 'give_notice', 'withdraw_notice',
  'renew_lease', 'draft_renewal', 'add_rent_step', 'change_lease_tenants', 'set_lease_guarantors', 'settle_deposit',
  'terminate_lease', 'backdate_rent', 'preview_rent_change',
  -- charges
  'add_charge', 'reverse_charge', 'credit_charge', 'reverse_charge_credit', 'add_recurring_charge', 'end_recurring_charge',
  'save_late_fee_rule', 'remove_late_fee_rule', 'inherit_late_fee', 'record_meter_reading', 'remove_meter_reading',
  'post_month', 'preview_month',
  -- payments
  'record_payment', 'report_payment', 'confirm_payment', 'reject_payment', 'reverse_payment', 'bounce_payment',
  'refund_payment', 'refund_credit', 'request_card_refund', 'start_card_payment', 'save_online_payments',
  'set_card_credentials', 'agree_payment_plan', 'cancel_payment_plan', 'request_payment_plan', 'answer_plan_request',
  'withdraw_plan_request', 'start_autopay', 'change_autopay', 'resume_autopay', 'cancel_autopay',
  -- bills and the bank
  'save_bill', 'submit_bill', 'decide_bill', 'delete_bill', 'void_bill', 'set_approval_limit', 'pay_bill',
  'reverse_bill_payment', 'repeat_bill', 'change_recurring_bill', 'import_bank_lines', 'match_bank_line', 'ignore_bank_line',
  'undo_bank_line', 'close_reconciliation', 'reopen_reconciliation',
  -- books
  'create_account', 'change_account', 'close_period', 'reopen_period', 'post_journal_entry', 'reverse_journal_entry',
  'post_opening_balances', 'convert_currency', 'distribute_to_owners', 'reverse_distribution', 'set_budget_amounts',
  'copy_budget', 'set_budget_note',
  -- taxes
  'save_fiscal_profile', 'add_ncf_range', 'retire_ncf_range', 'issue_fiscal_invoice', 'cancel_fiscal_invoice',
  'issue_credit_note', 'record_withholding', 'check_tax_form', 'file_tax_form', 'reopen_tax_form', 'save_accounting_names',
  'record_accounting_export'
]) as name;
