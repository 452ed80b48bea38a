-- A credit note also takes back what debit notes added to the receipt that it names.
create view public.fiscal_invoice_lines with (security_invoker = true) as
select i.id as invoice_id, i.organization_id, i.lease_id, c.id as charge_id, c.kind, c.description, c.period_start, c.period_end,
  c.due_on, x.amount_minor
from public.fiscal_invoices i
join lateral (
  select i.id where i.ncf_kind <> 'credit_note'
  union all
  select i.modifies_id where i.ncf_kind = 'credit_note'
  union all
  select d.id from public.fiscal_invoices d where i.ncf_kind = 'credit_note' and d.organization_id = i.organization_id
    and d.modifies_id = i.modifies_id and d.ncf_kind = 'debit_note'
) f on true
join public.fiscal_invoice_charges x on x.organization_id = i.organization_id and x.invoice_id = f.id and not x.is_itbis
join public.charges c on c.id = x.charge_id
-- A credit note reverses the charges that it takes back, and names itself as the reason.
where i.ncf_kind <> 'credit_note' or c.reversal_reason = coalesce(i.lines_ncf, i.ncf);
comment on view public.fiscal_invoice_lines is
  'What a fiscal receipt was given out for, and what a credit note takes back, charge by charge; ITBIS is told by the receipt itself.';
grant select on public.fiscal_invoice_lines to authenticated, service_role;
