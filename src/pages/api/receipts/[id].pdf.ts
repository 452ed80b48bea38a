import { env } from 'cloudflare:workers';
import { parse } from 'valibot';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { answering, askedLanguage, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { Receipt, receiptColumns } from '#src/edge/money/receipt.ts';
import { renderReceipt } from '#src/edge/money/receipt-pdf.ts';
import { receiptTexts } from '#src/edge/money/receipt-texts.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

/**
 * The PDF of a receipt, `?lang=es|en`, for whoever may read the receipt. 404 `receipt_not_found` when it does
 * not exist or is somebody else's: the two are not told apart.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const id = checked(RecordId, params.id);
  const language = askedLanguage(url);

  const { data, error } = await caller.from('receipts').select(receiptColumns).eq('id', id).maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'receipt_not_found', 'There is no such receipt.');

  const receipt = parse(Receipt, data);
  const name = `${receiptTexts[language].fileName}-${formatReceiptNumber(receipt.number)}.pdf`;
  return pdfAnswer(await renderReceipt(receipt, language), name);
});

export const ALL = onlyMethods('GET', 'HEAD');
