import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { receiptTexts } from '../money/receipt-texts.ts';
import { describeFile } from '../pdf-facts.ts';
import { LETTER, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import { titlesOf } from './ecf-paper-texts.ts';
import {
  drawElectronic,
  drawPaperFacts,
  drawPaperHeading,
  drawPaperLines,
  drawPaperSums,
  PAPER_WIDTH,
} from './fiscal-paper.ts';
import type { FiscalReceipt, FiscalReceiptLines } from './fiscal-receipt.ts';
import { fiscalReceiptSums } from './fiscal-receipt-sums.ts';
import { type Caption, caption, fiscalReceiptTexts, said } from './fiscal-receipt-texts.ts';

const SUMS_LEFT = MARGIN + PAPER_WIDTH / 2;
const RATE_DIGITS = 4;

const { es, en } = fiscalReceiptTexts;

/**
 * A fiscal receipt as a PDF file, with what the law asks of a printed one. It is in Spanish; `language` 'en' adds English
 * captions. The same receipt and language give the same bytes.
 */
export async function renderFiscalReceipt(
  receipt: FiscalReceipt,
  lines: FiscalReceiptLines,
  language: Language,
): Promise<Uint8Array> {
  const sheet = await PdfSheet.create([receipt, lines], LETTER);
  const title = titlesOf(receipt, fiscalReceiptTexts);
  drawPaperHeading(sheet, { ...receipt, title }, language);
  drawPaperFacts(sheet, factsOf(receipt, language));
  drawPaperLines(sheet, linesOf(receipt, lines, language), language);
  drawPaperSums(sheet, fiscalReceiptSums(receipt, language), SUMS_LEFT);
  drawElectronic(sheet, receipt.ncf, language);
  describeFile(sheet, {
    title: `${title.es} ${receipt.ncf}`,
    author: receipt.details.organizationName,
    language: 'es',
    madeAt: receipt.issuedOn,
  });
  return sheet.document.save();
}

function factsOf(receipt: FiscalReceipt, language: Language) {
  const { details, clientIdType: idType, currency } = receipt;
  const label = (key: Caption) => caption(key, language);
  return [
    [label('issuedOn'), formatDate(receipt.issuedOn, 'es')],
    [label('modified'), modifiedOf(receipt)],
    [label('reason'), receipt.reason],
    [label('client'), receipt.clientName],
    [
      idType ? said(es.clientIds[idType], en.clientIds[idType], language) : '',
      idType && formatIdentity(idType, receipt.clientId),
    ],
    [label('property'), details.propertyName],
    [label('unit'), details.unitLabel],
    [label('address'), details.address],
    [label('currency'), es.currencies[currency]],
    [label('rate'), rateOf(receipt)],
  ] as const;
}

function modifiedOf({ details }: FiscalReceipt): string | null {
  const { modifiedNcf: ncf, modifiedIssuedOn: day } = details;
  if (!ncf) return null;
  return day ? es.modifiedOf(ncf, formatDate(day, 'es')) : ncf;
}

function rateOf({ currency, dopRate, rateSource }: FiscalReceipt): string | null {
  if (currency === 'DOP') return null;
  return `US$1.00 = RD$${formatNumber(dopRate, 'es', RATE_DIGITS)} (${rateSource})`;
}

function linesOf({ currency }: FiscalReceipt, lines: FiscalReceiptLines, language: Language) {
  const kinds = (own: Language) => receiptTexts[own].kinds;
  return lines.map(({ kind, description, periodStart, periodEnd, amountMinor }) => {
    const name = said(kinds('es')[kind], kinds('en')[kind], language);
    const period = [periodStart, periodEnd]
      .filter((day): day is string => Boolean(day))
      .map((day) => formatDate(day, 'es', 'short'))
      .join(' – ');
    const what = [name, description].filter(Boolean).join(': ');
    return [period ? `${what}, ${period}` : what, formatMoney(amountMinor, currency, 'es')] as const;
  });
}
