import { call } from '#src/data/call.ts';
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
  await call(
    'move_cash',
    {
      organizationId: input.organizationId,
      fromAccountId: input.fromAccountId,
      toAccountId: input.toAccountId,
      currency: input.currency,
      amountMinor: input.amountMinor,
      movedOn: input.movedOn,
      propertyId: input.propertyId ?? undefined,
      memo: input.memo.trim(),
    },
    requestId,
  );
}

/** Says where payments arrive and deposits are given back from. Error: `account_not_allowed`. */
export async function setUsualAccounts(
  input: UsualAccounts & { readonly organizationId: string },
): Promise<void> {
  await call('set_usual_accounts', {
    organizationId: input.organizationId,
    paymentsAccountId: input.paymentsAccountId ?? undefined,
    depositsAccountId: input.depositsAccountId ?? undefined,
  });
}
