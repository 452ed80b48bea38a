const NOT_DIGITS = /RD\$|US\$|DOP|USD|[$%\s'’]/gi;
const WHOLE = /^\d+$/;
const WITH_DECIMALS = /^(\d*)[.,](\d{0,2})$/;
// The decimals, if any, stand behind the other separator: 1,234.5 and 1.234,5.
const GROUPED = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const MAX_LENGTH = 24;

/**
 * Reads a number as people write it in either language: "25000", "25,000", "25.000", "25 000", "RD$25,000.50",
 * "25.000,50", "12.5", "12,5", "40 %". Three digits behind the only separator are thousands, one or two are decimals.
 * Nothing here is booked, so guessing the reader's habit is kinder than refusing it (compare `parseMoneyText`).
 *
 * @returns hundredths, zero or more (12.5 is 1250); null for what is no such number or has more than two decimals.
 */
export function readHundredths(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const bare = text.replace(NOT_DIGITS, '');
  if (WHOLE.test(bare)) return scaled(bare, '');
  const decimal = WITH_DECIMALS.exec(bare);
  if (decimal) return bare.length > 1 ? scaled(decimal[1] ?? '', decimal[2] ?? '') : null;
  const grouped = GROUPED.exec(bare);
  return grouped ? scaled((grouped[1] ?? '').replace(/[.,]/g, ''), grouped[3] ?? '') : null;
}

function scaled(whole: string, decimals: string): number | null {
  const hundredths = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : null;
}

/** The shortest text that `readHundredths` reads as the same number: 1250 → "12.5", 2500000 → "25000". */
export function writeHundredths(hundredths: number): string {
  return String(hundredths / 100);
}
