// Queries of the product against a running stack, as one of its accounts: what one call answers, and what each query does.
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { AtOnceQuery } from '#src/data/at-once.ts';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import { DEMO_PASSWORD } from '#tests/support/rental.ts';

/** Signs in and stands for the page that the client of the backend lives in. Returns the account's id. */
export async function visitAs(stack: SeededStack, role: string): Promise<string> {
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@demo.llavero.test`, password: DEMO_PASSWORD }),
  });
  const session = (await answer.json()) as { user: { id: string } };
  const stored = JSON.stringify(session);
  vi.stubGlobal('window', { location: { origin: stack.url, hash: '' }, dispatchEvent: () => true });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === AUTH_STORAGE_KEY ? stored : null) });
  return session.user.id;
}

/** What the call put there for each query, and what the query answers by itself. */
export async function compareParts(
  query: AtOnceQuery,
): Promise<{ key: QueryKey; brought: unknown; read: unknown }[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const keys = await client.fetchQuery(query);
  return Promise.all(
    keys.map(async (key) => {
      const known = client.getQueryCache().find({ queryKey: key, exact: true });
      const brought = known?.state.data;
      return { key, brought, read: await known?.fetch() };
    }),
  );
}
