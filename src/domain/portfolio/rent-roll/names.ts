/** A name as it is compared: without accents, capitals and more than one blank. */
export const shortName = (name: string) => (PLAIN.test(name) ? name : plainName(name));

/** Most names of records are compared often, and are so already once they were. */
const PLAIN = /^[a-z0-9+@/.-]+( [a-z0-9+@/.-]+)*$/;
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const MOST = 80;
const KEPT = 70;

/** What a record of a sheet is called when the same sheet comes again. What is too long ends with a sum of all of it. */
export function referenceOf(...parts: readonly string[]): string {
  const whole = parts.map(shortName).join(' / ');
  if (whole.length <= MOST) return whole;
  let sum = 2_166_136_261;
  for (const sign of whole) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return `${whole.slice(0, KEPT)} ~${sum.toString(36)}`;
}
