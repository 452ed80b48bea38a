import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Namespace, type Texts } from '#src/i18n/load.ts';
import { localAzul } from '#stack/cards/azul.ts';
import { localCardnet } from '#stack/cards/cardnet.ts';
import { localStripe } from '#stack/cards/stripe.ts';
import { made, makeRental, type Rental } from '#tests/support/rental.ts';

const credentials = { azul: localAzul, cardnet: localCardnet, stripe: localStripe };

/** The words of one namespace. */
export async function wordsOf<N extends Namespace>(namespace: N, language: Language): Promise<Texts[N]> {
  await loadText(language, [namespace]);
  return knownText(namespace, language) as Texts[N];
}

/** Calls an endpoint as a person who is signed in. */
export async function callAs(
  baseURL: string | undefined,
  { access_token }: { access_token: string },
  address: string,
  body: object,
): Promise<Response> {
  return fetch(`${baseURL}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify(body),
  });
}

/** A rental whose owner takes cards with the local counterpart of a processor. */
export async function makeCardRental(
  baseURL: string | undefined,
  processor: CardProcessorName,
  settings: Record<string, string | number | boolean> = {},
): Promise<Rental> {
  const rental = await makeRental(baseURL);
  const { organizationId, owner } = rental;
  const kept = await callAs(baseURL, owner.session, '/api/cards/credentials', {
    organizationId,
    processor,
    credentials: credentials[processor],
  });
  if (kept.status !== 204) throw new Error(await kept.text());
  const { error } = await owner.client.rpc('save_online_payments', {
    p_organization_id: organizationId,
    p_settings: { takes_cards: true, is_test: false, processor, ...settings },
  });
  if (error) throw error;
  return rental;
}

/** The payments of a rental's lease that are confirmed, in minor units. */
export async function confirmedOf({ owner, leaseId }: Rental): Promise<number[]> {
  const rows = await made(
    owner.client.from('payments').select('amount_minor').eq('lease_id', leaseId).eq('status', 'confirmed'),
  );
  return rows.map((row) => row.amount_minor);
}
