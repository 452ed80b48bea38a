import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Row } from '#src/data/rows.ts';
import type { AccountingSystem } from '#src/domain/books/accounting-exports/formats.ts';

export type AccountingExport = Omit<Row<'accounting_exports'>, 'organizationId' | 'accountId' | 'createdBy'>;

/** What other software calls things of ours. */
export interface AccountingNames {
  /** By the id of our account; those that are not in it keep their own. */
  readonly byAccount: Readonly<Record<string, string>>;
  readonly journalName: string;
  readonly taxName: string;
}

const LATEST = 30;

export async function fetchNames(organizationId: string, system: AccountingSystem): Promise<AccountingNames> {
  const client = getClient();
  const [names, target] = await Promise.all([
    client
      .from('accounting_account_names')
      .select('accountId, externalName')
      .eq('organizationId', organizationId)
      .eq('system', system),
    client
      .from('accounting_targets')
      .select('journalName, taxName')
      .eq('organizationId', organizationId)
      .eq('system', system)
      .maybeSingle(),
  ]);
  const found = unwrap(target) as { journalName: string; taxName: string } | null;
  return {
    byAccount: Object.fromEntries(unwrap(names).map((row) => [row.accountId, row.externalName])),
    journalName: found?.journalName ?? '',
    taxName: found?.taxName ?? '',
  };
}

export const accountingQueries = {
  all: ['accounting'] as const,
  names: (organizationId: string, system: AccountingSystem) =>
    queryOptions({
      queryKey: ['accounting', organizationId, 'names', system],
      queryFn: () => fetchNames(organizationId, system),
    }),
  /** The latest files that were made. */
  exports: (organizationId: string) =>
    queryOptions({
      queryKey: ['accounting', organizationId, 'exports'],
      queryFn: async (): Promise<AccountingExport[]> =>
        unwrap(
          await getClient()
            .from('accounting_exports')
            .select(
              'id, format, currency, fromOn, toOn, isOnlyNew, throughNumber, rowCount, repeats, fileName, fileSha256, createdByName, createdAt',
            )
            .eq('organizationId', organizationId)
            .order('createdAt', { ascending: false })
            .order('id', { ascending: false })
            .limit(LATEST),
        ),
    }),
};
