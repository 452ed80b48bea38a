import type { DebitNoteInput } from '#src/data/taxes/mutations.ts';
import type { StandingReceipt } from '#src/data/taxes/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { itbisOn } from '#src/domain/taxes/rent-tax.ts';
import { baseOf, type IssueDraft, readRate } from './issue-draft.ts';

/** What is being typed for a debit note. */
export interface DebitDraft extends Pick<IssueDraft, 'rate' | 'rateSource'> {
  /** The receipt that it adds to; null before one is chosen. */
  readonly receipt: Pick<StandingReceipt, 'id' | 'treatment'> | null;
  readonly reason: string;
}

export type DebitProblem = 'receiptMissing' | 'reasonMissing' | 'rateMissing';

/** Reads a draft: what to send, the sums, and what is wrong with it. ITBIS falls on it as on the receipt, by the day's rate. */
export function readDebit(draft: DebitDraft, charges: readonly ChargeToInvoice[], today: IsoDate) {
  const { isForeign, rate, isRateGood, isRateMissing } = readRate(draft, charges);
  const baseMinor = baseOf(charges);
  const problems: DebitProblem[] = [];
  if (draft.receipt === null) problems.push('receiptMissing');
  if (draft.reason.trim() === '') problems.push('reasonMissing');
  if (isRateMissing) problems.push('rateMissing');
  const input: DebitNoteInput = {
    invoiceId: draft.receipt?.id ?? '',
    chargeIds: charges.map(({ id }) => id),
    reason: draft.reason.trim(),
    dopRate: isRateGood ? rate : 1,
    rateSource: isForeign ? draft.rateSource.trim() : '',
  };
  const itbisMinor = draft.receipt ? itbisOn(baseMinor, draft.receipt.treatment, today) : 0;
  return { input, baseMinor, itbisMinor, isForeign, problems };
}
