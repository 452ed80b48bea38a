import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { callWith } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { type BudgetCells, cellKey, monthsOfYear } from '#src/domain/books/budget-grid.ts';
import { naturalAmount } from '#src/domain/books/statements.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { allRows, fetchReportAccounts, fetchTotals } from '../reports/account-material.ts';

/** A budget: of a property, or of what belongs to none; or all of them added up, which nobody writes into. */
export interface BudgetKey {
  readonly year: number;
  readonly propertyId: string | null;
  readonly currency: CurrencyCode;
  /** All properties and what belongs to none; `propertyId` is null then. */
  readonly isEverything?: boolean;
}

async function fetchCells(organizationId: string, budget: BudgetKey): Promise<BudgetCells> {
  const { year, propertyId, currency, isEverything } = budget;
  let cells = select('budget_amounts', 'accountId, month, amountMinor', { organizationId, year, currency });
  if (!isEverything) cells = propertyId ? cells.eq('propertyId', propertyId) : cells.is('propertyId', null);
  const rows = await allRows((from, to) => cells.order('id').range(from, to));
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = cellKey({ accountId: row.accountId, month: row.month });
    sums.set(key, (sums.get(key) ?? 0) + row.amountMinor);
  }
  return sums;
}

async function fetchNotes(organizationId: string, budget: BudgetKey): Promise<ReadonlyMap<string, string>> {
  const { year, propertyId, currency, isEverything } = budget;
  let notes = select('budget_notes', 'accountId, note', { organizationId, year, currency });
  if (!isEverything) notes = propertyId ? notes.eq('propertyId', propertyId) : notes.is('propertyId', null);
  const rows = unwrap(await notes.order('id').limit(1000));
  const byAccount = Map.groupBy(rows, (row) => row.accountId);
  return new Map([...byAccount].map(([id, said]) => [id, said.map(({ note }) => note).join(' · ')]));
}

/** What accounts moved by in the year: of the property, of everything, or of what names no property. */
async function fetchMoved(organizationId: string, { year, propertyId, isEverything }: BudgetKey) {
  const client = getClient();
  if (propertyId || isEverything) {
    const totals = await fetchTotals(
      { client, organizationId, propertyIds: propertyId ? [propertyId] : null },
      { kind: 'budget_variance', basis: 'accrual' },
      { from: `${year}-01-01`, to: `${year}-12-31` },
    );
    return totals.months;
  }
  return unwrap(await callWith(client, 'report_unplaced_months', { organizationId, year }));
}

/** Income and expense accounts, with what they came to in the year, as people read it. */
async function fetchYear(organizationId: string, budget: BudgetKey) {
  const [accounts, moved] = await Promise.all([
    fetchReportAccounts(getClient(), organizationId),
    fetchMoved(organizationId, budget),
  ]);
  return accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .map((account) => {
      const own = moved.filter((one) => one.accountId === account.id && one.currency === budget.currency);
      return {
        ...account,
        /** January first. */
        actualMonths: monthsOfYear.map((month) =>
          naturalAmount(
            account.kind,
            own
              .filter((one) => Number(one.month.slice(5, 7)) === month)
              .reduce((sum, one) => sum + one.amountMinor, 0),
          ),
        ),
      };
    });
}
export type BudgetAccount = Awaited<ReturnType<typeof fetchYear>>[number];

export const budgetQueries = {
  all: ['budgets'] as const,
  cells: (organizationId: string, budget: BudgetKey) =>
    query(['budgets', organizationId, 'cells', budget], () => fetchCells(organizationId, budget)),
  notes: (organizationId: string, budget: BudgetKey) =>
    query(['budgets', organizationId, 'notes', budget], () => fetchNotes(organizationId, budget)),
  year: (organizationId: string, budget: BudgetKey) =>
    query(['budgets', organizationId, 'year', budget], () => fetchYear(organizationId, budget)),
};
