import { env } from 'cloudflare:workers';
import { callerUpload } from '#src/edge/caller-endpoint.ts';
import { checked, jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { readTrustedAuthorities } from '#src/edge/taxes/ecf/receiving/trusted-authorities.ts';
import { receiveUploaded } from '#src/edge/taxes/ecf/receiving/uploaded.ts';

export const prerender = false;

/**
 * Takes the file of an electronic receipt that somebody got in another way, for `?organization=`. 200 with the bill that it is
 * now; 400 with what is wrong with the file, which is the body, 409 with why no bill can be made.
 */
export const POST = callerUpload(async ({ request, url, caller, settings }) => {
  const organizationId = checked(RecordId, url.searchParams.get('organization'));
  const desk = { caller, service: serviceClient(settings), authorities: readTrustedAuthorities(env) };
  return jsonAnswer(await receiveUploaded(desk, organizationId, request, new Date()));
});

export const ALL = onlyMethods('POST');
