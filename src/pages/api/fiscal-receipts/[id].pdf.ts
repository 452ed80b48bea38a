import { parse } from 'valibot';
import { callerRead, recordOf, rowsOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import {
  FiscalReceipt,
  FiscalReceiptLines,
  fiscalReceiptColumns,
  fiscalReceiptLineColumns,
} from '#src/edge/taxes/fiscal-receipt.ts';
import { renderFiscalReceipt } from '#src/edge/taxes/fiscal-receipt-pdf.ts';

export const prerender = false;

/**
 * The PDF of a fiscal receipt, `?lang=es|en`, for whoever may read it: the office, and tenants of its lease. 404
 * `fiscal_receipt_not_found` when it does not exist or is somebody else's: the two are not told apart.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const [found, lines] = await Promise.all([
    caller.from('fiscal_invoices').select(fiscalReceiptColumns).eq('id', id).maybeSingle(),
    caller
      .from('fiscal_invoice_lines')
      .select(fiscalReceiptLineColumns)
      .eq('invoiceId', id)
      .order('dueOn')
      .order('chargeId'),
  ]);
  const receipt = parse(FiscalReceipt, recordOf(found, 'fiscal_receipt_not_found'));
  const pdf = await renderFiscalReceipt(receipt, parse(FiscalReceiptLines, rowsOf(lines)), language);
  return pdfAnswer(pdf, `comprobante-${receipt.ncf}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
