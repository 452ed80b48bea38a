import { is, object, string } from 'valibot';
import { parseJson } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { wordsOf } from './outcome.ts';
import type { WhatsappSender } from './whatsapp.ts';

const TIMEOUT_MS = 10_000;
const Known = object({ display_phone_number: string() });

/**
 * Asks WhatsApp for a number, which shows that the token is for it. @returns the number, in E.164
 *
 * @throws Problem 400 `whatsapp_token_invalid` or `whatsapp_number_unknown`, 502 `whatsapp_silent`
 */
export async function askForNumber({ apiUrl, phoneNumberId, accessToken }: WhatsappSender): Promise<string> {
  const response = await fetch(`${apiUrl}/${phoneNumberId}?fields=display_phone_number`, {
    headers: { authorization: `Bearer ${accessToken}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response || response.status >= 500 || response.status === 429)
    throw new Problem(502, 'whatsapp_silent', 'WhatsApp does not answer.');
  if (response.status === 401 || response.status === 403)
    throw new Problem(400, 'whatsapp_token_invalid', 'WhatsApp does not take the token.');
  const answer = parseJson(await wordsOf(response));
  const phone = is(Known, answer) ? `+${answer.display_phone_number.replace(/\D/g, '')}` : '';
  if (!response.ok || !/^\+[1-9]\d{7,14}$/.test(phone))
    throw new Problem(400, 'whatsapp_number_unknown', 'WhatsApp knows no such number for this token.');
  return phone;
}
