import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';

/** Whether its bill stands in the books. */
export const isPosted = ({ billStatus }: Pick<WorkOrder, 'billStatus'>): boolean =>
  billStatus === 'approved' || billStatus === 'partially_paid' || billStatus === 'paid';

/** Whether a charge that stands carries the cost to the lease. */
export const isCharged = ({
  chargedMinor,
  chargeReversedAt,
}: Pick<WorkOrder, 'chargedMinor' | 'chargeReversedAt'>): boolean =>
  chargedMinor !== null && chargeReversedAt === null;
