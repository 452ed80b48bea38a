import { formatIdentity } from '#src/domain/identity.ts';
import type { NcfSeries } from '#src/domain/tax-do/ncf.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { FiscalReceipt, FiscalReceiptLines } from './fiscal-receipt.ts';
import { fiscalReceiptSums } from './fiscal-receipt-sums.ts';
import { type Caption, caption, fiscalReceiptTexts, said } from './fiscal-receipt-texts.ts';
import { describeFile } from './pdf-facts.ts';
import { issuerLines } from './pdf-issuer.ts';
import { colors, LETTER, MARGIN, PdfSheet } from './pdf-sheet.ts';
import { receiptTexts } from './receipt-texts.ts';

const WIDTH = LETTER.width - 2 * MARGIN;
const RIGHT = MARGIN + WIDTH;
const LABEL_WIDTH = 190;
const AMOUNT_WIDTH = 120;
const SUMS_LEFT = MARGIN + WIDTH / 2;
const RATE_DIGITS = 4;

const { es, en } = fiscalReceiptTexts;
export const seriesOf = ({ ncf }: Pick<FiscalReceipt, 'ncf'>): NcfSeries => (ncf.startsWith('E') ? 'E' : 'B');

/** What a receipt is called, in Spanish, as the tax authority names its type. */
export const fiscalReceiptTitle = (receipt: Pick<FiscalReceipt, 'ncf' | 'ncf_kind'>): string =>
  es.titles[seriesOf(receipt)][receipt.ncf_kind];

/**
 * A fiscal receipt as a PDF file, with what the law asks of a printed one. It is in Spanish; `language` 'en' adds English
 * captions. The same receipt and language give the same bytes.
 */
export async function renderFiscalReceipt(
  receipt: FiscalReceipt,
  lines: FiscalReceiptLines,
  language: Language,
): Promise<Uint8Array> {
  const sheet = await PdfSheet.create(LETTER);
  drawHeading(sheet, receipt, language);
  drawFacts(sheet, receipt, language);
  drawLines(sheet, receipt, lines, language);
  drawSums(sheet, receipt, language);
  drawElectronic(sheet, receipt, language);
  describeFile(sheet, {
    title: `${fiscalReceiptTitle(receipt)} ${receipt.ncf}`,
    author: receipt.details.organization_name,
    language: 'es',
    madeAt: receipt.issued_on,
  });
  return sheet.document.save();
}

function drawHeading(sheet: PdfSheet, receipt: FiscalReceipt, language: Language): void {
  const series = seriesOf(receipt);
  sheet.band(14, colors.brand);
  sheet.text(fiscalReceiptTitle(receipt), { size: 13, isBold: true });
  sheet.text(`${es.numbers[series]} ${receipt.ncf}`, { size: 13, isBold: true, x: RIGHT, align: 'right' });
  sheet.down(40);
  if (receipt.ncf_expires_on) {
    const until = `${caption('validUntil', language)}: ${formatDate(receipt.ncf_expires_on, 'es', 'short')}`;
    sheet.text(until, { x: RIGHT, align: 'right' });
  }
  if (language === 'en') sheet.text(en.titles[series][receipt.ncf_kind], { color: colors.secondary });
  sheet.down(22);
  for (const line of sheet.wrapped(receipt.details.organization_name, WIDTH - 20, 13)) {
    sheet.text(line, { size: 13, isBold: true });
    sheet.down(16);
  }
  for (const line of issuerLines(receipt.details, es)) {
    sheet.text(line, { color: colors.secondary, maxWidth: WIDTH });
    sheet.down(14);
  }
  if (receipt.cancelled_on) drawVoid(sheet, receipt.cancelled_on, language);
}

/** Says across the paper that it has no value any more. */
export function drawVoid(sheet: PdfSheet, day: string, language: Language): void {
  sheet.down(24);
  sheet.text(caption('void', language), { size: 26, isBold: true, color: colors.bad });
  for (const own of language === 'es' ? (['es'] as const) : (['es', 'en'] as const)) {
    sheet.down(16);
    sheet.text(fiscalReceiptTexts[own].voidNote(formatDate(day, own)), { color: colors.bad });
  }
  sheet.down(14);
}

