import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import { accountOf, addVendor, type BillLineInput } from '#tests/support/expenses.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const KEYS = ['repairs', 'insurance', 'receivables', 'operating_cash', 'condominium_fees'] as const;

/** A landlord with a vendor, and the actions of its bills. */
export async function createBillPlace(sql: Sql, name: string) {
  const place = await createRentable(sql, name);
  const { landlord, owner, propertyId } = place;
  const today = await todayOf(sql, landlord);
  const vendorId = await addVendor(sql, landlord, 'Electricidad Díaz', {
    identity_type: 'rnc',
    identity_number: '101023122',
  });
  const accounts = {} as Record<(typeof KEYS)[number], string>;
  for (const key of KEYS) accounts[key] = await accountOf(sql, landlord.organizationId, key);
  const save = (bill: Record<string, unknown> = {}, lines?: BillLineInput[], billId?: string) =>
    verbs.saveBill(sql, owner, {
      organizationId: landlord.organizationId,
      bill: {
        vendor_id: vendorId,
        property_id: propertyId,
        expense_kind: '02',
        billed_on: today,
        due_on: addDays(today, 15),
        currency: 'DOP',
        ...bill,
      },
      lines: lines ?? [{ account_id: accounts.repairs, description: 'Reparación', amount_minor: 1_000_000 }],
      ...(billId && { billId }),
    });
  const submit = (billId: string) => verbs.submitBill(sql, owner, { billId });
  const pay = (billId: string, amountMinor: number, more: object = {}) =>
    verbs.payBill(sql, owner, { billId, amountMinor, paidOn: today, ...more });
  const billOf = async (id: string) => {
    const [row] = await sql`
      select status, paid_minor::int as paid, outstanding_minor::int as outstanding, payable_minor::int as payable,
        total_minor::int as total, payment_form as form, paid_on::text as paid_on, entry_id, reversal_entry_id
      from public.bills where id = ${id}`;
    return row;
  };
  return { ...place, today, vendorId, accounts, save, submit, pay, billOf };
}
