/** Ten digits of the Dominican part of the North American plan: area code, then an exchange that begins with 2 to 9. */
const DOMINICAN = /^(809|829|849)[2-9]\d{6}$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
const WRITTEN = /^\+?[\d\s().\-/]+$/;

/**
 * A phone number as typed, in E.164 form ("+18095551234"), or null when it is none. Ten digits, alone or after a 1,
 * are taken for Dominican if they begin with 809, 829 or 849; every other country needs its "+". After a "+" the country
 * comes first: "+84 95 551 234" is Vietnamese, though its digits alone would be Dominican.
 * Source: ITU E.164 (at most 15 digits) and the North American Numbering Plan.
 */
export function normalizePhone(text: string): string | null {
  const written = text.trim();
  if (!WRITTEN.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+')) return international(`+${digits}`);
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return DOMINICAN.test(national) ? `+1${national}` : null;
}

/** A stored number for reading: "809-555-1234" for a Dominican one, E.164 for any other. */
export function formatPhone(e164: string): string {
  const national = e164.slice(2);
  if (!e164.startsWith('+1') || !DOMINICAN.test(national)) return e164;
  return `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
}

// Of a Dominican area code only a whole Dominican number is one; the rest is a typing error, not a foreign number. So is
// "+809…", where the country's 1 was left out: no country has that code (ITU-T E.164, list of assigned codes).
function international(e164: string): string | null {
  if (!INTERNATIONAL.test(e164) || e164.startsWith('+809')) return null;
  return /^\+1(809|829|849)/.test(e164) && !DOMINICAN.test(e164.slice(2)) ? null : e164;
}