function drawFacts(sheet: PdfSheet, receipt: FiscalReceipt, language: Language): void {
  const { details, client_id_type: idType, currency } = receipt;
  const label = (key: Caption) => caption(key, language);
  const facts: [label: string, value: string | null | undefined][] = [
    [label('issuedOn'), formatDate(receipt.issued_on, 'es')],
    [label('modified'), modifiedOf(receipt)],
    [label('reason'), receipt.reason],
    [label('client'), receipt.client_name],
    [
      idType ? said(es.clientIds[idType], en.clientIds[idType], language) : '',
      idType && formatIdentity(idType, receipt.client_id),
    ],
    [label('property'), details.property_name],
    [label('unit'), details.unit_label],
    [label('address'), details.address],
    [label('currency'), es.currencies[currency]],
    [label('rate'), rateOf(receipt)],
  ];
  sheet.down(14);
  for (const [name, value] of facts) {
    if (!value) continue;
    sheet.text(name, { color: colors.secondary, maxWidth: LABEL_WIDTH - 8 });
    for (const line of sheet.wrapped(value, WIDTH - LABEL_WIDTH, 10, Number.POSITIVE_INFINITY)) {
      sheet.text(line, { x: MARGIN + LABEL_WIDTH, maxWidth: WIDTH - LABEL_WIDTH });
      sheet.down(14);
    }
    sheet.down(3);
  }
}

function modifiedOf({ details }: FiscalReceipt): string | null {
  const { modified_ncf: ncf, modified_issued_on: day } = details;
  if (!ncf) return null;
  return day ? es.modifiedOf(ncf, formatDate(day, 'es')) : ncf;
}

function rateOf({ currency, dop_rate, rate_source }: FiscalReceipt): string | null {
  if (currency === 'DOP') return null;
  return `US$1.00 = RD$${formatNumber(dop_rate, 'es', RATE_DIGITS)} (${rate_source})`;
}

function drawLines(
  sheet: PdfSheet,
  receipt: FiscalReceipt,
  lines: FiscalReceiptLines,
  language: Language,
): void {
  const kinds = (own: Language) => receiptTexts[own].kinds;
  const row = (label: string, amount: string, isBold = false) => {
    sheet.wrapped(label, WIDTH - AMOUNT_WIDTH - 10).forEach((line, index) => {
      if (index > 0) sheet.down(13);
      sheet.text(line, { isBold, maxWidth: WIDTH - AMOUNT_WIDTH });
    });
    sheet.text(amount, { isBold, x: RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
  };
  sheet.down(14);
  row(caption('concept', language), caption('amount', language), true);
  sheet.down(8);
  sheet.line();
  sheet.down(16);
  for (const { kind, description, period_start, period_end, amount_minor } of lines) {
    const name = said(kinds('es')[kind], kinds('en')[kind], language);
    const period = [period_start, period_end]
      .filter((day): day is string => Boolean(day))
      .map((day) => formatDate(day, 'es', 'short'))
      .join(' – ');
    const what = [name, description].filter(Boolean).join(': ');
    row(period ? `${what}, ${period}` : what, formatMoney(amount_minor, receipt.currency, 'es'));
    sheet.down(17, 34);
  }
  sheet.down(-8);
  sheet.line();
}

function drawSums(sheet: PdfSheet, receipt: FiscalReceipt, language: Language): void {
  const sums = fiscalReceiptSums(receipt, language);
  sheet.down(20, sums.length * 17);
  for (const { label, amount, isBold } of sums) {
    sheet.text(label, { isBold, x: SUMS_LEFT, maxWidth: WIDTH / 2 - AMOUNT_WIDTH });
    sheet.text(amount, { isBold, x: RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
    sheet.down(17);
  }
}

/** Signing and sending is not done here, and the paper must not look as if it were. */
export function drawElectronic(
  sheet: PdfSheet,
  receipt: Pick<FiscalReceipt, 'ncf'>,
  language: Language,
): void {
  if (seriesOf(receipt) === 'B') return;
  sheet.down(14, 60);
  sheet.paragraph(es.electronic, { size: 9, leading: 12, color: colors.secondary });
  if (language === 'es') return;
  sheet.down(4);
  sheet.paragraph(en.electronic, { size: 9, leading: 12, color: colors.secondary });
}
