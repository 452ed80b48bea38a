import { pipe, regex, string } from 'valibot';
import { composeProofFile, type RecordProof } from '#src/domain/trust/record-proof.ts';
import { call } from '#src/edge/call.ts';
import { callerRead } from '#src/edge/caller-endpoint.ts';
import { checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';

export const prerender = false;

const Kind = pipe(string(), regex(/^[a-z_]{1,40}$/));

/**
 * The proof of a record as a file (C2SP tlog-proof), `?organization=…&kind=receipt&record=…`. 404 `not_found` for whoever may not
 * read the record, 409 `log_not_signed` until a checkpoint covers it.
 */
export const GET = callerRead(async ({ caller, url }) => {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const proof = await call(caller, 'log_proof', {
    organizationId: checked(RecordId, asked('organization')),
    kind: checked(Kind, asked('kind')),
    recordId: checked(RecordId, asked('record')),
  });
  return new Response(composeProofFile(proof as unknown as RecordProof), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${asked('kind')}-${asked('record')}.tlog-proof"`,
      'cache-control': 'private, no-store',
    },
  });
});

export const ALL = onlyMethods('GET', 'HEAD');
