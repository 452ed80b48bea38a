import { readStoredSession } from '#src/data/client.ts';

/** The session that the link of a mail (or a provider's page) brings in the address, after the "#". */
export interface LinkSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly email: string;
}

const ENTRY_PAGE = /^\/(?:(?:en|es)\/)?(?:login|auth|signup|recovery|invitation)\/?$/;
const INVITATION = /\/invitation\/?$/;
const ASKED_KEY = 'link_asked_for';
const ASKED_MS = 86_400_000;

/** Remembers in this browser that its reader asked to be let in as this address, or, with '*', by a provider. */
export function askForLink(email: string): void {
  localStorage.setItem(ASKED_KEY, JSON.stringify({ email: email.trim().toLowerCase(), at: Date.now() }));
}

/**
 * Whether a link's session may take over at once: on a page to enter by, with nobody else signed in, and asked for in
 * this browser. Anything else could be a stranger's link that signs the reader in to the stranger's account; the page
 * asks first. An invitation is sent unasked, and its page asks by itself.
 */
export function mayEnterByLink(url: URL): boolean {
  const link = readLinkSession(url.hash);
  if (!link || !ENTRY_PAGE.test(url.pathname)) return false;
  const current = readStoredSession();
  const isAllowed = current
    ? current.user.id === link.userId
    : INVITATION.test(url.pathname) || wasAskedFor(link.email);
  if (isAllowed) forgetLink();
  return isAllowed;
}

function wasAskedFor(email: string): boolean {
  const asked = parse(localStorage.getItem(ASKED_KEY) ?? '');
  if (typeof asked?.at !== 'number' || Date.now() - asked.at > ASKED_MS) return false;
  return asked.email === '*' || asked.email === email.toLowerCase();
}

/** Forgets what was asked for: somebody has come in. */
export function forgetLink(): void {
  localStorage.removeItem(ASKED_KEY);
}

/** The session that an address brings, or null. Who it is for is only read: the server checks the token itself. */
export function readLinkSession(hash: string): LinkSession | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  const claims = accessToken ? parse(decodePayload(accessToken)) : null;
  if (!accessToken || !refreshToken || typeof claims?.sub !== 'string') return null;
  return { accessToken, refreshToken, userId: claims.sub, email: String(claims.email ?? '') };
}

function decodePayload(token: string): string {
  try {
    const binary = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
