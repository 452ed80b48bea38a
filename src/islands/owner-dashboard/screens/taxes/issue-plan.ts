import { type AppError, toAppError } from '#src/data/errors.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { IsoDate } from '#src/domain/dates.ts';
import { type IssueDraft, newDraft, readDraft } from './issue-draft.ts';

/** The receipt that is to go out for some charges of one lease. */
export interface PlannedReceipt {
  readonly leaseId: string;
  readonly first: ChargeToInvoice;
  readonly draft: IssueDraft;
  readonly read: ReturnType<typeof readDraft>;
}

/** What came of one: given out, or why not. */
export type Outcome = 'done' | AppError;

/** A receipt for each lease, as it usually is, with the rate that is typed for those in dollars. */
export function planReceipts(
  charges: readonly ChargeToInvoice[],
  rate: Pick<IssueDraft, 'rate' | 'rateSource'>,
  today: IsoDate,
): PlannedReceipt[] {
  return [...Map.groupBy(charges, (charge) => charge.lease_id)].flatMap(([leaseId, own]) => {
    const first = own[0];
    if (!first) return [];
    const draft = { ...newDraft(first, null), ...rate };
    return [{ leaseId, first, draft, read: readDraft(draft, own, today) }];
  });
}

/** Whether the deed may have been done all the same: what answers nothing stops the rest, too. */
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
