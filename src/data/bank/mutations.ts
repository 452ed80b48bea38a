import { call, repeatable, verb } from '#src/data/call.ts';
import { addRow, changeRow } from '#src/data/table-rows.ts';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

export interface BankAccountFields {
  readonly organizationId: string;
  /** The cash account of the books. */
  readonly accountId: string;
  readonly name: string;
  readonly bankName: string;
  readonly currency: CurrencyCode;
  /** Four digits, or empty. */
  readonly lastFour: string;
  readonly openingOn: string;
  /** What it held when that day began. */
  readonly openingMinor: number;
}

/** Adds a bank account under an id that the client made: a repeat adds nothing. Error: `already_exists` for a name that another has. */
export async function createBankAccount(input: BankAccountFields, bankAccountId: string): Promise<string> {
  await addRow('bank_accounts', {
    id: bankAccountId,
    organizationId: input.organizationId,
    accountId: input.accountId,
    name: input.name.trim(),
    bankName: input.bankName.trim(),
    currency: input.currency,
    lastFour: input.lastFour,
    openingOn: input.openingOn,
    openingMinor: input.openingMinor,
  });
  return bankAccountId;
}

/** Remembers how the bank's files are read. */
export async function rememberMapping(bankAccountId: string, mapping: BankMapping): Promise<void> {
  await changeRow(
    'bank_accounts',
    { id: bankAccountId },
    { csvMapping: { ...mapping, columns: { ...mapping.columns } } },
  );
}

/** What a part of a bank line is; amounts are money in positive, minor units. */
export type BankPart =
  | { readonly kind: 'entry' | 'reported'; readonly id: string }
  | { readonly kind: 'bill'; readonly id: string; readonly amountMinor: number }
  | {
      readonly kind: 'lease';
      readonly id: string;
      readonly amountMinor: number;
      /** Of a lease in the other currency: what the part counts as in it, and the rate. */
      readonly exchange?: (DatedRate & { readonly countsMinor: number }) | null;
    }
  | {
      readonly kind: 'account';
      readonly id: string;
      readonly amountMinor: number;
      readonly propertyId: string | null;
      readonly description: string;
    };

const toPart = (part: BankPart) => ({
  kind: part.kind,
  id: part.id,
  ...('amountMinor' in part && { amountMinor: part.amountMinor }),
  ...('propertyId' in part && part.propertyId && { propertyId: part.propertyId }),
  ...('description' in part && { description: part.description }),
  ...('exchange' in part &&
    part.exchange && {
      countsMinor: part.exchange.countsMinor,
      rate: part.exchange.rate,
      rateSource: part.exchange.source,
      ratedOn: part.exchange.ratedOn,
    }),
});

/** Says what a bank line is. Errors: `line_settled`, `parts_differ`, `entry_not_open` and those of paying and recording. */
export const matchBankLine = (input: { bankLineId: string; parts: readonly BankPart[] }, requestId: string) =>
  call('match_bank_line', { ...input, parts: input.parts.map(toPart) }, requestId);

/** Leaves a line out, with a reason. Error: `line_settled`. */
export const ignoreBankLine = verb('ignore_bank_line');

/** Opens a line again; what was made for it is reversed. Errors: `line_reconciled`, `reason_missing`. */
export const undoBankLine = repeatable('undo_bank_line');

/** Closes an account up to a day. Errors: `lines_open`, `reconciliation_differs`, `already_reconciled`. */
export const closeReconciliation = repeatable('close_reconciliation');

/** Opens the last reconciliation again. Errors: `not_the_last`, `reason_missing`. */
export const reopenReconciliation = repeatable('reopen_reconciliation');
