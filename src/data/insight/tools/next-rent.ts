import type { Client } from '#src/data/client.ts';
import { selectWith } from '#src/data/rows.ts';
import { holdsUnit, isClosed } from '#src/domain/leasing/lease.ts';
import { type ChargedLease, nextRentCharge } from '#src/domain/money/next-rent.ts';
import type { RentCharge } from '#src/domain/money/rent-schedule.ts';
import { counted } from './answer.ts';

interface LeaseRow extends Omit<ChargedLease, 'rentSteps' | 'lastDay'> {
  readonly id: string;
  readonly endsOn: string;
  readonly endedOn: string | null;
}

/** The next rent of a lease that is not charged yet; null of one that is over or not agreed, or that ends before it. */
export async function nextRentOf(client: Client, lease: LeaseRow): Promise<RentCharge | null> {
  if (isClosed(lease.status) || !holdsUnit(lease.status)) return null;
  const steps = await counted<{ startsOn: string; rentMinor: number }>(
    selectWith(client, 'lease_rent_steps', 'startsOn, rentMinor', { leaseId: lease.id }).order('startsOn'),
  );
  return nextRentCharge({
    ...lease,
    lastDay: lastDayOf(lease),
    rentSteps: steps.rows.map(({ startsOn, rentMinor }) => ({ startsOn, amountMinor: rentMinor })),
  });
}

/** The last day of a lease; null while it runs on from month to month. */
export const lastDayOf = ({
  status,
  endsOn,
  endedOn,
}: Omit<LeaseRow, keyof ChargedLease> & Pick<LeaseRow, 'status'>) =>
  endedOn ?? (status === 'month_to_month' ? null : endsOn);
