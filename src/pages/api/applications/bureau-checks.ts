import { env } from 'cloudflare:workers';
import { nullable, object, parse, picklist, pipe, string, uuid } from 'valibot';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { askBureau } from '#src/edge/screening/bureau/bureau.ts';
import { hasBureau, readBureauSettings, readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({ requestId: pipe(string(), uuid()), applicantId: pipe(string(), uuid()) });
const Started = object({
  id: string(),
  fullName: string(),
  identityType: picklist(identityTypes),
  identityNumber: string(),
  consentVersion: nullable(string(), ''),
  consentedAt: string(),
});

const readNeeded = (variables: Env) => ({
  ...readSettings(variables),
  bureau: readBureauSettings(variables),
});

/** Whether there is a bureau to ask: 200 `{ isThere }`. */
export const GET = answering(async () => jsonAnswer({ isThere: hasBureau(env) }));

/**
 * Asks the bureau about an applicant, as the caller: the database checks the permission and the consent first. 200
 * `{ outcome }`; the answer is kept with the application. 502 `bureau_unavailable` when it did not answer, and nothing but
 * the attempt is kept.
 */
export const POST = callerPost(readNeeded, Body, async ({ settings, caller, body }) => {
  const { requestId, applicantId } = body;

  const data = await call(
    caller,
    'start_bureau_check',
    {
      applicantId,
    },
    requestId,
  );
  const check = parse(Started, data);
  const answer = await askBureau(settings.bureau, {
    id: check.id,
    fullName: check.fullName,
    identityType: check.identityType,
    identityNumber: check.identityNumber,
    consentVersion: check.consentVersion ?? '',
    consentedAt: check.consentedAt,
  });
  await call(serviceClient(settings), 'finish_bureau_check', {
    checkId: check.id,
    outcome: answer.isAnswered ? answer.outcome : null,
    ...(answer.isAnswered && { bureauReference: answer.reference, summary: answer.summary }),
  });
  if (!answer.isAnswered) {
    console.error('Bureau:', answer.error);
    throw new Problem(502, 'bureau_unavailable', 'The bureau did not answer. Trying again is safe.');
  }
  return jsonAnswer({ outcome: answer.outcome });
});

export const ALL = onlyMethods('GET', 'HEAD', 'POST');
