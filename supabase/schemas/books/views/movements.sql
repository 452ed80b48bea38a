-- Reports read what stood before a period from the years, and the days within a month from the rows of what is asked for.
create view private.movements as
select 'accrual'::public.accounting_basis as basis, 'line'::text as source, l.id, l.organization_id, l.entry_id, l.occurred_on,
  l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
from public.accounts a
join public.journal_lines l on l.organization_id = a.organization_id and l.account_id = a.id
union all
select 'cash', 'line', l.id, l.organization_id, l.entry_id, l.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency,
  l.amount_minor
from public.accounts a
join public.journal_lines l on l.organization_id = a.organization_id and l.account_id = a.id
join public.journal_entries e on e.id = l.entry_id
left join public.journal_entries r on r.id = e.reverses_entry_id
-- What is said of receivables here again spares a look at the entry of every other line.
where a.system_key is distinct from 'receivables' and private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key)
union all
select 'cash', 'allocation', p.id, p.organization_id, p.entry_id, p.occurred_on, a.id, p.property_id, p.lease_id, p.currency,
  -p.amount_minor
from public.payment_allocations p
join public.charges c on c.id = p.charge_id
join public.accounts a on a.organization_id = p.organization_id and a.system_key = private.income_account(c.kind)
union all
select 'cash', 'bill', b.id, b.organization_id, b.entry_id, b.occurred_on, b.account_id, b.property_id, null, b.currency, b.amount_minor
from public.bill_payment_parts b;
revoke all on private.movements from public;
comment on view private.movements is
  'What moves accounts, by either basis: lines of the journal; on cash basis without what is owed, and with the parts of payments that pay charges and bills. Lines are joined to accounts so that an index of account and day serves all of an organisation.';
