import { queryOptions } from '@tanstack/react-query';
import { type BudgetCells, cellKey } from '#src/domain/budget-grid.ts';
import type { CurrencyCode } from '#src/domain/enums.ts';
import { naturalAmount } from '#src/domain/statements.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { fetchReportAccounts, fetchTotals } from '../reports/account-material.ts';

/** A budget: of a property, or of what belongs to none. */
export interface BudgetKey {
  readonly year: number;
  readonly propertyId: string | null;
  readonly currency: CurrencyCode;
}

async function fetchCells(organizationId: string, budget: BudgetKey): Promise<BudgetCells> {
  const { year, propertyId, currency } = budget;
  let cells = getClient()
    .from('budget_amounts')
    .select('account_id, month, amount_minor')
    .eq('organization_id', organizationId)
    .eq('year', year)
    .eq('currency', currency);
  cells = propertyId ? cells.eq('property_id', propertyId) : cells.is('property_id', null);
  // An account has twelve cells: a chart of eighty accounts fits.
  const rows = unwrap(await cells.limit(1000));
  return new Map(
    rows.map((row) => [cellKey({ accountId: row.account_id, month: row.month }), row.amount_minor]),
  );
}

async function fetchNotes(organizationId: string, budget: BudgetKey): Promise<ReadonlyMap<string, string>> {
  const { year, propertyId, currency } = budget;
  let notes = getClient()
    .from('budget_notes')
    .select('account_id, note')
    .eq('organization_id', organizationId)
    .eq('year', year)
    .eq('currency', currency);
  notes = propertyId ? notes.eq('property_id', propertyId) : notes.is('property_id', null);
  return new Map(unwrap(await notes.limit(1000)).map((row) => [row.account_id, row.note]));
}

/** Income and expense accounts, with what they came to in the year, as people read it. */
async function fetchYear(organizationId: string, { year, propertyId, currency }: BudgetKey) {
  const client = getClient();
  const [accounts, totals] = await Promise.all([
    fetchReportAccounts(client, organizationId),
    fetchTotals(
      { client, organizationId, propertyIds: propertyId ? [propertyId] : null },
      { kind: 'budget_variance', basis: 'accrual' },
      { from: `${year}-01-01`, to: `${year}-12-31` },
    ),
  ]);
  return accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .map((account) => ({
      ...account,
      actualMinor: naturalAmount(
        account.kind,
        totals.months
          .filter((one) => one.accountId === account.id && one.currency === currency)
          .reduce((sum, one) => sum + one.amountMinor, 0),
      ),
    }));
}
export type BudgetAccount = Awaited<ReturnType<typeof fetchYear>>[number];

export const budgetQueries = {
  all: ['budgets'] as const,
  cells: (organizationId: string, budget: BudgetKey) =>
    queryOptions({
      queryKey: ['budgets', organizationId, 'cells', budget],
      queryFn: () => fetchCells(organizationId, budget),
    }),
  notes: (organizationId: string, budget: BudgetKey) =>
    queryOptions({
      queryKey: ['budgets', organizationId, 'notes', budget],
      queryFn: () => fetchNotes(organizationId, budget),
    }),
  year: (organizationId: string, budget: BudgetKey) =>
    queryOptions({
      queryKey: ['budgets', organizationId, 'year', budget],
      queryFn: () => fetchYear(organizationId, budget),
    }),
};
