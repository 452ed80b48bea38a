import { env } from 'cloudflare:workers';
import { redeemTicket } from '#src/edge/cards/checkout.ts';
import { sendTo } from '#src/edge/cards/go-page.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';

export const prerender = false;

/** Sends the browser on to the processor's page, with a ticket that the tenant's screen got. */
export const GET = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  const { redirect, language } = await redeemTicket(settings, ticket);
  return sendTo(redirect, language);
});

export const ALL = onlyMethods('GET');
