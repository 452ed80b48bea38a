import type { DebitNoteInput } from '#src/data/taxes/mutations.ts';
import type { StandingReceipt } from '#src/data/taxes/queries.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { invoiceKindOf } from '#src/domain/taxes/ncf.ts';
import { itbisOn } from '#src/domain/taxes/rent-tax.ts';
import { type ElectronicIssuing, saleProblems } from '../ecf/electronic-issuing.ts';
import { clientOf, noteOf } from '../ecf/note-reference.ts';
import {
  isWithheldRead,
  readWithheld,
  type WithheldDraft,
  withheldAmounts,
  withheldInput,
} from '../ecf/withheld.ts';
import { baseOf, type IssueDraft, namedCharges, readRate } from './issue-draft.ts';

/** What is being typed for a debit note. */
export interface DebitDraft extends Pick<IssueDraft, 'rate' | 'rateSource'>, WithheldDraft {
  /** The receipt that it adds to; null before one is chosen. */
  readonly receipt: StandingReceipt | null;
  readonly reason: string;
}

export type DebitProblem = 'receiptMissing' | 'reasonMissing' | 'rateMissing' | 'withheldMissing';

/**
 * Reads a draft: what to send, the sums, and what is wrong with it. ITBIS falls on it as on the receipt, by the day's rate.
 * @param issuing who gives it out as an e-CF; null for paper
 */
export function readDebit(
  draft: DebitDraft,
  charges: readonly ChargeToInvoice[],
  today: IsoDate,
  issuing: ElectronicIssuing | null = null,
) {
  const { isForeign, rate, isRateGood, isRateMissing } = readRate(draft, charges);
  const baseMinor = baseOf(charges);
  const problems: DebitProblem[] = [];
  if (draft.receipt === null) problems.push('receiptMissing');
  if (draft.reason.trim() === '') problems.push('reasonMissing');
  if (isRateMissing) problems.push('rateMissing');
  const itbisMinor = draft.receipt ? itbisOn(baseMinor, draft.receipt.treatment, today) : 0;
  const withheld =
    draft.receipt && withheldOf(draft, draft.receipt, { baseMinor, itbisMinor }, issuing, today);
  if (!isWithheldRead(withheld)) problems.push('withheldMissing');
  const input: DebitNoteInput = {
    invoiceId: draft.receipt?.id ?? '',
    chargeIds: charges.map(({ id }) => id),
    reason: draft.reason.trim(),
    dopRate: isRateGood ? rate : 1,
    rateSource: isForeign ? draft.rateSource.trim() : '',
    ...withheldInput(withheld),
  };
  const sale = { itbisMinor, charges: namedCharges(charges), dopRate: input.dopRate ?? 1 };
  const ecf =
    issuing && draft.receipt
      ? saleProblems(
          {
            ...{ ...sale, currency: charges[0]?.currency ?? 'DOP', kind: 'debit_note' },
            ...{ treatment: draft.receipt.treatment, withheld: withheldAmounts(withheld) },
            ...{ client: clientOf(draft.receipt), ...noteOf(draft.receipt, draft.reason) },
          },
          issuing,
          today,
        )
      : [];
  return { input, baseMinor, itbisMinor, isForeign, withheld, problems, ecf };
}

/** What the client will withhold of what a note adds to their receipt. */
const withheldOf = (
  draft: DebitDraft,
  receipt: StandingReceipt,
  sums: { readonly baseMinor: number; readonly itbisMinor: number },
  issuing: ElectronicIssuing | null,
  today: IsoDate,
) =>
  readWithheld(
    draft,
    {
      ...{ ...sums, kind: 'debit_note', treatment: receipt.treatment },
      receipt: invoiceKindOf(receipt.ncf, null) ?? 'consumer',
      isTenantCompany: receipt.clientIdType === 'rnc',
    },
    issuing,
    today,
  );
