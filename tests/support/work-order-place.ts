// A landlord with a lease, vendors and a request, for stories of work orders; and what an office does with them.
import type { Sql } from 'postgres';
import { act } from '#tests/support/actors.ts';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';
import { askForQuotes, giveQuote, openWorkOrder } from '#tests/support/work-orders.ts';

export type WorkPlace = Awaited<ReturnType<typeof createWorkPlace>>;

/** @param name of the landlord, another in each file */
export async function createWorkPlace(sql: Sql, name: string) {
  const place = await createRentable(sql, name);
  const { landlord, owner, propertyId, unitId, personId } = place;
  const today = await todayOf(sql, landlord);
  const vendorId = await addVendor(sql, landlord, 'Plomería Norte', { email: 'norte@example.test' });
  const otherVendorId = await addVendor(sql, landlord, 'Plomería Sur');
  const leaseId = await verbs.createLease(sql, owner, {
    unitId,
    personIds: [personId],
    startsOn: today,
    endsOn: '2039-12-31',
  });
  const runToday = () => runJobs(sql, `${today}T16:00:00Z`);
  await runToday();
  await act(
    sql,
    owner,
    (transaction) => transaction`update public.people set phone = '8095550101' where id = ${personId}`,
  );
  const openRequest = (unit: string | null) =>
    verbs.openMaintenance(sql, owner, {
      propertyId,
      unitId: unit,
      category: 'plumbing',
      priority: 'medium',
      title: 'Gotea el techo',
      isShared: true,
    });
  const maintenanceId = await openRequest(unitId);
  const open = (more = {}) => openWorkOrder(sql, owner, { maintenanceId, ...more });
  const agree = (workOrderId: string, amountMinor = 100_000) =>
    verbs.agreeWork(sql, owner, { workOrderId, vendorId, amountMinor, tax: 'none' });
  return {
    ...place,
    ...{ today, vendorId, otherVendorId, leaseId, maintenanceId, runToday, openRequest, open, agree },
    ask: (workOrderId: string, vendors = [vendorId], more = {}) =>
      askForQuotes(sql, owner, workOrderId, vendors, today, more),
    give: (token: string, more = {}) => giveQuote(sql, token, today, more),
    /** Work that is done, for RD$1,000. */
    async done(more = {}) {
      const workOrderId = await open(more);
      await agree(workOrderId);
      await verbs.orderWork(sql, owner, { workOrderId });
      await verbs.finishWork(sql, owner, { workOrderId });
      return workOrderId;
    },
    /** The bill of it, a draft. */
    async bill(workOrderId: string, more = {}) {
      return verbs.billWorkOrder(sql, owner, {
        workOrderId,
        bill: {
          ...{ vendor_id: vendorId, property_id: propertyId, unit_id: unitId, expense_kind: '02' },
          ...{ billed_on: today, due_on: today, currency: 'DOP' },
          ...more,
        },
        lines: [
          {
            account_id: await accountOf(sql, landlord.organizationId, 'repairs'),
            description: 'Sellar',
            amount_minor: 100_000,
          },
        ],
      });
    },
  };
}
