import { env } from 'cloudflare:workers';
import { parse } from 'valibot';
import { answering, askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
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
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
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
  if (found.error) throw fromDatabase(found.error);
  if (lines.error) throw fromDatabase(lines.error);
  if (!found.data) throw new Problem(404, 'fiscal_receipt_not_found', 'There is no such fiscal receipt.');

  const receipt = parse(FiscalReceipt, found.data);
  const pdf = await renderFiscalReceipt(receipt, parse(FiscalReceiptLines, lines.data), language);
  return pdfAnswer(pdf, `comprobante-${receipt.ncf}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
