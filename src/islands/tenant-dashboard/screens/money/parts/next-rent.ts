import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { nextRentCharge } from '#src/domain/money/next-rent.ts';
import type { RentCharge, RentStep } from '#src/domain/money/rent-schedule.ts';
import { phaseOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/lease-order.ts';
import { lastDayOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/place.ts';

/** The first rent that is not charged yet, or null when the lease ends before it. */
export function nextRent(lease: TenantLease, rentSteps: readonly RentStep[]): RentCharge | null {
  return phaseOf(lease) === 'former'
    ? null
    : nextRentCharge({ ...lease, rentSteps, lastDay: lastDayOf(lease) });
}
