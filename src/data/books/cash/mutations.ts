import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { UsualAccounts } from '#src/domain/books/cash-accounts.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

export interface CashMove {
  readonly organizationId: string;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  readonly currency: CurrencyCode;
  /** Minor units, above zero. */
  readonly amountMinor: number;
  readonly movedOn: string;
  /** Whose it is where owners' money takes part; null for nobody's in particular. */
  readonly propertyId: string | null;
  readonly memo: string;
}

/** Moves money between two cash accounts. Errors: `deposits_needed`, `deposits_short`, `owners_money_short`. */
export async function moveCash(input: CashMove, requestId: string): Promise<void> {
  const answer = await getClient().rpc('move_cash', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_from_account_id: input.fromAccountId,
    p_to_account_id: input.toAccountId,
    p_currency: input.currency,
    p_amount_minor: input.amountMinor,
    p_moved_on: input.movedOn,
    p_property_id: input.propertyId ?? undefined,
    p_memo: input.memo.trim(),
  });
  unwrap(answer);
}

/** Says where payments arrive and deposits are given back from. Error: `account_not_allowed`. */
export async function setUsualAccounts(
  input: UsualAccounts & { readonly organizationId: string },
): Promise<void> {
  const answer = await getClient().rpc('set_usual_accounts', {
    p_organization_id: input.organizationId,
    p_payments_account_id: input.paymentsAccountId ?? undefined,
    p_deposits_account_id: input.depositsAccountId ?? undefined,
  });
  unwrap(answer);
}
