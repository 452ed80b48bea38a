import { env } from 'cloudflare:workers';
import {
  literal,
  maxLength,
  minLength,
  object,
  parse,
  picklist,
  pipe,
  regex,
  string,
  trim,
  uuid,
} from 'valibot';
import { contractStatuses } from '#src/domain/foundation/enums.ts';
import { SIGNATURE_CONSENT } from '#src/domain/signing/contract.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { callerClient, serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const MOST_LETTERS_OF_PROGRAM = 400;
const Body = object({
  signerId: pipe(string(), uuid()),
  name: pipe(string(), trim(), minLength(3), maxLength(160)),
  /** Of the document that was read. */
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  /** That the text of the consent was accepted: the one that this release shows. */
  consent: literal(SIGNATURE_CONSENT),
});

/**
 * Signs a contract. The caller's own session says who signs; the address and the program are what this worker saw, which is
 * why a signature is written down as the service. 200 `{ status }` of the version. 404 `not_found`; 409 `contract_closed`,
 * `contract_changed`, `already_signed`, `lease_overlaps`; 400 `signature_name_invalid`.
 */
export const POST = answering(async (context) => {
  const { request } = context;
  const settings = readMailSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const { signerId, name, sha256, consent } = await readBody(request, Body);

  const ticket = await caller.rpc('begin_signature', { p_signer_id: signerId });
  if (ticket.error) throw fromDatabase(ticket.error);
  const { data, error } = await serviceClient(settings).rpc('sign_contract', {
    p_ticket: parse(string(), ticket.data),
    p_typed_name: name,
    p_consent_version: consent,
    p_sha256: sha256,
    // Cloudflare sets it, whatever the request said.
    p_ip_address: request.headers.get('cf-connecting-ip')?.trim() ?? '',
    p_user_agent: (request.headers.get('user-agent') ?? '').slice(0, MOST_LETTERS_OF_PROGRAM),
  });
  if (error) throw fromDatabase(error);
  deliverSoon(context, settings);
  return Response.json(
    { status: parse(picklist(contractStatuses), data) },
    { headers: { 'cache-control': 'no-store' } },
  );
});

export const ALL = onlyMethods('POST');
