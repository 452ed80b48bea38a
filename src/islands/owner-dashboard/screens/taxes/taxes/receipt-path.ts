import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { monthOf } from '#src/domain/foundation/months.ts';

/** What the list of receipts looks for, in its address. */
export const SEARCH = 'q';

/** The list of receipts with one alone. */
export function receiptPath({ ncf, issuedOn }: { ncf: string; issuedOn: IsoDate }): string {
  return `/finance/taxes/receipts?${new URLSearchParams({ month: monthOf(issuedOn), [SEARCH]: ncf })}`;
}
