import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';

/** Whom to ask, as it is chosen and typed. */
export interface AskDraft {
  readonly vendors: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  readonly language: 'es' | 'en';
  readonly lastDay: string;
  readonly photoIds: readonly string[];
  readonly showsContact: boolean;
}

export const MOST_VENDORS = 10;
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

export const askDraft = (today: string, photoIds: readonly string[] = []): AskDraft => ({
  vendors: [],
  language: 'es',
  lastDay: addDays(today, USUAL_DAYS),
  photoIds,
  showsContact: false,
});

/** @returns what is wrong, with the vendors whose address is; and what is sent, null while something is */
export function readAsk(draft: AskDraft, today: string) {
  const { vendors, lastDay } = draft;
  const badEmails = vendors.filter(({ email }) => normalizeEmail(email) === null).map(({ id }) => id);
  const isDayGood = isIsoDate(lastDay) && lastDay >= today && lastDay <= addDays(today, MOST_DAYS);
  return {
    badEmails,
    isDayGood,
    input:
      vendors.length > 0 && badEmails.length === 0 && isDayGood
        ? {
            vendorIds: vendors.map(({ id }) => id),
            emails: vendors.map(({ email }) => email.trim()),
            language: draft.language,
            expiresOn: lastDay,
            photoIds: [...draft.photoIds],
            showsContact: draft.showsContact,
          }
        : null,
  };
}
