import { picklist } from 'valibot';
import { callerRead } from '#src/edge/caller-endpoint.ts';
import { readAssemblyFacts } from '#src/edge/decisions/assembly-facts.ts';
import { renderAssemblyPaper } from '#src/edge/decisions/assembly-pdf.ts';
import { checked, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { pdfAnswer } from '#src/edge/pdf-answer.ts';
import { Problem } from '#src/edge/problem.ts';

export const prerender = false;

const Paper = picklist(['call', 'minutes']);

/**
 * The call or the minutes of an assembly, `?paper=call|minutes`, in Spanish and with `&copy=en` a copy in English, for whoever
 * may read it. 404 `assembly_not_found`: it does not exist, or is somebody else's. 400 `assembly_not_called`, and for minutes
 * before the session is over `assembly_not_closed`.
 */
export const GET = callerRead(async ({ caller, params, url }) => {
  const id = checked(RecordId, params.id);
  const paper = checked(Paper, url.searchParams.get('paper'));
  const facts = await readAssemblyFacts(caller, id);
  const { status } = facts.assembly;
  if (status === 'draft') throw new Problem(400, 'assembly_not_called', 'The assembly is a draft.');
  if (paper === 'minutes' && status !== 'closed' && status !== 'certified')
    throw new Problem(400, 'assembly_not_closed', 'The session is not over.');
  const hasCopy = url.searchParams.get('copy') === 'en';
  return pdfAnswer(await renderAssemblyPaper(facts, paper, hasCopy), `${paper}.pdf`);
});

export const ALL = onlyMethods('GET', 'HEAD');
