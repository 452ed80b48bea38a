import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
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
  const client = getClient();
  const [accounts, balances, organization] = await Promise.all([
    client
      .from('accounts')
      .select('id, code, system_key, name, held_for, deactivated_at')
      .eq('organization_id', organizationId)
      .eq('subtype', 'cash')
      .order('code'),
    client.from('account_balances').select('account_id').eq('organization_id', organizationId),
    client
      .from('organizations')
      .select('payments_account_id, deposits_account_id')
      .eq('id', organizationId)
      .single(),
  ]);
  const used = new Set(unwrap(balances).map((row) => row.account_id));
  const usual = unwrap(organization);
  return {
    accounts: unwrap(accounts).map((row) => ({
      id: row.id,
      code: row.code,
      systemKey: row.system_key,
      name: row.name,
      heldFor: row.held_for,
      isActive: row.deactivated_at === null,
      hasEntries: used.has(row.id),
    })),
    usual: { paymentsAccountId: usual.payments_account_id, depositsAccountId: usual.deposits_account_id },
  };
}

async function fetchPositions(organizationId: string): Promise<CashPosition[]> {
  const answer = await getClient().rpc('cash_positions', { p_organization_id: organizationId });
  return unwrap(answer).map((row) => ({
    currency: row.currency,
    depositsOwedMinor: row.deposits_owed_minor,
    depositsKeptMinor: row.deposits_kept_minor,
    ownersDueMinor: row.owners_due_minor,
    ownersKeptMinor: row.owners_kept_minor,
    keepsDepositsApart: row.keeps_deposits_apart,
    keepsOwnersApart: row.keeps_owners_apart,
  }));
}

/** The cash accounts, and what of the money is others'. Loaded again with the journal: whatever is posted may change it. */
export const cashQueries = {
  accounts: (organizationId: string) =>
    queryOptions({
      queryKey: ['journal', organizationId, 'cash-accounts'],
      queryFn: () => fetchAccounts(organizationId),
    }),
  positions: (organizationId: string) =>
    queryOptions({
      queryKey: ['journal', organizationId, 'cash-positions'],
      queryFn: () => fetchPositions(organizationId),
      // Others post too: what is missing is said as it is now.
      staleTime: 0,
    }),
};
