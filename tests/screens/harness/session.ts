import type { UserType } from '#src/domain/foundation/enums.ts';
import { NOW, newId, USER_ID } from './fixtures.ts';

export const EMAIL = 'somebody@example.com';
const DAY_SECONDS = 86_400;

/** As a token carries it: base64 of UTF-8, without what an address cannot hold. */
function encoded(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** What is special about a session. */
export interface SessionFacts {
  readonly userType?: UserType;
  readonly userId?: string;
  readonly email?: string;
  /** Seconds from now until it ends; a negative number for one that has. */
  readonly lasts?: number;
  /** Has an authenticator app that was not asked yet. */
  readonly isFactorDue?: boolean;
  /** Has an authenticator app, and has shown its code. */
  readonly isShown?: boolean;
  /** What its user said about themselves. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** An authenticator app as the provider lists it. */
export const FACTOR = {
  id: '30000000-0000-4000-8000-000000000001',
  friendly_name: 'phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: NOW,
  updated_at: NOW,
};

/** What the provider answers to who signs in, and what the product keeps of it. An administrator has shown the second factor. */
export function sessionOf(facts: SessionFacts = {}) {
  const { userType = 'owner', userId = USER_ID, email = EMAIL, lasts = DAY_SECONDS, metadata } = facts;
  const expiresAt = Math.floor(Date.now() / 1000) + lasts;
  const aal = userType === 'admin' || facts.isShown ? 'aal2' : 'aal1';
  const claims = { sub: userId, email, exp: expiresAt, aal };
  return {
    access_token: `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.c2lnbmF0dXJl`,
    // Its own: the library does not try one again that was refused a moment ago.
    refresh_token: `refresh-${newId()}`,
    token_type: 'bearer',
    expires_in: lasts,
    expires_at: expiresAt,
    user: {
      id: userId,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      app_metadata: {},
      user_metadata: { user_type: userType, ...metadata },
      created_at: NOW,
      factors: facts.isFactorDue || facts.isShown ? [FACTOR] : [],
    },
  };
}
