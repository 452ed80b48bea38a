// Work orders in every state, for the cast.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { ExpenseRows } from '#tests/support/expense-rows.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';
import { askForQuotes, giveQuote, openWorkOrder, quoteOf } from '#tests/support/work-orders.ts';

type Place = Landlord & ExpenseRows & { propertyId: string };

export interface WorkOrderRows {
  draftId: string;
  /** A vendor gave a price, with a photo. */
  quotingId: string;
  quoteRequestId: string;
  quoteId: string;
  quoteToken: string;
  photoId: string;
  /** Above the limit of its property, asked for by the owner. */
  waitingId: string;
  approvedId: string;
  orderedId: string;
  doneId: string;
  /** The tenant pays; the bill is posted. */
  billedId: string;
}

/** Work orders of a request of each organization. @returns those of the last */
export async function addWorkOrders(
  sql: Sql,
  other: readonly [Place, string],
  [home, maintenanceId]: readonly [Place, string],
  today: string,
): Promise<WorkOrderRows> {
  await addRows(sql, ...other, today);
  return addRows(sql, home, maintenanceId, today);
}

/** What a request's work orders look like after a while. */
async function addRows(
  sql: Sql,
  landlord: Place,
  maintenanceId: string,
  today: string,
): Promise<WorkOrderRows> {
  const { owner, expenses, propertyId } = landlord;
  const { vendorId } = expenses;
  await verbs.setWorkLimit(sql, owner, { propertyId, currency: 'DOP', amountMinor: 100_000 });
  const open = (payer = 'owner') =>
    openWorkOrder(sql, owner, {
      maintenanceId,
      payer,
      lines: [{ description: 'Sellar la tubería', amount_minor: 40_000 }],
    });
  const agreed = async (amountMinor: number, payer?: string) => {
    const workOrderId = await open(payer);
    await verbs.agreeWork(sql, owner, { workOrderId, vendorId, amountMinor, tax: 'none' });
    return workOrderId;
  };
  const ordered = async (payer?: string) => {
    const workOrderId = await agreed(40_000, payer);
    await verbs.orderWork(sql, owner, { workOrderId });
    return workOrderId;
  };
  const done = async (payer?: string) => {
    const workOrderId = await ordered(payer);
    await verbs.finishWork(sql, owner, { workOrderId });
    return workOrderId;
  };
  const quotingId = await open();
  const [asked] = await askForQuotes(sql, owner, quotingId, [vendorId], today);
  const { id: quoteRequestId = '', token: quoteToken = '' } = asked ?? {};
  await giveQuote(sql, quoteToken, today);
  const photoId = randomUUID();
  await verbs.addQuotePhoto(sql, 'service', { token: quoteToken, photoId, client: '' });
  const billedId = await done('tenant');
  const billId = await verbs.billWorkOrder(sql, owner, {
    workOrderId: billedId,
    bill: {
      vendor_id: vendorId,
      property_id: propertyId,
      expense_kind: '02',
      billed_on: today,
      due_on: today,
      currency: 'DOP',
    },
    lines: [{ account_id: expenses.repairsId, description: 'Sellar', amount_minor: 40_000 }],
  });
  await verbs.submitBill(sql, owner, { billId });
  return {
    draftId: await open(),
    quotingId,
    quoteRequestId,
    quoteId: await quoteOf(sql, quoteRequestId),
    quoteToken,
    photoId,
    waitingId: await agreed(200_000),
    approvedId: await agreed(40_000),
    orderedId: await ordered(),
    doneId: await done(),
    billedId,
  };
}
