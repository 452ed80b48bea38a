import { formatIdentity } from '#src/domain/identity.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { drawElectronic, drawVoid, seriesOf } from './fiscal-receipt-pdf.ts';
import { caption, fiscalReceiptTexts, said } from './fiscal-receipt-texts.ts';
import { describeFile } from './pdf-facts.ts';
import { issuerLines } from './pdf-issuer.ts';
import { colors, LETTER, MARGIN, PdfSheet } from './pdf-sheet.ts';
import type { PurchaseReceipt, ReceiptBill, ReceiptBillLines } from './purchase-receipt.ts';
import { purchaseReceiptTexts } from './purchase-receipt-texts.ts';

const WIDTH = LETTER.width - 2 * MARGIN;
const RIGHT = MARGIN + WIDTH;
const LABEL_WIDTH = 190;
const AMOUNT_WIDTH = 120;
const SUMS_LEFT = RIGHT - 340;
const SIGNATURE_WIDTH = 300;

const { es, en } = purchaseReceiptTexts;
type OwnCaption =
  | 'buyer'
  | 'vendor'
  | 'subtotal'
  | 'otherTaxes'
  | 'itbisWithheld'
  | 'isrWithheld'
  | 'payable';
const own = (key: OwnCaption | 'received' | 'signedOn', language: Language) =>
  said(es[key], en[key], language);

/**
 * The paper of a receipt that a buyer gives out, with a place for the seller's signature. It is in Spanish; `language` 'en'
 * adds English captions. The same receipt and language give the same bytes.
 */
export async function renderPurchaseReceipt(
  receipt: PurchaseReceipt,
  bill: ReceiptBill,
  lines: ReceiptBillLines,
  language: Language,
): Promise<Uint8Array> {
  const sheet = await PdfSheet.create(LETTER);
  drawHeading(sheet, receipt, language);
  drawFacts(sheet, receipt, bill, language);
  drawLines(sheet, bill, lines, language);
  drawSums(sheet, bill, language);
  drawSignature(sheet, receipt, language);
  drawElectronic(sheet, receipt, language);
  describeFile(sheet, {
    title: `${titleOf(receipt)} ${receipt.ncf}`,
    author: receipt.details.organization_name,
    language: 'es',
    madeAt: receipt.issued_on,
  });
  return sheet.document.save();
}

const titleOf = (receipt: PurchaseReceipt) => es.titles[seriesOf(receipt)][receipt.ncf_kind];

function drawHeading(sheet: PdfSheet, receipt: PurchaseReceipt, language: Language): void {
  const series = seriesOf(receipt);
  sheet.band(14, colors.brand);
  sheet.text(titleOf(receipt), { size: 13, isBold: true });
  const number = `${fiscalReceiptTexts.es.numbers[series]} ${receipt.ncf}`;
  sheet.text(number, { size: 13, isBold: true, x: RIGHT, align: 'right' });
  sheet.down(40);
  if (receipt.ncf_expires_on) {
    const until = `${caption('validUntil', language)}: ${formatDate(receipt.ncf_expires_on, 'es', 'short')}`;
    sheet.text(until, { x: RIGHT, align: 'right' });
  }
  if (language === 'en') sheet.text(en.titles[series][receipt.ncf_kind], { color: colors.secondary });
  sheet.down(22);
  sheet.text(own('buyer', language), { color: colors.secondary });
  sheet.down(16);
  for (const line of sheet.wrapped(receipt.details.organization_name, WIDTH - 20, 13)) {
    sheet.text(line, { size: 13, isBold: true });
    sheet.down(16);
  }
  for (const line of issuerLines(receipt.details, fiscalReceiptTexts.es)) {
    sheet.text(line, { color: colors.secondary, maxWidth: WIDTH });
    sheet.down(14);
  }
  if (receipt.cancelled_on) drawVoid(sheet, receipt.cancelled_on, language);
}

function drawFacts(sheet: PdfSheet, receipt: PurchaseReceipt, bill: ReceiptBill, language: Language): void {
  const { details } = receipt;
  const { vendor_id_type: idType, vendor_id: id } = details;
  const facts: [label: string, value: string | null | undefined][] = [
    [caption('issuedOn', language), formatDate(receipt.issued_on, 'es')],
    [own('vendor', language), details.vendor_name],
    [
      idType ? said(es.vendorIds[idType], en.vendorIds[idType], language) : '',
      idType && id ? formatIdentity(idType, id) : null,
    ],
    [caption('address', language), details.vendor_address],
    [caption('property', language), details.property_name],
    [caption('unit', language), details.unit_label],
    [caption('currency', language), fiscalReceiptTexts.es.currencies[bill.currency]],
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

function drawLines(sheet: PdfSheet, bill: ReceiptBill, lines: ReceiptBillLines, language: Language): void {
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
  for (const { description, amount_minor } of lines) {
    row(description, formatMoney(amount_minor, bill.currency, 'es'));
    sheet.down(17, 34);
  }
  sheet.down(-8);
  sheet.line();
}

function drawSums(sheet: PdfSheet, bill: ReceiptBill, language: Language): void {
  const others = bill.excise_minor + bill.other_taxes_minor + bill.tip_minor;
  const isWithheld = bill.payable_minor !== bill.total_minor;
  const sums: [label: string, minor: number, isShown: boolean, isBold?: boolean][] = [
    [own('subtotal', language), bill.services_minor + bill.goods_minor, true],
    [caption('itbis', language), bill.itbis_minor, true],
    [own('otherTaxes', language), others, others > 0],
    [caption('total', language), bill.total_minor, true, true],
    [own('itbisWithheld', language), -bill.itbis_withheld_minor, bill.itbis_withheld_minor > 0],
    [own('isrWithheld', language), -bill.isr_withheld_minor, bill.isr_withheld_minor > 0],
    [own('payable', language), bill.payable_minor, isWithheld, true],
  ];
  const shown = sums.filter(([, , isShown]) => isShown);
  sheet.down(20, shown.length * 17);
  for (const [label, minor, , isBold = false] of shown) {
    sheet.text(label, { isBold, x: SUMS_LEFT, maxWidth: RIGHT - SUMS_LEFT - AMOUNT_WIDTH });
    const amount = formatMoney(minor, bill.currency, 'es');
    sheet.text(amount, { isBold, x: RIGHT, align: 'right', maxWidth: AMOUNT_WIDTH });
    sheet.down(17);
  }
}

/** What makes a paper of the buyer's a proof: the seller signs that they got the money. */
function drawSignature(sheet: PdfSheet, { details }: PurchaseReceipt, language: Language): void {
  sheet.down(60, 40);
  const y = sheet.y + 12;
  sheet.stroke({ x: MARGIN, y }, { x: MARGIN + SIGNATURE_WIDTH, y }, colors.ink);
  sheet.stroke({ x: RIGHT - AMOUNT_WIDTH, y }, { x: RIGHT, y }, colors.ink);
  sheet.text(own('received', language), { size: 9, maxWidth: SIGNATURE_WIDTH });
  sheet.text(own('signedOn', language), { size: 9, x: RIGHT - AMOUNT_WIDTH, maxWidth: AMOUNT_WIDTH });
  sheet.down(13);
  sheet.text(details.vendor_name, { size: 9, color: colors.secondary, maxWidth: SIGNATURE_WIDTH });
}
