import { ecfProblems } from '#src/domain/taxes/ecf/ecf-checks.ts';
import { ecfContent } from '#src/domain/taxes/ecf/ecf-content.ts';
import type { EcfFacts } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { contextOf, draftOf, type EcfRecord, ecfRecord } from '#src/domain/taxes/ecf/ecf-record.ts';
import { ecfSummary } from '#src/domain/taxes/ecf/ecf-summary.ts';
import { ecfDayAt } from '#src/domain/taxes/ecf/ecf-times.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import type { EcfWork, SignedFiles, WorkProblem } from './books.ts';
import { schemaFaults } from './schema-check.ts';
import { type SigningKey, signDocument } from './sign.ts';

interface Written {
  readonly facts: EcfFacts;
  readonly document: XmlElement;
}

interface Refused {
  readonly problems: readonly WorkProblem[];
}

/** The document of a receipt, not signed yet; or all that keeps it from being signed. @param at milliseconds since 1970 */
export function writeDocument(work: Pick<EcfWork, 'facts' | 'encf'>, at: number): Written | Refused {
  const record = recordIn(work.facts);
  if (!record) return { problems: [{ field: 'document', code: 'unreadable' }] };
  const draft = draftOf(record);
  const problems = ecfProblems(draft, contextOf(record, ecfDayAt(at)));
  if (problems.length > 0) return { problems };
  const facts = { ...draft, ncf: work.encf };
  const document = ecfContent(facts, at);
  const faults = notBySchema(document);
  return faults.length > 0 ? { problems: faults } : { facts, document };
}

/** A note is worked on once its receipt is accepted; when it was given out that may have been open. */
function recordIn(facts: unknown): EcfRecord | null {
  const record = ecfRecord(facts);
  return record?.base?.verdict === 'pending'
    ? { ...record, base: { ...record.base, verdict: 'accepted' } }
    : record;
}

const notBySchema = (document: XmlElement): WorkProblem[] =>
  schemaFaults(document, { isSigned: false }).map(({ path }) => ({
    field: 'document',
    code: 'not_by_schema',
    path,
  }));

/** The signed files of a document: itself and, of a small receipt for a consumer, its summary, which bears the code of the whole. */
export async function signedFiles(
  { isSummary }: Pick<EcfWork, 'isSummary'>,
  { facts, document }: Written,
  signer: SigningKey,
  signedAt: Date,
): Promise<SignedFiles | Refused> {
  const { bytes, sha256, securityCode } = await signDocument(document, signer);
  const whole = { signedAt, securityCode, sha256 };
  if (!isSummary) return { ...whole, files: [{ kind: 'ecf', bytes }] };
  const summary = ecfSummary(facts, securityCode);
  const faults = notBySchema(summary);
  if (faults.length > 0) return { problems: faults };
  const signed = await signDocument(summary, signer);
  return {
    ...whole,
    files: [
      { kind: 'ecf', bytes },
      { kind: 'rfce', bytes: signed.bytes },
    ],
  };
}
