import { apiUrl, publishableKey } from '#src/data/api-address.ts';
import { authClient } from '#src/data/client.ts';
import { toAppError } from '#src/data/errors.ts';
import { fetchWithRetry } from '#src/data/fetch-with-retry.ts';
import { askForLink } from './link.ts';
import { type OfferedProvider, offeredIn, type ProviderId } from './offered-providers.ts';

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
  const { error } = await (await authClient()).signInWithOAuth({
    provider,
    options: { redirectTo: returnTo },
  });
  if (error) throw toAppError(error);
}
