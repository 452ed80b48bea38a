import { addDays, type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';

export interface PaymentDraft {
  /** Minor units; null while the box is empty or unreadable. */
  readonly amountMinor: number | null;
  readonly isAmountTouched: boolean;
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly reference: string;
}

/** What is wrong, by field: keys of the texts. */
export interface PaymentProblems {
  amountMinor?: 'amountMissing';
  paidOn?: 'dateInvalid';
}

/** The database refuses payments older than three years. */
const OLDEST_DAYS = 1096;

export function oldestDay(today: IsoDate): IsoDate {
  return addDays(today, -OLDEST_DAYS);
}

export function emptyPayment(today: IsoDate): PaymentDraft {
  return { amountMinor: null, isAmountTouched: false, paidOn: today, method: 'transfer', reference: '' };
}

/** What an address brings along of a payment: `?amount=250000&day=2026-05-02`, in minor units of the lease's currency. */
export type BegunPayment = Partial<Pick<PaymentDraft, 'amountMinor' | 'isAmountTouched' | 'paidOn'>>;

export function begunPayment(search: string): BegunPayment {
  const given = new URLSearchParams(search);
  const amount = given.get('amount') ?? '';
  const day = given.get('day') ?? '';
  const isAmount = /^[1-9]\d{0,12}$/.test(amount) && Number(amount) <= MAX_AMOUNT_MINOR;
  return {
    ...(isAmount && { amountMinor: Number(amount), isAmountTouched: true }),
    ...(isIsoDate(day) && { paidOn: day }),
  };
}

/** What keeps the payment from being recorded; empty when nothing does. */
export function problemsOfPayment(
  draft: Pick<PaymentDraft, 'amountMinor' | 'paidOn'>,
  today: IsoDate,
): PaymentProblems {
  const problems: PaymentProblems = {};
  if (draft.amountMinor === null || draft.amountMinor <= 0) problems.amountMinor = 'amountMissing';
  const isDay = isIsoDate(draft.paidOn) && draft.paidOn <= today && draft.paidOn >= oldestDay(today);
  if (!isDay) problems.paidOn = 'dateInvalid';
  return problems;
}
