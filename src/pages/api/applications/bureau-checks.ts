import { env } from 'cloudflare:workers';
import { nullable, object, parse, picklist, pipe, string, uuid } from 'valibot';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { askBureau } from '#src/edge/screening/bureau/bureau.ts';
import { hasBureau, readBureauSettings, readSettings } from '#src/edge/settings.ts';
import { callerClient, serviceClient } from '#src/edge/supabase.ts';

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

/** Whether there is a bureau to ask: 200 `{ isThere }`. */
export const GET = answering(async () =>
  Response.json({ isThere: hasBureau(env) }, { headers: { 'cache-control': 'no-store' } }),
);

/**
 * Asks the bureau about an applicant, as the caller: the database checks the permission and the consent first. 200
 * `{ outcome }`; the answer is kept with the application. 502 `bureau_unavailable` when it did not answer, and nothing but
 * the attempt is kept.
 */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  const bureau = readBureauSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const { requestId, applicantId } = await readBody(request, Body);

  const data = await call(
    caller,
    'start_bureau_check',
    {
      applicantId,
    },
    requestId,
  );
  const check = parse(Started, data);
  const answer = await askBureau(bureau, {
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
  return Response.json({ outcome: answer.outcome }, { headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('GET', 'HEAD', 'POST');
