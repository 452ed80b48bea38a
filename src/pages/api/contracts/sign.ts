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
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';

import { readMailSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

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
export const POST = callerPost(
  readMailSettings,
  Body,
  async ({ settings, caller, request, locals, body }) => {
    const { signerId, name, sha256, consent } = body;

    const ticket = await call(caller, 'begin_signature', { signerId });
    const data = await call(serviceClient(settings), 'sign_contract', {
      ticket: parse(string(), ticket),
      typedName: name,
      consentVersion: consent,
      sha256,
      // Cloudflare sets it, whatever the request said.
      ipAddress: request.headers.get('cf-connecting-ip')?.trim() ?? '',
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, MOST_LETTERS_OF_PROGRAM),
    });
    deliverSoon({ locals }, settings);
    return jsonAnswer({ status: parse(picklist(contractStatuses), data) });
  },
);

export const ALL = onlyMethods('POST');
