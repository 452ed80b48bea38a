import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { listed } from '#src/data/foundation/search/searched.ts';
import { everyPage, PAGE_SIZE, type Page, rowsBehind, toPage } from '#src/data/keyset.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';
import { chargeKinds, currencyCodes } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';

export type Charge = Selected<'charges_list', typeof CHARGE_COLUMNS>;

/**
 * What the charges list can be asked for. `open` is not fully paid, `late` is open and past its due day; `from` and `to` are
 * due days, both included.
 */
export const chargeListSpec = {
  filters: {
    state: ['open', 'late'],
    kind: chargeKinds,
    currency: currencyCodes,
    property: 'any',
    lease: 'any',
    from: 'any',
    to: 'any',
  },
  sortColumns: ['due_on', 'amount_minor', 'outstanding_minor'],
  defaultSort: { column: 'due_on', direction: 'desc' },
} as const satisfies ListSpec;

export const CHARGE_COLUMNS =
  'id, leaseId, propertyId, kind, description, periodStart, periodEnd, dueOn, currency, amountMinor, allocatedMinor, creditedMinor, outstandingMinor, reversedAt, reversalReason, propertyName, unitLabel, tenantName, postingNumber';
const OF_A_LEASE = 120;
const EXPORT_PAGE = 500;

const MONTH_COLUMNS = 'currency, billedMinor, collectedMinor, expenseMinor';
const ARREARS_COLUMNS = 'currency, leaseCount, outstandingMinor';

/** A month's money and what is overdue today, as the database has it; an income account's credit is below zero. */
export interface MonthRows {
  readonly figures: Selected<'monthly_totals', typeof MONTH_COLUMNS>[];
  readonly arrears: Selected<'arrears', typeof ARREARS_COLUMNS>[];
  readonly income: readonly Pick<Row<'account_months'>, 'currency' | 'amountMinor'>[];
}

export const monthOfMoney = ({ figures, arrears, income }: MonthRows) => ({
  figures,
  arrears,
  income: income.map(({ currency, amountMinor }) => ({ currency, amountMinor: -amountMinor })),
});

/** The charges that the query asks for, in no order yet. */
function charges(organizationId: string, query: ListQuery, today: string) {
  const { state, kind, currency, property, lease, from, to } = query.filters;
  let rows = listed('charges_list', 'search_charges', CHARGE_COLUMNS, organizationId, query.search);
  if (state) rows = rows.gt('outstandingMinor', 0);
  if (state?.includes('late') && !state.includes('open')) rows = rows.lt('dueOn', today);
  if (kind) rows = rows.in('kind', kind as Charge['kind'][]);
  if (currency) rows = rows.in('currency', currency as Charge['currency'][]);
  if (property) rows = rows.in('propertyId', [...property]);
  if (from?.[0]) rows = rows.gte('dueOn', from[0]);
  if (to?.[0]) rows = rows.lte('dueOn', to[0]);
  if (lease) rows = rows.in('leaseId', [...lease]);
  return rows;
}

async function fetchCharges(
  organizationId: string,
  query: ListQuery,
  today: string,
  cursor: ListCursor | null,
  size = PAGE_SIZE,
): Promise<Page<Charge>> {
  const ask = () => charges(organizationId, query, today);
  const limit = size + 1;
  const ascending = query.sort.direction === 'asc';
  const rows = cursor
    ? await rowsBehind(ask, query.sort, cursor, limit)
    : unwrap(await ask().order(query.sort.column, { ascending }).order('id', { ascending }).limit(limit));
  return toPage(rows as Charge[], query.sort, 'id', size);
}

/** Every charge that the query finds, for a file: page after page, so that no answer is too long. */
export const chargePages = (organizationId: string, query: ListQuery, today: string) =>
  everyPage((cursor) => fetchCharges(organizationId, query, today, cursor, EXPORT_PAGE));

/** What tenants owe. */
export const chargeQueries = {
  all: ['charges'] as const,
  /** @param today the organisation's day, which decides what is late */
  list: (organizationId: string, query: ListQuery, today: string) =>
    pagesQuery(
      ['charges', organizationId, 'list', { ...query, cursor: null }, today],
      (cursor) => fetchCharges(organizationId, query, today, cursor),
      query.cursor,
    ),
  /** The newest charges of a lease, reversed ones too. */
  ofLease: (organizationId: string, leaseId: string) =>
    rowsQuery(['charges', organizationId, 'lease', leaseId], () =>
      select('charges_list', CHARGE_COLUMNS, { organizationId, leaseId })
        .order('dueOn', { ascending: false })
        .order('id', { ascending: false })
        .limit(OF_A_LEASE),
    ),
  /** The charges of a lease that a payment would pay. */
  openOfLease: (organizationId: string, leaseId: string) =>
    rowsQuery(['charges', organizationId, 'lease', leaseId, 'open'], () =>
      select('charges_list', CHARGE_COLUMNS, { organizationId, leaseId })
        .gt('outstandingMinor', 0)
        .order('dueOn')
        .order('id'),
    ),
  /**
   * Billed, collected and spent in a month per currency, and what is late today; deposits stay out. What was earned is what
   * the month's income statement reads: the books' income accounts, without ITBIS and opening balances.
   */
  month: (organizationId: string, month: IsoMonth) =>
    query(['charges', organizationId, 'month', month], async () => {
      const client = getClient();
      const [months, arrears, income] = await Promise.all([
        select('monthly_totals', MONTH_COLUMNS, {
          organizationId,
          month: `${month}-01`,
        }).order('currency'),
        select('arrears', ARREARS_COLUMNS, { organizationId }).order('currency'),
        client
          .from('account_months')
          .select('currency, amountMinor, accounts!inner(kind)')
          .eq('organizationId', organizationId)
          .eq('basis', 'accrual')
          .eq('month', `${month}-01`)
          .eq('accounts.kind', 'income')
          .order('accountId')
          .order('currency'),
      ]);
      return monthOfMoney({
        figures: unwrap(months),
        arrears: unwrap(arrears),
        income: unwrap(income),
      });
    }),
};
