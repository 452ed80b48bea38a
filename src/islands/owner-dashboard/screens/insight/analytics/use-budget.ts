import { useQuery } from '@tanstack/react-query';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { kindOfPeriod } from '#src/domain/foundation/period.ts';
import type { AnalysisRequest } from '#src/domain/insight/analysis/request.ts';
import { budgetLines } from '#src/i18n/reports/budget.ts';
import { useOrganization } from '#src/islands/shell/session.ts';

/**
 * The planned net operating income in minor units: income less operating expenses. Null where there is no plan, or none of what
 * is asked for: plans are of whole months, and of properties.
 */
export function useBudget({ period, currency, scope }: AnalysisRequest): number | null {
  const { id } = useOrganization();
  const { property, ...others } = scope;
  const isPlanned = kindOfPeriod(period) !== 'days' && Object.keys(others).length === 0;
  const request: ReportRequest = {
    ...{ kind: 'budget_variance', period, comparison: 'none', currency, basis: 'accrual' },
    ...{ propertyId: property ?? null, owner: null },
  };
  const { data } = useQuery({ ...reportQueries.report(id, request), enabled: isPlanned });
  if (!isPlanned || data?.kind !== 'budget_variance' || data.budget.length === 0) return null;
  const lines = budgetLines(data, request).filter(
    ({ account }) => account.kind === 'income' || account.subtype === 'operating_expense',
  );
  if (lines.every(({ budgetMinor }) => budgetMinor === 0)) return null;
  return lines.reduce(
    (sum, { account, budgetMinor }) => sum + (account.kind === 'income' ? budgetMinor : -budgetMinor),
    0,
  );
}
