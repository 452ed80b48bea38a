/** A part of a whole as it was stated: never a decimal. */
export interface StatedFraction {
  readonly numerator: number;
  readonly denominator: number;
}

const PLAIN = /^(\d{1,7})\s*\/\s*(\d{1,7})$/;
const PERCENT = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%$/;
const LARGEST = 1_000_000;
const HUNDRED = 100;

/** Reads "2/3", "75%" or "66.67 %"; null for what is none, or more than the whole. Percent become hundredths, exactly. */
export function readFraction(text: string): StatedFraction | null {
  const typed = text.trim();
  const plain = PLAIN.exec(typed);
  const percent = PERCENT.exec(typed);
  if (!plain && !percent) return null;
  const decimals = percent?.[2] ?? '';
  const numerator = plain ? Number(plain[1]) : Number(`${percent?.[1]}${decimals}`);
  const denominator = plain ? Number(plain[2]) : HUNDRED * 10 ** decimals.length;
  if (denominator < 1 || denominator > LARGEST || numerator > denominator) return null;
  return { numerator, denominator };
}

export const fractionText = (numerator: number | null, denominator: number | null): string =>
  numerator === null || denominator === null ? '' : `${numerator}/${denominator}`;
