import type { CardFeePayer } from '../foundation/enums.ts';

export interface CardFeeRule {
  readonly feePayer: CardFeePayer;
  /** Hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** Minor units. */
  readonly feeFixedMinor: number;
}

const WHOLE_BASIS_POINTS = 10_000n;

/**
 * What paying an amount by card costs the tenant, in minor units, rounded half up; nothing where the landlord pays it.
 * `private.card_fee` in the database decides; a test holds the two equal.
 */
export function cardFee(
  amountMinor: number,
  { feePayer, feeBasisPoints, feeFixedMinor }: CardFeeRule,
): number {
  if (feePayer !== 'tenant') return 0;
  const part = BigInt(amountMinor) * BigInt(feeBasisPoints);
  return Number((part * 2n + WHOLE_BASIS_POINTS) / (WHOLE_BASIS_POINTS * 2n)) + feeFixedMinor;
}
