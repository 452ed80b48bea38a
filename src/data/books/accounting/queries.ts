import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';
import type { AccountingSystem } from '#src/domain/books/accounting-exports/formats.ts';

export type AccountingExport = Omit<
  TableRow<'accounting_exports'>,
  'organization_id' | 'account_id' | 'created_by'
>;

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
      .select('account_id, external_name')
      .eq('organization_id', organizationId)
      .eq('system', system),
    client
      .from('accounting_targets')
      .select('journal_name, tax_name')
      .eq('organization_id', organizationId)
      .eq('system', system)
      .maybeSingle(),
  ]);
  const found = unwrap(target) as { journal_name: string; tax_name: string } | null;
  return {
    byAccount: Object.fromEntries(unwrap(names).map((row) => [row.account_id, row.external_name])),
    journalName: found?.journal_name ?? '',
    taxName: found?.tax_name ?? '',
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
              'id, format, currency, from_on, to_on, is_only_new, through_number, row_count, repeats, file_name, file_sha256, created_by_name, created_at',
            )
            .eq('organization_id', organizationId)
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(LATEST),
        ),
    }),
};
