import { parse } from 'valibot';
import { callerRead, recordOf, rowsOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { ecfPaperOf } from '#src/edge/taxes/ecf-document.ts';
import { renderEcfPaper } from '#src/edge/taxes/ecf-paper-pdf.ts';
import {
  PurchaseReceipt,
  purchaseReceiptColumns,
  ReceiptBill,
  ReceiptBillLines,
  receiptBillColumns,
  receiptBillLineColumns,
} from '#src/edge/taxes/purchase-receipt.ts';
import { renderPurchaseReceipt } from '#src/edge/taxes/purchase-receipt-pdf.ts';
import { readEcfDocument } from '#src/edge/taxes/read-ecf-document.ts';

export const prerender = false;

/**
 * The PDF of a receipt that an organization gave out for a purchase of its own, `?lang=es|en`, for its office. 404
 * `fiscal_receipt_not_found` when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const [found, document] = await Promise.all([
    caller.from('purchase_receipts').select(purchaseReceiptColumns).eq('id', id).maybeSingle(),
    readEcfDocument(caller, 'purchaseReceiptId', id),
  ]);
  const receipt = parse(PurchaseReceipt, recordOf(found, 'fiscal_receipt_not_found'));
  if (document) {
    const { propertyName = null, unitLabel = null, vendorName } = receipt.details;
    const paper = ecfPaperOf(document, {
      propertyName,
      unitLabel,
      vendorName,
      cancelledOn: receipt.cancelledOn,
    });
    return pdfAnswer(await renderEcfPaper(paper, language), `comprobante-${receipt.ncf}.pdf`);
  }
  const [bill, lines] = await Promise.all([
    caller.from('bills').select(receiptBillColumns).eq('id', receipt.billId).single(),
    caller.from('bill_lines').select(receiptBillLineColumns).eq('billId', receipt.billId).order('position'),
  ]);

  const pdf = await renderPurchaseReceipt(
    receipt,
    parse(ReceiptBill, rowsOf(bill)),
    parse(ReceiptBillLines, rowsOf(lines)),
    language,
  );
  return pdfAnswer(pdf, `comprobante-${receipt.ncf}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
