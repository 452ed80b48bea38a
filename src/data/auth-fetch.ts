const SESSION_ANSWER = /\/auth\/v1\/(?:token|verify|signup|factors\/[^/]+\/verify)(?:\?|$)/;
const REFRESH = /\/auth\/v1\/token\?(?:.*&)?grant_type=refresh_token/;
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

/** A session's renewal, which the authentication library repeats by a clock of its own. */
export const isRenewal = (url: string) => REFRESH.test(url);

/**
 * What the authentication library may believe of an answer.
 *
 * - When a session ends is counted from now on this device's clock: the server's own time (`expires_at`) would make a
 *   device whose clock is ahead renew its session without end, and one whose clock is behind never.
 * - Only the authentication server ends a session: a refusal that says nothing of it (a proxy's page, too many
 *   requests) counts as "not now", or the library would sign out somebody who did nothing.
 */
export async function believable(url: string, response: Response): Promise<Response> {
  if (response.ok && SESSION_ANSWER.test(url)) return byOwnClock(response);
  if (!isRenewal(url) || response.ok || response.status >= 500) return response;
  const text = await response.text();
  const isVerdict = response.status !== TOO_MANY_REQUESTS && namesReason(text);
  return answered(text, isVerdict ? response.status : UNAVAILABLE, response);
}

async function byOwnClock(response: Response): Promise<Response> {
  const text = await response.text();
  try {
    const { expires_at: _, ...session } = JSON.parse(text) as Record<string, unknown>;
    return answered(JSON.stringify(session), response.status, response);
  } catch {
    return answered(text, response.status, response); // Not a session; the library says so itself.
  }
}

function namesReason(text: string): boolean {
  try {
    const body = JSON.parse(text) as Record<string, unknown> | null;
    return typeof (body?.error_code ?? body?.code ?? body?.error) === 'string';
  } catch {
    return false;
  }
}

const answered = (text: string, status: number, { headers }: Response) =>
  new Response(text, { status, headers });
