// Vendors, bills in every state and a bank account with its lines, for the cast.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { accountOf, addBankAccount, addVendor } from '#tests/support/expenses.ts';
import { type Landlord, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

export interface ExpenseRows {
  expenses: {
    vendorId: string;
    cashAccountId: string;
    repairsId: string;
    draftId: string;
    waitingId: string;
    approvedId: string;
    /** Approved, without payments. */
    unpaidId: string;
    billPaymentId: string;
    /** A posted credit note of the vendor. */
    creditId: string;
    documentId: string;
    recurringId: string;
    bankAccountId: string;
    /** Open, of −20,000. */
    openLineId: string;
    ignoredLineId: string;
    reconciliationId: string;
    /** Whose lines all came before the opening. */
    importId: string;
  };
}

/** What one organisation's bills and bank look like after a while. */
export async function addExpenseRows(sql: Sql, landlord: Landlord, propertyId: string): Promise<ExpenseRows> {
  const { owner, organizationId } = landlord;
  const today = await todayOf(sql, landlord);
  const vendorId = await addVendor(sql, landlord, 'Ferretería');
  const repairsId = await accountOf(sql, organizationId, 'repairs');
  const cashAccountId = await accountOf(sql, organizationId, 'operating_cash');
  const save = (amountMinor: number, more: object = {}) =>
    verbs.saveBill(sql, owner, {
      organizationId,
      bill: {
        vendor_id: vendorId,
        property_id: propertyId,
        expense_kind: '02',
        billed_on: today,
        due_on: today,
        currency: 'DOP',
        ...more,
      },
      lines: [{ account_id: repairsId, description: 'Pintura', amount_minor: amountMinor }],
    });
  await act(
    sql,
    owner,
    (transaction) => transaction`select public.set_approval_limit(${organizationId}, 'DOP', 1000000)`,
  );
  const draftId = await save(10_000);
  const [waitingId, approvedId, unpaidId] = [
    await save(2_000_000),
    await save(50_000),
    await save(50_000),
  ] as const;
  const creditId = await save(5_000, { ncf: 'B0400000001', modified_ncf: 'B0100000001' });
  for (const billId of [waitingId, approvedId, unpaidId, creditId])
    await verbs.submitBill(sql, owner, { billId });
  const billPaymentId = await verbs.payBill(sql, owner, {
    billId: approvedId,
    amountMinor: 20_000,
    paidOn: today,
  });
  const documentId = randomUUID();
  await act(
    sql,
    owner,
    (transaction) => transaction`
    insert into public.bill_documents (id, organization_id, bill_id, file_name, file_type)
    values (${documentId}, ${organizationId}, ${draftId}, 'Factura.pdf', 'pdf')`,
  );
  const recurringId = await verbs.repeatBill(sql, owner, {
    billId: draftId,
    startsOn: '2035-01-05',
  });
  const bank = await addBankRows(sql, landlord, today, repairsId);
  return {
    expenses: {
      vendorId,
      cashAccountId,
      repairsId,
      draftId,
      waitingId,
      approvedId,
      unpaidId,
      billPaymentId,
      creditId,
      documentId,
      recurringId,
      ...bank,
    },
  };
}

async function addBankRows(sql: Sql, landlord: Landlord, today: string, repairsId: string) {
  const { owner } = landlord;
  const yesterday = addDays(today, -1);
  const bankAccountId = await addBankAccount(sql, landlord);
  await verbs.importBankLines(sql, owner, {
    bankAccountId,
    lines: [
      { bank_key: '1', occurred_on: yesterday, amount_minor: -1_500, description: 'Comisión' },
      { bank_key: '2', occurred_on: today, amount_minor: -20_000, description: 'Ferretería' },
      { bank_key: '3', occurred_on: today, amount_minor: 7, description: 'Error del banco' },
    ],
  });
  const rows = await sql<{ id: string }[]>`
    select id from public.bank_lines where bank_account_id = ${bankAccountId} order by line_key`;
  const [feeId = '', openLineId = '', ignoredLineId = ''] = rows.map((row) => row.id);
  await verbs.matchBankLine(sql, owner, {
    bankLineId: feeId,
    parts: [{ kind: 'account', id: repairsId, amount_minor: -1_500 }],
  });
  await act(
    sql,
    owner,
    (transaction) => transaction`select public.ignore_bank_line(${ignoredLineId}, 'Lo devuelven mañana')`,
  );
  const reconciliationId = await verbs.closeReconciliation(sql, owner, {
    bankAccountId,
    endsOn: yesterday,
    closingMinor: -1_500,
  });
  const { id: importId } = await verbs.importBankLines(sql, owner, {
    bankAccountId,
    fileName: 'anterior.csv',
    lines: [{ occurred_on: '2001-01-31', amount_minor: 5_000 }],
  });
  return { bankAccountId, openLineId, ignoredLineId, reconciliationId, importId };
}

/** Passes a bit of the unpaid bill on to a tenant of its property. */
export async function addPassOn(
  sql: Sql,
  { owner, expenses }: Landlord & ExpenseRows,
  leaseId: string,
  today: string,
): Promise<void> {
  const lines = await sql<{ id: string }[]>`
    select id from public.bill_lines where bill_id = ${expenses.unpaidId}`;
  await verbs.passOnBill(sql, owner, {
    billId: expenses.unpaidId,
    lineIds: lines.map((line) => line.id),
    dueOn: today,
    parts: [{ lease_id: leaseId, amount_minor: 700 }],
  });
}
