// Accounts of deposits and of owners' money as a story uses them.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { CurrencyCode } from '#src/domain/enums.ts';
import { act } from '#tests/support/actors.ts';
import { call, type Input } from '#tests/support/call.ts';
import { accountOf, expenseVerbs } from '#tests/support/expenses.ts';
import type { Landlord } from '#tests/support/portfolio.ts';

export interface CashAccounts {
  own: string;
  owners: string;
  deposits: string;
}

export interface CashMove {
  from: string;
  to: string;
  amountMinor: number;
  movedOn: string;
  currency?: CurrencyCode;
  propertyId?: string;
}

export interface CashPosition {
  currency: CurrencyCode;
  owed: number;
  kept: number;
  due: number;
  owners: number;
  apart: boolean[];
}

/** The three cash accounts that every chart has. */
export async function cashAccountsOf(sql: Sql, { organizationId }: Landlord): Promise<CashAccounts> {
  const of = (key: string) => accountOf(sql, organizationId, key);
  return {
    own: await of('operating_cash'),
    owners: await of('trust_cash'),
    deposits: await of('deposits_bank'),
  };
}

export const moveCash = (sql: Sql, { owner, organizationId }: Landlord, move: Input<CashMove>) =>
  call(sql, owner, 'move_cash', {
    p_request_id: move.requestId ?? randomUUID(),
    p_organization_id: organizationId,
    p_from_account_id: move.from,
    p_to_account_id: move.to,
    p_currency: move.currency ?? 'DOP',
    p_amount_minor: move.amountMinor,
    p_moved_on: move.movedOn,
    p_property_id: move.propertyId,
  });

/** A bill of a property, or of none, that waits to be paid. @returns its id */
export async function openBill(
  sql: Sql,
  { owner, organizationId }: Landlord,
  input: { vendorId: string; propertyId: string | null; amountMinor: number; billedOn: string },
): Promise<string> {
  const billId = await expenseVerbs.saveBill(sql, owner, {
    organizationId,
    bill: {
      vendor_id: input.vendorId,
      property_id: input.propertyId,
      expense_kind: '02',
      billed_on: input.billedOn,
      due_on: input.billedOn,
      currency: 'DOP',
    },
    lines: [
      {
        account_id: await accountOf(sql, organizationId, 'repairs'),
        description: 'Reparación',
        amount_minor: input.amountMinor,
      },
    ],
  });
  await expenseVerbs.submitBill(sql, owner, { billId });
  return billId;
}

/** What stands in an account, of a property where one is given, counted line by line. */
export async function heldIn(
  sql: Sql,
  accountId: string,
  propertyId?: string,
  currency = 'DOP',
): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(amount_minor), 0)::float8 as amount from public.journal_lines
    where account_id = ${accountId} and currency = ${currency}
      and ${propertyId ? sql`property_id = ${propertyId}` : sql`true`}`;
  return row?.amount ?? 0;
}

/** What is owed and what stands apart, in pesos. */
export async function positionOf(sql: Sql, { owner, organizationId }: Landlord): Promise<CashPosition> {
  const rows = await act(
    sql,
    owner,
    (transaction) => transaction<CashPosition[]>`
      select currency, deposits_owed_minor::float8 as owed, deposits_kept_minor::float8 as kept,
        owners_due_minor::float8 as due, owners_kept_minor::float8 as owners,
        array[keeps_deposits_apart, keeps_owners_apart] as apart
      from public.cash_positions(${organizationId})`,
  );
  const found = rows.find((row) => row.currency === 'DOP');
  if (!found) throw new Error('pesos have a position');
  return found;
}
