import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import type { EcfFacts } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { ecfSums, foreignSums, withheldSums } from '#src/domain/taxes/ecf/ecf-numbers.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { PdfSheet } from '../pdf-sheet.ts';
import { isOwnPurchase } from './ecf-paper.ts';
import { ecfCaption } from './ecf-paper-texts.ts';
import { PAPER_RIGHT } from './fiscal-paper.ts';

const LEFT = 246;
const DOLLARS_RIGHT = 478;
const LINE = 15;

interface Sum {
  readonly label: string;
  readonly pesos: number;
  readonly dollars?: number | undefined;
  readonly isBold?: boolean;
}

/** The sums under the lines, in pesos; of a receipt in dollars those beside them. What is withheld comes last. */
export function ecfPaperSums(facts: EcfFacts, language: Language): Sum[] {
  const sums = ecfSums(facts);
  const foreign = foreignSums(facts);
  const withheld = withheldSums(facts.lines);
  const label = (key: Parameters<typeof ecfCaption>[0]) => ecfCaption(key, language);
  const percent = formatPercent(facts.itbisBasisPoints / BASIS_POINTS_IN_WHOLE, 'es');
  const rate = sums.itbisMinor > 0 ? ` (${percent})` : '';
  const rows: Sum[] = [
    { label: label('taxable'), pesos: sums.taxedMinor, dollars: foreign?.taxedMinor },
    { label: label('exempt'), pesos: sums.exemptMinor, dollars: foreign?.exemptMinor },
    { label: label('tax') + rate, pesos: sums.itbisMinor, dollars: foreign?.itbisMinor },
    { label: label('total'), pesos: sums.totalMinor, dollars: foreign?.totalMinor, isBold: true },
  ];
  if (withheld === null) return rows;
  const { itbisMinor, isrMinor } = withheld;
  if (itbisMinor > 0) rows.push({ label: label('itbisWithheld'), pesos: -itbisMinor });
  if (isrMinor > 0) rows.push({ label: label('isrWithheld'), pesos: -isrMinor });
  const net = sums.totalMinor - itbisMinor - isrMinor;
  if (isOwnPurchase(facts) && net !== sums.totalMinor)
    rows.push({ label: label('net'), pesos: net, isBold: true });
  return rows;
}

export const heightOfSums = (sums: readonly Sum[]): number => sums.length * LINE;

export function drawEcfSums(sheet: PdfSheet, sums: readonly Sum[]): void {
  for (const { label, pesos, dollars, isBold = false } of sums) {
    sheet.text(label, { isBold, size: 9.5, x: LEFT });
    if (dollars !== undefined) drawAmount(sheet, dollars, 'USD', isBold);
    drawAmount(sheet, pesos, 'DOP', isBold);
    sheet.down(LINE);
  }
}

function drawAmount(sheet: PdfSheet, minor: number, currency: 'DOP' | 'USD', isBold: boolean): void {
  const x = currency === 'DOP' ? PAPER_RIGHT : DOLLARS_RIGHT;
  sheet.text(formatMoney(minor, currency, 'es'), { isBold, size: 9.5, x, align: 'right' });
}
