import type { LateFeeRuleRow } from '#src/data/money/charging/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** The rule that a lease without one of its own follows: its property's, else the organization's. */
export function widerRule(
  rules: readonly LateFeeRuleRow[],
  currency: CurrencyCode,
  propertyId: string | null,
): LateFeeRuleRow | undefined {
  return rules
    .filter((row) => row.currency === currency && !row.leaseId)
    .filter((row) => !row.propertyId || row.propertyId === propertyId)
    .toSorted((a, b) => Number(b.propertyId !== null) - Number(a.propertyId !== null))[0];
}
