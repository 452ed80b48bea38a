import { env } from 'cloudflare:workers';
import { clientKey } from '#src/edge/client-key.ts';
import { answering, checkOrigin, doneAnswer, jsonAnswer, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { answerQuoteCall, QuoteCall } from '#src/edge/maintenance/quote-link.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

/**
 * What a vendor does by the link that they were sent, without an account: reads what is wanted, gives or changes a price,
 * declines, adds photos. 200 with what there is to say, else 204; 404 `quote_not_found`, 409 `quote_closed`, 429 `rate_limited`.
 */
export const POST = answering(async ({ request, locals }) => {
  const settings = readMailSettings(env);
  checkOrigin(request, settings.siteUrl);
  const asked = await readBody(request, QuoteCall);
  const answer = await answerQuoteCall(serviceClient(settings), asked, clientKey(request));
  if (asked.act === 'give' || asked.act === 'decline') deliverSoon({ locals }, settings);
  return answer ? jsonAnswer(answer) : doneAnswer();
});

export const ALL = onlyMethods('POST');
