import { utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import { type EcfSpan, ecfAnnulment } from '#src/domain/taxes/ecf/ecf-answers.ts';
import type { EcfKind } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { xmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import { parseNcf } from '#src/domain/taxes/ncf.ts';
import { AuthorityError, ownFault } from './authority.ts';
import { type AnnulmentWork, EcfClaimLost } from './books.ts';
import { eachAlone } from './each-alone.ts';
import type { WorkDeps } from './run-work.ts';
import { schemaFaults } from './schema-check.ts';
import { signDocument } from './sign.ts';

/** Issuers in a run. */
const LIMIT = 20;

/** Tells the authority which numbers nobody will use. @throws AggregateError of what went wrong, after all were told. */
export async function annulNumbers(deps: WorkDeps): Promise<void> {
  await eachAlone(
    await deps.books.claimAnnulments(LIMIT),
    (work) => annul(deps, work),
    (work) => deps.books.recordAnnulmentFault(work, ownFault(true)),
  );
}

async function annul(deps: WorkDeps, work: AnnulmentWork): Promise<void> {
  const { books } = deps;
  try {
    const { authority, signingKey } = await deps.access(work);
    if (!authority || !(signingKey || authority.signs))
      throw new AuthorityError('refused', null, [{ code: 'key_missing', text: '' }]);
    const document = ecfAnnulment(work.issuerTaxId, spansOf(work), deps.now());
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

/** Numbers in a row are one span, whether documents had them or somebody marked them unusable. */
export function spansOf({ numbers, spans }: Pick<AnnulmentWork, 'numbers' | 'spans'>): EcfSpan[] {
  const all = [...numbers.map((number) => ({ first: number, last: number })), ...spans];
  const merged: { kind: EcfKind; firstNumber: number; lastNumber: number }[] = [];
  for (const { first, last } of all.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const [from, to] = [parseNcf(first), parseNcf(last)];
    if (!from || !to) continue;
    const before = merged.at(-1);
    if (before?.kind === from.kind && from.sequence === before.lastNumber + 1)
      before.lastNumber = to.sequence;
    else merged.push({ kind: from.kind as EcfKind, firstNumber: from.sequence, lastNumber: to.sequence });
  }
  return merged;
}
