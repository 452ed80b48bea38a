import { apiUrl, fetchWithRetry, getClient, publishableKey } from '../client.ts';
import { toAppError } from '../errors.ts';
import { askForLink } from './link.ts';

/** Who else can vouch for somebody, by their own names; a project offers those that it was set up for. */
const known = {
  google: 'Google',
  apple: 'Apple',
  azure: 'Microsoft',
  facebook: 'Facebook',
  github: 'GitHub',
} as const;

export type ProviderId = keyof typeof known;
export interface OfferedProvider {
  readonly id: ProviderId;
  readonly name: string;
}

/** The providers that a project's settings (`GET /auth/v1/settings`) switch on, in our order. */
export function offeredIn(settings: unknown): OfferedProvider[] {
  const external = (settings as { external?: Record<string, unknown> } | null)?.external ?? {};
  return (Object.keys(known) as ProviderId[])
    .filter((id) => external[id] === true)
    .map((id) => ({ id, name: known[id] }));
}

/** Asks the project which providers it offers. Never fails: without an answer the other ways in are there. */
export async function fetchOfferedProviders(): Promise<OfferedProvider[]> {
  try {
    const answer = await fetchWithRetry(`${apiUrl()}/auth/v1/settings`, {
      headers: { apikey: publishableKey() },
    });
    return answer.ok ? offeredIn(await answer.json()) : [];
  } catch {
    return [];
  }
}

/** Goes to the provider's page, which leads back to `returnTo` with a session. */
export async function signInWithProvider(provider: ProviderId, returnTo: string): Promise<void> {
  askForLink('*');
  const { error } = await getClient().auth.signInWithOAuth({ provider, options: { redirectTo: returnTo } });
  if (error) throw toAppError(error);
}
