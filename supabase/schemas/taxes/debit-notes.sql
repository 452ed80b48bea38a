create function private.issue_debit_note(
  p_invoice_id uuid, p_charge_ids uuid[], p_reason text, p_dop_rate numeric default 1, p_rate_source text default '',
  p_itbis_to_withhold_minor bigint default null, p_isr_to_withhold_minor bigint default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
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
    and private.ecf_verdict_of(i.id, i.ncf) <> 'rejected'
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
  v_invoice.itbis_to_withhold_minor := p_itbis_to_withhold_minor;
  v_invoice.isr_to_withhold_minor := p_isr_to_withhold_minor;
  v_id := private.issue_receipt(v_lease, p_charge_ids, v_invoice);
  return v_id;
end
$$;
select private.declare_verb('issue_debit_note', 'money.write', p_repeatable => true, p_comment =>
  'Adds charges of its lease to a receipt that stands, by a debit note with its client and treatment; ITBIS is charged on top. p_dop_rate: as in issue_fiscal_invoice, of the note''s day; p_…_to_withhold_minor too, of the note. Returns the note''s id. Errors: not_found, reason_missing, receipt_not_standing, fiscal_profile_missing, ncf_range_missing, ncf_range_expired, charges_mixed, charge_invoiced, nothing_to_invoice, client_id_missing, value_too_long, rate_missing, environment_differs (it is of a trial, or the issuer is in one), base_not_accepted (its e-CF was not accepted yet), withholding_exceeds_invoice, issuer_address_missing, month_filed.');
