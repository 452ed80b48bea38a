import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createClient } from '@supabase/supabase-js';
import type { ProgramScope } from '#src/domain/insight/programs/scopes.ts';
import type { TestStack } from '#tests/support/start-stack.ts';
import { made, password } from './lease.ts';

interface Served {
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

export const BACK = 'http://127.0.0.1:7777/back';
const form = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values),
});

export interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** A code that somebody agreed to, and what is needed to trade it. */
export interface Agreed {
  readonly clientId: string;
  readonly code: string;
  readonly verifier: string;
}

/** What programs do, and the people who let them. */
export const programDesk = (stack: TestStack, worker: Served) => {
  const atWorker = (address: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    return worker.fetch(pathname + search, init);
  };

  const register = (redirectUri = BACK, name = 'Claudio') =>
    worker.fetch('/api/programs/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: name, redirect_uris: [redirectUri] }),
    });

  /** A sign-in for one program, as the page of the consent makes it. */
  async function signInFor(email: string) {
    const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return data.session;
  }

  async function agree(
    email: string,
    organizationId: string | null,
    scopes: readonly ProgramScope[],
    part: Record<string, unknown> = {},
  ): Promise<{ answer: Response; clientId: string; verifier: string }> {
    const { client_id: clientId } = (await (await register()).json()) as { client_id: string };
    const session = await signInFor(email);
    const verifier = randomBytes(32).toString('base64url');
    const answer = await worker.fetch('/api/programs/grant', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({
        clientId,
        redirectUri: BACK,
        responseType: 'code',
        challenge: createHash('sha256').update(verifier).digest('base64url'),
        challengeMethod: 'S256',
        resource: `${stack.mailSettings.siteUrl}/mcp`,
        state: 'x y',
        organizationId,
        scopes,
        refreshToken: session.refresh_token,
        ...part,
      }),
    });
    return { answer, clientId, verifier };
  }

  async function agreed(
    email: string,
    organizationId: string | null,
    scopes: readonly ProgramScope[],
  ): Promise<Agreed & { redirect: URL }> {
    const { answer, clientId, verifier } = await agree(email, organizationId, scopes);
    if (!answer.ok) throw new Error(await answer.text());
    const redirect = new URL(((await answer.json()) as { redirect: string }).redirect);
    return { clientId, verifier, redirect, code: redirect.searchParams.get('code') ?? '' };
  }

  const trade = ({ clientId, code, verifier }: Agreed, part: Record<string, string> = {}) =>
    worker.fetch(
      '/api/programs/token',
      form({
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: BACK,
        resource: `${stack.mailSettings.siteUrl}/mcp`,
        ...part,
      }),
    );

  const renew = (clientId: string, refreshToken: string) =>
    worker.fetch(
      '/api/programs/token',
      form({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }),
    );

  const giveBack = (clientId: string, token: string) =>
    worker.fetch('/api/programs/revoke', form({ client_id: clientId, token }));

  async function connect(token: string, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`${stack.mailSettings.siteUrl}/mcp`), {
      fetch: atWorker,
      authProvider: { token: async () => token },
      requestInit: { headers },
    });
    await client.connect(transport);
    return client;
  }

  /** What /mcp answers, without the library. */
  const ask = (token: string | null, headers: Record<string, string> = {}) =>
    worker.fetch('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });

  /** All of it at once: a program with tokens. */
  async function admit(email: string, organizationId: string | null, scopes: readonly ProgramScope[]) {
    const deal = await agreed(email, organizationId, scopes);
    const pair = (await (await trade(deal)).json()) as Pair;
    return { ...deal, ...pair };
  }

  return { atWorker, register, agree, agreed, trade, renew, giveBack, connect, ask, admit };
};

/** The id of the only organization that an owner has. */
export const organizationOf = async (owner: {
  from(table: 'organizations'): { select(columns: 'id'): { single(): PromiseLike<unknown> } };
}): Promise<string> =>
  ((await made(owner.from('organizations').select('id').single() as never)) as { id: string }).id;
