import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { CashAccount, UsualAccounts } from '#src/domain/books/cash-accounts.ts';

/** A cash account of the chart, as a list to choose from shows it. */
export interface NamedCashAccount extends CashAccount {
  readonly code: string;
  readonly name: string;
}

export interface CashAccounts {
  readonly accounts: readonly NamedCashAccount[];
  readonly usual: UsualAccounts;
}

async function fetchAccounts(organizationId: string): Promise<CashAccounts> {
  const [accounts, balances, organization] = await Promise.all([
    select('accounts', 'id, code, systemKey, name, heldFor, deactivatedAt', {
      organizationId,
      subtype: 'cash',
    }).order('code'),
    select('account_balances', 'accountId', { organizationId }),
    select('organizations', 'paymentsAccountId, depositsAccountId', { id: organizationId }).single(),
  ]);
  const used = new Set(unwrap(balances).map((row) => row.accountId));
  const usual = unwrap(organization);
  return {
    accounts: unwrap(accounts).map(({ deactivatedAt, ...account }) => ({
      ...account,
      isActive: deactivatedAt === null,
      hasEntries: used.has(account.id),
    })),
    usual: { paymentsAccountId: usual.paymentsAccountId, depositsAccountId: usual.depositsAccountId },
  };
}

/** The cash accounts, and what of the money is others'. Loaded again with the journal: whatever is posted may change it. */
export const cashQueries = {
  accounts: (organizationId: string) =>
    query(['journal', organizationId, 'cash-accounts'], () => fetchAccounts(organizationId)),
  positions: (organizationId: string) =>
    query(['journal', organizationId, 'cash-positions'], () => call('cash_positions', { organizationId }), {
      // Others post too: what is missing is said as it is now.
      staleTime: 0,
    }),
};
