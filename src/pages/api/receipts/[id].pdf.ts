import { parse } from 'valibot';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { callerRead, recordOf } from '#src/edge/caller-endpoint.ts';
import { askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { Receipt, receiptColumns } from '#src/edge/money/receipt.ts';
import { renderReceipt } from '#src/edge/money/receipt-pdf.ts';
import { receiptTexts } from '#src/edge/money/receipt-texts.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { readLastHead } from '#src/edge/trust/last-head.ts';

export const prerender = false;

/**
 * The PDF of a receipt, `?lang=es|en`, for whoever may read the receipt. 404 `receipt_not_found` when it does
 * not exist or is somebody else's: the two are not told apart.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const found = await caller
    .from('receipts')
    .select(`organizationId, ${receiptColumns}` as const)
    .eq('id', id)
    .maybeSingle();
  const row = recordOf(found, 'receipt_not_found');
  const receipt = parse(Receipt, row);
  const head = await readLastHead(caller, row.organizationId);
  const name = `${receiptTexts[language].fileName}-${formatReceiptNumber(receipt.number)}.pdf`;
  return pdfAnswer(await renderReceipt(receipt, language, head), name);
});

export const ALL = onlyMethods('GET', 'HEAD');
