import { env } from 'cloudflare:workers';
import { parse } from 'valibot';
import { answering, askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
import {
  PurchaseReceipt,
  purchaseReceiptColumns,
  ReceiptBill,
  ReceiptBillLines,
  receiptBillColumns,
  receiptBillLineColumns,
} from '#src/edge/taxes/purchase-receipt.ts';
import { renderPurchaseReceipt } from '#src/edge/taxes/purchase-receipt-pdf.ts';

export const prerender = false;

/**
 * The PDF of a receipt that an organization gave out for a purchase of its own, `?lang=es|en`, for its office. 404
 * `fiscal_receipt_not_found` when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const found = await caller
    .from('purchase_receipts')
    .select(purchaseReceiptColumns)
    .eq('id', id)
    .maybeSingle();
  if (found.error) throw fromDatabase(found.error);
  if (!found.data) throw new Problem(404, 'fiscal_receipt_not_found', 'There is no such fiscal receipt.');
  const receipt = parse(PurchaseReceipt, found.data);
  const [bill, lines] = await Promise.all([
    caller.from('bills').select(receiptBillColumns).eq('id', receipt.billId).single(),
    caller.from('bill_lines').select(receiptBillLineColumns).eq('billId', receipt.billId).order('position'),
  ]);
  if (bill.error) throw fromDatabase(bill.error);
  if (lines.error) throw fromDatabase(lines.error);

  const pdf = await renderPurchaseReceipt(
    receipt,
    parse(ReceiptBill, bill.data),
    parse(ReceiptBillLines, lines.data),
    language,
  );
  return pdfAnswer(pdf, `comprobante-${receipt.ncf}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
