import { call, repeatable } from '#src/data/call.ts';
import { callWith } from '#src/data/functions.ts';
import type { AccountSubtype, CashFlowClass, CashHolding } from '#src/domain/books/chart-of-accounts.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

export interface AccountInput {
  readonly organizationId: string;
  /** Null for a new account. */
  readonly id: string | null;
  /** Four digits. */
  readonly code: string;
  readonly name: string;
  readonly subtype: AccountSubtype;
  readonly cashFlowClass: CashFlowClass | null;
  /** Whose money it keeps; only a cash account may keep others'. */
  readonly heldFor: CashHolding;
  readonly isActive: boolean;
}

/** Adds an account or changes one of the organization's own. Errors: `account_code_taken`, `account_has_entries`. */
export async function saveAccount(input: AccountInput, requestId: string): Promise<void> {
  const values = {
    code: input.code,
    name: input.name,
    subtype: input.subtype,
    cashFlowClass: input.cashFlowClass ?? undefined,
    heldFor: input.heldFor,
  };
  const client = getClient();
  unwrap(
    input.id === null
      ? await callWith(
          client,
          'create_account',
          {
            ...values,
            organizationId: input.organizationId,
          },
          requestId,
        )
      : await callWith(client, 'change_account', {
          ...values,
          accountId: input.id,
          isActive: input.isActive,
        }),
  );
}

export interface EntryLine {
  readonly accountId: string;
  readonly currency: CurrencyCode;
  /** Debits positive, minor units. */
  readonly amountMinor: number;
  readonly propertyId: string | null;
}

export interface EntryInput {
  readonly organizationId: string;
  readonly occurredOn: string;
  readonly memo: string;
  readonly lines: readonly EntryLine[];
}

/** Posts an entry by hand. Errors: `entry_unbalanced`, `period_closed`, `account_reserved`, `date_in_future`. */
export const postJournalEntry = (input: EntryInput, requestId: string) =>
  call('post_journal_entry', input, requestId);

/** Takes an entry that was written by hand back, today. Errors: `entry_already_reversed`, `entry_has_source`. */
export const reverseJournalEntry = repeatable('reverse_journal_entry');

export interface OpeningInput {
  readonly organizationId: string;
  readonly occurredOn: string;
  readonly lines: readonly EntryLine[];
  /** Above zero what was owed, below it what was paid ahead. */
  readonly tenants: readonly { leaseId: string; amountMinor: number }[];
}

/** Balances taken over from elsewhere, against one account of equity. Errors as `postJournalEntry`. */
export const postOpeningBalances = ({ lines, ...others }: OpeningInput, requestId: string) =>
  call('post_opening_balances', { ...others, accounts: lines }, requestId);

/** Closes the books through a day that is over. Errors: `period_not_over`, `period_already_closed`. */
export const closePeriod = repeatable('close_period');

/**
 * Opens what lies after a day again, with a reason.
 * @param input `through: null` opens everything
 */
export const reopenPeriod = repeatable('reopen_period');
