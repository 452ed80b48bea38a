import { boolean, object, parse, picklist, pipe, string, uuid } from 'valibot';
import { contractChanges, hasChanges, missingContent } from '#src/domain/signing/contract.ts';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { Problem } from '#src/edge/problem.ts';
import { readMailSettings } from '#src/edge/settings.ts';
import { inviteSigners } from '#src/edge/signing/invite-signers.ts';
import { readContractFacts } from '#src/edge/signing/read-facts.ts';
import { writeContract } from '#src/edge/signing/write-contract.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  leaseId: pipe(string(), uuid()),
  requestId: pipe(string(), uuid()),
  withGuarantors: boolean(),
  language: picklist(languages),
});

/**
 * Writes the document of a lease from what the database knows and sends it to all parties to be signed: the contract of a
 * draft or of a lease without one, an amendment where one was signed. 201 `{ versionId }`; tenants without an account are
 * invited. 409 `contract_incomplete`, `nothing_to_amend`, `contract_open`, `lease_overlaps`.
 */
export const POST = callerPost(readMailSettings, Body, async ({ settings, caller, locals, body }) => {
  const { leaseId, requestId, withGuarantors, language } = body;

  const facts = await readContractFacts(caller, leaseId);
  const before = facts.signedVersion?.facts;
  if (missingContent(facts).length > 0) {
    throw new Problem(409, 'contract_incomplete', 'The contract does not say all that the law wants.');
  } else if (before && !hasChanges(contractChanges(before, facts))) {
    throw new Problem(409, 'nothing_to_amend', 'Nothing has changed since the last signed version.');
  }
  const verb = facts.lease.status === 'draft' ? 'send_lease' : 'send_amendment';
  const data = await call(
    caller,
    verb,
    {
      leaseId,
      body: JSON.stringify(writeContract(facts)),
      withGuarantors,
    },
    requestId,
  );

  await inviteSigners({ settings, caller, leaseId, requestId, language });
  deliverSoon({ locals }, settings);
  return jsonAnswer({ versionId: parse(string(), data) }, 201);
});

export const ALL = onlyMethods('POST');
