import { env } from 'cloudflare:workers';
import { nullable, object, parse, picklist, pipe, string, uuid } from 'valibot';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { fromDatabase, Problem } from '#src/edge/problem.ts';
import { askBureau } from '#src/edge/screening/bureau/bureau.ts';
import { hasBureau, readBureauSettings, readSettings } from '#src/edge/settings.ts';
import { callerClient, serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({ requestId: pipe(string(), uuid()), applicantId: pipe(string(), uuid()) });
const Started = object({
  id: string(),
  full_name: string(),
  identity_type: picklist(identityTypes),
  identity_number: string(),
  consent_version: nullable(string(), ''),
  consented_at: string(),
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

  const { data, error } = await caller.rpc('start_bureau_check', {
    p_request_id: requestId,
    p_applicant_id: applicantId,
  });
  if (error) throw fromDatabase(error);
  const check = parse(Started, data);
  const answer = await askBureau(bureau, {
    id: check.id,
    fullName: check.full_name,
    identityType: check.identity_type,
    identityNumber: check.identity_number,
    consentVersion: check.consent_version ?? '',
    consentedAt: check.consented_at,
  });
  const kept = await serviceClient(settings).rpc('finish_bureau_check', {
    p_check_id: check.id,
    p_outcome: answer.isAnswered ? answer.outcome : null,
    ...(answer.isAnswered && { p_bureau_reference: answer.reference, p_summary: answer.summary }),
  });
  if (kept.error) throw fromDatabase(kept.error);
  if (!answer.isAnswered) {
    console.error('Bureau:', answer.error);
    throw new Problem(502, 'bureau_unavailable', 'The bureau did not answer. Trying again is safe.');
  }
  return Response.json({ outcome: answer.outcome }, { headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('GET', 'HEAD', 'POST');
