import { daysBetween, type IsoDate } from '../foundation/dates.ts';
import { TAX_RULES, type TaxRule, taxRule } from './tax-rules.ts';

/**
 * Whether a credit note comes too late to lower the ITBIS of its receipt: more days after it than the rule of the note's
 * day leaves (Código Tributario art. 338; Reglamento 293-11, arts. 8 and 28). What it takes off the price stays taken off.
 */
export function isLateNote(
  receiptOn: IsoDate,
  noteOn: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): boolean {
  const days = taxRule('credit_note_days', noteOn, rules)?.value;
  return days !== undefined && daysBetween(receiptOn, noteOn) > days;
}
