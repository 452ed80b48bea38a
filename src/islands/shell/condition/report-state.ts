import type { ConditionReport } from '#src/data/community/condition/queries.ts';

export type Side = 'office' | 'tenant';
export type ReportState = 'none' | 'open' | 'waiting' | 'yours' | 'confirmed';

type Confirmations = Pick<ConditionReport, 'officeConfirmedAt' | 'tenantConfirmedAt'>;

/** How far a report has come, for the reader's side. */
export function stateOf(report: Confirmations | undefined, side: Side): ReportState {
  if (!report) return 'none';
  const office = report.officeConfirmedAt !== null;
  const tenant = report.tenantConfirmedAt !== null;
  if (office && tenant) return 'confirmed';
  if (!office && !tenant) return 'open';
  return office === (side === 'office') ? 'waiting' : 'yours';
}
