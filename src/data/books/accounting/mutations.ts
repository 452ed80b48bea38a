import { call } from '#src/data/call.ts';
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
  await call('save_accounting_names', {
    organizationId: input.organizationId,
    system: input.system,
    names: input.names,
    journalName: input.journalName,
    taxName: input.taxName,
  });
}
