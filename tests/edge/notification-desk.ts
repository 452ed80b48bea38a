import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readMailSettings } from '#src/edge/settings.ts';
import { vapidKeysOf } from '#stack/keys.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { organizationNumber } from '#stack/whatsapp/book.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { made, signUp } from './lease.ts';

export interface Step {
  step: string;
  detail: string;
}

/** An owner with an organization. */
export interface Reader {
  client: SupabaseClient;
  token: string;
  organizationId: string;
}

export type Device = Awaited<ReturnType<ReturnType<typeof useNotificationDesk>['subscribe']>>;

/** For a vitest file: the worker, the outbox, and the counterparts that its messages go to. */
export function useNotificationDesk() {
  const stack = useStack();
  const worker = serveWorker(() => workerVariables(stack.mailSettings));

  const post = (place: string, body: object, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    place,
  });
  const counterpart = async (place: string, body: object): Promise<Response> => {
    const { place: path, ...init } = post(place, body);
    return fetch(`${stack.url}/_local/${path}`, init);
  };

  return {
    stack,
    worker,
    counterpart,
    /** What sends messages, as the worker is set up. */
    settings: () => readMailSettings(workerVariables(stack.mailSettings) as unknown as Env),
    /** Receipts and webhooks go to the worker; what was set before is forgotten. */
    async open(): Promise<void> {
      for (const name of ['push', 'whatsapp']) {
        await fetch(`${stack.url}/_local/${name}`, { method: 'DELETE' });
        await counterpart(`${name}/site`, { url: await worker.origin() });
      }
    },
    async reader(): Promise<Reader> {
      const { client, token } = await signUp(stack, `reader-${randomUUID()}@example.com`);
      const organizationId = await made(
        client.rpc('create_organization', { p_request_id: randomUUID(), p_name: 'Inversiones Peña' }),
      );
      return { client, token, organizationId };
    },
    async state<State>(name: 'push' | 'whatsapp'): Promise<State> {
      return (await (await fetch(`${stack.url}/_local/${name}/state`)).json()) as State;
    },
    /** A browser of the reader's, which the server knows. */
    async subscribe({ client }: Reader, wanted: object = {}) {
      const applicationServerKey = vapidKeysOf(stack).publicKey;
      const answer = await counterpart('push/devices', {
        label: 'Chrome, Android',
        applicationServerKey,
        ...wanted,
      });
      const {
        id: name,
        endpoint,
        keys,
      } = (await answer.json()) as {
        id: string;
        endpoint: string;
        keys: { p256dh: string; auth: string };
      };
      const id: string = await made(
        client.rpc('save_push_device', {
          p_endpoint: endpoint,
          p_p256dh: keys.p256dh,
          p_auth: keys.auth,
          p_label: '',
        }),
      );
      return { id, name };
    },
    /** The organization writes by WhatsApp from a number of its own. */
    enterNumber: ({ token, organizationId }: Reader, part: object = {}) => {
      const { id: phoneNumberId, accessToken } = organizationNumber;
      const number = { organizationId, phoneNumberId, wabaId: '200000000000001', accessToken, ...part };
      const { place, ...init } = post('', number, { authorization: `Bearer ${token}` });
      return worker.fetch(`/api/whatsapp/senders${place}`, init);
    },
    /** Asks an endpoint as the reader. */
    ask: ({ token }: Reader, path: string, body: object) => {
      const { place, ...init } = post(path, body, { authorization: `Bearer ${token}` });
      return worker.fetch(place, init);
    },
    /** Sends a test. @returns its id */
    async test(reader: Reader, channel: string, deviceId?: string): Promise<string> {
      const { place, ...init } = post(
        '/api/notifications/tests',
        { channel, requestId: randomUUID(), ...(deviceId && { deviceId }) },
        { authorization: `Bearer ${reader.token}` },
      );
      const answer = await worker.fetch(place, init);
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { id: string }).id;
    },
    /** The hops of a test so far. */
    async stepsOf({ client }: Reader, id: string): Promise<Step[]> {
      const rows: { id: string; steps: Step[] }[] = await made(client.rpc('my_test_messages'));
      return rows.find((row) => row.id === id)?.steps ?? [];
    },
  };
}
