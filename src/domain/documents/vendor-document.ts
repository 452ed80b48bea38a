import { addDays, type IsoDate } from '../foundation/dates.ts';

/** What a paper of a vendor is. */
export const vendorDocumentKinds = ['insurance', 'licence', 'tax_certificate', 'other'] as const;
export type VendorDocumentKind = (typeof vendorDocumentKinds)[number];

/** For how many days before its end a paper is shown as ending; the first warning is mailed then. */
const ENDING_DAYS = 30;

interface Validity {
  /** Null: always so far. */
  readonly validFrom: string | null;
  /** The last day; null: without end. */
  readonly validUntil: string | null;
}

/** How a paper stands on a day: not valid yet, valid, valid but ending within 30 days, or over. */
export function vendorDocumentState(
  { validFrom, validUntil }: Validity,
  today: IsoDate,
): 'coming' | 'valid' | 'ending' | 'ended' {
  if (validFrom !== null && validFrom > today) return 'coming';
  if (validUntil === null) return 'valid';
  if (validUntil < today) return 'ended';
  return validUntil <= addDays(today, ENDING_DAYS) ? 'ending' : 'valid';
}
