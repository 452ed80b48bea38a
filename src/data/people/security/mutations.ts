import { postApi } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
import { type AuthClient, authClient, createPassingAuth } from '#src/data/client.ts';
import { AppError, toAppError, unwrap } from '#src/data/errors.ts';

/** How somebody shows again that the account is theirs. */
export interface Proof {
  readonly email: string;
  readonly password?: string;
  /** From the mail that `sendSignInCode` sends, for who has no password at hand. */
  readonly mailedCode?: string;
  /** From the authenticator app, where there is one. */
  readonly appCode?: string;
}

function check({ error }: { error: unknown }): void {
  if (error) throw toAppError(error);
}

/**
 * Signs in once more beside the present session, for what a session left open must not be enough for.
 * Errors: `invalid_credentials`, `otp_expired`, `mfa_verification_failed`, `app_code_missing`, rate limits.
 */
export async function signInAgain({ email, password, mailedCode, appCode }: Proof): Promise<AuthClient> {
  const auth = await createPassingAuth();
  if (mailedCode !== undefined) {
    check(await auth.verifyOtp({ email, token: mailedCode, type: 'email' }));
  } else {
    check(await auth.signInWithPassword({ email, password: password ?? '' }));
  }
  const { totp } = unwrap(await auth.mfa.listFactors());
  const factorId = totp[0]?.id;
  if (!factorId) return auth;
  if (!appCode) throw new AppError('invalid', 'app_code_missing');
  check(await auth.mfa.challengeAndVerify({ factorId, code: appCode }));
  return auth;
}

/**
 * Sets a new password and goes on with the session that proved the old one; every other session ends.
 * Errors: those of `signInAgain`, `weak_password`, `same_password`.
 */
export async function changePassword(proof: Proof, password: string): Promise<void> {
  const auth = await signInAgain(proof);
  check(await auth.updateUser({ password, data: { password_set: true } }));
  const { session } = unwrap(await auth.getSession());
  if (!session) throw new AppError('unauthenticated', 'session_expired');
  const { access_token, refresh_token } = session;
  check(await (await authClient()).setSession({ access_token, refresh_token }));
}

/** Ten new recovery codes; earlier ones stop working. Errors: `reauthentication_needed`, `second_factor_missing`. */
export async function createRecoveryCodes(): Promise<string[]> {
  return await call('create_recovery_codes');
}

/**
 * Enters without the authenticator app: the code is used up, and the app is no longer asked for.
 * Errors: `recovery_code_wrong`, `too_many_recovery_codes`.
 */
export async function enterWithRecoveryCode(code: string): Promise<void> {
  await postApi('/api/account/recovery', { code });
  check(await (await authClient()).refreshSession());
}

/** Takes every authenticator app off the account. The session must have shown one of them. */
export async function removeSecondFactor(): Promise<void> {
  const { mfa } = await authClient();
  for (const { id } of unwrap(await mfa.listFactors()).all) check(await mfa.unenroll({ factorId: id }));
  check(await (await authClient()).refreshSession());
}

/** Ends one other session, or all others. @returns how many */
export async function endSessions(sessionId?: string): Promise<number> {
  return await call('end_sessions', sessionId ? { sessionId } : {});
}
