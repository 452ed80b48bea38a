import type { Sql } from 'postgres';
import { accountOf, addVendor } from '#tests/support/expenses.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A person whose check digit is right. */
export const PLUMBER = {
  name: 'Ramón Ureña',
  identity_type: 'cedula',
  identity_number: '00112345673',
} as const;

/** For the cast, which has a range: a receipt of purchases that was given out, and a posted bill that waits for one. */
export async function addPurchaseReceiptRows(sql: Sql, landlord: Landlord, today: string) {
  const { owner, organizationId } = landlord;
  const { name, ...identity } = PLUMBER;
  const vendorId = await addVendor(sql, landlord, name, identity);
  const repairsId = await accountOf(sql, organizationId, 'repairs');
  const post = async (more: object) => {
    const billId = await verbs.saveBill(sql, owner, {
      organizationId,
      bill: {
        vendor_id: vendorId,
        expense_kind: '02',
        billed_on: today,
        due_on: today,
        currency: 'DOP',
        ...more,
      },
      lines: [{ account_id: repairsId, description: 'Plomería', amount_minor: 5_000 }],
    });
    await verbs.submitBill(sql, owner, { billId });
    return billId;
  };
  await post({ purchase_receipt_kind: 'purchases' });
  return { unnumberedBillId: await post({}) };
}
