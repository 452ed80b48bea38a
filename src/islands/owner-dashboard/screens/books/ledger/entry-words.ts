import type { JournalKind } from '#src/domain/foundation/enums.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';

type Words = OwnerMoneyText['ledger'];
type KindNames = Readonly<Record<JournalKind, string>>;

/** An entry in words, told by its kind and the accounts that it touches. */
export function entryWords(
  kind: JournalKind,
  lines: readonly { readonly systemKey: string | null; readonly amountMinor: number }[],
  { words }: Pick<Words, 'words'>,
  kinds: KindNames,
): string {
  const touches = (key: string) => lines.some((line) => line.systemKey === key);
  switch (kind) {
    case 'charge':
      return chargeWords(touches, words);
    case 'payment':
      if (touches('deposits_held')) return words.paidFromDeposit;
      if (!touches('prepaid_rent')) return words.payment;
      return touches('receivables') ? words.paymentAhead : words.allAhead;
    case 'credit_application':
      return words.creditApplied;
    case 'reversal':
      return reversalWords(touches, words, kinds);
    case 'adjustment':
      return words.adjustment;
    case 'opening':
      return words.opening;
    case 'deposit_refund':
      return words.depositRefund;
    case 'bill':
    case 'bill_payment':
    case 'bank_transaction':
    case 'cash_transfer':
    case 'owner_distribution':
    case 'unit_move':
      return kinds[kind];
    case 'payment_refund':
      return words.paymentRefund;
    case 'manual':
      return words.manual;
    case 'charge_credit':
      return words.chargeCredit;
    case 'conversion':
      return words.conversion;
  }
}

function chargeWords(touches: (key: string) => boolean, words: Words['words']): string {
  if (touches('rent_income')) return words.rent;
  if (touches('late_fee_income')) return words.lateFee;
  if (touches('deposits_held')) return words.deposit;
  if (touches('itbis_payable')) return words.itbis;
  return words.otherCharge;
}

/** The accounts of a reversal are those of what it undoes. */
function reversalWords(touches: (key: string) => boolean, words: Words['words'], kinds: KindNames): string {
  const isOfCash = ['operating_cash', 'trust_cash', 'deposits_bank'].some(touches);
  if (touches('payables')) return words.reversalOf({ what: isOfCash ? kinds.bill_payment : kinds.bill });
  const isOfTenant = touches('receivables') || touches('prepaid_rent');
  if (isOfCash && isOfTenant) return words.reversalOf({ what: words.payment });
  const income = ['rent_income', 'late_fee_income', 'deposits_held', 'other_income', 'itbis_payable'];
  if (isOfTenant && income.some(touches)) return words.reversalOf({ what: chargeWords(touches, words) });
  if (touches('prepaid_rent')) return words.reversalOf({ what: words.creditApplied });
  return words.reversal;
}

/** An account's name in the reader's language; its own name when it is none of the chart's. */
export function accountName(
  account: { systemKey: string | null; name: string },
  names: Words['accountNames'],
): string {
  const known: Record<string, string> = names;
  return (account.systemKey ? known[account.systemKey] : undefined) ?? account.name;
}
