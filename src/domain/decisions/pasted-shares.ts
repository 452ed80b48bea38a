export interface PastedShares {
  /** Numerators by unit. */
  readonly shares: ReadonlyMap<string, number>;
  /** What the whole is, where percent were pasted: 100, or more as decimals need it. Null for whole numbers. */
  readonly denominator: number | null;
  /** Lines without a number, or of no unit of the building, as they were pasted. */
  readonly unread: readonly string[];
}

/** A number at the end of a line, behind a blank or a sign that separates columns. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](\d{1,6}))?\s*(%)?\s*$/;
const HUNDRED = 100;

interface ReadLine {
  readonly id: string;
  readonly whole: string;
  readonly decimals: string;
  readonly isPercent: boolean;
}

const sameName = (label: string) => label.trim().toLowerCase();

/** Splits a line wherever a column could end, and takes the first split that names a unit and leaves a number. */
function readLine(line: string, idOf: ReadonlyMap<string, string>): ReadLine | null {
  for (const { index } of line.matchAll(/[\t;:|,\s]/g)) {
    const id = idOf.get(sameName(line.slice(0, index).replace(/[;:|,]$/, '')));
    const [, whole = '', decimals = '', sign] = NUMBER.exec(line.slice(index + 1).trimStart()) ?? [];
    if (id !== undefined && whole !== '')
      return { id, whole: whole.replaceAll(',', ''), decimals, isPercent: Boolean(sign || decimals) };
  }
  return null;
}

/** Reads two columns, a unit and its share on each line, as a spreadsheet copies them. */
export function readPastedShares(
  text: string,
  units: readonly { readonly id: string; readonly label: string }[],
): PastedShares {
  const idOf = new Map(units.map(({ id, label }) => [sameName(label), id]));
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const read = lines.map((line) => ({ line, found: readLine(line.trim(), idOf) }));
  const found = read.flatMap((one) => one.found ?? []);
  const places = Math.max(0, ...found.map(({ decimals }) => decimals.length));
  return {
    shares: new Map(
      found.map(({ id, whole, decimals }) => [id, Number(`${whole}${decimals.padEnd(places, '0')}`)]),
    ),
    denominator: found.some(({ isPercent }) => isPercent) ? HUNDRED * 10 ** places : null,
    unread: read.filter((one) => one.found === null).map(({ line }) => line),
  };
}

/** What the shares of a building come to, and what is missing to the whole; less than nothing is too much. */
export function shareSum(shares: Iterable<number | null>, denominator: number | null) {
  let sum = 0;
  for (const share of shares) sum += share ?? 0;
  return { sum, missing: denominator === null ? null : denominator - sum };
}
