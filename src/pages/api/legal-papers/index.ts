import { literal, maxLength, nullable, object, parse, picklist, pipe, string, union } from 'valibot';
import { missingFacts, paperKinds } from '#src/domain/law/paper.ts';
import { callerPost, rowsOf } from '#src/edge/caller-endpoint.ts';
import { onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { renderPaper } from '#src/edge/law/legal-paper-pdf.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { AmountMinor, Day } from '#src/edge/shapes.ts';
import { readContractFacts } from '#src/edge/signing/read-facts.ts';
import type { Client } from '#src/edge/supabase.ts';

export const prerender = false;

const OptionalDay = union([literal(''), Day]);
const Body = object({
  leaseId: RecordId,
  kind: picklist(paperKinds),
  day: OptionalDay,
  untilDay: OptionalDay,
  amountMinor: nullable(AmountMinor),
  name: pipe(string(), maxLength(160)),
  text: pipe(string(), maxLength(2000)),
});
const Balance = nullable(object({ receivableMinor: AmountMinor }));

/**
 * A paper of a lease as a PDF, in Spanish with a copy in English, for members who read leases. 400 `legal_date_unknown`,
 * `nothing_owed`, `invalid` with a fact missing; 404 `not_found`. Nothing is stored.
 */
export const POST = callerPost(readSettings, Body, async ({ caller, body }) => {
  const { leaseId, kind, ...facts } = body;
  if (missingFacts(kind, facts).length > 0)
    throw new Problem(400, 'invalid', 'A fact that this paper needs is missing.');
  const lease = await readContractFacts(caller, leaseId);
  const owedMinor = await readOwed(caller, leaseId);
  return pdfAnswer(await renderPaper({ kind, facts, lease, owedMinor }), `${kind}.pdf`);
});

/** A lease that was never charged has no row. */
async function readOwed(caller: Client, leaseId: string): Promise<number> {
  const found = await caller
    .from('lease_balances')
    .select('receivableMinor')
    .eq('leaseId', leaseId)
    .maybeSingle();
  return parse(Balance, rowsOf(found))?.receivableMinor ?? 0;
}

export const ALL = onlyMethods('POST');
