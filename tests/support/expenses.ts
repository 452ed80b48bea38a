import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';
import { call, type Input } from '#tests/support/call.ts';
import type { Landlord } from '#tests/support/portfolio.ts';

export interface BillLineInput {
  account_id: string;
  description: string;
  amount_minor: number;
  is_goods?: boolean;
  property_id?: string;
}

const id = () => randomUUID();

/** Adds a vendor as the screen does. */
export async function addVendor(
  sql: Sql,
  { owner, organizationId }: Landlord,
  name: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const row = { id: id(), organization_id: organizationId, name, ...more };
  await act(sql, owner, (transaction) => transaction`insert into public.vendors ${transaction(row)}`);
  return row.id;
}

export async function accountOf(sql: Sql, organizationId: string, key: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.accounts where organization_id = ${organizationId} and system_key = ${key}`;
  return row?.id ?? '';
}

/** Opens a bank account of the organisation's operating cash. */
export async function addBankAccount(
  sql: Sql,
  { owner, organizationId }: Landlord,
  more: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    id: id(),
    organization_id: organizationId,
    account_id: await accountOf(sql, organizationId, 'operating_cash'),
    name: `Corriente ${randomUUID().slice(0, 6)}`,
    currency: 'DOP',
    opening_on: '2026-01-01',
    ...more,
  };
  await act(sql, owner, (transaction) => transaction`insert into public.bank_accounts ${transaction(row)}`);
  return row.id;
}

/** The verbs of bills and the bank, each in a transaction of its own. */
export const expenseVerbs = {
  saveBill: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      organizationId: string;
      bill: Record<string, unknown>;
      lines: BillLineInput[];
      billId?: string;
    }>,
  ) =>
    call(sql, caller, 'save_bill', {
      p_request_id: input.requestId ?? id(),
      p_organization_id: input.organizationId,
      p_bill: input.bill,
      p_lines: input.lines,
      p_bill_id: input.billId,
    }),
  submitBill: (sql: Sql, caller: Caller, input: Input<{ billId: string }>) =>
    call(sql, caller, 'submit_bill', { p_request_id: input.requestId ?? id(), p_bill_id: input.billId }),
  decideBill: (
    sql: Sql,
    caller: Caller,
    input: Input<{ billId: string; isApproved: boolean; reason?: string }>,
  ) =>
    call(sql, caller, 'decide_bill', {
      p_request_id: input.requestId ?? id(),
      p_bill_id: input.billId,
      p_is_approved: input.isApproved,
      p_reason: input.reason,
    }),
  payBill: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      billId: string;
      amountMinor: number;
      paidOn: string;
      method?: string;
      accountId?: string;
      reference?: string;
    }>,
  ) =>
    call(sql, caller, 'pay_bill', {
      p_request_id: input.requestId ?? id(),
      p_bill_id: input.billId,
      p_amount_minor: input.amountMinor,
      p_paid_on: input.paidOn,
      p_method: input.method,
      p_account_id: input.accountId,
      p_reference: input.reference,
    }),
  applyCredit: (
    sql: Sql,
    caller: Caller,
    input: Input<{ creditId: string; billId: string; amountMinor: number }>,
  ) =>
    call(sql, caller, 'apply_vendor_credit', {
      p_request_id: input.requestId ?? id(),
      p_credit_id: input.creditId,
      p_bill_id: input.billId,
      p_amount_minor: input.amountMinor,
    }),
  passOnBill: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      billId: string;
      lineIds: string[];
      dueOn: string;
      parts: { lease_id: string; amount_minor: number }[];
      kind?: string;
      method?: string;
      description?: string;
    }>,
  ) =>
    call(sql, caller, 'pass_on_bill', {
      p_request_id: input.requestId ?? id(),
      p_bill_id: input.billId,
      p_line_ids: input.lineIds,
      p_kind: input.kind ?? 'other',
      p_method: input.method ?? 'equal',
      p_due_on: input.dueOn,
      p_description: input.description ?? 'Reparación de noviembre',
      p_parts: input.parts,
    }),
  reverseBillPayment: (sql: Sql, caller: Caller, input: Input<{ paymentId: string; reason: string }>) =>
    call(sql, caller, 'reverse_bill_payment', {
      p_request_id: input.requestId ?? id(),
      p_bill_payment_id: input.paymentId,
      p_reason: input.reason,
    }),
  voidBill: (sql: Sql, caller: Caller, input: Input<{ billId: string; reason: string }>) =>
    call(sql, caller, 'void_bill', {
      p_request_id: input.requestId ?? id(),
      p_bill_id: input.billId,
      p_reason: input.reason,
    }),
  correctBillReceipt: (
    sql: Sql,
    caller: Caller,
    input: Input<{ billId: string; facts: Record<string, unknown> }>,
  ) =>
    call(sql, caller, 'correct_bill_receipt', {
      p_request_id: input.requestId ?? id(),
      p_bill_id: input.billId,
      p_facts: input.facts,
    }),
  repeatBill: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      billId: string;
      everyMonths?: number;
      startsOn: string;
      endsOn?: string;
      dueDays?: number;
      isApproved?: boolean;
    }>,
  ) =>
    call(sql, caller, 'repeat_bill', {
      p_request_id: input.requestId ?? id(),
      p_bill_id: input.billId,
      p_every_months: input.everyMonths ?? 1,
      p_starts_on: input.startsOn,
      p_ends_on: input.endsOn,
      p_due_days: input.dueDays,
      p_is_approved: input.isApproved,
    }),
  importBankLines: (
    sql: Sql,
    caller: Caller,
    input: Input<{ bankAccountId: string; lines: Record<string, unknown>[]; fileName?: string }>,
  ) =>
    call(sql, caller, 'import_bank_lines', {
      p_request_id: input.requestId ?? id(),
      p_bank_account_id: input.bankAccountId,
      p_file_name: input.fileName ?? 'estado.csv',
      p_lines: input.lines,
    }) as unknown as Promise<{ id: string; line_count: number; new_count: number }>,
  undoBankImport: (sql: Sql, caller: Caller, input: Input<{ importId: string }>) =>
    call(sql, caller, 'undo_bank_import', {
      p_request_id: input.requestId ?? id(),
      p_import_id: input.importId,
    }) as unknown as Promise<{ removed_count: number }>,
  matchBankLine: (
    sql: Sql,
    caller: Caller,
    input: Input<{ lineId: string; parts: Record<string, unknown>[] }>,
  ) =>
    call(sql, caller, 'match_bank_line', {
      p_request_id: input.requestId ?? id(),
      p_bank_line_id: input.lineId,
      p_parts: input.parts,
    }),
  undoBankLine: (sql: Sql, caller: Caller, input: Input<{ lineId: string; reason?: string }>) =>
    call(sql, caller, 'undo_bank_line', {
      p_request_id: input.requestId ?? id(),
      p_bank_line_id: input.lineId,
      p_reason: input.reason,
    }),
  closeReconciliation: (
    sql: Sql,
    caller: Caller,
    input: Input<{ bankAccountId: string; endsOn: string; closingMinor: number }>,
  ) =>
    call(sql, caller, 'close_reconciliation', {
      p_request_id: input.requestId ?? id(),
      p_bank_account_id: input.bankAccountId,
      p_ends_on: input.endsOn,
      p_closing_minor: input.closingMinor,
    }),
  reopenReconciliation: (
    sql: Sql,
    caller: Caller,
    input: Input<{ reconciliationId: string; reason: string }>,
  ) =>
    call(sql, caller, 'reopen_reconciliation', {
      p_request_id: input.requestId ?? id(),
      p_reconciliation_id: input.reconciliationId,
      p_reason: input.reason,
    }),
};
