import { env } from 'cloudflare:workers';
import { optional, parse, picklist, pipe, string, uuid } from 'valibot';
import { formatReceiptNumber } from '#src/domain/receipt-number.ts';
import { answering, checked, onlyMethods } from '#src/edge/endpoint.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { Receipt, receiptColumns } from '#src/edge/receipt.ts';
import { renderReceipt } from '#src/edge/receipt-pdf.ts';
import { receiptTexts } from '#src/edge/receipt-texts.ts';
import { readSettings } from '#src/edge/settings.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { fallbackLanguage, languages } from '#src/i18n/language.ts';

export const prerender = false;

const Id = pipe(string(), uuid());
const ReaderLanguage = optional(picklist(languages), fallbackLanguage);

/**
 * The PDF of a receipt, `?lang=es|en`, for whoever may read the receipt. 404 `receipt_not_found` when it does
 * not exist or is somebody else's: the two are not told apart.
 */
export const GET = answering(async ({ params, request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const id = checked(Id, params.id);
  const language = checked(ReaderLanguage, url.searchParams.get('lang') ?? undefined);

  const { data, error } = await caller.from('receipts').select(receiptColumns).eq('id', id).maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'receipt_not_found', 'There is no such receipt.');

  const receipt = parse(Receipt, data);
  const name = `${receiptTexts[language].fileName}-${formatReceiptNumber(receipt.number)}.pdf`;
  return new Response((await renderReceipt(receipt, language)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
