import { authClient } from '#src/data/client.ts';
import { toAppError } from '#src/data/errors.ts';
import { askForLink, forgetLink, type LinkSession } from './link.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewOwner extends Credentials {
  /** Chosen anew for each sign-up, to know it again when its address is confirmed. */
  readonly attempt: string;
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
  check(await (await authClient()).signInWithPassword({ email, password }));
  forgetLink();
}

/**
 * Makes an owner's account, or, when the address has one already, nothing: the answer is the same. Error: weak_password.
 * @returns whether the owner is signed in at once, or has to confirm the address first
 */
export async function signUpOwner(owner: NewOwner): Promise<'signed_in' | 'confirmation_sent'> {
  const { email, password, returnTo } = owner;
  const { data, error } = await (await authClient()).signUp({
    email,
    password,
    options: { data: { user_type: 'owner', ...whatOwnerSays(owner) }, emailRedirectTo: returnTo },
  });
  check({ error });
  askForLink(email);
  return data.session ? 'signed_in' : 'confirmation_sent';
}

const whatOwnerSays = ({ fullName, locale, attempt }: NewOwner) => ({
  full_name: fullName,
  locale,
  sign_up_attempt: attempt,
});

/**
 * Confirms an address with the mailed code and signs in. Error: otp_expired, for a wrong code too.
 * @param owner what was typed here; null when the reader signed up another time
 */
export async function confirmSignUp(email: string, code: string, owner: NewOwner | null): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ email, token: code, type: 'signup' });
  check({ error });
  forgetLink();
  // A stranger may have begun a sign-up with this address before: their password must not open the account.
  if (!owner || data.user?.user_metadata.sign_up_attempt === owner.attempt) return;
  check(await auth.updateUser({ password: owner.password, data: whatOwnerSays(owner) }));
}

/** Mails another confirmation, if somebody with the address still has to confirm it. */
export async function resendConfirmation(email: string, returnTo: string): Promise<void> {
  const options = { emailRedirectTo: returnTo };
  checkUnlessNobody(await (await authClient()).resend({ type: 'signup', email, options }));
  askForLink(email);
}

/** Mails a code and a link to sign in with, if somebody has the address. */
export async function sendSignInCode(email: string, returnTo: string): Promise<void> {
  checkUnlessNobody(
    await (await authClient()).signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: returnTo },
    }),
  );
  askForLink(email);
}

/** Signs in with a mailed code. Error: otp_expired, for a wrong code too. */
export async function verifySignInCode(email: string, code: string): Promise<void> {
  check(await (await authClient()).verifyOtp({ email, token: code, type: 'email' }));
  forgetLink();
}

/** Mails a link and a code to set a new password with, if somebody has the address. */
export async function sendRecoveryMail(email: string, returnTo: string): Promise<void> {
  checkUnlessNobody(await (await authClient()).resetPasswordForEmail(email, { redirectTo: returnTo }));
  askForLink(email);
}

/** Signs in with the code of a recovery mail. Error: otp_expired, for a wrong code too. */
export async function verifyRecoveryCode(email: string, code: string): Promise<void> {
  check(await (await authClient()).verifyOtp({ email, token: code, type: 'recovery' }));
  forgetLink();
}

/** Signs in with the session that a link brought, once its reader has said that they want it. */
export async function enterByLink({ accessToken, refreshToken }: LinkSession): Promise<void> {
  check(await (await authClient()).setSession({ access_token: accessToken, refresh_token: refreshToken }));
  forgetLink();
}

/**
 * Sets the signed-in user's password. Errors: weak_password, same_password.
 * An invited account begins without one; `password_set` notes that it has one now.
 */
export async function setPassword(password: string): Promise<void> {
  check(await (await authClient()).updateUser({ password, data: { password_set: true } }));
}

/** Ends the session in this browser only and stays on the page. */
export async function leaveThisBrowser(): Promise<void> {
  check(await (await authClient()).signOut({ scope: 'local' }));
}
