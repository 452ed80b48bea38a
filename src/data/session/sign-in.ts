import { getClient } from '../client.ts';
import { toAppError } from '../errors.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewOwner extends Credentials {
  readonly fullName: string;
  readonly locale: 'es' | 'en';
  /** Address that a confirmation mail leads to. */
  readonly returnTo: string;
}

/** How the provider says that nobody has the address. The reader is not told: it would tell strangers who has an account. */
const NOBODY_CODES: ReadonlySet<string> = new Set(['otp_disabled', 'user_not_found']);

function check({ error }: { error: unknown }): void {
  if (error) throw toAppError(error);
}

function checkUnlessNobody({ error }: { error: unknown }): void {
  if (error && !NOBODY_CODES.has(toAppError(error).code)) throw toAppError(error);
}

/** Signs in. Errors: invalid_credentials, email_not_confirmed, user_banned, rate limits. */
export async function signIn({ email, password }: Credentials): Promise<void> {
  check(await getClient().auth.signInWithPassword({ email, password }));
}

/**
 * Makes an owner's account. Errors: user_already_exists, weak_password.
 * @returns whether the owner is signed in at once, or has to confirm the address first
 */
export async function signUpOwner(owner: NewOwner): Promise<'signed_in' | 'confirmation_sent'> {
  const { email, password, fullName, locale, returnTo } = owner;
  const { data, error } = await getClient().auth.signUp({
    email,
    password,
    options: { data: { user_type: 'owner', full_name: fullName, locale }, emailRedirectTo: returnTo },
  });
  check({ error });
  return data.session ? 'signed_in' : 'confirmation_sent';
}

/** Mails a code and a link to sign in with, if somebody has the address. */
export async function sendSignInCode(email: string, returnTo: string): Promise<void> {
  checkUnlessNobody(
    await getClient().auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: returnTo },
    }),
  );
}

/** Signs in with a mailed code. Error: otp_expired, for a wrong code too. */
export async function verifySignInCode(email: string, code: string): Promise<void> {
  check(await getClient().auth.verifyOtp({ email, token: code, type: 'email' }));
}

/** Mails a link to set a new password, if somebody has the address. */
export async function sendRecoveryMail(email: string, returnTo: string): Promise<void> {
  checkUnlessNobody(await getClient().auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
}

/**
 * Sets the signed-in user's password. Errors: weak_password, same_password.
 * An invited account begins without one; `password_set` notes that it has one now.
 */
export async function setPassword(password: string): Promise<void> {
  check(await getClient().auth.updateUser({ password, data: { password_set: true } }));
}

/** Ends the session in this browser only and stays on the page. */
export async function leaveThisBrowser(): Promise<void> {
  check(await getClient().auth.signOut({ scope: 'local' }));
}
