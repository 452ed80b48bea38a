import { createClient } from '@supabase/supabase-js';
import { inProductNames } from '#src/data/names.ts';
import type { Database } from '#src/data/schema.types.ts';
import type { Settings } from '../settings.ts';
import type { Client } from '../supabase.ts';

/** What tools may ask of the database: rows and functions. Tables are only read. */
function readingFetch(accessToken: string): typeof fetch {
  return inProductNames((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isReading = init?.method === undefined || init.method === 'GET' || init.method === 'HEAD';
    if (!pathname.startsWith('/rest/v1/') || !(isReading || pathname.startsWith('/rest/v1/rpc/')))
      throw new Error(`Tools do not write: ${init?.method} ${pathname}`);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(input, { ...init, headers });
  });
}

/** A client for tools, which acts as the person whose token this is. What would write to a table throws. */
export const readingClient = (settings: Settings, accessToken: string): Client =>
  createClient<Database>(settings.supabaseUrl, settings.publishableKey, {
    accessToken: async () => accessToken,
    global: { fetch: readingFetch(accessToken) },
  });
