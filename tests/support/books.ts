// Verbs of the books as a story uses them, and what the books then say.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { call } from '#tests/support/call.ts';
import { accountOf } from '#tests/support/ledger-rows.ts';
import type { Landlord } from '#tests/support/portfolio.ts';

export interface Line {
  account: string;
  amount: number;
  currency?: 'DOP' | 'USD';
  propertyId?: string;
}

/** The verbs of one organisation; a `p_request_id` of its own is made for each call that gives none. */
export function booksOf(sql: Sql, { owner, organizationId }: Landlord) {
  const verb = (name: string, values: Record<string, unknown>) =>
    call(sql, owner, name, { p_request_id: randomUUID(), ...values });
  const inBooks = (name: string, values: Record<string, unknown>) =>
    verb(name, { p_organization_id: organizationId, ...values });
  const account = (key: string) => accountOf(sql, organizationId, key);
  const lines = (given: readonly Line[]) =>
    Promise.all(
      given.map(async ({ account: key, amount, currency = 'DOP', propertyId }) => ({
        account_id: key.length === 36 ? key : await account(key),
        currency,
        amount_minor: amount,
        property_id: propertyId,
      })),
    );
  return {
    verb,
    inBooks,
    account,
    lines,
    async enter(occurredOn: string, given: readonly Line[], memo = 'Asiento') {
      return inBooks('post_journal_entry', {
        p_occurred_on: occurredOn,
        p_memo: memo,
        p_lines: await lines(given),
      });
    },
    /** Balances that are not zero, by key and currency, debits positive. */
    async balances(): Promise<Record<string, number>> {
      const rows = await sql<{ key: string; amount: number }[]>`
        select coalesce(a.system_key, a.code) || ' ' || b.currency as key, b.balance_minor::float8 as amount
        from public.account_balances b join public.accounts a on a.id = b.account_id
        where a.organization_id = ${organizationId} and b.balance_minor <> 0`;
      return Object.fromEntries(rows.map((row) => [row.key, row.amount]));
    },
  };
}
