import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { checkpointLine } from '#src/domain/trust/checkpoint.ts';
import type { Head } from '#src/domain/trust/consistency.ts';
import { formatDate, formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { issuerLines } from '../pdf-issuer.ts';
import { CONTENT_WIDTH, colors, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import type { Receipt } from './receipt.ts';
import { receiptTexts } from './receipt-texts.ts';

const RIGHT = MARGIN + CONTENT_WIDTH;
const LABEL_WIDTH = 104;
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH;
const AMOUNT_WIDTH = 110;
const LABELS_WIDTH = CONTENT_WIDTH - AMOUNT_WIDTH;

/**
 * A receipt as a PDF file. The same receipt, language and checkpoint give the same bytes: nothing in it depends on the
 * moment or the machine.
 *
 * @param head what the organization's log was when it was last signed; null before the first time
 */
export async function renderReceipt(
  receipt: Receipt,
  language: Language,
  head: Head | null = null,
): Promise<Uint8Array> {
  const sheet = await PdfSheet.create(receipt);
  drawHeading(sheet, receipt, language);
  drawFacts(sheet, receipt, language);
  drawAllocations(sheet, receipt, language);
  if (head) {
    sheet.down(30);
    sheet.text(receiptTexts[language].log(checkpointLine(head)), { size: 8, color: colors.secondary });
  }
  describeFile(sheet, {
    title: `${receiptTexts[language].title} ${formatReceiptNumber(receipt.number)}`,
    author: receipt.details.organizationName,
    language,
    madeAt: receipt.issuedOn,
  });
  return sheet.document.save();
}

function drawHeading(sheet: PdfSheet, receipt: Receipt, language: Language): void {
  const text = receiptTexts[language];
  const number = formatReceiptNumber(receipt.number);
  const isVoid = Boolean(receipt.voidedAt);

  sheet.band(14, colors.brand);
  sheet.text(text.title, { size: 13, isBold: true });
  sheet.text(number, { size: 13, isBold: true, x: RIGHT, align: 'right' });
  sheet.down(42);
  sheet.text(receipt.details.organizationName, { size: 12, color: colors.secondary });
  for (const line of issuerLines(receipt.details, text)) {
    sheet.down(14);
    sheet.text(line, { color: colors.secondary, maxWidth: CONTENT_WIDTH });
  }
  sheet.down(34);
  sheet.text(formatMoney(receipt.amountMinor, receipt.currency, language), {
    size: 28,
    isBold: true,
    color: isVoid ? colors.secondary : colors.ink,
  });
  if (!isVoid) return;
  sheet.text(text.void, { size: 20, isBold: true, color: colors.bad, x: RIGHT, align: 'right' });
  sheet.down(18);
  sheet.text(text.voidNote, { color: colors.bad });
}

function drawFacts(sheet: PdfSheet, { details, issuedOn }: Receipt, language: Language): void {
  const text = receiptTexts[language];
  const facts: [label: string, value: string | null | undefined][] = [
    [text.receivedFrom, details.tenantName],
    [text.property, details.propertyName],
    [text.unit, details.unitLabel],
    [text.address, details.address],
    [text.paidOn, formatDate(details.paidOn, language)],
    ...exchangeFacts(details.received, language),
    [text.method, text.methods[details.method]],
    [text.card, cardName(details.card)],
    [text.order, details.card?.orderNumber],
    [text.reference, details.reference],
    [text.issuedOn, formatDate(issuedOn, language)],
  ];
  sheet.down(32);
  for (const [label, value] of facts) {
    if (!value) continue;
    sheet.text(label, { color: colors.secondary, maxWidth: LABEL_WIDTH - 8 });
    for (const line of sheet.wrapped(value, VALUE_WIDTH)) {
      sheet.text(line, { x: MARGIN + LABEL_WIDTH, maxWidth: VALUE_WIDTH });
      sheet.down(14);
    }
    sheet.down(3);
  }
}

function drawAllocations(sheet: PdfSheet, receipt: Receipt, language: Language): void {
  const text = receiptTexts[language];
  const { allocations, creditMinor } = receipt.details;
  const row = (label: string, amount: string, isBold = false) => {
    sheet.wrapped(label, LABELS_WIDTH).forEach((line, index) => {
      if (index > 0) sheet.down(13);
      sheet.text(line, { isBold, maxWidth: LABELS_WIDTH });
    });
    sheet.text(amount, { isBold, x: RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
  };
  const money = (amountMinor: number) => formatMoney(amountMinor, receipt.currency, language);

  sheet.down(14);
  row(text.concept, text.amount, true);
  sheet.down(8);
  sheet.line();
  sheet.down(16);
  for (const { kind, periodStart, periodEnd, amountMinor } of allocations) {
    const period = [periodStart, periodEnd]
      .filter((day): day is string => Boolean(day))
      .map((day) => formatDate(day, language, 'short'))
      .join(' – ');
    row(period ? `${text.kinds[kind]}, ${period}` : text.kinds[kind], money(amountMinor));
    sheet.down(17, 34);
  }
  if (creditMinor > 0) {
    row(text.credit, money(creditMinor));
    sheet.down(17, 34);
  }
  sheet.down(-8);
  sheet.line();
  sheet.down(18);
  row(receipt.details.received ? text.totalPaid : text.total, money(receipt.amountMinor), true);
  const feeMinor = receipt.details.feeMinor ?? 0;
  if (feeMinor <= 0) return;
  sheet.down(20);
  row(text.cardFee, money(feeMinor));
  sheet.down(17);
  row(text.cardTotal, money(receipt.amountMinor + feeMinor));
}

/** What came where that was the other currency, and the rate at which it counts. */
function exchangeFacts(
  received: Receipt['details']['received'],
  language: Language,
): [label: string, value: string][] {
  if (!received) return [];
  const text = receiptTexts[language];
  const { currency, amountMinor, rate, rateSource, ratedOn } = received;
  return [
    [text.received, formatMoney(amountMinor, currency, language)],
    [
      text.rate,
      text.rateOf(formatNumber(rate, language, RATE_DECIMALS), rateSource, formatDate(ratedOn, language)),
    ],
  ];
}

/** "Visa ···· 4242", as far as the processor told it. */
function cardName(card: Receipt['details']['card']): string | null {
  if (!card?.last4) return null;
  const brand = card.brand ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ` : '';
  return `${brand}···· ${card.last4}`;
}
