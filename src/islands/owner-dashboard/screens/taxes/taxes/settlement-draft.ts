import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import { type CardSettlement, usualCardItbis } from '#src/domain/taxes/card-itbis.ts';

/** What is being typed of a card payout. */
export interface SettlementDraft {
  readonly acquirer: string;
  readonly reference: string;
  readonly settledOn: string;
  readonly grossMinor: number | null;
  /** As typed; undefined while the usual amount of the day stands there, NaN for what is no amount. */
  readonly withheldMinor: number | null | undefined;
  /** Empty for the first account. */
  readonly accountId: string;
}

export type SettlementProblem =
  | 'acquirerMissing'
  | 'dayInvalid'
  | 'grossMissing'
  | 'withheldMissing'
  | 'withheldTooMuch';

export const newSettlement = (today: IsoDate): SettlementDraft => ({
  acquirer: '',
  reference: '',
  settledOn: today,
  grossMinor: null,
  withheldMinor: undefined,
  accountId: '',
});

/** Reads a draft: what to send, what of the payout is left, and what is wrong with it. */
export function readSettlement(draft: SettlementDraft, today: IsoDate) {
  const day = isIsoDate(draft.settledOn) ? draft.settledOn : today;
  const grossMinor = draft.grossMinor ?? 0;
  const usual = usualCardItbis(Math.max(grossMinor, 0), day);
  const withheldMinor = draft.withheldMinor === undefined ? usual : (draft.withheldMinor ?? 0);
  const problems: SettlementProblem[] = [];
  if (draft.acquirer.trim() === '') problems.push('acquirerMissing');
  if (!isIsoDate(draft.settledOn) || draft.settledOn > today) problems.push('dayInvalid');
  if (!(grossMinor > 0)) problems.push('grossMissing');
  else if (!(withheldMinor > 0)) problems.push('withheldMissing');
  else if (withheldMinor > grossMinor) problems.push('withheldTooMuch');
  const facts: Omit<CardSettlement, 'id'> = {
    acquirer: draft.acquirer.trim(),
    reference: draft.reference.trim(),
    settledOn: draft.settledOn,
    grossMinor,
    itbisWithheldMinor: withheldMinor,
  };
  const isWhole = grossMinor > 0 && withheldMinor > 0 && withheldMinor <= grossMinor;
  return { facts, netMinor: isWhole ? grossMinor - withheldMinor : null, problems };
}
