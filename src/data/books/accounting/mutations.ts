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
export const saveAccountingNames = (input: AccountingNamesInput) => call('save_accounting_names', input);
