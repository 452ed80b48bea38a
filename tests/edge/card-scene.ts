import type { SupabaseClient } from '@supabase/supabase-js';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { localAzul } from '#stack/cards/azul.ts';
import { localCardnet } from '#stack/cards/cardnet.ts';
import { localStripe } from '#stack/cards/stripe.ts';
import type { TestStack } from '#tests/support/start-stack.ts';
import type { serveWorker } from '#tests/support/worker.ts';
import { joinTenant, type LeaseScene, made, makeLease } from './lease.ts';

type Worker = ReturnType<typeof serveWorker>;

export const localCredentials = { azul: localAzul, cardnet: localCardnet, stripe: localStripe };

export interface CardScene extends LeaseScene {
  organizationId: string;
  tenant: SupabaseClient;
  tenantToken: string;
}

export const post = (worker: Worker, origin: string, address: string, body: object, token?: string) =>
  worker.fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** A lease whose owner takes cards with a processor, and whose tenant has an account. */
export async function makeCardScene(
  stack: TestStack,
  worker: Worker,
  processor: CardProcessorName,
  settings: object = {},
): Promise<CardScene> {
  const scene = await makeLease(stack);
  const { organization_id: organizationId } = await made(
    scene.owner.from('leases').select('organization_id').eq('id', scene.leaseId).single(),
  );
  const credentials = { organizationId, processor, credentials: localCredentials[processor] };
  const kept = await post(worker, stack.url, '/api/cards/credentials', credentials, scene.ownerToken);
  if (kept.status !== 204) throw new Error(await kept.text());
  const { error } = await scene.owner.rpc('save_online_payments', {
    p_organization_id: organizationId,
    p_settings: { takes_cards: true, is_test: false, processor, ...settings },
  });
  if (error) throw error;
  return { ...scene, organizationId, ...(await joinTenant(stack, scene)) };
}

/** A page of a counterpart: where its forms go, and with which fields. */
export interface Form {
  action: string;
  fields: URLSearchParams;
}

export function formOf(html: string): Form {
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  ))
    fields.append(plain(name), plain(value));
  return { action: plain(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? ''), fields };
}

/** Posts a form as a browser would, without following what answers. */
export const submit = ({ action, fields }: Form, more: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  return fetch(action, { method: 'POST', body, redirect: 'manual' });
};
