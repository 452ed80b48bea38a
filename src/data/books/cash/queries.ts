import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { CashAccount, CashPosition, UsualAccounts } from '#src/domain/books/cash-accounts.ts';

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
    accounts: unwrap(accounts).map((row) => ({
      id: row.id,
      code: row.code,
      systemKey: row.systemKey,
      name: row.name,
      heldFor: row.heldFor,
      isActive: row.deactivatedAt === null,
      hasEntries: used.has(row.id),
    })),
    usual: { paymentsAccountId: usual.paymentsAccountId, depositsAccountId: usual.depositsAccountId },
  };
}

async function fetchPositions(organizationId: string): Promise<CashPosition[]> {
  const answer = await call('cash_positions', { organizationId });
  return answer.map((row) => ({
    currency: row.currency,
    depositsOwedMinor: row.depositsOwedMinor,
    depositsHeldMinor: row.depositsHeldMinor,
    ownersDueMinor: row.ownersDueMinor,
    ownersHeldMinor: row.ownersHeldMinor,
    keepsDepositsApart: row.keepsDepositsApart,
    keepsOwnersApart: row.keepsOwnersApart,
  }));
}

/** The cash accounts, and what of the money is others'. Loaded again with the journal: whatever is posted may change it. */
export const cashQueries = {
  accounts: (organizationId: string) =>
    query(['journal', organizationId, 'cash-accounts'], () => fetchAccounts(organizationId)),
  positions: (organizationId: string) =>
    query(['journal', organizationId, 'cash-positions'], () => fetchPositions(organizationId), {
      // Others post too: what is missing is said as it is now.
      staleTime: 0,
    }),
};
