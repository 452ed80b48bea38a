import type { Session } from '@supabase/auth-js';
import { authClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';

export interface Enrolment {
  readonly factorId: string;
  /** Image address of the QR code. */
  readonly qrCode: string;
  /** The same secret, to type by hand. */
  readonly secret: string;
}

const SVG_PREFIX = 'data:image/svg+xml;utf-8,';

/** Whether the session has shown its second factor: `done`, `due` (there is one), or `absent` (none is set up). */
export function secondFactorOf(session: Session): 'done' | 'due' | 'absent' {
  if (assuranceLevel(session.access_token) === 'aal2') return 'done';
  return session.user.factors?.some(({ status }) => status === 'verified') ? 'due' : 'absent';
}

/** The `aal` claim of an access token. It only decides what to show: the server checks the token itself. */
function assuranceLevel(accessToken: string): unknown {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

/** Begins to set up an authenticator app. Enrolments that were given up are removed: their name would be taken. */
export async function enrolSecondFactor(friendlyName: string): Promise<Enrolment> {
  const { mfa } = await authClient();
  const { all } = unwrap(await mfa.listFactors());
  for (const factor of all.filter(({ status }) => status === 'unverified')) {
    unwrap(await mfa.unenroll({ factorId: factor.id }));
  }
  const { id, totp } = unwrap(await mfa.enroll({ factorType: 'totp', friendlyName, issuer: friendlyName }));
  // The picture comes unescaped; a "#" in it would end the address.
  const qrCode = totp.qr_code.startsWith(SVG_PREFIX)
    ? `data:image/svg+xml,${encodeURIComponent(totp.qr_code.slice(SVG_PREFIX.length))}`
    : totp.qr_code;
  return { factorId: id, qrCode, secret: totp.secret };
}

/**
 * Shows the second factor; the session then has level aal2.
 * @param factorId of an enrolment; otherwise the account's first authenticator app is asked
 * Errors: mfa_verification_failed, mfa_challenge_expired, mfa_factor_not_found.
 */
export async function verifySecondFactor(code: string, factorId?: string): Promise<void> {
  const { mfa } = await authClient();
  const id = factorId ?? unwrap(await mfa.listFactors()).totp[0]?.id;
  if (!id) throw new AppError('not_found', 'mfa_factor_not_found');
  unwrap(await mfa.challengeAndVerify({ factorId: id, code }));
}
