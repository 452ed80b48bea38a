import { contractChanges, hasChanges, missingContent } from '#src/domain/signing/contract.ts';
import { callerRead } from '#src/edge/caller-endpoint.ts';
import { checked, jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readContractFacts } from '#src/edge/signing/read-facts.ts';
import { writeContract } from '#src/edge/signing/write-contract.ts';

export const prerender = false;

/**
 * What would be sent to be signed now: `?lease=<id>`. 200 `{ document, missing, isAmendment, hasChanges }`; `missing` is what
 * the law wants and is not said yet, with the article. 404 `not_found`.
 */
export const GET = callerRead(async ({ caller, url }) => {
  const facts = await readContractFacts(caller, checked(RecordId, url.searchParams.get('lease')));
  const before = facts.signedVersion?.facts;
  return jsonAnswer({
    document: writeContract(facts),
    missing: missingContent(facts),
    isAmendment: before !== undefined,
    hasChanges: before === undefined || hasChanges(contractChanges(before, facts)),
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
