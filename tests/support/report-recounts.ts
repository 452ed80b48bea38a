/** As the recounts of ledger.ts: rows where what reports read differs from the journal that it is kept of. */
export const reportRecounts: Readonly<Record<string, string>> = {
  'days and numbers of lines': `
    select l.id, l.occurred_on, l.entry_number from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
    where (l.occurred_on, l.entry_number) is distinct from (e.occurred_on, e.entry_number)`,
  'properties of what payments pay': `
    select a.id from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.property_id <> c.property_id`,
  'years of accounts': `
    with recount as (
      select o.id as organization_id, b.basis, extract(year from m.occurred_on)::integer as year, m.account_id, m.currency,
        sum(m.amount_minor) as recount
      from public.organizations o cross join unnest(enum_range(null::public.accounting_basis)) b (basis)
      cross join lateral private.journal_movements(o.id, '1900-01-01', '2300-01-01', b.basis) m group by 1, 2, 3, 4, 5)
    select * from private.account_years t full join recount r using (organization_id, basis, year, account_id, currency)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
  'years of accounts by property': `
    with recount as (
      select o.id as organization_id, m.property_id, b.basis, extract(year from m.occurred_on)::integer as year, m.account_id,
        m.currency, sum(m.amount_minor) as recount
      from public.organizations o cross join unnest(enum_range(null::public.accounting_basis)) b (basis)
      cross join lateral private.journal_movements(o.id, '1900-01-01', '2300-01-01', b.basis) m
      where m.property_id is not null group by 1, 2, 3, 4, 5, 6)
    select * from private.property_account_years t
    full join recount r using (organization_id, property_id, basis, year, account_id, currency)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
  'years of leases': `
    with recount as (
      select l.organization_id, l.lease_id, extract(year from e.occurred_on)::integer as year, l.account_id, sum(l.amount_minor) as recount
      from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
      join public.accounts a on a.id = l.account_id and a.system_key in ('receivables', 'prepaid_rent', 'deposits_held')
      where l.lease_id is not null group by 1, 2, 3, 4)
    select * from private.lease_account_years t full join recount r using (organization_id, lease_id, year, account_id)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
};
