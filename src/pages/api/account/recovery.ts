import { env } from 'cloudflare:workers';
import { array, length, maxLength, minLength, object, parse, picklist, pipe, string, uuid } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { doneAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { requireHolder } from '#src/edge/people/account.ts';
import { Problem } from '#src/edge/problem.ts';
import { readMailSettings, readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({ code: pipe(string(), minLength(1), maxLength(40)) });

const Answer = pipe(
  array(
    object({
      outcome: picklist(['accepted', 'wrong', 'limited']),
      factorIds: array(pipe(string(), uuid())),
    }),
  ),
  length(1),
);

/**
 * A recovery code in place of the second factor: takes the code and removes the factors, so that the session is enough
 * and another app can be set up. 204. The code is checked as the caller; only the removal needs the secret key, and
 * calling again with the same code is safe. 400 `recovery_code_wrong`, 429 `too_many_recovery_codes`.
 */
export const POST = callerPost(readSettings, Body, async ({ settings, caller, request, locals, body }) => {
  const { code } = body;
  const { id } = await requireHolder(settings, request);

  const data = await call(caller, 'use_recovery_code', { code });
  const [answer] = parse(Answer, data);
  if (!answer || answer.outcome === 'wrong') {
    throw new Problem(400, 'recovery_code_wrong', 'The recovery code is wrong or was used before.');
  }
  if (answer.outcome === 'limited') {
    throw new Problem(429, 'too_many_recovery_codes', 'Too many wrong codes; try again in 15 minutes.');
  }

  const { mfa } = serviceClient(settings).auth.admin;
  for (const factorId of answer.factorIds) {
    const removed = await mfa.deleteFactor({ id: factorId, userId: id });
    // Gone already is as good: an earlier call may have come this far.
    if (removed.error && removed.error.status !== 404) throw removed.error;
  }
  // The notice to the account's holder was written down with the code's use.
  if (env.MAIL_API_URL) deliverSoon({ locals }, readMailSettings(env));
  return doneAnswer();
});

export const ALL = onlyMethods('POST');
