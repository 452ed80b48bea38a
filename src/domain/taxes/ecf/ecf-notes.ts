import type { IsoDate } from '../../foundation/dates.ts';
import { isLateNote } from '../late-note.ts';
import { parseNcf } from '../ncf.ts';
import { TAX_RULES, type TaxRule } from '../tax-rules.ts';
import type { EcfKind, EcfReference } from './ecf-facts.ts';

/** Whether a kind adds to a receipt or takes back from one. */
export const isNote = (kind: EcfKind): boolean => kind === 'debit_note' || kind === 'credit_note';

/** Whether a number is of a note, electronic or on paper. */
export function isNumberOfNote(ncf: string): boolean {
  const kind = parseNcf(ncf)?.kind;
  return kind === 'debit_note' || kind === 'credit_note';
}

/** What a credit note says of its time: 0 up to thirty days after its receipt, 1 later, when it takes back no ITBIS. */
export function creditNoteIndicator(
  { issuedOn }: Pick<EcfReference, 'issuedOn'>,
  noteOn: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): '0' | '1' {
  return isLateNote(issuedOn, noteOn, rules) ? '1' : '0';
}
