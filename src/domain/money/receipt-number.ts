const PREFIX = 'R-';
const DIGITS = 6;

/** A receipt's number as it is printed: 123 is "R-000123". Numbers run without gaps from 1 in each organization. */
export function formatReceiptNumber(number: number): string {
  return PREFIX + String(number).padStart(DIGITS, '0');
}

/** Reads a receipt number from a search box ("R-000123", "r123", "123"); null when it is none. */
export function parseReceiptNumber(text: string): number | null {
  const digits = /^(?:r-?)?(\d+)$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const number = Number(digits);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
