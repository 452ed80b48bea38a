import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';

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
  const client = getClient();
  const [accounts, balances] = await Promise.all([
    client
      .from('accounts')
      .select('id, code, systemKey, name, kind, subtype, deactivatedAt')
      .eq('organizationId', organizationId)
      .order('code'),
    client
      .from('account_balances')
      .select('accountId, currency, balanceMinor')
      .eq('organizationId', organizationId)
      .order('currency'),
  ]);
  const byAccount = Map.groupBy(unwrap(balances), (row) => row.accountId);
  return unwrap(accounts).map((account) => ({
    id: account.id,
    code: account.code,
    systemKey: account.systemKey,
    name: account.name,
    kind: account.kind,
    subtype: account.subtype,
    isActive: account.deactivatedAt === null,
    balances: (byAccount.get(account.id) ?? []).map((row) => ({
      currency: row.currency,
      balanceMinor: row.balanceMinor,
    })),
  }));
}

/** The accounts of the journal. */
export const journalQueries = {
  all: ['journal'] as const,
  accounts: (organizationId: string) =>
    queryOptions({
      queryKey: ['journal', organizationId, 'accounts'],
      queryFn: () => fetchAccounts(organizationId),
    }),
};
