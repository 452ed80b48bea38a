import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, answer, objectAt, readBody, textAt } from '#stack/auth/http.ts';
import { storeCode } from '#stack/auth/links.ts';
import { createUser, findUser, hashPassword, isAddress, type UserRow } from '#stack/auth/users.ts';

const longestPassword = 72;

interface Applicant {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
}

/**
 * POST /signup: makes an account that has to confirm its address, and mails how. The answer is the same in every
 * field and the same work (one password hash) for an address that has an account already.
 */
export async function signUp(context: AuthContext, request: Request, redirectTo: string): Promise<Response> {
  const applicant = readApplicant(await readBody(request));
  const passwordHash = await hashPassword(applicant.password, context.passwordCost);
  const existing = await findUser(context.sql, { email: applicant.email });
  const id = randomUUID();
  const metadata = { ...applicant.metadata, ...addressClaims(id, applicant.email) };
  const user =
    existing ??
    (await createUser(context, {
      id,
      email: applicant.email,
      passwordHash,
      isConfirmed: false,
      userMetadata: metadata,
    }));
  // Who has confirmed gets no message: they have an account and can sign in or recover it.
  if (!user.email_confirmed_at) await mailConfirmation(context, user, redirectTo);
  return answer(describeApplicant(id, applicant.email, metadata));
}

/** POST /resend for a sign-up: another message, if somebody with this address still has to confirm it. */
export async function resendConfirmation(
  context: AuthContext,
  email: string,
  redirectTo: string,
): Promise<Response> {
  const user = await findUser(context.sql, { email });
  if (user && !user.email_confirmed_at) await mailConfirmation(context, user, redirectTo);
  return answer({});
}

/** POST /otp for an address without an account, when one is wanted: an account without a password, to confirm. */
export async function signUpByCode(
  context: AuthContext,
  email: string,
  metadata: Record<string, unknown>,
  redirectTo: string,
): Promise<Response> {
  const id = randomUUID();
  // Hosted Auth gives such an account a password that nobody knows.
  const passwordHash = await hashPassword(`Aa1${randomBytes(24).toString('hex')}`, context.passwordCost);
  const userMetadata = { ...metadata, ...addressClaims(id, email) };
  const user = await createUser(context, { id, email, passwordHash, isConfirmed: false, userMetadata });
  await mailConfirmation(context, user, redirectTo);
  return answer({});
}

async function mailConfirmation(context: AuthContext, user: UserRow, redirectTo: string): Promise<void> {
  const link = await storeCode(context, user, 'signup');
  await context.mail.send('confirmation', { ...link, redirectTo });
}

function readApplicant(body: Record<string, unknown>): Applicant {
  const email = textAt(body, 'email')?.trim().toLowerCase() ?? '';
  const password = textAt(body, 'password') ?? '';
  if (!email) throw new AuthProblem(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (!password) throw new AuthProblem(400, 'validation_failed', 'Signup requires a valid password');
  if (!isAddress(email)) {
    throw new AuthProblem(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  if (password.length > longestPassword) {
    throw new AuthProblem(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  return { email, password, metadata: objectAt(body, 'data') ?? {} };
}

const addressClaims = (id: string, email: string) => ({
  sub: id,
  email,
  email_verified: false,
  phone_verified: false,
});

/** Made of what was sent only, so that nothing in it depends on whether the address was known. */
function describeApplicant(id: string, email: string, metadata: Record<string, unknown>) {
  const now = new Date().toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
