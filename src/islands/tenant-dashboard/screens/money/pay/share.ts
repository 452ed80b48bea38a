import type { PlanPayment } from '#src/domain/money/plan-progress.ts';

/** How much of what is owed: what a plan asks for next, all of it, or what is typed. */
export type Share = 'instalment' | 'all' | 'part';

/** What there is to pay. Amounts are minor units. */
export interface Owed {
  /** What is owed and not yet reported. */
  readonly remainingMinor: number;
  /** What a plan asks for next; null without one. */
  readonly instalment: PlanPayment | null;
}

/** The shares that may be chosen, the usual one first. One that is all of it is not offered apart. */
export function sharesOf({ remainingMinor, instalment }: Owed): readonly Share[] {
  if (remainingMinor <= 0) return ['part'];
  const isLess = instalment !== null && instalment.amountMinor < remainingMinor;
  return isLess ? ['instalment', 'all', 'part'] : ['all', 'part'];
}

/** What is paid by a share as things stand now; zero while nothing that can be read is typed. */
export function amountOf(
  share: Share,
  { remainingMinor, instalment }: Owed,
  partMinor: number | null,
): number {
  if (share === 'part') return partMinor ?? 0;
  return share === 'instalment' && instalment ? instalment.amountMinor : remainingMinor;
}
