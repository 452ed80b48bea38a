import { apiUrl, publishableKey } from '#src/data/api-address.ts';
import { ACTIVE_ORGANIZATION, AUTH_STORAGE_KEY, CHOSEN_LEASE } from '#src/domain/foundation/browser-keys.ts';
import { FIRST_CALL, type FirstCall, RENEWED_BEFORE_END_MS } from '#src/domain/foundation/first-call.ts';
import { remembered } from './page-script/storage.ts';

/** What an address begins with, without the slash, and the area that it is of. */
const AREAS: Readonly<Record<string, string>> = {
  'owner-dashboard': 'owner',
  'tenant-dashboard': 'tenant',
  admin: 'admin',
};

interface Stored {
  readonly access_token?: unknown;
  /** Seconds since 1970. */
  readonly expires_at?: unknown;
}

/** The token that lies in this browser, when it lasts and the address brings no other. */
function storedToken(): string | null {
  try {
    const { access_token: token, expires_at: end } = JSON.parse(
      remembered(AUTH_STORAGE_KEY) ?? '{}',
    ) as Stored;
    const lasts = typeof end === 'number' && end * 1_000 - Date.now() > RENEWED_BEFORE_END_MS;
    return typeof token === 'string' && lasts && !location.hash.includes('access_token=') ? token : null;
  } catch {
    return null;
  }
}

/** What this tab chose last, or else this browser. */
const chosen = (key: string) => remembered(key, 'sessionStorage') ?? remembered(key);

/** What the area's start is asked for by: the organization or the lease that its reader chose. */
const choiceIn = (area: string) => {
  if (area === 'owner') return { p_organization_id: chosen(ACTIVE_ORGANIZATION) };
  return area === 'tenant' ? { p_lease_id: remembered(CHOSEN_LEASE, 'sessionStorage') } : {};
};

async function ask(token: string, area: string, showsHome: boolean): Promise<unknown> {
  const response = await fetch(`${apiUrl()}/rest/v1/rpc/start_overview`, {
    method: 'POST',
    headers: {
      apikey: publishableKey(),
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      p_area: area,
      p_at: new Date().toISOString(),
      p_shows_home: showsHome,
      ...choiceIn(area),
    }),
  });
  return response.ok ? response.json() : null;
}

/**
 * Asks for what an area begins with, as its reader and with their rights, while the area's code is on its way. Without an answer
 * the area asks by itself.
 */
export function askFirst(): void {
  const [, base = '', rest = ''] = location.pathname.split('/');
  const area = AREAS[base];
  const token = area && navigator.onLine ? storedToken() : null;
  if (!area || !token) return;
  const answer = ask(token, area, rest === '').catch(() => null);
  const call: FirstCall = { token, askedAt: performance.now(), answer };
  Object.assign(window, { [FIRST_CALL]: call });
}
