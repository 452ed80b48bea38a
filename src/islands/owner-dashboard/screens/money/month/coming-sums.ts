import type { ComingLine } from '#src/data/money/charging/queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';

export interface ComingSum {
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

/** The sum of what is to be charged in each currency that has something; pesos alone, and zero, when nothing has. */
export function comingSums(lines: readonly Pick<ComingLine, 'currency' | 'amountMinor'>[]): ComingSum[] {
  const sums = currencyCodes.map((currency) => ({
    currency,
    amountMinor: lines
      .filter((line) => line.currency === currency)
      .reduce((sum, line) => sum + line.amountMinor, 0),
  }));
  const some = sums.filter((sum) => sum.amountMinor !== 0);
  return some.length > 0 ? some : sums.slice(0, 1);
}

/** Why a line is charged, as the names of the sentences that tell it. */
export type ComingReason = 'rent' | 'part' | 'recurring' | 'lateFee';

export function reasonOf(
  line: Pick<ComingLine, 'kind' | 'amountMinor' | 'rentMinor' | 'lateSince'>,
): ComingReason {
  if (line.kind === 'late_fee') return 'lateFee';
  if (line.kind !== 'rent') return 'recurring';
  return line.rentMinor === null || line.rentMinor === line.amountMinor ? 'rent' : 'part';
}
