-- A receipt bills what was left of a charge. A credit from before it that is taken back would leave income that no receipt bills.
create or replace function private.take_back_credit(p_credit_id uuid, p_today date, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_credit public.charge_credits;
  v_ncf text;
begin
  select * into strict v_credit from public.charge_credits where id = p_credit_id;
  select i.ncf into v_ncf from public.fiscal_invoice_charges c join public.fiscal_invoices i on i.id = c.invoice_id
  where c.charge_id = v_credit.charge_id and c.is_live and (v_credit.kind <> 'write_off' or v_credit.created_at < i.created_at);
  if found then
    perform private.fail('charge_invoiced', jsonb_build_object('ncf', v_ncf));
  end if;
  update public.charge_credits set reversed_at = now(),
    reversal_entry_id = private.reverse_entry(v_credit.entry_id, p_today, p_reason) where id = p_credit_id;
  update public.charges set credited_minor = credited_minor - v_credit.amount_minor where id = v_credit.charge_id;
end
$$;
comment on function private.take_back_credit is
  'Opens again what a credit took off its charge, unless a standing receipt billed what it left: that is cancelled, or taken back by a credit note, first. The caller holds the money lock.';
comment on function public.reverse_charge_credit is
  'Takes a credit back: the charge is open again by that much. Errors: not_found, reason_missing, entry_already_reversed, charge_invoiced.';
