import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { colors, LETTER, MARGIN, PdfSheet } from '../pdf-sheet.ts';
import {
  AMOUNT_WIDTH,
  drawElectronic,
  drawPaperFacts,
  drawPaperHeading,
  drawPaperLines,
  drawPaperSums,
  PAPER_RIGHT,
  type PaperSum,
  seriesOf,
} from './fiscal-paper.ts';
import { caption, fiscalReceiptTexts, said } from './fiscal-receipt-texts.ts';
import type { PurchaseReceipt, ReceiptBill, ReceiptBillLines } from './purchase-receipt.ts';
import { purchaseReceiptTexts } from './purchase-receipt-texts.ts';

const SUMS_LEFT = PAPER_RIGHT - 340;
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
  const sheet = await PdfSheet.create([receipt, bill, lines], LETTER);
  const english = en.titles[seriesOf(receipt.ncf)][receipt.ncfKind];
  const title = { es: titleOf(receipt), en: english };
  drawPaperHeading(sheet, { ...receipt, title, issuedAs: own('buyer', language) }, language);
  drawPaperFacts(sheet, factsOf(receipt, bill, language));
  const amounts = lines.map(
    (line) => [line.description, formatMoney(line.amountMinor, bill.currency, 'es')] as const,
  );
  drawPaperLines(sheet, amounts, language);
  drawPaperSums(sheet, sumsOf(bill, language), SUMS_LEFT);
  drawSignature(sheet, receipt, language);
  drawElectronic(sheet, receipt.ncf, language);
  describeFile(sheet, {
    title: `${titleOf(receipt)} ${receipt.ncf}`,
    author: receipt.details.organizationName,
    language: 'es',
    madeAt: receipt.issuedOn,
  });
  return sheet.document.save();
}

const titleOf = (receipt: PurchaseReceipt) => es.titles[seriesOf(receipt.ncf)][receipt.ncfKind];

function factsOf(receipt: PurchaseReceipt, bill: ReceiptBill, language: Language) {
  const { details } = receipt;
  const { vendorIdType: idType, vendorId: id } = details;
  return [
    [caption('issuedOn', language), formatDate(receipt.issuedOn, 'es')],
    [own('vendor', language), details.vendorName],
    [
      idType ? said(es.vendorIds[idType], en.vendorIds[idType], language) : '',
      idType && id ? formatIdentity(idType, id) : null,
    ],
    [caption('address', language), details.vendorAddress],
    [caption('property', language), details.propertyName],
    [caption('unit', language), details.unitLabel],
    [caption('currency', language), fiscalReceiptTexts.es.currencies[bill.currency]],
  ] as const;
}

function sumsOf(bill: ReceiptBill, language: Language): PaperSum[] {
  const others = bill.exciseMinor + bill.otherTaxesMinor + bill.tipMinor;
  const isWithheld = bill.payableMinor !== bill.totalMinor;
  const sums: [label: string, minor: number, isShown: boolean, isBold?: boolean][] = [
    [own('subtotal', language), bill.servicesMinor + bill.goodsMinor, true],
    [caption('itbis', language), bill.itbisMinor, true],
    [own('otherTaxes', language), others, others > 0],
    [caption('total', language), bill.totalMinor, true, true],
    [own('itbisWithheld', language), -bill.itbisWithheldMinor, bill.itbisWithheldMinor > 0],
    [own('isrWithheld', language), -bill.isrWithheldMinor, bill.isrWithheldMinor > 0],
    [own('payable', language), bill.payableMinor, isWithheld, true],
  ];
  return sums
    .filter(([, , isShown]) => isShown)
    .map(([label, minor, , isBold = false]) => ({
      label,
      amount: formatMoney(minor, bill.currency, 'es'),
      isBold,
    }));
}

/** What makes a paper of the buyer's a proof: the seller signs that they got the money. */
function drawSignature(sheet: PdfSheet, { details }: PurchaseReceipt, language: Language): void {
  sheet.down(60, 40);
  const y = sheet.y + 12;
  sheet.stroke({ x: MARGIN, y }, { x: MARGIN + SIGNATURE_WIDTH, y }, colors.ink);
  sheet.stroke({ x: PAPER_RIGHT - AMOUNT_WIDTH, y }, { x: PAPER_RIGHT, y }, colors.ink);
  sheet.text(own('received', language), { size: 9, maxWidth: SIGNATURE_WIDTH });
  sheet.text(own('signedOn', language), { size: 9, x: PAPER_RIGHT - AMOUNT_WIDTH, maxWidth: AMOUNT_WIDTH });
  sheet.down(13);
  sheet.text(details.vendorName, { size: 9, color: colors.secondary, maxWidth: SIGNATURE_WIDTH });
}
