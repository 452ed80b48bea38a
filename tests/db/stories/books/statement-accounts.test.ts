import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createCashPlace } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { HASH } from '#tests/support/tax.ts';

const database = useDatabase();
let cash: Awaited<ReturnType<typeof createCashPlace>>;

beforeAll(async () => {
  cash = await createCashPlace(database.sql, 'Extractos');
  const leaseId = await cash.newLease(undefined, 0);
  await cash.pay(leaseId, 700, cash.accounts.own);
  await cash.pay(leaseId, 300, cash.accounts.deposits);
  await cash.move(cash.accounts.own, cash.accounts.deposits, 200);
});

/** The amounts of a statement, all of them on its account. */
async function movedOn(accountId: string, isOnlyNew = false): Promise<number[]> {
  const rows = await act(
    database.sql,
    cash.owner,
    (sql) => sql<{ lines: { account_id: string; amount_minor: number }[] }[]>`
      select lines from public.export_entries(${cash.landlord.organizationId}, 'xero_bank', 'DOP', ${cash.today},
        ${cash.today}, ${isOnlyNew}, 1000, p_account_id => ${accountId})`,
  );
  const lines = rows.flatMap((row) => row.lines);
  expect(lines.every((line) => line.account_id === accountId)).toBe(true);
  return lines.map((line) => line.amount_minor);
}

const record = (accountId: string | null, format = 'xero_bank', currency = 'DOP') =>
  act(database.sql, cash.owner, async (sql) => {
    const [entry] = await sql<{ last: string }[]>`
      select max(entry_number) as last from public.journal_entries
      where organization_id = ${cash.landlord.organizationId}`;
    return sql`
      select public.record_accounting_export(${randomUUID()}, ${cash.landlord.organizationId}, ${format}, ${currency},
        ${cash.today}, ${cash.today}, false, ${entry?.last ?? 0}, 1, 'x.csv', ${HASH}, ${accountId})`;
  });

/** How many earlier files the latest one of an account repeats. */
async function repeatsOf(accountId: string): Promise<number> {
  const [row] = await database.sql<{ repeats: number }[]>`
    select repeats from public.accounting_exports where account_id = ${accountId} order by created_at desc limit 1`;
  return row?.repeats ?? -1;
}

describe('a bank statement', () => {
  it('1. holds what moved on its account alone; what moved between two is in both', async () => {
    expect(await movedOn(cash.accounts.own)).toEqual([700, -200]);
    expect(await movedOn(cash.accounts.deposits)).toEqual([300, 200]);
    expect(await movedOn(cash.accounts.owners)).toEqual([]);
  });

  it.each([
    ['2. of no account', () => null, 'xero_bank'],
    ['3. of an account that keeps no cash', () => cash.books.account('receivables'), 'xero_bank'],
    ['4. of nobody’s account', () => randomUUID(), 'xero_bank'],
    ['5. in a format that is of all accounts', () => cash.accounts.own, 'odoo_journal'],
  ])('is refused: %s', async (_, account, format) => {
    expect(await outcomeOf(record(await account(), format))).toBe('account_not_allowed');
  });

  it('6. does not take the entries from the statement of another account', async () => {
    await record(cash.accounts.own);
    expect(await movedOn(cash.accounts.own, true)).toEqual([]);
    expect(await movedOn(cash.accounts.deposits, true)).toEqual([300, 200]);
    expect(await movedOn(cash.accounts.own)).toEqual([700, -200]);
  });

  it('7. is a repetition only of those of its own account', async () => {
    await record(cash.accounts.deposits);
    expect(await repeatsOf(cash.accounts.deposits)).toBe(0);
    await record(cash.accounts.own);
    expect(await repeatsOf(cash.accounts.own)).toBe(1);
  });

  it('8. of before, which held every account, counts for each', async () => {
    await database.sql`
      insert into public.accounting_exports (organization_id, format, currency, from_on, to_on, is_only_new, through_number,
        row_count, file_name, file_sha256)
      values (${cash.landlord.organizationId}, 'xero_bank', 'DOP', ${cash.today}, ${cash.today}, false, 1000, 1, 'x.csv',
        ${HASH})`;
    await cash.move(cash.accounts.own, cash.accounts.owners, 50);
    expect(await movedOn(cash.accounts.owners, true)).toEqual([]);
    await record(cash.accounts.owners);
    expect(await repeatsOf(cash.accounts.owners)).toBe(1);
  });
});
