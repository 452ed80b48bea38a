import { env } from 'cloudflare:workers';
import { contractChanges, hasChanges, missingContent } from '#src/domain/signing/contract.ts';
import { answering, checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { readSettings } from '#src/edge/settings.ts';
import { readContractFacts } from '#src/edge/signing/read-facts.ts';
import { writeContract } from '#src/edge/signing/write-contract.ts';
import { callerClient } from '#src/edge/supabase.ts';

export const prerender = false;

/**
 * What would be sent to be signed now: `?lease=<id>`. 200 `{ document, missing, isAmendment, hasChanges }`; `missing` is what
 * the law wants and is not said yet, with the article. 404 `not_found`.
 */
export const GET = answering(async ({ request, url }) => {
  const caller = callerClient(readSettings(env), request);
  const facts = await readContractFacts(caller, checked(RecordId, url.searchParams.get('lease')));
  const before = facts.signedVersion?.facts;
  return Response.json(
    {
      document: writeContract(facts),
      missing: missingContent(facts),
      isAmendment: before !== undefined,
      hasChanges: before === undefined || hasChanges(contractChanges(before, facts)),
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
});

export const ALL = onlyMethods('GET', 'HEAD');
