/** Ten digits of the Dominican part of the North American plan: area code, then an exchange that begins with 2 to 9. */
const DOMINICAN = /^(809|829|849)[2-9]\d{6}$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
const WRITTEN = /^\+?[\d\s().\-/]+$/;

/**
 * A phone number as typed, in E.164 form ("+18095551234"), or null when it is none. Ten digits, alone or after a 1,
 * are taken for Dominican if they begin with 809, 829 or 849; every other country needs its "+".
 * Source: ITU E.164 (at most 15 digits) and the North American Numbering Plan.
 */
export function normalizePhone(text: string): string | null {
  const written = text.trim();
  if (!WRITTEN.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (DOMINICAN.test(national)) return `+1${national}`;
  const international = `+${digits}`;
  return written.startsWith('+') && INTERNATIONAL.test(international) && !isDominicanArea(international)
    ? international
    : null;
}

/** A stored number for reading: "809-555-1234" for a Dominican one, E.164 for any other. */
export function formatPhone(e164: string): string {
  const national = e164.slice(2);
  if (!e164.startsWith('+1') || !DOMINICAN.test(national)) return e164;
  return `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
}

// A number with a Dominican area code that is not a whole Dominican number is a typing error, not a foreign one.
function isDominicanArea(e164: string): boolean {
  return /^\+1(809|829|849)/.test(e164);
}
