/** As the recounts of ledger.ts: rows where what is kept of bills and the bank differs from a recount. */
export const expenseRecounts: Readonly<Record<string, string>> = {
  'monthly expenses': `
    select * from public.monthly_totals t full join (
      select l.organization_id, date_trunc('month', e.occurred_on)::date as month, l.currency, sum(l.amount_minor) as recount
      from public.journal_lines l join public.accounts a on a.id = l.account_id and a.kind = 'expense'
      join public.journal_entries e on e.id = l.entry_id group by 1, 2, 3
    ) r using (organization_id, month, currency)
    where coalesce(t.expense_minor, 0) <> coalesce(r.recount, 0)`,
  'what bills have been paid': `
    select b.id, b.status, b.paid_minor, p.recount from public.bills b
    left join (select bill_id, sum(amount_minor) as recount from public.bill_payments where reversed_at is null group by 1) p
      on p.bill_id = b.id
    where b.paid_minor <> coalesce(p.recount, 0) or b.paid_minor > b.payable_minor
      or (b.status = 'paid') <> (b.entry_id is not null and b.status <> 'void' and b.paid_minor = b.payable_minor)`,
  'credit notes against the bills that they settled': `
    select p.id from public.bill_payments p
    left join public.bill_payments o on o.entry_id = p.entry_id and o.bill_id = p.settled_with and o.settled_with = p.bill_id
      and o.amount_minor = p.amount_minor and (o.reversed_at is null) = (p.reversed_at is null)
    join public.bills b on b.id = p.bill_id left join public.bills c on c.id = p.settled_with
    where p.settled_with is not null and (o.id is null or b.is_credit = c.is_credit)`,
  'payables against open bills': `
    select * from (
      select organization_id, currency, sum(outstanding_minor) as expected from public.bills group by 1, 2
    ) b full join (
      select l.organization_id, l.currency, -sum(l.amount_minor) as kept from public.journal_lines l
      join public.accounts a on a.id = l.account_id and a.system_key = 'payables'
      join public.journal_entries e on e.id = l.entry_id left join public.journal_entries o on o.id = e.reverses_entry_id
      where coalesce(o.kind, e.kind) in ('bill', 'bill_payment') group by 1, 2
    ) j using (organization_id, currency)
    where coalesce(expected, 0) <> coalesce(kept, 0)`,
  'withheld and creditable taxes against posted bills': `
    select * from (
      select organization_id, currency, sum(itbis_withheld_minor + isr_withheld_minor) as withheld,
        sum((itbis_minor - itbis_to_cost_minor) * case when is_credit then -1 else 1 end) as creditable
      from public.bills where status in ('approved', 'partially_paid', 'paid') group by 1, 2
    ) b full join (
      select l.organization_id, l.currency, -sum(l.amount_minor) filter (where a.system_key = 'withholdings_payable') as kept_withheld,
        sum(l.amount_minor) filter (where a.system_key = 'creditable_itbis') as kept_creditable
      from public.journal_lines l join public.accounts a on a.id = l.account_id
      join public.journal_entries e on e.id = l.entry_id left join public.journal_entries o on o.id = e.reverses_entry_id
      where coalesce(o.kind, e.kind) = 'bill' group by 1, 2
    ) j using (organization_id, currency)
    where coalesce(withheld, 0) <> coalesce(kept_withheld, 0) or coalesce(creditable, 0) <> coalesce(kept_creditable, 0)`,
  'bank lines against their matches': `
    select l.id, l.amount_minor, l.matched_minor, m.recount from public.bank_lines l
    left join (select bank_line_id, sum(amount_minor) as recount from public.bank_matches group by 1) m on m.bank_line_id = l.id
    where l.matched_minor <> coalesce(m.recount, 0)`,
  'matches against lines of the books': `
    select m.id from public.bank_matches m join public.journal_lines j on j.id = m.journal_line_id
    join public.bank_lines l on l.id = m.bank_line_id join public.bank_accounts b on b.id = l.bank_account_id
    where j.amount_minor <> m.amount_minor or j.account_id <> b.account_id or j.currency <> b.currency`,
  'lines of the books that no bank line is': `
    select * from private.bank_open_lines o full join (
      select l.id from public.journal_lines l
      where exists (select 1 from public.bank_accounts b where b.organization_id = l.organization_id and b.account_id = l.account_id
          and b.currency = l.currency and b.opening_on <= l.occurred_on)
        and not exists (select 1 from public.bank_matches m where m.journal_line_id = l.id)
        -- What moves within one account no bank tells.
        and not exists (select 1 from public.journal_entries e left join public.journal_entries x on x.id = e.reverses_entry_id
          where e.id = l.entry_id and coalesce(x.kind, e.kind) = 'unit_move')
    ) r on r.id = o.journal_line_id
    left join public.journal_lines l on l.id = o.journal_line_id
    where r.id is null or o.journal_line_id is null or (o.organization_id, o.account_id, o.currency, o.occurred_on, o.amount_minor)
      is distinct from (l.organization_id, l.account_id, l.currency, l.occurred_on, l.amount_minor)`,
};
