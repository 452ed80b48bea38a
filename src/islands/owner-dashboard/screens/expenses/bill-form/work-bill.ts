import type { Vendor } from '#src/data/expenses/vendors/queries.ts';
import type { WorkOrder, WorkOrderLine } from '#src/data/maintenance/work-orders.ts';
import { itbisKindOf } from '#src/domain/expenses/bill.ts';
import { type BillForm, newBill } from './bill-schema.ts';

interface Known {
  readonly today: string;
  readonly vendor: Pick<Vendor, 'accountId' | 'expenseKind'> | undefined;
  /** The account of repairs, where the vendor has no usual one. */
  readonly repairsId: string | null;
}

/** The form of a bill as far as its work says it: the lines where their amounts are the price, else one line. */
export function billOfWork(order: WorkOrder, lines: readonly WorkOrderLine[], known: Known): BillForm {
  const { today, vendor, repairsId } = known;
  const accountId = vendor?.accountId ?? repairsId;
  const netMinor = order.netMinor ?? 0;
  const sum = lines.reduce((minor, line) => minor + (line.amountMinor ?? 0), 0);
  const isPriced = lines.length > 0 && sum === netMinor && lines.every((line) => line.amountMinor !== null);
  const start = newBill(today, order.currency);
  return {
    ...start,
    vendorId: order.vendorId,
    propertyId: order.propertyId,
    unitId: order.unitId,
    expenseKind: (vendor?.expenseKind as BillForm['expenseKind'] | null | undefined) ?? start.expenseKind,
    lines: isPriced
      ? lines.map(({ description, isGoods, amountMinor }) => ({
          accountId,
          description,
          nature: isGoods ? ('goods' as const) : ('services' as const),
          amountMinor,
        }))
      : [{ accountId, description: order.title, nature: 'services', amountMinor: order.netMinor }],
    itbisKind: itbisKindOf(order.itbisMinor, netMinor),
    itbisMinor: order.itbisMinor || null,
  };
}
