import { createHash, randomInt } from 'node:crypto';
import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, answer, objectAt, textAt } from '#stack/auth/http.ts';
import type { MailLink } from '#stack/auth/mail.ts';
import { authPolicy } from '#stack/auth/policy.ts';
import { allowedRedirect } from '#stack/auth/redirect.ts';
import { createUser, describeUser, findUser, requireUser, type UserRow } from '#stack/auth/users.ts';

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery'] as const;
type LinkType = (typeof linkTypes)[number];

/** What the database and a link hold of a code. */
export function hashOfCode(email: string, code: string): string {
  return createHash('sha256')
    .update(email + code)
    .digest('hex');
}

/** A one-time code and the hash that the database and the link hold instead of it. */
export function makeCode(email: string): { code: string; tokenHash: string } {
  const code = String(randomInt(0, 10 ** authPolicy.codeLength)).padStart(authPolicy.codeLength, '0');
  return { code, tokenHash: hashOfCode(email, code) };
}

/** Stores a new code for the user; the codes of sign-up and invitation stand apart from those of sign-in. */
export async function storeCode(context: AuthContext, user: UserRow, type: LinkType): Promise<MailLink> {
  const { code, tokenHash } = makeCode(user.email);
  if (type === 'signup' || type === 'invite') {
    await context.sql`
      update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now(),
        invited_at = case when ${type === 'invite'} then now() else invited_at end
      where id = ${user.id}`;
  } else {
    await context.sql`
      update auth.users set recovery_token = ${tokenHash}, recovery_sent_at = now() where id = ${user.id}`;
  }
  return { to: user.email, code, tokenHash, type, redirectTo: context.siteUrl };
}

/** POST /invite: makes the user when needed and mails the invitation. Refuses a user who has confirmed already. */
export async function invite(
  context: AuthContext,
  body: Record<string, unknown>,
  redirectTo: string | null,
): Promise<Response> {
  const user = await findOrCreateInvited(context, textAt(body, 'email') ?? '', objectAt(body, 'data'));
  const link = await storeCode(context, user, 'invite');
  await context.mail.send('invite', { ...link, redirectTo: allowedRedirect(redirectTo, context.siteUrl) });
  return answer(await describeUser(context.sql, await requireUser(context.sql, user.id)));
}

async function findOrCreateInvited(
  context: AuthContext,
  email: string,
  userMetadata?: Record<string, unknown>,
): Promise<UserRow> {
  const existing = await findUser(context.sql, { email });
  if (existing?.email_confirmed_at) {
    throw new AuthProblem(422, 'email_exists', 'A user with this email address has already been registered');
  }
  return existing ?? createUser(context, { email, isConfirmed: false, userMetadata });
}

/** POST /admin/generate_link: the link and the code without a message. */
export async function generateLink(context: AuthContext, body: Record<string, unknown>): Promise<Response> {
  const type = linkTypes.find((name) => name === body.type);
  if (!type)
    throw new AuthProblem(400, 'validation_failed', `Invalid email action link type requested: ${body.type}`);
  const user = await userForLink(context, type, body);
  const link = await storeCode(context, user, type);
  const redirectTo = allowedRedirect(textAt(body, 'redirect_to'), context.siteUrl);
  return answer({
    ...(await describeUser(context.sql, await requireUser(context.sql, user.id))),
    action_link: context.mail.linkOf({ ...link, redirectTo }),
    email_otp: link.code,
    hashed_token: link.tokenHash,
    redirect_to: redirectTo,
    verification_type: type,
  });
}

async function userForLink(
  context: AuthContext,
  type: LinkType,
  body: Record<string, unknown>,
): Promise<UserRow> {
  const email = textAt(body, 'email') ?? '';
  const userMetadata = objectAt(body, 'data');
  if (type === 'invite') return findOrCreateInvited(context, email, userMetadata);
  const existing = await findUser(context.sql, { email });
  if (type === 'recovery') {
    if (!existing) throw new AuthProblem(404, 'user_not_found', 'User with this email not found');
    return existing;
  }
  if (existing && type === 'signup' && existing.email_confirmed_at) {
    throw new AuthProblem(422, 'email_exists', 'A user with this email address has already been registered');
  }
  return (
    existing ??
    createUser(context, { email, password: textAt(body, 'password'), isConfirmed: false, userMetadata })
  );
}
