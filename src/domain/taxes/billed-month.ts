import type { CurrencyCode } from '../foundation/enums.ts';
import type { Problem } from './problems.ts';

/** The charges of a month that a fiscal receipt is for, in one currency, and those of them that have none. */
export interface BilledMonth {
  readonly currency: CurrencyCode;
  readonly billedCount: number;
  readonly missingCount: number;
  readonly missingMinor: number;
  /** Of those without a receipt, those of shops and of furnished dwellings: their ITBIS is not charged yet either. */
  readonly untaxedCount: number;
}

/** Those with charges that have no receipt. */
export function withoutReceipts(billed: readonly BilledMonth[]): BilledMonth[] {
  return billed.filter(({ missingCount }) => missingCount > 0);
}

/** One warning for all charges of the month without a receipt: none of them is in the form. */
export function checkReceipts(billed: readonly BilledMonth[]): Problem[] {
  if (withoutReceipts(billed).length === 0) return [];
  const whole = { column: null, ncf: null, recordId: null } as const;
  return [{ ...whole, severity: 'warning', reason: 'receipts_missing', place: 'charges' }];
}
