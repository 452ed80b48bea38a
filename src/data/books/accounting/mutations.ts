import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { AccountingSystem } from '#src/domain/books/accounting-exports/formats.ts';

export interface AccountingNamesInput {
  readonly organizationId: string;
  readonly system: AccountingSystem;
  /** By the id of our account; an empty name keeps our own. */
  readonly names: Readonly<Record<string, string>>;
  readonly journalName: string;
  readonly taxName: string;
}

/** What other software calls our accounts, all of them at once. Errors: not_allowed. */
export async function saveAccountingNames(input: AccountingNamesInput): Promise<void> {
  unwrap(
    await getClient().rpc('save_accounting_names', {
      p_organization_id: input.organizationId,
      p_system: input.system,
      p_names: input.names,
      p_journal_name: input.journalName,
      p_tax_name: input.taxName,
    }),
  );
}
