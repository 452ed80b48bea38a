import { utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import { type EcfSpan, ecfAnnulment } from '#src/domain/taxes/ecf/ecf-answers.ts';
import type { EcfKind } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { xmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import { parseNcf } from '#src/domain/taxes/ncf.ts';
import { AuthorityError } from './authority.ts';
import { type AnnulmentWork, EcfClaimLost } from './books.ts';
import type { WorkDeps } from './run-work.ts';
import { schemaFaults } from './schema-check.ts';
import { signDocument } from './sign.ts';

/** Issuers in a run. */
const LIMIT = 20;

/** Tells the authority which numbers nobody will use. @throws AggregateError of what went wrong with the books. */
export async function annulNumbers(deps: WorkDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const work of await deps.books.claimAnnulments(LIMIT)) {
    await annul(deps, work).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

async function annul(deps: WorkDeps, work: AnnulmentWork): Promise<void> {
  const { books } = deps;
  try {
    const { authority, signingKey } = await deps.access(work);
    if (!authority || !(signingKey || authority.signs))
      throw new AuthorityError('refused', null, [{ code: 'key_missing', text: '' }]);
    const document = ecfAnnulment(work.issuerTaxId, spansOf(work.numbers), deps.now());
    const [fault] = schemaFaults(document, { isSigned: false });
    if (fault) throw new AuthorityError('refused', null, [{ code: 'not_by_schema', text: fault.path }]);
    const bytes = signingKey ? (await signDocument(document, signingKey)).bytes : utf8(xmlText(document));
    const { notAnnulled } = await authority.annul(work.issuerTaxId, bytes);
    await books.recordAnnulment(work, bytes, notAnnulled);
  } catch (error) {
    if (error instanceof EcfClaimLost) return;
    if (!(error instanceof AuthorityError)) throw error;
    await books.recordAnnulmentFault(work, error);
  }
}

/** Numbers in a row are one span. */
export function spansOf(numbers: readonly string[]): EcfSpan[] {
  const spans: { kind: EcfKind; firstNumber: number; lastNumber: number }[] = [];
  for (const number of numbers.toSorted()) {
    const { kind, sequence } = parseNcf(number) ?? {};
    if (!kind || sequence === undefined) continue;
    const last = spans.at(-1);
    if (last?.kind === kind && sequence === last.lastNumber + 1) last.lastNumber = sequence;
    else spans.push({ kind: kind as EcfKind, firstNumber: sequence, lastNumber: sequence });
  }
  return spans;
}
