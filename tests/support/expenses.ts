import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act } from '#tests/support/actors.ts';
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
