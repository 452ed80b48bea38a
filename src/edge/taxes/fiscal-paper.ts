// What the papers of fiscal receipts have in common: those that clients get and those that vendors sign.
import type { NcfSeries } from '#src/domain/taxes/ncf.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { type Issuer, issuerLines } from '../pdf-issuer.ts';
import { colors, LETTER, MARGIN, type PdfSheet } from '../pdf-sheet.ts';
import { caption, fiscalReceiptTexts } from './fiscal-receipt-texts.ts';

export const PAPER_WIDTH = LETTER.width - 2 * MARGIN;
export const PAPER_RIGHT = MARGIN + PAPER_WIDTH;
const AMOUNT_WIDTH = 120;
const LABEL_WIDTH = 190;
const SIGNATURE_WIDTH = 300;

const { es, en } = fiscalReceiptTexts;
const seriesOf = (ncf: string): NcfSeries => (ncf.startsWith('E') ? 'E' : 'B');

export interface PaperHeading {
  readonly ncf: string;
  readonly ncfExpiresOn: string | null;
  readonly cancelledOn: string | null;
  readonly details: Issuer & { readonly organizationName: string };
  /** What it is called, as the tax authority names its type, and the same for who reads English. */
  readonly title: { readonly es: string; readonly en: string };
  /** Stands over the name of whose paper it is. */
  readonly issuedAs?: string;
}

/** Its name and number, whose it is, and across it whether it has no value any more. */
export function drawPaperHeading(sheet: PdfSheet, heading: PaperHeading, language: Language): void {
  const { ncf, title, details, issuedAs } = heading;
  sheet.band(14, colors.brand);
  sheet.text(title.es, { size: 13, isBold: true });
  const number = `${es.numbers[seriesOf(ncf)]} ${ncf}`;
  sheet.text(number, { size: 13, isBold: true, x: PAPER_RIGHT, align: 'right' });
  sheet.down(40);
  if (heading.ncfExpiresOn) {
    const until = `${caption('validUntil', language)}: ${formatDate(heading.ncfExpiresOn, 'es', 'short')}`;
    sheet.text(until, { x: PAPER_RIGHT, align: 'right' });
  }
  if (language === 'en') sheet.text(title.en, { color: colors.secondary });
  sheet.down(22);
  if (issuedAs) {
    sheet.text(issuedAs, { color: colors.secondary });
    sheet.down(16);
  }
  for (const line of sheet.wrapped(details.organizationName, PAPER_WIDTH - 20, 13)) {
    sheet.text(line, { size: 13, isBold: true });
    sheet.down(16);
  }
  for (const line of issuerLines(details, es)) {
    sheet.text(line, { color: colors.secondary, maxWidth: PAPER_WIDTH });
    sheet.down(14);
  }
  if (heading.cancelledOn) drawVoid(sheet, heading.cancelledOn, language);
}

function drawVoid(sheet: PdfSheet, day: string, language: Language): void {
  sheet.down(24);
  sheet.text(caption('void', language), { size: 26, isBold: true, color: colors.bad });
  for (const own of language === 'es' ? (['es'] as const) : (['es', 'en'] as const)) {
    sheet.down(16);
    sheet.text(fiscalReceiptTexts[own].voidNote(formatDate(day, own)), { color: colors.bad });
  }
  sheet.down(14);
}

/** Facts by their names; what has no value is left out. */
export function drawPaperFacts(
  sheet: PdfSheet,
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
): void {
  sheet.down(14);
  for (const [name, value] of facts) {
    if (!value) continue;
    sheet.text(name, { color: colors.secondary, maxWidth: LABEL_WIDTH - 8 });
    for (const line of sheet.wrapped(value, PAPER_WIDTH - LABEL_WIDTH, 10, Number.POSITIVE_INFINITY)) {
      sheet.text(line, { x: MARGIN + LABEL_WIDTH, maxWidth: PAPER_WIDTH - LABEL_WIDTH });
      sheet.down(14);
    }
    sheet.down(3);
  }
}

/** What was sold, with its amounts. */
export function drawPaperLines(
  sheet: PdfSheet,
  lines: readonly (readonly [what: string, amount: string])[],
  language: Language,
): void {
  const row = (label: string, amount: string, isBold = false) => {
    sheet.wrapped(label, PAPER_WIDTH - AMOUNT_WIDTH - 10).forEach((line, index) => {
      if (index > 0) sheet.down(13);
      sheet.text(line, { isBold, maxWidth: PAPER_WIDTH - AMOUNT_WIDTH });
    });
    sheet.text(amount, { isBold, x: PAPER_RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
  };
  sheet.down(14);
  row(caption('concept', language), caption('amount', language), true);
  sheet.down(8);
  sheet.line();
  sheet.down(16);
  for (const [what, amount] of lines) {
    row(what, amount);
    sheet.down(17, 34);
  }
  sheet.down(-8);
  sheet.line();
}

export interface PaperSum {
  readonly label: string;
  readonly amount: string;
  readonly isBold: boolean;
}

/** @param left where their names begin, in points */
export function drawPaperSums(sheet: PdfSheet, sums: readonly PaperSum[], left: number): void {
  sheet.down(20, sums.length * 17);
  for (const { label, amount, isBold } of sums) {
    sheet.text(label, { isBold, x: left, maxWidth: PAPER_RIGHT - left - AMOUNT_WIDTH });
    sheet.text(amount, { isBold, x: PAPER_RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
    sheet.down(17);
  }
}

/** What makes a paper of the buyer's a proof: the seller signs that they got the money. */
export function drawVendorSignature(sheet: PdfSheet, vendorName: string, language: Language): void {
  sheet.down(60, 40);
  const y = sheet.y + 12;
  sheet.stroke({ x: MARGIN, y }, { x: MARGIN + SIGNATURE_WIDTH, y }, colors.ink);
  sheet.stroke({ x: PAPER_RIGHT - AMOUNT_WIDTH, y }, { x: PAPER_RIGHT, y }, colors.ink);
  sheet.text(caption('received', language), { size: 9, maxWidth: SIGNATURE_WIDTH });
  sheet.text(caption('signedOn', language), {
    ...{ size: 9, x: PAPER_RIGHT - AMOUNT_WIDTH, maxWidth: AMOUNT_WIDTH },
  });
  sheet.down(13);
  sheet.text(vendorName, { size: 9, color: colors.secondary, maxWidth: SIGNATURE_WIDTH });
}

/** Signing and sending is not done here, and the paper must not look as if it were. */
export function drawElectronic(sheet: PdfSheet, ncf: string, language: Language): void {
  if (seriesOf(ncf) === 'B') return;
  sheet.down(14, 60);
  sheet.paragraph(es.electronic, { size: 9, leading: 12, color: colors.secondary });
  if (language === 'es') return;
  sheet.down(4);
  sheet.paragraph(en.electronic, { size: 9, leading: 12, color: colors.secondary });
}
