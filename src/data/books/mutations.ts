import { call } from '#src/data/call.ts';
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

const toRows = (lines: readonly EntryLine[]) =>
  lines.map(({ accountId, currency, amountMinor, propertyId }) => ({
    accountId,
    currency,
    amountMinor,
    propertyId,
  }));

/** Posts an entry by hand. Errors: `entry_unbalanced`, `period_closed`, `account_reserved`, `date_in_future`. */
export async function postJournalEntry(input: EntryInput, requestId: string): Promise<string> {
  return call(
    'post_journal_entry',
    {
      organizationId: input.organizationId,
      occurredOn: input.occurredOn,
      memo: input.memo,
      lines: toRows(input.lines),
    },
    requestId,
  );
}

/** Takes an entry that was written by hand back, today. Errors: `entry_already_reversed`, `entry_has_source`. */
export async function reverseJournalEntry(
  { entryId, reason, on }: { entryId: string; reason: string; on: string },
  requestId: string,
): Promise<void> {
  await call('reverse_journal_entry', { entryId, reason, on }, requestId);
}

export interface OpeningInput {
  readonly organizationId: string;
  readonly occurredOn: string;
  readonly lines: readonly EntryLine[];
  /** Above zero what was owed, below it what was paid ahead. */
  readonly tenants: readonly { leaseId: string; amountMinor: number }[];
}

/** Balances taken over from elsewhere, against one account of equity. Errors as `postJournalEntry`. */
export async function postOpeningBalances(input: OpeningInput, requestId: string): Promise<void> {
  await call(
    'post_opening_balances',
    {
      organizationId: input.organizationId,
      occurredOn: input.occurredOn,
      accounts: toRows(input.lines),
      tenants: input.tenants.map(({ leaseId, amountMinor }) => ({
        leaseId,
        amountMinor,
      })),
    },
    requestId,
  );
}

/** Closes the books through a day that is over. Errors: `period_not_over`, `period_already_closed`. */
export async function closePeriod(
  { organizationId, through }: { organizationId: string; through: string },
  requestId: string,
): Promise<void> {
  await call('close_period', { organizationId, closedThrough: through }, requestId);
}

/**
 * Opens what lies after a day again, with a reason.
 * @param input `through: null` opens everything
 */
export async function reopenPeriod(
  input: { organizationId: string; through: string | null; reason: string },
  requestId: string,
): Promise<void> {
  await call(
    'reopen_period',
    {
      organizationId: input.organizationId,
      // The generated type knows no null for a parameter without default.
      closedThrough: input.through as string,
      reason: input.reason,
    },
    requestId,
  );
}
