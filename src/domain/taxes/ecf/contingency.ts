import { addDays, type IsoDate } from '../../foundation/dates.ts';
import { taxRule } from '../tax-rules.ts';

/** Days within which its paper receipts are replaced: DGII's guide of February 2026, second hand. */
const REPLACEMENT_DAYS = 30;

/** The last day of a contingency, by the rule of its first; null before there is one. */
export function lastDayOfContingency(startsOn: IsoDate): IsoDate | null {
  const most = taxRule('contingency_days', startsOn);
  return most && addDays(startsOn, most.value - 1);
}

/** Until when its paper receipts have to be replaced. */
export const replacementDue = (endsOn: IsoDate): IsoDate => addDays(endsOn, REPLACEMENT_DAYS);
