import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { describeFile } from '../pdf-facts.ts';
import { LETTER, PdfSheet } from '../pdf-sheet.ts';
import { titlesOf } from './ecf-paper-texts.ts';
import {
  drawElectronic,
  drawPaperFacts,
  drawPaperHeading,
  drawPaperLines,
  drawPaperSums,
  drawVendorSignature,
  PAPER_RIGHT,
  type PaperSum,
} from './fiscal-paper.ts';
import { caption, fiscalReceiptTexts, said } from './fiscal-receipt-texts.ts';
import type { PurchaseReceipt, ReceiptBill, ReceiptBillLines } from './purchase-receipt.ts';
import { purchaseReceiptTexts } from './purchase-receipt-texts.ts';

const SUMS_LEFT = PAPER_RIGHT - 340;

const { es, en } = purchaseReceiptTexts;
type OwnCaption =
  | 'buyer'
  | 'vendor'
  | 'subtotal'
  | 'otherTaxes'
  | 'itbisWithheld'
  | 'isrWithheld'
  | 'payable';
const own = (key: OwnCaption, language: Language) => said(es[key], en[key], language);

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
  const title = titlesOf(receipt, purchaseReceiptTexts);
  drawPaperHeading(sheet, { ...receipt, title, issuedAs: own('buyer', language) }, language);
  drawPaperFacts(sheet, factsOf(receipt, bill, language));
  const amounts = lines.map(
    (line) => [line.description, formatMoney(line.amountMinor, bill.currency, 'es')] as const,
  );
  drawPaperLines(sheet, amounts, language);
  drawPaperSums(sheet, sumsOf(bill, language), SUMS_LEFT);
  drawVendorSignature(sheet, receipt.details.vendorName, language);
  drawElectronic(sheet, receipt.ncf, language);
  describeFile(sheet, {
    title: `${title.es} ${receipt.ncf}`,
    author: receipt.details.organizationName,
    language: 'es',
    madeAt: receipt.issuedOn,
  });
  return sheet.document.save();
}

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
