import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, textAt } from '#stack/auth/http.ts';
import { makeCode } from '#stack/auth/links.ts';
import { authPolicy } from '#stack/auth/policy.ts';
import type { RateLimit } from '#stack/auth/rate-limit.ts';
import { emailShape, findUser, type UserRow } from '#stack/auth/users.ts';
import type { Claims } from '#stack/database/as-caller.ts';

export type SignedIn = Claims & { sub: string; session_id: string };

/** The address that a change of the user asks for, when it is another than the present one. */
export function newEmailIn(body: Record<string, unknown>, caller: SignedIn): string | undefined {
  const email = textAt(body, 'email')?.trim().toLowerCase();
  return email && email !== caller.email ? email : undefined;
}

/**
 * Refuses what hosted Auth refuses: a new password or address without the second factor, and a new password from a
 * session that is older than a day. Codes to renew such a session are not offered here: signing in again is.
 */
export async function checkUserChange(
  context: AuthContext,
  caller: SignedIn,
  body: Record<string, unknown>,
): Promise<void> {
  const hasPassword = 'password' in body;
  if (!hasPassword && !newEmailIn(body, caller)) return;
  const [state] = await context.sql<{ has_factor: boolean; is_old: boolean }[]>`
    select s.created_at < now() - make_interval(secs => ${authPolicy.recentSignInSeconds}) as is_old,
      exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as has_factor
    from auth.sessions s where s.id = ${caller.session_id}`;
  if (state?.has_factor && caller.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthProblem(401, 'insufficient_aal', message);
  }
  if (!hasPassword || !state?.is_old) return;
  if (!textAt(body, 'nonce')) {
    throw new AuthProblem(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  throw new AuthProblem(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/** Whoever knew the old password must not stay signed in elsewhere. */
export async function endOtherSessions(context: AuthContext, caller: SignedIn): Promise<void> {
  await context.sql`
    delete from auth.sessions where user_id = ${caller.sub} and id <> ${caller.session_id}`;
}

/** Sends a link to both addresses; the change is made once each of them was opened. */
export async function requestEmailChange(
  context: AuthContext,
  mails: RateLimit,
  { caller, newEmail, redirectTo }: { caller: SignedIn; newEmail: string; redirectTo: string },
): Promise<void> {
  if (!emailShape.test(newEmail)) {
    throw new AuthProblem(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  if (await findUser(context.sql, { email: newEmail })) {
    throw new AuthProblem(422, 'email_exists', 'A user with this email address has already been registered');
  }
  const current = String(caller.email);
  for (const address of [current, newEmail]) {
    if (mails.isReached(address))
      throw new AuthProblem(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    mails.count(address);
  }
  const [toCurrent, toNew] = [makeCode(current), makeCode(newEmail)];
  await context.sql`
    update auth.users set email_change = ${newEmail}, email_change_token_current = ${toCurrent.tokenHash},
      email_change_token_new = ${toNew.tokenHash}, email_change_sent_at = now(), email_change_confirm_status = 0
    where id = ${caller.sub}`;
  for (const [recipient, { code, tokenHash }] of [
    [current, toCurrent],
    [newEmail, toNew],
  ] as const) {
    const link = { to: current, newEmail, recipient, code, tokenHash, type: 'email_change', redirectTo };
    await context.mail.send('email_change', link);
  }
}

/**
 * Takes one of the two confirmations of a new address.
 * @returns 'first' while the other one is missing; 'last' when the API package can now make the change with this hash
 * @throws AuthProblem 403 for a link that is unknown, used or too old
 */
export async function confirmEmailChange(context: AuthContext, tokenHash: string): Promise<'first' | 'last'> {
  const [user] = await context.sql<(UserRow & { email_change_confirm_status: number })[]>`
    select * from auth.users
    where ${tokenHash} <> '' and ${tokenHash} in (email_change_token_current, email_change_token_new)
      and email_change_sent_at > now() - make_interval(secs => ${authPolicy.codeSeconds})`;
  if (!user) throw new AuthProblem(403, 'otp_expired', 'Email link is invalid or has expired');
  if (user.email_change_confirm_status === 0) {
    await context.sql`
      update auth.users set email_change_confirm_status = 1,
        email_change_token_current = nullif(email_change_token_current, ${tokenHash}),
        email_change_token_new = nullif(email_change_token_new, ${tokenHash})
      where id = ${user.id}`;
    return 'first';
  }
  // The package knows one confirmation only, that of the new address.
  await context.sql`
    update auth.users set email_change_confirm_status = 0, email_change_token_current = null,
      email_change_token_new = ${tokenHash}
    where id = ${user.id}`;
  return 'last';
}
