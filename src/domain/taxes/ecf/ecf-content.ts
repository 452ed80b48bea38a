import { DomainError } from '../../foundation/errors.ts';
import type { EcfFacts, EcfReference } from './ecf-facts.ts';
import { ecfBuyer, ecfIdentity, ecfIssuer } from './ecf-header.ts';
import { ecfItems } from './ecf-items.ts';
import { isNote } from './ecf-notes.ts';
import { isEcfNumber } from './ecf-numbers.ts';
import { cleanText, cutText, ECF_LENGTHS } from './ecf-texts.ts';
import { ecfDay, ecfTime } from './ecf-times.ts';
import { ecfForeignTotals, ecfTotals } from './ecf-totals.ts';
import { type Maybe, parentElement, textElement, type XmlElement } from './xml-tree.ts';

/** Version of DGII's formats. */
const VERSION = '1.0';

export const version = (): Maybe => textElement('Version', VERSION);

/** The root of a document, which always has something in it. */
export function wholeOf(name: string, children: readonly Maybe[]): XmlElement {
  return { name, content: children.filter((child) => child !== null) };
}

/**
 * An e-CF from what a receipt says, ready to be signed: its elements in the order of the schema of its kind. Whatever could
 * be refused was found before (`ecfProblems`). Error: `ncf_invalid` for a number of another kind.
 * @param signedAt milliseconds since 1970
 */
export function ecfContent(facts: EcfFacts, signedAt: number): XmlElement {
  if (!isEcfNumber(facts.ncf, facts.kind)) throw new DomainError('ncf_invalid', { ncf: facts.ncf });
  return wholeOf('ECF', [
    parentElement('Encabezado', [
      version(),
      ecfIdentity(facts),
      ecfIssuer(facts),
      ecfBuyer(facts),
      ecfTotals(facts),
      ecfForeignTotals(facts),
    ]),
    ecfItems(facts),
    facts.reference && referenceOf(facts.reference, isNote(facts.kind)),
    textElement('FechaHoraFirma', ecfTime(signedAt)),
  ]);
}

function referenceOf(reference: EcfReference, hasReason: boolean): Maybe {
  return parentElement('InformacionReferencia', [
    textElement('NCFModificado', cleanText(reference.ncf)),
    textElement('RNCOtroContribuyente', reference.otherTaxId),
    textElement('FechaNCFModificado', ecfDay(reference.issuedOn)),
    textElement('CodigoModificacion', String(reference.code)),
    hasReason ? textElement('RazonModificacion', cutText(reference.reason, ECF_LENGTHS.noteReason)) : null,
  ]);
}
