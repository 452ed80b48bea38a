import { type NcfKind, parseNcf } from '../ncf.ts';
import type { EcfDraft, EcfReference } from './ecf-facts.ts';
import { ecfRules } from './ecf-kinds.ts';
import { isNote, isNumberOfNote } from './ecf-notes.ts';
import { ecfSums } from './ecf-numbers.ts';
import type { EcfProblem, EcfProblemCode } from './ecf-problems.ts';
import { cleanText, ECF_LENGTHS, isTooLong } from './ecf-texts.ts';

/** What DGII said of a receipt that another is about. `paper`: it was given out without DGII. */
export const baseVerdicts = ['paper', 'pending', 'accepted', 'conditional', 'rejected'] as const;

/** The receipt that a note changes, or that a receipt replaces. */
export interface EcfBase {
  readonly kind: NcfKind;
  readonly verdict: (typeof baseVerdicts)[number];
  /** With ITBIS, in centavos of DOP. */
  readonly totalMinor: number;
  /** What credit notes have left of it. */
  readonly balanceMinor: number;
}

const REPLACES = 4;
const ABOUT_CONSUMER = 5;

/** Whether what a receipt refers to may be referred to like that. */
export function checkReference(draft: EcfDraft, base: EcfBase | null): EcfProblem[] {
  const { kind, reference, issuedOn } = draft;
  if (reference === null) {
    return ecfRules[kind].reference === 'must' ? [{ field: 'reference', code: 'missing' }] : [];
  }
  const problems: EcfProblem[] = [];
  const number = numberProblem(draft, reference);
  if (number) problems.push({ field: 'reference', code: number });
  if (reference.issuedOn > issuedOn) problems.push({ field: 'issuedOn', code: 'too_early' });
  if (isNote(kind)) problems.push(...reasonProblems(reference));
  if (isNote(kind) && reference.code !== REPLACES) problems.push(...noteProblems(draft, reference, base));
  return problems;
}

function numberProblem({ kind }: EcfDraft, { ncf, code }: EcfReference): EcfProblemCode | null {
  const own = parseNcf(ncf);
  if (own === null) return 'malformed';
  // In a contingency the same kind is given out on paper.
  if (code === REPLACES) return own.series === 'B' && own.kind === kind ? null : 'base_other_kind';
  if (code === ABOUT_CONSUMER)
    return kind === 'fiscal_credit' && own.kind === 'consumer' ? null : 'base_other_kind';
  if (!isNote(kind)) return 'not_allowed';
  return isNumberOfNote(ncf) ? 'base_is_note' : null;
}

function reasonProblems({ reason, code }: EcfReference): EcfProblem[] {
  const field = 'reference.reason';
  if (code !== REPLACES && cleanText(reason) === '') return [{ field, code: 'missing' }];
  return isTooLong(reason, ECF_LENGTHS.noteReason) ? [{ field, code: 'too_long' }] : [];
}

function noteProblems(draft: EcfDraft, { code }: EcfReference, base: EcfBase | null): EcfProblem[] {
  const { totalMinor } = ecfSums(draft);
  if (base === null) return [{ field: 'reference', code: 'missing' }];
  const problems: EcfProblem[] = [];
  if (base.verdict === 'pending' || base.verdict === 'rejected')
    problems.push({ field: 'reference', code: 'base_not_accepted' });
  if (code === 2 && totalMinor > 0) problems.push({ field: 'total', code: 'has_amounts' });
  if (draft.kind === 'debit_note') return problems;
  if (totalMinor > base.balanceMinor) problems.push({ field: 'total', code: 'over_balance' });
  if (code === 1 && totalMinor !== base.totalMinor) problems.push({ field: 'total', code: 'not_whole' });
  return problems;
}
