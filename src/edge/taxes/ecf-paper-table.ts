import { decimal } from '#src/domain/foundation/decimal.ts';
import type { EcfFacts, EcfLine } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { shares } from '#src/domain/taxes/ecf/ecf-lines.ts';
import { formatMoney, formatNumber, moneyParts } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { colors, MARGIN, type PdfSheet } from '../pdf-sheet.ts';
import { ecfPaperTexts } from './ecf-paper-texts.ts';
import { PAPER_RIGHT } from './fiscal-paper.ts';

const { es, en } = ecfPaperTexts;
const SIZE = 8.5;
const LINE = 11;
const GAP = 6;
const WHAT = { left: 72, width: 196 };
/** Columns of words begin at a place, those of numbers end at one. */
const columns = [
  { name: 'quantity', x: 62, align: 'right' },
  { name: 'what', x: WHAT.left, align: 'left' },
  { name: 'unit', x: 276, align: 'left' },
  { name: 'price', x: 376, align: 'right' },
  { name: 'tax', x: 442, align: 'right' },
  { name: 'discount', x: 502, align: 'right' },
  { name: 'value', x: PAPER_RIGHT, align: 'right' },
] as const;
type Column = (typeof columns)[number]['name'];
type Row = Readonly<Partial<Record<Column, string>>>;

/** An amount of pesos without its sign, which the foot of the table tells. */
function pesos(minor: number): string {
  const { sign, digits } = moneyParts(minor, 'DOP', 'es');
  return sign + digits;
}

/** What was sold, a line each with its ITBIS; below a line, its dollars. */
export function drawEcfLines(sheet: PdfSheet, facts: EcfFacts, language: Language): void {
  const { lines, itbisMinor } = facts;
  const taxes = shares(
    itbisMinor,
    lines.map((line) => (line.isTaxed ? line.amountMinor : 0)),
  );
  drawHead(sheet, language);
  lines.forEach((line, index) => {
    const texts = sheet.wrapped(nameOf(line), WHAT.width, SIZE, Number.POSITIVE_INFINITY);
    const rows = Math.max(texts.length, line.foreignMinor === null ? 1 : 2);
    if (sheet.y - rows * LINE - GAP < MARGIN) {
      sheet.breakPage();
      drawHead(sheet, language);
    }
    drawLine(sheet, line, texts, taxes[index] ?? 0);
  });
  sheet.line();
  sheet.down(12);
  const hasExempt = lines.some((line) => !line.isTaxed);
  const note = hasExempt ? 'exemptNote' : 'taxedNote';
  for (const own of language === 'es' ? [es] : [es, en]) {
    sheet.text(own[note], { size: 7.5, color: colors.secondary });
    sheet.down(10);
  }
}

const nameOf = ({ name, isTaxed }: EcfLine) => (isTaxed ? name : `${es.exemptMark} ${name}`);

function drawLine(sheet: PdfSheet, line: EcfLine, texts: readonly string[], tax: number): void {
  const { amountMinor, foreignMinor } = line;
  const money = pesos(amountMinor);
  const first: Row = {
    ...{ quantity: formatNumber(1, 'es'), what: texts[0] ?? '', unit: es.one, price: money },
    ...{ tax: pesos(tax), discount: decimal(0), value: money },
  };
  const dollars = foreignMinor === null ? '' : formatMoney(foreignMinor, 'USD', 'es');
  drawRow(sheet, first);
  const rest = Math.max(texts.length, dollars ? 2 : 1);
  for (let index = 1; index < rest; index += 1) {
    sheet.down(LINE);
    drawRow(sheet, { what: texts[index] ?? '', ...(index === 1 && { price: dollars, value: dollars }) });
  }
  sheet.down(LINE + GAP - 2);
  sheet.y += 2;
}

function drawHead(sheet: PdfSheet, language: Language): void {
  drawRow(sheet, es, { isBold: true });
  if (language === 'en') {
    sheet.down(LINE);
    drawRow(sheet, en, { size: 7.5 });
  }
  sheet.down(6);
  sheet.line(colors.secondary);
  sheet.down(13);
}

function drawRow(sheet: PdfSheet, row: Row, style: { isBold?: boolean; size?: number } = {}): void {
  for (const { name, x, align } of columns) {
    const text = row[name];
    if (text) sheet.text(text, { size: SIZE, ...style, x, align });
  }
}
