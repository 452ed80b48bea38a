import { redeemTicket } from '#src/edge/cards/checkout.ts';
import { openEndpoint } from '#src/edge/cards/endpoint.ts';
import { sendTo } from '#src/edge/cards/go-page.ts';
import { onlyMethods } from '#src/edge/endpoint.ts';

export const prerender = false;

/** Sends the browser on to the processor's page, with a ticket that the tenant's screen got. */
export const GET = openEndpoint(async (settings, { url }) => {
  const { redirect, language } = await redeemTicket(settings, url.searchParams.get('ticket') ?? '');
  return sendTo(redirect, language);
});

export const ALL = onlyMethods('GET');
