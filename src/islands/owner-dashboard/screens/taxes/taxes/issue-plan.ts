import { type AppError, toAppError } from '#src/data/errors.ts';
import type { DebitNoteInput, FiscalInvoiceInput } from '#src/data/taxes/mutations.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { SaleKind } from '#src/domain/taxes/ncf.ts';
import type { ElectronicIssuing } from '../ecf/electronic-issuing.ts';
import { readDebit } from './debit-draft.ts';
import { type IssueDraft, newDraft, readDraft } from './issue-draft.ts';

/** The receipt or the debit note that is to go out for some charges of one lease. */
export interface PlannedReceipt {
  readonly key: string;
  readonly first: ChargeToInvoice;
  readonly chargeIds: readonly string[];
  readonly kind: SaleKind;
  readonly draft: Pick<IssueDraft, 'clientName' | 'treatment'>;
  readonly read: Pick<
    ReturnType<typeof readDraft>,
    'baseMinor' | 'itbisMinor' | 'isForeign' | 'isSuspicious' | 'problems' | 'ecf'
  >;
  /** One of the two is to be sent. */
  readonly receipt: FiscalInvoiceInput | null;
  readonly note: DebitNoteInput | null;
  /** It is an e-CF, which is sent as soon as it has its number. */
  readonly isElectronic: boolean;
}

/** Whether nothing stands in its way. */
export const isReady = ({ read }: PlannedReceipt): boolean => read.problems.length + read.ecf.length === 0;

/** What came of one: given out, or why not. */
export type Outcome = 'done' | AppError;

/** Charges that go out together: those of a lease, and apart its late fees of each rent that has a receipt. */
export const receiptKey = (charge: ChargeToInvoice) =>
  [charge.leaseId, charge.receiptId].filter(Boolean).join('/');

/**
 * A receipt for each lease, as it usually is, with the rate that is typed for those in dollars; for late fees of rent with
 * a receipt, a debit note on it.
 * @param reason of the debit notes
 * @param issuingOf who gives out the e-CF of a property; null for paper
 */
export function planReceipts(
  charges: readonly ChargeToInvoice[],
  rate: Pick<IssueDraft, 'rate' | 'rateSource'>,
  today: IsoDate,
  reason: string,
  issuingOf: (propertyId: string) => ElectronicIssuing | null = () => null,
): PlannedReceipt[] {
  return [...Map.groupBy(charges, receiptKey)].flatMap(([key, own]): PlannedReceipt[] => {
    const first = own[0];
    if (!first) return [];
    const issuing = issuingOf(first.propertyId);
    const common = { key, first, chargeIds: own.map(({ id }) => id), isElectronic: issuing !== null };
    const draft = { ...newDraft(first, null), ...rate };
    if (first.receiptId)
      return [{ ...common, ...plannedNote(first, own, { ...rate, reason }, today, issuing) }];
    const read = readDraft(draft, own, today, issuing);
    return [{ ...common, kind: draft.kind, draft, read, receipt: read.input, note: null }];
  });
}

function plannedNote(
  first: ChargeToInvoice,
  charges: readonly ChargeToInvoice[],
  typed: Pick<IssueDraft, 'rate' | 'rateSource'> & { readonly reason: string },
  today: IsoDate,
  issuing: ElectronicIssuing | null,
) {
  const treatment = first.receiptTreatment ?? newDraft(first, null).treatment;
  const receipt = { id: first.receiptId ?? '', ncf: first.receiptNcf ?? '', treatment };
  const named = {
    ...{ clientName: first.receiptClient ?? '', clientIdType: first.identityType, ecfState: null },
    clientId: first.identityNumber ?? '',
  };
  // When it was given out, and whether it was accepted, is for the database to hold against it.
  const read = readDebit(
    { ...typed, receipt: { ...receipt, ...named, issuedOn: today } },
    charges,
    today,
    issuing,
  );
  const problems = read.problems.filter((problem) => problem === 'rateMissing');
  return {
    kind: 'debit_note' as const,
    draft: { clientName: first.receiptClient ?? '', treatment },
    read: { ...read, isSuspicious: false, problems },
    receipt: null,
    note: read.input,
  };
}

/** Whether the action may have been done all the same: what answers nothing stops the rest, too. */
export const isUnknown = (outcome: Outcome) =>
  outcome !== 'done' && (outcome.kind === 'offline' || outcome.kind === 'unexpected');

/**
 * Gives them out one after the other, for numbers have an order. One that is refused does not stop the others; one
 * without an answer does.
 */
export async function issueEach(
  plans: readonly PlannedReceipt[],
  issue: (plan: PlannedReceipt) => Promise<unknown>,
  note: (plan: PlannedReceipt, outcome: Outcome) => void,
): Promise<{ doneCount: number; isWhole: boolean }> {
  let doneCount = 0;
  for (const plan of plans) {
    const outcome = await issue(plan).then(() => 'done' as const, toAppError);
    note(plan, outcome);
    if (outcome === 'done') doneCount += 1;
    if (isUnknown(outcome)) break;
  }
  return { doneCount, isWhole: doneCount === plans.length };
}
