import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { type RentCharge, type RentStep, rentCharges } from '#src/domain/money/rent-schedule.ts';
import { phaseOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/lease-order.ts';
import { lastDayOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/place.ts';

/** Rent-free months are skipped, but not without end. */
const MONTHS_AHEAD = 12;

/** The first rent that is not charged yet, or null when the lease ends before it. */
export function nextRent(lease: TenantLease, rentSteps: readonly RentStep[]): RentCharge | null {
  if (phaseOf(lease) === 'former' || rentSteps.length === 0) return null;
  const from = lease.chargedThrough ? shiftMonth(monthOf(lease.chargedThrough), 1) : monthOf(lease.billFrom);
  const terms = {
    startsOn: lease.billFrom,
    endsOn: lastDayOf(lease),
    openEnded: lease.status === 'month_to_month',
    rentSteps,
    dueDay: lease.dueDay,
    prorationMethod: lease.prorationMethod,
  };
  if (terms.endsOn !== null && terms.endsOn < terms.startsOn) return null;
  return rentCharges(terms, from, shiftMonth(from, MONTHS_AHEAD))[0] ?? null;
}
