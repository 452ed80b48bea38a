import type { TenantCharge } from '#src/data/leasing/tenancy/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';

export type ChargeState = 'paid' | 'part' | 'open' | 'late' | 'reported' | 'reversed';

/**
 * Late counts before partly paid: what is left of it is late. The due day itself is not late.
 * @param isReported whether payments that wait for the landlord would pay the charge whole
 */
export function chargeState(
  charge: Pick<TenantCharge, 'amountMinor' | 'outstandingMinor' | 'dueOn' | 'reversedAt'>,
  today: IsoDate,
  isReported = false,
): ChargeState {
  if (charge.reversedAt !== null) return 'reversed';
  if (charge.outstandingMinor === 0) return 'paid';
  if (isReported) return 'reported';
  if (charge.dueOn < today) return 'late';
  return charge.outstandingMinor < charge.amountMinor ? 'part' : 'open';
}
