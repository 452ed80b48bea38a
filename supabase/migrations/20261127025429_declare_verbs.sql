SET local check_function_bodies = off;

DROP FUNCTION "private"."activate_autopay"(uuid, text, text);

DROP FUNCTION "private"."add_charge"(uuid, uuid, public.charge_kind, bigint, date, text, date, date);

DROP FUNCTION "private"."add_ncf_range"(uuid, uuid, text, public.ncf_kind, bigint, bigint, date);

DROP FUNCTION "private"."add_recurring_charge"(uuid, uuid, public.charge_kind, bigint, date, date, text);

DROP FUNCTION "private"."add_rent_step"(uuid, uuid, date, bigint);

DROP FUNCTION "private"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone);

DROP FUNCTION "private"."admin_export_waitlist"(text, text, timestamp WITH time zone, uuid);

DROP FUNCTION "private"."admin_list_contact_messages"(text, text, timestamp WITH time zone, uuid, integer);

DROP FUNCTION "private"."admin_list_users"(text, timestamp WITH time zone, uuid, integer);

DROP FUNCTION "private"."admin_list_waitlist"(text, text, timestamp WITH time zone, uuid, integer);

DROP FUNCTION "private"."agree_payment_plan"(uuid, uuid, jsonb, text);

DROP FUNCTION "private"."apply_vendor_credit"(uuid, uuid, uuid, bigint, date);

DROP FUNCTION "private"."ask_for_document"(uuid, uuid, text, text, date);

DROP FUNCTION "private"."backdate_rent"(uuid, uuid, date, bigint, text);

DROP FUNCTION "private"."bounce_payment"(uuid, uuid, text, bigint, text, date);

DROP FUNCTION "private"."call_off_lease"(uuid, uuid, text);

DROP FUNCTION "private"."cancel_fiscal_invoice"(uuid, uuid, text);

DROP FUNCTION "private"."cancel_payment_plan"(uuid, uuid);

DROP FUNCTION "private"."cancel_reservation"(uuid, text);

DROP FUNCTION "private"."carry_over_autopay"(uuid, uuid, uuid, bigint, integer, text, text);

DROP FUNCTION "private"."change_account"(uuid, text, text, text, text, boolean, public.cash_holding);

DROP FUNCTION "private"."change_lease_tenants"(uuid, uuid, uuid[]);

DROP FUNCTION "private"."change_recurring_bill"(uuid, boolean, date, boolean);

DROP FUNCTION "private"."claim_lease_verb"(uuid, uuid, text, text, jsonb);

DROP FUNCTION "private"."claim_personal_request"(uuid, text, jsonb);

DROP FUNCTION "private"."close_organization"(uuid, uuid, text);

DROP FUNCTION "private"."close_period"(uuid, uuid, date);

DROP FUNCTION "private"."close_reconciliation"(uuid, uuid, date, bigint);

DROP FUNCTION "private"."collect_parcel"(uuid, boolean);

DROP FUNCTION "private"."confirm_payment"(uuid, uuid, uuid, bigint, bigint, numeric, text, date);

DROP FUNCTION "private"."convert_currency"(uuid, uuid, date, uuid, public.currency_code, bigint, uuid, bigint, numeric, text, date, text);

DROP FUNCTION "private"."copy_budget"(uuid, integer, uuid, public.currency_code, text, integer, integer);

DROP FUNCTION "private"."correct_bill_receipt"(uuid, uuid, jsonb);

DROP FUNCTION "private"."count_visit"(text, text, text);

DROP FUNCTION "private"."create_account"(uuid, uuid, text, text, text, text, public.cash_holding);

DROP FUNCTION "private"."create_application"(uuid, uuid, uuid, date, integer, bigint, public.currency_code, boolean, text, jsonb, jsonb);

DROP FUNCTION
  "private"."create_lease"(uuid, uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer, bigint,
  integer, date, boolean);

DROP FUNCTION "private"."create_organization"(uuid, text, public.organization_kind, public.currency_code);

DROP FUNCTION "private"."create_property"(uuid, uuid, jsonb, jsonb, jsonb, jsonb);

DROP FUNCTION "private"."credit_charge"(uuid, uuid, public.charge_credit_kind, bigint, text, date);

DROP FUNCTION "private"."credit_rent_after_end"(uuid, uuid, text);

DROP FUNCTION "private"."day_argument"(date);

DROP FUNCTION "private"."day_of_deed"(uuid, date, date);

DROP FUNCTION "private"."decide_application"(uuid, uuid, public.application_status, text);

DROP FUNCTION "private"."decide_bill"(uuid, uuid, boolean, text);

DROP FUNCTION "private"."decide_document_request"(uuid, uuid, boolean, text);

DROP FUNCTION "private"."decide_reservation"(uuid, boolean, text);

DROP FUNCTION "private"."delete_lease_draft"(uuid, uuid);

DROP FUNCTION "private"."distribute_to_owners"(uuid, uuid, public.currency_code, date, jsonb, public.payment_method, uuid, text, boolean, numeric, text, date);

DROP FUNCTION "private"."draft_renewal"(uuid, uuid, date, date, bigint, integer, bigint, uuid[]);

DROP FUNCTION "private"."end_sessions"(uuid);

DROP FUNCTION "private"."exchange_arguments"(bigint, numeric, text, date);

DROP FUNCTION "private"."finish_bureau_check"(uuid, text, text, text);

DROP FUNCTION "private"."give_notice"(uuid, uuid, public.notice_party, date, date, text, text);

DROP FUNCTION "private"."guard_door"(text);

DROP FUNCTION "private"."import_bank_lines"(uuid, uuid, text, jsonb);

DROP FUNCTION "private"."import_portfolio"(uuid, uuid, jsonb, boolean);

DROP FUNCTION "private"."import_units"(uuid, uuid, jsonb, boolean);

DROP FUNCTION "private"."invite_member"(uuid, uuid, text, public.membership_role);

DROP FUNCTION "private"."invite_tenant"(uuid, uuid);

DROP FUNCTION "private"."issue_credit_note"(uuid, uuid, uuid[], text);

DROP FUNCTION "private"."issue_debit_note"(uuid, uuid, uuid[], text, numeric, text);

DROP FUNCTION "private"."issue_fiscal_invoice"(uuid, uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text);

DROP FUNCTION "private"."issue_invitation"(uuid, text, uuid, text, public.membership_role, uuid);

DROP FUNCTION "private"."issue_purchase_receipt"(uuid, uuid, public.ncf_kind);

DROP FUNCTION "private"."leave_organization"(uuid, uuid);

DROP FUNCTION "private"."list_activity"(uuid, text[], bigint, integer);

DROP FUNCTION "private"."list_published_listings"(integer);

DROP FUNCTION "private"."list_security_events"(bigint, integer);

DROP FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean);

DROP FUNCTION "private"."mark_ncf_unusable"(uuid, uuid, bigint, bigint, text, date);

DROP FUNCTION "private"."match_bank_line"(uuid, uuid, jsonb);

DROP FUNCTION "private"."moderate_post"(uuid, boolean, text);

DROP FUNCTION "private"."move_application"(uuid, uuid, text, text, text);

DROP FUNCTION "private"."move_cash"(uuid, uuid, uuid, uuid, public.currency_code, bigint, date, uuid, text);

DROP FUNCTION "private"."move_closing"(uuid, uuid, text, date, text);

DROP FUNCTION "private"."move_maintenance"(uuid, uuid, public.maintenance_status, text);

DROP FUNCTION "private"."move_to_unit"(uuid, uuid, uuid, date, date, bigint, integer, bigint, text, public.currency_code);

DROP FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text);

DROP FUNCTION "private"."open_maintenance"(uuid, uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean);

DROP FUNCTION "private"."override_application_score"(uuid, uuid, integer, text);

DROP FUNCTION "private"."owner_balances"(uuid, uuid, date);

DROP FUNCTION "private"."owner_balances_of"(uuid, date);

DROP FUNCTION "private"."pass_on_bill"(uuid, uuid, uuid[], public.charge_kind, text, date, text, jsonb);

DROP FUNCTION "private"."pay_bill"(uuid, uuid, bigint, date, public.payment_method, uuid, text);

DROP FUNCTION "private"."plan_maintenance"(uuid, uuid, public.maintenance_priority, public.maintenance_stage, uuid, date);

DROP FUNCTION "private"."post_journal_entry"(uuid, uuid, date, text, jsonb);

DROP FUNCTION "private"."post_month"(uuid, uuid, date);

DROP FUNCTION "private"."post_opening_balances"(uuid, uuid, date, jsonb, jsonb);

DROP FUNCTION "private"."publish_post"(uuid, uuid, public.community_post_kind, uuid, text);

DROP FUNCTION "private"."rate_maintenance"(uuid, uuid, integer, text);

DROP FUNCTION "private"."read_notice"(uuid, boolean);

DROP FUNCTION "private"."read_report_file_entries"(uuid, integer);

DROP FUNCTION "private"."recall_contract"(uuid, uuid, text);

DROP FUNCTION "private"."record_accounting_export"(uuid, uuid, public.export_format, public.currency_code, date, date, boolean, bigint, integer, text, text, uuid);

DROP FUNCTION "private"."record_card_settlement"(uuid, uuid, uuid, date, text, bigint, bigint, text);

DROP FUNCTION "private"."record_held_deposit"(uuid, uuid, bigint, date, uuid, boolean, text);

DROP FUNCTION "private"."record_meter_reading"(uuid, uuid, date, numeric, bigint, text);

DROP FUNCTION "private"."record_paper_signature"(uuid, uuid);

DROP FUNCTION "private"."record_payment"(uuid, uuid, bigint, date, public.payment_method, text, uuid, bigint, numeric, text, date);

DROP FUNCTION "private"."record_withholding"(uuid, uuid, date, bigint, bigint);

DROP FUNCTION "private"."refund_credit"(uuid, uuid, bigint, public.payment_method, text, date);

DROP FUNCTION "private"."refund_payment"(uuid, uuid, bigint, public.payment_method, text, text, date);

DROP FUNCTION "private"."refuse_contract"(uuid, uuid, text);

DROP FUNCTION "private"."reject_payment"(uuid, uuid, text);

DROP FUNCTION "private"."remove_member"(uuid, uuid, uuid);

DROP FUNCTION "private"."renew_lease"(uuid, uuid, date, date, bigint, integer, bigint, uuid[]);

DROP FUNCTION "private"."reopen_application"(uuid, uuid);

DROP FUNCTION "private"."reopen_period"(uuid, uuid, date, text);

DROP FUNCTION "private"."reopen_reconciliation"(uuid, uuid, text);

DROP FUNCTION "private"."repeat_bill"(uuid, uuid, integer, date, date, integer, boolean);

DROP FUNCTION "private"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]);

DROP FUNCTION "private"."report_aged_receivables"(uuid, date, uuid[]);

DROP FUNCTION "private"."report_deposits_held"(uuid, date, uuid[]);

DROP FUNCTION "private"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer);

DROP FUNCTION "private"."report_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, text);

DROP FUNCTION "private"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]);

DROP FUNCTION "private"."report_payment"(uuid, uuid, bigint, date, public.payment_method, text, text, bigint, numeric, text, date);

DROP FUNCTION "private"."report_rent_parts"(uuid, date, uuid[]);

DROP FUNCTION "private"."report_rent_roll"(uuid, date, uuid[], uuid, integer);

DROP FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]);

DROP FUNCTION "private"."report_vacancy"(uuid, date, date, uuid[]);

DROP FUNCTION "private"."request_card_refund"(uuid, uuid, bigint, text);

DROP FUNCTION "private"."request_payment_plan"(uuid, uuid, integer, date, text);

DROP FUNCTION "private"."request_report_file"(uuid, uuid, date, date, uuid, text);

DROP FUNCTION "private"."reserve_area"(uuid, uuid, timestamp WITH time zone, text);

DROP FUNCTION "private"."reverse_bill_payment"(uuid, uuid, text, date);

DROP FUNCTION "private"."reverse_card_settlement"(uuid, uuid, text);

DROP FUNCTION "private"."reverse_charge"(uuid, uuid, text, date);

DROP FUNCTION "private"."reverse_charge_credit"(uuid, uuid, text, date);

DROP FUNCTION "private"."reverse_distribution"(uuid, uuid, text, date);

DROP FUNCTION "private"."reverse_journal_entry"(uuid, uuid, text, date);

DROP FUNCTION "private"."reverse_payment"(uuid, uuid, text, date);

DROP FUNCTION "private"."run_organization_jobs"(uuid, timestamp WITH time zone);

DROP FUNCTION "private"."save_accounting_names"(uuid, public.accounting_system, jsonb, text, text);

DROP FUNCTION "private"."save_bill"(uuid, uuid, uuid, jsonb, jsonb);

DROP FUNCTION "private"."save_common_area"(public.common_areas);

DROP FUNCTION "private"."save_condition_item"(uuid, uuid, text, text, public.item_condition, text);

DROP FUNCTION "private"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint);

DROP FUNCTION "private"."save_late_fee_rule"(uuid, uuid, uuid, uuid, public.currency_code, jsonb, boolean);

DROP FUNCTION
  "private"."save_lease_draft"(uuid, uuid, uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer,
  bigint, integer, date, boolean);

DROP FUNCTION "private"."save_listing"(uuid, text, text, text, text, text, text, bigint, public.currency_code, integer, date, uuid[]);

DROP FUNCTION "private"."save_notice"(uuid, uuid, uuid, jsonb);

DROP FUNCTION "private"."save_property"(uuid, jsonb, jsonb, jsonb, date);

DROP FUNCTION "private"."search_records"(uuid, text, integer);

DROP FUNCTION "private"."send_amendment"(uuid, uuid, text, boolean);

DROP FUNCTION "private"."send_contract"(uuid, uuid, text, text, boolean);

DROP FUNCTION "private"."send_lease"(uuid, uuid, text, boolean);

DROP FUNCTION "private"."send_message"(uuid, uuid, text, jsonb);

DROP FUNCTION "private"."send_owner_statement"(uuid, uuid, text, text, date, date, public.accounting_basis, public.currency_code, uuid);

DROP FUNCTION "private"."set_approval_limit"(uuid, public.currency_code, bigint);

DROP FUNCTION "private"."set_card_credentials"(uuid, public.card_processor, text, boolean);

DROP FUNCTION "private"."set_lease_guarantors"(uuid, uuid, uuid[]);

DROP FUNCTION "private"."set_property_owners"(uuid, jsonb, date);

DROP FUNCTION "private"."set_tenant_departure"(uuid, uuid, uuid, date, uuid);

DROP FUNCTION "private"."set_usual_accounts"(uuid, uuid, uuid);

DROP FUNCTION "private"."settle_card_refund"(uuid, boolean, text, text);

DROP FUNCTION "private"."settle_deposit"(uuid, uuid, date, jsonb, public.payment_method, uuid, date);

DROP FUNCTION "private"."start_application_review"(uuid, uuid);

DROP FUNCTION "private"."start_autopay"(uuid, uuid, bigint, bigint, bigint, integer, text, text);

DROP FUNCTION "private"."start_bureau_check"(uuid, uuid);

DROP FUNCTION "private"."start_card_payment"(uuid, uuid, bigint, bigint);

DROP FUNCTION "private"."start_card_test"(uuid, uuid);

DROP FUNCTION "private"."submit_application"(uuid, uuid);

DROP FUNCTION "private"."submit_bill"(uuid, uuid);

DROP FUNCTION "private"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer);

DROP FUNCTION "private"."take_autopay_charges"(timestamp WITH time zone, integer);

DROP FUNCTION "private"."take_back_held_deposit"(uuid, uuid, text, date);

DROP FUNCTION "private"."take_card_payments_to_check"(timestamp WITH time zone, integer);

DROP FUNCTION "private"."take_card_refunds_to_check"(timestamp WITH time zone, integer);

DROP FUNCTION "private"."take_outgoing_mail"(integer);

DROP FUNCTION "private"."take_report_file"(uuid, timestamp WITH time zone);

DROP FUNCTION "private"."take_sealed_with_other_keys"(text, integer);

DROP FUNCTION "private"."terminate_lease"(uuid, uuid, date, text);

DROP FUNCTION "private"."tidy_public_forms"(timestamp WITH time zone);

DROP FUNCTION "private"."transfer_ownership"(uuid, uuid, uuid, text);

DROP FUNCTION "private"."undo_bank_import"(uuid, uuid);

DROP FUNCTION "private"."undo_bank_line"(uuid, uuid, text, date);

DROP FUNCTION "private"."value_checks"();

DROP FUNCTION "private"."void_bill"(uuid, uuid, text, date);

DROP FUNCTION "private"."withdraw_application"(uuid, uuid, text);

DROP FUNCTION "private"."withdraw_notice"(uuid, uuid, text, boolean);

DROP FUNCTION "private"."write_maintenance_message"(uuid, uuid, text, boolean);

DROP FUNCTION "public"."activate_autopay"(uuid, text, text);

DROP FUNCTION "public"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone);

DROP FUNCTION "public"."apply_to_listing"(text, text, jsonb, date, text, text, text);

DROP FUNCTION "public"."area_busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone);

DROP FUNCTION "public"."autopay_consent"(text);

DROP FUNCTION "public"."cash_positions"(uuid);

DROP FUNCTION "public"."confirm_application"(text);

DROP FUNCTION "public"."confirm_waitlist"(text);

DROP FUNCTION "public"."contract_facts"(uuid);

DROP FUNCTION "public"."count_notice_people"(uuid, jsonb);

DROP FUNCTION "public"."count_visit"(text, text, text);

DROP FUNCTION "public"."enqueue_mail"(text, text, text, jsonb, text, text);

DROP FUNCTION "public"."find_listing_photo"(text, text);

DROP FUNCTION "public"."finish_bureau_check"(uuid, text, text, text);

DROP FUNCTION "public"."forget_autopay_card"(uuid);

DROP FUNCTION "public"."forget_removed_files"(bigint[]);

DROP FUNCTION "public"."house_rule_readers"(uuid);

DROP FUNCTION "public"."join_waitlist"(text, text, text, text);

DROP FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text);

DROP FUNCTION "public"."keep_mail_content"(uuid, jsonb);

DROP FUNCTION "public"."late_fees_paid_in_time"(uuid, bigint, date);

DROP FUNCTION "public"."lease_exchange_rate"(uuid);

DROP FUNCTION "public"."leave_owner_mail"(text);

DROP FUNCTION "public"."leave_waitlist"(text);

DROP FUNCTION "public"."list_activity"(uuid, text[], bigint, integer);

DROP FUNCTION "public"."list_members"(uuid);

DROP FUNCTION "public"."list_published_listings"(integer);

DROP FUNCTION "public"."mail_analysis"(text, text, text, jsonb, text);

DROP FUNCTION "public"."mail_invitation"(text, uuid, text);

DROP FUNCTION "public"."maintenance_workers"(uuid);

DROP FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean);

DROP FUNCTION "public"."mark_mail_sent"(uuid, text);

DROP FUNCTION "public"."meter_payer"(uuid, date);

DROP FUNCTION "public"."my_carriable_autopays"();

DROP FUNCTION "public"."my_contracts"();

DROP FUNCTION "public"."neighbour_units"(uuid);

DROP FUNCTION "public"."open_card_payment"(uuid, text, text);

DROP FUNCTION "public"."open_invitation"(text, text);

DROP FUNCTION "public"."owner_balances"(uuid, date);

DROP FUNCTION "public"."person_account_email"(uuid);

DROP FUNCTION "public"."preview_message"(uuid, text);

DROP FUNCTION "public"."property_vacancies"(uuid);

DROP FUNCTION "public"."read_card_credentials"(uuid, public.card_processor);

DROP FUNCTION "public"."read_card_payment"(uuid);

DROP FUNCTION "public"."read_card_refund"(uuid);

DROP FUNCTION "public"."read_invitation"(text);

DROP FUNCTION "public"."read_listing"(text);

DROP FUNCTION "public"."read_report_as"(uuid, text, jsonb);

DROP FUNCTION "public"."read_report_file_entries"(uuid, integer);

DROP FUNCTION "public"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text);

DROP FUNCTION "public"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]);

DROP FUNCTION "public"."report_aged_receivables"(uuid, date, uuid[]);

DROP FUNCTION "public"."report_deposits_held"(uuid, date, uuid[]);

DROP FUNCTION "public"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer);

DROP FUNCTION "public"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]);

DROP FUNCTION "public"."report_rent_parts"(uuid, date, uuid[]);

DROP FUNCTION "public"."report_rent_roll"(uuid, date, uuid[], uuid, integer);

DROP FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]);

DROP FUNCTION "public"."report_unplaced_months"(uuid, integer);

DROP FUNCTION "public"."report_vacancy"(uuid, date, date, uuid[]);

DROP FUNCTION "public"."run_organization_jobs"(uuid, timestamp WITH time zone);

DROP FUNCTION "public"."search_records"(uuid, text, integer);

DROP FUNCTION "public"."send_contact_message"(text, text, text, text, text, text, text);

DROP FUNCTION "public"."settle_card_payment"(uuid, jsonb);

DROP FUNCTION "public"."settle_card_refund"(uuid, boolean, text, text);

DROP FUNCTION "public"."sign_contract"(uuid, text, text, text, text, text);

DROP FUNCTION "public"."start_autopay_charge"(uuid, timestamp WITH time zone);

DROP FUNCTION "public"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer);

DROP FUNCTION "public"."take_autopay_charges"(timestamp WITH time zone, integer);

DROP FUNCTION "public"."take_card_payments_to_check"(timestamp WITH time zone, integer);

DROP FUNCTION "public"."take_card_refunds_to_check"(timestamp WITH time zone, integer);

DROP FUNCTION "public"."take_files_to_remove"(integer);

DROP FUNCTION "public"."take_outgoing_mail"(integer);

DROP FUNCTION "public"."take_report_file"(uuid, timestamp WITH time zone);

DROP FUNCTION "public"."take_sealed_with_other_keys"(text, integer);

DROP FUNCTION "public"."tenant_statement"(uuid, integer);

DROP FUNCTION "public"."tidy_public_forms"(timestamp WITH time zone);

DROP FUNCTION "public"."was_request_done"(uuid);

ALTER TABLE "private"."requests"
  ALTER COLUMN "arguments" DROP DEFAULT;

ALTER TABLE "private"."requests"
  ALTER COLUMN "arguments" TYPE text USING "arguments"::text;

CREATE OR REPLACE FUNCTION private.activate_autopay (
  p_card_payment_id uuid,
  p_sealed          text,
  p_expires         text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_autopay public.autopays;
  v_former public.autopays;
  v_card public.card_payments;
begin
  select * into v_autopay from public.autopays where card_payment_id = p_card_payment_id;
  if not found then
    return null;
  end if;
  perform private.lock_money(v_autopay.organization_id);
  select * into strict v_autopay from public.autopays where id = v_autopay.id for update;
  select * into strict v_card from public.card_payments where id = p_card_payment_id;
  if v_autopay.status <> 'pending' or v_card.status <> 'approved' then
    return v_autopay.id;
  end if;
  insert into private.autopay_cards (autopay_id, sealed) values (v_autopay.id, p_sealed);
  -- A new card takes the place of the former one, with what was announced for it.
  select * into v_former from public.autopays where lease_id = v_autopay.lease_id and status in ('active', 'paused') for update;
  if found then
    update public.autopay_charges set autopay_id = v_autopay.id where autopay_id = v_former.id and status = 'announced';
    perform private.stop_autopay(v_former, 'cancelled', 'replaced');
  end if;
  update public.autopays set status = 'active', card_brand = v_card.card_brand, card_last4 = v_card.card_last4,
    card_expires = p_expires, counts_from = private.organization_today(v_autopay.organization_id) + 1
  where id = v_autopay.id returning * into v_autopay;
  perform private.tell_of_started_autopay(v_autopay);
  return v_autopay.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_charge (
  p_lease_id     uuid,
  p_kind         public.charge_kind,
  p_amount_minor bigint,
  p_due_on       date,
  p_description  text               DEFAULT ''::text,
  p_period_start date               DEFAULT NULL::date,
  p_period_end   date               DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  if v_lease.status in ('draft', 'sent', 'partially_signed') then
    perform private.fail('lease_not_in_force');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_kind = 'other' and coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing');
  end if;
  perform private.lock_money(v_lease.organization_id);
  begin
    v_id := private.post_charge(v_lease, p_kind, p_amount_minor, p_due_on, private.organization_today(v_lease.organization_id),
      p_period_start, p_period_end, coalesce(btrim(p_description), ''));
  exception when unique_violation then
    perform private.fail('charge_exists');
  end;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_ncf_range (
  p_organization_id uuid,
  p_series          text,
  p_kind            public.ncf_kind,
  p_first           bigint,
  p_last            bigint,
  p_expires_on      date            DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if p_series is null or p_series not in ('B', 'E') or p_first is null or p_last is null or p_first < 1 or p_last < p_first
    or p_last > (case p_series when 'B' then 99999999 else 9999999999 end) then
    perform private.fail('ncf_range_malformed');
  elsif p_expires_on < private.organization_today(p_organization_id) then
    perform private.fail('ncf_range_expired');
  end if;
  begin
    insert into public.ncf_ranges (id, organization_id, series, ncf_kind, ncf_type, first_number, last_number, next_number, expires_on)
    values (v_id, p_organization_id, p_series, p_kind, private.ncf_type(p_series, p_kind), p_first, p_last, p_first, p_expires_on);
  exception when exclusion_violation then
    perform private.fail('ncf_range_overlaps');
  end;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_recurring_charge (
  p_lease_id     uuid,
  p_kind         public.charge_kind,
  p_amount_minor bigint,
  p_starts_on    date,
  p_ends_on      date               DEFAULT NULL::date,
  p_description  text               DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  v_today := private.organization_today(v_lease.organization_id);
  if p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_kind = 'other' and coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing');
  elsif p_starts_on is null or p_starts_on < greatest(v_lease.starts_on, v_today - 366) or p_ends_on < p_starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.recurring_charges (id, organization_id, lease_id, kind, description, currency, amount_minor, starts_on, ends_on)
  values (v_id, v_lease.organization_id, p_lease_id, p_kind, coalesce(btrim(p_description), ''), v_lease.currency, p_amount_minor,
    p_starts_on, p_ends_on);
  -- A month that has begun is charged at once, so that nobody waits for the timer to see it.
  perform private.post_recurring_charges(v_lease.organization_id, v_today);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_rent_step (
  p_lease_id   uuid,
  p_starts_on  date,
  p_rent_minor bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_last_charged date;
  v_last_day date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'add_rent_step');
  v_last_charged := coalesce(v_lease.charged_through, v_lease.bill_from - 1);
  v_last_day := coalesce(v_lease.ended_on, case when v_lease.status <> 'month_to_month' then v_lease.ends_on end);
  if p_rent_minor is null or p_rent_minor < 0 then
    perform private.fail('rent_not_positive');
  elsif p_starts_on is null or p_starts_on < v_lease.starts_on or p_starts_on > v_last_day then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on, 'ends_on', v_last_day));
  elsif p_starts_on <= v_last_charged then
    perform private.fail('days_already_charged', jsonb_build_object('charged_through', v_last_charged));
  end if;
  -- A change that is not charged yet may be thought over: the later word counts.
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_lease.organization_id, p_lease_id, v_lease.currency, p_starts_on, p_rent_minor)
  on conflict (lease_id, starts_on) do update set rent_minor = excluded.rent_minor;
  perform private.write_lease_event(v_lease, 'rent_changed', jsonb_build_object('starts_on', p_starts_on,
    'rent_minor', p_rent_minor, 'currency', v_lease.currency, 'before_minor', (select rent_minor from public.lease_rent_steps
      where lease_id = p_lease_id and starts_on < p_starts_on order by starts_on desc limit 1)));
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_report_file_part (
  p_id       uuid,
  p_position integer,
  p_content  text,
  p_entries  integer,
  p_last     jsonb                    DEFAULT NULL::jsonb,
  p_is_last  boolean                  DEFAULT false,
  p_now      timestamp with time zone DEFAULT now()
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.report_files;
begin
  select * into v_file from public.report_files where id = p_id for update;
  if not found or v_file.status <> 'working' or v_file.part_count <> p_position then
    return false;
  end if;
  insert into public.report_file_parts (report_file_id, position, organization_id, content)
  values (p_id, p_position, v_file.organization_id, p_content);
  update public.report_files set part_count = part_count + 1, byte_count = byte_count + octet_length(p_content),
    done_count = done_count + p_entries, entry_count = greatest(entry_count, done_count + p_entries),
    after_on = coalesce((p_last ->> 'on')::date, after_on), after_number = coalesce((p_last ->> 'number')::bigint, after_number),
    taken_until = case when p_is_last then null else p_now + interval '60 seconds' end,
    status = case when p_is_last then 'done' else status end, finished_at = case when p_is_last then p_now end
  where id = p_id returning * into v_file;
  if p_is_last then
    update public.report_files set entry_count = done_count where id = p_id;
    perform private.mail_user(v_file.requested_by, 'report_file_ready', jsonb_build_object('organization', o.name,
      'from', v_file.starts_on, 'to', v_file.ends_on, 'entries', v_file.done_count), 'report-file/' || p_id)
    from public.organizations o where o.id = v_file.organization_id;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_export_waitlist (
  p_search    text                     DEFAULT ''::text,
  p_state     text                     DEFAULT NULL::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    id           uuid,
    email        text,
    language     text,
    source       text,
    created_at   timestamp with time zone,
    confirmed_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_platform_admin('admin_export_waitlist');
  return query select * from private.find_waitlist_entries(p_search, p_state, p_before, p_before_id, 1000);
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_list_contact_messages (
  p_search    text                     DEFAULT ''::text,
  p_state     text                     DEFAULT NULL::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    email       text,
    reader      text,
    language    text,
    message     text,
    created_at  timestamp with time zone,
    answered_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_platform_admin('admin_list_contact_messages');
  return query
    select m.id, m.name, m.email, m.reader, m.language, m.message, m.created_at, m.answered_at
    from private.contact_messages m
    where (p_before is null or (m.created_at, m.id) < (p_before, p_before_id))
      and (coalesce(p_search, '') = '' or strpos(lower(concat_ws(' ', m.name, m.email, m.message)), lower(btrim(p_search))) > 0)
      and (p_state is null or (p_state = 'answered') = (m.answered_at is not null))
    order by m.created_at desc, m.id desc
    limit least(greatest(coalesce(p_limit, 50), 1), 200);
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_list_users (
  p_search    text                     DEFAULT ''::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    email           text,
    full_name       text,
    user_type       public.user_type,
    created_at      timestamp with time zone,
    last_sign_in_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_platform_admin('admin_list_users');
  return query
    select p.id, u.email::text, p.full_name, p.user_type, p.created_at, u.last_sign_in_at
    from public.profiles p join auth.users u on u.id = p.id
    where (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
      and (coalesce(p_search, '') = '' or u.email ilike '%' || p_search || '%' or p.full_name ilike '%' || p_search || '%')
    order by p.created_at desc, p.id desc
    limit least(greatest(coalesce(p_limit, 50), 1), 200);
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_list_waitlist (
  p_search    text                     DEFAULT ''::text,
  p_state     text                     DEFAULT NULL::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id           uuid,
    email        text,
    language     text,
    source       text,
    created_at   timestamp with time zone,
    confirmed_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_platform_admin('admin_list_waitlist');
  return query select * from private.find_waitlist_entries(p_search, p_state, p_before, p_before_id,
    least(greatest(coalesce(p_limit, 50), 1), 200));
end
$function$;

CREATE OR REPLACE FUNCTION private.agree_payment_plan (
  p_lease_id    uuid,
  p_instalments jsonb,
  p_note        text  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_open bigint;
  v_total numeric;
  v_count integer;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  v_open := (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= v_today);
  select coalesce(sum(amount_minor), 0), count(*) into v_total, v_count
  from jsonb_to_recordset(coalesce(p_instalments, '[]')) as i (due_on date, amount_minor bigint);
  if v_open = 0 then
    perform private.fail('nothing_owed');
  elsif v_count not between 1 and 36 then
    perform private.fail('instalments_missing');
  elsif exists (select 1 from jsonb_to_recordset(p_instalments) as i (due_on date, amount_minor bigint)
    where i.due_on is null or i.due_on < v_today or i.due_on > v_today + 1096 or coalesce(i.amount_minor, 0) <= 0) then
    perform private.fail('instalment_invalid');
  elsif v_total <> v_open then
    perform private.fail('instalments_sum', jsonb_build_object('owed_minor', v_open));
  elsif exists (select 1 from public.payment_plans where lease_id = p_lease_id and cancelled_at is null
    and exists (select 1 from public.charges c where c.lease_id = p_lease_id and c.due_on <= agreed_on and c.outstanding_minor > 0)) then
    perform private.fail('plan_exists');
  end if;
  insert into public.payment_plans (id, organization_id, lease_id, currency, agreed_on, total_minor, note, created_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, v_today, v_open, btrim(coalesce(p_note, '')), (select auth.uid()));
  insert into public.payment_plan_instalments (organization_id, plan_id, lease_id, position, due_on, amount_minor)
  select v_lease.organization_id, v_id, p_lease_id, row_number() over (order by i.due_on), i.due_on, i.amount_minor
  from jsonb_to_recordset(p_instalments) as i (due_on date, amount_minor bigint);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_plan_request (
  p_plan_request_id uuid,
  p_answer          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.plan_requests;
begin
  select * into v_request from public.plan_requests where id = p_plan_request_id for update;
  perform private.require_record(v_request.organization_id, 'money.write');
  if coalesce(btrim(p_answer), '') = '' then
    perform private.fail('reason_missing');
  elsif v_request.status = 'answered' and v_request.answer = btrim(p_answer) then
    return p_plan_request_id;
  elsif v_request.status <> 'open' then
    perform private.fail('plan_request_closed');
  end if;
  perform private.decide_plan_request(v_request, 'answered', btrim(p_answer));
  return p_plan_request_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_vendor_credit (
  p_credit_id    uuid,
  p_bill_id      uuid,
  p_amount_minor bigint,
  p_on           date   DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_credit public.bills;
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
  v_on date;
  v_left bigint;
  v_entry uuid;
begin
  v_credit := private.bill_for_verb(p_credit_id, 'money.write', '{approved,partially_paid}');
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid}');
  v_left := least(-v_credit.outstanding_minor, v_bill.outstanding_minor);
  if not v_credit.is_credit or v_bill.is_credit or (v_bill.organization_id, v_bill.vendor_id, v_bill.currency)
    is distinct from (v_credit.organization_id, v_credit.vendor_id, v_credit.currency) then
    perform private.fail('credit_not_of_bill', '{"fields": ["bill_id"]}');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  elsif p_amount_minor > v_left then
    perform private.fail('amount_exceeds_bill', jsonb_build_object('outstanding_minor', v_left, 'fields', jsonb_build_array('amount_minor')));
  end if;
  v_on := private.posting_day(v_bill.organization_id, p_on,
    greatest(private.first_day_of_bill(v_bill), private.first_day_of_bill(v_credit)));
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill_payment', v_on, v_bill.currency, jsonb_build_array(
    jsonb_build_object('account', 'payables', 'amount', p_amount_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account', 'payables', 'amount', -p_amount_minor, 'property_id', v_credit.property_id)),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), v_credit.ncf));
  insert into public.bill_payments (id, organization_id, bill_id, vendor_id, settled_with, currency, amount_minor, paid_on, reference,
    entry_id, created_by)
  values (v_id, v_bill.organization_id, p_bill_id, v_bill.vendor_id, p_credit_id, v_bill.currency, p_amount_minor, v_on, v_credit.ncf,
      v_entry, (select auth.uid())),
    (gen_random_uuid(), v_bill.organization_id, p_credit_id, v_bill.vendor_id, p_bill_id, v_bill.currency, p_amount_minor, v_on,
      v_bill.ncf, v_entry, (select auth.uid()));
  perform private.refresh_bill_payments(p_bill_id);
  perform private.refresh_bill_payments(p_credit_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_document (
  p_lease_id uuid,
  p_name     text,
  p_reason   text,
  p_due_on   date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
begin
  select * into v_lease from public.leases where id = p_lease_id for update;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  v_today := private.organization_today(v_lease.organization_id);
  if v_lease.status <> 'signed' and not private.is_occupying(v_lease.status) then
    perform private.fail('lease_not_in_force');
  elsif char_length(btrim(coalesce(p_name, ''))) not between 1 and 120 or char_length(btrim(coalesce(p_reason, ''))) > 600 then
    perform private.fail('document_request_invalid');
  elsif p_due_on is null or p_due_on < v_today or p_due_on > v_today + 366 then
    perform private.fail('document_due_invalid');
  elsif (select count(*) from public.document_requests
      where lease_id = p_lease_id and status in ('requested', 'handed_in', 'refused')) >= 20 then
    perform private.fail('too_many_document_requests');
  end if;
  insert into public.document_requests (id, organization_id, lease_id, name, reason, due_on, created_by)
  values (v_id, v_lease.organization_id, p_lease_id, btrim(p_name), btrim(coalesce(p_reason, '')), p_due_on, (select auth.uid()));
  perform private.mail_user(lt.user_id, 'document_requested', jsonb_build_object('lease_id', p_lease_id, 'name', btrim(p_name),
      'reason', btrim(coalesce(p_reason, '')), 'due_on', p_due_on,
      'landlord', (select name from public.organizations where id = v_lease.organization_id)),
    private.document_mail_key(v_id, lt.user_id))
  from public.lease_parties lt
  where lt.organization_id = v_lease.organization_id and lt.lease_id = p_lease_id and lt.user_id is not null
    and private.wants_notification(lt.user_id, 'document_requested', 'email');
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.backdate_rent (
  p_lease_id   uuid,
  p_starts_on  date,
  p_rent_minor bigint,
  p_note       text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_before bigint;
  v_result jsonb;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_rent_change(p_lease_id, p_starts_on, p_rent_minor, p_note);
  v_before := (select rent_minor from public.lease_rent_steps where lease_id = p_lease_id and starts_on < p_starts_on
    order by starts_on desc limit 1);
  v_result := private.apply_rent_change(v_lease, p_starts_on, p_rent_minor, left(btrim(p_note), 200),
    private.organization_today(v_lease.organization_id));
  perform private.write_lease_event(v_lease, 'rent_changed', jsonb_build_object('starts_on', p_starts_on,
    'rent_minor', p_rent_minor, 'currency', v_lease.currency, 'before_minor', v_before));
  return v_result;
end
$function$;

CREATE OR REPLACE FUNCTION private.balances_of_owners (
  p_organization_id uuid,
  p_property_id     uuid,
  p_as_of           date
)
  RETURNS TABLE (
    owner_key          text,
    owner_name         text,
    identity_number    text,
    share_basis_points integer,
    currency           public.currency_code,
    earned_minor       bigint,
    withheld_minor     bigint,
    drawn_minor        bigint,
    due_minor          bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with terms as (
    select t.starts_on, t.ends_on, t.owners from private.owner_terms(p_organization_id, p_property_id) t
  ), owners as (
    select t.starts_on, t.ends_on, o.position, private.owner_key(o.name, o.number) as key, o.name, o.number, o.share,
      sum(o.share) over (partition by t.starts_on order by o.position) as through
    from terms t
    cross join lateral (
      select x.n as position, x.owner ->> 'name' as name, x.owner ->> 'identity_number' as number,
        (x.owner ->> 'share_basis_points')::integer as share
      from jsonb_array_elements(t.owners) with ordinality x (owner, n)
      union all
      select 1, '', '', 10000 where t.owners = '[]'
    ) o
  ), earned as (
    select t.starts_on, c.currency, -sum(c.amount_minor * e.sign) as amount
    from terms t
    cross join lateral (values (least(p_as_of, t.ends_on) + 1, 1), (t.starts_on, -1)) e (day, sign)
    cross join lateral private.account_openings(p_organization_id, e.day, 'cash', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
    where t.starts_on <= p_as_of
    group by 1, 2
  ), drawn as (
    select t.starts_on, c.currency, sum(c.amount_minor * e.sign) as amount
    from terms t
    cross join lateral (values (t.ends_on + 1, 1), (t.starts_on, -1)) e (day, sign)
    cross join lateral private.account_openings(p_organization_id, e.day, 'accrual', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.system_key = 'owner_draw'
    group by 1, 2
  ), withheld as (
    select t.starts_on, w.currency, sum(w.amount_minor) as amount
    from private.withheld_for_owners(p_organization_id, array[p_property_id]) w
    join terms t on w.occurred_on between t.starts_on and t.ends_on
    where w.occurred_on <= p_as_of
    group by 1, 2
  ), given as (
    select d.owner_key, max(d.owner_name) as name, max(d.identity_number) as number, d.currency, t.starts_on,
      sum(d.amount_minor * case when e.id = d.entry_id then 1 else -1 end) as amount
    from public.owner_distributions d
    join public.journal_entries e on e.organization_id = d.organization_id and e.id in (d.entry_id, d.reversal_entry_id)
    join terms t on e.occurred_on between t.starts_on and t.ends_on
    where d.organization_id = p_organization_id and d.property_id = p_property_id
    group by 1, 4, 5
  ), parts as (
    -- What was drawn without saying by whom is everybody's, by their shares; rounding the running sum keeps every cent.
    select o.key, k.code,
      round(coalesce(e.amount, 0) * o.through / 10000) - round(coalesce(e.amount, 0) * (o.through - o.share) / 10000) as earned,
      round(coalesce(w.amount, 0) * o.through / 10000) - round(coalesce(w.amount, 0) * (o.through - o.share) / 10000) as withheld,
      round(u.amount * o.through / 10000) - round(u.amount * (o.through - o.share) / 10000) as drawn
    from owners o
    cross join unnest(enum_range(null::public.currency_code)) as k (code)
    left join earned e on e.starts_on = o.starts_on and e.currency = k.code
    left join withheld w on w.starts_on = o.starts_on and w.currency = k.code
    left join drawn d on d.starts_on = o.starts_on and d.currency = k.code
    cross join lateral (
      select coalesce(d.amount, 0) - coalesce((select sum(x.amount) from given x
        where x.currency = k.code and x.starts_on = o.starts_on), 0) as amount) u
  ), people as (
    select o.key, (array_agg(o.name order by o.starts_on desc))[1] as name, (array_agg(o.number order by o.starts_on desc))[1] as number,
      coalesce(sum(o.share) filter (where o.ends_on = '2200-12-31'), 0)::integer as share,
      max(o.ends_on) as through, min(o.position) filter (where o.ends_on = '2200-12-31') as position
    from owners o group by 1
  ), sums as (
    select p.key, p.code, sum(p.earned) as earned, sum(p.withheld) as withheld, sum(p.drawn) + coalesce((select sum(x.amount) from given x
      where x.currency = p.code and x.owner_key = p.key), 0) as drawn
    from parts p group by 1, 2
  )
  select o.key, o.name, o.number, o.share, s.code, s.earned::bigint, s.withheld::bigint, s.drawn::bigint,
    (s.earned - s.withheld - s.drawn)::bigint
  from people o join sums s on s.key = o.key
  -- Whoever sold is there as long as something is theirs.
  where o.share > 0 or s.earned - s.withheld <> s.drawn
  order by s.code, o.position nulls last, o.through desc, o.name
$function$;

CREATE OR REPLACE FUNCTION private.bank_account_to_fill (
  p_bank_account_id uuid,
  p_lines           jsonb
)
  RETURNS public.bank_accounts
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_account public.bank_accounts;
begin
  select * into v_account from public.bank_accounts where id = p_bank_account_id;
  perform private.require_record(v_account.organization_id, 'money.write');
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0 then
    perform private.fail('lines_missing');
  elsif jsonb_array_length(p_lines) > 5000 then
    perform private.fail('too_many_lines');
  end if;
  perform private.check_days('{occurred_on,occurred_on}', min((l ->> 'occurred_on')::date), max((l ->> 'occurred_on')::date))
  from jsonb_array_elements(p_lines) l;
  return v_account;
end
$function$;

CREATE OR REPLACE FUNCTION private.bank_line_for_verb (
  p_bank_line_id uuid
)
  RETURNS public.bank_lines
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.bill_for_verb (
  p_bill_id    uuid,
  p_permission text,
  p_statuses   public.bill_status[]
)
  RETURNS public.bills
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
begin
  select * into v_bill from public.bills where id = p_bill_id;
  perform private.require_record(v_bill.organization_id, p_permission);
  perform private.lock_money(v_bill.organization_id);
  select * into v_bill from public.bills where id = p_bill_id;
  if v_bill.id is null or v_bill.status <> all (p_statuses) then
    perform private.fail('bill_moved', jsonb_build_object('status', v_bill.status));
  end if;
  return v_bill;
end
$function$;

CREATE OR REPLACE FUNCTION private.bounce_payment (
  p_payment_id      uuid,
  p_reason          text,
  p_fee_minor       bigint DEFAULT 0,
  p_fee_description text   DEFAULT ''::text,
  p_on              date   DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
  v_lease public.leases;
  v_today date;
begin
  if coalesce(p_fee_minor, 0) < 0 then
    perform private.fail('amount_not_positive');
  end if;
  -- The whole is one transaction, which this request keeps from happening twice.
  perform private.reverse_payment(p_payment_id, p_reason, p_on);
  if p_fee_minor > 0 then
    select * into strict v_payment from public.payments where id = p_payment_id;
    select * into strict v_lease from public.leases where id = v_payment.lease_id;
    v_today := coalesce(p_on, private.organization_today(v_lease.organization_id));
    perform private.post_charge(v_lease, 'returned_payment', p_fee_minor, v_today, v_today, null, null,
      coalesce(btrim(p_fee_description), ''));
  end if;
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.bureau_question (
  p_check_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', c.id, 'full_name', a.full_name, 'identity_type', a.identity_type,
    'identity_number', a.identity_number, 'consent_version', a.consent_version, 'consented_at', a.consented_at)
  from public.bureau_checks c join public.application_applicants a on a.id = c.applicant_id
  where c.id = p_check_id and c.organization_id in (select private.my_organization_ids('people.write'))
$function$;

CREATE OR REPLACE FUNCTION private.call_off_lease (
  p_lease_id uuid,
  p_reason   text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_lease public.leases;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'call_off_lease');
  if v_reason = '' then
    perform private.fail('reason_missing');
  elsif exists (select 1 from public.payments where lease_id = p_lease_id and status = 'reported') then
    perform private.fail('payment_to_decide');
  end if;
  perform private.undo_lease_money(v_lease, v_reason);
  -- No day of it is left to charge.
  update public.leases set status = 'terminated', called_off_at = now(), called_off_reason = v_reason,
    charged_through = greatest(ends_on, bill_from)
  where id = p_lease_id;
  -- The lease that it was to follow runs on as if it had never been, unless its next days are promised again.
  begin
    update public.leases set ended_on = null
    where id = v_lease.renews_lease_id and status in ('active', 'month_to_month');
  exception when exclusion_violation then
    null;
  end;
  if v_lease.moved_from_lease_id is not null then
    perform private.stay_in_unit(v_lease, v_reason);
  end if;
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_fiscal_invoice (
  p_invoice_id uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invoice public.fiscal_invoices;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  if coalesce(p_reason, '') !~ '^(0[1-9]|10)$' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('note_stays');
  elsif exists (select 1 from public.fiscal_invoices where organization_id = v_invoice.organization_id and modifies_id = p_invoice_id
      and cancelled_on is null)
    -- A credit note takes charges off a debit note, and names the receipt.
    or exists (select 1 from public.fiscal_invoice_charges where invoice_id = p_invoice_id and not is_live) then
    perform private.fail('invoice_has_note');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  end if;
  perform private.require_open_form(v_invoice.organization_id, '607', v_invoice.issued_on);
  perform private.require_open_form(v_invoice.organization_id, '608', v_invoice.issued_on);
  -- The ITBIS goes with the receipt; the rent stays owed, and may get another receipt.
  perform private.release_charges(p_invoice_id, array(select charge_id from public.fiscal_invoice_charges
    where invoice_id = p_invoice_id and is_live and is_itbis), v_invoice.ncf);
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice_id and is_live;
  update public.fiscal_invoices set cancelled_on = private.organization_today(v_invoice.organization_id), cancellation_reason = p_reason
  where id = p_invoice_id;
  return p_invoice_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_payment_plan (
  p_plan_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_plan public.payment_plans;
begin
  select * into v_plan from public.payment_plans where id = p_plan_id;
  perform private.require_record(v_plan.organization_id, 'money.write');
  perform private.lock_money(v_plan.organization_id);
  update public.payment_plans set cancelled_at = now() where id = p_plan_id and cancelled_at is null;
  return p_plan_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_reservation (
  p_reservation_id uuid,
  p_reason         text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reservation public.area_reservations;
  v_is_office boolean;
begin
  select * into v_reservation from public.area_reservations
  where id = p_reservation_id and (organization_id in (select private.my_organization_ids('portfolio.write'))
    or lease_id in (select private.my_living_lease_ids())) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  v_is_office := v_reservation.organization_id in (select private.my_organization_ids('portfolio.write'));
  if v_reservation.status = 'cancelled' then
    return;
  elsif v_reservation.status = 'refused' or v_reservation.ends_at <= now() then
    perform private.fail('reservation_decided');
  elsif v_is_office and v_reservation.lease_id is not null and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = 'cancelled', reason = btrim(coalesce(p_reason, '')), decided_at = now()
  where id = p_reservation_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.carry_over_autopay (
  p_autopay_id      uuid,
  p_lease_id        uuid,
  p_limit_minor     bigint,
  p_pays_on         integer,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_from public.autopays := private.my_autopay(p_autopay_id);
  v_settings public.online_payment_settings;
  v_card private.autopay_cards;
  v_new public.autopays;
begin
  -- Whoever forgets cards takes the row first or finds it shared.
  select * into v_card from private.autopay_cards where autopay_id = p_autopay_id for update;
  if not exists (select 1 from private.carriable_autopays((select auth.uid())) o
      where o.autopay_id = p_autopay_id and o.lease_id = p_lease_id) then
    perform private.fail('autopay_over');
  end if;
  select * into strict v_settings from public.online_payment_settings where organization_id = v_from.organization_id;
  perform private.check_autopay_terms(v_settings, p_limit_minor, p_pays_on, p_consent_version, p_language);
  insert into public.autopays (organization_id, lease_id, user_id, status, processor, currency, limit_minor, pays_on, consent_version,
    consent_language, carried_from, card_brand, card_last4, card_expires, counts_from)
  values (v_from.organization_id, p_lease_id, v_from.user_id, 'active', v_from.processor, v_from.currency, p_limit_minor, p_pays_on,
    p_consent_version, case when p_language = 'en' then 'en' else 'es' end, v_from.id, v_from.card_brand, v_from.card_last4,
    v_from.card_expires, private.organization_today(v_from.organization_id) + 1)
  returning * into v_new;
  insert into private.autopay_cards (autopay_id, sealed, sealed_for)
  values (v_new.id, v_card.sealed, coalesce(v_card.sealed_for, v_card.autopay_id));
  perform private.tell_of_started_autopay(v_new);
  return v_new.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_account (
  p_account_id      uuid,
  p_code            text,
  p_name            text,
  p_subtype         text,
  p_cash_flow_class text                DEFAULT NULL::text,
  p_is_active       boolean             DEFAULT true,
  p_held_for        public.cash_holding DEFAULT NULL::public.cash_holding
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_account public.accounts;
  v_held_for public.cash_holding;
  v_usual public.organizations;
begin
  select * into v_account from public.accounts where id = p_account_id;
  perform private.require_record(v_account.organization_id, 'money.write');
  -- An entry that is being posted to it, or a choice of it as a usual account, is waited for.
  perform private.lock_money(v_account.organization_id);
  select * into v_account from public.accounts where id = p_account_id for update;
  if v_account.system_key is not null then
    perform private.fail('account_protected');
  end if;
  perform private.check_account(p_code, p_name, p_subtype);
  v_held_for := case when p_subtype <> 'cash' then 'own' else coalesce(p_held_for, v_account.held_for) end;
  -- Reports of months that are over stay as they were, and money does not change hands by a name.
  if (v_account.subtype <> p_subtype or v_account.held_for <> v_held_for) and exists (
    select 1 from public.journal_lines
    where organization_id = v_account.organization_id and account_id = p_account_id
  ) then
    perform private.fail('account_has_entries');
  end if;
  select * into v_usual from public.organizations
  where id = v_account.organization_id and p_account_id in (payments_account_id, deposits_account_id);
  if found and (not p_is_active or p_subtype <> 'cash' or (v_usual.payments_account_id = p_account_id and v_held_for = 'deposits')
      or (v_usual.deposits_account_id = p_account_id and v_held_for = 'owners')) then
    perform private.fail('account_is_usual');
  end if;
  begin
    update public.accounts set code = p_code, name = btrim(p_name), kind = private.kind_of_subtype(p_subtype),
      subtype = p_subtype, cash_flow_class = case when p_subtype <> 'cash' then coalesce(p_cash_flow_class, 'operating') end,
      held_for = v_held_for, deactivated_at = case when not p_is_active then coalesce(deactivated_at, now()) end
    where id = p_account_id;
  exception when unique_violation then
    perform private.fail('account_code_taken');
  end;
  return p_account_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_lease_tenants (
  p_lease_id   uuid,
  p_person_ids uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_before uuid[];
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'change_lease_tenants');
  v_before := private.lease_party_ids(p_lease_id, private.organization_today(v_lease.organization_id));
  -- The first one, and whoever is to be the first one, leave by set_tenant_departure, which asks who follows.
  if p_person_ids is null or exists (select 1 from public.lease_tenants
    where lease_id = p_lease_id and is_primary and person_id = any (v_before) and not person_id = any (p_person_ids)) then
    perform private.fail('primary_tenant_stays');
  elsif not exists (select 1 from unnest(p_person_ids) x where not exists (select 1 from public.lease_tenants t
    where t.lease_id = p_lease_id and t.person_id = x and t.left_on >= private.organization_today(v_lease.organization_id))) then
    perform private.fail('last_tenant_stays');
  end if;
  perform private.set_tenants(v_lease, p_person_ids);
  perform private.write_lease_event(v_lease, 'tenants_changed', jsonb_build_object(
    'added', private.names_of(array(select x from unnest(p_person_ids) x where not x = any (v_before))),
    'removed', private.names_of(array(select x from unnest(v_before) x where not x = any (p_person_ids)))));
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_recurring_bill (
  p_recurring_bill_id uuid,
  p_is_paused         boolean,
  p_ends_on           date    DEFAULT NULL::date,
  p_is_approved       boolean DEFAULT NULL::boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.recurring_bills set paused_at = case when p_is_paused then coalesce(paused_at, now()) end, ends_on = p_ends_on,
    is_approved = coalesce(p_is_approved, is_approved), last_error = null
  where id = p_recurring_bill_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_distribution (
  p_property      public.properties,
  p_currency      public.currency_code,
  p_paid_on       date,
  p_parts         jsonb,
  p_method        public.payment_method,
  p_is_beyond_due boolean
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_part record;
begin
  perform private.check_entry_day(p_property.organization_id, p_paid_on);
  if p_currency is null or jsonb_typeof(p_parts) is distinct from 'array' or jsonb_array_length(p_parts) not between 1 and 20 then
    perform private.fail('distribution_empty');
  elsif p_method is null or p_method::text not in ('transfer', 'cash', 'cheque') then
    perform private.fail('method_not_allowed');
  elsif (select count(distinct d.owner) < count(*) from jsonb_to_recordset(p_parts) as d (owner text)) then
    perform private.fail('owner_twice');
  end if;
  for v_part in
    select d.amount_minor, b.owner_key, b.owner_name, b.due_minor
    from jsonb_to_recordset(p_parts) as d (owner text, amount_minor bigint)
    left join private.balances_of_owners(p_property.organization_id, p_property.id, p_paid_on) b
      on b.owner_key = d.owner and b.currency = p_currency
  loop
    if v_part.owner_key is null then
      perform private.fail('owner_missing');
    elsif coalesce(v_part.amount_minor, 0) not between 1 and 1000000000000 then
      perform private.fail('amount_not_positive');
    elsif v_part.amount_minor > v_part.due_minor and not coalesce(p_is_beyond_due, false) then
      perform private.fail('distribution_exceeds_due',
        jsonb_build_object('owner', v_part.owner_name, 'due_minor', greatest(v_part.due_minor, 0)));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_request (
  p_request_id uuid,
  p_verb       text,
  p_arguments  jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_actor uuid := (select auth.uid());
  v_digest text := encode(extensions.digest(convert_to(p_arguments::text, 'utf8'), 'sha256'), 'hex');
  v_known private.requests;
begin
  if v_actor is null then
    perform private.fail('not_signed_in');
  end if;
  if p_request_id is null then
    perform private.fail('request_id_missing');
  end if;
  -- A second call with the same id waits here for the first to commit or roll back.
  insert into private.requests (actor_id, request_id, verb, arguments)
  values (v_actor, p_request_id, p_verb, v_digest)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into v_known from private.requests where actor_id = v_actor and request_id = p_request_id;
  if v_known.verb <> p_verb or v_known.arguments <> v_digest then
    perform private.fail('request_id_reused');
  end if;
  return v_known.result;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_organization (
  p_organization_id uuid,
  p_confirmation    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  perform private.lock_money(p_organization_id);
  -- Whoever adds a lease or a payment just now is waited for, and then seen; who comes later sees the closing.
  perform 1 from public.organizations where id = p_organization_id for update;
  perform private.require_permission(p_organization_id, 'organization.manage');
  perform private.require_confirmation(p_organization_id, p_confirmation);
  perform private.require_second_step();
  select count(*) into v_count from public.leases where organization_id = p_organization_id
    and status in ('sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month');
  if v_count > 0 then
    perform private.fail('leases_open', jsonb_build_object('count', v_count));
  end if;
  select count(*) into v_count from public.payments where organization_id = p_organization_id and status = 'reported';
  if v_count > 0 then
    perform private.fail('payments_undecided', jsonb_build_object('count', v_count));
  end if;
  select count(*) into v_count from public.lease_balances where organization_id = p_organization_id
    and (receivable_minor <> 0 or credit_minor <> 0);
  if v_count > 0 then
    perform private.fail('balances_open', jsonb_build_object('count', v_count));
  end if;
  update public.invitations set revoked_at = now()
  where organization_id = p_organization_id and accepted_at is null and revoked_at is null;
  update public.organizations set closed_at = now() where id = p_organization_id;
  return p_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_period (
  p_organization_id uuid,
  p_closed_through  date
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.move_closing(p_organization_id, 'closed', p_closed_through, '') $function$;

CREATE OR REPLACE FUNCTION private.close_reconciliation (
  p_bank_account_id uuid,
  p_ends_on         date,
  p_closing_minor   bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.collect_parcel (
  p_parcel_id    uuid,
  p_is_collected boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.parcels set
    collected_at = case when p_is_collected then coalesce(collected_at, now()) end,
    collected_by = case when p_is_collected then coalesce(collected_by, (select auth.uid())) end
  where id = p_parcel_id and (lease_id in (select private.my_living_lease_ids())
    or organization_id in (select private.my_organization_ids('maintenance.write')));
  if not found then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.complete_request (
  p_request_id uuid,
  p_result     jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.requests set result = p_result
  where actor_id = (select auth.uid()) and request_id = p_request_id and result is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.confirm_payment (
  p_payment_id     uuid,
  p_account_id     uuid    DEFAULT NULL::uuid,
  p_amount_minor   bigint  DEFAULT NULL::bigint,
  p_received_minor bigint  DEFAULT NULL::bigint,
  p_rate           numeric DEFAULT NULL::numeric,
  p_rate_source    text    DEFAULT NULL::text,
  p_rated_on       date    DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
  if p_received_minor is null and p_amount_minor is not null then
    -- What a tenant says they paid in the lease's own currency is confirmed as it is, or rejected.
    perform private.fail('value_malformed', '{"fields": ["amount_minor"]}');
  elsif p_received_minor is not null then
    if p_amount_minor <= 0 then
      perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
    end if;
    update public.payments set amount_minor = p_amount_minor where id = p_payment_id and amount_minor <> p_amount_minor;
    perform private.keep_exchange(p_payment_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.post_payment(p_payment_id, p_account_id);
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.convert_currency (
  p_organization_id uuid,
  p_occurred_on     date,
  p_from_account_id uuid,
  p_from_currency   public.currency_code,
  p_from_minor      bigint,
  p_to_account_id   uuid,
  p_to_minor        bigint,
  p_rate            numeric,
  p_rate_source     text,
  p_rated_on        date,
  p_memo            text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_base public.currency_code;
  v_to public.currency_code := case p_from_currency when 'USD' then 'DOP' else 'USD' end;
  v_difference bigint;
  v_entry uuid;
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if coalesce(p_from_minor, 0) <= 0 or coalesce(p_to_minor, 0) <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  perform private.check_rate(p_rate, p_rate_source, p_rated_on, p_occurred_on);
  if exists (
    select 1 from unnest(array[p_from_account_id, p_to_account_id]) u (id)
    left join public.accounts a on a.id = u.id and a.organization_id = p_organization_id and a.subtype = 'cash'
      and a.deactivated_at is null
    where a.id is null
  ) then
    perform private.fail('account_missing');
  end if;
  perform private.lock_money(p_organization_id);
  select default_currency into v_base from public.organizations where id = p_organization_id;
  v_difference := private.exchange_difference(v_base, p_from_currency, p_from_minor, p_to_minor, p_rate);
  v_entry := private.post_entry(p_organization_id, 'conversion', p_occurred_on, p_from_currency, null, null, jsonb_build_array(
    jsonb_build_object('account_id', p_from_account_id, 'amount', -p_from_minor),
    jsonb_build_object('account_id', p_to_account_id, 'currency', v_to, 'amount', p_to_minor))
    || private.exchange_lines(p_organization_id, p_from_currency, p_from_minor, p_to_minor, v_difference),
    coalesce(btrim(p_memo), ''));
  insert into public.currency_conversions (id, organization_id, occurred_on, from_account_id, from_currency, from_minor,
    to_account_id, to_currency, to_minor, rate, rate_source, rated_on, difference_currency, difference_minor, memo, entry_id, created_by)
  values (v_id, p_organization_id, p_occurred_on, p_from_account_id, p_from_currency, p_from_minor, p_to_account_id, v_to,
    p_to_minor, p_rate, btrim(p_rate_source), p_rated_on, v_base, v_difference, coalesce(btrim(p_memo), ''), v_entry,
    (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.copy_budget (
  p_organization_id     uuid,
  p_year                integer,
  p_property_id         uuid,
  p_currency            public.currency_code,
  p_source              text,
  p_source_year         integer,
  p_change_basis_points integer              DEFAULT 0
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_cells jsonb;
begin
  perform private.require_budget(p_organization_id, p_year, p_property_id);
  perform private.require_budget(p_organization_id, p_source_year, p_property_id);
  if p_change_basis_points is null or p_change_basis_points not between -10000 and 100000 then
    perform private.fail('percent_out_of_range');
  elsif p_source = 'budget' then
    select jsonb_agg(jsonb_build_object('account_id', b.account_id, 'month', b.month,
      'amount_minor', round(b.amount_minor::numeric * (10000 + p_change_basis_points) / 10000)::bigint)) into v_cells
    from public.budget_amounts b
    where b.organization_id = p_organization_id and b.year = p_source_year and b.property_id is not distinct from p_property_id
      and b.currency = p_currency;
  elsif p_source = 'actuals' then
    select jsonb_agg(jsonb_build_object('account_id', x.account_id, 'month', extract(month from x.month)::integer,
      'amount_minor', round(x.amount * (10000 + p_change_basis_points) / 10000)::bigint)) into v_cells
    from (
      select c.account_id, c.month, sum(case a.kind when 'income' then -c.amount_minor else c.amount_minor end)::numeric as amount
      from (
        select m.month, m.account_id, m.currency, m.amount_minor
        from private.account_changes(p_organization_id, make_date(p_source_year, 1, 1), make_date(p_source_year, 12, 31), 'accrual',
          array[p_property_id]) m
        where p_property_id is not null
        union all
        select m.month, m.account_id, m.currency, m.amount_minor
        from private.unplaced_months(p_organization_id, p_source_year) m
        where p_property_id is null
      ) c
      join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
      where c.currency = p_currency
      group by 1, 2 having sum(c.amount_minor) <> 0
    ) x;
  else
    perform private.fail('budget_source_unknown');
  end if;
  if v_cells is null then
    perform private.fail('budget_source_empty', jsonb_build_object('year', p_source_year));
  end if;
  perform private.set_budget_amounts(p_organization_id, p_year, p_property_id, p_currency, v_cells);
  return jsonb_array_length(v_cells);
end
$function$;

CREATE OR REPLACE FUNCTION private.correct_bill_receipt (
  p_bill_id uuid,
  p_facts   jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_old public.bills;
  v_new public.bills;
  v_vendor public.vendors;
  v_type public.identity_type;
  v_number text;
  v_is_other_identity boolean;
begin
  v_old := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  select * into strict v_vendor from public.vendors where id = v_old.vendor_id for update;
  -- Nothing but these facts is taken of what was sent.
  v_new := jsonb_populate_record(v_old, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_facts)
    where key in ('ncf', 'modified_ncf', 'no_receipt_reason', 'expense_kind', 'dop_rate', 'rate_source', 'rated_on')));
  v_new.ncf := upper(btrim(coalesce(v_new.ncf, '')));
  v_new.modified_ncf := upper(btrim(coalesce(v_new.modified_ncf, '')));
  if v_new.expense_kind is null then
    perform private.fail('expense_kind_missing');
  end if;
  perform private.check_receipt_numbers(v_old.organization_id, p_bill_id, v_new);
  v_new := private.with_receipt(v_new);
  v_type := case when p_facts ? 'vendor_id_type' then (nullif(p_facts ->> 'vendor_id_type', ''))::public.identity_type
    else v_vendor.identity_type end;
  v_number := case when p_facts ? 'vendor_tax_id' then coalesce(regexp_replace(p_facts ->> 'vendor_tax_id', '[\s-]', '', 'g'), '')
    else v_vendor.identity_number end;
  if v_number = '' then
    v_type := null;
  end if;
  v_is_other_identity := v_type is distinct from v_vendor.identity_type or v_number <> v_vendor.identity_number;
  perform private.require_open_forms_of_bill(v_old, v_new, v_is_other_identity);
  update public.bills set ncf = v_new.ncf, modified_ncf = v_new.modified_ncf, no_receipt_reason = v_new.no_receipt_reason,
    expense_kind = v_new.expense_kind, dop_rate = v_new.dop_rate, rate_source = v_new.rate_source, rated_on = v_new.rated_on
  where id = p_bill_id;
  if v_is_other_identity then
    update public.vendors set identity_type = v_type, identity_number = v_number where id = v_vendor.id;
  end if;
  return p_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_notice_people (
  p_organization_id uuid,
  p_notice          jsonb
)
  RETURNS TABLE (
    people       integer,
    with_account integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_notice public.notices := private.notice_of(p_organization_id, p_notice);
begin
  perform private.require_record(p_organization_id, 'messages.write');
  return query select count(*)::integer, count(w.user_id)::integer
    from private.notice_people(p_organization_id, v_notice.audience, v_notice.property_id, v_notice.unit_ids, v_notice.lease_ids) w;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_visit (
  p_path          text,
  p_language      text,
  p_referrer_host text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_on date := (now() at time zone 'America/Santo_Domingo')::date;
begin
  update private.page_visits set visit_count = visit_count + 1
  where visited_on = v_on and path = p_path and language = p_language and referrer_host = p_referrer_host;
  -- Made-up pages and sites must not fill the table: after so many in a day only the known ones are counted.
  if not found and (select count(*) from private.page_visits where visited_on = v_on) < 5000 then
    insert into private.page_visits (visited_on, path, language, referrer_host)
    values (v_on, p_path, p_language, p_referrer_host)
    on conflict (visited_on, path, language, referrer_host)
    do update set visit_count = private.page_visits.visit_count + 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_account (
  p_organization_id uuid,
  p_code            text,
  p_name            text,
  p_subtype         text,
  p_cash_flow_class text                DEFAULT NULL::text,
  p_held_for        public.cash_holding DEFAULT 'own'::public.cash_holding
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_account(p_code, p_name, p_subtype);
  begin
    insert into public.accounts (id, organization_id, code, name, kind, subtype, cash_flow_class, held_for)
    values (v_id, p_organization_id, p_code, btrim(p_name), private.kind_of_subtype(p_subtype), p_subtype,
      case when p_subtype <> 'cash' then coalesce(p_cash_flow_class, 'operating') end,
      case when p_subtype = 'cash' then coalesce(p_held_for, 'own') else 'own' end);
  exception when unique_violation then
    perform private.fail('account_code_taken');
  end;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_application (
  p_property_id      uuid,
  p_unit_id          uuid,
  p_applicants       jsonb,
  p_currency         public.currency_code,
  p_move_in_on       date                 DEFAULT NULL::date,
  p_term_months      integer              DEFAULT NULL::integer,
  p_rent_minor       bigint               DEFAULT NULL::bigint,
  p_is_deposit_ready boolean              DEFAULT NULL::boolean,
  p_note             text                 DEFAULT ''::text,
  p_references       jsonb                DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_application public.applications;
begin
  select * into v_property from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('people.write'));
  if not found or (p_unit_id is not null
      and not exists (select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  insert into public.applications (organization_id, property_id, unit_id, move_in_on, term_months, rent_minor, rent_currency,
    is_deposit_ready, note, created_by)
  values (v_property.organization_id, p_property_id, p_unit_id, p_move_in_on, p_term_months, p_rent_minor, p_currency,
    p_is_deposit_ready, btrim(coalesce(p_note, '')), (select auth.uid()))
  returning * into v_application;
  perform private.add_applicants(v_application, p_applicants);
  perform private.add_references(v_application, p_references);
  perform private.note_application_event(v_application, 'created', '');
  return v_application.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_lease (
  p_unit_id               uuid,
  p_person_ids            uuid[],
  p_starts_on             date,
  p_ends_on               date,
  p_currency              public.currency_code,
  p_rent_minor            bigint,
  p_due_day               integer,
  p_deposit_minor         bigint                  DEFAULT 0,
  p_proration_method      public.proration_method DEFAULT 'calendar_month'::public.proration_method,
  p_late_fee_kind         public.late_fee_kind    DEFAULT 'none'::public.late_fee_kind,
  p_late_fee_minor        bigint                  DEFAULT NULL::bigint,
  p_late_fee_basis_points integer                 DEFAULT NULL::integer,
  p_late_fee_cap_minor    bigint                  DEFAULT NULL::bigint,
  p_late_fee_grace_days   integer                 DEFAULT 0,
  p_bill_from             date                    DEFAULT NULL::date,
  p_is_deposit_held       boolean                 DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_unit public.units;
  v_lease public.leases;
  v_today date;
  v_other record;
begin
  select * into v_unit from public.units where id = p_unit_id for share;  -- it cannot be archived meanwhile
  perform private.require_record(v_unit.organization_id, 'leases.write');
  if p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif coalesce(cardinality(p_person_ids), 0) = 0 then
    perform private.fail('no_tenants');
  elsif exists (
    select 1 from unnest(p_person_ids) as x (id)
    where not exists (select 1 from public.people p where p.id = x.id and p.organization_id = v_unit.organization_id)
  ) then
    perform private.fail('not_found', jsonb_build_object('table', 'people'));
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  elsif p_is_deposit_held and v_unit.organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  perform private.lock_money(v_unit.organization_id);
  v_today := private.organization_today(v_unit.organization_id);
  begin
    insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, deposit_minor,
      proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from)
    values (v_unit.organization_id, v_unit.property_id, p_unit_id, 'signed', p_starts_on, p_ends_on, p_currency, p_due_day,
      coalesce(p_deposit_minor, 0), p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
      p_late_fee_cap_minor, coalesce(p_late_fee_grace_days, 0), coalesce(p_bill_from, p_starts_on))
    returning * into v_lease;
  exception when exclusion_violation then
    select l.starts_on, l.ends_on, l.status into v_other from public.leases l
    where l.unit_id = p_unit_id and l.occupies && daterange(p_starts_on, p_ends_on, '[]') order by l.starts_on limit 1;
    perform private.fail('lease_overlaps',
      jsonb_build_object('starts_on', v_other.starts_on, 'ends_on', v_other.ends_on, 'status', v_other.status));
  end;
  insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
  select v_lease.organization_id, v_lease.id, p.id, p.position = 1
  from unnest(p_person_ids) with ordinality as p (id, position);
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_lease.organization_id, v_lease.id, p_currency, p_starts_on, p_rent_minor);
  if v_lease.deposit_minor > 0 and p_is_deposit_held then
    perform private.open_deposit(v_lease, v_lease.deposit_minor, v_today,
      private.cash_account(v_lease.organization_id, null, 'deposits'), 0, null);
  elsif v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
  return v_lease.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_organization (
  p_name             text,
  p_kind             public.organization_kind DEFAULT 'person'::public.organization_kind,
  p_default_currency public.currency_code     DEFAULT 'DOP'::public.currency_code
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_id uuid := gen_random_uuid();
begin
  if not exists (select 1 from public.profiles where id = v_user and user_type in ('owner', 'manager')) then
    perform private.fail('not_allowed');
  end if;
  if (select count(*) from public.organizations where created_by = v_user) >= 50 then
    perform private.fail('too_many_organizations');
  end if;
  insert into public.organizations (id, name, kind, default_currency, created_by)
  values (v_id, btrim(p_name), p_kind, p_default_currency, v_user);
  insert into public.memberships (organization_id, user_id, role) values (v_id, v_user, 'owner');
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_property (
  p_organization_id uuid,
  p_property        jsonb,
  p_finances        jsonb DEFAULT '{}'::jsonb,
  p_owners          jsonb DEFAULT '[]'::jsonb,
  p_units           jsonb DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_given public.properties := jsonb_populate_record(null::public.properties, p_property);
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  if jsonb_typeof(p_units) is distinct from 'array' or jsonb_array_length(p_units) > 500 then
    perform private.fail('too_many_rows');
  end if;
  insert into public.properties (id, organization_id, name, property_type, street, street_number, sector, municipality, province,
    reference, in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email)
  values (v_id, p_organization_id, btrim(v_given.name), v_given.property_type, coalesce(v_given.street, ''),
    coalesce(v_given.street_number, ''), coalesce(v_given.sector, ''), btrim(v_given.municipality), v_given.province,
    coalesce(v_given.reference, ''), coalesce(v_given.in_condominium, false), coalesce(v_given.condominium_name, ''),
    coalesce(v_given.condominium_contact, ''), coalesce(v_given.condominium_phone, ''), coalesce(v_given.condominium_email, ''));
  perform private.write_property_parts(v_id, p_finances, p_owners, null);
  insert into public.units (organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor,
    market_rent_currency)
  select p_organization_id, v_id, btrim(u.label), coalesce(u.unit_use, 'dwelling'), u.bedrooms, u.bathrooms, u.area_m2,
    u.market_rent_minor, u.market_rent_currency
  from jsonb_populate_recordset(null::public.units, p_units) u;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.credit_charge (
  p_charge_id    uuid,
  p_kind         public.charge_credit_kind,
  p_amount_minor bigint,
  p_reason       text,
  p_on           date                      DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_charge public.charges;
  v_id uuid;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  select * into v_charge from public.charges where id = p_charge_id;
  perform private.require_record(v_charge.organization_id, 'money.reverse');
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  elsif v_charge.kind = 'deposit' then
    perform private.fail('credit_not_for_deposit');
  elsif p_amount_minor > v_charge.amount_minor - v_charge.credited_minor then
    perform private.fail('credit_exceeds_charge', jsonb_build_object('left_minor', v_charge.amount_minor - v_charge.credited_minor));
  elsif p_kind = 'write_off' and p_amount_minor > v_charge.outstanding_minor then
    perform private.fail('credit_exceeds_charge', jsonb_build_object('left_minor', v_charge.outstanding_minor));
  end if;
  v_id := private.post_charge_credit(v_charge, p_kind, p_amount_minor,
    private.posting_day(v_charge.organization_id, p_on,
      private.first_day_to_correct(v_charge, p_amount_minor > v_charge.outstanding_minor)), btrim(p_reason));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.credit_rent_after_end (
  p_lease_id uuid,
  p_note     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_result jsonb;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_result := private.shorten_rent(p_lease_id, p_note);
  return v_result;
end
$function$;

CREATE OR REPLACE FUNCTION private.decidable_payment (
  p_payment_id uuid,
  p_permission text,
  p_status     public.payment_status
)
  RETURNS public.payments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
begin
  select * into v_payment from public.payments where id = p_payment_id;
  perform private.require_record(v_payment.organization_id, p_permission);
  perform private.lock_money(v_payment.organization_id);
  select * into v_payment from public.payments where id = p_payment_id;
  if v_payment.status <> p_status then
    perform private.fail('payment_already_decided', jsonb_build_object('status', v_payment.status));
  end if;
  return v_payment;
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_application (
  p_application_id uuid,
  p_decision       public.application_status,
  p_reason         text                      DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_decision is null or p_decision not in ('approved', 'rejected') then
    perform private.fail('decision_missing');
  end if;
  return private.move_application(p_application_id, 'leases.write',
    case p_decision when 'approved' then 'approve' else 'reject' end, p_reason);
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_bill (
  p_bill_id     uuid,
  p_is_approved boolean,
  p_reason      text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
begin
  v_bill := private.bill_for_verb(p_bill_id, case when p_is_approved then 'money.reverse' else 'money.write' end, '{awaiting_approval}');
  if p_is_approved and (select auth.uid()) in (v_bill.submitted_by, v_bill.created_by, v_bill.edited_by) then
    perform private.fail('approval_by_other');
  elsif p_is_approved then
    perform private.post_bill(p_bill_id);
  elsif coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  else
    update public.bills set status = 'draft', decision_reason = left(btrim(p_reason), 300) where id = p_bill_id;
  end if;
  return p_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_document_request (
  p_document_request_id uuid,
  p_file_id             uuid,
  p_is_accepted         boolean,
  p_reason              text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.document_requests := private.document_request_for(p_document_request_id, false);
  v_reason text := btrim(coalesce(p_reason, ''));
begin
  if v_request.file_id = p_file_id
    and (v_request.status = 'accepted' and p_is_accepted
      or v_request.status = 'refused' and not p_is_accepted and v_request.refusal = v_reason) then
    return;
  elsif v_request.status <> 'handed_in' or v_request.file_id is distinct from p_file_id then
    perform private.fail('document_request_changed');
  elsif not p_is_accepted and v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  if p_is_accepted then
    insert into public.documents (id, organization_id, lease_id, kind, name, file_type, size_bytes, is_shared)
    select f.id, f.organization_id, v_request.lease_id, 'other', v_request.name, f.file_type, f.size_bytes, false
    from public.requested_files f where f.id = p_file_id;
  end if;
  update public.document_requests set status = (case when p_is_accepted then 'accepted' else 'refused' end)::public.document_request_status,
    refusal = case when p_is_accepted then '' else left(v_reason, 600) end, document_id = case when p_is_accepted then p_file_id end,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_document_request_id returning * into v_request;
  perform private.tell_of_document_decision(v_request);
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_reservation (
  p_reservation_id uuid,
  p_is_confirmed   boolean,
  p_reason         text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reservation public.area_reservations;
begin
  select * into v_reservation from public.area_reservations where id = p_reservation_id for update;
  perform private.require_record(v_reservation.organization_id, 'portfolio.write');
  if v_reservation.status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status then
    return;
  elsif v_reservation.status <> 'requested' then
    perform private.fail('reservation_decided');
  elsif not p_is_confirmed and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.area_reservations set status = (case when p_is_confirmed then 'confirmed' else 'refused' end)::public.reservation_status,
    reason = btrim(coalesce(p_reason, '')), decided_at = now() where id = p_reservation_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.declare_verb (
  p_name       text,
  p_access     text,
  p_comment    text,
  p_repeatable boolean DEFAULT false,
  p_callers    text    DEFAULT 'authenticated'::text,
  p_answer     text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_verb pg_catalog.pg_proc;
  v_answer pg_catalog.pg_proc;
  v_names text[];
  v_call text;
  v_functions text := format('public.%I', p_name);
begin
  if p_access <> 'rows' then
    select * into strict v_verb from pg_catalog.pg_proc where proname = p_name and pronamespace = 'private'::regnamespace;
    select * into v_answer from pg_catalog.pg_proc where proname = p_answer and pronamespace = 'private'::regnamespace;
    v_names := coalesce(v_verb.proargnames[1:v_verb.pronargs], '{}');
    v_call := format('private.%I(%s)', p_name, array_to_string(v_names, ', '));
    execute format('create function public.%I(%s) returns %s language plpgsql %s set search_path = %L %s as %L', p_name,
      concat_ws(', ', case when p_repeatable and v_names[1] is distinct from 'p_request_id' then 'p_request_id uuid' end,
        nullif(pg_get_function_arguments(v_verb.oid), '')),
      pg_get_function_result(coalesce(v_answer.oid, v_verb.oid)),
      case when not p_repeatable and v_verb.provolatile = 's' then 'stable' else 'volatile' end, '',
      (select string_agg(format('set %I = %L', split_part(c, '=', 1), split_part(c, '=', 2)), ' ') from unnest(v_verb.proconfig) c
        where c not like 'search_path=%'),
      private.guarded_body(case
        when p_repeatable then private.once_only(v_verb, v_call, v_names, v_answer)
        when v_verb.prorettype = 'void'::regtype then format('perform %s;', v_call)
        when v_verb.proretset then format('return query select * from %s;', v_call)
        else format('return %s;', v_call)
      end, p_repeatable));
    execute format('comment on function private.%I is %L', p_name,
      jsonb_build_object('access', string_to_array(p_access, ', '), 'repeatable', p_repeatable));
    v_functions := concat_ws(', ', v_functions, format('private.%I', p_name), 'private.' || quote_ident(p_answer));
  end if;
  execute format('grant execute on function %s to %s', v_functions, p_callers);
  execute format('comment on function public.%I is %L', p_name, p_comment);
  perform private.guard_values(p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.delete_lease_draft (
  p_lease_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  perform private.lease_for_verb(p_lease_id, 'delete_lease_draft');
  update public.applications set lease_id = null where lease_id = p_lease_id;
  delete from public.leases where id = p_lease_id;
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.distribute_to_owners (
  p_property_id   uuid,
  p_currency      public.currency_code,
  p_paid_on       date,
  p_parts         jsonb,
  p_method        public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_account_id    uuid                  DEFAULT NULL::uuid,
  p_reference     text                  DEFAULT ''::text,
  p_is_beyond_due boolean               DEFAULT false,
  p_rate          numeric               DEFAULT NULL::numeric,
  p_rate_source   text                  DEFAULT NULL::text,
  p_rated_on      date                  DEFAULT NULL::date
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_account uuid;
  v_part record;
  v_ids uuid[] := '{}';
  v_cash_currency public.currency_code := case when p_rate is null then p_currency when p_currency = 'USD' then 'DOP' else 'USD' end;
  v_cash bigint;
  v_id uuid;
begin
  select * into v_property from public.properties where id = p_property_id;
  perform private.require_record(v_property.organization_id, 'money.write');
  perform private.lock_money(v_property.organization_id);
  perform private.check_distribution(v_property, p_currency, p_paid_on, p_parts, p_method, p_is_beyond_due);
  if p_rate is not null then
    perform private.check_rate(p_rate, p_rate_source, p_rated_on, p_paid_on);
  end if;
  select id into v_account from public.accounts where organization_id = v_property.organization_id and subtype = 'cash'
    and deactivated_at is null and id = coalesce(p_account_id, private.account_id(v_property.organization_id, 'operating_cash'));
  if v_account is null then
    perform private.fail('account_not_allowed');
  end if;
  for v_part in
    select b.*, d.amount_minor
    from private.balances_of_owners(v_property.organization_id, p_property_id, p_paid_on) b
    join jsonb_to_recordset(p_parts) as d (owner text, amount_minor bigint) on d.owner = b.owner_key
    where b.currency = p_currency
  loop
    v_id := gen_random_uuid();
    v_cash := case when p_rate is null then v_part.amount_minor else private.exchanged_minor(v_part.amount_minor, p_currency, p_rate) end;
    if v_cash <= 0 then
      perform private.fail('amount_not_positive');
    end if;
    insert into public.owner_distributions (id, organization_id, property_id, owner_key, owner_name, identity_number, currency,
      amount_minor, is_beyond_due, paid_on, method, account_id, reference, entry_id, created_by, cash_currency, cash_minor, rate,
      rate_source, rated_on)
    values (v_id, v_property.organization_id, p_property_id, v_part.owner_key, v_part.owner_name, v_part.identity_number, p_currency,
      v_part.amount_minor, v_part.amount_minor > v_part.due_minor, p_paid_on, p_method, v_account, btrim(coalesce(p_reference, '')),
      private.post_entry(v_property.organization_id, 'owner_distribution', p_paid_on, p_currency, null, p_property_id, jsonb_build_array(
        jsonb_build_object('account', 'owner_draw', 'amount', v_part.amount_minor),
        jsonb_build_object('account_id', v_account, 'currency', v_cash_currency, 'amount', -v_cash))
        -- At the rate that is written down, what is owed goes over into what is paid: nothing is won or lost by it.
        || case when p_rate is null then '[]' else jsonb_build_array(
          jsonb_build_object('account', 'currency_exchange', 'currency', v_cash_currency, 'amount', v_cash),
          jsonb_build_object('account', 'currency_exchange', 'amount', -v_part.amount_minor)) end,
        concat_ws(' · ', nullif(v_part.owner_name, ''), v_property.name, nullif(btrim(p_reference), ''))),
      (select auth.uid()), case when p_rate is not null then v_cash_currency end, case when p_rate is not null then v_cash end,
      p_rate, case when p_rate is not null then btrim(p_rate_source) end, case when p_rate is not null then p_rated_on end);
    v_ids := v_ids || v_id;
  end loop;
  return v_ids;
end
$function$;

CREATE OR REPLACE FUNCTION private.draft_renewal (
  p_lease_id      uuid,
  p_starts_on     date,
  p_ends_on       date,
  p_rent_minor    bigint,
  p_due_day       integer DEFAULT NULL::integer,
  p_deposit_minor bigint  DEFAULT NULL::bigint,
  p_person_ids    uuid[]  DEFAULT NULL::uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_old public.leases;
  v_new public.leases;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_old := private.lease_for_verb(p_lease_id, 'draft_renewal');
  perform private.check_renewal(v_old, p_starts_on, p_ends_on, p_rent_minor);
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, p_starts_on, p_ends_on);
  v_new := private.insert_renewal_draft(v_old, p_starts_on, p_ends_on, coalesce(p_due_day, v_old.due_day),
    coalesce(p_deposit_minor, v_old.deposit_minor));
  perform private.write_draft_parties(v_new, coalesce(p_person_ids, private.lease_party_ids(p_lease_id, p_starts_on)), p_rent_minor);
  perform private.write_lease_event(v_old, 'renewal_drafted', jsonb_build_object('lease_id', v_new.id, 'starts_on', p_starts_on,
    'ends_on', p_ends_on, 'rent_minor', p_rent_minor, 'currency', v_new.currency));
  return v_new.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_sessions (
  p_session_id uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
  v_current uuid := private.my_session_id();
  v_count integer;
begin
  -- Without knowing which session is the caller's own, all would end.
  if v_current is null then
    perform private.fail('not_signed_in');
  end if;
  delete from auth.sessions s
  where s.user_id = v_user and s.id <> v_current and (p_session_id is null or s.id = p_session_id);
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform private.note_security_event(v_user, 'sessions_ended');
  end if;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.finish_bureau_check (
  p_check_id         uuid,
  p_outcome          text,
  p_bureau_reference text DEFAULT ''::text,
  p_summary          text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.bureau_checks set status = case when p_outcome is null then 'failed' else 'answered' end, outcome = p_outcome,
    bureau_reference = left(coalesce(p_bureau_reference, ''), 120), summary = left(coalesce(p_summary, ''), 2000), answered_at = now()
  where id = p_check_id and status <> 'answered'
$function$;

CREATE OR REPLACE FUNCTION private.forget_request (
  p_request_id uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ delete from private.requests where actor_id = (select auth.uid()) and request_id = p_request_id $function$;

CREATE OR REPLACE FUNCTION private.give_notice (
  p_lease_id  uuid,
  p_given_by  public.notice_party,
  p_given_on  date,
  p_leaves_on date,
  p_reason    text                DEFAULT ''::text,
  p_rent_note text                DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_today date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'give_notice');
  v_today := private.organization_today(v_lease.organization_id);
  if p_given_by is null then
    perform private.fail('notice_party_missing');
  elsif p_given_on is null or p_given_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_given_on < v_lease.starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  elsif p_leaves_on is null or p_leaves_on < p_given_on then
    perform private.fail('leaves_before_notice');
  elsif p_leaves_on > '2200-01-01' then
    perform private.fail('date_outside_lease');
  end if;
  perform private.refuse_overlap(p_lease_id, v_lease.unit_id, v_lease.starts_on, p_leaves_on);
  update public.leases set status = 'notice_given', ended_on = p_leaves_on where id = p_lease_id;
  perform private.write_lease_event(v_lease, 'notice_given', jsonb_build_object('given_by', p_given_by, 'given_on', p_given_on,
    'leaves_on', p_leaves_on, 'reason', nullif(left(btrim(coalesce(p_reason, '')), 300), '')));
  perform private.advance_leases(v_lease.organization_id, v_today);
  if p_rent_note is not null then
    perform private.shorten_rent(p_lease_id, p_rent_note);
  end if;
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_values (
  p_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_checks text := (select checks from private.value_checks(p_name) where not is_checked);
  v_function record;
  v_guarded text;
begin
  if v_checks is null then
    return;
  end if;
  select p.prosrc, l.lanname, pg_get_functiondef(p.oid) as definition into strict v_function
  from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
  where p.proname = p_name and p.pronamespace = 'public'::regnamespace;
  v_guarded := case v_function.lanname
    when 'sql' then format(E'\n  select %s;\n%s', v_checks, ltrim(v_function.prosrc, E'\n'))
    else regexp_replace(v_function.prosrc, '(^|\n)(\s*)begin\M', format(E'\\1\\2begin\n  perform %s;', replace(v_checks, '\', '\\')), 'i')
  end;
  if v_guarded = v_function.prosrc then
    raise exception '% has no place for its checks', p_name;
  end if;
  execute replace(v_function.definition, v_function.prosrc, v_guarded);
end
$function$;

CREATE OR REPLACE FUNCTION private.guarded_body (
  p_work          text,
  p_is_repeatable boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select format($body$
#variable_conflict use_column
declare
  %sv_table text; v_constraint text; v_column text;
begin
  %s
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$body$, case when p_is_repeatable then E'v_known jsonb;\n  ' else '' end, p_work)
$function$;

CREATE OR REPLACE FUNCTION private.import_bank_lines (
  p_bank_account_id uuid,
  p_file_name       text,
  p_lines           jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_account public.bank_accounts;
  v_import public.bank_imports;
begin
  v_account := private.bank_account_to_fill(p_bank_account_id, p_lines);
  perform private.lock_money(v_account.organization_id);
  v_import.id := gen_random_uuid();
  with lines as materialized (
    select r.*, r.state in ('new', 'likely') and not r.is_left_out as is_added from private.read_bank_file(v_account, p_lines) r
  ), added as (
    insert into public.bank_lines (organization_id, bank_account_id, import_id, line_key, occurred_on, amount_minor, description, reference)
    select v_account.organization_id, p_bank_account_id, v_import.id, l.line_key, l.occurred_on, l.amount_minor, l.description, l.reference
    from lines l where l.is_added order by l.place
  )
  insert into public.bank_imports (id, organization_id, bank_account_id, file_name, line_count, new_count, known_count,
    before_count, left_out_count, first_on, last_on, created_by)
  select v_import.id, v_account.organization_id, p_bank_account_id, left(coalesce(nullif(btrim(p_file_name), ''), '–'), 160),
    count(*), count(*) filter (where l.is_added), count(*) filter (where l.state = 'known'),
    count(*) filter (where l.state = 'before'), count(*) filter (where l.state in ('new', 'likely') and l.is_left_out),
    min(l.occurred_on), max(l.occurred_on), (select auth.uid())
  from lines l
  returning * into v_import;
  return jsonb_build_object('id', v_import.id, 'line_count', v_import.line_count, 'new_count', v_import.new_count,
    'known_count', v_import.known_count, 'before_count', v_import.before_count, 'left_out_count', v_import.left_out_count);
end
$function$;

CREATE OR REPLACE FUNCTION private.import_portfolio (
  p_request_id      uuid,
  p_organization_id uuid,
  p_files           jsonb,
  p_is_trial        boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_result jsonb;
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  perform private.require_permission(p_organization_id, 'people.write');
  perform private.require_permission(p_organization_id, 'leases.write');
  if (select coalesce(sum(jsonb_array_length(f.value)), 0) from jsonb_each(p_files) f) > 40000 then
    perform private.fail('too_many_rows');
  end if;
  if p_is_trial then
    perform private.forget_request(p_request_id);
  end if;
  perform private.lock_money(p_organization_id);
  -- A trial does all of it and takes it back: what it tells is what will happen.
  begin
    v_result := jsonb_build_object(
      'properties', private.import_properties(p_organization_id, coalesce(p_files -> 'properties', '[]')));
    v_result := v_result || jsonb_build_object(
      'units', private.import_portfolio_units(p_organization_id, coalesce(p_files -> 'units', '[]')));
    v_result := v_result || jsonb_build_object(
      'people', private.import_people(p_organization_id, coalesce(p_files -> 'people', '[]')));
    v_result := v_result || jsonb_build_object(
      'leases', private.import_leases(p_organization_id, coalesce(p_files -> 'leases', '[]')));
    if p_is_trial then
      raise exception using errcode = 'LL001';
    end if;
  exception when sqlstate 'LL001' then
    null;
  end;
  return v_result;
end
$function$;

CREATE OR REPLACE FUNCTION private.import_units (
  p_request_id      uuid,
  p_organization_id uuid,
  p_rows            jsonb,
  p_is_trial        boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_judged jsonb;
  v_result jsonb;
  v_added integer := 0;
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 10000 then
    perform private.fail('too_many_rows');
  end if;
  if p_is_trial then
    perform private.forget_request(p_request_id);
  end if;
  -- What a row says is text until it has been judged: a number that is none must not stop the others.
  select jsonb_agg(to_jsonb(j) order by j.n) into v_judged from (
    select g.n, g.line, g.property_id, g.label, g.unit_use, g.bedrooms, g.bathrooms, g.area_m2, g.rent_minor, g.rent_currency,
      case
        when g.property_key = '' then 'property_missing'
        when g.named is null then 'property_unknown'
        when g.active = 0 then 'property_archived'
        when g.active > 1 then 'property_ambiguous'
        when g.label = '' then 'label_missing'
        when char_length(g.label) > 40 then 'label_long'
        when g.nth > 1 then 'repeated'
        when g.unit_use is null or g.unit_use not in ('dwelling', 'commercial') then 'use_unknown'
        when g.bedrooms !~ '^([0-9]|[1-4][0-9]|50)$' then 'bedrooms_invalid'
        when g.bathrooms !~ '^(([0-9]|[1-4][0-9])(\.[0-9])?|50(\.0)?)$' then 'bathrooms_invalid'
        when g.area_m2 !~ '^[0-9]{1,7}(\.[0-9]{1,2})?$' or g.area_m2 ~ '^[0.]+$' then 'area_invalid'
        when g.rent_minor !~ '^([0-9]{1,12}|1000000000000)$' then 'rent_invalid'
        when g.rent_minor is not null and coalesce(g.rent_currency, '') not in ('DOP', 'USD') then 'currency_unknown'
        when u.key is not null then 'known'
      end as reason
    from (
      select e.n, case when e.r ->> 'row' ~ '^[0-9]{1,7}$' then (e.r ->> 'row')::integer else e.n::integer end as line,
        k.property_key, k.label, e.r ->> 'unit_use' as unit_use, nullif(e.r ->> 'bedrooms', '') as bedrooms,
        nullif(e.r ->> 'bathrooms', '') as bathrooms, nullif(e.r ->> 'area_m2', '') as area_m2,
        nullif(e.r ->> 'rent_minor', '') as rent_minor, e.r ->> 'rent_currency' as rent_currency,
        p.key as named, p.active, p.id as property_id,
        row_number() over (partition by k.property_key, lower(k.label) order by e.n) as nth
      from jsonb_array_elements(p_rows) with ordinality as e (r, n)
      cross join lateral (
        select lower(btrim(coalesce(e.r ->> 'property', ''))) as property_key, btrim(coalesce(e.r ->> 'label', '')) as label
      ) k
      left join (
        select lower(btrim(name)) as key, count(*) filter (where archived_at is null) as active,
          (array_agg(id) filter (where archived_at is null))[1] as id
        from public.properties where organization_id = p_organization_id group by 1
      ) p on p.key = k.property_key
    ) g
    left join (
      select distinct property_id, lower(btrim(label)) as key from public.units where organization_id = p_organization_id
    ) u on u.property_id = g.property_id and u.key = lower(g.label)
  ) j;
  if not p_is_trial then
    insert into public.units (organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor,
      market_rent_currency)
    select p_organization_id, g.property_id, g.label, g.unit_use::public.unit_use, g.bedrooms::smallint, g.bathrooms::numeric,
      g.area_m2::numeric, g.rent_minor::bigint, case when g.rent_minor is not null then g.rent_currency::public.currency_code end
    from jsonb_to_recordset(v_judged) as g (n bigint, property_id uuid, label text, unit_use text, bedrooms text, bathrooms text,
      area_m2 text, rent_minor text, rent_currency text, reason text)
    where g.reason is null order by g.n
    on conflict (property_id, label) do nothing;
    get diagnostics v_added = row_count;
  else
    select count(*) into v_added from jsonb_array_elements(v_judged) j where j ->> 'reason' is null;
  end if;
  select jsonb_build_object(
    'added', v_added,
    'known', jsonb_array_length(p_rows) - v_added - count(*) filter (where j ->> 'reason' <> 'known'),
    'refused', coalesce(jsonb_agg(jsonb_build_object('row', j -> 'line', 'reason', j -> 'reason') order by j -> 'n')
      filter (where j ->> 'reason' <> 'known'), '[]')
  ) into v_result from jsonb_array_elements(coalesce(v_judged, '[]')) j;
  return v_result;
end
$function$;

CREATE OR REPLACE FUNCTION private.inherit_late_fee (
  p_lease_id     uuid,
  p_is_inherited boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id for update;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  delete from public.late_fee_rules where lease_id = p_lease_id;
  update public.leases set late_fee_inherited = p_is_inherited, late_fee_kind = 'none', late_fee_minor = null,
    late_fee_basis_points = null, late_fee_cap_minor = null where id = p_lease_id;
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_member (
  p_organization_id uuid,
  p_email           text,
  p_role            public.membership_role
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id,
    case when p_role = 'owner' then 'organization.manage' else 'members.manage' end);
  if p_role is null then
    perform private.fail('role_missing');
  elsif exists (select 1 from public.memberships m join auth.users u on u.id = m.user_id
    where m.organization_id = p_organization_id and lower(u.email) = lower(btrim(p_email))) then
    perform private.fail('already_member');
  -- Each sends a message to an address that somebody typed.
  elsif (select count(*) from public.invitations i where i.organization_id = p_organization_id and i.kind = 'member'
    and i.created_at > now() - interval '1 day') >= 50 then
    perform private.fail('too_many_invitations');
  end if;
  return private.issue_invitation(p_organization_id, p_email, p_role, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_tenant (
  p_lease_tenant_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant record;
begin
  select lt.organization_id, lt.user_id, p.email into v_tenant
  from public.lease_parties lt join public.people p on p.id = lt.person_id where lt.id = p_lease_tenant_id;
  perform private.require_record(v_tenant.organization_id, 'leases.write');
  if v_tenant.user_id is not null then
    perform private.fail('already_accepted');
  end if;
  return private.issue_invitation(v_tenant.organization_id, v_tenant.email, null, p_lease_tenant_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.invoice_for_verb (
  p_invoice_id uuid
)
  RETURNS public.fiscal_invoices
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invoice public.fiscal_invoices;
begin
  select * into v_invoice from public.fiscal_invoices where id = p_invoice_id;
  perform private.require_record(v_invoice.organization_id, 'money.reverse');
  perform private.lock_money(v_invoice.organization_id);
  select * into v_invoice from public.fiscal_invoices where id = p_invoice_id;
  if v_invoice.cancelled_on is not null then
    perform private.fail('invoice_cancelled');
  end if;
  return v_invoice;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_credit_note (
  p_invoice_id uuid,
  p_charge_ids uuid[],
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_invoice public.fiscal_invoices;
  v_lease public.leases;
  v_today date;
  v_base bigint;
  v_itbis bigint;
  v_left bigint;
  v_itbis_charge public.charges;
  v_new_charge uuid;
  v_ncf record;
begin
  v_invoice := private.invoice_for_verb(p_invoice_id);
  v_today := private.organization_today(v_invoice.organization_id);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  elsif v_invoice.ncf_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif private.has_withholding(p_invoice_id) then
    perform private.fail('invoice_has_withholding');
  end if;
  perform private.require_open_form(v_invoice.organization_id, '607', v_today);
  select coalesce(sum(amount_minor) filter (where charge_id = any (p_charge_ids)), 0),
    coalesce(sum(amount_minor) filter (where charge_id <> all (p_charge_ids)), 0) into v_base, v_left
  from public.fiscal_invoice_charges where invoice_id = p_invoice_id and is_live and not is_itbis;
  if v_base = 0 or (select count(*) from public.fiscal_invoice_charges where invoice_id = p_invoice_id and is_live and not is_itbis
      and charge_id = any (p_charge_ids)) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  end if;
  select c.* into v_itbis_charge from public.charges c join public.fiscal_invoice_charges i on i.charge_id = c.id
  where i.invoice_id = p_invoice_id and i.is_live and i.is_itbis;
  v_itbis := coalesce(v_itbis_charge.amount_minor, 0) - private.itbis_on(v_left, v_invoice.treatment, v_invoice.issued_on);
  select * into v_ncf from private.allocate_ncf(v_invoice.organization_id, 'credit_note', v_today);
  perform private.release_charges(p_invoice_id, p_charge_ids, v_ncf.ncf);
  if v_itbis_charge.id is not null and v_itbis > 0 then
    perform private.release_charges(p_invoice_id, array[v_itbis_charge.id], v_ncf.ncf);
    if v_itbis_charge.amount_minor > v_itbis then
      select * into strict v_lease from public.leases where id = v_invoice.lease_id;
      v_new_charge := private.post_charge(v_lease, 'itbis', v_itbis_charge.amount_minor - v_itbis, v_itbis_charge.due_on, v_today,
        p_description => 'ITBIS ' || v_invoice.ncf);
      insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
      values (p_invoice_id, v_new_charge, v_invoice.organization_id, v_invoice.lease_id, true, v_itbis_charge.amount_minor - v_itbis);
    end if;
  end if;
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, modifies_id,
    reason, issued_on, client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source,
    base_minor, itbis_minor, on_credit_minor, created_by)
  values (v_id, v_invoice.organization_id, v_invoice.lease_id, v_invoice.property_id, v_ncf.range_id, v_ncf.ncf, 'credit_note',
    -- A note is about a receipt, never about another note: what a debit note added is taken off the receipt that it names.
    v_ncf.expires_on, coalesce(v_invoice.modifies_id, p_invoice_id), left(btrim(p_reason), 300), v_today, v_invoice.client_name,
    v_invoice.client_id_type, v_invoice.client_id, v_invoice.income_type, v_invoice.treatment, v_invoice.description,
    v_invoice.currency, v_invoice.dop_rate, v_invoice.rate_source, v_base, v_itbis, v_base + v_itbis, (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_debit_note (
  p_invoice_id  uuid,
  p_charge_ids  uuid[],
  p_reason      text,
  p_dop_rate    numeric DEFAULT 1,
  p_rate_source text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  v_lease := private.lease_to_invoice(p_charge_ids);
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  end if;
  select * into v_invoice from public.fiscal_invoices i
  where i.id = p_invoice_id and i.lease_id = v_lease.id and i.cancelled_on is null and i.modifies_id is null
    and exists (select 1 from public.fiscal_invoice_charges c where c.invoice_id = i.id and c.is_live and not c.is_itbis);
  if not found then
    perform private.fail('receipt_not_standing', '{"fields": ["invoice_id"]}');
  end if;
  v_invoice.modifies_id := v_invoice.id;
  v_invoice.ncf_kind := 'debit_note';
  v_invoice.reason := left(btrim(p_reason), 300);
  -- What is added now has the rate of its own day.
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_id := private.give_out_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_fiscal_invoice (
  p_charge_ids     uuid[],
  p_kind           public.ncf_kind,
  p_treatment      public.tax_treatment,
  p_client_name    text,
  p_client_id_type public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id      text                 DEFAULT ''::text,
  p_income_type    text                 DEFAULT '04'::text,
  p_dop_rate       numeric              DEFAULT 1,
  p_rate_source    text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_invoice public.fiscal_invoices;
  v_id uuid;
begin
  v_lease := private.lease_to_invoice(p_charge_ids);
  if p_kind in ('credit_note', 'debit_note') then
    perform private.fail('ncf_kind_not_allowed');
  end if;
  v_invoice.ncf_kind := p_kind;
  v_invoice.treatment := p_treatment;
  v_invoice.client_name := p_client_name;
  v_invoice.client_id_type := p_client_id_type;
  v_invoice.client_id := p_client_id;
  v_invoice.income_type := p_income_type;
  v_invoice.dop_rate := p_dop_rate;
  v_invoice.rate_source := p_rate_source;
  v_id := private.give_out_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_invitation (
  p_organization_id uuid,
  p_email           text,
  p_role            public.membership_role,
  p_lease_tenant_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email text := lower(btrim(coalesce(p_email, '')));
  v_id uuid := gen_random_uuid();
begin
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail('email_missing');
  end if;
  -- Each sends a message to an address that somebody typed. Counted before the open one is replaced: it still works then.
  perform private.count_attempt('invitation address', v_email, 10, interval '1 hour');
  if p_lease_tenant_id is not null and (select count(*) from public.invitations i
    where i.organization_id = p_organization_id and i.kind = 'tenant' and i.created_at > now() - interval '1 day') >= 500 then
    perform private.fail('too_many_invitations');
  end if;
  -- A new invitation takes the place of the ones that are still open.
  update public.invitations i set revoked_at = now()
  where i.organization_id = p_organization_id and i.accepted_at is null and i.revoked_at is null
    and i.lease_tenant_id is not distinct from p_lease_tenant_id and (p_lease_tenant_id is not null or i.email = v_email);
  insert into public.invitations (id, organization_id, kind, email, role, lease_tenant_id, token_hash, expires_at, created_by)
  values (v_id, p_organization_id,
    case when p_lease_tenant_id is null then 'member' else 'tenant' end::public.invitation_kind,
    v_email, p_role, p_lease_tenant_id, private.token_hash(private.invitation_token(v_id)), now() + interval '7 days',
    (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_purchase_receipt (
  p_bill_id uuid,
  p_kind    public.ncf_kind
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
  v_ncf text;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  if v_bill.ncf <> '' then
    perform private.fail('bill_has_receipt', jsonb_build_object('ncf', v_bill.ncf));
  end if;
  v_ncf := private.give_out_own_receipt(v_bill, p_kind);
  update public.bills set ncf = v_ncf, no_receipt_reason = null where id = p_bill_id;
  return v_ncf;
end
$function$;

CREATE OR REPLACE FUNCTION private.issued_invitation (
  p_invitation_id uuid
)
  RETURNS TABLE (
    invitation_id uuid,
    email         text,
    token         text,
    expires_at    timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select i.id, i.email, private.invitation_token(i.id), i.expires_at from public.invitations i
  where i.id = p_invitation_id and i.created_by = (select auth.uid()) and i.organization_id in (select private.my_organization_ids())
$function$;

CREATE OR REPLACE FUNCTION private.lease_to_shorten (
  p_lease_id uuid
)
  RETURNS public.leases
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write'));
  perform private.require_record(v_lease.organization_id, 'money.reverse');
  perform private.lock_money(v_lease.organization_id);
  select * into strict v_lease from public.leases where id = p_lease_id for update;
  return v_lease;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_organization (
  p_organization_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform 1 from public.organizations where id = p_organization_id for no key update;
  delete from public.memberships where organization_id = p_organization_id and user_id = (select auth.uid());
  if not found then
    perform private.fail('not_found');
  end if;
  return p_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_activity (
  p_organization_id uuid,
  p_tables          text[]  DEFAULT NULL::text[],
  p_before          bigint  DEFAULT NULL::bigint,
  p_limit           integer DEFAULT 50
)
  RETURNS TABLE (
    id         bigint,
    at         timestamp with time zone,
    actor_id   uuid,
    actor_name text,
    action     text,
    table_name text,
    row_id     uuid,
    subject    text,
    facts      jsonb,
    changes    jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  -- What follows by itself from something that is listed: money applied to charges, months charged.
  v_silent text[] := array['updated_at', 'charged_through', 'unapplied_minor', 'entry_id', 'reversal_entry_id', 'has_left'];
begin
  perform private.require_permission(p_organization_id, 'audit.read');
  return query
    select l.id, l.at, l.actor_id, coalesce(nullif(ap.full_name, ''), au.email, ''), l.action, l.table_name, l.row_id,
      coalesce(r.row ->> 'name', r.row ->> 'label', r.row ->> 'full_name', r.row ->> 'email',
        case l.table_name
          when 'memberships' then (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u
            left join public.profiles p on p.id = u.id where u.id = l.row_id)
          when 'leases' then (select pr.name || ', ' || un.label from public.units un
            join public.properties pr on pr.id = un.property_id where un.id = (r.row ->> 'unit_id')::uuid)
          when 'lease_tenants' then (select pe.full_name from public.people pe where pe.id = (r.row ->> 'person_id')::uuid)
          when 'lease_rent_steps' then (select pr.name || ', ' || un.label from public.leases le
            join public.units un on un.id = le.unit_id join public.properties pr on pr.id = le.property_id
            where le.id = (r.row ->> 'lease_id')::uuid)
        end, ''),
      jsonb_strip_nulls(jsonb_build_object('role', r.row -> 'role', 'kind', r.row -> 'kind', 'status', r.row -> 'status',
        'currency', r.row -> 'currency', 'amount_minor', r.row -> 'amount_minor', 'rent_minor', r.row -> 'rent_minor')),
      case when l.action = 'update' then
        (select coalesce(jsonb_object_agg(n.key, jsonb_build_array(l.before -> n.key, n.value)), '{}')
         from jsonb_each(l.after) n where n.value is distinct from l.before -> n.key and n.key <> all (v_silent))
        else '{}' end
    from (
      (select a.* from public.audit_log a where p_tables is null and a.organization_id = p_organization_id
        and (p_before is null or a.id < p_before)
        and (a.action <> 'update' or a.before - v_silent <> a.after - v_silent) order by a.id desc limit v_limit)
      union all
      -- Table by table, so that rows which are few among many are found by the index.
      select found.* from unnest(p_tables) as t (name) cross join lateral (
        select a.* from public.audit_log a where a.organization_id = p_organization_id and a.table_name = t.name
          and (p_before is null or a.id < p_before)
          and (a.action <> 'update' or a.before - v_silent <> a.after - v_silent) order by a.id desc limit v_limit) found
    ) l
    cross join lateral (select coalesce(l.after, l.before) as row) r
    left join public.profiles ap on ap.id = l.actor_id
    left join auth.users au on au.id = l.actor_id
    order by l.id desc
    limit v_limit;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_published_listings (
  p_limit integer DEFAULT 16000
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('slug', found.slug, 'changed_on', found.changed_on)), '[]')
  from (
    select l.slug, (l.updated_at at time zone 'UTC')::date as changed_on
    from public.listings l
    join public.units u on u.id = l.unit_id and u.archived_at is null
    join public.organizations o on o.id = l.organization_id and o.closed_at is null
    where l.is_active
    order by l.published_at desc, l.id
    limit least(greatest(p_limit, 0), 16000)
  ) as found
$function$;

CREATE OR REPLACE FUNCTION private.list_security_events (
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id              bigint,
    kind            public.security_event_kind,
    at              timestamp with time zone,
    user_agent      text,
    is_this_session boolean
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := private.require_user();
begin
  perform private.note_security_changes(v_user);
  return query
    select e.id, e.kind, e.at, e.user_agent, coalesce(e.session_id = private.my_session_id(), false)
    from private.security_events e
    where e.user_id = v_user and (p_before_id is null or e.id < p_before_id)
    order by e.id desc
    limit least(greatest(coalesce(p_limit, 20), 1), 100);
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_notice (
  p_notice_id uuid
)
  RETURNS public.notices
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_notice public.notices;
begin
  select * into v_notice from public.notices where id = p_notice_id for update;
  perform private.require_record(v_notice.organization_id, 'messages.write');
  return v_notice;
end
$function$;

CREATE OR REPLACE FUNCTION private.managed_property (
  p_property_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization_id uuid;
begin
  select organization_id into v_organization_id from public.properties where id = p_property_id for no key update;
  perform private.require_record(v_organization_id, 'portfolio.write');
  return v_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_mail_failed (
  p_id                  uuid,
  p_error               text,
  p_retry_after_seconds integer DEFAULT 0,
  p_is_final            boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- A provider remembers what it has sent for a day: after that, trying again by itself could send it twice.
  update private.outgoing_mail m set error = left(p_error, 500),
    next_attempt_at = case when not gives_up then retry_at end,
    -- What the provider refused for good, or its reader may not have, will not be sent later either.
    parameters = case when p_is_final then '{}' else m.parameters end
  from (
    select o.id, t.retry_at, p_is_final or t.retry_at > o.first_attempt_at + interval '23 hours' as gives_up
    from private.outgoing_mail o
    cross join lateral (select now() + greatest(make_interval(secs => coalesce(p_retry_after_seconds, 0)),
      least(interval '1 minute' * power(2, least(o.attempts, 10) - 1), interval '3 hours')) as retry_at) t
    where o.id = p_id and o.sent_at is null
  ) f
  where m.id = f.id
$function$;

CREATE OR REPLACE FUNCTION private.mark_ncf_unusable (
  p_range_id uuid,
  p_first    bigint,
  p_last     bigint,
  p_reason   text,
  p_day      date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_range public.ncf_ranges;
  v_prefix text;
  v_digits integer;
begin
  select * into v_range from public.ncf_ranges where id = p_range_id;
  perform private.require_record(v_range.organization_id, 'money.write');
  -- Filing holds the money lock, and whoever gives out a number holds the range: nothing slips in between.
  perform private.lock_money(v_range.organization_id);
  select * into v_range from public.ncf_ranges where id = p_range_id for update;
  v_prefix := v_range.series || v_range.ncf_type;
  v_digits := case v_range.series when 'B' then 8 else 10 end;
  if p_first is null or p_last is null or p_first > p_last or p_first < v_range.first_number or p_last > v_range.last_number then
    perform private.fail('ncf_outside_range', '{"fields": ["first_number"]}');
  elsif p_last - p_first > 9999 then
    perform private.fail('ncf_span_too_long', '{"fields": ["last_number"]}');
  elsif coalesce(p_reason, '') not in ('01', '02', '03', '08', '09', '10') then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  elsif p_day is null or p_day > private.organization_today(v_range.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('fields', jsonb_build_array('marked_on'),
      'today', private.organization_today(v_range.organization_id)));
  elsif exists (select 1 from public.unusable_ncfs u where u.range_id = p_range_id and u.withdrawn_at is null
      and int8range(u.first_number, u.last_number, '[]') && int8range(p_first, p_last, '[]')) then
    perform private.fail('ncf_already_unusable', '{"fields": ["first_number"]}');
  elsif p_first < v_range.next_number or exists (select 1 from public.bills b
      where b.organization_id = v_range.organization_id and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43')
        and b.ncf between v_prefix || lpad(p_first::text, v_digits, '0') and v_prefix || lpad(p_last::text, v_digits, '0')) then
    perform private.fail('ncf_given_out', '{"fields": ["first_number"]}');
  end if;
  perform private.require_open_form(v_range.organization_id, '608', p_day);
  insert into public.unusable_ncfs (id, organization_id, range_id, first_number, last_number, reason, marked_on, created_by)
  values (v_id, v_range.organization_id, p_range_id, p_first, p_last, p_reason, p_day, (select auth.uid()));
  update public.ncf_ranges set next_number = private.next_free_ncf(p_range_id, next_number)
  where id = p_range_id and next_number = p_first;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_bank_line (
  p_bank_line_id uuid,
  p_parts        jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.match_part (
  p_line public.bank_lines,
  p_bank public.bank_accounts,
  p_part jsonb
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.moderate_post (
  p_post_id   uuid,
  p_is_hidden boolean,
  p_reason    text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_post public.community_posts := private.own_or_moderated_post(p_post_id, false);
begin
  if p_is_hidden and btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  -- Hidden again, it keeps the first reason; restored or left as it is, the reports are answered all the same.
  if p_is_hidden <> (v_post.hidden_at is not null) then
    update public.community_posts set
      hidden_at = case when p_is_hidden then now() end,
      hidden_reason = case when p_is_hidden then btrim(p_reason) else '' end,
      hidden_by = case when p_is_hidden then (select auth.uid()) end,
      pinned_at = case when p_is_hidden then null else pinned_at end
    where id = p_post_id;
    update public.community_photos set is_hidden = p_is_hidden or v_post.withdrawn_at is not null where post_id = p_post_id;
  end if;
  update public.community_reports set decided_at = now(), is_upheld = p_is_hidden where post_id = p_post_id and decided_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_application (
  p_application_id uuid,
  p_permission     text,
  p_verb           text,
  p_reason         text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_application public.applications;
  v_to public.application_status;
  v_reason text := btrim(coalesce(p_reason, ''));
begin
  select * into v_application from public.applications where id = p_application_id for update;
  perform private.require_record(v_application.organization_id, p_permission);
  v_to := private.application_move(p_verb, v_application.status);
  if v_to is null then
    perform private.fail('application_moved', jsonb_build_object('status', v_application.status));
  elsif p_verb = 'reject' and v_reason = '' then
    perform private.fail('reason_missing');
  elsif v_application.lease_id is not null then
    perform private.fail('application_has_lease');
  elsif v_to = 'submitted' and exists (
    select 1 from public.application_applicants where application_id = p_application_id and consented_at is null
  ) then
    perform private.fail('consent_missing');
  end if;
  update public.applications set
    status = v_to,
    submitted_at = case when v_to = 'submitted' then now() else submitted_at end,
    decision_reason = case when v_to in ('approved', 'rejected', 'withdrawn') then v_reason else '' end,
    decided_by = case when v_to in ('approved', 'rejected', 'withdrawn') then (select auth.uid()) end,
    decided_at = case when v_to in ('approved', 'rejected', 'withdrawn') then now() end,
    retention_until = case when v_to in ('rejected', 'withdrawn')
      then private.organization_today(organization_id) + private.application_retention_days(organization_id) end
  where id = p_application_id;
  perform private.note_application_event(v_application,
    case when p_verb = 'reopen' then 'reopened' when v_to = 'in_review' then 'review_started' else v_to::text end::public.application_event_kind,
    v_reason);
  return p_application_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_cash (
  p_organization_id uuid,
  p_from_account_id uuid,
  p_to_account_id   uuid,
  p_currency        public.currency_code,
  p_amount_minor    bigint,
  p_moved_on        date,
  p_property_id     uuid                 DEFAULT NULL::uuid,
  p_memo            text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_entry uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_entry_day(p_organization_id, p_moved_on);
  if p_currency is null then
    perform private.fail('value_missing', '{"fields": ["currency"]}');
  elsif coalesce(p_amount_minor, 0) not between 1 and 1000000000000 then
    perform private.fail('amount_not_positive');
  elsif p_from_account_id = p_to_account_id then
    perform private.fail('accounts_same', '{"fields": ["to_account_id"]}');
  elsif p_property_id is not null and not exists (
    select 1 from public.properties where id = p_property_id and organization_id = p_organization_id) then
    perform private.fail('property_missing');
  end if;
  perform private.lock_money(p_organization_id);
  if exists (
    select 1 from unnest(array[p_from_account_id, p_to_account_id]) u (id)
    left join public.accounts a on a.id = u.id and a.organization_id = p_organization_id and a.subtype = 'cash'
      and a.deactivated_at is null
    where a.id is null
  ) then
    perform private.fail('account_missing');
  end if;
  v_entry := private.post_currency_lines(p_organization_id, 'cash_transfer', p_moved_on, p_currency, jsonb_build_array(
    jsonb_build_object('account_id', p_to_account_id, 'amount', p_amount_minor, 'property_id', p_property_id),
    jsonb_build_object('account_id', p_from_account_id, 'amount', -p_amount_minor, 'property_id', p_property_id)),
    btrim(coalesce(p_memo, '')));
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_closing (
  p_organization_id uuid,
  p_kind            text,
  p_closed_through  date,
  p_reason          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_before date;
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, case p_kind when 'closed' then 'money.write' else 'money.reverse' end);
  perform private.lock_money(p_organization_id);
  select closed_through into v_before from public.accounting_periods where organization_id = p_organization_id;
  if p_kind = 'closed' and (p_closed_through is null or p_closed_through >= private.organization_today(p_organization_id)) then
    perform private.fail('period_not_over');
  elsif p_kind = 'closed' and p_closed_through <= v_before then
    perform private.fail('period_already_closed', jsonb_build_object('closed_through', v_before));
  elsif p_kind = 'reopened' and v_before is null then
    perform private.fail('period_not_closed');
  elsif p_kind = 'reopened' and p_closed_through >= v_before then
    perform private.fail('period_not_closed', jsonb_build_object('closed_through', v_before));
  elsif p_kind = 'reopened' and coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  insert into public.accounting_periods (organization_id, closed_through) values (p_organization_id, p_closed_through)
  on conflict (organization_id) do update set closed_through = excluded.closed_through, changed_at = now();
  insert into public.accounting_period_events
    (id, organization_id, kind, closed_through_before, closed_through_after, reason, actor_id)
  values (v_id, p_organization_id, p_kind, v_before, p_closed_through, coalesce(btrim(p_reason), ''), (select auth.uid()));
  insert into public.audit_log (organization_id, actor_id, action, table_name, row_id, before, after)
  values (p_organization_id, (select auth.uid()), 'update', 'accounting_periods', v_id,
    jsonb_build_object('closed_through', v_before),
    jsonb_build_object('closed_through', p_closed_through, 'reason', coalesce(btrim(p_reason), '')));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_maintenance (
  p_maintenance_id uuid,
  p_status         public.maintenance_status,
  p_note           text                      DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
  v_kind public.maintenance_event_kind;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  v_kind := private.maintenance_move(v_request.status, p_status);
  -- A tenant takes back what nobody has begun, and says when it was not repaired after all.
  if v_kind is null or (v_is_tenant and not (v_request.status = 'pending' and p_status = 'cancelled' or v_kind = 'reopened')) then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  elsif v_kind = 'reopened' and v_is_tenant and v_request.completed_at < now() - interval '30 days' then
    perform private.fail('reopening_too_late');
  elsif v_kind in ('cancelled', 'reopened') and btrim(coalesce(p_note, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.maintenance_requests set
    status = p_status,
    stage = case when p_status = 'in_progress' then stage end,
    responded_at = case when v_is_tenant then responded_at else coalesce(responded_at, now()) end,
    completed_at = case when p_status = 'completed' then now() end,
    rating = null, rating_comment = '',
    reopened_count = reopened_count + (v_kind = 'reopened')::integer,
    resolve_by = case when v_kind = 'reopened'
      then now() + (select resolution from private.maintenance_service_levels l where l.priority = v_request.priority) else resolve_by end
  where id = p_maintenance_id;
  perform private.note_maintenance_event(v_request, v_kind, p_note, '{}', false, v_is_tenant);
  return p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_to_unit (
  p_lease_id      uuid,
  p_unit_id       uuid,
  p_moves_on      date,
  p_ends_on       date,
  p_rent_minor    bigint,
  p_due_day       integer              DEFAULT NULL::integer,
  p_deposit_minor bigint               DEFAULT NULL::bigint,
  p_rent_note     text                 DEFAULT NULL::text,
  p_currency      public.currency_code DEFAULT NULL::public.currency_code
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_note text := left(btrim(coalesce(p_rent_note, '')), 200);
  v_old public.leases;
  v_new public.leases;
  v_unit public.units;
  v_today date;
  v_held bigint;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_old := private.lease_for_verb(p_lease_id, 'move_to_unit');
  v_today := private.organization_today(v_old.organization_id);
  perform private.require_permission(v_old.organization_id, 'money.write');
  perform private.require_permission(v_old.organization_id, 'money.reverse');
  if v_note = '' then
    perform private.fail('reason_missing', '{"fields": ["rent_note"]}');
  end if;
  select * into v_unit from public.units where id = p_unit_id and organization_id = v_old.organization_id;
  if not found then
    perform private.fail('not_found', '{"table": "units"}');
  end if;
  perform private.check_unit_move(v_old, v_unit, p_moves_on, p_ends_on, p_rent_minor, p_currency);
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, v_old.starts_on, p_moves_on - 1);
  perform private.refuse_overlap(null, p_unit_id, p_moves_on, p_ends_on);
  -- What is charged by now is charged first: what is left of it after the last day is taken off, the rest is owed.
  perform private.post_due_rent(v_old.organization_id, v_today);
  perform private.post_recurring_charges(v_old.organization_id, v_today);
  update public.leases set status = 'notice_given', ended_on = p_moves_on - 1 where id = p_lease_id returning * into v_old;
  insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, deposit_minor,
    proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from,
    moved_from_lease_id)
  values (v_old.organization_id, v_unit.property_id, p_unit_id, 'signed', p_moves_on, p_ends_on, v_old.currency,
    coalesce(p_due_day, v_old.due_day), coalesce(p_deposit_minor, v_old.deposit_minor), v_old.proration_method, v_old.late_fee_kind,
    v_old.late_fee_minor, v_old.late_fee_basis_points, v_old.late_fee_cap_minor, v_old.late_fee_grace_days, p_moves_on, v_old.id)
  returning * into v_new;
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_new.organization_id, v_new.id, v_new.currency, p_moves_on, p_rent_minor);
  perform private.move_parties(v_old, v_new);
  perform private.write_lease_event(v_old, 'unit_moved', jsonb_build_object('to_lease_id', v_new.id, 'starts_on', p_moves_on,
    'unit', v_unit.label));
  perform private.write_lease_event(v_new, 'unit_moved', jsonb_build_object('from_lease_id', v_old.id, 'starts_on', p_moves_on,
    'unit', (select label from public.units where id = v_old.unit_id)));
  perform private.shorten_rent(p_lease_id, v_note);
  v_held := private.move_deposit_terms(v_old, v_new, v_note, v_today);
  perform private.advance_leases(v_old.organization_id, v_today);
  perform private.post_due_rent(v_old.organization_id, v_today);
  perform private.move_credits(v_old.organization_id, v_today);
  perform private.mail_unit_move(v_old, v_new, v_held);
  return v_new.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_parcel (
  p_parcel_id   uuid,
  p_property_id uuid,
  p_unit_id     uuid,
  p_description text,
  p_kept_at     text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own uuid := private.community_lease(p_property_id, 'parcels', 'maintenance.write');
  v_lease public.leases;
begin
  if exists (select 1 from public.parcels where id = p_parcel_id and noted_by = (select auth.uid()) and unit_id = p_unit_id) then
    return p_parcel_id;
  end if;
  select * into v_lease from public.leases
  where property_id = p_property_id and unit_id = p_unit_id and private.is_occupying(status);
  if not found then
    perform private.fail('unit_without_tenant');
  elsif v_own is not null and (select count(*) from public.parcels
    where noted_by = (select auth.uid()) and noted_at > now() - interval '1 day') >= 20 then
    perform private.fail('too_many_posts');
  end if;
  insert into public.parcels (id, organization_id, property_id, unit_id, lease_id, description, kept_at, noted_by_lease_id, noted_by)
  values (p_parcel_id, v_lease.organization_id, p_property_id, p_unit_id, v_lease.id, btrim(p_description),
    btrim(coalesce(p_kept_at, '')), v_own, (select auth.uid()));
  return p_parcel_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.once_only (
  p_verb      pg_proc,
  p_call      text,
  p_arguments text[],
  p_answer    pg_proc
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_type text := format_type(p_verb.prorettype, null);
  v_kept text := format('(select r.result from jsonb_to_record(v_known) as r (result %s))', v_type);
begin
  if p_verb.proretset and (p_answer.oid is not null or p_verb.prorettype in (select t.oid from pg_catalog.pg_type t where t.typtype in ('c', 'p'))) then
    raise exception 'what % returns is not kept: let it return less, and an answer function the rest', p_verb.proname;
  end if;
  return format($body$v_known := private.claim_request(p_request_id, %L, jsonb_build_array(%s));
  if v_known is null then
    %s
    perform private.complete_request(p_request_id, v_known);
  end if;
  return%s;$body$, p_verb.proname, array_to_string(array_remove(p_arguments, 'p_request_id'), ', '),
    case
      when p_verb.prorettype = 'void'::regtype then format(E'perform %s;\n    v_known := ''{}'';', p_call)
      when p_verb.proretset then
        format('v_known := jsonb_build_object(''result'', array(select to_jsonb(r.one) from %s as r (one)));', p_call)
      else format('v_known := jsonb_build_object(''result'', %s);', p_call)
    end,
    case
      when p_verb.prorettype = 'void'::regtype then ''
      when p_verb.proretset then
        format(' query select r.one::%s from jsonb_array_elements_text(v_known -> ''result'') as r (one)', v_type)
      when p_answer.oid is null then ' ' || v_kept
      else case when p_answer.proretset then ' query select * from ' else ' ' end || format('private.%I(%s)', p_answer.proname, v_kept)
    end);
end
$function$;

CREATE OR REPLACE FUNCTION private.open_maintenance (
  p_property_id uuid,
  p_unit_id     uuid,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_title       text,
  p_description text                        DEFAULT ''::text,
  p_is_shared   boolean                     DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_row public.maintenance_requests;
  v_id uuid;
begin
  select * into v_property from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('maintenance.write'));
  if not found or (p_unit_id is not null and not exists (
    select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  v_row.organization_id := v_property.organization_id;
  v_row.property_id := p_property_id;
  v_row.unit_id := p_unit_id;
  if p_is_shared and p_unit_id is not null then
    select id into v_row.lease_id from public.leases where unit_id = p_unit_id and private.is_occupying(status);
  end if;
  v_row.category := p_category;
  v_row.priority := p_priority;
  v_row.title := p_title;
  v_row.description := p_description;
  v_id := private.insert_maintenance(v_row, false);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.order_property_photos (
  p_property_id uuid,
  p_photo_ids   uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_record((select organization_id from public.properties where id = p_property_id for update), 'portfolio.write');
  if (select array_agg(id order by id) from public.property_photos where property_id = p_property_id)
    is distinct from (select array_agg(id order by id) from unnest(p_photo_ids) as id) then
    perform private.fail('photos_changed');
  end if;
  update public.property_photos p set position = given.n
  from unnest(p_photo_ids) with ordinality as given (id, n) where p.id = given.id and p.position <> given.n;
end
$function$;

CREATE OR REPLACE FUNCTION private.override_application_score (
  p_application_id uuid,
  p_score          integer DEFAULT NULL::integer,
  p_note           text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_application public.applications;
  v_note text := btrim(coalesce(p_note, ''));
begin
  select * into v_application from public.applications where id = p_application_id for update;
  perform private.require_record(v_application.organization_id, 'leases.write');
  if v_application.status not in ('submitted', 'in_review') then
    perform private.fail('application_moved', jsonb_build_object('status', v_application.status));
  elsif p_score is not null and v_note = '' then
    perform private.fail('reason_missing');
  end if;
  update public.applications set score_override = p_score, score_override_note = case when p_score is null then '' else v_note end
  where id = p_application_id;
  perform private.note_application_event(v_application, 'score_overridden',
    case when p_score is null then '' else p_score || ': ' || v_note end);
  return p_application_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.owner_balances (
  p_property_id uuid,
  p_as_of       date
)
  RETURNS TABLE (
    owner_key          text,
    owner_name         text,
    identity_number    text,
    share_basis_points integer,
    currency           public.currency_code,
    earned_minor       bigint,
    withheld_minor     bigint,
    drawn_minor        bigint,
    due_minor          bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_organization uuid := (select p.organization_id from public.properties p where p.id = p_property_id);
begin
  perform private.require_record(v_organization, 'money.read');
  perform private.require_record(v_organization, 'people.read');
  perform private.require_period(p_as_of, p_as_of);
  return query select * from private.balances_of_owners(v_organization, p_property_id, p_as_of);
end
$function$;

CREATE OR REPLACE FUNCTION private.pass_on_bill (
  p_bill_id     uuid,
  p_line_ids    uuid[],
  p_kind        public.charge_kind,
  p_method      text,
  p_due_on      date,
  p_description text,
  p_parts       jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_month date;
  v_fees boolean;
  v_properties uuid[];
  v_left bigint;
  v_part record;
  v_lease public.leases;
  v_charge uuid;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{approved,partially_paid,paid}');
  v_today := private.organization_today(v_bill.organization_id);
  v_month := date_trunc('month', v_bill.billed_on)::date;
  select bool_and(a.system_key is not distinct from 'condominium_fees'), array_agg(distinct coalesce(l.property_id, v_bill.property_id))
    into v_fees, v_properties
  from public.bill_lines l join public.accounts a on a.organization_id = l.organization_id and a.id = l.account_id
  where l.organization_id = v_bill.organization_id and l.bill_id = p_bill_id and l.id = any (p_line_ids)
  having count(*) = cardinality(p_line_ids);
  if v_properties is null then
    perform private.fail('lines_missing');
  elsif p_kind is null or p_kind::text not in ('condominium_fee', 'utility', 'other') or (p_kind = 'condominium_fee') <> v_fees then
    perform private.fail('kind_not_allowed', jsonb_build_object('fields', jsonb_build_array('kind')));
  elsif coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing', jsonb_build_object('fields', jsonb_build_array('description')));
  elsif jsonb_typeof(p_parts) is distinct from 'array' or jsonb_array_length(p_parts) not between 1 and 1000
    or (select count(distinct (e ->> 'lease_id')::uuid) from jsonb_array_elements(p_parts) e) <> jsonb_array_length(p_parts) then
    perform private.fail('nobody_to_charge');
  elsif exists (select 1 from jsonb_array_elements(p_parts) e where coalesce((e ->> 'amount_minor')::bigint, 0) <= 0) then
    perform private.fail('amount_not_positive', jsonb_build_object('fields', jsonb_build_array('amount_minor')));
  end if;
  -- The money lock is held: two at once count each other's charges.
  v_left := v_bill.total_minor - private.passed_on_of_bill(p_bill_id);
  if (select sum((e ->> 'amount_minor')::bigint) from jsonb_array_elements(p_parts) e) > v_left then
    perform private.fail('pass_on_exceeds_bill', jsonb_build_object('left_minor', v_left, 'fields', jsonb_build_array('amount_minor')));
  end if;
  for v_part in
    select (e.part ->> 'lease_id')::uuid as lease_id, (e.part ->> 'amount_minor')::bigint as amount_minor
    from jsonb_array_elements(p_parts) with ordinality as e (part, position) order by e.position
  loop
    select * into v_lease from public.leases where id = v_part.lease_id and organization_id = v_bill.organization_id;
    if v_lease.id is null or v_lease.property_id is null or v_lease.property_id <> all (array_remove(v_properties, null))
      or (v_bill.unit_id is not null and v_lease.property_id = v_bill.property_id and v_lease.unit_id <> v_bill.unit_id) then
      perform private.fail('lease_not_of_bill', jsonb_build_object('lease', v_part.lease_id));
    elsif v_lease.status not in ('active', 'notice_given', 'month_to_month') then
      perform private.fail('lease_not_in_force', jsonb_build_object('lease', v_part.lease_id));
    elsif v_lease.currency <> v_bill.currency then
      perform private.fail('lease_currency_differs', jsonb_build_object('lease', v_part.lease_id));
    end if;
    v_charge := private.post_charge(v_lease, p_kind, v_part.amount_minor, p_due_on, v_today, v_month,
      (v_month + interval '1 month')::date - 1, btrim(p_description));
    insert into public.bill_pass_ons (charge_id, organization_id, bill_id, pass_on_id, line_ids, method, created_by)
    values (v_charge, v_bill.organization_id, p_bill_id, v_id, p_line_ids, p_method, (select auth.uid()));
  end loop;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.pay_bill (
  p_bill_id      uuid,
  p_amount_minor bigint,
  p_paid_on      date,
  p_method       public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_account_id   uuid                  DEFAULT NULL::uuid,
  p_reference    text                  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.plan_maintenance (
  p_maintenance_id uuid,
  p_priority       public.maintenance_priority,
  p_stage          public.maintenance_stage,
  p_assigned_to    uuid,
  p_scheduled_on   date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_level private.maintenance_service_levels;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  elsif p_assigned_to is not null and p_assigned_to is distinct from v_request.assigned_to
    and p_assigned_to not in (select user_id from private.maintenance_workers(v_request.organization_id)) then
    perform private.fail('assignee_not_member');
  elsif p_scheduled_on is not null and p_scheduled_on is distinct from v_request.scheduled_on
    and p_scheduled_on < private.organization_today(v_request.organization_id) then
    perform private.fail('scheduled_in_past');
  end if;
  select * into v_level from private.maintenance_service_levels where priority = p_priority;
  update public.maintenance_requests set
    -- To say how it stands is to have begun.
    status = case when p_stage is null then status else 'in_progress'::public.maintenance_status end,
    stage = p_stage, assigned_to = p_assigned_to, scheduled_on = p_scheduled_on, priority = p_priority,
    responded_at = coalesce(responded_at, now()),
    respond_by = case when priority = p_priority then respond_by else created_at + v_level.response end,
    resolve_by = case when priority = p_priority then resolve_by else created_at + v_level.resolution end
  where id = p_maintenance_id;
  if v_request.status = 'pending' and p_stage is not null then
    perform private.note_maintenance_event(v_request, 'started', '', '{}', false, false);
  end if;
  if v_request.priority <> p_priority then
    perform private.note_maintenance_event(v_request, 'priority_changed', '',
      jsonb_build_object('from', v_request.priority, 'to', p_priority), false, false);
  end if;
  if v_request.assigned_to is distinct from p_assigned_to then
    perform private.note_maintenance_event(v_request, 'assigned', '', jsonb_build_object('to', p_assigned_to), false, false);
  end if;
  if v_request.stage is distinct from p_stage or v_request.scheduled_on is distinct from p_scheduled_on then
    perform private.note_maintenance_event(v_request, 'stage_changed', '',
      jsonb_build_object('stage', p_stage, 'on', p_scheduled_on), false, false);
  end if;
  return p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_journal_entry (
  p_organization_id uuid,
  p_occurred_on     date,
  p_memo            text,
  p_lines           jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_entry uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if coalesce(btrim(p_memo), '') = '' then
    perform private.fail('description_missing');
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_lines, '[]')) < 2 then
    perform private.fail('entry_incomplete');
  elsif exists (
    select 1 from jsonb_to_recordset(p_lines) as l (currency text, amount_minor bigint)
    group by l.currency having sum(l.amount_minor) <> 0
  ) then
    perform private.fail('entry_unbalanced');
  end if;
  perform private.check_lines(p_organization_id, p_lines);
  perform private.lock_money(p_organization_id);
  v_entry := private.post_lines(p_organization_id, 'manual', p_occurred_on, btrim(p_memo), p_lines);
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_month (
  p_organization_id uuid,
  p_month           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_day date;
  v_count integer;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  v_day := private.day_of_month(p_organization_id, p_month);
  perform private.lock_money(p_organization_id);
  v_count := private.post_month_until(p_organization_id, v_day, private.organization_today(p_organization_id));
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.post_opening_balances (
  p_organization_id uuid,
  p_occurred_on     date,
  p_accounts        jsonb DEFAULT '[]'::jsonb,
  p_tenants         jsonb DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_entry uuid;
  v_tenant record;
  v_lease public.leases;
  v_count integer := 0;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_accounts, '[]')) + jsonb_array_length(coalesce(p_tenants, '[]')) = 0 then
    perform private.fail('entry_incomplete');
  end if;
  perform private.check_lines(p_organization_id, p_accounts);
  perform private.lock_money(p_organization_id);
  if jsonb_array_length(coalesce(p_accounts, '[]')) > 0 then
    -- The other side of every balance, a line for each currency and property.
    v_entry := private.post_lines(p_organization_id, 'opening', p_occurred_on, '', p_accounts || (
      select jsonb_agg(jsonb_build_object('account_id', private.account_of(p_organization_id, 'opening_equity'),
        'currency', s.currency, 'amount_minor', -s.amount_minor, 'property_id', s.property_id))
      from (select l.currency, l.property_id, sum(l.amount_minor) as amount_minor
        from jsonb_to_recordset(p_accounts) as l (currency text, property_id uuid, amount_minor bigint) group by 1, 2) s));
  end if;
  for v_tenant in
    select t.lease_id, t.amount_minor from jsonb_to_recordset(coalesce(p_tenants, '[]')) as t (lease_id uuid, amount_minor bigint)
  loop
    select * into v_lease from public.leases where id = v_tenant.lease_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_not_in_force');
    elsif coalesce(v_tenant.amount_minor, 0) = 0 then
      perform private.fail('amount_not_positive');
    elsif v_tenant.amount_minor < 0 then
      perform private.open_credit(v_lease, -v_tenant.amount_minor, p_occurred_on);
    else
      perform private.post_charge(v_lease, 'opening_balance', v_tenant.amount_minor, p_occurred_on, p_occurred_on);
    end if;
    v_count := v_count + 1;
  end loop;
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.posting_day (
  p_organization_id uuid,
  p_on              date,
  p_first           date
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_today date := private.organization_today(p_organization_id);
begin
  if p_on is null or p_on = v_today then
    return v_today;
  elsif p_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today, 'fields', array['on']));
  elsif p_on < private.open_day(p_organization_id, p_on) then
    perform private.fail('period_closed', jsonb_build_object('fields', array['on'], 'closed_through',
      private.open_day(p_organization_id, p_on) - 1));
  elsif p_on < p_first then
    perform private.fail('date_before_corrected', jsonb_build_object('first', p_first, 'fields', array['on']));
  end if;
  return p_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.preview_month (
  p_organization_id uuid,
  p_month           date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_today date := private.organization_today(p_organization_id);
  v_day date;
  v_last date := (date_trunc('month', p_month::timestamp) + interval '1 month')::date - 1;
  v_before bigint;
  v_postable bigint;
  v_lines jsonb;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  v_day := private.day_of_month(p_organization_id, p_month);
  perform private.lock_money(p_organization_id);
  -- It is posted, looked at, and undone: what is shown is what the job will do, not what somebody thinks that it does.
  begin
    select last_entry_number into v_before from private.organization_counters where organization_id = p_organization_id;
    perform private.post_month_until(p_organization_id, v_day, v_today);
    select last_entry_number into v_postable from private.organization_counters where organization_id = p_organization_id;
    perform private.advance_leases(p_organization_id, v_last);
    perform private.post_due_rent(p_organization_id, v_last);
    perform private.post_recurring_charges(p_organization_id, v_last);
    select jsonb_agg(to_jsonb(x) order by x.property_name collate private.natural_order, x.unit_label collate private.natural_order,
      x.due_on, x.kind) into v_lines from (
      select c.lease_id, p.name as property_name, u.label as unit_label,
        (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = c.lease_id and lt.is_primary limit 1) as tenant_name,
        c.kind, c.description, c.period_start, c.period_end, c.due_on, e.occurred_on as posted_on, c.currency, c.amount_minor,
        c.allocated_minor as from_credit_minor, e.entry_number <= v_postable as is_postable,
        case when c.kind = 'rent' then (select s.rent_minor from public.lease_rent_steps s
          where s.lease_id = c.lease_id and s.starts_on <= c.period_start order by s.starts_on desc limit 1) end as rent_minor,
        l.proration_method, late.due_on as late_since
      from public.journal_entries e
      join public.charges c on c.entry_id = e.id
      join public.properties p on p.id = c.property_id
      join public.leases l on l.id = c.lease_id
      join public.units u on u.id = l.unit_id
      left join public.charges late on late.id = c.late_fee_for
      where e.organization_id = p_organization_id and e.entry_number > v_before
    ) x;
    raise exception 'undo' using errcode = 'LL001';
  exception when sqlstate 'LL001' then
    null;
  end;
  return coalesce(v_lines, '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_post (
  p_post_id     uuid,
  p_property_id uuid,
  p_kind        public.community_post_kind,
  p_body        text,
  p_parent_id   uuid                       DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_part public.community_part := case when p_kind = 'board' then 'board' else 'lost_and_found' end;
  v_known public.community_posts;
  v_parent public.community_posts;
  v_lease_id uuid;
begin
  if p_kind = 'comment' then
    select * into v_parent from public.community_posts where id = p_parent_id and property_id = p_property_id
      and kind <> 'comment' and hidden_at is null and withdrawn_at is null;
    v_part := v_parent.part;
  end if;
  v_lease_id := private.community_lease(p_property_id, coalesce(v_part::text, 'any'), 'portfolio.write');
  if p_kind = 'comment' and v_parent.id is null then
    perform private.fail('post_gone');
  end if;
  perform private.limit_posts_unless(p_post_id, p_property_id, p_body);
  select * into v_known from public.community_posts where id = p_post_id;
  if found then
    return p_post_id;
  end if;
  insert into public.community_posts (id, organization_id, property_id, part, kind, parent_id, lease_id, author_id, body)
  values (p_post_id, (select organization_id from public.properties where id = p_property_id), p_property_id, v_part, p_kind,
    v_parent.id, v_lease_id, (select auth.uid()), btrim(p_body));
  return p_post_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.rate_maintenance (
  p_maintenance_id uuid,
  p_rating         integer,
  p_comment        text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  if not v_is_tenant then
    perform private.fail('not_allowed');
  elsif v_request.status <> 'completed' then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  end if;
  update public.maintenance_requests set rating = p_rating, rating_comment = btrim(coalesce(p_comment, '')) where id = p_maintenance_id;
  perform private.note_maintenance_event(v_request, 'rated', p_comment, jsonb_build_object('rating', p_rating), false, true);
  return p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_notice (
  p_notice_id       uuid,
  p_is_acknowledged boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user uuid := (select auth.uid());
  v_read integer;
  v_acknowledged integer;
begin
  if p_notice_id not in (select private.my_notice_ids()) then
    perform private.fail('not_found');
  end if;
  -- Readers wait for each other here: the counts are of all of them.
  perform 1 from public.notices where id = p_notice_id for update;
  with mine as (
    select r.person_id, r.read_at is null as is_new,
      r.acknowledged_at is null and p_is_acknowledged and n.needs_acknowledgement as is_acknowledging
    from public.notice_recipients r join public.notices n on n.id = r.notice_id
    where r.notice_id = p_notice_id and r.person_id in (select private.my_person_ids())
  ), changed as (
    update public.notice_recipients r set read_at = coalesce(r.read_at, now()),
      acknowledged_at = case when m.is_acknowledging then now() else r.acknowledged_at end
    from mine m where r.notice_id = p_notice_id and r.person_id = m.person_id and (m.is_new or m.is_acknowledging)
    returning m.is_new, m.is_acknowledging
  )
  select count(*) filter (where is_new), count(*) filter (where is_acknowledging) into v_read, v_acknowledged from changed;
  if v_read + v_acknowledged > 0 then
    update public.notices set read_count = read_count + v_read, acknowledged_count = acknowledged_count + v_acknowledged
    where id = p_notice_id;
    perform private.cancel_mail(private.notice_mail_key(p_notice_id, v_user));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_report_file_entries (
  p_id    uuid,
  p_limit integer DEFAULT 1000
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with page as (
    select e.id, e.organization_id, e.entry_number, e.occurred_on, e.kind, e.memo, f.property_id
    from public.report_files f
    cross join lateral (
      select * from public.journal_entries j
      where j.organization_id = f.organization_id and j.occurred_on <= f.ends_on
        and (j.occurred_on, j.entry_number) > (coalesce(f.after_on, f.starts_on), coalesce(f.after_number, 0))
      order by j.occurred_on, j.entry_number limit least(greatest(p_limit, 1), 2000)
    ) e
    where f.id = p_id and f.status = 'working'
  )
  select jsonb_build_object(
    'entries', (select count(*) from page),
    'last', (select jsonb_build_object('on', p.occurred_on, 'number', p.entry_number) from page p
      order by p.occurred_on desc, p.entry_number desc limit 1),
    'lines', coalesce((
      select jsonb_agg(jsonb_build_array(p.occurred_on, p.entry_number, p.kind, a.code, a.system_key, a.name, pr.name, p.memo,
        l.amount_minor, l.currency) order by p.occurred_on, p.entry_number, l.id)
      from page p
      join public.journal_lines l on l.organization_id = p.organization_id and l.entry_id = p.id
        and (p.property_id is null or l.property_id = p.property_id)
      join public.accounts a on a.id = l.account_id
      left join public.properties pr on pr.id = l.property_id), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.recall_contract (
  p_lease_id uuid,
  p_reason   text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_lease public.leases;
  v_version public.contract_versions;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'recall_contract');
  select * into v_version from public.contract_versions where lease_id = p_lease_id and status = 'open' for update;
  if v_version.id is null and v_lease.status not in ('sent', 'partially_signed') then
    perform private.fail('contract_not_sent');
  end if;
  perform private.close_contract(v_version.id, 'voided', v_reason);
  if v_lease.status in ('sent', 'partially_signed') then
    update public.leases set status = 'draft' where id = p_lease_id;
  end if;
  perform private.write_lease_event(v_lease, 'contract_recalled', jsonb_build_object('number', v_version.number,
    'reason', nullif(v_reason, '')));
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_accounting_export (
  p_organization_id uuid,
  p_format          public.export_format,
  p_currency        public.currency_code,
  p_from            date,
  p_to              date,
  p_is_only_new     boolean,
  p_through_number  bigint,
  p_row_count       integer,
  p_file_name       text,
  p_sha256          text,
  p_account_id      uuid                 DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.read');
  if p_from is null or p_to is null or p_to < p_from then
    perform private.fail('period_invalid');
  elsif p_through_number > (select last_entry_number from private.organization_counters where organization_id = p_organization_id) then
    perform private.fail('value_out_of_range');
  elsif (p_format = 'xero_bank') <> (p_account_id is not null) or p_account_id is not null and not exists (
    select 1 from public.accounts a where a.organization_id = p_organization_id and a.id = p_account_id and a.subtype = 'cash') then
    perform private.fail('account_not_allowed', '{"fields": ["account_id"]}');
  end if;
  insert into public.accounting_exports (id, organization_id, format, currency, account_id, from_on, to_on, is_only_new, through_number, row_count,
    repeats, file_name, file_sha256, created_by, created_by_name)
  values (v_id, p_organization_id, p_format, p_currency, p_account_id, p_from, p_to, p_is_only_new, p_through_number, p_row_count,
    case when p_is_only_new then 0 else (select count(*) from public.accounting_exports x where x.organization_id = p_organization_id
      and x.format = p_format and x.currency = p_currency and (x.account_id is null or x.account_id = p_account_id)
      and x.from_on <= p_to and x.to_on >= p_from) end,
    p_file_name, p_sha256, (select auth.uid()),
    coalesce((select p.full_name from public.profiles p where p.id = (select auth.uid())), ''));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_card_settlement (
  p_organization_id      uuid,
  p_account_id           uuid,
  p_settled_on           date,
  p_acquirer             text,
  p_gross_minor          bigint,
  p_itbis_withheld_minor bigint,
  p_reference            text   DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_entry_day(p_organization_id, p_settled_on);
  if coalesce(btrim(p_acquirer), '') = '' then
    perform private.fail('name_missing', '{"fields": ["acquirer"]}');
  elsif coalesce(p_gross_minor, 0) not between 1 and 1000000000000 then
    perform private.fail('amount_not_positive', '{"fields": ["gross_minor"]}');
  elsif coalesce(p_itbis_withheld_minor, 0) < 1 then
    perform private.fail('amount_not_positive', '{"fields": ["itbis_withheld_minor"]}');
  elsif p_itbis_withheld_minor > p_gross_minor then
    perform private.fail('withheld_exceeds_payout', '{"fields": ["itbis_withheld_minor"]}');
  end if;
  perform private.lock_money(p_organization_id);
  if not exists (select 1 from public.accounts a where a.id = p_account_id and a.organization_id = p_organization_id
      and a.subtype = 'cash' and a.deactivated_at is null) then
    perform private.fail('account_missing', '{"fields": ["account_id"]}');
  elsif coalesce(btrim(p_reference), '') <> '' and exists (select 1 from public.card_settlements s
      where s.organization_id = p_organization_id and s.reversed_at is null and s.acquirer = btrim(p_acquirer)
        and s.reference = btrim(p_reference)) then
    perform private.fail('settlement_known', '{"fields": ["reference"]}');
  end if;
  perform private.require_open_form(p_organization_id, 'IT-1', p_settled_on);
  -- The sales are in the account whole; the payout lacks what was withheld.
  v_entry := private.post_currency_lines(p_organization_id, 'bank_transaction', p_settled_on, 'DOP', jsonb_build_array(
    jsonb_build_object('account', 'withholdings_receivable', 'amount', p_itbis_withheld_minor),
    jsonb_build_object('account_id', p_account_id, 'amount', -p_itbis_withheld_minor)),
    concat_ws(' · ', btrim(p_acquirer), nullif(btrim(coalesce(p_reference, '')), '')));
  insert into public.card_settlements (id, organization_id, account_id, acquirer, reference, settled_on, gross_minor,
    itbis_withheld_minor, entry_id, created_by)
  values (v_id, p_organization_id, p_account_id, btrim(p_acquirer), btrim(coalesce(p_reference, '')), p_settled_on, p_gross_minor,
    p_itbis_withheld_minor, v_entry, (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_held_deposit (
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_on           date    DEFAULT NULL::date,
  p_account_id   uuid    DEFAULT NULL::uuid,
  p_is_in_cash   boolean DEFAULT true,
  p_note         text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_today date;
  v_account uuid;
  v_unpaid bigint;
  v_charge public.charges;
  v_id uuid;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.write');
  select * into strict v_lease from public.leases where id = p_lease_id;
  perform private.lock_money(v_lease.organization_id);
  select * into strict v_lease from public.leases where id = p_lease_id for update;
  v_today := private.organization_today(v_lease.organization_id);
  perform private.check_entry_day(v_lease.organization_id, coalesce(p_on, v_today));
  if v_lease.status in ('draft', 'sent', 'partially_signed') or v_lease.called_off_at is not null then
    perform private.fail('lease_not_in_force', jsonb_build_object('status', v_lease.status));
  elsif coalesce(p_amount_minor, 0) not between 1 and 1000000000000 then
    perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
  elsif exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  end if;
  v_unpaid := private.unpaid_deposit(p_lease_id);
  if private.deposit_liability(p_lease_id) > v_unpaid then
    perform private.fail('deposit_already_held');
  end if;
  if coalesce(p_is_in_cash, true) then
    v_account := private.cash_account(v_lease.organization_id, p_account_id, 'deposits');
  end if;
  if v_unpaid > 0 then
    select * into strict v_charge from public.charges where lease_id = p_lease_id and kind = 'deposit' and reversed_at is null;
    perform private.reverse_charge(v_charge.id, coalesce(nullif(btrim(p_note), ''), 'Depósito ya entregado'));
  end if;
  v_id := private.open_deposit(v_lease, p_amount_minor, coalesce(p_on, v_today), v_account, least(v_unpaid, p_amount_minor),
    v_charge.due_on);
  -- Whoever held a part of what was agreed is still owed the rest.
  if v_unpaid > p_amount_minor then
    perform private.post_charge(v_lease, 'deposit', v_unpaid - p_amount_minor, v_charge.due_on, v_today);
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_meter_reading (
  p_meter_id    uuid,
  p_read_on     date,
  p_value       numeric,
  p_price_minor bigint  DEFAULT NULL::bigint,
  p_description text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_meter public.unit_meters;
  v_last public.meter_readings;
  v_lease public.leases;
  v_from date;
  v_today date;
  v_amount bigint;
  v_charge uuid;
  v_id uuid := gen_random_uuid();
begin
  select * into v_meter from public.unit_meters where id = p_meter_id;
  perform private.require_record(v_meter.organization_id, 'money.write');
  perform private.lock_money(v_meter.organization_id);
  v_today := private.organization_today(v_meter.organization_id);
  select * into v_last from public.meter_readings
  where meter_id = p_meter_id and removed_at is null order by read_on desc limit 1;
  if p_read_on is null or p_read_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_value is null or p_value < 0 or p_read_on <= v_last.read_on or p_value < v_last.value then
    perform private.fail('reading_below_last', jsonb_build_object('value', v_last.value, 'read_on', v_last.read_on));
  end if;
  select l.* into v_lease from private.metered_lease(v_meter, p_read_on) m join public.leases l on l.id = m.lease_id;
  select m.read_from into v_from from private.metered_lease(v_meter, p_read_on) m;
  v_amount := round((p_value - v_last.value) * p_price_minor);
  if v_amount > 0 and v_lease.id is not null then
    if v_from is null then
      perform private.fail('move_in_reading_missing', jsonb_build_object('fields', '["price_minor"]'::jsonb,
        'starts_on', v_lease.starts_on));
    end if;
    v_charge := private.post_charge(v_lease, 'utility', v_amount, v_today, v_today,
      greatest(v_from + 1, v_lease.starts_on), p_read_on, coalesce(btrim(p_description), ''));
  end if;
  insert into public.meter_readings
    (id, organization_id, meter_id, unit_id, lease_id, read_on, value, used, price_minor, charge_id, created_by)
  values (v_id, v_meter.organization_id, p_meter_id, v_meter.unit_id, v_lease.id, p_read_on, p_value, p_value - v_last.value,
    p_price_minor, v_charge, (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_paper_signature (
  p_lease_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  perform private.conclude_lease(private.lease_for_verb(p_lease_id, 'record_paper_signature'));
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_payment (
  p_lease_id       uuid,
  p_amount_minor   bigint,
  p_paid_on        date,
  p_method         public.payment_method DEFAULT 'cash'::public.payment_method,
  p_reference      text                  DEFAULT ''::text,
  p_account_id     uuid                  DEFAULT NULL::uuid,
  p_received_minor bigint                DEFAULT NULL::bigint,
  p_rate           numeric               DEFAULT NULL::numeric,
  p_rate_source    text                  DEFAULT NULL::text,
  p_rated_on       date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.post_payment(v_id, p_account_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_withholding (
  p_invoice_id  uuid,
  p_withheld_on date,
  p_itbis_minor bigint DEFAULT 0,
  p_isr_minor   bigint DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.refund_credit (
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_method       public.payment_method,
  p_reason       text,
  p_on           date                  DEFAULT NULL::date
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_payment public.payments;
  v_left bigint := p_amount_minor;
  v_part bigint;
  v_money bigint;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.reverse');
  perform private.lock_money(v_lease.organization_id);
  if p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_amount_minor > (select credit_minor from public.lease_balances where lease_id = p_lease_id) then
    perform private.fail('refund_exceeds_credit', (select jsonb_build_object('credit_minor', credit_minor)
      from public.lease_balances where lease_id = p_lease_id));
  end if;
  select coalesce(sum(unapplied_minor), 0) into v_money from public.payments
  where lease_id = p_lease_id and unapplied_minor > 0 and private.came_as_money(method);
  if p_amount_minor > v_money then
    perform private.fail('credit_without_money', jsonb_build_object('refundable_minor', v_money));
  end if;
  for v_payment in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.lease_id = p_lease_id and p.unapplied_minor > 0 and private.came_as_money(p.method)
    order by p.paid_on desc, e.entry_number desc
  loop
    v_part := least(v_left, v_payment.unapplied_minor);
    exit when v_part = 0;
    perform private.post_refund(private.start_refund(v_payment.id, v_part, p_method, p_reason, ''),
      private.posting_day(v_payment.organization_id, p_on, private.first_day_to_give_back(v_payment)));
    v_left := v_left - v_part;
  end loop;
  return p_amount_minor;
end
$function$;

CREATE OR REPLACE FUNCTION private.refund_payment (
  p_payment_id   uuid,
  p_amount_minor bigint,
  p_method       public.payment_method,
  p_reason       text,
  p_reference    text                  DEFAULT ''::text,
  p_on           date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
  v_id uuid;
begin
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  v_id := private.start_refund(p_payment_id, p_amount_minor, p_method, p_reason, p_reference);
  perform private.post_refund(v_id, private.posting_day(v_payment.organization_id, p_on, private.first_day_to_give_back(v_payment)));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_contract (
  p_signer_id uuid,
  p_reason    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_signer public.contract_signers := private.my_signer(p_signer_id);
  v_version public.contract_versions;
  v_lease public.leases;
begin
  if v_signer.role = 'landlord' then
    -- The landlord takes the contract back instead.
    perform private.fail('not_found');
  elsif v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  v_version := private.refuse_closed_contract(v_signer);
  update public.contract_signers set refused_at = now(), refusal_reason = v_reason, user_id = (select auth.uid())
  where id = p_signer_id;
  perform private.close_contract(v_version.id, 'refused', v_reason);
  select * into strict v_lease from public.leases where id = v_version.lease_id for update;
  perform private.write_lease_event(v_lease, 'party_refused', jsonb_build_object('name', v_signer.full_name, 'reason', v_reason,
    'number', v_version.number));
  if v_lease.status in ('sent', 'partially_signed') then
    update public.leases set status = 'draft' where id = v_lease.id;
  end if;
  perform private.mail_about_contract(v_version, 'refused', v_signer.full_name, v_reason, 'refused');
  return p_signer_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_payment (
  p_payment_id uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
  update public.payments set status = 'rejected', decision_reason = btrim(p_reason),
    decided_by = (select auth.uid()), decided_at = now() where id = p_payment_id;
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.release_charges (
  p_invoice_id uuid,
  p_charge_ids uuid[],
  p_reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_charge uuid;
begin
  update public.fiscal_invoice_charges set is_live = false where invoice_id = p_invoice_id and charge_id = any (p_charge_ids);
  foreach v_charge in array p_charge_ids loop
    perform private.reverse_charge(v_charge, p_reason);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_signers (
  p_version_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_version public.contract_versions;
  v_signer public.contract_signers;
  v_count integer := 0;
begin
  select * into v_version from public.contract_versions where id = p_version_id;
  perform private.require_record(v_version.organization_id, 'leases.write');
  if v_version.status <> 'open' then
    perform private.fail('contract_closed');
  end if;
  for v_signer in select * from public.contract_signers
    where version_id = p_version_id and role <> 'landlord' and signed_at is null loop
    -- Once a day at most: the day is a part of the key.
    v_count := v_count + private.mail_signer(v_signer, 'contract_to_sign', jsonb_build_object('name', v_signer.full_name,
      'is_reminder', true, 'kind', v_version.kind),
      'contract/' || v_signer.id || '/' || private.organization_today(v_version.organization_id))::integer;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_member (
  p_organization_id uuid,
  p_user_id         uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_role public.membership_role;
begin
  perform private.begin_team_change(p_organization_id, 'members.manage');
  select m.role into v_role from public.memberships m
  where m.organization_id = p_organization_id and m.user_id = p_user_id for update;
  if not found then
    perform private.fail('not_found');
  elsif v_role = 'owner' then
    perform private.require_permission(p_organization_id, 'organization.manage');
    perform private.require_second_step();
  end if;
  delete from public.memberships where organization_id = p_organization_id and user_id = p_user_id;
  return p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_meter_reading (
  p_reading_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reading public.meter_readings;
begin
  select * into v_reading from public.meter_readings where id = p_reading_id and removed_at is null;
  perform private.require_record(v_reading.organization_id, 'money.write');
  if exists (select 1 from public.charges where id = v_reading.charge_id and reversed_at is null) then
    perform private.fail('reading_charged');
  elsif exists (select 1 from public.meter_readings
    where meter_id = v_reading.meter_id and removed_at is null and read_on > v_reading.read_on) then
    perform private.fail('reading_not_last');
  end if;
  update public.meter_readings set removed_at = now() where id = p_reading_id;
  return p_reading_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_lease (
  p_lease_id      uuid,
  p_starts_on     date,
  p_ends_on       date,
  p_rent_minor    bigint,
  p_due_day       integer DEFAULT NULL::integer,
  p_deposit_minor bigint  DEFAULT NULL::bigint,
  p_person_ids    uuid[]  DEFAULT NULL::uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_old public.leases;
  v_new public.leases;
  v_today date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_old := private.lease_for_verb(p_lease_id, 'renew_lease');
  v_today := private.organization_today(v_old.organization_id);
  perform private.check_renewal(v_old, p_starts_on, p_ends_on, p_rent_minor);
  -- The old lease first gives up the days that the new one takes.
  update public.leases set ended_on = p_starts_on - 1 where id = p_lease_id returning * into v_old;
  perform private.refuse_overlap(p_lease_id, v_old.unit_id, p_starts_on, p_ends_on);
  v_new := private.insert_renewal(v_old, p_starts_on, p_ends_on, coalesce(p_due_day, v_old.due_day),
    coalesce(p_deposit_minor, v_old.deposit_minor));
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_new.organization_id, v_new.id, v_new.currency, p_starts_on, p_rent_minor);
  perform private.set_tenants(v_new, coalesce(p_person_ids, private.lease_party_ids(p_lease_id, p_starts_on)));
  perform private.hand_over_lease(v_old, v_new, v_today);
  perform private.advance_leases(v_old.organization_id, v_today);
  return v_new.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reopen_application (
  p_application_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.move_application(p_application_id, 'leases.write', 'reopen', '') $function$;

CREATE OR REPLACE FUNCTION private.reopen_period (
  p_organization_id uuid,
  p_closed_through  date,
  p_reason          text
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.move_closing(p_organization_id, 'reopened', p_closed_through, p_reason) $function$;

CREATE OR REPLACE FUNCTION private.reopen_reconciliation (
  p_reconciliation_id uuid,
  p_reason            text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.repeat_bill (
  p_bill_id      uuid,
  p_every_months integer,
  p_starts_on    date,
  p_ends_on      date    DEFAULT NULL::date,
  p_due_days     integer DEFAULT 0,
  p_is_approved  boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
  v_id uuid := gen_random_uuid();
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{draft,awaiting_approval,approved,partially_paid,paid}');
  if p_starts_on is null or p_starts_on <= v_bill.billed_on then
    perform private.fail('starts_before_bill');
  elsif extract(day from p_starts_on) > 28 then
    perform private.fail('day_too_late');
  elsif p_ends_on < p_starts_on then
    perform private.fail('ends_before_start');
  end if;
  insert into public.recurring_bills (id, organization_id, vendor_id, bill, lines, currency, total_minor, every_months, next_on, ends_on,
    due_days, is_approved, created_by)
  select v_id, v_bill.organization_id, v_bill.vendor_id,
    jsonb_strip_nulls(jsonb_build_object('vendor_id', v_bill.vendor_id, 'property_id', v_bill.property_id, 'unit_id', v_bill.unit_id,
      'no_receipt_reason', v_bill.no_receipt_reason, 'expense_kind', v_bill.expense_kind, 'currency', v_bill.currency, 'itbis_minor', v_bill.itbis_minor,
      'itbis_withheld_minor', v_bill.itbis_withheld_minor, 'itbis_proportional_minor', v_bill.itbis_proportional_minor,
      'itbis_to_cost_minor', v_bill.itbis_to_cost_minor, 'isr_kind', v_bill.isr_kind, 'isr_withheld_minor', v_bill.isr_withheld_minor,
      'excise_minor', v_bill.excise_minor, 'other_taxes_minor', v_bill.other_taxes_minor, 'tip_minor', v_bill.tip_minor,
      'note', v_bill.note)),
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('account_id', l.account_id, 'property_id', l.property_id,
      'description', l.description, 'is_goods', l.is_goods, 'amount_minor', l.amount_minor)) order by l.position)
      from public.bill_lines l where l.bill_id = p_bill_id),
    v_bill.currency, v_bill.total_minor, p_every_months, p_starts_on, p_ends_on, coalesce(p_due_days, 0),
    coalesce(p_is_approved, false), (select auth.uid());
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_account_totals (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'accrual'::public.accounting_basis,
  p_property_ids    uuid[]                  DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return jsonb_build_object(
    'opening', coalesce((
      select jsonb_agg(jsonb_build_object('account_id', c.account_id, 'currency', c.currency, 'amount_minor', c.amount_minor,
        'earlier_minor', c.earlier_minor))
      from (
        select account_id, currency, sum(amount_minor)::bigint as amount_minor,
          coalesce(sum(amount_minor) filter (where is_of_earlier_years), 0)::bigint as earlier_minor
        from private.account_openings(p_organization_id, p_from, p_basis, p_property_ids)
        group by 1, 2 having sum(amount_minor) <> 0 or coalesce(sum(amount_minor) filter (where is_of_earlier_years), 0) <> 0
      ) c), '[]'),
    'months', coalesce((
      select jsonb_agg(jsonb_build_object('month', to_char(c.month, 'YYYY-MM'), 'account_id', c.account_id, 'currency', c.currency,
        'amount_minor', c.amount_minor, 'debit_minor', c.debit_minor) order by c.month)
      from (
        select month, account_id, currency, sum(amount_minor)::bigint as amount_minor, sum(debit_minor)::bigint as debit_minor
        from private.account_changes(p_organization_id, p_from, p_to, p_basis, p_property_ids)
        group by 1, 2, 3 having sum(amount_minor) <> 0 or sum(debit_minor) <> 0
      ) c), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION private.report_aged_receivables (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rows jsonb;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  with candidates as (
    -- Open today, or touched since that day by a payment, a reversal or, paid before it was posted, the charge itself.
    select c.id from public.charges c where c.organization_id = p_organization_id and c.outstanding_minor > 0
    union
    select a.charge_id from public.payment_allocations a where a.organization_id = p_organization_id and a.occurred_on > p_as_of
    union
    select c.id from public.journal_entries e
    join public.charges c on c.organization_id = e.organization_id and c.entry_id = coalesce(e.reverses_entry_id, e.id)
    where e.organization_id = p_organization_id and e.kind in ('charge', 'reversal') and e.occurred_on > p_as_of
    union
    select k.charge_id from public.journal_entries e
    join public.charge_credits k on k.organization_id = e.organization_id and k.entry_id = coalesce(e.reverses_entry_id, e.id)
    where e.organization_id = p_organization_id and e.kind in ('charge_credit', 'reversal') and e.occurred_on > p_as_of
  ), open_charges as (
    select c.lease_id, c.property_id, c.currency, p_as_of - c.due_on as age, private.charge_open_on(c, p_as_of) as open_minor
    from candidates k join public.charges c on c.id = k.id
    where p_property_ids is null or c.property_id = any (p_property_ids)
  ), by_lease as (
    select o.lease_id, o.property_id, o.currency,
      coalesce(sum(open_minor) filter (where age < 0), 0)::bigint as not_due_minor,
      coalesce(sum(open_minor) filter (where age between 0 and 30), 0)::bigint as days_30_minor,
      coalesce(sum(open_minor) filter (where age between 31 and 60), 0)::bigint as days_60_minor,
      coalesce(sum(open_minor) filter (where age between 61 and 90), 0)::bigint as days_90_minor,
      coalesce(sum(open_minor) filter (where age > 90), 0)::bigint as older_minor,
      sum(open_minor)::bigint as total_minor
    from open_charges o where open_minor <> 0 group by 1, 2, 3
  )
  select jsonb_build_object(
    'totals', coalesce((select jsonb_agg(s) from (
      select currency, count(*)::integer as lease_count, sum(not_due_minor)::bigint as not_due_minor,
        sum(days_30_minor)::bigint as days_30_minor, sum(days_60_minor)::bigint as days_60_minor,
        sum(days_90_minor)::bigint as days_90_minor, sum(older_minor)::bigint as older_minor,
        sum(total_minor)::bigint as total_minor
      from by_lease group by currency) s), '[]'),
    'rows', coalesce((select jsonb_agg(x) from (
      select b.*, pr.name as property_name, u.label as unit_label,
        (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = b.lease_id order by lt.is_primary desc, pe.full_name limit 1) as tenant_name
      from by_lease b
      join public.leases l on l.id = b.lease_id
      join public.units u on u.id = l.unit_id
      join public.properties pr on pr.id = b.property_id
      order by b.older_minor desc, b.days_90_minor desc, b.days_60_minor desc, b.total_minor desc, b.lease_id limit 5000) x), '[]'))
    into v_rows;
  return v_rows;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_deposits_held (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_account uuid := (select id from public.accounts where organization_id = p_organization_id and system_key = 'deposits_held');
  v_year integer := extract(year from p_as_of)::integer;
  -- In the second half of a year, what comes after the day is taken off the whole of it.
  v_is_late boolean := extract(month from p_as_of) > 6;
  v_days daterange := case when v_is_late then daterange(p_as_of, make_date(v_year, 12, 31), '(]')
    else daterange(make_date(v_year, 1, 1), p_as_of, '[]') end;
  v_rows jsonb;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  with opened as materialized (
    select * from private.account_openings(p_organization_id, p_as_of + 1, 'accrual', p_property_ids)
  ), of_leases as (
    select x.lease_id, le.currency, -sum(x.amount_minor)::bigint as liability_minor
    from (
      select y.lease_id, y.amount_minor from private.lease_account_years y
      where y.organization_id = p_organization_id and y.account_id = v_account and y.year <= v_year - (not v_is_late)::integer
      union all
      select j.lease_id, case when v_is_late then -j.amount_minor else j.amount_minor end from public.journal_lines j
      where j.organization_id = p_organization_id and j.account_id = v_account and j.lease_id is not null
        and j.occurred_on >= lower(v_days) and j.occurred_on < upper(v_days)
    ) x
    join public.leases le on le.id = x.lease_id and (p_property_ids is null or le.property_id = any (p_property_ids))
    group by 1, 2 having sum(x.amount_minor) <> 0
  ), owed as (
    select * from of_leases
    union all
    -- What is of no lease, an opening balance or an entry by hand, is what the account has beyond theirs.
    select null, r.currency, sum(r.liability_minor)::bigint
    from (
      select o.currency, -o.amount_minor as liability_minor
      from opened o where o.account_id = v_account
      union all
      select currency, -liability_minor from of_leases
    ) r group by r.currency having sum(r.liability_minor) <> 0
  ), kept as (
    -- An account of deposits keeps those of all properties.
    select o.currency, sum(o.amount_minor)::bigint as amount_minor
    from opened o join public.accounts a on a.id = o.account_id and a.held_for = 'deposits'
    where p_property_ids is null
    group by o.currency having sum(o.amount_minor) <> 0
  ), held as (
    select o.*, le.property_id, coalesce((select sum(private.charge_open_on(c, p_as_of)) from public.charges c
      where c.lease_id = o.lease_id and c.kind = 'deposit'), 0)::bigint as unpaid_minor
    from owed o left join public.leases le on le.id = o.lease_id
  )
  select jsonb_build_object(
    'kept', case when p_property_ids is null and (exists (select 1 from kept) or exists (
        select 1 from public.organizations g join public.accounts a on a.id = g.deposits_account_id and a.held_for = 'deposits'
        where g.id = p_organization_id))
      then coalesce((select jsonb_agg(k) from kept k), '[]') end,
    'totals', coalesce((select jsonb_agg(s) from (
      select currency, count(*)::integer as lease_count, sum(liability_minor)::bigint as liability_minor,
        sum(unpaid_minor)::bigint as unpaid_minor from held group by currency) s), '[]'),
    'properties', coalesce((select jsonb_agg(s) from (
      select h.property_id, pr.name as property_name, h.currency, sum(h.liability_minor)::bigint as liability_minor,
        sum(h.unpaid_minor)::bigint as unpaid_minor
      from held h left join public.properties pr on pr.id = h.property_id group by 1, 2, 3 order by 2, 1, 3) s), '[]'),
    'rows', coalesce((select jsonb_agg(x) from (
      select h.*, pr.name as property_name, u.label as unit_label, le.status as lease_status, le.starts_on,
        (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = h.lease_id order by lt.is_primary desc, pe.full_name limit 1) as tenant_name
      from held h
      left join public.leases le on le.id = h.lease_id
      left join public.units u on u.id = le.unit_id
      left join public.properties pr on pr.id = le.property_id
      order by pr.name_order, u.label_order, h.lease_id limit 5000) x), '[]'))
    into v_rows;
  return v_rows;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_entries (
  p_organization_id uuid,
  p_account_id      uuid,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'accrual'::public.accounting_basis,
  p_currency        public.currency_code    DEFAULT 'DOP'::public.currency_code,
  p_property_ids    uuid[]                  DEFAULT NULL::uuid[],
  p_after_on        date                    DEFAULT NULL::date,
  p_after_source    text                    DEFAULT NULL::text,
  p_after_id        bigint                  DEFAULT NULL::bigint,
  p_limit           integer                 DEFAULT 51
)
  RETURNS TABLE (
    source        text,
    id            bigint,
    entry_id      uuid,
    entry_number  bigint,
    kind          public.journal_kind,
    occurred_on   date,
    memo          text,
    lease_id      uuid,
    property_name text,
    unit_label    text,
    tenant_name   text,
    amount_minor  bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 51), 1), 501);
  v_to date := least(p_to, coalesce(p_after_on, p_to));
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return query
    with page as materialized (
      select * from (
        (select j.source, j.id, j.entry_id, j.occurred_on, j.account_id, j.property_id, j.lease_id, j.currency, j.amount_minor
        from private.movements j
        where p_property_ids is null and j.organization_id = p_organization_id and j.account_id = p_account_id
          and j.occurred_on between p_from and v_to and j.basis = p_basis and j.currency = p_currency
          and (p_after_on is null or (j.occurred_on, j.source, j.id) < (p_after_on, p_after_source, p_after_id))
        order by j.occurred_on desc, j.source desc, j.id desc limit v_limit)
        union all
        (select j.* from (select distinct u.id from unnest(p_property_ids) as u (id)) asked
        cross join lateral private.property_movements(p_organization_id, asked.id, p_from, v_to, p_basis) j
        where j.account_id = p_account_id and j.currency = p_currency
          and (p_after_on is null or (j.occurred_on, j.source, j.id) < (p_after_on, p_after_source, p_after_id))
        order by j.occurred_on desc, j.source desc, j.id desc limit v_limit)
      ) either
    )
    select m.source, m.id, m.entry_id, e.entry_number, e.kind, m.occurred_on, e.memo, m.lease_id, pr.name, u.label,
      (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = m.lease_id order by lt.is_primary desc, pe.full_name limit 1), m.amount_minor
    from page m
    join public.journal_entries e on e.id = m.entry_id
    left join public.properties pr on pr.id = m.property_id
    left join public.leases l on l.id = m.lease_id
    left join public.units u on u.id = l.unit_id
    order by m.occurred_on desc, m.source desc, m.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_maintenance (
  p_lease_id    uuid,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_title       text,
  p_description text                        DEFAULT ''::text,
  p_may_enter   boolean                     DEFAULT false,
  p_access_note text                        DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_row public.maintenance_requests;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_living_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  v_row.organization_id := v_lease.organization_id;
  v_row.property_id := v_lease.property_id;
  v_row.unit_id := case when p_category = 'common_areas' then null else v_lease.unit_id end;
  v_row.lease_id := v_lease.id;
  v_row.category := p_category;
  v_row.priority := p_priority;
  v_row.title := p_title;
  v_row.description := p_description;
  v_row.may_enter := p_may_enter;
  v_row.access_note := p_access_note;
  v_id := private.insert_maintenance(v_row, true);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_owner_shares (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'accrual'::public.accounting_basis,
  p_property_ids    uuid[]                  DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_itbis uuid := private.account_id(p_organization_id, 'itbis_payable');
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_permission(p_organization_id, 'people.read');
  perform private.require_period(p_from, p_to);
  return coalesce((
    select jsonb_agg(jsonb_build_object('property_id', p.id, 'property_name', p.name, 'currency', s.currency,
      'earned_before_minor', s.earned_before, 'drawn_before_minor', s.drawn_before,
      'income_minor', s.income, 'expense_minor', s.expense, 'accounts', s.accounts, 'drawn_minor', s.drawn,
      'drawn_after_minor', s.drawn_ever - s.drawn_before - s.drawn,
      'owners', coalesce((select jsonb_agg(o.owner - 'identity_type' order by o.n)
        from jsonb_array_elements(w.owners) with ordinality o (owner, n)), '[]'),
      'owners_at_end', coalesce((select jsonb_agg(o.owner - 'identity_type' order by o.n)
        from private.owner_terms(p_organization_id, p.id) l, jsonb_array_elements(l.owners) with ordinality o (owner, n)
        where p_to between l.starts_on and l.ends_on), '[]'),
      'withheld_before_minor', h.before, 'withheld', h.lines, 'itbis_minor', i.itbis, 'drawings', y.lines,
      'distributions', g.during, 'distributions_before', g.before, 'distributions_after', g.after)
      order by p.name_order, p.id, w.starts_on, s.currency)
    from public.properties p
    cross join lateral private.owner_terms(p_organization_id, p.id) w
    cross join lateral private.owner_term_sums(p_organization_id, p.id, w.starts_on, w.ends_on, p_from, p_to, p_basis) s
    cross join lateral (
      select coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.during)) filter (where d.during <> 0), '[]') as during,
        coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.before)) filter (where d.before <> 0), '[]') as before,
        coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.after)) filter (where d.after <> 0), '[]') as after
      from (
        select jsonb_build_object('name', t.owner_name, 'identity_number', t.identity_number) as said,
          coalesce(sum(x.amount) filter (where e.occurred_on between p_from and p_to), 0)::bigint as during,
          coalesce(sum(x.amount) filter (where e.occurred_on < p_from), 0)::bigint as before,
          coalesce(sum(x.amount) filter (where e.occurred_on > p_to), 0)::bigint as after
        from public.owner_distributions t
        join public.journal_entries e on e.organization_id = t.organization_id and e.id in (t.entry_id, t.reversal_entry_id)
          and e.occurred_on between w.starts_on and w.ends_on
        cross join lateral (select t.amount_minor * case when e.id = t.entry_id then 1 else -1 end as amount) x
        where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = s.currency
        group by t.owner_name, t.identity_number order by t.owner_name collate private.natural_order, t.identity_number
      ) d
    ) g
    cross join lateral (
      select coalesce(sum(x.amount_minor) filter (where x.occurred_on < p_from), 0)::bigint as before,
        coalesce(jsonb_agg(jsonb_build_object('on', x.occurred_on, 'client_name', x.client_name, 'ncf', x.ncf,
          'amount_minor', x.amount_minor) order by x.occurred_on, x.ncf, x.amount_minor desc)
          filter (where x.occurred_on >= p_from), '[]') as lines
      from private.withheld_for_owners(p_organization_id, array[p.id]) x
      where x.currency = s.currency and x.occurred_on between w.starts_on and least(w.ends_on, p_to)
    ) h
    -- What came with the rent for the State: no income, and told apart.
    cross join lateral (
      select coalesce(-sum(c.amount_minor), 0)::bigint as itbis
      from private.account_changes(p_organization_id, greatest(p_from, w.starts_on), least(p_to, w.ends_on), p_basis, array[p.id]) c
      where c.account_id = v_itbis and c.currency = s.currency and greatest(p_from, w.starts_on) <= least(p_to, w.ends_on)
    ) i
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.owner_name, 'identity_number', t.identity_number, 'on', e.occurred_on,
          'reference', t.reference, 'is_reversal', e.id <> t.entry_id,
          'amount_minor', t.amount_minor * case when e.id = t.entry_id then 1 else -1 end,
          'cash_currency', t.cash_currency, 'cash_minor', t.cash_minor, 'rate', t.rate)
          order by e.occurred_on, e.entry_number), '[]') as lines
      from public.owner_distributions t
      join public.journal_entries e on e.organization_id = t.organization_id and e.id in (t.entry_id, t.reversal_entry_id)
        and e.occurred_on between greatest(p_from, w.starts_on) and least(p_to, w.ends_on)
      where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = s.currency
        -- A payment that was taken back within the period is none of it.
        and not exists (select 1 from public.journal_entries r where r.organization_id = t.organization_id
          and r.id in (t.entry_id, t.reversal_entry_id) and r.id <> e.id
          and r.occurred_on between greatest(p_from, w.starts_on) and least(p_to, w.ends_on))
    ) y
    where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
      and (s.earned_before <> s.drawn_before or s.income <> 0 or s.expense <> 0 or s.accounts <> '[]' or s.drawn <> 0 or i.itbis <> 0
        or y.lines <> '[]' or h.before <> 0 or h.lines <> '[]'
        -- What came in one term may have been drawn in another: then neither stands alone.
        or ((w.starts_on > '1900-01-01' or w.ends_on < '2200-12-31')
          and (s.earned_before <> 0 or s.drawn_before <> 0 or s.drawn_ever <> 0)))), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.report_payment (
  p_lease_id       uuid,
  p_amount_minor   bigint,
  p_paid_on        date,
  p_method         public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_reference      text                  DEFAULT ''::text,
  p_proof_path     text                  DEFAULT NULL::text,
  p_received_minor bigint                DEFAULT NULL::bigint,
  p_rate           numeric               DEFAULT NULL::numeric,
  p_rate_source    text                  DEFAULT NULL::text,
  p_rated_on       date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  if p_proof_path is not null and not exists (
    select 1 from storage.objects where bucket_id = 'payment-proofs' and name = p_proof_path
      and starts_with(name, v_lease.organization_id || '/' || v_lease.id || '/')
  ) then
    perform private.fail('proof_not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on,
    reference, proof_path, reported_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''), p_proof_path, (select auth.uid()));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_rent_parts (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  return coalesce((
    select jsonb_agg(x order by x.property_name collate private.natural_order, x.property_id, x.section, x.currency)
    from (
      select p.id as property_id, p.name as property_name, s.section, s.currency,
        sum(s.market_minor)::bigint as market_rent_minor, sum(s.rent_minor)::bigint as rent_minor
      from public.properties p
      join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
      left join lateral (
        select * from public.leases b
        where b.unit_id = u.id and b.occupies @> p_as_of order by b.starts_on desc limit 1
      ) l on true
      left join lateral (
        select r.rent_minor from public.lease_rent_steps r
        where r.lease_id = l.id and r.starts_on <= p_as_of order by r.starts_on desc limit 1
      ) r on true
      cross join lateral (
        select case when l.id is null then 'vacant' when l.status = 'notice_given' then 'notice' else 'current' end as section,
          coalesce(l.currency, u.market_rent_currency) as currency, r.rent_minor,
          case when u.market_rent_currency = coalesce(l.currency, u.market_rent_currency) then u.market_rent_minor end as market_minor
      ) s
      where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
        and (u.archived_at is null or (u.archived_at at time zone v_zone)::date > p_as_of) and s.currency is not null
      group by 1, 2, 3, 4
    ) x), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.report_rent_roll (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[]  DEFAULT NULL::uuid[],
  p_after_unit_id   uuid    DEFAULT NULL::uuid,
  p_limit           integer DEFAULT 51
)
  RETURNS TABLE (
    unit_id              uuid,
    property_id          uuid,
    property_name        text,
    unit_label           text,
    area_m2              numeric,
    section              text,
    lease_id             uuid,
    lease_status         public.lease_status,
    tenant_name          text,
    currency             public.currency_code,
    market_rent_minor    bigint,
    market_rent_currency public.currency_code,
    rent_minor           bigint,
    other_charges_minor  bigint,
    deposit_minor        bigint,
    balance_minor        bigint,
    starts_on            date,
    ends_on              date,
    vacant_days          integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_after record;
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
  v_deposits uuid := private.account_id(p_organization_id, 'deposits_held');
  v_owed uuid[] := array[private.account_id(p_organization_id, 'receivables'), private.account_id(p_organization_id, 'prepaid_rent')];
  -- In the first half of a year its days up to then are added to the years before, in the second its days after are taken off.
  v_is_late boolean := extract(month from p_as_of) > 6;
  v_year integer := extract(year from p_as_of)::integer;
  v_days daterange := case when v_is_late then daterange(p_as_of, make_date(v_year, 12, 31), '(]')
    else daterange(make_date(v_year, 1, 1), p_as_of, '[]') end;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  select p.name_order, p.id as property_id, u.label_order, u.id into v_after
  from public.units u join public.properties p on p.id = u.property_id
  where u.organization_id = p_organization_id and u.id = p_after_unit_id;
  return query
    with page as materialized (
      select p.id as place_id, p.name, p.name_order, u.*
      from public.properties p
      join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
      where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
        and (u.archived_at is null or (u.archived_at at time zone v_zone)::date > p_as_of)
        and (v_after.id is null or (p.name_order, p.id) >= (v_after.name_order, v_after.property_id)
          and (p.name_order, p.id, u.label_order, u.id) > (v_after.name_order, v_after.property_id, v_after.label_order, v_after.id))
      order by p.name_order, p.id, u.label_order, u.id
      limit least(greatest(coalesce(p_limit, 51), 1), 501)
    )
    select u.id, u.place_id, u.name, u.label, u.area_m2,
      case when l.id is null then 'vacant' when l.status = 'notice_given' then 'notice' else 'current' end,
      l.id, l.status, t.full_name, l.currency, u.market_rent_minor, u.market_rent_currency, r.rent_minor,
      case when l.id is not null then (select coalesce(sum(c.amount_minor), 0)::bigint from public.charges c
        where c.lease_id = l.id and c.kind in ('late_fee', 'returned_payment', 'other') and c.reversed_at is null
          and c.due_on >= date_trunc('month', p_as_of)::date and c.due_on < (date_trunc('month', p_as_of) + interval '1 month')::date) end,
      case when l.id is not null then -coalesce(m.deposits, 0)::bigint end,
      case when l.id is not null then coalesce(m.owed, 0)::bigint end,
      l.starts_on, case when l.status <> 'month_to_month' then coalesce(l.ended_on, l.ends_on) end,
      case when l.id is null then (p_as_of - coalesce(
        (select max(coalesce(b.ended_on, b.ends_on)) from public.leases b
          where b.unit_id = u.id and not isempty(b.occupies) and upper(b.occupies) <= p_as_of),
        least((u.created_at at time zone v_zone)::date, p_as_of)))::integer end
    from page u
    left join lateral (
      select * from public.leases b
      where b.unit_id = u.id and b.occupies @> p_as_of order by b.starts_on desc limit 1
    ) l on true
    left join lateral (
      select s.rent_minor from public.lease_rent_steps s
      where s.lease_id = l.id and s.starts_on <= p_as_of order by s.starts_on desc limit 1
    ) r on true
    left join lateral (
      select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = l.id order by lt.is_primary desc, pe.full_name limit 1
    ) t on true
    left join lateral (
      select sum(x.amount_minor) filter (where x.account_id = v_deposits) as deposits,
        sum(x.amount_minor) filter (where x.account_id = any (v_owed)) as owed
      from (
        select y.account_id, y.amount_minor from private.lease_account_years y
        where y.organization_id = p_organization_id and y.lease_id = l.id and y.year <= v_year - (not v_is_late)::integer
        union all
        select j.account_id, case when v_is_late then -j.amount_minor else j.amount_minor end from public.journal_lines j
        where j.organization_id = p_organization_id and j.lease_id = l.id
          and j.occurred_on >= lower(v_days) and j.occurred_on < upper(v_days)
      ) x
    ) m on true
    order by u.name_order, u.place_id, u.label_order, u.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_tax_summary (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS TABLE (
    month                           text,
    itbis_billed_minor              bigint,
    itbis_paid_minor                bigint,
    itbis_withheld_by_clients_minor bigint,
    isr_withheld_by_clients_minor   bigint,
    isr_withheld_minor              bigint,
    itbis_withheld_minor            bigint,
    left_out_count                  integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
      -- Payouts are the organization's, not a property's.
      select s.settled_on, 0, 0, s.itbis_withheld_minor, 0, 0, 0, 0
      from public.card_settlements s
      where s.organization_id = p_organization_id and s.reversed_at is null and s.settled_on between p_from and p_to
        and p_property_ids is null
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
$function$;

CREATE OR REPLACE FUNCTION private.report_vacancy (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return coalesce((
    select jsonb_agg(x order by x.property_name collate private.natural_order, x.property_id, x.currency)
    from (
      select p.id as property_id, p.name as property_name, m.currency, sum(m.unit_days)::integer as unit_days,
        sum(m.let_days)::integer as let_days, sum(m.unpriced_days)::integer as unpriced_days,
        sum(m.vacant_minor)::bigint as vacant_minor, sum(m.rent_billed_minor)::bigint as rent_billed_minor,
        sum(m.rent_collected_minor)::bigint as rent_collected_minor
      from public.properties p cross join lateral public.property_months(p.id, p_from, p_to) m
      where p.organization_id = p_organization_id and p.archived_at is null
        and (p_property_ids is null or p.id = any (p_property_ids))
      group by 1, 2, 3 having sum(m.unit_days) > 0
    ) x), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.request_card_refund (
  p_payment_id   uuid,
  p_amount_minor bigint,
  p_reason       text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  v_id := private.start_refund(p_payment_id, p_amount_minor, 'card', p_reason, '');
  if not exists (select 1 from public.card_payments where payment_id = p_payment_id) then
    perform private.fail('method_not_allowed');
  end if;
  update public.refunds set next_check_at = now() + interval '5 minutes' where id = v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_payment_plan (
  p_lease_id         uuid,
  p_instalment_count integer,
  p_first_on         date,
  p_message          text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_owed bigint;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  v_owed := (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= v_today);
  if v_owed = 0 then
    perform private.fail('nothing_owed');
  elsif p_instalment_count is null or p_instalment_count not between 1 and 36 then
    perform private.fail('instalments_missing');
  elsif p_first_on is null or p_first_on < v_today or p_first_on > v_today + 366 then
    perform private.fail('instalment_invalid');
  elsif exists (select 1 from public.plan_requests where lease_id = p_lease_id and status = 'open') then
    perform private.fail('plan_requested');
  elsif exists (select 1 from public.payment_plans_list where lease_id = p_lease_id and state in ('active', 'broken')) then
    perform private.fail('plan_exists');
  end if;
  insert into public.plan_requests (id, organization_id, lease_id, user_id, currency, owed_minor, instalment_count, first_on, message)
  values (v_id, v_lease.organization_id, p_lease_id, (select auth.uid()), v_lease.currency, v_owed, p_instalment_count, p_first_on,
    btrim(coalesce(p_message, '')));
  perform private.mail_user(m.user_id, 'plan_requested', jsonb_build_object('lease_id', p_lease_id, 'property', p.name, 'unit', u.label,
      'currency', v_lease.currency, 'owed_minor', v_owed, 'count', p_instalment_count, 'first_on', p_first_on,
      'message', btrim(coalesce(p_message, '')),
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = p_lease_id order by (lt.user_id = (select auth.uid())) desc nulls last, lt.is_primary desc limit 1), '')),
    'plan-requested/' || v_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.properties p on p.id = v_lease.property_id
  join public.units u on u.id = v_lease.unit_id
  where m.organization_id = v_lease.organization_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_report_file (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_id     uuid DEFAULT NULL::uuid,
  p_language        text DEFAULT 'es'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  if p_to > p_from + 1096 then
    perform private.fail('period_invalid');
  elsif p_property_id is not null and not exists (
    select 1 from public.properties where id = p_property_id and organization_id = p_organization_id) then
    perform private.fail('property_missing');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('report_files/' || p_organization_id, 0));
  if (select count(*) from public.report_files where organization_id = p_organization_id and status in ('waiting', 'working')) >= 3 then
    perform private.fail('report_files_busy');
  end if;
  insert into public.report_files (id, organization_id, requested_by, language, starts_on, ends_on, property_id)
  values (v_id, p_organization_id, (select auth.uid()), case p_language when 'en' then 'en' else 'es' end, p_from, p_to, p_property_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_record (
  p_organization_id uuid,
  p_permission      text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_organization_id is null or p_organization_id not in (select private.my_organization_ids(p_permission)) then
    perform private.fail('not_found');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reserve_area (
  p_reservation_id uuid,
  p_area_id        uuid,
  p_starts_at      timestamp with time zone,
  p_note           text                     DEFAULT ''::text
)
  RETURNS public.reservation_status
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_area public.common_areas;
  v_known public.area_reservations;
  v_lease_id uuid;
  v_status public.reservation_status;
begin
  -- The lock lets reservations of an area come one after the other, so that a week is counted right.
  select * into v_area from public.common_areas where id = p_area_id for no key update;
  v_lease_id := private.community_lease(v_area.property_id, 'areas', 'portfolio.write');
  select * into v_known from public.area_reservations where id = p_reservation_id;
  if found then
    if v_known.area_id <> p_area_id or v_known.starts_at <> p_starts_at or v_known.reserved_by is distinct from (select auth.uid()) then
      perform private.fail('request_id_reused');
    end if;
    return v_known.status;
  elsif not v_area.is_open then
    perform private.fail('area_closed');
  end if;
  perform private.check_slot(v_area, p_starts_at, v_lease_id);
  v_status := case when v_area.needs_approval and v_lease_id is not null then 'requested' else 'confirmed' end;
  insert into public.area_reservations (id, organization_id, property_id, area_id, lease_id, reserved_by, starts_at, ends_at, status, note)
  values (p_reservation_id, v_area.organization_id, v_area.property_id, p_area_id, v_lease_id, (select auth.uid()), p_starts_at,
    p_starts_at + v_area.slot_minutes * interval '1 minute', v_status, btrim(coalesce(p_note, '')));
  return v_status;
exception when exclusion_violation then
  perform private.fail('slot_taken');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_bill_payment (
  p_bill_payment_id uuid,
  p_reason          text,
  p_on              date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.reverse_card_settlement (
  p_settlement_id uuid,
  p_reason        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_settlement public.card_settlements;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_settlement from public.card_settlements where id = p_settlement_id;
  perform private.require_record(v_settlement.organization_id, 'money.reverse');
  perform private.lock_money(v_settlement.organization_id);
  select * into v_settlement from public.card_settlements where id = p_settlement_id;
  if v_settlement.reversed_at is not null then
    perform private.fail('entry_already_reversed');
  end if;
  perform private.require_open_form(v_settlement.organization_id, 'IT-1', v_settlement.settled_on);
  -- On its own day where that is open, so that the books of its month lose what the form loses.
  perform private.reverse_entry(v_settlement.entry_id,
    private.open_day(v_settlement.organization_id, v_settlement.settled_on), btrim(p_reason));
  update public.card_settlements set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300) where id = p_settlement_id;
  return p_settlement_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_charge (
  p_charge_id uuid,
  p_reason    text,
  p_on        date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_charge public.charges;
  v_today date;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_charge from public.charges where id = p_charge_id;
  perform private.require_record(v_charge.organization_id, 'money.reverse');
  perform private.lock_money(v_charge.organization_id);
  select * into v_charge from public.charges where id = p_charge_id;
  if v_charge.reversed_at is not null then
    perform private.fail('charge_already_reversed');
  end if;
  v_today := private.organization_today(v_charge.organization_id);
  perform private.undo_charge(p_charge_id, private.posting_day(v_charge.organization_id, p_on,
    private.first_day_to_correct(v_charge, true)), btrim(p_reason));
  perform private.apply_credit(v_charge.lease_id, v_today);
  return p_charge_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_charge_credit (
  p_credit_id uuid,
  p_reason    text,
  p_on        date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_credit public.charge_credits;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_credit from public.charge_credits where id = p_credit_id;
  perform private.require_record(v_credit.organization_id, 'money.reverse');
  perform private.lock_money(v_credit.organization_id);
  if exists (select 1 from public.charge_credits where id = p_credit_id and reversed_at is not null) then
    perform private.fail('entry_already_reversed');
  end if;
  perform private.take_back_credit(p_credit_id,
    private.posting_day(v_credit.organization_id, p_on, v_credit.occurred_on), btrim(p_reason));
  perform private.apply_credit(v_credit.lease_id, private.organization_today(v_credit.organization_id));
  return p_credit_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_confirmed_payment (
  p_payment public.payments,
  p_reason  text,
  p_on      date            DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_today date := private.posting_day(p_payment.organization_id, p_on, private.first_day_to_give_back(p_payment));
  v_moved public.payments;
  v_reversal uuid;
  v_entry uuid;
begin
  for v_moved in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.organization_id = p_payment.organization_id and p.moved_from_payment_id = p_payment.id and p.status = 'confirmed'
    order by e.entry_number
  loop
    perform private.reverse_confirmed_payment(v_moved, p_reason, p_on);
  end loop;
  v_reversal := private.reverse_entry(p_payment.entry_id, v_today, btrim(p_reason));
  -- Later entries moved this payment's credit; undone too, the accounts stand as if it had never come.
  for v_entry in
    select e.id from public.journal_entries e where e.id <> p_payment.entry_id
      and e.id in (select a.entry_id from public.payment_allocations a where a.payment_id = p_payment.id) order by e.entry_number
  loop
    perform private.reverse_entry(v_entry, v_today, btrim(p_reason));
  end loop;
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select organization_id, payment_id, charge_id, lease_id, currency, -sum(amount_minor), v_today, v_reversal
  from public.payment_allocations where payment_id = p_payment.id
  group by organization_id, payment_id, charge_id, lease_id, currency having sum(amount_minor) <> 0;
  update public.payments set status = 'reversed', unapplied_minor = 0, reversal_entry_id = v_reversal,
    decision_reason = btrim(p_reason), decided_by = (select auth.uid()), decided_at = now() where id = p_payment.id;
  update public.receipts set voided_at = now(), void_reason = btrim(p_reason) where payment_id = p_payment.id;
  -- Its entry gave the credit back to the payment that it was left of.
  update public.payments set unapplied_minor = unapplied_minor + p_payment.amount_minor,
    moved_minor = moved_minor - p_payment.amount_minor
  where id = p_payment.moved_from_payment_id;
  perform private.apply_credit(p_payment.lease_id, private.organization_today(p_payment.organization_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_distribution (
  p_distribution_id uuid,
  p_reason          text,
  p_on              date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row public.owner_distributions;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_row from public.owner_distributions where id = p_distribution_id;
  perform private.require_record(v_row.organization_id, 'money.reverse');
  perform private.lock_money(v_row.organization_id);
  select * into v_row from public.owner_distributions where id = p_distribution_id;
  if v_row.reversed_at is not null then
    perform private.fail('entry_already_reversed');
  end if;
  update public.owner_distributions set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_row.entry_id,
      private.posting_day(v_row.organization_id, p_on, v_row.paid_on), btrim(p_reason))
  where id = p_distribution_id;
  return p_distribution_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_journal_entry (
  p_entry_id uuid,
  p_reason   text,
  p_on       date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_entry public.journal_entries;
  v_reversal uuid;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_entry from public.journal_entries where id = p_entry_id;
  perform private.require_record(v_entry.organization_id, 'money.reverse');
  perform private.lock_money(v_entry.organization_id);
  -- What a charge or a payment posted is taken back with it: alone, its row would say something else than the books.
  if v_entry.kind not in ('manual', 'opening', 'conversion', 'cash_transfer')
    or exists (select 1 from public.charges where entry_id = p_entry_id)
    or exists (select 1 from public.held_deposits where organization_id = v_entry.organization_id and entry_id = p_entry_id)
    or exists (select 1 from public.bank_matches where organization_id = v_entry.organization_id and transfer_entry_id = p_entry_id) then
    perform private.fail('entry_has_source');
  elsif exists (select 1 from public.journal_entries where reverses_entry_id = p_entry_id) then
    perform private.fail('entry_already_reversed');
  end if;
  v_reversal := private.reverse_entry(p_entry_id,
    private.posting_day(v_entry.organization_id, p_on, v_entry.occurred_on), btrim(p_reason));
  return v_reversal;
end
$function$;

CREATE OR REPLACE FUNCTION private.reverse_payment (
  p_payment_id uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_payment public.payments;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_payment := private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed');
  -- It is a part of a payment of the lease before: that one is reversed, and this with it.
  if v_payment.moved_from_payment_id is not null then
    perform private.fail('moved_credit_stays');
  end if;
  perform private.reverse_confirmed_payment(v_payment, p_reason, p_on);
  return p_payment_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.run_organization_jobs (
  p_organization_id uuid,
  p_now             timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '10min'
  AS $function$
declare
  v_today date;
  v_step private.job_steps;
  v_call text;
  v_counts jsonb := '{"leases": 0, "rents": 0, "late_fees": 0}';
  v_count integer;
  v_did integer := 0;
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_counts || '{"failed": 0}';
  end if;
  begin
    perform private.lock_money(p_organization_id);
    for v_step in select * from private.job_steps order by position loop
      v_call := format('select private.%I($1, %s)', v_step.function_name,
        case v_step.takes when 'day' then '$2' else '$3' end);
      if v_step.counted_as is null then
        execute v_call using p_organization_id, v_today, p_now;
        continue;
      end if;
      execute v_call into v_count using p_organization_id, v_today, p_now;
      v_counts := v_counts
        || jsonb_build_object(v_step.counted_as, coalesce((v_counts ->> v_step.counted_as)::integer, 0) + v_count);
      v_did := v_did + v_count;
    end loop;
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    if v_did > 0 then
      insert into private.job_runs (organization_id, ran_for, result) values (p_organization_id, p_now, v_counts);
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    return '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return jsonb_build_object('leases', v_counts -> 'leases', 'rents', v_counts -> 'rents',
    'late_fees', v_counts -> 'late_fees', 'failed', 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.save_accounting_names (
  p_organization_id uuid,
  p_system          public.accounting_system,
  p_names           jsonb,
  p_journal_name    text                     DEFAULT ''::text,
  p_tax_name        text                     DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if exists (select 1 from jsonb_each_text(coalesce(p_names, '{}')) n
    where not exists (select 1 from public.accounts a where a.organization_id = p_organization_id and a.id::text = n.key)) then
    perform private.fail('not_found');
  end if;
  delete from public.accounting_account_names where organization_id = p_organization_id and system = p_system;
  insert into public.accounting_account_names (organization_id, system, account_id, external_name)
  select p_organization_id, p_system, n.key::uuid, btrim(n.value) from jsonb_each_text(coalesce(p_names, '{}')) n where btrim(n.value) <> '';
  insert into public.accounting_targets (organization_id, system, journal_name, tax_name)
  values (p_organization_id, p_system, coalesce(btrim(p_journal_name), ''), coalesce(btrim(p_tax_name), ''))
  on conflict (organization_id, system) do update set journal_name = excluded.journal_name, tax_name = excluded.tax_name, updated_at = now();
  return p_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_bill (
  p_organization_id uuid,
  p_bill            jsonb,
  p_lines           jsonb,
  p_bill_id         uuid  DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := coalesce(p_bill_id, gen_random_uuid());
begin
  perform private.require_record(p_organization_id, 'money.write');
  perform private.lock_money(p_organization_id);
  if p_bill_id is not null and (private.bill_for_verb(p_bill_id, 'money.write', '{draft}')).organization_id <> p_organization_id then
    perform private.fail('not_found');
  end if;
  perform private.write_bill(v_id, p_organization_id, private.check_bill(p_organization_id, p_bill_id, p_bill, p_lines,
    private.organization_today(p_organization_id)), p_lines, null, (select auth.uid()));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_common_area (
  p_area_id        uuid,
  p_property_id    uuid,
  p_name           text,
  p_description    text,
  p_opens_at       time without time zone,
  p_closes_at      time without time zone,
  p_slot_minutes   integer,
  p_max_per_week   integer,
  p_days_ahead     integer,
  p_needs_approval boolean,
  p_is_open        boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select 1 from public.common_areas where id = p_area_id and property_id <> p_property_id) then
    perform private.fail('not_found');
  end if;
  insert into public.common_areas (id, organization_id, property_id, name, description, opens_at, closes_at, slot_minutes,
    max_per_week, days_ahead, needs_approval, is_open)
  values (p_area_id, private.managed_property(p_property_id), p_property_id, btrim(p_name), btrim(coalesce(p_description, '')),
    p_opens_at, p_closes_at, p_slot_minutes, p_max_per_week, p_days_ahead, p_needs_approval, p_is_open)
  on conflict (id) do update set name = excluded.name, description = excluded.description, opens_at = excluded.opens_at,
    closes_at = excluded.closes_at, slot_minutes = excluded.slot_minutes, max_per_week = excluded.max_per_week,
    days_ahead = excluded.days_ahead, needs_approval = excluded.needs_approval, is_open = excluded.is_open;
  return p_area_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_condition_item (
  p_item_id   uuid,
  p_report_id uuid,
  p_room      text,
  p_name      text,
  p_condition public.item_condition,
  p_note      text                  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_report public.condition_reports := private.open_report(p_report_id);
begin
  if exists (select 1 from public.condition_items where id = p_item_id and report_id = p_report_id and room = btrim(p_room)
    and name = btrim(p_name) and condition = p_condition and note = btrim(coalesce(p_note, ''))) then
    return p_item_id;
  elsif exists (select 1 from public.condition_items where id = p_item_id and report_id <> p_report_id) then
    perform private.fail('not_found');
  elsif (select count(*) from public.condition_items where report_id = p_report_id and id <> p_item_id) >= 300 then
    perform private.fail('too_many_items');
  end if;
  insert into public.condition_items (id, organization_id, report_id, lease_id, position, room, name, condition, note)
  values (p_item_id, v_report.organization_id, p_report_id, v_report.lease_id,
    (select coalesce(max(position), 0) + 1 from public.condition_items where report_id = p_report_id),
    btrim(p_room), btrim(p_name), p_condition, btrim(coalesce(p_note, '')))
  on conflict (id) do update set room = excluded.room, name = excluded.name, condition = excluded.condition, note = excluded.note;
  perform private.change_report(p_report_id);
  return p_item_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_fiscal_profile (
  p_organization_id      uuid,
  p_tax_id               text,
  p_legal_name           text,
  p_taxpayer_kind        public.taxpayer_kind,
  p_tax_regime           public.tax_regime    DEFAULT 'ordinary'::public.tax_regime,
  p_is_electronic_issuer boolean              DEFAULT false,
  p_fiscal_year_end      integer              DEFAULT NULL::integer,
  p_itbis_credit_month   date                 DEFAULT NULL::date,
  p_itbis_credit_minor   bigint               DEFAULT NULL::bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if coalesce(p_tax_id, '') !~ '^(\d{9}|\d{11})$' then
    perform private.fail('tax_id_malformed');
  elsif coalesce(btrim(p_legal_name), '') = '' then
    perform private.fail('name_missing');
  elsif p_itbis_credit_minor > 0 and (p_itbis_credit_month is null or extract(day from p_itbis_credit_month) <> 1
      or p_itbis_credit_month > private.organization_today(p_organization_id)) then
    perform private.fail('month_invalid');
  end if;
  update public.organizations set rnc = p_tax_id where id = p_organization_id and rnc <> p_tax_id;
  insert into public.fiscal_profiles as f (organization_id, legal_name, taxpayer_kind, tax_regime, is_electronic_issuer,
    fiscal_year_end, itbis_credit_month, itbis_credit_minor)
  values (p_organization_id, btrim(p_legal_name), p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer,
    coalesce(p_fiscal_year_end, 12), case when p_itbis_credit_minor <> 0 then p_itbis_credit_month end,
    coalesce(p_itbis_credit_minor, 0))
  on conflict (organization_id) do update set legal_name = excluded.legal_name, taxpayer_kind = excluded.taxpayer_kind,
    tax_regime = excluded.tax_regime, is_electronic_issuer = excluded.is_electronic_issuer,
    fiscal_year_end = case when p_fiscal_year_end is null then f.fiscal_year_end else excluded.fiscal_year_end end,
    itbis_credit_month = case when p_itbis_credit_minor is null then f.itbis_credit_month else excluded.itbis_credit_month end,
    itbis_credit_minor = case when p_itbis_credit_minor is null then f.itbis_credit_minor else excluded.itbis_credit_minor end;
  return p_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_late_fee_rule (
  p_organization_id uuid,
  p_currency        public.currency_code,
  p_rule            jsonb,
  p_property_id     uuid                 DEFAULT NULL::uuid,
  p_lease_id        uuid                 DEFAULT NULL::uuid,
  p_includes_leases boolean              DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rule public.late_fee_rules;
  v_id uuid;
begin
  perform private.require_permission(p_organization_id, 'leases.write');
  perform private.lock_money(p_organization_id);
  if p_lease_id is not null and not exists (select 1 from public.leases
      where id = p_lease_id and organization_id = p_organization_id and currency = p_currency)
    or p_property_id is not null and not exists (select 1 from public.properties
      where id = p_property_id and organization_id = p_organization_id) then
    perform private.fail('not_found');
  end if;
  v_rule := jsonb_populate_record(null::public.late_fee_rules, p_rule);
  if v_rule.kind is null or v_rule.kind = 'fixed' and coalesce(v_rule.amount_minor, 0) <= 0
    or v_rule.kind in ('percent_of_outstanding', 'percent_of_rent') and coalesce(v_rule.basis_points, 0) not between 1 and 10000 then
    perform private.fail('late_fee_incomplete');
  end if;
  insert into public.late_fee_rules as r (organization_id, property_id, lease_id, currency, kind, amount_minor, basis_points,
    frequency, grace_days, minimum_balance_minor, monthly_maximum_minor, maximum_minor)
  values (p_organization_id, p_property_id, p_lease_id, p_currency, v_rule.kind,
    case when v_rule.kind = 'fixed' then v_rule.amount_minor end,
    case when v_rule.kind in ('percent_of_outstanding', 'percent_of_rent') then v_rule.basis_points end,
    coalesce(v_rule.frequency, 'one_time'), coalesce(v_rule.grace_days, 0), coalesce(v_rule.minimum_balance_minor, 0),
    v_rule.monthly_maximum_minor, v_rule.maximum_minor)
  on conflict (organization_id, property_id, lease_id, currency) do update set kind = excluded.kind,
    amount_minor = excluded.amount_minor, basis_points = excluded.basis_points, frequency = excluded.frequency,
    grace_days = excluded.grace_days, minimum_balance_minor = excluded.minimum_balance_minor,
    monthly_maximum_minor = excluded.monthly_maximum_minor, maximum_minor = excluded.maximum_minor
  returning r.id into v_id;
  if p_includes_leases and p_lease_id is null then
    update public.leases set late_fee_inherited = true
    where organization_id = p_organization_id and (p_property_id is null or property_id = p_property_id)
      and currency = p_currency and late_fee_kind = 'none' and not late_fee_inherited
      and status in ('draft', 'sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month');
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_lease_draft (
  p_unit_id               uuid,
  p_person_ids            uuid[],
  p_starts_on             date,
  p_ends_on               date,
  p_currency              public.currency_code,
  p_rent_minor            bigint,
  p_due_day               integer,
  p_lease_id              uuid                    DEFAULT NULL::uuid,
  p_deposit_minor         bigint                  DEFAULT 0,
  p_proration_method      public.proration_method DEFAULT 'calendar_month'::public.proration_method,
  p_late_fee_kind         public.late_fee_kind    DEFAULT 'none'::public.late_fee_kind,
  p_late_fee_minor        bigint                  DEFAULT NULL::bigint,
  p_late_fee_basis_points integer                 DEFAULT NULL::integer,
  p_late_fee_cap_minor    bigint                  DEFAULT NULL::bigint,
  p_late_fee_grace_days   integer                 DEFAULT 0,
  p_bill_from             date                    DEFAULT NULL::date,
  p_is_deposit_held       boolean                 DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_unit public.units;
  v_lease public.leases;
begin
  select * into v_unit from public.units where id = p_unit_id for share;
  perform private.require_record(v_unit.organization_id, 'leases.write');
  if p_lease_id is not null then
    perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  end if;
  if p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  elsif p_is_deposit_held and v_unit.organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  if p_lease_id is null then
    insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day,
      deposit_minor, proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor,
      late_fee_grace_days, bill_from, is_deposit_held)
    values (v_unit.organization_id, v_unit.property_id, p_unit_id, 'draft', p_starts_on, p_ends_on, p_currency, p_due_day,
      coalesce(p_deposit_minor, 0), p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
      p_late_fee_cap_minor, coalesce(p_late_fee_grace_days, 0), coalesce(p_bill_from, p_starts_on),
      coalesce(p_is_deposit_held, false))
    returning * into v_lease;
  else
    v_lease := private.lease_for_verb(p_lease_id, 'save_lease_draft');
    if v_lease.organization_id <> v_unit.organization_id then
      perform private.fail('not_found', jsonb_build_object('table', 'units'));
    end if;
    -- Its rent is written in the currency of the lease: the old one goes first.
    delete from public.lease_rent_steps where lease_id = p_lease_id;
    update public.leases set property_id = v_unit.property_id, unit_id = p_unit_id, starts_on = p_starts_on, ends_on = p_ends_on,
      currency = p_currency, due_day = p_due_day, deposit_minor = coalesce(p_deposit_minor, 0),
      proration_method = p_proration_method, late_fee_kind = p_late_fee_kind, late_fee_minor = p_late_fee_minor,
      late_fee_basis_points = p_late_fee_basis_points, late_fee_cap_minor = p_late_fee_cap_minor,
      late_fee_grace_days = coalesce(p_late_fee_grace_days, 0), bill_from = coalesce(p_bill_from, p_starts_on),
      -- A renewal carries over what the lease before it holds.
      is_deposit_held = coalesce(p_is_deposit_held, false) and renews_lease_id is null
    where id = p_lease_id returning * into v_lease;
    update public.lease_balances set currency = p_currency where lease_id = p_lease_id;
    perform private.write_lease_event(v_lease, 'draft_changed', '{}');
  end if;
  perform private.write_draft_parties(v_lease, p_person_ids, p_rent_minor);
  return v_lease.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_listing (
  p_unit_id        uuid,
  p_title_es       text,
  p_rent_minor     bigint,
  p_currency       public.currency_code,
  p_title_en       text                 DEFAULT ''::text,
  p_description_es text                 DEFAULT ''::text,
  p_description_en text                 DEFAULT ''::text,
  p_amenities_es   text                 DEFAULT ''::text,
  p_amenities_en   text                 DEFAULT ''::text,
  p_deposit_months integer              DEFAULT 1,
  p_available_from date                 DEFAULT NULL::date,
  p_photo_ids      uuid[]               DEFAULT NULL::uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_unit public.units;
  v_new uuid := gen_random_uuid();
  v_listing public.listings;
begin
  select * into v_unit from public.units where id = p_unit_id for share;
  perform private.require_record(v_unit.organization_id, 'portfolio.write');
  if v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  end if;
  insert into public.listings as l (id, organization_id, property_id, unit_id, slug, title_es, title_en, description_es,
    description_en, amenities_es, amenities_en, rent_minor, rent_currency, deposit_months, available_from)
  values (v_new, v_unit.organization_id, v_unit.property_id, p_unit_id, private.listing_slug(p_title_es, v_new), btrim(p_title_es),
    btrim(p_title_en), btrim(p_description_es), btrim(p_description_en), btrim(p_amenities_es), btrim(p_amenities_en),
    p_rent_minor, p_currency, p_deposit_months, p_available_from)
  on conflict (unit_id) do update set title_es = excluded.title_es, title_en = excluded.title_en,
    description_es = excluded.description_es, description_en = excluded.description_en, amenities_es = excluded.amenities_es,
    amenities_en = excluded.amenities_en, rent_minor = excluded.rent_minor, rent_currency = excluded.rent_currency,
    deposit_months = excluded.deposit_months, available_from = excluded.available_from
  returning l.* into v_listing;
  if p_photo_ids is not null then
    perform private.choose_listing_photos(v_listing, p_photo_ids);
  end if;
  return v_listing.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_message_template (
  p_template_id     uuid,
  p_organization_id uuid,
  p_kind            public.template_kind,
  p_language        text,
  p_title           text,
  p_body            text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_record(p_organization_id, 'messages.write');
  -- Two who save at once are counted one after the other.
  perform 1 from public.organizations where id = p_organization_id for update;
  update public.message_templates set title = btrim(p_title), body = btrim(p_body)
  where id = p_template_id and organization_id = p_organization_id and kind = p_kind and language = p_language;
  if found then
    return p_template_id;
  elsif exists (select 1 from public.message_templates where id = p_template_id) then
    perform private.fail('not_found');
  elsif (select count(*) from public.message_templates where organization_id = p_organization_id) >= 200 then
    perform private.fail('too_many_templates');
  end if;
  insert into public.message_templates (id, organization_id, kind, language, title, body, created_by)
  values (p_template_id, p_organization_id, p_kind, p_language, btrim(p_title), btrim(p_body), (select auth.uid()));
  return p_template_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_notice (
  p_organization_id uuid,
  p_notice_id       uuid,
  p_notice          jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_new public.notices;
  v_old public.notices;
begin
  if p_notice_id is not null then
    v_old := private.lock_notice(p_notice_id);
  else
    perform private.require_record(p_organization_id, 'messages.write');
  end if;
  if p_notice_id is not null and (v_old.publish_at <= now() or v_old.withdrawn_at is not null) then
    perform private.fail('notice_published');
  end if;
  v_new := private.notice_of(coalesce(v_old.organization_id, p_organization_id), p_notice);
  perform private.check_notice(v_new);
  if p_notice_id is not null then
    perform private.cancel_notice_mail(p_notice_id);
    delete from public.notices where id = p_notice_id;
  end if;
  insert into public.notices (id, organization_id, title_es, body_es, title_en, body_en, audience, property_id, unit_ids, lease_ids,
    publish_at, expires_at, needs_acknowledgement, created_by)
  values (coalesce(p_notice_id, gen_random_uuid()), v_new.organization_id, v_new.title_es, v_new.body_es, v_new.title_en, v_new.body_en,
    v_new.audience, v_new.property_id, v_new.unit_ids, v_new.lease_ids, v_new.publish_at, v_new.expires_at,
    v_new.needs_acknowledgement, coalesce(v_old.created_by, (select auth.uid())))
  returning * into v_new;
  perform private.add_notice_recipients(v_new, null);
  return v_new.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_property (
  p_property_id uuid,
  p_property    jsonb,
  p_finances    jsonb,
  p_owners      jsonb,
  p_owners_from date  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_given public.properties;
begin
  -- The lock first: two who save at the same moment leave the one or the other, never a part of each.
  select * into v_property from public.properties where id = p_property_id for update;
  perform private.require_record(v_property.organization_id, 'portfolio.write');
  v_given := jsonb_populate_record(v_property, p_property);
  update public.properties set name = btrim(v_given.name), property_type = v_given.property_type, street = v_given.street,
    street_number = v_given.street_number, sector = v_given.sector, municipality = btrim(v_given.municipality),
    province = v_given.province, reference = v_given.reference, in_condominium = v_given.in_condominium,
    condominium_name = v_given.condominium_name, condominium_contact = v_given.condominium_contact,
    condominium_phone = v_given.condominium_phone, condominium_email = v_given.condominium_email
  where id = p_property_id;
  perform private.write_property_parts(p_property_id, p_finances, p_owners, p_owners_from);
  return p_property_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.search_records (
  p_organization_id uuid,
  p_text            text,
  p_limit           integer DEFAULT 5
)
  RETURNS TABLE (
    kind   text,
    id     uuid,
    title  text,
    detail text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 5), 1), 20);
  v_pattern text := private.search_pattern(p_text);
  v_every text[] := private.search_patterns(p_text);
begin
  perform private.require_permission(p_organization_id, 'portfolio.read');
  if btrim(coalesce(p_text, '')) = '' then
    return;
  end if;
  return query
    select 'property', p.id, p.name, concat_ws(', ', nullif(p.sector, ''), p.municipality)
    from public.properties p
    where p.organization_id = p_organization_id and p.archived_at is null and p.search_text like v_pattern
      and ' ' || p.search_text like all (v_every)
    order by p.search_text limit v_limit;
  return query
    select 'unit', f.id, f.label, pr.name
    from (select u.id, u.label, u.property_id from public.units u
      where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like v_pattern
        and ' ' || u.search_text like all (v_every) limit 200) f
    join public.properties pr on pr.id = f.property_id
    order by pr.name_order, f.label collate private.natural_order limit v_limit;
  if p_organization_id in (select private.my_organization_ids('people.read')) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email)
      from private.find_people(p_organization_id, p_text, 200) f (person_id)
      join public.people pe on pe.id = f.person_id
      order by pe.search_text limit v_limit;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_amendment (
  p_lease_id        uuid,
  p_body            text,
  p_with_guarantors boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.send_contract(p_lease_id, 'send_amendment', p_body, p_with_guarantors) $function$;

CREATE OR REPLACE FUNCTION private.send_contract (
  p_lease_id        uuid,
  p_verb            text,
  p_body            text,
  p_with_guarantors boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_version public.contract_versions;
  v_signer public.contract_signers;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, p_verb);
  if char_length(coalesce(p_body, '')) < 2 then
    perform private.fail('contract_empty');
  elsif exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'open') then
    perform private.fail('contract_open');
  end if;
  if v_lease.status = 'draft' and v_lease.renews_lease_id is not null then
    perform private.lease_to_renew(v_lease);
  end if;
  if v_lease.status = 'draft' then
    -- The lease that it renews gives its days up when all have signed.
    perform private.refuse_overlap(coalesce(v_lease.renews_lease_id, p_lease_id), v_lease.unit_id, v_lease.starts_on, v_lease.ends_on);
  end if;
  v_version := private.insert_contract(v_lease,
    case when exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'signed')
      then 'amendment' else 'contract' end::public.contract_kind, p_body, coalesce(p_with_guarantors, false));
  if v_lease.status = 'draft' then
    update public.leases set status = 'sent' where id = p_lease_id;
  end if;
  perform private.write_lease_event(v_lease, 'contract_sent', jsonb_build_object('number', v_version.number, 'contract_kind', v_version.kind));
  for v_signer in select * from public.contract_signers where version_id = v_version.id and role <> 'landlord' loop
    perform private.mail_signer(v_signer, 'contract_to_sign', jsonb_build_object('name', v_signer.full_name, 'is_reminder', false,
      'kind', v_version.kind), 'contract/' || v_signer.id);
  end loop;
  return v_version.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_lease (
  p_lease_id        uuid,
  p_body            text,
  p_with_guarantors boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.send_contract(p_lease_id, 'send_lease', p_body, p_with_guarantors) $function$;

CREATE OR REPLACE FUNCTION private.send_message (
  p_conversation_id uuid,
  p_client_id       uuid,
  p_body            text,
  p_attachments     jsonb DEFAULT '[]'::jsonb
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_conversation public.conversations;
  v_known public.messages;
begin
  v_conversation := private.lock_conversation(p_conversation_id, true);
  if p_client_id is null then
    perform private.fail('request_id_missing');
  end if;
  select * into v_known from public.messages where author_id = (select auth.uid()) and client_id = p_client_id;
  if found then
    if v_known.conversation_id <> p_conversation_id then
      perform private.fail('request_id_reused');
    end if;
    return v_known.id;
  end if;
  return private.post_message(v_conversation, p_client_id, p_body, p_attachments,
    private.writes_as_tenant(v_conversation.organization_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.send_owner_statement (
  p_request_id      uuid,
  p_organization_id uuid,
  p_owner_key       text,
  p_email           text,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'cash'::public.accounting_basis,
  p_currency        public.currency_code    DEFAULT 'DOP'::public.currency_code,
  p_property_id     uuid                    DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_contact public.owner_contacts;
  v_statement jsonb := jsonb_build_object('property_id', p_property_id, 'from', p_from, 'to', p_to,
    'basis', coalesce(p_basis, 'cash'), 'currency', coalesce(p_currency, 'DOP'));
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.require_period(p_from, p_to);
  select * into v_contact from public.owner_contacts c
  where c.organization_id = p_organization_id and c.owner_key = p_owner_key;
  if not found or not exists (select 1 from public.property_owners o where o.organization_id = p_organization_id
    and private.owner_key(o.full_name, o.identity_number) = p_owner_key
    and (p_property_id is null or o.property_id = p_property_id)) then
    perform private.fail('not_found', '{"fields": ["owner_key"]}');
  elsif v_contact.email is distinct from private.normal_email(p_email) then
    -- What was confirmed on the screen is where it goes, or it does not go.
    perform private.fail('owner_address_changed', '{"fields": ["email"]}');
  elsif v_contact.stopped_at is not null then
    perform private.fail('owner_mail_stopped', '{"fields": ["email"]}');
  end if;
  perform private.count_attempt('owner statement', v_contact.id::text, 20, interval '1 day');
  perform private.mail_owner_statement(v_contact, (select auth.uid()), v_statement, 'owner-statement/' || p_request_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_approval_limit (
  p_organization_id uuid,
  p_currency        public.currency_code,
  p_amount_minor    bigint               DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if p_amount_minor is null then
    delete from public.approval_limits where organization_id = p_organization_id and currency = p_currency;
  else
    insert into public.approval_limits (organization_id, currency, amount_minor)
    values (p_organization_id, p_currency, p_amount_minor)
    on conflict (organization_id, currency) do update set amount_minor = excluded.amount_minor;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_card_credentials (
  p_organization_id uuid,
  p_processor       public.card_processor,
  p_sealed          text,
  p_can_store_cards boolean               DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  insert into private.card_credentials as c (organization_id, processor, sealed, set_by, can_store_cards)
  values (p_organization_id, p_processor, p_sealed, (select auth.uid()), p_can_store_cards)
  on conflict (organization_id, processor) do update
    set sealed = excluded.sealed, set_by = excluded.set_by, set_at = now(), can_store_cards = excluded.can_store_cards;
  insert into public.online_payment_settings as s (organization_id, processor, credentials_set_at, can_store_cards)
  values (p_organization_id, p_processor, now(), p_can_store_cards)
  on conflict (organization_id) do update set credentials_set_at = now(), can_store_cards = excluded.can_store_cards
    where s.processor = p_processor;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_lease_guarantors (
  p_lease_id   uuid,
  p_person_ids uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_given uuid[] := coalesce(p_person_ids, '{}');
  v_lease public.leases;
  v_before uuid[];
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'set_lease_guarantors');
  perform private.require_people(v_lease.organization_id, v_given);
  if exists (select 1 from public.lease_parties where lease_id = p_lease_id and person_id = any (v_given)) then
    perform private.fail('guarantor_is_tenant');
  end if;
  v_before := array(select person_id from public.lease_guarantors where lease_id = p_lease_id);
  delete from public.lease_guarantors where lease_id = p_lease_id and not person_id = any (v_given);
  insert into public.lease_guarantors (organization_id, lease_id, person_id)
  select v_lease.organization_id, p_lease_id, x from unnest(v_given) x where not x = any (v_before);
  perform private.write_lease_event(v_lease, 'guarantors_changed', jsonb_build_object(
    'added', private.names_of(array(select x from unnest(v_given) x where not x = any (v_before))),
    'removed', private.names_of(array(select x from unnest(v_before) x where not x = any (v_given)))));
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_property_owners (
  p_property_id uuid,
  p_owners      jsonb,
  p_from        date  DEFAULT NULL::date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_property public.properties;
  v_sum bigint;
  v_term record;
begin
  -- One after the other for a property: two lists never mix.
  select * into v_property from public.properties where id = p_property_id for update;
  perform private.require_record(v_property.organization_id, 'portfolio.write');
  if jsonb_typeof(p_owners) is distinct from 'array' or jsonb_array_length(p_owners) > 20 then
    perform private.fail('too_many_owners');
  end if;
  select sum((o ->> 'share_basis_points')::integer) into v_sum from jsonb_array_elements(p_owners) o;
  if v_sum <> 10000 then
    perform private.fail('owner_shares_differ', jsonb_build_object('sum', v_sum));
  end if;
  -- The same list again changes nothing and leaves no trace in the log.
  if not exists (
    select 1 from (
      select position, full_name, identity_type, identity_number, share_basis_points
      from public.property_owners where property_id = p_property_id
    ) kept
    full join (
      select n::smallint as position, btrim(o ->> 'full_name') as full_name,
        nullif(o ->> 'identity_type', '')::public.identity_type as identity_type,
        coalesce(o ->> 'identity_number', '') as identity_number,
        (o ->> 'share_basis_points')::integer as share_basis_points
      from jsonb_array_elements(p_owners) with ordinality as given (o, n)
    ) given using (position)
    where to_jsonb(kept) is distinct from to_jsonb(given)
  ) then
    return jsonb_array_length(p_owners);
  end if;
  select * into v_term from private.owner_terms(v_property.organization_id, p_property_id) t order by t.starts_on desc limit 1;
  if p_from is not null and extract(day from p_from) <> 1 then
    perform private.fail('owners_from_not_first', '{"fields": ["p_from"]}');
  elsif p_from < v_term.starts_on then
    perform private.fail('owners_from_too_early', jsonb_build_object('fields', array['p_from'], 'starts_on', v_term.starts_on));
  elsif p_from > private.organization_today(v_property.organization_id) then
    perform private.fail('date_in_future', '{"fields": ["p_from"]}');
  elsif p_from <= (select c.closed_through from public.accounting_periods c where c.organization_id = v_property.organization_id) then
    -- What statements of a closed period say stays said.
    perform private.fail('period_closed', jsonb_build_object('fields', array['p_from'], 'closed_through',
      (select c.closed_through from public.accounting_periods c where c.organization_id = v_property.organization_id)));
  elsif p_from > v_term.starts_on then
    insert into public.property_owner_terms (organization_id, property_id, starts_on, ends_on, owners)
    values (v_property.organization_id, p_property_id, v_term.starts_on, p_from - 1, v_term.owners);
  end if;
  delete from public.property_owners where property_id = p_property_id;
  insert into public.property_owners
    (organization_id, property_id, position, full_name, identity_type, identity_number, share_basis_points)
  select v_property.organization_id, p_property_id, n, btrim(o ->> 'full_name'),
    nullif(o ->> 'identity_type', '')::public.identity_type, coalesce(o ->> 'identity_number', ''),
    (o ->> 'share_basis_points')::integer
  from jsonb_array_elements(p_owners) with ordinality as given (o, n);
  return jsonb_array_length(p_owners);
end
$function$;

CREATE OR REPLACE FUNCTION private.set_service_levels (
  p_organization_id uuid,
  p_levels          jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  perform private.require_record(p_organization_id, 'organization.manage');
  if exists (select 1 from jsonb_to_recordset(p_levels) as l (response_hours integer, resolution_hours integer)
    where (l.response_hours between 1 and 720 and l.resolution_hours between 2 and 2160
      and l.resolution_hours > l.response_hours) is not true) then
    perform private.fail('service_level_order');
  end if;
  insert into public.service_levels (organization_id, priority, response_hours, resolution_hours)
  select p_organization_id, l.priority, l.response_hours, l.resolution_hours
  from jsonb_to_recordset(p_levels) as l (priority public.maintenance_priority, response_hours integer, resolution_hours integer)
  on conflict (organization_id, priority) do update set response_hours = excluded.response_hours,
    resolution_hours = excluded.resolution_hours, updated_at = now();
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_tenant_departure (
  p_lease_id          uuid,
  p_person_id         uuid,
  p_left_on           date DEFAULT NULL::date,
  p_primary_person_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_tenant public.lease_tenants;
  v_latest date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'set_tenant_departure');
  v_latest := least(v_lease.ended_on, private.organization_today(v_lease.organization_id) + 366);
  select * into v_tenant from public.lease_tenants where lease_id = p_lease_id and person_id = p_person_id;
  if not found then
    perform private.fail('not_found');
  elsif p_left_on is null then
    if v_tenant.left_on is not null then
      perform private.keep_tenant(v_tenant);
      perform private.write_lease_event(v_lease, 'tenants_changed', jsonb_build_object(
        'stays', private.names_of(array[p_person_id]) -> 0));
    end if;
  elsif p_left_on < v_lease.starts_on or p_left_on > v_latest then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on, 'ends_on', v_latest));
  elsif not exists (select 1 from public.lease_tenants
    where lease_id = p_lease_id and person_id <> p_person_id and left_on is null) then
    perform private.fail('last_tenant_stays');
  else
    if v_tenant.is_primary then
      perform private.hand_on_primary(v_tenant, p_left_on, p_primary_person_id);
    else
      update public.lease_tenants set left_on = p_left_on where id = v_tenant.id;
    end if;
    perform private.write_lease_event(v_lease, 'tenants_changed', jsonb_build_object(
      'leaves', private.names_of(array[p_person_id]) -> 0, 'left_on', p_left_on,
      'primary', case when v_tenant.is_primary then (private.names_of(
        (private.lease_party_ids(p_lease_id, p_left_on + 1))[1:1])) -> 0 end));
  end if;
  perform private.end_autopays(v_lease.organization_id);
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_usual_accounts (
  p_organization_id     uuid,
  p_payments_account_id uuid DEFAULT NULL::uuid,
  p_deposits_account_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.lock_money(p_organization_id);
  -- A card refund is posted when the processor says so, whatever an account holds: deposits stay out of its way.
  if p_payments_account_id is not null and not exists (select 1 from public.accounts where id = p_payments_account_id
      and organization_id = p_organization_id and subtype = 'cash' and deactivated_at is null and held_for <> 'deposits') then
    perform private.fail('account_not_allowed', '{"fields": ["payments_account_id"]}');
  elsif p_deposits_account_id is not null and not exists (select 1 from public.accounts where id = p_deposits_account_id
      and organization_id = p_organization_id and subtype = 'cash' and deactivated_at is null and held_for <> 'owners') then
    perform private.fail('account_not_allowed', '{"fields": ["deposits_account_id"]}');
  end if;
  update public.organizations set payments_account_id = p_payments_account_id, deposits_account_id = p_deposits_account_id
  where id = p_organization_id;
  return p_organization_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_card_refund (
  p_id        uuid,
  p_is_done   boolean,
  p_reference text    DEFAULT ''::text,
  p_failure   text    DEFAULT ''::text
)
  RETURNS public.refund_status
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_refund public.refunds;
begin
  select * into v_refund from public.refunds where id = p_id;
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_refund.organization_id);
  select * into strict v_refund from public.refunds where id = p_id for update;
  if v_refund.status <> 'requested' then
    return v_refund.status;
  end if;
  if p_is_done then
    update public.refunds set reference = left(coalesce(p_reference, ''), 120) where id = p_id;
    perform private.post_refund(p_id);
    return 'done';
  end if;
  update public.refunds set status = 'failed', failure = left(coalesce(nullif(btrim(p_failure), ''), 'refused'), 300), decided_at = now(),
    next_check_at = null
  where id = p_id;
  return 'failed';
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_deposit (
  p_lease_id    uuid,
  p_returned_on date,
  p_deductions  jsonb                 DEFAULT '[]'::jsonb,
  p_method      public.payment_method DEFAULT NULL::public.payment_method,
  p_account_id  uuid                  DEFAULT NULL::uuid,
  p_settled_on  date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_today date;
  v_on date;
  v_id uuid := gen_random_uuid();
  v_held bigint;
  v_kept bigint;
  v_payment uuid;
  v_refund uuid;
  v_account uuid;
  v_charges uuid[] := '{}';
  v_line record;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.write');
  v_lease := private.lease_for_verb(p_lease_id, 'settle_deposit');
  v_today := private.organization_today(v_lease.organization_id);
  v_account := private.cash_account(v_lease.organization_id, p_account_id, 'deposits');
  if exists (select 1 from public.deposit_settlements where lease_id = p_lease_id) then
    perform private.fail('deposit_settled');
  elsif p_returned_on is null or p_returned_on > v_today then
    perform private.fail('date_in_future', jsonb_build_object('today', v_today));
  elsif p_returned_on < v_lease.starts_on and v_lease.called_off_at is null then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  -- The last days may not be charged yet: what is owed is counted with them.
  perform private.post_due_rent(v_lease.organization_id, v_today);
  v_on := private.posting_day(v_lease.organization_id, p_settled_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id));
  v_held := private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id);
  if v_held <= 0 then
    perform private.fail('no_deposit_held');
  end if;
  v_kept := private.check_deductions(p_lease_id, p_deductions, v_held);
  if v_kept < v_held and (p_method is null or p_method = 'deposit') then
    perform private.fail('method_not_allowed');
  end if;
  for v_line in
    select d.kind, btrim(coalesce(d.description, '')) as description, d.amount_minor
    from jsonb_to_recordset(coalesce(p_deductions, '[]')) as d (kind public.deduction_kind, description text, amount_minor bigint)
  loop
    v_charges := v_charges || case when v_line.kind <> 'owed' then
      private.post_charge(v_lease, 'other', v_line.amount_minor, v_on, v_on, null, null, v_line.description) end;
  end loop;
  -- The part of the deposit that was charged and never came cancels itself.
  if v_kept + private.unpaid_deposit(p_lease_id) > 0 then
    v_payment := private.pay_from_deposit(v_lease, v_kept + private.unpaid_deposit(p_lease_id), v_on);
  end if;
  if v_held > v_kept then
    v_refund := private.post_entry(v_lease.organization_id, 'deposit_refund', v_on, v_lease.currency, p_lease_id,
      v_lease.property_id, jsonb_build_array(jsonb_build_object('account', 'deposits_held', 'amount', v_held - v_kept),
        jsonb_build_object('account_id', v_account, 'amount', v_kept - v_held)));
  end if;
  insert into public.deposit_settlements (id, organization_id, lease_id, currency, returned_on, settled_on, held_minor, kept_minor,
    method, payment_id, refund_entry_id, account_id, details)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, p_returned_on, v_on, v_held, v_kept,
    case when v_held > v_kept then p_method end, v_payment, v_refund,
    case when v_refund is not null then v_account end, private.statement_details(p_lease_id));
  insert into public.deposit_deductions (organization_id, settlement_id, lease_id, position, kind, description, amount_minor, charge_id)
  select v_lease.organization_id, v_id, p_lease_id, d.position, (d.value ->> 'kind')::public.deduction_kind,
    btrim(coalesce(d.value ->> 'description', '')), (d.value ->> 'amount_minor')::bigint, v_charges[d.position]
  from jsonb_array_elements(coalesce(p_deductions, '[]')) with ordinality as d (value, position);
  perform private.write_lease_event(v_lease, 'deposit_settled', jsonb_build_object('held_minor', v_held, 'kept_minor', v_kept,
    'refund_minor', v_held - v_kept, 'currency', v_lease.currency, 'returned_on', p_returned_on));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_application_review (
  p_application_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.move_application(p_application_id, 'people.write', 'start_review', '') $function$;

CREATE OR REPLACE FUNCTION private.start_autopay (
  p_lease_id        uuid,
  p_amount_minor    bigint,
  p_fee_minor       bigint,
  p_limit_minor     bigint,
  p_pays_on         integer,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_settings public.online_payment_settings;
  v_card_payment uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  select * into v_settings from public.online_payment_settings where organization_id = v_lease.organization_id;
  if not private.is_autopay_offered(v_settings, v_lease) then
    perform private.fail('autopay_not_offered');
  elsif exists (select 1 from public.autopays where lease_id = p_lease_id and status in ('active', 'paused')
    and user_id <> (select auth.uid())) then
    perform private.fail('autopay_exists');
  end if;
  perform private.check_autopay_terms(v_settings, p_limit_minor, p_pays_on, p_consent_version, p_language);
  v_card_payment := private.start_card_payment(p_lease_id, p_amount_minor, p_fee_minor);
  insert into public.autopays (organization_id, lease_id, user_id, processor, currency, limit_minor, pays_on, consent_version,
    consent_language, card_payment_id)
  values (v_lease.organization_id, p_lease_id, (select auth.uid()), v_settings.processor, v_lease.currency, p_limit_minor, p_pays_on,
    p_consent_version, case when p_language = 'en' then 'en' else 'es' end, v_card_payment);
  return v_card_payment;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_bureau_check (
  p_applicant_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_applicant public.application_applicants;
  v_status public.application_status;
  v_id uuid;
begin
  select * into v_applicant from public.application_applicants where id = p_applicant_id for share;
  perform private.require_record(v_applicant.organization_id, 'people.write');
  select status into v_status from public.applications where id = v_applicant.application_id;
  if v_applicant.consented_at is null then
    perform private.fail('consent_missing');
  elsif v_status not in ('submitted', 'in_review') then
    perform private.fail('application_moved', jsonb_build_object('status', v_status));
  elsif v_applicant.identity_type is null or btrim(v_applicant.identity_number) = '' then
    perform private.fail('identity_missing');
  end if;
  insert into public.bureau_checks (organization_id, application_id, applicant_id, asked_by)
  values (v_applicant.organization_id, v_applicant.application_id, p_applicant_id, (select auth.uid()))
  returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_card_payment (
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_fee_minor    bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
  v_settings public.online_payment_settings;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, private.organization_today(v_lease.organization_id));
  select * into v_settings from public.online_payment_settings where organization_id = v_lease.organization_id;
  if not coalesce(v_settings.takes_cards, false) or v_settings.is_test or v_settings.currency <> v_lease.currency
    or exists (select 1 from public.organizations where id = v_lease.organization_id and closed_at is not null) then
    perform private.fail('cards_not_taken');
  elsif p_amount_minor not between v_settings.minimum_minor and v_settings.maximum_minor then
    perform private.fail('amount_outside_limits', jsonb_build_object('minimum_minor', v_settings.minimum_minor,
      'maximum_minor', v_settings.maximum_minor));
  elsif p_fee_minor is distinct from private.card_fee(v_settings, p_amount_minor) then
    perform private.fail('fee_changed', jsonb_build_object('fee_minor', private.card_fee(v_settings, p_amount_minor)));
  elsif (select count(*) from public.card_payments where lease_id = p_lease_id and created_at > now() - interval '1 hour') >= 10 then
    perform private.fail('too_many_attempts');
  end if;
  v_id := private.insert_card_payment(v_settings, v_lease, false, p_amount_minor, p_fee_minor);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_card_test (
  p_organization_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_settings public.online_payment_settings;
  v_id uuid;
  v_none public.leases;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  select * into v_settings from public.online_payment_settings where organization_id = p_organization_id;
  if v_settings.credentials_set_at is null then
    perform private.fail('credentials_missing');
  elsif not v_settings.is_test then
    perform private.fail('not_in_test_mode');
  end if;
  v_id := private.insert_card_payment(v_settings, v_none, true, v_settings.minimum_minor, 0);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_conversations (
  p_request_id uuid,
  p_lease_ids  uuid[],
  p_subject    text,
  p_body       text
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ids uuid[] := array(select distinct id from unnest(p_lease_ids) as l (id) where id is not null);
  v_lease public.leases;
  v_conversation public.conversations;
  v_made uuid[] := '{}';
begin
  if cardinality(v_ids) = 0 then
    perform private.fail('recipients_missing');
  elsif cardinality(v_ids) > 500 then
    perform private.fail('too_many_recipients');
  elsif char_length(btrim(coalesce(p_subject, ''))) > 120 then
    perform private.fail('subject_too_long');
  elsif (select count(*) from public.leases l where l.id = any (v_ids) and l.status <> 'draft'
      and (l.organization_id in (select private.my_organization_ids('messages.write'))
        or l.id in (select private.my_living_lease_ids()))) < cardinality(v_ids) then
    perform private.fail('not_found');
  end if;
  for v_lease in select * from public.leases where id = any (v_ids) order by id loop
    insert into public.conversations (organization_id, lease_id, property_id, unit_id, subject)
    values (v_lease.organization_id, v_lease.id, v_lease.property_id, v_lease.unit_id, btrim(coalesce(p_subject, '')))
    returning * into v_conversation;
    -- The id of the first message follows from the request: whoever sends it again in another way sends the same.
    perform private.post_message(v_conversation, case when cardinality(v_ids) = 1 then p_request_id else gen_random_uuid() end,
      p_body, '[]', private.writes_as_tenant(v_lease.organization_id));
    v_made := v_made || v_conversation.id;
  end loop;
  return query select unnest(v_made);
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_application (
  p_application_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.move_application(p_application_id, 'people.write', 'submit', '') $function$;

CREATE OR REPLACE FUNCTION private.submit_bill (
  p_bill_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
  v_status text;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{draft}');
  update public.bills set submitted_by = (select auth.uid()), decision_reason = null where id = p_bill_id;
  if private.is_above_limit(v_bill) then
    update public.bills set status = 'awaiting_approval' where id = p_bill_id;
  else
    perform private.post_bill(p_bill_id);
  end if;
  select status::text into v_status from public.bills where id = p_bill_id;
  return v_status;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_autopay_cards_to_forget (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_taken jsonb;
begin
  delete from private.autopay_cards c where c.forget_at <= p_now and exists (
    select 1 from private.autopay_cards o
    where coalesce(o.sealed_for, o.autopay_id) = coalesce(c.sealed_for, c.autopay_id) and o.autopay_id <> c.autopay_id
      and (o.forget_at is null or o.forget_at > p_now or o.autopay_id > c.autopay_id));
  with due as (
    select autopay_id from private.autopay_cards where forget_at <= p_now
    order by forget_at limit least(greatest(p_limit, 1), 100) for update skip locked
  ), taken as (
    update private.autopay_cards c set forget_at = p_now + interval '1 hour' from due where c.autopay_id = due.autopay_id
    returning c.autopay_id, c.sealed, coalesce(c.sealed_for, c.autopay_id) as sealed_for
  )
  select coalesce(jsonb_agg(jsonb_build_object('autopay_id', t.autopay_id, 'stored_card', t.sealed, 'sealed_for', t.sealed_for,
    'organization_id', a.organization_id, 'processor', a.processor, 'credentials', k.sealed)), '[]') into v_taken
  from taken t join public.autopays a on a.id = t.autopay_id
  left join private.card_credentials k on k.organization_id = a.organization_id and k.processor = a.processor;
  return v_taken;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_autopay_charges (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c.id from public.autopay_charges c join public.organizations o on o.id = c.organization_id
  where c.status = 'announced' and c.charge_on <= (p_now at time zone o.time_zone)::date
  order by c.charge_on, c.id limit least(greatest(p_limit, 1), 100)
$function$;

CREATE OR REPLACE FUNCTION private.take_back_held_deposit (
  p_lease_id uuid,
  p_reason   text,
  p_on       date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_lease public.leases;
  v_held public.held_deposits;
  v_rest public.charges;
  v_on date;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'money.reverse');
  if v_reason = '' then
    perform private.fail('reason_missing');
  end if;
  select * into strict v_lease from public.leases where id = p_lease_id;
  perform private.lock_money(v_lease.organization_id);
  select * into v_held from public.held_deposits where lease_id = p_lease_id and reversed_at is null;
  if not found then
    perform private.fail('no_deposit_held');
  elsif private.deposit_liability(p_lease_id) - private.unpaid_deposit(p_lease_id) < v_held.amount_minor then
    perform private.fail('deposit_settled');
  end if;
  -- Not before the last movement of the deposit: until then it was another.
  v_on := private.posting_day(v_lease.organization_id, p_on, (select max(l.occurred_on) from public.journal_lines l
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id
      and l.account_id = private.account_id(v_lease.organization_id, 'deposits_held')));
  update public.held_deposits set reversed_at = now(), reversal_reason = v_reason,
    reversal_entry_id = private.reverse_entry(v_held.entry_id, v_on, v_reason)
  where id = v_held.id;
  if v_held.charged_minor > 0 then
    -- A lease has one charge of its deposit: the rest, where it was charged alone, becomes part of the whole again.
    select * into v_rest from public.charges where lease_id = p_lease_id and kind = 'deposit' and reversed_at is null;
    if found then
      perform private.reverse_charge(v_rest.id, v_reason, v_on);
    end if;
    perform private.post_charge(v_lease, 'deposit', v_held.charged_minor + coalesce(v_rest.amount_minor, 0), v_held.due_on, v_on);
  end if;
  perform private.write_lease_event(v_lease, 'deposit_reopened', jsonb_build_object('amount_minor', v_held.amount_minor,
    'currency', v_held.currency, 'reason', v_reason));
  return v_held.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_card_payments_to_check (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS SETOF uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with due as (
    select id from public.card_payments
    where status in ('created', 'pending', 'abandoned') and next_check_at <= p_now
      and (status <> 'abandoned' or created_at > p_now - interval '1 day')
    order by next_check_at, id limit least(greatest(p_limit, 1), 100)
    for update skip locked
  )
  -- Asked again after 5, 10, 20, 40, 60, 60 … minutes.
  update public.card_payments c set checks = c.checks + 1,
    next_check_at = p_now + least(interval '5 minutes' * power(2, least(c.checks, 6)), interval '1 hour')
  from due where c.id = due.id
  returning c.id
$function$;

CREATE OR REPLACE FUNCTION private.take_card_refunds_to_check (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS SETOF uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with due as (
    select id from public.refunds where status = 'requested' and next_check_at <= p_now
    order by next_check_at, id limit least(greatest(p_limit, 1), 100) for update skip locked
  )
  update public.refunds r set next_check_at = p_now + interval '15 minutes' from due where r.id = due.id returning r.id
$function$;

CREATE OR REPLACE FUNCTION private.take_outgoing_mail (
  p_limit integer DEFAULT 10
)
  RETURNS TABLE (
    id         uuid,
    to_address text,
    reply_to   text,
    language   text,
    template   text,
    parameters jsonb
  )
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- Who lost the right to read money after a report was written down for them gets nothing of it; nor does an owner who sold,
  -- has another address or wants no more, or a tenant who has left.
  update private.outgoing_mail m set next_attempt_at = null, parameters = '{}', error = 'not_allowed'
  where m.id in (
    select w.id from private.outgoing_mail w
    where w.next_attempt_at <= now() and case w.template
      when 'scheduled_report' then not private.may_receive_report(w.parameters)
      when 'owner_statement' then not private.may_receive_statement(w.parameters, w.to_address)
      else not private.may_still_receive(w.template, w.parameters, w.to_address) end
    for update skip locked
  );
  with due as (
    select m.id from private.outgoing_mail m
    where m.next_attempt_at <= now() and coalesce(m.first_attempt_at, now()) > now() - interval '23 hours'
    order by m.next_attempt_at, m.id limit least(greatest(coalesce(p_limit, 10), 1), 100)
    for update skip locked
  )
  -- Who takes a message has five minutes for it; after that it counts as lost on the way and is taken again.
  update private.outgoing_mail m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, now()),
    next_attempt_at = now() + interval '5 minutes',
    parameters = case when m.attempts = 0 then private.mail_as_it_goes(m.template, m.parameters) else m.parameters end
  from due where m.id = due.id
  returning m.id, m.to_address, m.reply_to, m.language, m.template, m.parameters
$function$;

CREATE OR REPLACE FUNCTION private.take_report_file (
  p_id  uuid                     DEFAULT NULL::uuid,
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.report_files;
begin
  delete from public.report_files where finished_at < p_now - interval '7 days';
  select * into v_file from public.report_files f
  where f.status in ('waiting', 'working') and coalesce(f.taken_until, '-infinity') <= p_now and (p_id is null or f.id = p_id)
  order by f.created_at, f.id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  -- Who may not read money any more gets no file of it.
  if not exists (select 1 from public.memberships m join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    where m.organization_id = v_file.organization_id and m.user_id = v_file.requested_by) then
    update public.report_files set status = 'failed', error = 'not_allowed', finished_at = p_now where id = v_file.id;
    return private.take_report_file(p_id, p_now);
  end if;
  update public.report_files set status = 'working', taken_until = p_now + interval '60 seconds',
    entry_count = case when part_count > 0 then entry_count else (
      select count(*) from public.journal_entries e
      where e.organization_id = v_file.organization_id and e.occurred_on between v_file.starts_on and v_file.ends_on) end
  where id = v_file.id returning * into v_file;
  return jsonb_build_object('id', v_file.id, 'organization_id', v_file.organization_id, 'language', v_file.language,
    'part_count', v_file.part_count, 'entry_count', v_file.entry_count, 'done_count', v_file.done_count);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_sealed_with_other_keys (
  p_key_id text,
  p_limit  integer DEFAULT 100
)
  RETURNS TABLE (
    place           text,
    organization_id uuid,
    processor       public.card_processor,
    id              uuid,
    sealed_for      uuid,
    sealed          text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from (
    select 'credentials', c.organization_id, c.processor, null::uuid, null::uuid, c.sealed from private.card_credentials c
    union all
    select 'attempt', null, null, s.card_payment_id, null, s.sealed from private.card_payment_secrets s
    union all
    select 'card', null, null, a.autopay_id, a.sealed_for, a.sealed from private.autopay_cards a
  ) as t (place, organization_id, processor, id, sealed_for, sealed)
  where t.sealed is not null and not starts_with(t.sealed, 'v2.' || p_key_id || '.')
  order by t.place, t.organization_id, t.id limit least(greatest(coalesce(p_limit, 100), 1), 500)
$function$;

CREATE OR REPLACE FUNCTION private.terminate_lease (
  p_lease_id  uuid,
  p_ended_on  date,
  p_rent_note text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  perform private.lock_money(v_lease.organization_id);
  select * into v_lease from public.leases where id = p_lease_id for update;
  if v_lease.status not in ('signed', 'active', 'notice_given', 'month_to_month') then
    perform private.fail('lease_not_in_force');
  elsif p_ended_on is null or p_ended_on < v_lease.starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_ended_on > private.organization_today(v_lease.organization_id) then
    perform private.fail('date_in_future');
  end if;
  update public.leases set status = 'terminated', ended_on = p_ended_on where id = p_lease_id;
  if p_rent_note is not null then
    perform private.shorten_rent(p_lease_id, p_rent_note);
  end if;
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tidy_public_forms (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.attempts where window_start < p_now - interval '1 day';
  delete from private.daily_salts where day < (p_now at time zone 'UTC')::date - 1;
  -- A week after its link expired, so that who clicks late is told why it does not work.
  delete from private.waitlist_entries where confirmed_at is null and confirm_expires_at < p_now - interval '7 days';
  delete from private.contact_messages where created_at < p_now - interval '2 years';
  perform private.forget_unconfirmed_applications(p_now);
  perform private.forget_mail_addresses(p_now);
end
$function$;

CREATE OR REPLACE FUNCTION private.transfer_ownership (
  p_organization_id uuid,
  p_user_id         uuid,
  p_confirmation    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.begin_team_change(p_organization_id, 'organization.manage');
  perform private.require_confirmation(p_organization_id, p_confirmation);
  perform private.require_second_step();
  if p_user_id = (select auth.uid()) then
    perform private.fail('already_owner');
  end if;
  update public.memberships set role = 'owner' where organization_id = p_organization_id and user_id = p_user_id;
  if not found then
    perform private.fail('not_found');
  end if;
  update public.memberships set role = 'manager'
  where organization_id = p_organization_id and user_id = (select auth.uid());
  return p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_bank_import (
  p_import_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_import public.bank_imports;
  v_count integer;
begin
  select * into v_import from public.bank_imports where id = p_import_id;
  perform private.require_record(v_import.organization_id, 'money.write');
  perform private.lock_money(v_import.organization_id);
  select * into v_import from public.bank_imports where id = p_import_id for update;
  if v_import.undone_at is not null then
    perform private.fail('import_undone');
  elsif exists (select 1 from public.bank_lines l where l.organization_id = v_import.organization_id
      and l.import_id = p_import_id and l.reconciliation_id is not null) then
    perform private.fail('line_reconciled');
  elsif exists (select 1 from public.bank_lines l where l.organization_id = v_import.organization_id
      and l.import_id = p_import_id and l.status = 'matched') then
    perform private.fail('import_matched');
  end if;
  delete from public.bank_lines where organization_id = v_import.organization_id and import_id = p_import_id;
  get diagnostics v_count = row_count;
  update public.bank_imports set undone_at = now(), undone_by = (select auth.uid()) where id = p_import_id;
  return jsonb_build_object('removed_count', v_count);
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_bank_line (
  p_bank_line_id uuid,
  p_reason       text DEFAULT ''::text,
  p_on           date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.undo_lease_money (
  p_lease  public.leases,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_charge record;
  v_old public.leases;
  v_today date := private.organization_today(p_lease.organization_id);
  v_held bigint;
begin
  for v_charge in
    select id from public.charges
    where lease_id = p_lease.id and reversed_at is null and (kind <> 'deposit' or outstanding_minor = amount_minor)
    order by kind = 'deposit', posting_number
  loop
    perform private.reverse_charge(v_charge.id, p_reason);
  end loop;
  if p_lease.renews_lease_id is null and p_lease.moved_from_lease_id is null then
    return;
  end if;
  -- The deposit goes back to the lease that it came from.
  select * into strict v_old from public.leases where id = coalesce(p_lease.renews_lease_id, p_lease.moved_from_lease_id);
  v_held := private.deposit_liability(p_lease.id) - private.unpaid_deposit(p_lease.id);
  if p_lease.renews_lease_id is not null then
    perform private.carry_deposit(p_lease, v_old, v_held, v_today);
  else
    perform private.move_deposit(p_lease, v_old, v_held, v_today);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.value_checks (
  p_name text DEFAULT NULL::text
)
  RETURNS TABLE (
    function_name name,
    checks        text,
    is_checked    boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with arguments as (
    select p.oid, p.proname, p.prosrc, a.n, p.proargnames[a.n] as name, c.function as check_function
    from pg_catalog.pg_proc p
    cross join lateral unnest(p.proargtypes) with ordinality as a (type, n)
    join (values ('date'::regtype, 'check_days'), ('timestamptz'::regtype, 'check_moments'), ('timestamp'::regtype, 'check_moments'),
      ('numeric'::regtype, 'check_numbers'), ('float8'::regtype, 'check_numbers'), ('float4'::regtype, 'check_numbers'))
      as c (type, function) on c.type = a.type
    where p.pronamespace = 'public'::regnamespace and p.proname = coalesce(p_name, p.proname)
  ),
  calls as (
    select oid, proname, prosrc, format('private.%I(%L, %s)', check_function,
      array_agg(regexp_replace(name, '^p_', '') order by n)::text, string_agg(quote_ident(name), ', ' order by n)) as call
    from arguments group by oid, proname, prosrc, check_function
  )
  select proname, string_agg(call, ', ' order by call), bool_and(strpos(prosrc, call) > 0) from calls group by oid, proname
$function$;

CREATE OR REPLACE FUNCTION private.void_bill (
  p_bill_id uuid,
  p_reason  text,
  p_on      date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_bill public.bills;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_bill := private.bill_for_verb(p_bill_id, 'money.reverse', '{approved,partially_paid,paid}');
  if v_bill.paid_minor > 0 then
    perform private.fail('bill_has_payments');
  end if;
  update public.bills set status = 'void', decision_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_bill.entry_id,
      private.posting_day(v_bill.organization_id, p_on, private.first_day_of_bill(v_bill)), btrim(p_reason))
  where id = p_bill_id;
  return p_bill_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_application (
  p_application_id uuid,
  p_reason         text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$ select private.move_application(p_application_id, 'people.write', 'withdraw', p_reason) $function$;

CREATE OR REPLACE FUNCTION private.withdraw_notice (
  p_lease_id    uuid,
  p_reason      text    DEFAULT ''::text,
  p_is_rent_due boolean DEFAULT true
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_rent_due boolean := coalesce(p_is_rent_due, true);
  v_reason text := nullif(left(btrim(coalesce(p_reason, '')), 300), '');
  v_lease public.leases;
  v_runs_on boolean;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'withdraw_notice');
  v_runs_on := v_lease.ends_on < private.organization_today(v_lease.organization_id);
  perform private.refuse_overlap(p_lease_id, v_lease.unit_id, v_lease.starts_on, case when not v_runs_on then v_lease.ends_on end);
  update public.leases set ended_on = null,
    status = case when v_runs_on then 'month_to_month' else 'active' end::public.lease_status
  where id = p_lease_id;
  perform private.write_lease_event(v_lease, 'notice_withdrawn', jsonb_build_object('reason', v_reason));
  if v_is_rent_due then
    perform private.lengthen_rent(p_lease_id, v_reason);
  end if;
  return p_lease_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_unusable_ncf (
  p_mark_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_mark public.unusable_ncfs;
  v_next bigint;
begin
  select * into v_mark from public.unusable_ncfs where id = p_mark_id;
  perform private.require_record(v_mark.organization_id, 'money.write');
  -- The locks of marking, in its order.
  perform private.lock_money(v_mark.organization_id);
  select next_number into v_next from public.ncf_ranges where id = v_mark.range_id for update;
  select * into v_mark from public.unusable_ncfs where id = p_mark_id;
  if v_mark.withdrawn_at is not null then
    return;
  end if;
  perform private.require_open_form(v_mark.organization_id, '608', v_mark.marked_on);
  -- Numbers go out in their order: these can still, unless one after them has.
  if v_next > v_mark.last_number and v_next <> private.next_free_ncf(v_mark.range_id, v_mark.last_number + 1) then
    perform private.fail('ncf_passed_over');
  end if;
  update public.unusable_ncfs set withdrawn_at = now(), withdrawn_by = (select auth.uid()) where id = p_mark_id;
  update public.ncf_ranges set next_number = v_mark.first_number where id = v_mark.range_id and next_number > v_mark.first_number;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_maintenance_message (
  p_maintenance_id uuid,
  p_body           text,
  p_is_internal    boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  if btrim(coalesce(p_body, '')) = '' or char_length(p_body) > 2000 then
    perform private.fail('message_length');
  elsif v_is_tenant and p_is_internal then
    perform private.fail('not_allowed');
  end if;
  if not v_is_tenant and not p_is_internal then
    update public.maintenance_requests set responded_at = coalesce(responded_at, now()) where id = p_maintenance_id;
  end if;
  perform private.note_maintenance_event(v_request,
    case when p_is_internal then 'note' else 'message' end::public.maintenance_event_kind, p_body, '{}', p_is_internal, v_is_tenant);
  return p_maintenance_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.accept_invitation (
  p_token text
)
  RETURNS public.invitation_kind
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.accept_invitation(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.acknowledge_house_rules (
  p_rules_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.acknowledge_house_rules(p_rules_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.activate_autopay (
  p_card_payment_id uuid,
  p_sealed          text,
  p_expires         text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.activate_autopay(p_card_payment_id, p_sealed, p_expires);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."activate_autopay"(uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.add_charge (
  p_request_id   uuid,
  p_lease_id     uuid,
  p_kind         public.charge_kind,
  p_amount_minor bigint,
  p_due_on       date,
  p_description  text               DEFAULT ''::text,
  p_period_start date               DEFAULT NULL::date,
  p_period_end   date               DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{due_on,period_start,period_end}', p_due_on, p_period_start, p_period_end);
  v_known := private.claim_request(p_request_id, 'add_charge', jsonb_build_array(p_lease_id, p_kind, p_amount_minor, p_due_on, p_description, p_period_start, p_period_end));
  if v_known is null then
    v_known := jsonb_build_object('result', private.add_charge(p_lease_id, p_kind, p_amount_minor, p_due_on, p_description, p_period_start, p_period_end));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_condition_photo (
  p_photo_id uuid,
  p_item_id  uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.add_condition_photo(p_photo_id, p_item_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_maintenance_photo (
  p_photo_id       uuid,
  p_maintenance_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.add_maintenance_photo(p_photo_id, p_maintenance_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_ncf_range (
  p_request_id      uuid,
  p_organization_id uuid,
  p_series          text,
  p_kind            public.ncf_kind,
  p_first           bigint,
  p_last            bigint,
  p_expires_on      date            DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{expires_on}', p_expires_on);
  v_known := private.claim_request(p_request_id, 'add_ncf_range', jsonb_build_array(p_organization_id, p_series, p_kind, p_first, p_last, p_expires_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.add_ncf_range(p_organization_id, p_series, p_kind, p_first, p_last, p_expires_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_post_photo (
  p_photo_id uuid,
  p_post_id  uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.add_post_photo(p_photo_id, p_post_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_recurring_charge (
  p_request_id   uuid,
  p_lease_id     uuid,
  p_kind         public.charge_kind,
  p_amount_minor bigint,
  p_starts_on    date,
  p_ends_on      date               DEFAULT NULL::date,
  p_description  text               DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on,ends_on}', p_starts_on, p_ends_on);
  v_known := private.claim_request(p_request_id, 'add_recurring_charge', jsonb_build_array(p_lease_id, p_kind, p_amount_minor, p_starts_on, p_ends_on, p_description));
  if v_known is null then
    v_known := jsonb_build_object('result', private.add_recurring_charge(p_lease_id, p_kind, p_amount_minor, p_starts_on, p_ends_on, p_description));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_rent_step (
  p_request_id uuid,
  p_lease_id   uuid,
  p_starts_on  date,
  p_rent_minor bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on}', p_starts_on);
  v_known := private.claim_request(p_request_id, 'add_rent_step', jsonb_build_array(p_lease_id, p_starts_on, p_rent_minor));
  if v_known is null then
    v_known := jsonb_build_object('result', private.add_rent_step(p_lease_id, p_starts_on, p_rent_minor));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_report_file_part (
  p_id       uuid,
  p_position integer,
  p_content  text,
  p_entries  integer,
  p_last     jsonb                    DEFAULT NULL::jsonb,
  p_is_last  boolean                  DEFAULT false,
  p_now      timestamp with time zone DEFAULT now()
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.add_report_file_part(p_id, p_position, p_content, p_entries, p_last, p_is_last, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.admin_delete_waitlist_entry (
  p_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.admin_delete_waitlist_entry(p_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_export_waitlist (
  p_search    text                     DEFAULT ''::text,
  p_state     text                     DEFAULT NULL::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    id           uuid,
    email        text,
    language     text,
    source       text,
    created_at   timestamp with time zone,
    confirmed_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{before}', p_before);
  return query select * from private.admin_export_waitlist(p_search, p_state, p_before, p_before_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_contact_messages (
  p_search    text                     DEFAULT ''::text,
  p_state     text                     DEFAULT NULL::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    email       text,
    reader      text,
    language    text,
    message     text,
    created_at  timestamp with time zone,
    answered_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{before}', p_before);
  return query select * from private.admin_list_contact_messages(p_search, p_state, p_before, p_before_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_users (
  p_search    text                     DEFAULT ''::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    email           text,
    full_name       text,
    user_type       public.user_type,
    created_at      timestamp with time zone,
    last_sign_in_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{before}', p_before);
  return query select * from private.admin_list_users(p_search, p_before, p_before_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_waitlist (
  p_search    text                     DEFAULT ''::text,
  p_state     text                     DEFAULT NULL::text,
  p_before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 50
)
  RETURNS TABLE (
    id           uuid,
    email        text,
    language     text,
    source       text,
    created_at   timestamp with time zone,
    confirmed_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{before}', p_before);
  return query select * from private.admin_list_waitlist(p_search, p_state, p_before, p_before_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_mark_contact_answered (
  p_id          uuid,
  p_is_answered boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.admin_mark_contact_answered(p_id, p_is_answered);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_overview()
  RETURNS TABLE (
    user_count          bigint,
    organization_count  bigint,
    property_count      bigint,
    unit_count          bigint,
    occupied_unit_count bigint
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.admin_overview();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_page_visits (
  p_from date,
  p_to   date
)
  RETURNS TABLE (
    visited_on    date,
    path          text,
    language      text,
    referrer_host text,
    visit_count   bigint
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return query select * from private.admin_page_visits(p_from, p_to);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_waitlist_counts()
  RETURNS TABLE (
    confirmed_count   bigint,
    unconfirmed_count bigint
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.admin_waitlist_counts();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.agree_payment_plan (
  p_request_id  uuid,
  p_lease_id    uuid,
  p_instalments jsonb,
  p_note        text  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'agree_payment_plan', jsonb_build_array(p_lease_id, p_instalments, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.agree_payment_plan(p_lease_id, p_instalments, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.announce_requested_file (
  p_file_id             uuid,
  p_document_request_id uuid,
  p_name                text,
  p_file_type           text,
  p_size_bytes          bigint
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.announce_requested_file(p_file_id, p_document_request_id, p_name, p_file_type, p_size_bytes);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_plan_request (
  p_plan_request_id uuid,
  p_answer          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.answer_plan_request(p_plan_request_id, p_answer);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.apply_to_listing (
  p_slug            text,
  p_language        text,
  p_applicant       jsonb,
  p_move_in_on      date,
  p_note            text,
  p_consent_version text,
  p_client          text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{move_in_on}', p_move_in_on);
  return private.apply_to_listing(p_slug, p_language, p_applicant, p_move_in_on, p_note, p_consent_version, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."apply_to_listing"(text, text, jsonb, date, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.apply_vendor_credit (
  p_request_id   uuid,
  p_credit_id    uuid,
  p_bill_id      uuid,
  p_amount_minor bigint,
  p_on           date   DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'apply_vendor_credit', jsonb_build_array(p_credit_id, p_bill_id, p_amount_minor, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.apply_vendor_credit(p_credit_id, p_bill_id, p_amount_minor, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.archive_conversations (
  p_conversation_ids uuid[],
  p_is_archived      boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.archive_conversations(p_conversation_ids, p_is_archived);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.area_busy_times (
  p_area_id uuid,
  p_from    timestamp with time zone,
  p_to      timestamp with time zone
)
  RETURNS TABLE (
    starts_at timestamp with time zone,
    ends_at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{from,to}', p_from, p_to);
  return query select * from private.area_busy_times(p_area_id, p_from, p_to);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."area_busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_for_document (
  p_request_id uuid,
  p_lease_id   uuid,
  p_name       text,
  p_reason     text,
  p_due_on     date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{due_on}', p_due_on);
  v_known := private.claim_request(p_request_id, 'ask_for_document', jsonb_build_array(p_lease_id, p_name, p_reason, p_due_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.ask_for_document(p_lease_id, p_name, p_reason, p_due_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.autopay_consent (
  p_language text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.autopay_consent(p_language);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."autopay_consent"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.backdate_rent (
  p_request_id uuid,
  p_lease_id   uuid,
  p_starts_on  date,
  p_rent_minor bigint,
  p_note       text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on}', p_starts_on);
  v_known := private.claim_request(p_request_id, 'backdate_rent', jsonb_build_array(p_lease_id, p_starts_on, p_rent_minor, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.backdate_rent(p_lease_id, p_starts_on, p_rent_minor, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.begin_signature (
  p_signer_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.begin_signature(p_signer_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.bounce_payment (
  p_request_id      uuid,
  p_payment_id      uuid,
  p_reason          text,
  p_fee_minor       bigint DEFAULT 0,
  p_fee_description text   DEFAULT ''::text,
  p_on              date   DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'bounce_payment', jsonb_build_array(p_payment_id, p_reason, p_fee_minor, p_fee_description, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.bounce_payment(p_payment_id, p_reason, p_fee_minor, p_fee_description, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.call_off_document_request (
  p_document_request_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.call_off_document_request(p_document_request_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.call_off_lease (
  p_request_id uuid,
  p_lease_id   uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'call_off_lease', jsonb_build_array(p_lease_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.call_off_lease(p_lease_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_autopay (
  p_autopay_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.cancel_autopay(p_autopay_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_fiscal_invoice (
  p_request_id uuid,
  p_invoice_id uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'cancel_fiscal_invoice', jsonb_build_array(p_invoice_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.cancel_fiscal_invoice(p_invoice_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_payment_plan (
  p_request_id uuid,
  p_plan_id    uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'cancel_payment_plan', jsonb_build_array(p_plan_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.cancel_payment_plan(p_plan_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_reservation (
  p_reservation_id uuid,
  p_reason         text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.cancel_reservation(p_reservation_id, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.carry_over_autopay (
  p_request_id      uuid,
  p_autopay_id      uuid,
  p_lease_id        uuid,
  p_limit_minor     bigint,
  p_pays_on         integer,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'carry_over_autopay', jsonb_build_array(p_autopay_id, p_lease_id, p_limit_minor, p_pays_on, p_consent_version, p_language));
  if v_known is null then
    v_known := jsonb_build_object('result', private.carry_over_autopay(p_autopay_id, p_lease_id, p_limit_minor, p_pays_on, p_consent_version, p_language));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.cash_positions (
  p_organization_id uuid
)
  RETURNS TABLE (
    currency             public.currency_code,
    deposits_owed_minor  bigint,
    deposits_kept_minor  bigint,
    owners_due_minor     bigint,
    owners_kept_minor    bigint,
    keeps_deposits_apart boolean,
    keeps_owners_apart   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.cash_positions(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."cash_positions"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_account (
  p_account_id      uuid,
  p_code            text,
  p_name            text,
  p_subtype         text,
  p_cash_flow_class text                DEFAULT NULL::text,
  p_is_active       boolean             DEFAULT true,
  p_held_for        public.cash_holding DEFAULT NULL::public.cash_holding
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.change_account(p_account_id, p_code, p_name, p_subtype, p_cash_flow_class, p_is_active, p_held_for);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_autopay (
  p_autopay_id      uuid,
  p_limit_minor     bigint,
  p_pays_on         integer,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.change_autopay(p_autopay_id, p_limit_minor, p_pays_on, p_consent_version, p_language);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_lease_tenants (
  p_request_id uuid,
  p_lease_id   uuid,
  p_person_ids uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'change_lease_tenants', jsonb_build_array(p_lease_id, p_person_ids));
  if v_known is null then
    v_known := jsonb_build_object('result', private.change_lease_tenants(p_lease_id, p_person_ids));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_member_role (
  p_organization_id uuid,
  p_user_id         uuid,
  p_role            public.membership_role
)
  RETURNS public.membership_role
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.change_member_role(p_organization_id, p_user_id, p_role);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_recurring_bill (
  p_recurring_bill_id uuid,
  p_is_paused         boolean,
  p_ends_on           date    DEFAULT NULL::date,
  p_is_approved       boolean DEFAULT NULL::boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{ends_on}', p_ends_on);
  perform private.change_recurring_bill(p_recurring_bill_id, p_is_paused, p_ends_on, p_is_approved);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_made_id         uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.check_tax_form(p_organization_id, p_form, p_month, p_made_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_my_account()
  RETURNS TABLE (
    file_name text
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.close_my_account();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_organization (
  p_request_id      uuid,
  p_organization_id uuid,
  p_confirmation    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'close_organization', jsonb_build_array(p_organization_id, p_confirmation));
  if v_known is null then
    v_known := jsonb_build_object('result', private.close_organization(p_organization_id, p_confirmation));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_period (
  p_request_id      uuid,
  p_organization_id uuid,
  p_closed_through  date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{closed_through}', p_closed_through);
  v_known := private.claim_request(p_request_id, 'close_period', jsonb_build_array(p_organization_id, p_closed_through));
  if v_known is null then
    v_known := jsonb_build_object('result', private.close_period(p_organization_id, p_closed_through));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_reconciliation (
  p_request_id      uuid,
  p_bank_account_id uuid,
  p_ends_on         date,
  p_closing_minor   bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{ends_on}', p_ends_on);
  v_known := private.claim_request(p_request_id, 'close_reconciliation', jsonb_build_array(p_bank_account_id, p_ends_on, p_closing_minor));
  if v_known is null then
    v_known := jsonb_build_object('result', private.close_reconciliation(p_bank_account_id, p_ends_on, p_closing_minor));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.collect_parcel (
  p_parcel_id    uuid,
  p_is_collected boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.collect_parcel(p_parcel_id, p_is_collected);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.confirm_application (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.confirm_application(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_application"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.confirm_condition_report (
  p_report_id uuid,
  p_revision  integer
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.confirm_condition_report(p_report_id, p_revision);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.confirm_payment (
  p_request_id     uuid,
  p_payment_id     uuid,
  p_account_id     uuid    DEFAULT NULL::uuid,
  p_amount_minor   bigint  DEFAULT NULL::bigint,
  p_received_minor bigint  DEFAULT NULL::bigint,
  p_rate           numeric DEFAULT NULL::numeric,
  p_rate_source    text    DEFAULT NULL::text,
  p_rated_on       date    DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{rated_on}', p_rated_on), private.check_numbers('{rate}', p_rate);
  v_known := private.claim_request(p_request_id, 'confirm_payment', jsonb_build_array(p_payment_id, p_account_id, p_amount_minor, p_received_minor, p_rate, p_rate_source, p_rated_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.confirm_payment(p_payment_id, p_account_id, p_amount_minor, p_received_minor, p_rate, p_rate_source, p_rated_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.confirm_waitlist (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.confirm_waitlist(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_waitlist"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.contract_facts (
  p_lease_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.contract_facts(p_lease_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."contract_facts"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.convert_currency (
  p_request_id      uuid,
  p_organization_id uuid,
  p_occurred_on     date,
  p_from_account_id uuid,
  p_from_currency   public.currency_code,
  p_from_minor      bigint,
  p_to_account_id   uuid,
  p_to_minor        bigint,
  p_rate            numeric,
  p_rate_source     text,
  p_rated_on        date,
  p_memo            text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{occurred_on,rated_on}', p_occurred_on, p_rated_on), private.check_numbers('{rate}', p_rate);
  v_known := private.claim_request(p_request_id, 'convert_currency', jsonb_build_array(p_organization_id, p_occurred_on, p_from_account_id, p_from_currency, p_from_minor, p_to_account_id, p_to_minor, p_rate, p_rate_source, p_rated_on, p_memo));
  if v_known is null then
    v_known := jsonb_build_object('result', private.convert_currency(p_organization_id, p_occurred_on, p_from_account_id, p_from_currency, p_from_minor, p_to_account_id, p_to_minor, p_rate, p_rate_source, p_rated_on, p_memo));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.copy_budget (
  p_organization_id     uuid,
  p_year                integer,
  p_property_id         uuid,
  p_currency            public.currency_code,
  p_source              text,
  p_source_year         integer,
  p_change_basis_points integer              DEFAULT 0
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.copy_budget(p_organization_id, p_year, p_property_id, p_currency, p_source, p_source_year, p_change_basis_points);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.correct_bill_receipt (
  p_request_id uuid,
  p_bill_id    uuid,
  p_facts      jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'correct_bill_receipt', jsonb_build_array(p_bill_id, p_facts));
  if v_known is null then
    v_known := jsonb_build_object('result', private.correct_bill_receipt(p_bill_id, p_facts));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_notice_people (
  p_organization_id uuid,
  p_notice          jsonb
)
  RETURNS TABLE (
    people       integer,
    with_account integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.count_notice_people(p_organization_id, p_notice);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."count_notice_people"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_recovery_codes()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.count_recovery_codes();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_visit (
  p_path          text,
  p_language      text,
  p_referrer_host text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.count_visit(p_path, p_language, p_referrer_host);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."count_visit"(text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.create_account (
  p_request_id      uuid,
  p_organization_id uuid,
  p_code            text,
  p_name            text,
  p_subtype         text,
  p_cash_flow_class text                DEFAULT NULL::text,
  p_held_for        public.cash_holding DEFAULT 'own'::public.cash_holding
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'create_account', jsonb_build_array(p_organization_id, p_code, p_name, p_subtype, p_cash_flow_class, p_held_for));
  if v_known is null then
    v_known := jsonb_build_object('result', private.create_account(p_organization_id, p_code, p_name, p_subtype, p_cash_flow_class, p_held_for));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_application (
  p_request_id       uuid,
  p_property_id      uuid,
  p_unit_id          uuid,
  p_applicants       jsonb,
  p_currency         public.currency_code,
  p_move_in_on       date                 DEFAULT NULL::date,
  p_term_months      integer              DEFAULT NULL::integer,
  p_rent_minor       bigint               DEFAULT NULL::bigint,
  p_is_deposit_ready boolean              DEFAULT NULL::boolean,
  p_note             text                 DEFAULT ''::text,
  p_references       jsonb                DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{move_in_on}', p_move_in_on);
  v_known := private.claim_request(p_request_id, 'create_application', jsonb_build_array(p_property_id, p_unit_id, p_applicants, p_currency, p_move_in_on, p_term_months, p_rent_minor, p_is_deposit_ready, p_note, p_references));
  if v_known is null then
    v_known := jsonb_build_object('result', private.create_application(p_property_id, p_unit_id, p_applicants, p_currency, p_move_in_on, p_term_months, p_rent_minor, p_is_deposit_ready, p_note, p_references));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_lease (
  p_request_id            uuid,
  p_unit_id               uuid,
  p_person_ids            uuid[],
  p_starts_on             date,
  p_ends_on               date,
  p_currency              public.currency_code,
  p_rent_minor            bigint,
  p_due_day               integer,
  p_deposit_minor         bigint                  DEFAULT 0,
  p_proration_method      public.proration_method DEFAULT 'calendar_month'::public.proration_method,
  p_late_fee_kind         public.late_fee_kind    DEFAULT 'none'::public.late_fee_kind,
  p_late_fee_minor        bigint                  DEFAULT NULL::bigint,
  p_late_fee_basis_points integer                 DEFAULT NULL::integer,
  p_late_fee_cap_minor    bigint                  DEFAULT NULL::bigint,
  p_late_fee_grace_days   integer                 DEFAULT 0,
  p_bill_from             date                    DEFAULT NULL::date,
  p_is_deposit_held       boolean                 DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on,ends_on,bill_from}', p_starts_on, p_ends_on, p_bill_from);
  v_known := private.claim_request(p_request_id, 'create_lease', jsonb_build_array(p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency, p_rent_minor, p_due_day, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points, p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from, p_is_deposit_held));
  if v_known is null then
    v_known := jsonb_build_object('result', private.create_lease(p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency, p_rent_minor, p_due_day, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points, p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from, p_is_deposit_held));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_organization (
  p_request_id       uuid,
  p_name             text,
  p_kind             public.organization_kind DEFAULT 'person'::public.organization_kind,
  p_default_currency public.currency_code     DEFAULT 'DOP'::public.currency_code
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'create_organization', jsonb_build_array(p_name, p_kind, p_default_currency));
  if v_known is null then
    v_known := jsonb_build_object('result', private.create_organization(p_name, p_kind, p_default_currency));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_property (
  p_request_id      uuid,
  p_organization_id uuid,
  p_property        jsonb,
  p_finances        jsonb DEFAULT '{}'::jsonb,
  p_owners          jsonb DEFAULT '[]'::jsonb,
  p_units           jsonb DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'create_property', jsonb_build_array(p_organization_id, p_property, p_finances, p_owners, p_units));
  if v_known is null then
    v_known := jsonb_build_object('result', private.create_property(p_organization_id, p_property, p_finances, p_owners, p_units));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_recovery_codes()
  RETURNS SETOF text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.create_recovery_codes();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.credit_charge (
  p_request_id   uuid,
  p_charge_id    uuid,
  p_kind         public.charge_credit_kind,
  p_amount_minor bigint,
  p_reason       text,
  p_on           date                      DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'credit_charge', jsonb_build_array(p_charge_id, p_kind, p_amount_minor, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.credit_charge(p_charge_id, p_kind, p_amount_minor, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.credit_rent_after_end (
  p_request_id uuid,
  p_lease_id   uuid,
  p_note       text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'credit_rent_after_end', jsonb_build_array(p_lease_id, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.credit_rent_after_end(p_lease_id, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_application (
  p_request_id     uuid,
  p_application_id uuid,
  p_decision       public.application_status,
  p_reason         text                      DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'decide_application', jsonb_build_array(p_application_id, p_decision, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.decide_application(p_application_id, p_decision, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_bill (
  p_request_id  uuid,
  p_bill_id     uuid,
  p_is_approved boolean,
  p_reason      text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'decide_bill', jsonb_build_array(p_bill_id, p_is_approved, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.decide_bill(p_bill_id, p_is_approved, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_document_request (
  p_document_request_id uuid,
  p_file_id             uuid,
  p_is_accepted         boolean,
  p_reason              text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.decide_document_request(p_document_request_id, p_file_id, p_is_accepted, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_reservation (
  p_reservation_id uuid,
  p_is_confirmed   boolean,
  p_reason         text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.decide_reservation(p_reservation_id, p_is_confirmed, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_bill (
  p_bill_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.delete_bill(p_bill_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_lease_draft (
  p_request_id uuid,
  p_lease_id   uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'delete_lease_draft', jsonb_build_array(p_lease_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.delete_lease_draft(p_lease_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.distribute_to_owners (
  p_request_id    uuid,
  p_property_id   uuid,
  p_currency      public.currency_code,
  p_paid_on       date,
  p_parts         jsonb,
  p_method        public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_account_id    uuid                  DEFAULT NULL::uuid,
  p_reference     text                  DEFAULT ''::text,
  p_is_beyond_due boolean               DEFAULT false,
  p_rate          numeric               DEFAULT NULL::numeric,
  p_rate_source   text                  DEFAULT NULL::text,
  p_rated_on      date                  DEFAULT NULL::date
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{paid_on,rated_on}', p_paid_on, p_rated_on), private.check_numbers('{rate}', p_rate);
  v_known := private.claim_request(p_request_id, 'distribute_to_owners', jsonb_build_array(p_property_id, p_currency, p_paid_on, p_parts, p_method, p_account_id, p_reference, p_is_beyond_due, p_rate, p_rate_source, p_rated_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.distribute_to_owners(p_property_id, p_currency, p_paid_on, p_parts, p_method, p_account_id, p_reference, p_is_beyond_due, p_rate, p_rate_source, p_rated_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid[]));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.draft_renewal (
  p_request_id    uuid,
  p_lease_id      uuid,
  p_starts_on     date,
  p_ends_on       date,
  p_rent_minor    bigint,
  p_due_day       integer DEFAULT NULL::integer,
  p_deposit_minor bigint  DEFAULT NULL::bigint,
  p_person_ids    uuid[]  DEFAULT NULL::uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on,ends_on}', p_starts_on, p_ends_on);
  v_known := private.claim_request(p_request_id, 'draft_renewal', jsonb_build_array(p_lease_id, p_starts_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_person_ids));
  if v_known is null then
    v_known := jsonb_build_object('result', private.draft_renewal(p_lease_id, p_starts_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_person_ids));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_recurring_charge (
  p_recurring_charge_id uuid,
  p_ends_on             date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{ends_on}', p_ends_on);
  return private.end_recurring_charge(p_recurring_charge_id, p_ends_on);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_sessions (
  p_session_id uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.end_sessions(p_session_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.enqueue_mail (
  p_to         text,
  p_language   text,
  p_template   text,
  p_parameters jsonb,
  p_dedupe_key text,
  p_reply_to   text  DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.enqueue_mail(p_to, p_language, p_template, p_parameters, p_dedupe_key, p_reply_to);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."enqueue_mail"(text, text, text, jsonb, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.export_my_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.export_my_data();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.file_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_made_id         uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.file_tax_form(p_organization_id, p_form, p_month, p_made_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_listing_photo (
  p_slug text,
  p_name text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.find_listing_photo(p_slug, p_name);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."find_listing_photo"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_bureau_check (
  p_check_id         uuid,
  p_outcome          text,
  p_bureau_reference text DEFAULT ''::text,
  p_summary          text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.finish_bureau_check(p_check_id, p_outcome, p_bureau_reference, p_summary);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."finish_bureau_check"(uuid, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.forget_autopay_card (
  p_autopay_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.forget_autopay_card(p_autopay_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."forget_autopay_card"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.forget_removed_files (
  p_ids bigint[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.forget_removed_files(p_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."forget_removed_files"(bigint[]) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.give_notice (
  p_request_id uuid,
  p_lease_id   uuid,
  p_given_by   public.notice_party,
  p_given_on   date,
  p_leaves_on  date,
  p_reason     text                DEFAULT ''::text,
  p_rent_note  text                DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{given_on,leaves_on}', p_given_on, p_leaves_on);
  v_known := private.claim_request(p_request_id, 'give_notice', jsonb_build_array(p_lease_id, p_given_by, p_given_on, p_leaves_on, p_reason, p_rent_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.give_notice(p_lease_id, p_given_by, p_given_on, p_leaves_on, p_reason, p_rent_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.hand_in_requested_file (
  p_file_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.hand_in_requested_file(p_file_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.house_rule_readers (
  p_property_id uuid
)
  RETURNS TABLE (
    lease_tenant_id uuid,
    unit_label      text,
    full_name       text,
    acknowledged_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.house_rule_readers(p_property_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."house_rule_readers"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ignore_bank_line (
  p_bank_line_id uuid,
  p_reason       text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.ignore_bank_line(p_bank_line_id, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.import_bank_lines (
  p_request_id      uuid,
  p_bank_account_id uuid,
  p_file_name       text,
  p_lines           jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'import_bank_lines', jsonb_build_array(p_bank_account_id, p_file_name, p_lines));
  if v_known is null then
    v_known := jsonb_build_object('result', private.import_bank_lines(p_bank_account_id, p_file_name, p_lines));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.import_portfolio (
  p_request_id      uuid,
  p_organization_id uuid,
  p_files           jsonb,
  p_is_trial        boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'import_portfolio', jsonb_build_array(p_organization_id, p_files, p_is_trial));
  if v_known is null then
    v_known := jsonb_build_object('result', private.import_portfolio(p_request_id, p_organization_id, p_files, p_is_trial));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.import_units (
  p_request_id      uuid,
  p_organization_id uuid,
  p_rows            jsonb,
  p_is_trial        boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'import_units', jsonb_build_array(p_organization_id, p_rows, p_is_trial));
  if v_known is null then
    v_known := jsonb_build_object('result', private.import_units(p_request_id, p_organization_id, p_rows, p_is_trial));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.inherit_late_fee (
  p_lease_id     uuid,
  p_is_inherited boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.inherit_late_fee(p_lease_id, p_is_inherited);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.invite_member (
  p_request_id      uuid,
  p_organization_id uuid,
  p_email           text,
  p_role            public.membership_role
)
  RETURNS TABLE (
    invitation_id uuid,
    email         text,
    token         text,
    expires_at    timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'invite_member', jsonb_build_array(p_organization_id, p_email, p_role));
  if v_known is null then
    v_known := jsonb_build_object('result', private.invite_member(p_organization_id, p_email, p_role));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select * from private.issued_invitation((select r.result from jsonb_to_record(v_known) as r (result uuid)));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.invite_tenant (
  p_request_id      uuid,
  p_lease_tenant_id uuid
)
  RETURNS TABLE (
    invitation_id uuid,
    email         text,
    token         text,
    expires_at    timestamp with time zone
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'invite_tenant', jsonb_build_array(p_lease_tenant_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.invite_tenant(p_lease_tenant_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select * from private.issued_invitation((select r.result from jsonb_to_record(v_known) as r (result uuid)));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_credit_note (
  p_request_id uuid,
  p_invoice_id uuid,
  p_charge_ids uuid[],
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'issue_credit_note', jsonb_build_array(p_invoice_id, p_charge_ids, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.issue_credit_note(p_invoice_id, p_charge_ids, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_debit_note (
  p_request_id  uuid,
  p_invoice_id  uuid,
  p_charge_ids  uuid[],
  p_reason      text,
  p_dop_rate    numeric DEFAULT 1,
  p_rate_source text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_numbers('{dop_rate}', p_dop_rate);
  v_known := private.claim_request(p_request_id, 'issue_debit_note', jsonb_build_array(p_invoice_id, p_charge_ids, p_reason, p_dop_rate, p_rate_source));
  if v_known is null then
    v_known := jsonb_build_object('result', private.issue_debit_note(p_invoice_id, p_charge_ids, p_reason, p_dop_rate, p_rate_source));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_fiscal_invoice (
  p_request_id     uuid,
  p_charge_ids     uuid[],
  p_kind           public.ncf_kind,
  p_treatment      public.tax_treatment,
  p_client_name    text,
  p_client_id_type public.identity_type DEFAULT NULL::public.identity_type,
  p_client_id      text                 DEFAULT ''::text,
  p_income_type    text                 DEFAULT '04'::text,
  p_dop_rate       numeric              DEFAULT 1,
  p_rate_source    text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_numbers('{dop_rate}', p_dop_rate);
  v_known := private.claim_request(p_request_id, 'issue_fiscal_invoice', jsonb_build_array(p_charge_ids, p_kind, p_treatment, p_client_name, p_client_id_type, p_client_id, p_income_type, p_dop_rate, p_rate_source));
  if v_known is null then
    v_known := jsonb_build_object('result', private.issue_fiscal_invoice(p_charge_ids, p_kind, p_treatment, p_client_name, p_client_id_type, p_client_id, p_income_type, p_dop_rate, p_rate_source));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_purchase_receipt (
  p_request_id uuid,
  p_bill_id    uuid,
  p_kind       public.ncf_kind
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'issue_purchase_receipt', jsonb_build_array(p_bill_id, p_kind));
  if v_known is null then
    v_known := jsonb_build_object('result', private.issue_purchase_receipt(p_bill_id, p_kind));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result text));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.join_waitlist (
  p_email    text,
  p_language text,
  p_source   text,
  p_client   text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.join_waitlist(p_email, p_language, p_source, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."join_waitlist"(text, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_made_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_file_name       text,
  p_row_count       integer,
  p_has_errors      boolean,
  p_content         text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.keep_made_tax_form(p_organization_id, p_form, p_month, p_file_name, p_row_count, p_has_errors, p_content);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_mail_content (
  p_id      uuid,
  p_content jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.keep_mail_content(p_id, p_content);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_mail_content"(uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.late_fees_paid_in_time (
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_paid_on      date
)
  RETURNS TABLE (
    charge_id    uuid,
    due_on       date,
    period_start date,
    period_end   date,
    amount_minor bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{paid_on}', p_paid_on);
  return query select * from private.late_fees_paid_in_time(p_lease_id, p_amount_minor, p_paid_on);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."late_fees_paid_in_time"(uuid, bigint, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.lease_exchange_rate (
  p_lease_id uuid
)
  RETURNS TABLE (
    rate     numeric,
    source   text,
    rated_on date
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.lease_exchange_rate(p_lease_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."lease_exchange_rate"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.leave_organization (
  p_request_id      uuid,
  p_organization_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'leave_organization', jsonb_build_array(p_organization_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.leave_organization(p_organization_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_owner_mail (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.leave_owner_mail(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_owner_mail"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.leave_waitlist (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.leave_waitlist(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_waitlist"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.link_application_lease (
  p_application_id uuid,
  p_lease_id       uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.link_application_lease(p_application_id, p_lease_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_account_obstacles()
  RETURNS TABLE (
    organization_id uuid,
    name            text,
    reason          text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_account_obstacles();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_activity (
  p_organization_id uuid,
  p_tables          text[]  DEFAULT NULL::text[],
  p_before          bigint  DEFAULT NULL::bigint,
  p_limit           integer DEFAULT 50
)
  RETURNS TABLE (
    id         bigint,
    at         timestamp with time zone,
    actor_id   uuid,
    actor_name text,
    action     text,
    table_name text,
    row_id     uuid,
    subject    text,
    facts      jsonb,
    changes    jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_activity(p_organization_id, p_tables, p_before, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_activity"(uuid, text[], bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_members (
  p_organization_id uuid
)
  RETURNS TABLE (
    user_id           uuid,
    full_name         text,
    email             text,
    role              public.membership_role,
    joined_at         timestamp with time zone,
    has_second_factor boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_members(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_members"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_published_listings (
  p_limit integer DEFAULT 16000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.list_published_listings(p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_published_listings"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.list_security_events (
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id              bigint,
    kind            public.security_event_kind,
    at              timestamp with time zone,
    user_agent      text,
    is_this_session boolean
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_security_events(p_before_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_sessions()
  RETURNS TABLE (
    id           uuid,
    created_at   timestamp with time zone,
    last_used_at timestamp with time zone,
    user_agent   text,
    is_current   boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET "TimeZone" TO 'UTC'
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.list_sessions();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.mail_analysis (
  p_email    text,
  p_language text,
  p_query    text,
  p_facts    jsonb,
  p_client   text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mail_analysis(p_email, p_language, p_query, p_facts, p_client);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mail_analysis"(text, text, text, jsonb, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mail_invitation (
  p_token      text,
  p_request_id uuid,
  p_language   text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.mail_invitation(p_token, p_request_id, p_language);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mail_invitation"(text, uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.maintenance_workers (
  p_organization_id uuid
)
  RETURNS TABLE (
    user_id   uuid,
    full_name text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.maintenance_workers(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."maintenance_workers"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mark_conversation_read (
  p_conversation_id uuid,
  p_through         bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mark_conversation_read(p_conversation_id, p_through);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_mail_failed (
  p_id                  uuid,
  p_error               text,
  p_retry_after_seconds integer DEFAULT 0,
  p_is_final            boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mark_mail_failed(p_id, p_error, p_retry_after_seconds, p_is_final);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mark_mail_sent (
  p_id          uuid,
  p_provider_id text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.mark_mail_sent(p_id, p_provider_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."mark_mail_sent"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mark_ncf_unusable (
  p_request_id uuid,
  p_range_id   uuid,
  p_first      bigint,
  p_last       bigint,
  p_reason     text,
  p_day        date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{day}', p_day);
  v_known := private.claim_request(p_request_id, 'mark_ncf_unusable', jsonb_build_array(p_range_id, p_first, p_last, p_reason, p_day));
  if v_known is null then
    v_known := jsonb_build_object('result', private.mark_ncf_unusable(p_range_id, p_first, p_last, p_reason, p_day));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.match_bank_line (
  p_request_id   uuid,
  p_bank_line_id uuid,
  p_parts        jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'match_bank_line', jsonb_build_array(p_bank_line_id, p_parts));
  if v_known is null then
    v_known := jsonb_build_object('result', private.match_bank_line(p_bank_line_id, p_parts));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.meter_payer (
  p_meter_id uuid,
  p_read_on  date
)
  RETURNS TABLE (
    lease_id    uuid,
    tenant_name text,
    currency    public.currency_code,
    starts_on   date,
    is_counted  boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{read_on}', p_read_on);
  return query select * from private.meter_payer(p_meter_id, p_read_on);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."meter_payer"(uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.moderate_post (
  p_post_id   uuid,
  p_is_hidden boolean,
  p_reason    text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.moderate_post(p_post_id, p_is_hidden, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.move_cash (
  p_request_id      uuid,
  p_organization_id uuid,
  p_from_account_id uuid,
  p_to_account_id   uuid,
  p_currency        public.currency_code,
  p_amount_minor    bigint,
  p_moved_on        date,
  p_property_id     uuid                 DEFAULT NULL::uuid,
  p_memo            text                 DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{moved_on}', p_moved_on);
  v_known := private.claim_request(p_request_id, 'move_cash', jsonb_build_array(p_organization_id, p_from_account_id, p_to_account_id, p_currency, p_amount_minor, p_moved_on, p_property_id, p_memo));
  if v_known is null then
    v_known := jsonb_build_object('result', private.move_cash(p_organization_id, p_from_account_id, p_to_account_id, p_currency, p_amount_minor, p_moved_on, p_property_id, p_memo));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.move_maintenance (
  p_request_id     uuid,
  p_maintenance_id uuid,
  p_status         public.maintenance_status,
  p_note           text                      DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'move_maintenance', jsonb_build_array(p_maintenance_id, p_status, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.move_maintenance(p_maintenance_id, p_status, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.move_to_unit (
  p_request_id    uuid,
  p_lease_id      uuid,
  p_unit_id       uuid,
  p_moves_on      date,
  p_ends_on       date,
  p_rent_minor    bigint,
  p_due_day       integer              DEFAULT NULL::integer,
  p_deposit_minor bigint               DEFAULT NULL::bigint,
  p_rent_note     text                 DEFAULT NULL::text,
  p_currency      public.currency_code DEFAULT NULL::public.currency_code
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{moves_on,ends_on}', p_moves_on, p_ends_on);
  v_known := private.claim_request(p_request_id, 'move_to_unit', jsonb_build_array(p_lease_id, p_unit_id, p_moves_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_rent_note, p_currency));
  if v_known is null then
    v_known := jsonb_build_object('result', private.move_to_unit(p_lease_id, p_unit_id, p_moves_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_rent_note, p_currency));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.my_carriable_autopays()
  RETURNS TABLE (
    autopay_id    uuid,
    lease_id      uuid,
    property_name text,
    unit_label    text,
    starts_on     date,
    ends_on       date,
    currency      public.currency_code,
    rent_minor    bigint,
    due_day       smallint,
    limit_minor   bigint,
    pays_on       smallint,
    card_last4    text,
    minimum_minor bigint,
    landlord      text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_carriable_autopays();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_carriable_autopays"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_contracts()
  RETURNS TABLE (
    version_id uuid,
    lease_id   uuid,
    number     integer,
    kind       public.contract_kind,
    status     public.contract_status,
    sent_at    timestamp with time zone,
    signer_id  uuid,
    role       public.signer_role,
    full_name  text,
    signed_at  timestamp with time zone,
    landlord   text,
    property   text,
    unit       text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.my_contracts();
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_contracts"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.neighbour_units (
  p_property_id uuid
)
  RETURNS TABLE (
    id    uuid,
    label text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.neighbour_units(p_property_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."neighbour_units"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_parcel (
  p_parcel_id   uuid,
  p_property_id uuid,
  p_unit_id     uuid,
  p_description text,
  p_kept_at     text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.note_parcel(p_parcel_id, p_property_id, p_unit_id, p_description, p_kept_at);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_card_payment (
  p_id        uuid,
  p_reference text,
  p_secret    text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.open_card_payment(p_id, p_reference, p_secret);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_card_payment"(uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_invitation (
  p_token text,
  p_key   text
)
  RETURNS TABLE (
    email text,
    kind  public.invitation_kind
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.open_invitation(p_token, p_key);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_invitation"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_maintenance (
  p_request_id  uuid,
  p_property_id uuid,
  p_unit_id     uuid,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_title       text,
  p_description text                        DEFAULT ''::text,
  p_is_shared   boolean                     DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'open_maintenance', jsonb_build_array(p_property_id, p_unit_id, p_category, p_priority, p_title, p_description, p_is_shared));
  if v_known is null then
    v_known := jsonb_build_object('result', private.open_maintenance(p_property_id, p_unit_id, p_category, p_priority, p_title, p_description, p_is_shared));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.order_property_photos (
  p_property_id uuid,
  p_photo_ids   uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.order_property_photos(p_property_id, p_photo_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.override_application_score (
  p_request_id     uuid,
  p_application_id uuid,
  p_score          integer DEFAULT NULL::integer,
  p_note           text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'override_application_score', jsonb_build_array(p_application_id, p_score, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.override_application_score(p_application_id, p_score, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.owner_balances (
  p_property_id uuid,
  p_as_of       date
)
  RETURNS TABLE (
    owner_key          text,
    owner_name         text,
    identity_number    text,
    share_basis_points integer,
    currency           public.currency_code,
    earned_minor       bigint,
    withheld_minor     bigint,
    drawn_minor        bigint,
    due_minor          bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{as_of}', p_as_of);
  return query select * from private.owner_balances(p_property_id, p_as_of);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."owner_balances"(uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.pass_on_bill (
  p_request_id  uuid,
  p_bill_id     uuid,
  p_line_ids    uuid[],
  p_kind        public.charge_kind,
  p_method      text,
  p_due_on      date,
  p_description text,
  p_parts       jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{due_on}', p_due_on);
  v_known := private.claim_request(p_request_id, 'pass_on_bill', jsonb_build_array(p_bill_id, p_line_ids, p_kind, p_method, p_due_on, p_description, p_parts));
  if v_known is null then
    v_known := jsonb_build_object('result', private.pass_on_bill(p_bill_id, p_line_ids, p_kind, p_method, p_due_on, p_description, p_parts));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.pay_bill (
  p_request_id   uuid,
  p_bill_id      uuid,
  p_amount_minor bigint,
  p_paid_on      date,
  p_method       public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_account_id   uuid                  DEFAULT NULL::uuid,
  p_reference    text                  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{paid_on}', p_paid_on);
  v_known := private.claim_request(p_request_id, 'pay_bill', jsonb_build_array(p_bill_id, p_amount_minor, p_paid_on, p_method, p_account_id, p_reference));
  if v_known is null then
    v_known := jsonb_build_object('result', private.pay_bill(p_bill_id, p_amount_minor, p_paid_on, p_method, p_account_id, p_reference));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.person_account_email (
  p_person_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.person_account_email(p_person_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."person_account_email"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.pin_post (
  p_post_id   uuid,
  p_is_pinned boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.pin_post(p_post_id, p_is_pinned);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.plan_maintenance (
  p_request_id     uuid,
  p_maintenance_id uuid,
  p_priority       public.maintenance_priority,
  p_stage          public.maintenance_stage,
  p_assigned_to    uuid,
  p_scheduled_on   date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{scheduled_on}', p_scheduled_on);
  v_known := private.claim_request(p_request_id, 'plan_maintenance', jsonb_build_array(p_maintenance_id, p_priority, p_stage, p_assigned_to, p_scheduled_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.plan_maintenance(p_maintenance_id, p_priority, p_stage, p_assigned_to, p_scheduled_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.post_journal_entry (
  p_request_id      uuid,
  p_organization_id uuid,
  p_occurred_on     date,
  p_memo            text,
  p_lines           jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{occurred_on}', p_occurred_on);
  v_known := private.claim_request(p_request_id, 'post_journal_entry', jsonb_build_array(p_organization_id, p_occurred_on, p_memo, p_lines));
  if v_known is null then
    v_known := jsonb_build_object('result', private.post_journal_entry(p_organization_id, p_occurred_on, p_memo, p_lines));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.post_month (
  p_request_id      uuid,
  p_organization_id uuid,
  p_month           date
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  v_known := private.claim_request(p_request_id, 'post_month', jsonb_build_array(p_organization_id, p_month));
  if v_known is null then
    v_known := jsonb_build_object('result', private.post_month(p_organization_id, p_month));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result integer));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.post_opening_balances (
  p_request_id      uuid,
  p_organization_id uuid,
  p_occurred_on     date,
  p_accounts        jsonb DEFAULT '[]'::jsonb,
  p_tenants         jsonb DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{occurred_on}', p_occurred_on);
  v_known := private.claim_request(p_request_id, 'post_opening_balances', jsonb_build_array(p_organization_id, p_occurred_on, p_accounts, p_tenants));
  if v_known is null then
    v_known := jsonb_build_object('result', private.post_opening_balances(p_organization_id, p_occurred_on, p_accounts, p_tenants));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_bank_import (
  p_bank_account_id uuid,
  p_lines           jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.preview_bank_import(p_bank_account_id, p_lines);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_message (
  p_lease_id uuid,
  p_text     text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.preview_message(p_lease_id, p_text);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."preview_message"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.preview_month (
  p_organization_id uuid,
  p_month           date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.preview_month(p_organization_id, p_month);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_rent_after (
  p_lease_id uuid,
  p_last_day date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{last_day}', p_last_day);
  return private.preview_rent_after(p_lease_id, p_last_day);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_rent_change (
  p_lease_id   uuid,
  p_starts_on  date,
  p_rent_minor bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on}', p_starts_on);
  return private.preview_rent_change(p_lease_id, p_starts_on, p_rent_minor);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.property_vacancies (
  p_property_id uuid
)
  RETURNS TABLE (
    unit_id              uuid,
    label                text,
    vacant_since         date,
    market_rent_minor    bigint,
    market_rent_currency public.currency_code,
    lost_minor           bigint,
    is_listed            boolean,
    submitted_count      integer,
    in_review_count      integer,
    approved_count       integer,
    next_lease_id        uuid,
    next_lease_status    public.lease_status,
    next_lease_starts_on date
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.property_vacancies(p_property_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."property_vacancies"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.publish_house_rules (
  p_rules_id    uuid,
  p_property_id uuid,
  p_body        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.publish_house_rules(p_rules_id, p_property_id, p_body);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.publish_listing (
  p_listing_id uuid,
  p_is_active  boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.publish_listing(p_listing_id, p_is_active);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.publish_post (
  p_post_id     uuid,
  p_property_id uuid,
  p_kind        public.community_post_kind,
  p_body        text,
  p_parent_id   uuid                       DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.publish_post(p_post_id, p_property_id, p_kind, p_body, p_parent_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.rate_maintenance (
  p_request_id     uuid,
  p_maintenance_id uuid,
  p_rating         integer,
  p_comment        text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'rate_maintenance', jsonb_build_array(p_maintenance_id, p_rating, p_comment));
  if v_known is null then
    v_known := jsonb_build_object('result', private.rate_maintenance(p_maintenance_id, p_rating, p_comment));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.read_card_credentials (
  p_organization_id uuid,
  p_processor       public.card_processor
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_card_credentials(p_organization_id, p_processor);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_card_credentials"(uuid, public.card_processor) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_card_payment (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_card_payment(p_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_card_payment"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_card_refund (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_card_refund(p_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_card_refund"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_invitation (
  p_token text
)
  RETURNS TABLE (
    state             text,
    kind              public.invitation_kind,
    email             text,
    role              public.membership_role,
    organization_name text,
    property_name     text,
    unit_label        text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.read_invitation(p_token);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_invitation"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_listing (
  p_slug text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_listing(p_slug);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_listing"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_notice (
  p_notice_id       uuid,
  p_is_acknowledged boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.read_notice(p_notice_id, p_is_acknowledged);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.read_report_as (
  p_user_id   uuid,
  p_report    text,
  p_arguments jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_report_as(p_user_id, p_report, p_arguments);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_report_as"(uuid, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_report_file_entries (
  p_id    uuid,
  p_limit integer DEFAULT 1000
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.read_report_file_entries(p_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_report_file_entries"(uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.recall_contract (
  p_request_id uuid,
  p_lease_id   uuid,
  p_reason     text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'recall_contract', jsonb_build_array(p_lease_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.recall_contract(p_lease_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_accounting_export (
  p_request_id      uuid,
  p_organization_id uuid,
  p_format          public.export_format,
  p_currency        public.currency_code,
  p_from            date,
  p_to              date,
  p_is_only_new     boolean,
  p_through_number  bigint,
  p_row_count       integer,
  p_file_name       text,
  p_sha256          text,
  p_account_id      uuid                 DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  v_known := private.claim_request(p_request_id, 'record_accounting_export', jsonb_build_array(p_organization_id, p_format, p_currency, p_from, p_to, p_is_only_new, p_through_number, p_row_count, p_file_name, p_sha256, p_account_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_accounting_export(p_organization_id, p_format, p_currency, p_from, p_to, p_is_only_new, p_through_number, p_row_count, p_file_name, p_sha256, p_account_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_card_settlement (
  p_request_id           uuid,
  p_organization_id      uuid,
  p_account_id           uuid,
  p_settled_on           date,
  p_acquirer             text,
  p_gross_minor          bigint,
  p_itbis_withheld_minor bigint,
  p_reference            text   DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{settled_on}', p_settled_on);
  v_known := private.claim_request(p_request_id, 'record_card_settlement', jsonb_build_array(p_organization_id, p_account_id, p_settled_on, p_acquirer, p_gross_minor, p_itbis_withheld_minor, p_reference));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_card_settlement(p_organization_id, p_account_id, p_settled_on, p_acquirer, p_gross_minor, p_itbis_withheld_minor, p_reference));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_held_deposit (
  p_request_id   uuid,
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_on           date    DEFAULT NULL::date,
  p_account_id   uuid    DEFAULT NULL::uuid,
  p_is_in_cash   boolean DEFAULT true,
  p_note         text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'record_held_deposit', jsonb_build_array(p_lease_id, p_amount_minor, p_on, p_account_id, p_is_in_cash, p_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_held_deposit(p_lease_id, p_amount_minor, p_on, p_account_id, p_is_in_cash, p_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_meter_reading (
  p_request_id  uuid,
  p_meter_id    uuid,
  p_read_on     date,
  p_value       numeric,
  p_price_minor bigint  DEFAULT NULL::bigint,
  p_description text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{read_on}', p_read_on), private.check_numbers('{value}', p_value);
  v_known := private.claim_request(p_request_id, 'record_meter_reading', jsonb_build_array(p_meter_id, p_read_on, p_value, p_price_minor, p_description));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_meter_reading(p_meter_id, p_read_on, p_value, p_price_minor, p_description));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_paper_signature (
  p_request_id uuid,
  p_lease_id   uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'record_paper_signature', jsonb_build_array(p_lease_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_paper_signature(p_lease_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_payment (
  p_request_id     uuid,
  p_lease_id       uuid,
  p_amount_minor   bigint,
  p_paid_on        date,
  p_method         public.payment_method DEFAULT 'cash'::public.payment_method,
  p_reference      text                  DEFAULT ''::text,
  p_account_id     uuid                  DEFAULT NULL::uuid,
  p_received_minor bigint                DEFAULT NULL::bigint,
  p_rate           numeric               DEFAULT NULL::numeric,
  p_rate_source    text                  DEFAULT NULL::text,
  p_rated_on       date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{paid_on,rated_on}', p_paid_on, p_rated_on), private.check_numbers('{rate}', p_rate);
  v_known := private.claim_request(p_request_id, 'record_payment', jsonb_build_array(p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_account_id, p_received_minor, p_rate, p_rate_source, p_rated_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_payment(p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_account_id, p_received_minor, p_rate, p_rate_source, p_rated_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.record_withholding (
  p_request_id  uuid,
  p_invoice_id  uuid,
  p_withheld_on date,
  p_itbis_minor bigint DEFAULT 0,
  p_isr_minor   bigint DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{withheld_on}', p_withheld_on);
  v_known := private.claim_request(p_request_id, 'record_withholding', jsonb_build_array(p_invoice_id, p_withheld_on, p_itbis_minor, p_isr_minor));
  if v_known is null then
    v_known := jsonb_build_object('result', private.record_withholding(p_invoice_id, p_withheld_on, p_itbis_minor, p_isr_minor));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.refund_credit (
  p_request_id   uuid,
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_method       public.payment_method,
  p_reason       text,
  p_on           date                  DEFAULT NULL::date
)
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'refund_credit', jsonb_build_array(p_lease_id, p_amount_minor, p_method, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.refund_credit(p_lease_id, p_amount_minor, p_method, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result bigint));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.refund_payment (
  p_request_id   uuid,
  p_payment_id   uuid,
  p_amount_minor bigint,
  p_method       public.payment_method,
  p_reason       text,
  p_reference    text                  DEFAULT ''::text,
  p_on           date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'refund_payment', jsonb_build_array(p_payment_id, p_amount_minor, p_method, p_reason, p_reference, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.refund_payment(p_payment_id, p_amount_minor, p_method, p_reason, p_reference, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_contract (
  p_request_id uuid,
  p_signer_id  uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'refuse_contract', jsonb_build_array(p_signer_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.refuse_contract(p_signer_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reject_payment (
  p_request_id uuid,
  p_payment_id uuid,
  p_reason     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'reject_payment', jsonb_build_array(p_payment_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reject_payment(p_payment_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remind_notice (
  p_notice_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.remind_notice(p_notice_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remind_signers (
  p_version_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.remind_signers(p_version_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_condition_item (
  p_item_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_condition_item(p_item_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_late_fee_rule (
  p_rule_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.remove_late_fee_rule(p_rule_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_member (
  p_request_id      uuid,
  p_organization_id uuid,
  p_user_id         uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'remove_member', jsonb_build_array(p_organization_id, p_user_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.remove_member(p_organization_id, p_user_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_message_template (
  p_template_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_message_template(p_template_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_meter_reading (
  p_reading_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.remove_meter_reading(p_reading_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_report_file (
  p_report_file_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.remove_report_file(p_report_file_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.renew_lease (
  p_request_id    uuid,
  p_lease_id      uuid,
  p_starts_on     date,
  p_ends_on       date,
  p_rent_minor    bigint,
  p_due_day       integer DEFAULT NULL::integer,
  p_deposit_minor bigint  DEFAULT NULL::bigint,
  p_person_ids    uuid[]  DEFAULT NULL::uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on,ends_on}', p_starts_on, p_ends_on);
  v_known := private.claim_request(p_request_id, 'renew_lease', jsonb_build_array(p_lease_id, p_starts_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_person_ids));
  if v_known is null then
    v_known := jsonb_build_object('result', private.renew_lease(p_lease_id, p_starts_on, p_ends_on, p_rent_minor, p_due_day, p_deposit_minor, p_person_ids));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.renew_sealed (
  p_place           text,
  p_organization_id uuid,
  p_processor       public.card_processor,
  p_id              uuid,
  p_was             text,
  p_sealed          text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.renew_sealed(p_place, p_organization_id, p_processor, p_id, p_was, p_sealed);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.reopen_application (
  p_request_id     uuid,
  p_application_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'reopen_application', jsonb_build_array(p_application_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reopen_application(p_application_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reopen_organization (
  p_organization_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.reopen_organization(p_organization_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reopen_period (
  p_request_id      uuid,
  p_organization_id uuid,
  p_closed_through  date,
  p_reason          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{closed_through}', p_closed_through);
  v_known := private.claim_request(p_request_id, 'reopen_period', jsonb_build_array(p_organization_id, p_closed_through, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reopen_period(p_organization_id, p_closed_through, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reopen_reconciliation (
  p_request_id        uuid,
  p_reconciliation_id uuid,
  p_reason            text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'reopen_reconciliation', jsonb_build_array(p_reconciliation_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reopen_reconciliation(p_reconciliation_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reopen_tax_form (
  p_organization_id uuid,
  p_form            public.tax_form,
  p_month           date,
  p_reason          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{month}', p_month);
  return private.reopen_tax_form(p_organization_id, p_form, p_month, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.repeat_bill (
  p_request_id   uuid,
  p_bill_id      uuid,
  p_every_months integer,
  p_starts_on    date,
  p_ends_on      date    DEFAULT NULL::date,
  p_due_days     integer DEFAULT 0,
  p_is_approved  boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on,ends_on}', p_starts_on, p_ends_on);
  v_known := private.claim_request(p_request_id, 'repeat_bill', jsonb_build_array(p_bill_id, p_every_months, p_starts_on, p_ends_on, p_due_days, p_is_approved));
  if v_known is null then
    v_known := jsonb_build_object('result', private.repeat_bill(p_bill_id, p_every_months, p_starts_on, p_ends_on, p_due_days, p_is_approved));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_account_totals (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'accrual'::public.accounting_basis,
  p_property_ids    uuid[]                  DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return private.report_account_totals(p_organization_id, p_from, p_to, p_basis, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_aged_receivables (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{as_of}', p_as_of);
  return private.report_aged_receivables(p_organization_id, p_as_of, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_aged_receivables"(uuid, date, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_deposits_held (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{as_of}', p_as_of);
  return private.report_deposits_held(p_organization_id, p_as_of, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_deposits_held"(uuid, date, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_entries (
  p_organization_id uuid,
  p_account_id      uuid,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'accrual'::public.accounting_basis,
  p_currency        public.currency_code    DEFAULT 'DOP'::public.currency_code,
  p_property_ids    uuid[]                  DEFAULT NULL::uuid[],
  p_after_on        date                    DEFAULT NULL::date,
  p_after_source    text                    DEFAULT NULL::text,
  p_after_id        bigint                  DEFAULT NULL::bigint,
  p_limit           integer                 DEFAULT 51
)
  RETURNS TABLE (
    source        text,
    id            bigint,
    entry_id      uuid,
    entry_number  bigint,
    kind          public.journal_kind,
    occurred_on   date,
    memo          text,
    lease_id      uuid,
    property_name text,
    unit_label    text,
    tenant_name   text,
    amount_minor  bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to,after_on}', p_from, p_to, p_after_on);
  return query select * from private.report_entries(p_organization_id, p_account_id, p_from, p_to, p_basis, p_currency, p_property_ids, p_after_on, p_after_source, p_after_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_maintenance (
  p_request_id  uuid,
  p_lease_id    uuid,
  p_category    public.maintenance_category,
  p_priority    public.maintenance_priority,
  p_title       text,
  p_description text                        DEFAULT ''::text,
  p_may_enter   boolean                     DEFAULT false,
  p_access_note text                        DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'report_maintenance', jsonb_build_array(p_lease_id, p_category, p_priority, p_title, p_description, p_may_enter, p_access_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.report_maintenance(p_lease_id, p_category, p_priority, p_title, p_description, p_may_enter, p_access_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_owner_shares (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'accrual'::public.accounting_basis,
  p_property_ids    uuid[]                  DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return private.report_owner_shares(p_organization_id, p_from, p_to, p_basis, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_payment (
  p_request_id     uuid,
  p_lease_id       uuid,
  p_amount_minor   bigint,
  p_paid_on        date,
  p_method         public.payment_method DEFAULT 'transfer'::public.payment_method,
  p_reference      text                  DEFAULT ''::text,
  p_proof_path     text                  DEFAULT NULL::text,
  p_received_minor bigint                DEFAULT NULL::bigint,
  p_rate           numeric               DEFAULT NULL::numeric,
  p_rate_source    text                  DEFAULT NULL::text,
  p_rated_on       date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{paid_on,rated_on}', p_paid_on, p_rated_on), private.check_numbers('{rate}', p_rate);
  v_known := private.claim_request(p_request_id, 'report_payment', jsonb_build_array(p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_proof_path, p_received_minor, p_rate, p_rate_source, p_rated_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.report_payment(p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_proof_path, p_received_minor, p_rate, p_rate_source, p_rated_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_post (
  p_report_id uuid,
  p_post_id   uuid,
  p_reason    text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.report_post(p_report_id, p_post_id, p_reason);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_rent_parts (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{as_of}', p_as_of);
  return private.report_rent_parts(p_organization_id, p_as_of, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_rent_parts"(uuid, date, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_rent_roll (
  p_organization_id uuid,
  p_as_of           date,
  p_property_ids    uuid[]  DEFAULT NULL::uuid[],
  p_after_unit_id   uuid    DEFAULT NULL::uuid,
  p_limit           integer DEFAULT 51
)
  RETURNS TABLE (
    unit_id              uuid,
    property_id          uuid,
    property_name        text,
    unit_label           text,
    area_m2              numeric,
    section              text,
    lease_id             uuid,
    lease_status         public.lease_status,
    tenant_name          text,
    currency             public.currency_code,
    market_rent_minor    bigint,
    market_rent_currency public.currency_code,
    rent_minor           bigint,
    other_charges_minor  bigint,
    deposit_minor        bigint,
    balance_minor        bigint,
    starts_on            date,
    ends_on              date,
    vacant_days          integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{as_of}', p_as_of);
  return query select * from private.report_rent_roll(p_organization_id, p_as_of, p_property_ids, p_after_unit_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_rent_roll"(uuid, date, uuid[], uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_tax_summary (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS TABLE (
    month                           text,
    itbis_billed_minor              bigint,
    itbis_paid_minor                bigint,
    itbis_withheld_by_clients_minor bigint,
    isr_withheld_by_clients_minor   bigint,
    isr_withheld_minor              bigint,
    itbis_withheld_minor            bigint,
    left_out_count                  integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return query select * from private.report_tax_summary(p_organization_id, p_from, p_to, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_unplaced_months (
  p_organization_id uuid,
  p_year            integer
)
  RETURNS TABLE (
    month        date,
    account_id   uuid,
    currency     public.currency_code,
    amount_minor bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.report_unplaced_months(p_organization_id, p_year);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_unplaced_months"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_vacancy (
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_ids    uuid[] DEFAULT NULL::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  return private.report_vacancy(p_organization_id, p_from, p_to, p_property_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_vacancy"(uuid, date, date, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.request_card_refund (
  p_request_id   uuid,
  p_payment_id   uuid,
  p_amount_minor bigint,
  p_reason       text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'request_card_refund', jsonb_build_array(p_payment_id, p_amount_minor, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.request_card_refund(p_payment_id, p_amount_minor, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.request_payment_plan (
  p_request_id       uuid,
  p_lease_id         uuid,
  p_instalment_count integer,
  p_first_on         date,
  p_message          text    DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{first_on}', p_first_on);
  v_known := private.claim_request(p_request_id, 'request_payment_plan', jsonb_build_array(p_lease_id, p_instalment_count, p_first_on, p_message));
  if v_known is null then
    v_known := jsonb_build_object('result', private.request_payment_plan(p_lease_id, p_instalment_count, p_first_on, p_message));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.request_report_file (
  p_request_id      uuid,
  p_organization_id uuid,
  p_from            date,
  p_to              date,
  p_property_id     uuid DEFAULT NULL::uuid,
  p_language        text DEFAULT 'es'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  v_known := private.claim_request(p_request_id, 'request_report_file', jsonb_build_array(p_organization_id, p_from, p_to, p_property_id, p_language));
  if v_known is null then
    v_known := jsonb_build_object('result', private.request_report_file(p_organization_id, p_from, p_to, p_property_id, p_language));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reserve_area (
  p_reservation_id uuid,
  p_area_id        uuid,
  p_starts_at      timestamp with time zone,
  p_note           text                     DEFAULT ''::text
)
  RETURNS public.reservation_status
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{starts_at}', p_starts_at);
  return private.reserve_area(p_reservation_id, p_area_id, p_starts_at, p_note);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.resume_autopay (
  p_autopay_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.resume_autopay(p_autopay_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.retire_ncf_range (
  p_range_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.retire_ncf_range(p_range_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_bill_payment (
  p_request_id      uuid,
  p_bill_payment_id uuid,
  p_reason          text,
  p_on              date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_bill_payment', jsonb_build_array(p_bill_payment_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_bill_payment(p_bill_payment_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_card_settlement (
  p_request_id    uuid,
  p_settlement_id uuid,
  p_reason        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'reverse_card_settlement', jsonb_build_array(p_settlement_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_card_settlement(p_settlement_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_charge (
  p_request_id uuid,
  p_charge_id  uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_charge', jsonb_build_array(p_charge_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_charge(p_charge_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_charge_credit (
  p_request_id uuid,
  p_credit_id  uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_charge_credit', jsonb_build_array(p_credit_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_charge_credit(p_credit_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_distribution (
  p_request_id      uuid,
  p_distribution_id uuid,
  p_reason          text,
  p_on              date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_distribution', jsonb_build_array(p_distribution_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_distribution(p_distribution_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_journal_entry (
  p_request_id uuid,
  p_entry_id   uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_journal_entry', jsonb_build_array(p_entry_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_journal_entry(p_entry_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.reverse_payment (
  p_request_id uuid,
  p_payment_id uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_payment', jsonb_build_array(p_payment_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.reverse_payment(p_payment_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.revoke_invitation (
  p_invitation_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.revoke_invitation(p_invitation_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.run_organization_jobs (
  p_organization_id uuid,
  p_now             timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  SET statement_timeout TO '10min'
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.run_organization_jobs(p_organization_id, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."run_organization_jobs"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.save_accounting_names (
  p_organization_id uuid,
  p_system          public.accounting_system,
  p_names           jsonb,
  p_journal_name    text                     DEFAULT ''::text,
  p_tax_name        text                     DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_accounting_names(p_organization_id, p_system, p_names, p_journal_name, p_tax_name);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_bill (
  p_request_id      uuid,
  p_organization_id uuid,
  p_bill            jsonb,
  p_lines           jsonb,
  p_bill_id         uuid  DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'save_bill', jsonb_build_array(p_organization_id, p_bill, p_lines, p_bill_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.save_bill(p_organization_id, p_bill, p_lines, p_bill_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_common_area (
  p_area_id        uuid,
  p_property_id    uuid,
  p_name           text,
  p_description    text,
  p_opens_at       time without time zone,
  p_closes_at      time without time zone,
  p_slot_minutes   integer,
  p_max_per_week   integer,
  p_days_ahead     integer,
  p_needs_approval boolean,
  p_is_open        boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_common_area(p_area_id, p_property_id, p_name, p_description, p_opens_at, p_closes_at, p_slot_minutes, p_max_per_week, p_days_ahead, p_needs_approval, p_is_open);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_condition_item (
  p_item_id   uuid,
  p_report_id uuid,
  p_room      text,
  p_name      text,
  p_condition public.item_condition,
  p_note      text                  DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_condition_item(p_item_id, p_report_id, p_room, p_name, p_condition, p_note);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_contract_particulars (
  p_lease_id    uuid,
  p_particulars jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.save_contract_particulars(p_lease_id, p_particulars);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_fiscal_profile (
  p_organization_id      uuid,
  p_tax_id               text,
  p_legal_name           text,
  p_taxpayer_kind        public.taxpayer_kind,
  p_tax_regime           public.tax_regime    DEFAULT 'ordinary'::public.tax_regime,
  p_is_electronic_issuer boolean              DEFAULT false,
  p_fiscal_year_end      integer              DEFAULT NULL::integer,
  p_itbis_credit_month   date                 DEFAULT NULL::date,
  p_itbis_credit_minor   bigint               DEFAULT NULL::bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{itbis_credit_month}', p_itbis_credit_month);
  return private.save_fiscal_profile(p_organization_id, p_tax_id, p_legal_name, p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer, p_fiscal_year_end, p_itbis_credit_month, p_itbis_credit_minor);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_late_fee_rule (
  p_request_id      uuid,
  p_organization_id uuid,
  p_currency        public.currency_code,
  p_rule            jsonb,
  p_property_id     uuid                 DEFAULT NULL::uuid,
  p_lease_id        uuid                 DEFAULT NULL::uuid,
  p_includes_leases boolean              DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'save_late_fee_rule', jsonb_build_array(p_organization_id, p_currency, p_rule, p_property_id, p_lease_id, p_includes_leases));
  if v_known is null then
    v_known := jsonb_build_object('result', private.save_late_fee_rule(p_organization_id, p_currency, p_rule, p_property_id, p_lease_id, p_includes_leases));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_lease_draft (
  p_request_id            uuid,
  p_unit_id               uuid,
  p_person_ids            uuid[],
  p_starts_on             date,
  p_ends_on               date,
  p_currency              public.currency_code,
  p_rent_minor            bigint,
  p_due_day               integer,
  p_lease_id              uuid                    DEFAULT NULL::uuid,
  p_deposit_minor         bigint                  DEFAULT 0,
  p_proration_method      public.proration_method DEFAULT 'calendar_month'::public.proration_method,
  p_late_fee_kind         public.late_fee_kind    DEFAULT 'none'::public.late_fee_kind,
  p_late_fee_minor        bigint                  DEFAULT NULL::bigint,
  p_late_fee_basis_points integer                 DEFAULT NULL::integer,
  p_late_fee_cap_minor    bigint                  DEFAULT NULL::bigint,
  p_late_fee_grace_days   integer                 DEFAULT 0,
  p_bill_from             date                    DEFAULT NULL::date,
  p_is_deposit_held       boolean                 DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{starts_on,ends_on,bill_from}', p_starts_on, p_ends_on, p_bill_from);
  v_known := private.claim_request(p_request_id, 'save_lease_draft', jsonb_build_array(p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency, p_rent_minor, p_due_day, p_lease_id, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points, p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from, p_is_deposit_held));
  if v_known is null then
    v_known := jsonb_build_object('result', private.save_lease_draft(p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency, p_rent_minor, p_due_day, p_lease_id, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points, p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from, p_is_deposit_held));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_listing (
  p_unit_id        uuid,
  p_title_es       text,
  p_rent_minor     bigint,
  p_currency       public.currency_code,
  p_title_en       text                 DEFAULT ''::text,
  p_description_es text                 DEFAULT ''::text,
  p_description_en text                 DEFAULT ''::text,
  p_amenities_es   text                 DEFAULT ''::text,
  p_amenities_en   text                 DEFAULT ''::text,
  p_deposit_months integer              DEFAULT 1,
  p_available_from date                 DEFAULT NULL::date,
  p_photo_ids      uuid[]               DEFAULT NULL::uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{available_from}', p_available_from);
  return private.save_listing(p_unit_id, p_title_es, p_rent_minor, p_currency, p_title_en, p_description_es, p_description_en, p_amenities_es, p_amenities_en, p_deposit_months, p_available_from, p_photo_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_message_template (
  p_template_id     uuid,
  p_organization_id uuid,
  p_kind            public.template_kind,
  p_language        text,
  p_title           text,
  p_body            text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.save_message_template(p_template_id, p_organization_id, p_kind, p_language, p_title, p_body);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_notice (
  p_request_id      uuid,
  p_organization_id uuid,
  p_notice_id       uuid,
  p_notice          jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'save_notice', jsonb_build_array(p_organization_id, p_notice_id, p_notice));
  if v_known is null then
    v_known := jsonb_build_object('result', private.save_notice(p_organization_id, p_notice_id, p_notice));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_online_payments (
  p_organization_id uuid,
  p_settings        jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.save_online_payments(p_organization_id, p_settings);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_property (
  p_property_id uuid,
  p_property    jsonb,
  p_finances    jsonb,
  p_owners      jsonb,
  p_owners_from date  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{owners_from}', p_owners_from);
  return private.save_property(p_property_id, p_property, p_finances, p_owners, p_owners_from);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_records (
  p_organization_id uuid,
  p_text            text,
  p_limit           integer DEFAULT 5
)
  RETURNS TABLE (
    kind   text,
    id     uuid,
    title  text,
    detail text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.search_records(p_organization_id, p_text, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."search_records"(uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_amendment (
  p_request_id      uuid,
  p_lease_id        uuid,
  p_body            text,
  p_with_guarantors boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'send_amendment', jsonb_build_array(p_lease_id, p_body, p_with_guarantors));
  if v_known is null then
    v_known := jsonb_build_object('result', private.send_amendment(p_lease_id, p_body, p_with_guarantors));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_contact_message (
  p_name     text,
  p_email    text,
  p_reader   text,
  p_message  text,
  p_language text,
  p_client   text,
  p_team     text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.send_contact_message(p_name, p_email, p_reader, p_message, p_language, p_client, p_team);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_contact_message"(text, text, text, text, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.send_lease (
  p_request_id      uuid,
  p_lease_id        uuid,
  p_body            text,
  p_with_guarantors boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'send_lease', jsonb_build_array(p_lease_id, p_body, p_with_guarantors));
  if v_known is null then
    v_known := jsonb_build_object('result', private.send_lease(p_lease_id, p_body, p_with_guarantors));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_message (
  p_conversation_id uuid,
  p_client_id       uuid,
  p_body            text,
  p_attachments     jsonb DEFAULT '[]'::jsonb
)
  RETURNS bigint
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.send_message(p_conversation_id, p_client_id, p_body, p_attachments);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_owner_statement (
  p_request_id      uuid,
  p_organization_id uuid,
  p_owner_key       text,
  p_email           text,
  p_from            date,
  p_to              date,
  p_basis           public.accounting_basis DEFAULT 'cash'::public.accounting_basis,
  p_currency        public.currency_code    DEFAULT 'DOP'::public.currency_code,
  p_property_id     uuid                    DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from,to}', p_from, p_to);
  v_known := private.claim_request(p_request_id, 'send_owner_statement', jsonb_build_array(p_organization_id, p_owner_key, p_email, p_from, p_to, p_basis, p_currency, p_property_id));
  if v_known is null then
    perform private.send_owner_statement(p_request_id, p_organization_id, p_owner_key, p_email, p_from, p_to, p_basis, p_currency, p_property_id);
    v_known := '{}';
    perform private.complete_request(p_request_id, v_known);
  end if;
  return;
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_application_retention (
  p_organization_id uuid,
  p_days            integer
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_application_retention(p_organization_id, p_days);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_approval_limit (
  p_organization_id uuid,
  p_currency        public.currency_code,
  p_amount_minor    bigint               DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_approval_limit(p_organization_id, p_currency, p_amount_minor);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_budget_amounts (
  p_organization_id uuid,
  p_year            integer,
  p_property_id     uuid,
  p_currency        public.currency_code,
  p_cells           jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_budget_amounts(p_organization_id, p_year, p_property_id, p_currency, p_cells);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_budget_note (
  p_organization_id uuid,
  p_year            integer,
  p_property_id     uuid,
  p_currency        public.currency_code,
  p_account_id      uuid,
  p_note            text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_budget_note(p_organization_id, p_year, p_property_id, p_currency, p_account_id, p_note);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_card_credentials (
  p_organization_id uuid,
  p_processor       public.card_processor,
  p_sealed          text,
  p_can_store_cards boolean               DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_card_credentials(p_organization_id, p_processor, p_sealed, p_can_store_cards);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_community_parts (
  p_property_id        uuid,
  p_has_board          boolean,
  p_has_areas          boolean,
  p_has_parcels        boolean,
  p_has_lost_and_found boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_community_parts(p_property_id, p_has_board, p_has_areas, p_has_parcels, p_has_lost_and_found);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_deduction_evidence (
  p_deduction_id uuid,
  p_item_ids     uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_deduction_evidence(p_deduction_id, p_item_ids);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_lease_guarantors (
  p_request_id uuid,
  p_lease_id   uuid,
  p_person_ids uuid[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'set_lease_guarantors', jsonb_build_array(p_lease_id, p_person_ids));
  if v_known is null then
    v_known := jsonb_build_object('result', private.set_lease_guarantors(p_lease_id, p_person_ids));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_neighbour_name (
  p_shown public.neighbour_name_kind
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_neighbour_name(p_shown);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_notification (
  p_event      public.notification_event,
  p_channel    public.notification_channel,
  p_is_enabled boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_notification(p_event, p_channel, p_is_enabled);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_owner_contact (
  p_organization_id uuid,
  p_owner_key       text,
  p_email           text,
  p_language        text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_owner_contact(p_organization_id, p_owner_key, p_email, p_language);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_property_contacts (
  p_property_id uuid,
  p_contacts    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.set_property_contacts(p_property_id, p_contacts);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_property_owners (
  p_property_id uuid,
  p_owners      jsonb,
  p_from        date  DEFAULT NULL::date
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{from}', p_from);
  return private.set_property_owners(p_property_id, p_owners, p_from);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_service_levels (
  p_organization_id uuid,
  p_levels          jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_service_levels(p_organization_id, p_levels);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_tenant_departure (
  p_request_id        uuid,
  p_lease_id          uuid,
  p_person_id         uuid,
  p_left_on           date DEFAULT NULL::date,
  p_primary_person_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{left_on}', p_left_on);
  v_known := private.claim_request(p_request_id, 'set_tenant_departure', jsonb_build_array(p_lease_id, p_person_id, p_left_on, p_primary_person_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.set_tenant_departure(p_lease_id, p_person_id, p_left_on, p_primary_person_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_usual_accounts (
  p_organization_id     uuid,
  p_payments_account_id uuid DEFAULT NULL::uuid,
  p_deposits_account_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.set_usual_accounts(p_organization_id, p_payments_account_id, p_deposits_account_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.settle_card_claim (
  p_card_payment_id uuid,
  p_claim           jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.settle_card_claim(p_card_payment_id, p_claim);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.settle_card_payment (
  p_id     uuid,
  p_result jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.settle_card_payment(p_id, p_result);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."settle_card_payment"(uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.settle_card_refund (
  p_id        uuid,
  p_is_done   boolean,
  p_reference text    DEFAULT ''::text,
  p_failure   text    DEFAULT ''::text
)
  RETURNS public.refund_status
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.settle_card_refund(p_id, p_is_done, p_reference, p_failure);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."settle_card_refund"(uuid, boolean, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.settle_deposit (
  p_request_id  uuid,
  p_lease_id    uuid,
  p_returned_on date,
  p_deductions  jsonb                 DEFAULT '[]'::jsonb,
  p_method      public.payment_method DEFAULT NULL::public.payment_method,
  p_account_id  uuid                  DEFAULT NULL::uuid,
  p_settled_on  date                  DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{returned_on,settled_on}', p_returned_on, p_settled_on);
  v_known := private.claim_request(p_request_id, 'settle_deposit', jsonb_build_array(p_lease_id, p_returned_on, p_deductions, p_method, p_account_id, p_settled_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.settle_deposit(p_lease_id, p_returned_on, p_deductions, p_method, p_account_id, p_settled_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.settle_post (
  p_post_id    uuid,
  p_is_settled boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.settle_post(p_post_id, p_is_settled);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.sign_contract (
  p_ticket          uuid,
  p_typed_name      text,
  p_consent_version text,
  p_sha256          text,
  p_ip_address      text,
  p_user_agent      text
)
  RETURNS public.contract_status
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.sign_contract(p_ticket, p_typed_name, p_consent_version, p_sha256, p_ip_address, p_user_agent);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."sign_contract"(uuid, text, text, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.start_application_review (
  p_request_id     uuid,
  p_application_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'start_application_review', jsonb_build_array(p_application_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.start_application_review(p_application_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.start_autopay (
  p_request_id      uuid,
  p_lease_id        uuid,
  p_amount_minor    bigint,
  p_fee_minor       bigint,
  p_limit_minor     bigint,
  p_pays_on         integer,
  p_consent_version text,
  p_language        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'start_autopay', jsonb_build_array(p_lease_id, p_amount_minor, p_fee_minor, p_limit_minor, p_pays_on, p_consent_version, p_language));
  if v_known is null then
    v_known := jsonb_build_object('result', private.start_autopay(p_lease_id, p_amount_minor, p_fee_minor, p_limit_minor, p_pays_on, p_consent_version, p_language));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.start_autopay_charge (
  p_id  uuid,
  p_now timestamp with time zone
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.start_autopay_charge(p_id, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."start_autopay_charge"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.start_bureau_check (
  p_request_id   uuid,
  p_applicant_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'start_bureau_check', jsonb_build_array(p_applicant_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.start_bureau_check(p_applicant_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return private.bureau_question((select r.result from jsonb_to_record(v_known) as r (result uuid)));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.start_card_payment (
  p_request_id   uuid,
  p_lease_id     uuid,
  p_amount_minor bigint,
  p_fee_minor    bigint
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'start_card_payment', jsonb_build_array(p_lease_id, p_amount_minor, p_fee_minor));
  if v_known is null then
    v_known := jsonb_build_object('result', private.start_card_payment(p_lease_id, p_amount_minor, p_fee_minor));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.start_card_test (
  p_request_id      uuid,
  p_organization_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'start_card_test', jsonb_build_array(p_organization_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.start_card_test(p_organization_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.start_condition_report (
  p_report_id uuid,
  p_lease_id  uuid,
  p_moment    public.condition_moment
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.start_condition_report(p_report_id, p_lease_id, p_moment);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.start_conversations (
  p_request_id uuid,
  p_lease_ids  uuid[],
  p_subject    text,
  p_body       text
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'start_conversations', jsonb_build_array(p_lease_ids, p_subject, p_body));
  if v_known is null then
    v_known := jsonb_build_object('result', array(select to_jsonb(r.one) from private.start_conversations(p_request_id, p_lease_ids, p_subject, p_body) as r (one)));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select r.one::uuid from jsonb_array_elements_text(v_known -> 'result') as r (one);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_request_id     uuid,
  p_application_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'submit_application', jsonb_build_array(p_application_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.submit_application(p_application_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_bill (
  p_request_id uuid,
  p_bill_id    uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'submit_bill', jsonb_build_array(p_bill_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.submit_bill(p_bill_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result text));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_autopay_cards_to_forget (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.take_autopay_cards_to_forget(p_now, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_autopay_charges (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return query select * from private.take_autopay_charges(p_now, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_autopay_charges"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_back_held_deposit (
  p_request_id uuid,
  p_lease_id   uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'take_back_held_deposit', jsonb_build_array(p_lease_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.take_back_held_deposit(p_lease_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_card_payments_to_check (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return query select * from private.take_card_payments_to_check(p_now, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_card_payments_to_check"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_card_refunds_to_check (
  p_now   timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return query select * from private.take_card_refunds_to_check(p_now, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_card_refunds_to_check"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_files_to_remove (
  p_limit integer
)
  RETURNS TABLE (
    id        bigint,
    bucket_id text,
    path      text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.take_files_to_remove(p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_files_to_remove"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_outgoing_mail (
  p_limit integer DEFAULT 10
)
  RETURNS TABLE (
    id         uuid,
    to_address text,
    reply_to   text,
    language   text,
    template   text,
    parameters jsonb
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.take_outgoing_mail(p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_outgoing_mail"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_report_file (
  p_id  uuid                     DEFAULT NULL::uuid,
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  return private.take_report_file(p_id, p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_report_file"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.take_sealed_with_other_keys (
  p_key_id text,
  p_limit  integer DEFAULT 100
)
  RETURNS TABLE (
    place           text,
    organization_id uuid,
    processor       public.card_processor,
    id              uuid,
    sealed_for      uuid,
    sealed          text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.take_sealed_with_other_keys(p_key_id, p_limit);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.tenant_statement (
  p_lease_id uuid,
  p_year     integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.tenant_statement(p_lease_id, p_year);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."tenant_statement"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.terminate_lease (
  p_request_id uuid,
  p_lease_id   uuid,
  p_ended_on   date,
  p_rent_note  text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{ended_on}', p_ended_on);
  v_known := private.claim_request(p_request_id, 'terminate_lease', jsonb_build_array(p_lease_id, p_ended_on, p_rent_note));
  if v_known is null then
    v_known := jsonb_build_object('result', private.terminate_lease(p_lease_id, p_ended_on, p_rent_note));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.tidy_public_forms (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_moments('{now}', p_now);
  perform private.tidy_public_forms(p_now);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."tidy_public_forms"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.transfer_ownership (
  p_request_id      uuid,
  p_organization_id uuid,
  p_user_id         uuid,
  p_confirmation    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'transfer_ownership', jsonb_build_array(p_organization_id, p_user_id, p_confirmation));
  if v_known is null then
    v_known := jsonb_build_object('result', private.transfer_ownership(p_organization_id, p_user_id, p_confirmation));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_bank_import (
  p_request_id uuid,
  p_import_id  uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'undo_bank_import', jsonb_build_array(p_import_id));
  if v_known is null then
    v_known := jsonb_build_object('result', private.undo_bank_import(p_import_id));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result jsonb));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_bank_line (
  p_request_id   uuid,
  p_bank_line_id uuid,
  p_reason       text DEFAULT ''::text,
  p_on           date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'undo_bank_line', jsonb_build_array(p_bank_line_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.undo_bank_line(p_bank_line_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.unpublish_notice (
  p_notice_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.unpublish_notice(p_notice_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.use_recovery_code (
  p_code text
)
  RETURNS TABLE (
    outcome    text,
    factor_ids uuid[]
  )
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.use_recovery_code(p_code);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.void_bill (
  p_request_id uuid,
  p_bill_id    uuid,
  p_reason     text,
  p_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'void_bill', jsonb_build_array(p_bill_id, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', private.void_bill(p_bill_id, p_reason, p_on));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.was_request_done (
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.was_request_done(p_request_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."was_request_done"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_application (
  p_request_id     uuid,
  p_application_id uuid,
  p_reason         text DEFAULT ''::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'withdraw_application', jsonb_build_array(p_application_id, p_reason));
  if v_known is null then
    v_known := jsonb_build_object('result', private.withdraw_application(p_application_id, p_reason));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_notice (
  p_request_id  uuid,
  p_lease_id    uuid,
  p_reason      text    DEFAULT ''::text,
  p_is_rent_due boolean DEFAULT true
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'withdraw_notice', jsonb_build_array(p_lease_id, p_reason, p_is_rent_due));
  if v_known is null then
    v_known := jsonb_build_object('result', private.withdraw_notice(p_lease_id, p_reason, p_is_rent_due));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_plan_request (
  p_plan_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return private.withdraw_plan_request(p_plan_request_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_post (
  p_post_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.withdraw_post(p_post_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_unusable_ncf (
  p_mark_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  perform private.withdraw_unusable_ncf(p_mark_id);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE OR REPLACE FUNCTION public.write_maintenance_message (
  p_request_id     uuid,
  p_maintenance_id uuid,
  p_body           text,
  p_is_internal    boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  v_known := private.claim_request(p_request_id, 'write_maintenance_message', jsonb_build_array(p_maintenance_id, p_body, p_is_internal));
  if v_known is null then
    v_known := jsonb_build_object('result', private.write_maintenance_message(p_maintenance_id, p_body, p_is_internal));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return (select r.result from jsonb_to_record(v_known) as r (result uuid));
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

CREATE VIEW "private"."verbs" AS  SELECT (f.proname)::text AS name,
        CASE
            WHEN (v.oid IS NULL) THEN ARRAY['rows'::text]
            ELSE ARRAY( SELECT jsonb_array_elements_text(((obj_description(v.oid, 'pg_proc'::name))::jsonb -> 'access'::text)) AS jsonb_array_elements_text)
        END AS access,
    COALESCE((((obj_description(v.oid, 'pg_proc'::name))::jsonb ->> 'repeatable'::text))::boolean, false) AS is_repeatable,
    ARRAY( SELECT r.r
           FROM unnest(ARRAY['anon'::text, 'authenticated'::text, 'service_role'::text]) r(r)
          WHERE has_function_privilege((r.r)::name, f.oid, 'execute'::text)) AS callers
   FROM (pg_proc f
     LEFT JOIN pg_proc v ON (((v.pronamespace = ('private'::regnamespace)::oid) AND (v.proname = f.proname))))
  WHERE (f.pronamespace = ('public'::regnamespace)::oid);

COMMENT ON COLUMN "private"."requests"."arguments" IS 'SHA-256 of all of them: requests stay, and what was sent with them may have to be forgotten.';

COMMENT ON FUNCTION "private"."accept_invitation"(text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."acknowledge_house_rules"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."activate_autopay"(uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."add_charge"(uuid, public.charge_kind, bigint, date, text, date, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."add_condition_photo"(uuid, uuid) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."add_maintenance_photo"(uuid, uuid) IS '{"access": ["maintenance.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."add_post_photo"(uuid, uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."add_recurring_charge"(uuid, public.charge_kind, bigint, date, date, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."add_rent_step"(uuid, date, bigint) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_delete_waitlist_entry"(uuid) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_export_waitlist"(text, text, timestamp with time zone, uuid) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_list_contact_messages"(text, text, timestamp with time zone, uuid, integer) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_list_users"(text, timestamp with time zone, uuid, integer) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_list_waitlist"(text, text, timestamp with time zone, uuid, integer) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_mark_contact_answered"(uuid, boolean) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_overview"() IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_page_visits"(date, date) IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."admin_waitlist_counts"() IS '{"access": ["admin"], "repeatable": false}';

COMMENT ON FUNCTION "private"."agree_payment_plan"(uuid, jsonb, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."announce_requested_file"(uuid, uuid, text, text, bigint) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."answer_plan_request"(uuid, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."apply_to_listing"(text, text, jsonb, date, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."apply_vendor_credit"(uuid, uuid, bigint, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."archive_conversations"(uuid[], boolean) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."area_busy_times"(uuid, timestamp with time zone, timestamp with time zone) IS '{"access": ["portfolio.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."ask_for_document"(uuid, text, text, date) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."autopay_consent"(text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."backdate_rent"(uuid, date, bigint, text) IS '{"access": ["leases.write", "money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."begin_signature"(uuid) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."bounce_payment"(uuid, text, bigint, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."bureau_question"(uuid) IS 'What a bureau is asked.';

COMMENT ON FUNCTION "private"."call_off_document_request"(uuid) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."call_off_lease"(uuid, text) IS '{"access": ["leases.write", "money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."cancel_autopay"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."cancel_fiscal_invoice"(uuid, text) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."cancel_payment_plan"(uuid) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."cancel_reservation"(uuid, text) IS '{"access": ["portfolio.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."carry_over_autopay"(uuid, uuid, bigint, integer, text, text) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."cash_positions"(uuid) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."change_account"(uuid, text, text, text, text, boolean, public.cash_holding) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."change_autopay"(uuid, bigint, integer, text, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."change_lease_tenants"(uuid, uuid[]) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."change_member_role"(uuid, uuid, public.membership_role) IS '{"access": ["members.manage", "organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."change_recurring_bill"(uuid, boolean, date, boolean) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."check_tax_form"(uuid, public.tax_form, date, uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."close_my_account"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."close_organization"(uuid, text) IS '{"access": ["organization.manage"], "repeatable": true}';

COMMENT ON FUNCTION "private"."close_period"(uuid, date) IS '{"access": ["money.reverse", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."close_reconciliation"(uuid, date, bigint) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."collect_parcel"(uuid, boolean) IS '{"access": ["maintenance.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."complete_request"(uuid, jsonb) IS 'Keeps the result for replays; what is kept stays.';

COMMENT ON FUNCTION "private"."confirm_application"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."confirm_condition_report"(uuid, integer) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."confirm_payment"(uuid, uuid, bigint, bigint, numeric, text, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."confirm_waitlist"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."contract_facts"(uuid) IS '{"access": ["leases.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."convert_currency"(uuid, date, uuid, public.currency_code, bigint, uuid, bigint, numeric, text, date, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."copy_budget"(uuid, integer, uuid, public.currency_code, text, integer, integer) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."correct_bill_receipt"(uuid, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."count_notice_people"(uuid, jsonb) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."count_recovery_codes"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."count_visit"(text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."create_account"(uuid, text, text, text, text, public.cash_holding) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."create_application"(uuid, uuid, jsonb, public.currency_code, date, integer, bigint, boolean, text, jsonb) IS '{"access": ["people.write"], "repeatable": true}';

COMMENT ON FUNCTION
  "private"."create_lease"(uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer, bigint, integer,
  date, boolean) IS '{"access": ["leases.write", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."create_organization"(text, public.organization_kind, public.currency_code) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."create_property"(uuid, jsonb, jsonb, jsonb, jsonb) IS '{"access": ["portfolio.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."create_recovery_codes"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."credit_charge"(uuid, public.charge_credit_kind, bigint, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."credit_rent_after_end"(uuid, text) IS '{"access": ["leases.write", "money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."decide_application"(uuid, public.application_status, text) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."decide_bill"(uuid, boolean, text) IS '{"access": ["money.reverse", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."decide_document_request"(uuid, uuid, boolean, text) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."decide_reservation"(uuid, boolean, text) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."declare_verb"(text, text, text, boolean, text, text) IS 'Makes the public function of a private one, with the rights of its caller. Access: the permissions that it asks for, or else who it is for: own (what is the caller''s own), admin (of the platform), service, anyone; rows is a public function that reads what its caller''s policies show. A repeatable one takes a request id and is done once; the answer is a function that makes what callers get of what is kept.';

COMMENT ON FUNCTION "private"."delete_bill"(uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."delete_lease_draft"(uuid) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."distribute_to_owners"(uuid, public.currency_code, date, jsonb, public.payment_method, uuid, text, boolean, numeric, text, date) IS
  '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."draft_renewal"(uuid, date, date, bigint, integer, bigint, uuid[]) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."end_recurring_charge"(uuid, date) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."end_sessions"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."enqueue_mail"(text, text, text, jsonb, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."export_my_data"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."file_tax_form"(uuid, public.tax_form, date, uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."find_listing_photo"(text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."finish_bureau_check"(uuid, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."forget_autopay_card"(uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."forget_removed_files"(bigint[]) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."forget_request"(uuid) IS 'For a trial, which does nothing that could be done twice.';

COMMENT ON FUNCTION "private"."give_notice"(uuid, public.notice_party, date, date, text, text) IS '{"access": ["leases.write", "money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."guard_values"(text) IS 'Writes a function of the API again so that it refuses odd days and numbers before it does anything; private.declare_verb calls it.';

COMMENT ON FUNCTION "private"."guarded_body"(text, boolean) IS 'The body of a public function: what a constraint or a type refuses is answered with a code of the product.';

COMMENT ON FUNCTION "private"."hand_in_requested_file"(uuid) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."house_rule_readers"(uuid) IS '{"access": ["people.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."ignore_bank_line"(uuid, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."import_bank_lines"(uuid, text, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."import_portfolio"(uuid, uuid, jsonb, boolean) IS '{"access": ["leases.write", "money.write", "people.write", "portfolio.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."import_units"(uuid, uuid, jsonb, boolean) IS '{"access": ["portfolio.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."inherit_late_fee"(uuid, boolean) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."invite_member"(uuid, text, public.membership_role) IS '{"access": ["members.manage", "organization.manage"], "repeatable": true}';

COMMENT ON FUNCTION "private"."invite_tenant"(uuid) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."issue_credit_note"(uuid, uuid[], text) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text) IS
  '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid) IS 'Makes the invitation and revokes open ones for the same person; callers check the permission first. Ten an hour for one address, 500 tenants a day for one organisation.';

COMMENT ON FUNCTION "private"."issue_purchase_receipt"(uuid, public.ncf_kind) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."issued_invitation"(uuid) IS 'What whoever invites is told of their invitation.';

COMMENT ON FUNCTION "private"."join_waitlist"(text, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."keep_mail_content"(uuid, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."late_fees_paid_in_time"(uuid, bigint, date) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."lease_exchange_rate"(uuid) IS '{"access": ["money.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."leave_organization"(uuid) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."leave_owner_mail"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."leave_waitlist"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."link_application_lease"(uuid, uuid) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."list_account_obstacles"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."list_activity"(uuid, text[], bigint, integer) IS '{"access": ["audit.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."list_members"(uuid) IS '{"access": ["members.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."list_published_listings"(integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."list_security_events"(bigint, integer) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."list_sessions"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mail_analysis"(text, text, text, jsonb, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mail_invitation"(text, uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."maintenance_workers"(uuid) IS '{"access": ["maintenance.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_conversation_read"(uuid, bigint) IS '{"access": ["messages.read", "messages.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_mail_sent"(uuid, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."mark_ncf_unusable"(uuid, bigint, bigint, text, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."match_bank_line"(uuid, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."meter_payer"(uuid, date) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."moderate_post"(uuid, boolean, text) IS '{"access": ["portfolio.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."move_application"(uuid, text, text, text) IS 'Moves an application along its statuses, with what each step needs, and writes its history.';

COMMENT ON FUNCTION "private"."move_cash"(uuid, uuid, uuid, public.currency_code, bigint, date, uuid, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."move_closing"(uuid, text, date, text) IS 'Closes the books through a later day, or reopens them from an earlier one on (null: all of them).';

COMMENT ON FUNCTION "private"."move_maintenance"(uuid, public.maintenance_status, text) IS '{"access": ["maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."move_to_unit"(uuid, uuid, date, date, bigint, integer, bigint, text, public.currency_code) IS '{"access": ["leases.write", "money.reverse", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."my_carriable_autopays"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."my_contracts"() IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."neighbour_units"(uuid) IS '{"access": ["portfolio.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) IS '{"access": ["maintenance.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."once_only"(pg_proc, text, text[], pg_proc) IS 'What the public function of a repeatable verb does: a request that comes again is answered as the first time, from what is kept.';

COMMENT ON FUNCTION "private"."open_card_payment"(uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."open_invitation"(text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean) IS '{"access": ["maintenance.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."order_property_photos"(uuid, uuid[]) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."override_application_score"(uuid, integer, text) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."owner_balances"(uuid, date) IS '{"access": ["money.read", "people.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."pass_on_bill"(uuid, uuid[], public.charge_kind, text, date, text, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."pay_bill"(uuid, bigint, date, public.payment_method, uuid, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."person_account_email"(uuid) IS '{"access": ["people.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."pin_post"(uuid, boolean) IS '{"access": ["portfolio.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."plan_maintenance"(uuid, public.maintenance_priority, public.maintenance_stage, uuid, date) IS '{"access": ["maintenance.read", "maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."post_journal_entry"(uuid, date, text, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."post_month"(uuid, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."post_opening_balances"(uuid, date, jsonb, jsonb) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."posting_day"(uuid, date, date) IS 'The day on which a correction is posted: today, or an earlier one that is open and not before the first that is possible.';

COMMENT ON FUNCTION "private"."preview_bank_import"(uuid, jsonb) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."preview_message"(uuid, text) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."preview_month"(uuid, date) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."preview_rent_after"(uuid, date) IS '{"access": ["leases.write", "money.reverse"], "repeatable": false}';

COMMENT ON FUNCTION "private"."preview_rent_change"(uuid, date, bigint) IS '{"access": ["leases.write", "money.reverse"], "repeatable": false}';

COMMENT ON FUNCTION "private"."property_vacancies"(uuid) IS '{"access": ["leases.read", "people.read", "portfolio.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."publish_house_rules"(uuid, uuid, text) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."publish_listing"(uuid, boolean) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."publish_post"(uuid, uuid, public.community_post_kind, text, uuid) IS '{"access": ["portfolio.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."rate_maintenance"(uuid, integer, text) IS '{"access": ["maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."read_card_credentials"(uuid, public.card_processor) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_card_payment"(uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_card_refund"(uuid) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_invitation"(text) IS '{"access": ["anyone"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_listing"(text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_notice"(uuid, boolean) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_report_as"(uuid, text, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."read_report_file_entries"(uuid, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."recall_contract"(uuid, text) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_accounting_export"(uuid, public.export_format, public.currency_code, date, date, boolean, bigint, integer, text, text, uuid) IS
  '{"access": ["money.read"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_card_settlement"(uuid, uuid, date, text, bigint, bigint, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_held_deposit"(uuid, bigint, date, uuid, boolean, text) IS '{"access": ["money.reverse", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_meter_reading"(uuid, date, numeric, bigint, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_paper_signature"(uuid) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_payment"(uuid, bigint, date, public.payment_method, text, uuid, bigint, numeric, text, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."record_withholding"(uuid, date, bigint, bigint) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."refund_credit"(uuid, bigint, public.payment_method, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."refund_payment"(uuid, bigint, public.payment_method, text, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."refuse_contract"(uuid, text) IS '{"access": ["leases.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reject_payment"(uuid, text) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."remind_notice"(uuid) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remind_signers"(uuid) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_condition_item"(uuid) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_late_fee_rule"(uuid) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_member"(uuid, uuid) IS '{"access": ["members.manage", "organization.manage"], "repeatable": true}';

COMMENT ON FUNCTION "private"."remove_message_template"(uuid) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_meter_reading"(uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."remove_report_file"(uuid) IS '{"access": ["money.read", "money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."renew_lease"(uuid, date, date, bigint, integer, bigint, uuid[]) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."reopen_application"(uuid) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reopen_organization"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."reopen_period"(uuid, date, text) IS '{"access": ["money.reverse", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reopen_reconciliation"(uuid, text) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reopen_tax_form"(uuid, public.tax_form, date, text) IS '{"access": ["money.reverse"], "repeatable": false}';

COMMENT ON FUNCTION "private"."repeat_bill"(uuid, integer, date, date, integer, boolean) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_aged_receivables"(uuid, date, uuid[]) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_deposits_held"(uuid, date, uuid[]) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) IS
  '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_maintenance"(uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, text) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) IS '{"access": ["money.read", "people.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_payment"(uuid, bigint, date, public.payment_method, text, text, bigint, numeric, text, date) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."report_post"(uuid, uuid, text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_rent_parts"(uuid, date, uuid[]) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_rent_roll"(uuid, date, uuid[], uuid, integer) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_unplaced_months"(uuid, integer) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."report_vacancy"(uuid, date, date, uuid[]) IS '{"access": ["money.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."request_card_refund"(uuid, bigint, text) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."request_payment_plan"(uuid, integer, date, text) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."request_report_file"(uuid, date, date, uuid, text) IS '{"access": ["money.read"], "repeatable": true}';

COMMENT ON FUNCTION "private"."require_record"(uuid, text) IS 'Refuses with not_found, as if it was not there, what belongs to an organization in which the caller may not do that; null is what was not found.';

COMMENT ON FUNCTION "private"."reserve_area"(uuid, uuid, timestamp with time zone, text) IS '{"access": ["portfolio.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."resume_autopay"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."retire_ncf_range"(uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."reverse_bill_payment"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reverse_card_settlement"(uuid, text) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reverse_charge"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reverse_charge_credit"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reverse_distribution"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reverse_journal_entry"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."reverse_payment"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."revoke_invitation"(uuid) IS '{"access": ["leases.write", "members.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."run_organization_jobs"(uuid, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_accounting_names"(uuid, public.accounting_system, jsonb, text, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_bill"(uuid, jsonb, jsonb, uuid) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."save_common_area"(uuid, uuid, text, text, time without time zone, time without time zone, integer, integer, integer, boolean, boolean) IS
  '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_condition_item"(uuid, uuid, text, text, public.item_condition, text) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_contract_particulars"(uuid, jsonb) IS '{"access": ["leases.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_late_fee_rule"(uuid, public.currency_code, jsonb, uuid, uuid, boolean) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION
  "private"."save_lease_draft"(uuid, uuid[], date, date, public.currency_code, bigint, integer, uuid, bigint, public.proration_method, public.late_fee_kind, bigint, integer,
  bigint, integer, date, boolean) IS '{"access": ["leases.write", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."save_listing"(uuid, text, bigint, public.currency_code, text, text, text, text, text, integer, date, uuid[]) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_message_template"(uuid, uuid, public.template_kind, text, text, text) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_notice"(uuid, uuid, jsonb) IS '{"access": ["messages.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."save_online_payments"(uuid, jsonb) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."save_property"(uuid, jsonb, jsonb, jsonb, date) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."search_records"(uuid, text, integer) IS '{"access": ["people.read", "portfolio.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."send_amendment"(uuid, text, boolean) IS '{"access": ["leases.read", "leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."send_contact_message"(text, text, text, text, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."send_contract"(uuid, text, text, boolean) IS 'Freezes a document, gives each party a place to sign and writes to tenants and guarantors; p_verb is send_lease or send_amendment.';

COMMENT ON FUNCTION "private"."send_lease"(uuid, text, boolean) IS '{"access": ["leases.read", "leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."send_message"(uuid, uuid, text, jsonb) IS '{"access": ["messages.read", "messages.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."send_owner_statement"(uuid, uuid, text, text, date, date, public.accounting_basis, public.currency_code, uuid) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."set_application_retention"(uuid, integer) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_approval_limit"(uuid, public.currency_code, bigint) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_budget_amounts"(uuid, integer, uuid, public.currency_code, jsonb) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_budget_note"(uuid, integer, uuid, public.currency_code, uuid, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_card_credentials"(uuid, public.card_processor, text, boolean) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_community_parts"(uuid, boolean, boolean, boolean, boolean) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_deduction_evidence"(uuid, uuid[]) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_lease_guarantors"(uuid, uuid[]) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."set_neighbour_name"(public.neighbour_name_kind) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_notification"(public.notification_event, public.notification_channel, boolean) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_owner_contact"(uuid, text, text, text) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_property_contacts"(uuid, jsonb) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_property_owners"(uuid, jsonb, date) IS '{"access": ["portfolio.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_service_levels"(uuid, jsonb) IS '{"access": ["organization.manage"], "repeatable": false}';

COMMENT ON FUNCTION "private"."set_tenant_departure"(uuid, uuid, date, uuid) IS '{"access": ["leases.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."set_usual_accounts"(uuid, uuid, uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."settle_card_claim"(uuid, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."settle_card_payment"(uuid, jsonb) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."settle_card_refund"(uuid, boolean, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."settle_deposit"(uuid, date, jsonb, public.payment_method, uuid, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."settle_post"(uuid, boolean) IS '{"access": ["portfolio.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."sign_contract"(uuid, text, text, text, text, text) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."start_application_review"(uuid) IS '{"access": ["people.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."start_autopay"(uuid, bigint, bigint, bigint, integer, text, text) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."start_autopay_charge"(uuid, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."start_bureau_check"(uuid) IS '{"access": ["people.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."start_card_payment"(uuid, bigint, bigint) IS '{"access": ["own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."start_card_test"(uuid) IS '{"access": ["organization.manage"], "repeatable": true}';

COMMENT ON FUNCTION "private"."start_condition_report"(uuid, uuid, public.condition_moment) IS '{"access": ["leases.write", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."start_conversations"(uuid, uuid[], text, text) IS '{"access": ["messages.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "private"."submit_application"(uuid) IS '{"access": ["people.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."submit_bill"(uuid) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."take_autopay_cards_to_forget"(timestamp with time zone, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_autopay_charges"(timestamp with time zone, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_back_held_deposit"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."take_card_payments_to_check"(timestamp with time zone, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_card_refunds_to_check"(timestamp with time zone, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_files_to_remove"(integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_outgoing_mail"(integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_report_file"(uuid, timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."tenant_statement"(uuid, integer) IS '{"access": ["money.read", "own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."terminate_lease"(uuid, date, text) IS '{"access": ["leases.write", "money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."tidy_public_forms"(timestamp with time zone) IS '{"access": ["service"], "repeatable": false}';

COMMENT ON FUNCTION "private"."transfer_ownership"(uuid, uuid, text) IS '{"access": ["organization.manage"], "repeatable": true}';

COMMENT ON FUNCTION "private"."undo_bank_import"(uuid) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."undo_bank_line"(uuid, text, date) IS '{"access": ["money.reverse", "money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."unpublish_notice"(uuid) IS '{"access": ["messages.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."use_recovery_code"(text) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."value_checks"(text) IS 'The functions of the API that take days, points in time or numbers with a fraction: the calls that look at them, and whether each is there.';

COMMENT ON FUNCTION "private"."void_bill"(uuid, text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."was_request_done"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."withdraw_application"(uuid, text) IS '{"access": ["people.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."withdraw_notice"(uuid, text, boolean) IS '{"access": ["leases.write", "money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "private"."withdraw_plan_request"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."withdraw_post"(uuid) IS '{"access": ["own"], "repeatable": false}';

COMMENT ON FUNCTION "private"."withdraw_unusable_ncf"(uuid) IS '{"access": ["money.write"], "repeatable": false}';

COMMENT ON FUNCTION "private"."write_maintenance_message"(uuid, text, boolean) IS '{"access": ["maintenance.write", "own"], "repeatable": true}';

COMMENT ON FUNCTION "public"."activate_autopay"(uuid, text, text) IS 'For the edge, as the service: the approved attempt stored this card, encrypted; its automatic payment counts from tomorrow. p_expires is YYYY-MM. Once, however often. Returns the automatic payment''s id, null when the attempt stores none.';

COMMENT ON FUNCTION "public"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp with time zone) IS 'For the Worker: adds the part at a position and says how far the file is; with the last one, writes the message to who asked. False when somebody else has added it, or the file is gone.';

COMMENT ON FUNCTION "public"."apply_to_listing"(text, text, jsonb, date, text, text, text) IS 'Keeps what a visitor sent as a draft and mails them a link to confirm it: received, also when they had sent it before; closed when the listing is not published. Errors: email_address_invalid, consent_missing, rate_limited.';

COMMENT ON FUNCTION "public"."area_busy_times"(uuid, timestamp with time zone, timestamp with time zone) IS 'When an area is taken between two moments, without saying by whom; none for who is no neighbour. 1,000 at most.';

COMMENT ON FUNCTION "public"."autopay_consent"(text) IS 'What a tenant agrees to with an automatic payment, as of now: {version, language, text}. p_language is es or en.';

COMMENT ON FUNCTION "public"."cash_positions"(uuid) IS 'By currency: what is owed to tenants as deposits and what stands in accounts of deposits, what is due to named owners and what stands in accounts of owners'' money; and whether the organisation keeps either apart. Errors: not_allowed.';

COMMENT ON FUNCTION "public"."confirm_application"(text) IS 'The owner of the address says that they sent it: confirmed (also the second time), expired, unknown.';

COMMENT ON FUNCTION "public"."confirm_waitlist"(text) IS 'Confirms the entry of a token: confirmed (also the second time), expired, unknown.';

COMMENT ON FUNCTION "public"."contract_facts"(uuid) IS 'Everything that a contract of the lease is written from, as of now: {lease, rent_steps, organization, property, unit, tenants, guarantors, particulars, signed_version, today}; particulars and signed_version may be null. Error: not_found.';

COMMENT ON FUNCTION "public"."count_notice_people"(uuid, jsonb) IS 'How many tenants a notice would be for today, and how many of them have an account. Error: not_found.';

COMMENT ON FUNCTION "public"."count_visit"(text, text, text) IS 'Counts one visit of a page, today in Santo Domingo. For the service. What is no page, language or name of a site is refused by the table.';

COMMENT ON FUNCTION "public"."enqueue_mail"(text, text, text, jsonb, text, text) IS 'Writes a message down, once for each dedupe key, and returns its id. Verbs call it in their own transaction; the edge renders the template.';

COMMENT ON FUNCTION "public"."find_listing_photo"(text, text) IS 'For the edge, as the service: where the file of a photo lies that a published listing shows; null when it shows none of that name.';

COMMENT ON FUNCTION "public"."finish_bureau_check"(uuid, text, text, text) IS 'For the edge, as the service: what the bureau answered; without an outcome it could not be asked.';

COMMENT ON FUNCTION "public"."forget_autopay_card"(uuid) IS 'For the edge, as the service: the processor has forgotten the card.';

COMMENT ON FUNCTION "public"."forget_removed_files"(bigint[]) IS 'For the edge''s timer, as the service: these files were removed.';

COMMENT ON FUNCTION "public"."house_rule_readers"(uuid) IS 'The tenants of a property and when they read the rules that hold; none for who does not read people.';

COMMENT ON FUNCTION "public"."join_waitlist"(text, text, text, text) IS 'Puts an address on the waitlist and mails it; answers the same, and works as long, whether it was there or not. Errors: email_address_invalid, rate_limited.';

COMMENT ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text) IS 'For the Worker: keeps a form as it made it of the records, for check_tax_form and file_tax_form to take. Returns its id.';

COMMENT ON FUNCTION "public"."keep_mail_content"(uuid, jsonb) IS 'Keeps what the edge made for a message that waits, the first time; returns its parameters with what is kept, null when it waits no more.';

COMMENT ON FUNCTION "public"."late_fees_paid_in_time"(uuid, bigint, date) IS 'The late fees that a payment of a lease of this amount and day would take back when it is posted, because the rent that it pays was paid in time. Error: not_found.';

COMMENT ON FUNCTION "public"."lease_exchange_rate"(uuid) IS 'The exchange rate that the landlord of a lease wrote down last, in pesos for a dollar; no row where there is none, or for strangers.';

COMMENT ON FUNCTION "public"."leave_owner_mail"(text) IS 'Stops an organisation''s statements to the address of a token. Says left also when it was none, or had left before.';

COMMENT ON FUNCTION "public"."leave_waitlist"(text) IS 'Takes the address of a token off the list. Says left also when it was not on it: then it has been taken off before.';

COMMENT ON FUNCTION "public"."list_activity"(uuid, text[], bigint, integer) IS 'What was done in an organisation, newest first, in pages: p_before is the id of the last entry seen; p_tables null for all. changes holds [before, after] by column. actor_id null: the system. Error: not_allowed.';

COMMENT ON FUNCTION "public"."list_members"(uuid) IS 'Who works in an organisation, for its members; whether they have a second factor only for who manages them, else null. Error: not_found.';

COMMENT ON FUNCTION "public"."list_published_listings"(integer) IS 'For the edge, as the service: address and day of the last change of each listing that visitors may see, the newest first. At most 16,000, in three addresses each what one sitemap may hold.';

COMMENT ON FUNCTION "public"."mail_analysis"(text, text, text, jsonb, text) IS 'Writes down the mail with an analysis: a link that restores it (p_query) and its figures ([[name, value], …]). Once a day for the same. Errors: email_address_invalid, rate_limited.';

COMMENT ON FUNCTION "public"."mail_invitation"(text, uuid, text) IS 'Writes down the message of a valid invitation, once for each request, in the language of who is invited; five an hour. Without a request its holder asks for it again: one who has an account gets a link to sign in with instead, to the address that is returned. Errors: invitation_not_found, _revoked, _expired, _already_accepted, rate_limited.';

COMMENT ON FUNCTION "public"."maintenance_workers"(uuid) IS 'Members who may see to a request; none for who does not read maintenance.';

COMMENT ON FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean) IS 'Sending failed: tried again after 1, 2, 4 … minutes, 180 at most, not before p_retry_after_seconds, and given up when final or 23 hours after the first try. What was given up without being final can be sent again (private.send_mail_again) until its address is forgotten.';

COMMENT ON FUNCTION "public"."mark_mail_sent"(uuid, text) IS 'The provider took the message.';

COMMENT ON FUNCTION "public"."meter_payer"(uuid, date) IS 'Whom a reading of a day would charge, and whether there is a reading from which their use is counted; no row where nobody lived there, or for strangers.';

COMMENT ON FUNCTION "public"."my_carriable_autopays"() IS 'Automatic payments of the caller''s that may go over to a lease that follows: the new lease, its rent and due day, and what was agreed on so far. Amounts in minor units.';

COMMENT ON FUNCTION "public"."my_contracts"() IS 'Contracts that were sent to the caller to be signed, as tenant or guarantor, the newest first, with their place.';

COMMENT ON FUNCTION "public"."neighbour_units"(uuid) IS 'Units of a building in which somebody lives or works, for its tenants and its office; none for others.';

COMMENT ON FUNCTION "public"."open_card_payment"(uuid, text, text) IS 'For the edge, as the service: the processor has opened its page under the reference.';

COMMENT ON FUNCTION "public"."open_invitation"(text, text) IS 'Whom a valid invitation is for, when its link was followed from the mailbox: the key proves that. Errors: invitation_not_found, _revoked, _expired, _already_accepted, rate_limited.';

COMMENT ON FUNCTION "public"."owner_balances"(uuid, date) IS 'What each owner of a property earned on cash basis, what clients withheld of it for the income tax, what they drew, and what is due to them.';

COMMENT ON FUNCTION "public"."person_account_email"(uuid) IS 'For readers of people: the address that a person''s account uses, where the record has another one; null otherwise.';

COMMENT ON FUNCTION "public"."preview_message"(uuid, text) IS 'A text as the tenants of a lease would read it. Error: not_found.';

COMMENT ON FUNCTION "public"."property_vacancies"(uuid) IS 'The vacant units of a property for readers of the portfolio, in their order. lost: market rent of the days since vacant_since up to today, null without a market rent. is_listed: null when no page was written for it. Counts of open applications for the unit are null for who may not read people; the lease that comes next, the one furthest along, for readers of leases.';

COMMENT ON FUNCTION "public"."read_card_credentials"(uuid, public.card_processor) IS 'For the edge, as the service: the encrypted credentials of a processor.';

COMMENT ON FUNCTION "public"."read_card_payment"(uuid) IS 'For the edge, as the service: an attempt with what is needed to speak with its processor.';

COMMENT ON FUNCTION "public"."read_card_refund"(uuid) IS 'For the edge, as the service: a refund with its attempt.';

COMMENT ON FUNCTION "public"."read_invitation"(text) IS 'What an invitation is about and its state (valid, expired, accepted, revoked), for who holds its token; no row for an unknown one. role is null for a tenant.';

COMMENT ON FUNCTION "public"."read_listing"(text) IS 'For the edge, as the service: what visitors see of a published listing; null when there is none. Never the street, the unit''s name or who rents.';

COMMENT ON FUNCTION "public"."read_report_as"(uuid, text, jsonb) IS 'A report''s material (report_account_totals and its like, by name, with their arguments) as a member may read it. Errors: not_found, not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."read_report_file_entries"(uuid, integer) IS 'For the Worker: {entries: how many, last: {on, number}, lines: [[day, number, kind, account code, system key, account name, property, memo, amount, currency]]}, the entries behind those that are written; 2,000 at most.';

COMMENT ON FUNCTION "public"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text) IS 'Puts the same secret, sealed with another key, in the place of what it was. False when that has changed.';

COMMENT ON FUNCTION "public"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) IS '{opening: [{account_id, currency, amount_minor, earlier_minor}], months: [{month, account_id, currency, amount_minor, debit_minor}]}: what stood on each account before p_from (earlier_minor: before the year of p_from), and what it moved by in each month up to p_to with the debits in it; debits positive, what did not move left out. Of all properties together the accounts of either basis sum to zero per currency. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_aged_receivables"(uuid, date, uuid[]) IS 'What tenants owed on a day by how long it had been due (0-30, 31-60, 61-90 days, longer, and not due yet): {totals by currency, rows by lease: 5,000 at most, the oldest first}. The total is the balance of receivables on that day. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_deposits_held"(uuid, date, uuid[]) IS 'Tenants'' deposits on a day: {totals by currency, properties: the same by property (null: of no lease), rows by lease: 5,000 at most, kept}. liability is what the books owe, unpaid the part that was charged and had not come; what is held is the difference. kept: what stood that day in accounts of deposits, by currency; null for some properties only, and where deposits are not kept apart. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) IS
  'What a figure of a report is made of, the newest first, in pages that begin behind p_after_on, p_after_source and p_after_id. On cash basis a part of a payment comes as source allocation (of a charge) or bill. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) IS 'What each property had left for its owners before a period, earned and cost in it, what its owners drew, and who they were with their shares (basis points; none: the organisation owned it): a row for each term of owners, which has what falls into its days: [{property_id, property_name, currency, earned_before_minor, drawn_before_minor, income_minor, expense_minor, accounts, drawn_minor, drawn_after_minor, owners, owners_at_end, distributions, distributions_before, distributions_after}]. owners_at_end: who owned it on the last day. accounts: [{account_id, kind, earned_minor}], costs below zero. distributions: the part of what was drawn that says whose it was, [{name, identity_number, amount_minor}], what was taken back taken off on the day of it. On cash basis what is left at the end, less what was drawn after, is due_minor of owner_balances on that day. Terms without anything are left out. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_rent_parts"(uuid, date, uuid[]) IS 'The rent roll of a day summed by property, section (current, notice, vacant) and currency: [{property_id, property_name, section, currency, market_rent_minor, rent_minor}]. A unit counts in the currency of its lease, a vacant one in that of its market rent; a market rent in another currency is left out, and null is unknown. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_rent_roll"(uuid, date, uuid[], uuid, integer) IS 'Every unit on a day, by property and in their order, in pages that begin behind p_after_unit_id: who had it (section current, notice or vacant), at what rent, and what the books said of that lease: deposit, balance (positive is owed). other_charges: late fees and other charges due in that month. Unknown is null. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]) IS 'By month, in centavos of DOP: ITBIS of fiscal receipts by their day (credit notes taken off), ITBIS of bills that may be taken off by the day of the bill, what clients withheld by its day, and what was withheld from vendors by the day on which the bill was paid. left_out_count: bills in dollars, which have no rate. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_unplaced_months"(uuid, integer) IS 'What income and expense accounts moved by in each month of a year without any property, accrual, debits positive. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."report_vacancy"(uuid, date, date, uuid[]) IS 'Per property and currency over the calendar months of a period, up to today: days that units were there and let, market rent of the empty days (vacant_minor), empty days of units whose market rent is unknown, rent billed and collected. Errors: not_allowed, period_invalid.';

COMMENT ON FUNCTION "public"."run_organization_jobs"(uuid, timestamp with time zone) IS 'Leases along the calendar, the month''s rent, late fees of one organisation in its own time zone. Safe to run at any time and often; what fails is written into job_runs.';

COMMENT ON FUNCTION "public"."search_records"(uuid, text, integer) IS 'Properties, units and people whose name has the text in it, a few of each; people only for who may read them. Errors: not_allowed.';

COMMENT ON FUNCTION "public"."send_contact_message"(text, text, text, text, text, text, text) IS 'Keeps a message, mails it to the team (answers go to its writer) and acknowledges it, once for the same words a day. Errors: email_address_invalid, rate_limited.';

COMMENT ON FUNCTION "public"."settle_card_payment"(uuid, jsonb) IS 'For the edge, as the service: what the processor says, verified. p_result: {outcome: approved|declined|abandoned, amount_minor, currency, reference, authorization_code, card_brand, card_last4, failure}. An approval of the right amount makes one payment, however often it is told. Returns {status, payment_id, changed}.';

COMMENT ON FUNCTION "public"."settle_card_refund"(uuid, boolean, text, text) IS 'For the edge, as the service: what the processor said to a refund; posted once. Returns its status.';

COMMENT ON FUNCTION "public"."sign_contract"(uuid, text, text, text, text, text) IS 'For the edge, as the service: writes a signature down with the address and program it came from. Returns what became of the version. Errors: ticket_expired, contract_closed, already_signed, consent_missing, contract_changed, signature_name_invalid, lease_overlaps.';

COMMENT ON FUNCTION "public"."start_autopay_charge"(uuid, timestamp with time zone) IS 'For the edge, as the service: begins an announced charge for at most what was announced, what is owed and the limit; one of many callers gets the attempt''s id, the others null, as does a charge that is not due any more.';

COMMENT ON FUNCTION "public"."take_autopay_cards_to_forget"(timestamp with time zone, integer) IS 'For the edge, as the service: stored cards that are not needed any more: [{autopay_id, stored_card, sealed_for, organization_id, processor, credentials}]; each is taken by one.';

COMMENT ON FUNCTION "public"."take_autopay_charges"(timestamp with time zone, integer) IS 'For the edge, as the service: announced charges whose day has come, at most p_limit.';

COMMENT ON FUNCTION "public"."take_card_payments_to_check"(timestamp with time zone, integer) IS 'For the edge, as the service: attempts about which nobody has heard; each is taken by one.';

COMMENT ON FUNCTION "public"."take_card_refunds_to_check"(timestamp with time zone, integer) IS 'For the edge, as the service: refunds whose answer was lost; each is taken by one.';

COMMENT ON FUNCTION "public"."take_files_to_remove"(integer) IS 'For the edge''s timer, as the service: files whose rows are gone, oldest first.';

COMMENT ON FUNCTION "public"."take_outgoing_mail"(integer) IS 'Takes messages that are due, so that nobody else sends them at the same time. Its id is the key that makes sending it again harmless.';

COMMENT ON FUNCTION "public"."take_report_file"(uuid, timestamp with time zone) IS 'For the Worker: the next file to write, or the one named, for a minute; null when none waits. Forgets files a week after their end.';

COMMENT ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) IS 'What is sealed with another key than the one that seals now: credentials of an organization, secrets of open payments, stored cards.';

COMMENT ON FUNCTION "public"."tenant_statement"(uuid, integer) IS 'A lease''s year for its tenant and its landlord: {lease_id, year, currency, opening_minor, lines: [{occurred_on, kind, amount_minor, charge_kind, description, period_start, period_end, method, reference, receipt_number}], landlord, property, unit, tenants}. What is owed is positive, what is in the tenant''s favor negative; opening and lines sum to what the books say at the end. Errors: not_found, year_invalid.';

COMMENT ON FUNCTION "public"."tidy_public_forms"(timestamp with time zone) IS 'Forgets what is not needed any more: counts and salts after a day, addresses and applications that nobody confirmed, messages after two years, addresses of mail after 30 days.';

COMMENT ON FUNCTION "public"."was_request_done"(uuid) IS 'Whether an action that the caller sent with this request id was done. Of others'' ids it says no.';

COMMENT ON VIEW "private"."verbs" IS 'Functions of the API: what permission each asks for (or who it is for), whether it is done once for each request id, who may call it.';

REVOKE ALL ON FUNCTION "private"."activate_autopay"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."activate_autopay"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."activate_autopay"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."activate_autopay"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."add_charge"(uuid, public.charge_kind, bigint, date, text, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_charge"(uuid, public.charge_kind, bigint, date, text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_charge"(uuid, public.charge_kind, bigint, date, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_charge"(uuid, public.charge_kind, bigint, date, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_ncf_range"(uuid, text, public.ncf_kind, bigint, bigint, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_recurring_charge"(uuid, public.charge_kind, bigint, date, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_recurring_charge"(uuid, public.charge_kind, bigint, date, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_recurring_charge"(uuid, public.charge_kind, bigint, date, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_recurring_charge"(uuid, public.charge_kind, bigint, date, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_rent_step"(uuid, date, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_rent_step"(uuid, date, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_rent_step"(uuid, date, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_rent_step"(uuid, date, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."admin_export_waitlist"(text, text, timestamp WITH time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_export_waitlist"(text, text, timestamp WITH time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_export_waitlist"(text, text, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_export_waitlist"(text, text, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_list_contact_messages"(text, text, timestamp WITH time zone, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_list_contact_messages"(text, text, timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_list_contact_messages"(text, text, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_list_contact_messages"(text, text, timestamp WITH time zone, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_list_users"(text, timestamp WITH time zone, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_list_users"(text, timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_list_users"(text, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_list_users"(text, timestamp WITH time zone, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admin_list_waitlist"(text, text, timestamp WITH time zone, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_list_waitlist"(text, text, timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_list_waitlist"(text, text, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_list_waitlist"(text, text, timestamp WITH time zone, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."agree_payment_plan"(uuid, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."agree_payment_plan"(uuid, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."agree_payment_plan"(uuid, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."agree_payment_plan"(uuid, jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."apply_vendor_credit"(uuid, uuid, bigint, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."apply_vendor_credit"(uuid, uuid, bigint, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."apply_vendor_credit"(uuid, uuid, bigint, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."apply_vendor_credit"(uuid, uuid, bigint, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_document"(uuid, text, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_for_document"(uuid, text, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_for_document"(uuid, text, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_document"(uuid, text, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."backdate_rent"(uuid, date, bigint, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."backdate_rent"(uuid, date, bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."backdate_rent"(uuid, date, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."backdate_rent"(uuid, date, bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."balances_of_owners"(uuid, uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."balances_of_owners"(uuid, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."balances_of_owners"(uuid, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bounce_payment"(uuid, text, bigint, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bounce_payment"(uuid, text, bigint, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."bounce_payment"(uuid, text, bigint, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bounce_payment"(uuid, text, bigint, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bureau_question"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bureau_question"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."bureau_question"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bureau_question"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."call_off_lease"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."call_off_lease"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."call_off_lease"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."call_off_lease"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cancel_fiscal_invoice"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cancel_fiscal_invoice"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cancel_fiscal_invoice"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cancel_fiscal_invoice"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cancel_payment_plan"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cancel_payment_plan"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cancel_payment_plan"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cancel_payment_plan"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cancel_reservation"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cancel_reservation"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cancel_reservation"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cancel_reservation"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."carry_over_autopay"(uuid, uuid, bigint, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."carry_over_autopay"(uuid, uuid, bigint, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."carry_over_autopay"(uuid, uuid, bigint, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."carry_over_autopay"(uuid, uuid, bigint, integer, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_account"(uuid, text, text, text, text, boolean, public.cash_holding) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_account"(uuid, text, text, text, text, boolean, public.cash_holding) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_account"(uuid, text, text, text, text, boolean, public.cash_holding) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_account"(uuid, text, text, text, text, boolean, public.cash_holding) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_lease_tenants"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_lease_tenants"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_lease_tenants"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_lease_tenants"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_recurring_bill"(uuid, boolean, date, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_recurring_bill"(uuid, boolean, date, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_recurring_bill"(uuid, boolean, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_recurring_bill"(uuid, boolean, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_request"(uuid, text, jsonb) FROM "authenticated";

GRANT EXECUTE ON FUNCTION "private"."claim_request"(uuid, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_organization"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_organization"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_organization"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_organization"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_period"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_period"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_period"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_period"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_reconciliation"(uuid, date, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_reconciliation"(uuid, date, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_reconciliation"(uuid, date, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_reconciliation"(uuid, date, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."collect_parcel"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."collect_parcel"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."collect_parcel"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."collect_parcel"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."complete_request"(uuid, jsonb) FROM "authenticated";

GRANT EXECUTE ON FUNCTION "private"."complete_request"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."confirm_payment"(uuid, uuid, bigint, bigint, numeric, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."confirm_payment"(uuid, uuid, bigint, bigint, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."confirm_payment"(uuid, uuid, bigint, bigint, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirm_payment"(uuid, uuid, bigint, bigint, numeric, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."convert_currency"(uuid, date, uuid, public.currency_code, bigint, uuid, bigint, numeric, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."convert_currency"(uuid, date, uuid, public.currency_code, bigint, uuid, bigint, numeric, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."convert_currency"(uuid, date, uuid, public.currency_code, bigint, uuid, bigint, numeric, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."convert_currency"(uuid, date, uuid, public.currency_code, bigint, uuid, bigint, numeric, text, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."copy_budget"(uuid, integer, uuid, public.currency_code, text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."copy_budget"(uuid, integer, uuid, public.currency_code, text, integer, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."copy_budget"(uuid, integer, uuid, public.currency_code, text, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."copy_budget"(uuid, integer, uuid, public.currency_code, text, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."correct_bill_receipt"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."correct_bill_receipt"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."correct_bill_receipt"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."correct_bill_receipt"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_visit"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_visit"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_visit"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_visit"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."create_account"(uuid, text, text, text, text, public.cash_holding) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."create_account"(uuid, text, text, text, text, public.cash_holding) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."create_account"(uuid, text, text, text, text, public.cash_holding) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_account"(uuid, text, text, text, text, public.cash_holding) TO "postgres";

REVOKE ALL ON FUNCTION "private"."create_application"(uuid, uuid, jsonb, public.currency_code, date, integer, bigint, boolean, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."create_application"(uuid, uuid, jsonb, public.currency_code, date, integer, bigint, boolean, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."create_application"(uuid, uuid, jsonb, public.currency_code, date, integer, bigint, boolean, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_application"(uuid, uuid, jsonb, public.currency_code, date, integer, bigint, boolean, text, jsonb) TO "postgres";

REVOKE ALL
  ON FUNCTION
    "private"."create_lease"(uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer, bigint,
    integer, date, boolean)
  FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION
    "private"."create_lease"(uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer, bigint,
    integer, date, boolean)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION
    "private"."create_lease"(uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer, bigint,
    integer, date, boolean)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION
    "private"."create_lease"(uuid, uuid[], date, date, public.currency_code, bigint, integer, bigint, public.proration_method, public.late_fee_kind, bigint, integer, bigint,
    integer, date, boolean)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."create_organization"(text, public.organization_kind, public.currency_code) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."create_organization"(text, public.organization_kind, public.currency_code) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."create_organization"(text, public.organization_kind, public.currency_code) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_organization"(text, public.organization_kind, public.currency_code) TO "postgres";

REVOKE ALL ON FUNCTION "private"."create_property"(uuid, jsonb, jsonb, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."create_property"(uuid, jsonb, jsonb, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."create_property"(uuid, jsonb, jsonb, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_property"(uuid, jsonb, jsonb, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."credit_charge"(uuid, public.charge_credit_kind, bigint, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."credit_charge"(uuid, public.charge_credit_kind, bigint, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."credit_charge"(uuid, public.charge_credit_kind, bigint, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."credit_charge"(uuid, public.charge_credit_kind, bigint, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."credit_rent_after_end"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."credit_rent_after_end"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."credit_rent_after_end"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."credit_rent_after_end"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_application"(uuid, public.application_status, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_application"(uuid, public.application_status, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_application"(uuid, public.application_status, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_application"(uuid, public.application_status, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_bill"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_bill"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_bill"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_bill"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_document_request"(uuid, uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_document_request"(uuid, uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_document_request"(uuid, uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_document_request"(uuid, uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_reservation"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_reservation"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_reservation"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_reservation"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."declare_verb"(text, text, text, boolean, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."declare_verb"(text, text, text, boolean, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."declare_verb"(text, text, text, boolean, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."delete_lease_draft"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."delete_lease_draft"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."delete_lease_draft"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delete_lease_draft"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."distribute_to_owners"(uuid, public.currency_code, date, jsonb, public.payment_method, uuid, text, boolean, numeric, text, date) FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION "private"."distribute_to_owners"(uuid, public.currency_code, date, jsonb, public.payment_method, uuid, text, boolean, numeric, text, date)
  TO "authenticated";

REVOKE ALL ON FUNCTION "private"."distribute_to_owners"(uuid, public.currency_code, date, jsonb, public.payment_method, uuid, text, boolean, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."distribute_to_owners"(uuid, public.currency_code, date, jsonb, public.payment_method, uuid, text, boolean, numeric, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."draft_renewal"(uuid, date, date, bigint, integer, bigint, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."draft_renewal"(uuid, date, date, bigint, integer, bigint, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."draft_renewal"(uuid, date, date, bigint, integer, bigint, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."draft_renewal"(uuid, date, date, bigint, integer, bigint, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_sessions"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_sessions"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_sessions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_sessions"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."finish_bureau_check"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."finish_bureau_check"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."finish_bureau_check"(uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."finish_bureau_check"(uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."forget_request"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_notice"(uuid, public.notice_party, date, date, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."give_notice"(uuid, public.notice_party, date, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."give_notice"(uuid, public.notice_party, date, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_notice"(uuid, public.notice_party, date, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guarded_body"(text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guarded_body"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guarded_body"(text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_bank_lines"(uuid, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."import_bank_lines"(uuid, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."import_bank_lines"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_bank_lines"(uuid, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_portfolio"(uuid, uuid, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."import_portfolio"(uuid, uuid, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."import_portfolio"(uuid, uuid, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_portfolio"(uuid, uuid, jsonb, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_units"(uuid, uuid, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."import_units"(uuid, uuid, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."import_units"(uuid, uuid, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_units"(uuid, uuid, jsonb, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite_member"(uuid, text, public.membership_role) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_member"(uuid, text, public.membership_role) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."invite_member"(uuid, text, public.membership_role) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite_member"(uuid, text, public.membership_role) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite_tenant"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."invite_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite_tenant"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_credit_note"(uuid, uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_credit_note"(uuid, uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_credit_note"(uuid, uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_credit_note"(uuid, uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_debit_note"(uuid, uuid[], text, numeric, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_fiscal_invoice"(uuid[], public.ncf_kind, public.tax_treatment, text, public.identity_type, text, text, numeric, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_invitation"(uuid, text, public.membership_role, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_purchase_receipt"(uuid, public.ncf_kind) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_purchase_receipt"(uuid, public.ncf_kind) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_purchase_receipt"(uuid, public.ncf_kind) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_purchase_receipt"(uuid, public.ncf_kind) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issued_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issued_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issued_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issued_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_organization"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."leave_organization"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."leave_organization"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_organization"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_activity"(uuid, text[], bigint, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_activity"(uuid, text[], bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_activity"(uuid, text[], bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_activity"(uuid, text[], bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_published_listings"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."list_published_listings"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_published_listings"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_published_listings"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."list_security_events"(bigint, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."list_security_events"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."list_security_events"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_security_events"(bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_mail_failed"(uuid, text, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."mark_ncf_unusable"(uuid, bigint, bigint, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."mark_ncf_unusable"(uuid, bigint, bigint, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mark_ncf_unusable"(uuid, bigint, bigint, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_ncf_unusable"(uuid, bigint, bigint, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."match_bank_line"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."match_bank_line"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."match_bank_line"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."match_bank_line"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."moderate_post"(uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."moderate_post"(uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."moderate_post"(uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."moderate_post"(uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_application"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_application"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_application"(uuid, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_cash"(uuid, uuid, uuid, public.currency_code, bigint, date, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_cash"(uuid, uuid, uuid, public.currency_code, bigint, date, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."move_cash"(uuid, uuid, uuid, public.currency_code, bigint, date, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_cash"(uuid, uuid, uuid, public.currency_code, bigint, date, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_closing"(uuid, text, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_closing"(uuid, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_closing"(uuid, text, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_maintenance"(uuid, public.maintenance_status, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_maintenance"(uuid, public.maintenance_status, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."move_maintenance"(uuid, public.maintenance_status, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_maintenance"(uuid, public.maintenance_status, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_to_unit"(uuid, uuid, date, date, bigint, integer, bigint, text, public.currency_code) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_to_unit"(uuid, uuid, date, date, bigint, integer, bigint, text, public.currency_code) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."move_to_unit"(uuid, uuid, date, date, bigint, integer, bigint, text, public.currency_code) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_to_unit"(uuid, uuid, date, date, bigint, integer, bigint, text, public.currency_code) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_parcel"(uuid, uuid, uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."once_only"(pg_proc, text, text[], pg_proc) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."once_only"(pg_proc, text, text[], pg_proc) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."once_only"(pg_proc, text, text[], pg_proc) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_maintenance"(uuid, uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."override_application_score"(uuid, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."override_application_score"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."override_application_score"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."override_application_score"(uuid, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."owner_balances"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."owner_balances"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."owner_balances"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."owner_balances"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pass_on_bill"(uuid, uuid[], public.charge_kind, text, date, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."pass_on_bill"(uuid, uuid[], public.charge_kind, text, date, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."pass_on_bill"(uuid, uuid[], public.charge_kind, text, date, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pass_on_bill"(uuid, uuid[], public.charge_kind, text, date, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pay_bill"(uuid, bigint, date, public.payment_method, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."pay_bill"(uuid, bigint, date, public.payment_method, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."pay_bill"(uuid, bigint, date, public.payment_method, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pay_bill"(uuid, bigint, date, public.payment_method, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."plan_maintenance"(uuid, public.maintenance_priority, public.maintenance_stage, uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."plan_maintenance"(uuid, public.maintenance_priority, public.maintenance_stage, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."plan_maintenance"(uuid, public.maintenance_priority, public.maintenance_stage, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."plan_maintenance"(uuid, public.maintenance_priority, public.maintenance_stage, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."post_journal_entry"(uuid, date, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."post_journal_entry"(uuid, date, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."post_journal_entry"(uuid, date, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."post_journal_entry"(uuid, date, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."post_month"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."post_month"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."post_month"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."post_month"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."post_opening_balances"(uuid, date, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."post_opening_balances"(uuid, date, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."post_opening_balances"(uuid, date, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."post_opening_balances"(uuid, date, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."posting_day"(uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."posting_day"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."posting_day"(uuid, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."publish_post"(uuid, uuid, public.community_post_kind, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."publish_post"(uuid, uuid, public.community_post_kind, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."publish_post"(uuid, uuid, public.community_post_kind, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."publish_post"(uuid, uuid, public.community_post_kind, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rate_maintenance"(uuid, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rate_maintenance"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."rate_maintenance"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rate_maintenance"(uuid, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_notice"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_notice"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."read_notice"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_notice"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_report_file_entries"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_report_file_entries"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_report_file_entries"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_report_file_entries"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."recall_contract"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."recall_contract"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."recall_contract"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."recall_contract"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_accounting_export"(uuid, public.export_format, public.currency_code, date, date, boolean, bigint, integer, text, text, uuid) FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION "private"."record_accounting_export"(uuid, public.export_format, public.currency_code, date, date, boolean, bigint, integer, text, text, uuid)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "private"."record_accounting_export"(uuid, public.export_format, public.currency_code, date, date, boolean, bigint, integer, text, text, uuid)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "private"."record_accounting_export"(uuid, public.export_format, public.currency_code, date, date, boolean, bigint, integer, text, text, uuid)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_card_settlement"(uuid, uuid, date, text, bigint, bigint, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_card_settlement"(uuid, uuid, date, text, bigint, bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_card_settlement"(uuid, uuid, date, text, bigint, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_card_settlement"(uuid, uuid, date, text, bigint, bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_held_deposit"(uuid, bigint, date, uuid, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_held_deposit"(uuid, bigint, date, uuid, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_held_deposit"(uuid, bigint, date, uuid, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_held_deposit"(uuid, bigint, date, uuid, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_meter_reading"(uuid, date, numeric, bigint, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_meter_reading"(uuid, date, numeric, bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_meter_reading"(uuid, date, numeric, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_meter_reading"(uuid, date, numeric, bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_paper_signature"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_paper_signature"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_paper_signature"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_paper_signature"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_payment"(uuid, bigint, date, public.payment_method, text, uuid, bigint, numeric, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_payment"(uuid, bigint, date, public.payment_method, text, uuid, bigint, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_payment"(uuid, bigint, date, public.payment_method, text, uuid, bigint, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_payment"(uuid, bigint, date, public.payment_method, text, uuid, bigint, numeric, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_withholding"(uuid, date, bigint, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_withholding"(uuid, date, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_withholding"(uuid, date, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_withholding"(uuid, date, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refund_credit"(uuid, bigint, public.payment_method, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."refund_credit"(uuid, bigint, public.payment_method, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."refund_credit"(uuid, bigint, public.payment_method, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refund_credit"(uuid, bigint, public.payment_method, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refund_payment"(uuid, bigint, public.payment_method, text, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."refund_payment"(uuid, bigint, public.payment_method, text, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."refund_payment"(uuid, bigint, public.payment_method, text, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refund_payment"(uuid, bigint, public.payment_method, text, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_contract"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."refuse_contract"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."refuse_contract"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_contract"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_raw"(text, text, text, text) FROM "anon";

GRANT EXECUTE ON FUNCTION "private"."refuse_raw"(text, text, text, text) TO "anon";

REVOKE ALL ON FUNCTION "private"."reject_payment"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reject_payment"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reject_payment"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reject_payment"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_member"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_member"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_member"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_member"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."renew_lease"(uuid, date, date, bigint, integer, bigint, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."renew_lease"(uuid, date, date, bigint, integer, bigint, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."renew_lease"(uuid, date, date, bigint, integer, bigint, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."renew_lease"(uuid, date, date, bigint, integer, bigint, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reopen_application"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reopen_application"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reopen_application"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reopen_application"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reopen_period"(uuid, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reopen_period"(uuid, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reopen_period"(uuid, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reopen_period"(uuid, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reopen_reconciliation"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reopen_reconciliation"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reopen_reconciliation"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reopen_reconciliation"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."repeat_bill"(uuid, integer, date, date, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."repeat_bill"(uuid, integer, date, date, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."repeat_bill"(uuid, integer, date, date, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."repeat_bill"(uuid, integer, date, date, integer, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_aged_receivables"(uuid, date, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_aged_receivables"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_aged_receivables"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_aged_receivables"(uuid, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_deposits_held"(uuid, date, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_deposits_held"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_deposits_held"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_deposits_held"(uuid, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_maintenance"(uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_maintenance"(uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_maintenance"(uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_maintenance"(uuid, public.maintenance_category, public.maintenance_priority, text, text, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_payment"(uuid, bigint, date, public.payment_method, text, text, bigint, numeric, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_payment"(uuid, bigint, date, public.payment_method, text, text, bigint, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_payment"(uuid, bigint, date, public.payment_method, text, text, bigint, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_payment"(uuid, bigint, date, public.payment_method, text, text, bigint, numeric, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_rent_parts"(uuid, date, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_rent_parts"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_rent_parts"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_rent_parts"(uuid, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_rent_roll"(uuid, date, uuid[], uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_rent_roll"(uuid, date, uuid[], uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_rent_roll"(uuid, date, uuid[], uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_rent_roll"(uuid, date, uuid[], uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_tax_summary"(uuid, date, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_vacancy"(uuid, date, date, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_vacancy"(uuid, date, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_vacancy"(uuid, date, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_vacancy"(uuid, date, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_card_refund"(uuid, bigint, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."request_card_refund"(uuid, bigint, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."request_card_refund"(uuid, bigint, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_card_refund"(uuid, bigint, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_payment_plan"(uuid, integer, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."request_payment_plan"(uuid, integer, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."request_payment_plan"(uuid, integer, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_payment_plan"(uuid, integer, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_report_file"(uuid, date, date, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."request_report_file"(uuid, date, date, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."request_report_file"(uuid, date, date, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_report_file"(uuid, date, date, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_record"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_record"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_record"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reserve_area"(uuid, uuid, timestamp WITH time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reserve_area"(uuid, uuid, timestamp WITH time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reserve_area"(uuid, uuid, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reserve_area"(uuid, uuid, timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_bill_payment"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_bill_payment"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_bill_payment"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_bill_payment"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_card_settlement"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_card_settlement"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_card_settlement"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_card_settlement"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_charge"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_charge"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_charge"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_charge"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_charge_credit"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_charge_credit"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_charge_credit"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_charge_credit"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_distribution"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_distribution"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_distribution"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_distribution"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_journal_entry"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_journal_entry"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_journal_entry"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_journal_entry"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_payment"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_payment"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_payment"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_payment"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."run_organization_jobs"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."run_organization_jobs"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."run_organization_jobs"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."run_organization_jobs"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."save_accounting_names"(uuid, public.accounting_system, jsonb, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_accounting_names"(uuid, public.accounting_system, jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_accounting_names"(uuid, public.accounting_system, jsonb, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_accounting_names"(uuid, public.accounting_system, jsonb, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_bill"(uuid, jsonb, jsonb, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_bill"(uuid, jsonb, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_bill"(uuid, jsonb, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_bill"(uuid, jsonb, jsonb, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_common_area"(uuid, uuid, text, text, time WITHOUT time zone, time WITHOUT time zone, integer, integer, integer, boolean, boolean) FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION "private"."save_common_area"(uuid, uuid, text, text, time WITHOUT time zone, time WITHOUT time zone, integer, integer, integer, boolean, boolean)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "private"."save_common_area"(uuid, uuid, text, text, time WITHOUT time zone, time WITHOUT time zone, integer, integer, integer, boolean, boolean)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "private"."save_common_area"(uuid, uuid, text, text, time WITHOUT time zone, time WITHOUT time zone, integer, integer, integer, boolean, boolean)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_condition_item"(uuid, uuid, text, text, public.item_condition, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_condition_item"(uuid, uuid, text, text, public.item_condition, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_condition_item"(uuid, uuid, text, text, public.item_condition, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_condition_item"(uuid, uuid, text, text, public.item_condition, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_fiscal_profile"(uuid, text, text, public.taxpayer_kind, public.tax_regime, boolean, integer, date, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_late_fee_rule"(uuid, public.currency_code, jsonb, uuid, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_late_fee_rule"(uuid, public.currency_code, jsonb, uuid, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_late_fee_rule"(uuid, public.currency_code, jsonb, uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_late_fee_rule"(uuid, public.currency_code, jsonb, uuid, uuid, boolean) TO "postgres";

REVOKE ALL
  ON FUNCTION
    "private"."save_lease_draft"(uuid, uuid[], date, date, public.currency_code, bigint, integer, uuid, bigint, public.proration_method, public.late_fee_kind, bigint, integer,
    bigint, integer, date, boolean)
  FROM PUBLIC;

GRANT EXECUTE
  ON FUNCTION
    "private"."save_lease_draft"(uuid, uuid[], date, date, public.currency_code, bigint, integer, uuid, bigint, public.proration_method, public.late_fee_kind, bigint, integer,
    bigint, integer, date, boolean)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION
    "private"."save_lease_draft"(uuid, uuid[], date, date, public.currency_code, bigint, integer, uuid, bigint, public.proration_method, public.late_fee_kind, bigint, integer,
    bigint, integer, date, boolean)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION
    "private"."save_lease_draft"(uuid, uuid[], date, date, public.currency_code, bigint, integer, uuid, bigint, public.proration_method, public.late_fee_kind, bigint, integer,
    bigint, integer, date, boolean)
  TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_listing"(uuid, text, bigint, public.currency_code, text, text, text, text, text, integer, date, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_listing"(uuid, text, bigint, public.currency_code, text, text, text, text, text, integer, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_listing"(uuid, text, bigint, public.currency_code, text, text, text, text, text, integer, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_listing"(uuid, text, bigint, public.currency_code, text, text, text, text, text, integer, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_notice"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_notice"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_notice"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_notice"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_property"(uuid, jsonb, jsonb, jsonb, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_property"(uuid, jsonb, jsonb, jsonb, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_property"(uuid, jsonb, jsonb, jsonb, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_property"(uuid, jsonb, jsonb, jsonb, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_records"(uuid, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."search_records"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."search_records"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_records"(uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_amendment"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_amendment"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_amendment"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_amendment"(uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_contract"(uuid, text, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_contract"(uuid, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_contract"(uuid, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_lease"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_lease"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_lease"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_lease"(uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_message"(uuid, uuid, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_message"(uuid, uuid, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_message"(uuid, uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_message"(uuid, uuid, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_owner_statement"(uuid, uuid, text, text, date, date, public.accounting_basis, public.currency_code, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_owner_statement"(uuid, uuid, text, text, date, date, public.accounting_basis, public.currency_code, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_owner_statement"(uuid, uuid, text, text, date, date, public.accounting_basis, public.currency_code, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_owner_statement"(uuid, uuid, text, text, date, date, public.accounting_basis, public.currency_code, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_approval_limit"(uuid, public.currency_code, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_approval_limit"(uuid, public.currency_code, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_approval_limit"(uuid, public.currency_code, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_approval_limit"(uuid, public.currency_code, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_card_credentials"(uuid, public.card_processor, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_card_credentials"(uuid, public.card_processor, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_card_credentials"(uuid, public.card_processor, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_card_credentials"(uuid, public.card_processor, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_lease_guarantors"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_lease_guarantors"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_lease_guarantors"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_lease_guarantors"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_property_owners"(uuid, jsonb, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_property_owners"(uuid, jsonb, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_property_owners"(uuid, jsonb, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_property_owners"(uuid, jsonb, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_tenant_departure"(uuid, uuid, date, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_tenant_departure"(uuid, uuid, date, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_tenant_departure"(uuid, uuid, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_tenant_departure"(uuid, uuid, date, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_usual_accounts"(uuid, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_usual_accounts"(uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_usual_accounts"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_usual_accounts"(uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_card_refund"(uuid, boolean, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_card_refund"(uuid, boolean, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_card_refund"(uuid, boolean, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_card_refund"(uuid, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."settle_deposit"(uuid, date, jsonb, public.payment_method, uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_deposit"(uuid, date, jsonb, public.payment_method, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."settle_deposit"(uuid, date, jsonb, public.payment_method, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_deposit"(uuid, date, jsonb, public.payment_method, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_application_review"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_application_review"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_application_review"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_application_review"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_autopay"(uuid, bigint, bigint, bigint, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_autopay"(uuid, bigint, bigint, bigint, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_autopay"(uuid, bigint, bigint, bigint, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_autopay"(uuid, bigint, bigint, bigint, integer, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_bureau_check"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_bureau_check"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_bureau_check"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_bureau_check"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_card_payment"(uuid, bigint, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_card_payment"(uuid, bigint, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_card_payment"(uuid, bigint, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_card_payment"(uuid, bigint, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_card_test"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_card_test"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_card_test"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_card_test"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_application"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."submit_application"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."submit_application"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_application"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_bill"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."submit_bill"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."submit_bill"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_bill"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_autopay_charges"(timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_autopay_charges"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_autopay_charges"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_autopay_charges"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_back_held_deposit"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."take_back_held_deposit"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."take_back_held_deposit"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_back_held_deposit"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_card_payments_to_check"(timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_card_payments_to_check"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_card_payments_to_check"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_card_payments_to_check"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_card_refunds_to_check"(timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_card_refunds_to_check"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_card_refunds_to_check"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_card_refunds_to_check"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_outgoing_mail"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_outgoing_mail"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_outgoing_mail"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_outgoing_mail"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_report_file"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_report_file"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_report_file"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_report_file"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_sealed_with_other_keys"(text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."terminate_lease"(uuid, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."terminate_lease"(uuid, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."terminate_lease"(uuid, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."terminate_lease"(uuid, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tidy_public_forms"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tidy_public_forms"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tidy_public_forms"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."tidy_public_forms"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."transfer_ownership"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."transfer_ownership"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."transfer_ownership"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."transfer_ownership"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo_bank_import"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_bank_import"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."undo_bank_import"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo_bank_import"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo_bank_line"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_bank_line"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."undo_bank_line"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo_bank_line"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."value_checks"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."value_checks"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."value_checks"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."void_bill"(uuid, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."void_bill"(uuid, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."void_bill"(uuid, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."void_bill"(uuid, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_application"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_application"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."withdraw_application"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_application"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_notice"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_notice"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."withdraw_notice"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_notice"(uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_maintenance_message"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."write_maintenance_message"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."write_maintenance_message"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_maintenance_message"(uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "public"."activate_autopay"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."activate_autopay"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."activate_autopay"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_report_file_part"(uuid, integer, text, integer, jsonb, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."apply_to_listing"(text, text, jsonb, date, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."apply_to_listing"(text, text, jsonb, date, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."apply_to_listing"(text, text, jsonb, date, text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."area_busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."area_busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."area_busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."autopay_consent"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."autopay_consent"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."autopay_consent"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cash_positions"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cash_positions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cash_positions"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."confirm_application"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_application"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_application"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."confirm_waitlist"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_waitlist"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_waitlist"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."contract_facts"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."contract_facts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."contract_facts"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_notice_people"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_notice_people"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_notice_people"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."count_visit"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_visit"(text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_visit"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."enqueue_mail"(text, text, text, jsonb, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enqueue_mail"(text, text, text, jsonb, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enqueue_mail"(text, text, text, jsonb, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."find_listing_photo"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_listing_photo"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_listing_photo"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_bureau_check"(uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_bureau_check"(uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_bureau_check"(uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."forget_autopay_card"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_autopay_card"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_autopay_card"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."forget_removed_files"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_removed_files"(bigint[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_removed_files"(bigint[]) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."house_rule_readers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."house_rule_readers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_rule_readers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."join_waitlist"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_waitlist"(text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_waitlist"(text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_made_tax_form"(uuid, public.tax_form, date, text, integer, boolean, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_mail_content"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_mail_content"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_mail_content"(uuid, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."late_fees_paid_in_time"(uuid, bigint, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."late_fees_paid_in_time"(uuid, bigint, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."late_fees_paid_in_time"(uuid, bigint, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lease_exchange_rate"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."lease_exchange_rate"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lease_exchange_rate"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."leave_owner_mail"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_owner_mail"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_owner_mail"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."leave_waitlist"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_waitlist"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_waitlist"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."list_activity"(uuid, text[], bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_activity"(uuid, text[], bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_activity"(uuid, text[], bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_members"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_members"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_members"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."list_published_listings"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_published_listings"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_published_listings"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mail_analysis"(text, text, text, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_analysis"(text, text, text, jsonb, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_analysis"(text, text, text, jsonb, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mail_invitation"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_invitation"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_invitation"(text, uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."maintenance_workers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."maintenance_workers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."maintenance_workers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_mail_failed"(uuid, text, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mark_mail_sent"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_mail_sent"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_mail_sent"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."meter_payer"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."meter_payer"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."meter_payer"(uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_carriable_autopays"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_carriable_autopays"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_carriable_autopays"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_contracts"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_contracts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_contracts"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."neighbour_units"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."neighbour_units"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."neighbour_units"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."open_card_payment"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_card_payment"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_card_payment"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."open_invitation"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_invitation"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_invitation"(text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."owner_balances"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."owner_balances"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."owner_balances"(uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."person_account_email"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."person_account_email"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."person_account_email"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_message"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_message"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_message"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."property_vacancies"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."property_vacancies"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."property_vacancies"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_card_credentials"(uuid, public.card_processor) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_card_credentials"(uuid, public.card_processor) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_card_credentials"(uuid, public.card_processor) TO "service_role";

REVOKE ALL ON FUNCTION "public"."read_card_payment"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_card_payment"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_card_payment"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."read_card_refund"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_card_refund"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_card_refund"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."read_invitation"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."read_invitation"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_invitation"(text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_listing"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_listing"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_listing"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."read_report_as"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_report_as"(uuid, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_report_as"(uuid, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."read_report_file_entries"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_report_file_entries"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_report_file_entries"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_sealed"(text, uuid, public.card_processor, uuid, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_account_totals"(uuid, date, date, public.accounting_basis, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_aged_receivables"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_aged_receivables"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_aged_receivables"(uuid, date, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_deposits_held"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_deposits_held"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_deposits_held"(uuid, date, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_entries"(uuid, uuid, date, date, public.accounting_basis, public.currency_code, uuid[], date, text, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_owner_shares"(uuid, date, date, public.accounting_basis, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_rent_parts"(uuid, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_rent_parts"(uuid, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_rent_parts"(uuid, date, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_rent_roll"(uuid, date, uuid[], uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_rent_roll"(uuid, date, uuid[], uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_rent_roll"(uuid, date, uuid[], uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_tax_summary"(uuid, date, date, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_unplaced_months"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_unplaced_months"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_unplaced_months"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_vacancy"(uuid, date, date, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_vacancy"(uuid, date, date, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_vacancy"(uuid, date, date, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "public"."run_organization_jobs"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."run_organization_jobs"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."run_organization_jobs"(uuid, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."search_records"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_records"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_records"(uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."send_contact_message"(text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_contact_message"(text, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_contact_message"(text, text, text, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_card_payment"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_card_payment"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_card_payment"(uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_card_refund"(uuid, boolean, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_card_refund"(uuid, boolean, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_card_refund"(uuid, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."sign_contract"(uuid, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_contract"(uuid, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_contract"(uuid, text, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."start_autopay_charge"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_autopay_charge"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_autopay_charge"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_autopay_cards_to_forget"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_autopay_charges"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_autopay_charges"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_autopay_charges"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_card_payments_to_check"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_card_payments_to_check"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_card_payments_to_check"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_card_refunds_to_check"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_card_refunds_to_check"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_card_refunds_to_check"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_files_to_remove"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_files_to_remove"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_files_to_remove"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_outgoing_mail"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_outgoing_mail"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_outgoing_mail"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_report_file"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_report_file"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_report_file"(uuid, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_sealed_with_other_keys"(text, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."tenant_statement"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tenant_statement"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_statement"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."tidy_public_forms"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tidy_public_forms"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tidy_public_forms"(timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."was_request_done"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."was_request_done"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."was_request_done"(uuid) TO "postgres";
