import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { type DraftDeduction, newDeduction } from './deduction-row.tsx';

const POSTED: readonly (string | null)[] = ['approved', 'partially_paid', 'paid'];

/** What a deposit pays of work: a deduction for each bill in its currency that stands, and was not kept before. */
export const workDeductions = (
  orders: readonly Pick<
    WorkOrder,
    'id' | 'title' | 'currency' | 'billStatus' | 'billTotalMinor' | 'chargedMinor' | 'chargeReversedAt'
  >[],
  currency: CurrencyCode,
): DraftDeduction[] =>
  orders
    .filter(
      (order) =>
        order.currency === currency &&
        POSTED.includes(order.billStatus) &&
        (order.chargedMinor === null || order.chargeReversedAt !== null),
    )
    .map((order) => ({
      ...newDeduction('repairs'),
      description: order.title,
      amountMinor: order.billTotalMinor,
      workOrderId: order.id,
    }));
