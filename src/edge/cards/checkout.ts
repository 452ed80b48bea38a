import { object, parse, picklist, string } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { Problem } from '../problem.ts';
import { createSealer } from '../sealing.ts';
import { serviceClient } from '../supabase.ts';
import { type AttemptSecret, aboutAttempt, readAttempt, settleOutcome } from './attempts.ts';
import type { Redirect } from './processor.ts';
import type { CardSettings } from './processors.ts';

const TICKET = 'card-ticket';
const TICKET_MS = 30 * 60_000;
const Ticket = object({ id: string(), language: picklist(languages), until: string() });

/** Where a processor, or the tenant it sends back, finds an attempt again. */
const returnAddress = (siteUrl: string, id: string, outcome: string) =>
  `${siteUrl}/api/cards/return/${id}?outcome=${outcome}`;

/**
 * Opens the processor's page for an attempt that the database has just started, once however often it is asked.
 *
 * @returns the address to send the browser to, on our own site: it holds a sealed ticket for half an hour.
 * @throws Problem 502 `processor_unreachable`, 409 `attempt_over`.
 */
export async function openCheckout(settings: CardSettings, id: string, language: Language): Promise<string> {
  const database = serviceClient(settings);
  const { row, attempt, processor, sealer } = await readAttempt(database, settings, id);
  if (row.status !== 'created' && row.status !== 'pending') {
    throw new Problem(409, 'attempt_over', 'The attempt has been decided.');
  }
  if (row.status === 'created') {
    const opened = await processor
      .open({
        attempt,
        language,
        storesCard: row.storesFor !== null,
        returnUrl: (outcome) => returnAddress(settings.siteUrl, id, outcome),
      })
      .catch((error: unknown) => {
        console.error('Card processor:', row.processor, String(error));
        throw new Problem(502, 'processor_unreachable', 'The card processor does not answer.');
      });
    const kept: AttemptSecret = { redirect: opened.redirect, secret: opened.secret ?? null };
    const { error } = await callWith(database, 'open_card_payment', {
      id,
      reference: opened.reference,
      secret: await sealer.seal(kept, aboutAttempt(id)),
    });
    if (error) throw new Error(`The attempt could not be opened: ${error.message}`);
  }
  const until = new Date(Date.now() + TICKET_MS).toISOString();
  const ticket = await sealer.seal({ id, language, until }, TICKET);
  return `${settings.siteUrl}/api/cards/go?ticket=${encodeURIComponent(ticket)}`;
}

/** Where a ticket leads. @throws Problem 410 `ticket_expired`, 409 `attempt_over`. */
export async function redeemTicket(
  settings: CardSettings,
  ticket: string,
): Promise<{ redirect: Redirect; language: Language }> {
  const sealer = await createSealer(settings.key);
  const opened = await sealer.open(ticket, TICKET).catch(() => null);
  if (opened === null) throw new Problem(410, 'ticket_expired', 'The link is not valid.');
  const { id, language, until } = parse(Ticket, opened);
  if (Date.parse(until) < Date.now()) throw new Problem(410, 'ticket_expired', 'The link has expired.');
  const { row, kept } = await readAttempt(serviceClient(settings), settings, id);
  if (row.status !== 'pending' || !kept)
    throw new Problem(409, 'attempt_over', 'The attempt has been decided.');
  return { redirect: kept.redirect, language };
}

/**
 * Takes a tenant who comes back from a processor, writes down what can be believed of what they bring, and says where
 * they go on. A processor that does not answer just now is asked again by the timer.
 */
export async function takeReturn(
  settings: CardSettings,
  id: string,
  returned: URLSearchParams,
): Promise<string> {
  const database = serviceClient(settings);
  const open = await readAttempt(database, settings, id);
  const { row, attempt, processor } = open;
  try {
    await settleOutcome(database, open, await processor.readReturn(attempt, returned));
  } catch (error) {
    console.error('Card return:', row.processor, String(error));
  }
  return row.isTest
    ? `${settings.siteUrl}/owner-dashboard/finance/online-payments?test=${id}`
    : `${settings.siteUrl}/tenant-dashboard/payments/card/${id}`;
}
