/** As the recounts of ledger.ts: rows where the cash basis differs from the payments and the cash that it is made of. */
export const cashBasisRecounts: Readonly<Record<string, string>> = {
  'the cash basis, whose every day sums to zero': `
    select o.id, m.occurred_on, m.currency, sum(m.amount_minor) from public.organizations o
    cross join lateral private.journal_movements(o.id, '1900-01-01', '2300-01-01', 'cash') m
    group by 1, 2, 3 having sum(m.amount_minor) <> 0`,
  'the cash basis against the movements of cash': `
    with moved as (
      select l.organization_id, l.currency, sum(l.amount_minor) as amount from public.journal_lines l
      join public.accounts a on a.id = l.account_id where a.subtype = 'cash' group by 1, 2
    ), basis as (
      select t.organization_id, t.currency, -coalesce(sum(t.amount_minor) filter (where a.subtype <> 'cash'), 0) as explained,
        coalesce(sum(t.amount_minor) filter (where a.subtype = 'cash'), 0) as cash
      from public.account_months t join public.accounts a on a.id = t.account_id where t.basis = 'cash' group by 1, 2)
    select * from moved m full join basis b using (organization_id, currency)
    where coalesce(m.amount, 0) <> coalesce(b.explained, 0) or coalesce(m.amount, 0) <> coalesce(b.cash, 0)`,
  'what is owed, which has no place in the cash basis': `
    select a.system_key, m.* from public.organizations o
    cross join lateral private.journal_movements(o.id, '1900-01-01', '2300-01-01', 'cash') m
    join public.accounts a on a.id = m.account_id join public.journal_entries e on e.id = m.entry_id
    where a.system_key = 'receivables' or (a.system_key = 'payables' and e.kind in ('bill', 'bill_payment'))`,
  'parts of payments of bills': `
    select p.id, p.amount_minor, p.reversed_at, sum(t.amount_minor) from public.bill_payments p
    join public.bills b on b.id = p.bill_id
    left join public.bill_payment_parts t on t.bill_payment_id = p.id
    group by p.id, b.is_credit having coalesce(sum(t.amount_minor), 0)
      <> case when p.reversed_at is not null then 0 when b.is_credit then -p.amount_minor else p.amount_minor end`,
  'lines of bills against what was paid of them': `
    select b.id, b.status, l.id, l.amount_minor, t.paid
    from public.bills b
    join public.journal_lines l on l.entry_id = b.entry_id
    join public.accounts a on a.id = l.account_id and a.system_key is distinct from 'payables'
    left join lateral (
      select coalesce(sum(p.amount_minor), 0) as paid from public.bill_payment_parts p where p.bill_line_id = l.id) t on true
    where b.status = 'paid' and t.paid <> l.amount_minor or b.paid_minor = 0 and t.paid <> 0
      or abs(t.paid - l.amount_minor::numeric * b.paid_minor / nullif(b.payable_minor, 0)) > 2`,
};
