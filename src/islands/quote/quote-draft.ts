import type { AskedWork, QuoteInput } from '#src/data/maintenance/quote-link.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { QuoteTax } from '#src/domain/maintenance/work-order-enums.ts';

/** A price as it is typed. */
export interface QuoteDraft {
  readonly amountMinor: number | null;
  readonly tax: QuoteTax;
  readonly days: number | null;
  readonly validUntil: string;
  readonly note: string;
}

/** By field, the name of what is wrong with it. */
export interface QuoteProblems {
  amountMinor?: 'priceMissing';
  days?: 'daysInvalid';
  validUntil?: 'dayInvalid';
  note?: 'noteLong';
}

const USUAL_DAYS = 30;
const MOST_DAYS_AHEAD = 366;
const MOST_DAYS = 365;
const MOST_LETTERS = 1000;

/** What was given before, else an empty form whose price holds for a month. */
export const quoteDraft = ({ quote, today }: Pick<AskedWork, 'quote' | 'today'>): QuoteDraft =>
  quote ?? {
    amountMinor: null,
    tax: 'none',
    days: null,
    validUntil: addDays(today, USUAL_DAYS),
    note: '',
  };

/** @returns what is wrong by field, and what is sent: null while something is. */
export function readQuote(
  draft: QuoteDraft,
  today: string,
): { problems: QuoteProblems; input: QuoteInput | null } {
  const { amountMinor, days, validUntil, note } = draft;
  const problems: QuoteProblems = {};
  if (amountMinor === null || amountMinor <= 0) problems.amountMinor = 'priceMissing';
  if (days === null || days < 1 || days > MOST_DAYS) problems.days = 'daysInvalid';
  if (!isIsoDate(validUntil) || validUntil < today || validUntil > addDays(today, MOST_DAYS_AHEAD))
    problems.validUntil = 'dayInvalid';
  if (note.trim().length > MOST_LETTERS) problems.note = 'noteLong';
  const isRight = Object.keys(problems).length === 0 && amountMinor !== null && days !== null;
  return {
    problems,
    input: isRight ? { amountMinor, days, validUntil, tax: draft.tax, note: note.trim() } : null,
  };
}
