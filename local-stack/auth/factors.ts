import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { AuthContext } from '#stack/auth/context.ts';
import { AuthProblem, answer, readBody, textAt } from '#stack/auth/http.ts';
import { authPolicy } from '#stack/auth/policy.ts';
import { completeSession, requireCaller, type SessionBody } from '#stack/auth/session.ts';
import type { Claims } from '#stack/database/as-caller.ts';
import { codeOf } from '#stack/errors.ts';

type Caller = Claims & { sub: string; session_id: string };

interface FactorRow {
  id: string;
  status: 'unverified' | 'verified';
  secret: string;
  last_step: string | null;
}

const stepSeconds = 30;

/** Answers /auth/v1/factors…: enrolling, challenging, verifying and removing a TOTP second factor. */
export async function handleFactors(
  context: AuthContext,
  request: Request,
  path: string[],
): Promise<Response> {
  const caller = await requireCaller(context, request);
  const [factorId, action] = path;
  if (!factorId && request.method === 'POST') return enroll(context, caller, await readBody(request));
  const factor = await findFactor(context, caller, factorId);
  if (!action && request.method === 'DELETE') return unenroll(context, caller, factor);
  if (action === 'challenge' && request.method === 'POST') return challenge(context, factor);
  if (action === 'verify' && request.method === 'POST') {
    return verify(context, caller, factor, await readBody(request));
  }
  throw new AuthProblem(404, 'not_found', 'Not found');
}

async function findFactor(context: AuthContext, caller: Caller, factorId?: string): Promise<FactorRow> {
  const [factor] = await context.sql<FactorRow[]>`
    select id, status, secret, last_step from auth.mfa_factors
    where id::text = ${factorId ?? ''} and user_id = ${caller.sub}`;
  if (!factor) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

async function enroll(
  context: AuthContext,
  caller: Caller,
  body: Record<string, unknown>,
): Promise<Response> {
  if (body.factor_type !== 'totp') {
    throw new AuthProblem(400, 'validation_failed', 'factor_type needs to be totp');
  }
  const existing = await context.sql<{ status: string }[]>`
    select status from auth.mfa_factors where user_id = ${caller.sub}`;
  if (existing.some((factor) => factor.status === 'verified') && caller.aal !== 'aal2') {
    throw new AuthProblem(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  // An enrolment that was given up would block its name for good.
  await context.sql`
    delete from auth.mfa_factors where user_id = ${caller.sub} and status = 'unverified'
      and created_at < now() - make_interval(secs => ${authPolicy.challengeSeconds})`;
  if (existing.length >= authPolicy.maxFactors) {
    throw new AuthProblem(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached');
  }
  const id = randomUUID();
  const name = textAt(body, 'friendly_name') ?? '';
  const secret = new Secret({ size: 20 }).base32;
  await insertFactor(context, { id, userId: caller.sub, name, secret });
  const issuer = textAt(body, 'issuer') ?? new URL(context.siteUrl).host;
  const uri = totpOf(secret, { issuer, label: String(caller.email) }).toString();
  return answer({ id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } });
}

async function insertFactor(
  context: AuthContext,
  factor: { id: string; userId: string; name: string; secret: string },
): Promise<void> {
  try {
    await context.sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, secret)
      values (${factor.id}, ${factor.userId}, ${factor.name}, ${factor.secret})`;
  } catch (error) {
    if (codeOf(error) !== '23505') throw error;
    const message = `A factor with the friendly name "${factor.name}" for this user already exists`;
    throw new AuthProblem(422, 'mfa_factor_name_conflict', message);
  }
}

async function unenroll(context: AuthContext, caller: Caller, factor: FactorRow): Promise<Response> {
  if (factor.status === 'verified' && caller.aal !== 'aal2') {
    throw new AuthProblem(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await context.sql.begin(async (sql) => {
    await sql`delete from auth.mfa_factors where id = ${factor.id}`;
    await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}`;
  });
  return answer({ id: factor.id });
}

async function challenge(context: AuthContext, factor: FactorRow): Promise<Response> {
  const id = randomUUID();
  await context.sql`insert into auth.mfa_challenges (id, factor_id) values (${id}, ${factor.id})`;
  const expiresAt = Math.floor(Date.now() / 1000) + authPolicy.challengeSeconds;
  return answer({ id, type: 'totp', expires_at: expiresAt });
}

async function verify(
  context: AuthContext,
  caller: Caller,
  factor: FactorRow,
  body: Record<string, unknown>,
): Promise<Response> {
  await useChallenge(context, factor, textAt(body, 'challenge_id') ?? '');
  const delta = totpOf(factor.secret).validate({ token: textAt(body, 'code') ?? '', window: 1 });
  const step = Math.floor(Date.now() / 1000 / stepSeconds) + (delta ?? 0);
  const [accepted] =
    delta === null
      ? []
      : await context.sql`
        update auth.mfa_factors set status = 'verified', last_step = ${step}, updated_at = now()
        where id = ${factor.id} and coalesce(last_step, 0) < ${step} returning id`;
  if (!accepted) throw new AuthProblem(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  await context.sql`update auth.mfa_challenges set verified_at = now() where id = ${textAt(body, 'challenge_id') ?? ''}`;
  await context.sql`
    update auth.sessions set aal = 'aal2', factor_id = ${factor.id} where id = ${caller.session_id}`;
  if (factor.status === 'unverified') {
    // Sessions from before the second factor must not outlive its introduction.
    await context.sql`
      delete from auth.sessions where user_id = ${caller.sub} and id <> ${caller.session_id}`;
  }
  return answer(await refresh(context, caller.session_id));
}

/** Counts an attempt against the challenge; an answered, expired or worn-out one is refused. */
async function useChallenge(context: AuthContext, factor: FactorRow, challengeId: string): Promise<void> {
  const [row] = await context.sql<{ attempts: number; is_expired: boolean }[]>`
    update auth.mfa_challenges set attempts = attempts + 1
    where id::text = ${challengeId} and factor_id = ${factor.id} and verified_at is null
    returning attempts, created_at < now() - make_interval(secs => ${authPolicy.challengeSeconds}) as is_expired`;
  if (!row) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthProblem(404, 'mfa_challenge_not_found', message);
  }
  if (row.is_expired || row.attempts > authPolicy.challengeAttempts) {
    const message = 'MFA challenge has expired, verify against another challenge or create a new challenge.';
    throw new AuthProblem(422, 'mfa_challenge_expired', message);
  }
}

async function refresh(context: AuthContext, sessionId: string): Promise<SessionBody> {
  const [row] = await context.sql<{ token: string }[]>`
    select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked
    order by created_at desc limit 1`;
  const response = await context.api(
    new Request(`${context.siteUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: context.secrets.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: row?.token }),
    }),
  );
  return completeSession(context, (await response.json()) as SessionBody, 'totp');
}

function totpOf(secret: string, label: { issuer: string; label: string } = { issuer: '', label: '' }): TOTP {
  return new TOTP({
    ...label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}
