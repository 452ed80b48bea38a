import { decimal } from '../../foundation/decimal.ts';
import { BASIS_POINTS_IN_WHOLE } from '../../foundation/money.ts';
import { ncfTypeOf, parseNcf } from '../ncf.ts';
import type { EcfDraft, EcfKind, EcfLine } from './ecf-facts.ts';

/** Two digits of a kind: 31, 32 … */
export function ecfType(kind: EcfKind): string {
  return ncfTypeOf('E', kind) ?? '';
}

/** Whether a text is a number of a kind of e-CF, exactly as it is written: E, two digits of type, ten of sequence. */
export function isEcfNumber(text: string, kind: EcfKind): boolean {
  const ncf = parseNcf(text);
  return /^E\d{12}$/.test(text) && ncf?.series === 'E' && ncf.kind === kind;
}

/** Pesos for one dollar with the four decimals of the schemas. `units`: ten-thousandths. */
export function rateText(units: number): string {
  return `${Math.floor(units / RATE_UNITS)}.${String(units % RATE_UNITS).padStart(4, '0')}`;
}

const RATE_UNITS = 10_000;

/** A rate of pesos, with four decimals at most, in ten-thousandths. */
export const rateUnits = (dopRate: number): number => Math.round(dopRate * RATE_UNITS);

/** An amount with two decimals. */
export const amountText: (minor: number) => string = decimal;

/** Sums of a document, in minor units of one currency. */
export interface EcfSums {
  readonly taxedMinor: number;
  readonly exemptMinor: number;
  readonly itbisMinor: number;
  readonly totalMinor: number;
}

function sumsOf(lines: readonly EcfLine[], itbisMinor: number, of: (line: EcfLine) => number): EcfSums {
  const sum = (isTaxed: boolean) =>
    lines.filter((line) => line.isTaxed === isTaxed).reduce((total, line) => total + of(line), 0);
  const [taxedMinor, exemptMinor] = [sum(true), sum(false)];
  return { taxedMinor, exemptMinor, itbisMinor, totalMinor: taxedMinor + exemptMinor + itbisMinor };
}

/** The sums in centavos of DOP. */
export function ecfSums({ lines, itbisMinor }: Pick<EcfDraft, 'lines' | 'itbisMinor'>): EcfSums {
  return sumsOf(lines, itbisMinor, (line) => line.amountMinor);
}

/** The sums in the other currency; null for a document in pesos alone. */
export function foreignSums({ lines, foreign }: Pick<EcfDraft, 'lines' | 'foreign'>): EcfSums | null {
  return foreign && sumsOf(lines, foreign.itbisMinor, (line) => line.foreignMinor ?? 0);
}

/** A peso a line: what DGII lets the ITBIS and the total of a document be beside what it reckons itself. */
const TOLERANCE_MINOR = 100;

/** Whether the ITBIS is the rate of what is taxed, as near as DGII asks. Where nothing is taxed there is none, not even a centavo. */
export function isItbisNear(
  { taxedMinor, itbisMinor }: EcfSums,
  { itbisBasisPoints, lines }: Pick<EcfDraft, 'itbisBasisPoints' | 'lines'>,
): boolean {
  // A document that taxes nothing has no place for it: its total would be more than its parts.
  if (!lines.some((line) => line.isTaxed)) return itbisMinor === 0;
  const exact = BigInt(taxedMinor) * BigInt(itbisBasisPoints);
  const off = BigInt(itbisMinor) * BigInt(BASIS_POINTS_IN_WHOLE) - exact;
  const most = BigInt(lines.length * TOLERANCE_MINOR) * BigInt(BASIS_POINTS_IN_WHOLE);
  return off <= most && -off <= most;
}

/** What is withheld in all, or null where no line says it. */
export function withheldSums(lines: readonly EcfLine[]): { itbisMinor: number; isrMinor: number } | null {
  const told = lines.flatMap(({ withheld }) => withheld ?? []);
  if (told.length === 0) return null;
  return told.reduce(
    (sum, own) => ({
      itbisMinor: sum.itbisMinor + own.itbisMinor,
      isrMinor: sum.isrMinor + own.isrMinor,
    }),
    { itbisMinor: 0, isrMinor: 0 },
  );
}
