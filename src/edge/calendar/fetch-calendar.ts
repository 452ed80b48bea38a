import { readBytes } from '../body.ts';
import { Problem } from '../problem.ts';
import { isPublicAddress } from '../public-address.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MOST_HOPS = 3;

/** Follows redirects one by one: each address has to be public. */
async function find(address: string, send: typeof fetch): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = address;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    if (!isPublicAddress(url))
      throw new Problem(400, 'address_invalid', 'Only public https addresses are read.');
    const response = await send(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'text/calendar, text/plain;q=0.5' },
    });
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (next === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(next, url)) break;
    url = new URL(next, url).href;
  }
  throw new Problem(400, 'address_refused', 'The address leads nowhere.');
}

/**
 * The calendar file at an address of somebody else's: public hosts over https only, at most 2 MB, within ten seconds. What it
 * refuses does not repeat the address, which may be a secret.
 *
 * @throws Problem 400 `address_invalid`, `address_unreachable`, `address_refused`, `address_too_large`
 */
export async function fetchCalendar(address: string, send: typeof fetch = fetch): Promise<string> {
  try {
    const response = await find(address, send);
    if (!response.ok) {
      await response.body?.cancel();
      throw new Problem(400, 'address_refused', `The address answered ${response.status}.`);
    }
    const text = new TextDecoder().decode(await readBytes(response, MOST_BYTES));
    if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text))
      throw new Problem(400, 'address_refused', 'The address does not have a calendar.');
    return text;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_large')
      throw new Problem(400, 'address_too_large', 'The calendar is too large.');
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'address_unreachable', 'The address does not answer.');
  }
}
