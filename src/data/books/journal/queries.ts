import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';

export interface LedgerAccount {
  readonly id: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly name: string;
  readonly kind: TableRow<'accounts'>['kind'];
  readonly subtype: string;
  readonly isActive: boolean;
  readonly balances: readonly { currency: 'DOP' | 'USD'; balanceMinor: number }[];
}

async function fetchAccounts(organizationId: string): Promise<LedgerAccount[]> {
  const client = getClient();
  const [accounts, balances] = await Promise.all([
    client
      .from('accounts')
      .select('id, code, system_key, name, kind, subtype, deactivated_at')
      .eq('organization_id', organizationId)
      .order('code'),
    client
      .from('account_balances')
      .select('account_id, currency, balance_minor')
      .eq('organization_id', organizationId)
      .order('currency'),
  ]);
  const byAccount = Map.groupBy(unwrap(balances), (row) => row.account_id);
  return unwrap(accounts).map((account) => ({
    id: account.id,
    code: account.code,
    systemKey: account.system_key,
    name: account.name,
    kind: account.kind,
    subtype: account.subtype,
    isActive: account.deactivated_at === null,
    balances: (byAccount.get(account.id) ?? []).map((row) => ({
      currency: row.currency,
      balanceMinor: row.balance_minor,
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
