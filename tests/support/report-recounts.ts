/** A span of days that sums of accounts are kept for: its column, and what that is of a movement `m`. */
interface Span {
  column: string;
  of: string;
}
const MONTH: Span = { column: 'month', of: "date_trunc('month', m.occurred_on)::date" };
const YEAR: Span = { column: 'year', of: 'extract(year from m.occurred_on)::integer' };

/** @param property the column of those whose movements are kept apart, when they are */
function ofAccounts(table: string, span: Span, property?: 'property_id'): string {
  const own = property ? [property] : [];
  const hasDebits = span === MONTH;
  const keys = ['organization_id', ...own, 'basis', span.column, 'account_id', 'currency'];
  const found = [
    'o.id as organization_id',
    ...own.map((key) => `m.${key}`),
    'b.basis',
    `${span.of} as ${span.column}`,
  ];
  return `
    with recount as (
      select ${found.join(', ')}, m.account_id, m.currency, sum(m.amount_minor) as recount,
        sum(greatest(m.amount_minor, 0)) as debits
      from public.organizations o cross join unnest(enum_range(null::public.accounting_basis)) b (basis)
      cross join lateral private.journal_movements(o.id, '1900-01-01', '2300-01-01', b.basis) m
      ${own.map((key) => `where m.${key} is not null`).join()} group by ${keys.map((_, index) => index + 1).join(', ')})
    select * from ${table} t full join recount r using (${keys.join(', ')})
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)
      ${hasDebits ? 'or coalesce(t.debit_minor, 0) <> coalesce(r.debits, 0)' : ''}`;
}

/** As the recounts of ledger.ts: rows where what reports read differs from the journal that it is kept of. */
export const reportRecounts: Readonly<Record<string, string>> = {
  'days and numbers of lines': `
    select l.id, l.occurred_on, l.entry_number from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
    where (l.occurred_on, l.entry_number) is distinct from (e.occurred_on, e.entry_number)`,
  'properties of what payments pay': `
    select a.id from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.property_id <> c.property_id`,
  'months of accounts': ofAccounts('public.account_months', MONTH),
  'months of accounts by property': ofAccounts('public.property_account_months', MONTH, 'property_id'),
  'years of accounts': ofAccounts('private.account_years', YEAR),
  'years of accounts by property': ofAccounts('private.property_account_years', YEAR, 'property_id'),
  'years of leases': `
    with recount as (
      select l.organization_id, l.lease_id, extract(year from e.occurred_on)::integer as year, l.account_id, sum(l.amount_minor) as recount
      from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
      join public.accounts a on a.id = l.account_id and a.system_key in ('receivables', 'prepaid_rent', 'deposits_held')
      where l.lease_id is not null group by 1, 2, 3, 4)
    select * from private.lease_account_years t full join recount r using (organization_id, lease_id, year, account_id)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
  'what is due to owners by property': `
    with recount as (
      select o.id as organization_id, m.property_id, m.currency, -sum(m.amount_minor) as recount
      from public.organizations o cross join unnest(enum_range(null::public.accounting_basis)) b (basis)
      cross join lateral private.journal_movements(o.id, '1900-01-01', '2300-01-01', b.basis) m
      join public.accounts a on a.id = m.account_id
      where m.property_id is not null and case b.basis when 'cash' then a.kind in ('income', 'expense') else a.system_key = 'owner_draw' end
      group by 1, 2, 3)
    select * from private.property_dues t full join recount r using (organization_id, property_id, currency)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
  "what accounts of owners' money hold by property": `
    with kept as (
      select account_id, currency, coalesce(property_id, organization_id) as place, amount_minor from private.owners_cash
    ), recount as (
      select l.account_id, l.currency, coalesce(l.property_id, l.organization_id) as place, sum(l.amount_minor) as recount
      from public.journal_lines l join public.accounts a on a.id = l.account_id and a.held_for = 'owners' group by 1, 2, 3)
    select * from kept t full join recount r using (account_id, currency, place)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
};
