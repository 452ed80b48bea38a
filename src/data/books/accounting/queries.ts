import { unwrap } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { AccountingSystem } from '#src/domain/books/accounting-exports/formats.ts';

const ACCOUNTING_EXPORT_COLUMNS =
  'id, format, currency, fromOn, toOn, isOnlyNew, throughNumber, rowCount, repeats, fileName, fileSha256, createdByName, createdAt';
export type AccountingExport = Selected<'accounting_exports', typeof ACCOUNTING_EXPORT_COLUMNS>;

/** What other software calls things of ours. */
export interface AccountingNames {
  /** By the id of our account; those that are not in it keep their own. */
  readonly byAccount: Readonly<Record<string, string>>;
  readonly journalName: string;
  readonly taxName: string;
}

const LATEST = 30;

export async function fetchNames(organizationId: string, system: AccountingSystem): Promise<AccountingNames> {
  const [names, target] = await Promise.all([
    select('accounting_account_names', 'accountId, externalName', { organizationId, system }),
    select('accounting_targets', 'journalName, taxName', { organizationId, system }).maybeSingle(),
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
    query(['accounting', organizationId, 'names', system], () => fetchNames(organizationId, system)),
  /** The latest files that were made. */
  exports: (organizationId: string) =>
    rowsQuery(['accounting', organizationId, 'exports'], () =>
      select('accounting_exports', ACCOUNTING_EXPORT_COLUMNS, { organizationId })
        .order('createdAt', { ascending: false })
        .order('id', { ascending: false })
        .limit(LATEST),
    ),
};
