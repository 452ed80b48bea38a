import { parse } from 'valibot';
import { callerRead, recordOf, rowsOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { checkForClient, ecfPaperOf } from '#src/edge/taxes/ecf-document.ts';
import { renderEcfPaper } from '#src/edge/taxes/ecf-paper-pdf.ts';
import {
  FiscalReceipt,
  FiscalReceiptLines,
  fiscalReceiptColumns,
  fiscalReceiptLineColumns,
} from '#src/edge/taxes/fiscal-receipt.ts';
import { renderFiscalReceipt } from '#src/edge/taxes/fiscal-receipt-pdf.ts';
import { readEcfDocument } from '#src/edge/taxes/read-ecf-document.ts';

export const prerender = false;

/**
 * The PDF of a fiscal receipt, `?lang=es|en`, for whoever may read it: the office, and tenants of its lease. 404
 * `fiscal_receipt_not_found` when it does not exist or is somebody else's: the two are not told apart. 409 `ecf_not_valid`
 * for a tenant of an electronic one that the tax authority has not accepted; the office gets it with a mark.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const [found, lines, document] = await Promise.all([
    caller.from('fiscal_invoices').select(fiscalReceiptColumns).eq('id', id).maybeSingle(),
    caller
      .from('fiscal_invoice_lines')
      .select(fiscalReceiptLineColumns)
      .eq('invoiceId', id)
      .order('dueOn')
      .order('chargeId'),
    readEcfDocument(caller, 'invoiceId', id),
  ]);
  const receipt = parse(FiscalReceipt, recordOf(found, 'fiscal_receipt_not_found'));
  if (document) {
    const { propertyName, unitLabel } = receipt.details;
    const { cancelledOn } = receipt;
    const paper = ecfPaperOf(document, { propertyName, unitLabel, cancelledOn, vendorName: null });
    const { data: issuer } = await caller
      .from('fiscal_issuers')
      .select('id')
      .eq('id', document.issuerId)
      .maybeSingle();
    // Tenants do not read issuers.
    if (!issuer) checkForClient(paper);
    return pdfAnswer(await renderEcfPaper(paper, language), `comprobante-${receipt.ncf}.pdf`);
  }
  const pdf = await renderFiscalReceipt(receipt, parse(FiscalReceiptLines, rowsOf(lines)), language);
  return pdfAnswer(pdf, `comprobante-${receipt.ncf}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
