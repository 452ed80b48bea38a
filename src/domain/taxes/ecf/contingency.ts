import { addDays, type IsoDate } from '../../foundation/dates.ts';

/** Days that a contingency may last, and within which its paper receipts are replaced: DGII's guide of February 2026, second hand. */
const MOST_DAYS = 15;
const REPLACEMENT_DAYS = 30;

/** The last day on which paper numbers may be given out. */
export const lastDayOfContingency = (startsOn: IsoDate): IsoDate => addDays(startsOn, MOST_DAYS - 1);

/** Until when its paper receipts have to be replaced. */
export const replacementDue = (endsOn: IsoDate): IsoDate => addDays(endsOn, REPLACEMENT_DAYS);
