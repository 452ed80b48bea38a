import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#src/data/database.types.ts';
import { makeAccount } from '#tests/support/account.ts';
import { startTestStack, type TestStack } from '#tests/support/start-stack.ts';

export type Client = SupabaseClient<Database>;

/** A password that meets the project's policy. */
export const password = 'Contract-2026';

/** The Supabase project under test. */
export interface Project {
  url: string;
  /** The browser's key. */
  publishableKey: string;
  /** An unmodified client with the browser's key, signed in as nobody. */
  client(): Client;
  /** An unmodified client with the secret key. */
  service(): Client;
  /** A new address on each call. */
  email(name: string): string;
  /** Somebody with a confirmed address, signed in. */
  signUp(
    name: string,
    metadata?: Record<string, unknown>,
  ): Promise<{ client: Client; id: string; email: string }>;
}

interface Access {
  url: string;
  publishableKey: string;
  secretKey: string;
}

const env = process.env;

/**
 * The project for the tests of one file: the hosted one that CONTRACT_SUPABASE_URL, CONTRACT_SUPABASE_PUBLISHABLE_KEY
 * and CONTRACT_SUPABASE_SECRET_KEY name, else a local stack of its own.
 */
export function useProject(): Project {
  let access: Access;
  let local: TestStack | undefined;
  let counter = 0;

  beforeAll(async () => {
    const { CONTRACT_SUPABASE_URL, CONTRACT_SUPABASE_PUBLISHABLE_KEY, CONTRACT_SUPABASE_SECRET_KEY } = env;
    if (CONTRACT_SUPABASE_URL && CONTRACT_SUPABASE_PUBLISHABLE_KEY && CONTRACT_SUPABASE_SECRET_KEY) {
      access = {
        url: CONTRACT_SUPABASE_URL,
        publishableKey: CONTRACT_SUPABASE_PUBLISHABLE_KEY,
        secretKey: CONTRACT_SUPABASE_SECRET_KEY,
      };
      return;
    }
    if (CONTRACT_SUPABASE_URL || CONTRACT_SUPABASE_PUBLISHABLE_KEY || CONTRACT_SUPABASE_SECRET_KEY)
      throw new Error('A hosted project takes its URL, its publishable key and its secret key, all three');
    local = await startTestStack();
    access = local;
  }, 120_000);
  afterAll(() => local?.stop(), 60_000);

  function clientWith(key: string): Client {
    return createClient<Database>(access.url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  }

  const project: Project = {
    get url() {
      return access.url;
    },
    get publishableKey() {
      return access.publishableKey;
    },
    client: () => clientWith(access.publishableKey),
    service: () => clientWith(access.secretKey),
    email(name) {
      counter += 1;
      return `${name}-${Date.now()}-${counter}@contract.llavero.test`;
    },
    async signUp(name, metadata = {}) {
      const email = project.email(name);
      const { client, id } = await makeAccount(access, { email, password, metadata });
      return { client, id, email };
    },
  };
  return project;
}

/** What a call answers: data when it went well, else an error. */
type Answer = { data: unknown; error: unknown };

/** The data of an answer, or its error thrown. */
export function dataOf<A extends Answer>(answer: A): NonNullable<Extract<A, { error: null }>['data']> {
  if (answer.error) throw answer.error;
  if (answer.data === null || answer.data === undefined) throw new Error('The answer holds no data.');
  return answer.data as NonNullable<Extract<A, { error: null }>['data']>;
}
