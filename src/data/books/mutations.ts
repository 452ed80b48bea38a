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
    p_code: input.code,
    p_name: input.name,
    p_subtype: input.subtype,
    p_cash_flow_class: input.cashFlowClass ?? undefined,
    p_held_for: input.heldFor,
  };
  const client = getClient();
  unwrap(
    input.id === null
      ? await client.rpc('create_account', {
          ...values,
          p_request_id: requestId,
          p_organization_id: input.organizationId,
        })
      : await client.rpc('change_account', {
          ...values,
          p_account_id: input.id,
          p_is_active: input.isActive,
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
    account_id: accountId,
    currency,
    amount_minor: amountMinor,
    property_id: propertyId,
  }));

/** Posts an entry by hand. Errors: `entry_unbalanced`, `period_closed`, `account_reserved`, `date_in_future`. */
export async function postJournalEntry(input: EntryInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('post_journal_entry', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_occurred_on: input.occurredOn,
    p_memo: input.memo,
    p_lines: toRows(input.lines),
  });
  return unwrap(answer) as string;
}

/** Takes an entry that was written by hand back, today. Errors: `entry_already_reversed`, `entry_has_source`. */
export async function reverseJournalEntry(
  { entryId, reason, on }: { entryId: string; reason: string; on: string },
  requestId: string,
): Promise<void> {
  const call = { p_request_id: requestId, p_entry_id: entryId, p_reason: reason, p_on: on };
  unwrap(await getClient().rpc('reverse_journal_entry', call));
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
  const answer = await getClient().rpc('post_opening_balances', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_occurred_on: input.occurredOn,
    p_accounts: toRows(input.lines),
    p_tenants: input.tenants.map(({ leaseId, amountMinor }) => ({
      lease_id: leaseId,
      amount_minor: amountMinor,
    })),
  });
  unwrap(answer);
}

/** Closes the books through a day that is over. Errors: `period_not_over`, `period_already_closed`. */
export async function closePeriod(
  { organizationId, through }: { organizationId: string; through: string },
  requestId: string,
): Promise<void> {
  const call = { p_request_id: requestId, p_organization_id: organizationId, p_closed_through: through };
  unwrap(await getClient().rpc('close_period', call));
}

/**
 * Opens what lies after a day again, with a reason.
 * @param input `through: null` opens everything
 */
export async function reopenPeriod(
  input: { organizationId: string; through: string | null; reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reopen_period', {
      p_request_id: requestId,
      p_organization_id: input.organizationId,
      // The generated type knows no null for a parameter without default.
      p_closed_through: input.through as string,
      p_reason: input.reason,
    }),
  );
}
