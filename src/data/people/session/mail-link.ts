import { createPassingAuth } from '#src/data/client.ts';
import { toAppError } from '#src/data/errors.ts';

/** What a link of one of Auth's messages is for, as Auth calls it (supabase/templates). */
export const mailLinkTypes = ['signup', 'magiclink', 'recovery', 'email_change', 'invite'] as const;
export type MailLinkType = (typeof mailLinkTypes)[number];

export interface MailLink {
  readonly tokenHash: string;
  readonly type: MailLinkType;
  /** Where its reader is taken on, as a path of this site. */
  readonly target: string;
}

const LOGIN = '/login/';

/** The link that an address carries; null when a part of it is missing. */
export function readMailLink({ searchParams, origin }: URL): MailLink | null {
  const tokenHash = searchParams.get('token_hash') ?? '';
  const type = mailLinkTypes.find((name) => name === searchParams.get('type'));
  if (!type || !/^\w{16,128}$/.test(tokenHash)) return null;
  return { tokenHash, type, target: targetOf(searchParams.get('redirect_to') ?? '', origin) };
}

/** A page of this site, or the one to sign in on: a message must not lead a session to a stranger's page. */
function targetOf(wanted: string, origin: string): string {
  if (!URL.canParse(wanted)) return LOGIN;
  const url = new URL(wanted);
  // A path that begins with two slashes is the address of another host.
  if (url.origin !== origin || url.pathname === '/' || url.pathname.startsWith('//')) return LOGIN;
  return url.pathname + url.search;
}

/**
 * Uses the token of a link, which works once.
 * @returns the address to go on to, with the session or with why there is none; null when a change of address still
 * needs the other mailbox. Errors: rate limits, offline.
 */
export async function followMailLink({ tokenHash, type, target }: MailLink): Promise<string | null> {
  // Beside the page's own session: who the link is for is known only now, and the next page asks before it changes places.
  const { data, error } = await (await createPassingAuth()).verifyOtp({ token_hash: tokenHash, type });
  if (error) {
    const failure = toAppError(error);
    if (failure.code !== 'otp_expired') throw failure;
    return `${target}#${new URLSearchParams({ error: 'access_denied', error_code: failure.code })}`;
  }
  if (!data.session) return null;
  const { access_token, refresh_token, expires_in, token_type } = data.session;
  // As Auth itself would lead on: the library takes a session with all of these.
  const session = { access_token, refresh_token, expires_in: String(expires_in), token_type, type };
  return `${target}#${new URLSearchParams(session)}`;
}
