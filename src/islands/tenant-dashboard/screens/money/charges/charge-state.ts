import type { TenantCharge } from '#src/data/leasing/tenancy/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';

export type ChargeState = 'paid' | 'part' | 'open' | 'late' | 'reported' | 'reversed';

/**
 * Late counts before partly paid: what is left of it is late. The due day itself is not late.
 * @param isReported whether payments that wait for the landlord would pay the charge whole
 */
export function chargeState(
  charge: Pick<TenantCharge, 'amount_minor' | 'outstanding_minor' | 'due_on' | 'reversed_at'>,
  today: IsoDate,
  isReported = false,
): ChargeState {
  if (charge.reversed_at !== null) return 'reversed';
  if (charge.outstanding_minor === 0) return 'paid';
  if (isReported) return 'reported';
  if (charge.due_on < today) return 'late';
  return charge.outstanding_minor < charge.amount_minor ? 'part' : 'open';
}
