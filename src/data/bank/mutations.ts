import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

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
  unwrap(
    await getClient().from('bank_accounts').upsert(
      {
        id: bankAccountId,
        organization_id: input.organizationId,
        account_id: input.accountId,
        name: input.name.trim(),
        bank_name: input.bankName.trim(),
        currency: input.currency,
        last_four: input.lastFour,
        opening_on: input.openingOn,
        opening_minor: input.openingMinor,
      },
      { onConflict: 'id', ignoreDuplicates: true },
    ),
  );
  return bankAccountId;
}

/** Remembers how the bank's files are read. */
export async function rememberMapping(bankAccountId: string, mapping: BankMapping): Promise<void> {
  unwrap(
    await getClient()
      .from('bank_accounts')
      .update({ csv_mapping: { ...mapping, columns: { ...mapping.columns } } })
      .eq('id', bankAccountId)
      .select('id')
      .single(),
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
  ...('amountMinor' in part && { amount_minor: part.amountMinor }),
  ...('propertyId' in part && part.propertyId && { property_id: part.propertyId }),
  ...('description' in part && { description: part.description }),
  ...('exchange' in part &&
    part.exchange && {
      counts_minor: part.exchange.countsMinor,
      rate: part.exchange.rate,
      rate_source: part.exchange.source,
      rated_on: part.exchange.ratedOn,
    }),
});

/** Says what a bank line is. Errors: `line_settled`, `parts_differ`, `entry_not_open` and those of paying and recording. */
export async function matchBankLine(
  input: { readonly lineId: string; readonly parts: readonly BankPart[] },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('match_bank_line', {
      p_request_id: requestId,
      p_bank_line_id: input.lineId,
      p_parts: input.parts.map(toPart),
    }),
  );
}

/** Leaves a line out, with a reason. Error: `line_settled`. */
export async function ignoreBankLine(input: {
  readonly lineId: string;
  readonly reason: string;
}): Promise<void> {
  unwrap(await getClient().rpc('ignore_bank_line', { p_bank_line_id: input.lineId, p_reason: input.reason }));
}

/** Opens a line again; what was made for it is reversed. Errors: `line_reconciled`, `reason_missing`. */
export async function undoBankLine(
  input: { readonly lineId: string; readonly reason: string; readonly on: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('undo_bank_line', {
      p_request_id: requestId,
      p_bank_line_id: input.lineId,
      p_reason: input.reason,
      p_on: input.on,
    }),
  );
}

/** Closes an account up to a day. Errors: `lines_open`, `reconciliation_differs`, `already_reconciled`. */
export async function closeReconciliation(
  input: { readonly bankAccountId: string; readonly endsOn: string; readonly closingMinor: number },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('close_reconciliation', {
      p_request_id: requestId,
      p_bank_account_id: input.bankAccountId,
      p_ends_on: input.endsOn,
      p_closing_minor: input.closingMinor,
    }),
  );
}

/** Opens the last reconciliation again. Errors: `not_the_last`, `reason_missing`. */
export async function reopenReconciliation(
  input: { readonly reconciliationId: string; readonly reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reopen_reconciliation', {
      p_request_id: requestId,
      p_reconciliation_id: input.reconciliationId,
      p_reason: input.reason,
    }),
  );
}
