import { believable, isRenewal } from './auth-fetch.ts';

const RETRIED_STATUS = new Set([502, 503, 504]);
const RETRY_DELAYS_MS = [300, 1200];

/**
 * `fetch` that tries again on 502, 503, 504 and network failure. Every verb of ours carries a request id and
 * every insert its primary key, so a repeated request has no second effect.
 */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  return believable(url, await (isRenewal(url) ? fetch(input, init) : fetchAgain(input, init)));
}

async function fetchAgain(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      const response = await fetch(input, init);
      if (!RETRIED_STATUS.has(response.status)) return response;
    } catch (error) {
      // Offline there is nothing to wait for: the screen says so at once.
      if (init?.signal?.aborted || !navigator.onLine) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return fetch(input, init);
}
