import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { type Row, select } from '#src/data/rows.ts';

export interface LedgerAccount {
  readonly id: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly name: string;
  readonly kind: Row<'accounts'>['kind'];
  readonly subtype: string;
  readonly isActive: boolean;
  readonly balances: readonly { currency: 'DOP' | 'USD'; balanceMinor: number }[];
}

async function fetchAccounts(organizationId: string): Promise<LedgerAccount[]> {
  const [accounts, balances] = await Promise.all([
    select('accounts', 'id, code, systemKey, name, kind, subtype, deactivatedAt', { organizationId }).order(
      'code',
    ),
    select('account_balances', 'accountId, currency, balanceMinor', { organizationId }).order('currency'),
  ]);
  const byAccount = Map.groupBy(unwrap(balances), (row) => row.accountId);
  return unwrap(accounts).map(({ deactivatedAt, ...account }) => ({
    ...account,
    isActive: deactivatedAt === null,
    balances: byAccount.get(account.id) ?? [],
  }));
}

/** The accounts of the journal. */
export const journalQueries = {
  all: ['journal'] as const,
  accounts: (organizationId: string) =>
    query(['journal', organizationId, 'accounts'], () => fetchAccounts(organizationId)),
};
